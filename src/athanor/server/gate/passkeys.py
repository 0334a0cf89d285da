"""Passkeys over HTTP. Their library is large, and loaded when somebody has one."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Final

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from athanor.contract import BadRequest

from ..store import accounts, people
from ..wire.accounts import Account, PasskeyAnswer, PasskeyOptions, SignedIn
from .accounts import OWN, POSTED, AnyRequest, own
from .described import BUSY, MISSING, hub_of, spend
from .devices import device_of
from .origin import is_this_machine, origin_of


async def load() -> None:
    """In a thread of its own, and only for who may have a passkey here: no table waits for it."""
    await asyncio.to_thread(import_module, "athanor.server.house.passkeys")


def page_of(state: State, request: AnyRequest) -> str:
    """Passkeys belong to a page: the one at the public address and no other. Without such an
    address only pages of this machine have any, as the name in a request proves nothing."""
    origin: str = request.headers.get("origin", "")
    public = hub_of(state).settings.public_address
    if public and origin == origin_of(public):
        return origin
    if public or not origin:
        raise BadRequest("foreign-origin")
    if not is_this_machine(origin):
        raise BadRequest("passkey-address")
    return origin


@post("/api/account/passkeys/ask", summary="Begin a new passkey", responses=POSTED | OWN | BUSY)
async def ask_new(state: State, request: AnyRequest) -> PasskeyOptions:
    spend(state, request, "passkeys")
    account = await own(state, request)
    page = page_of(state, request)
    name = (await hub_of(state).store.look(accounts.describe, account))[0]
    await load()
    from ..house import passkeys

    challenges = hub_of(state).challenges
    return PasskeyOptions(passkeys.ask_new(challenges, page, account, name))


@post("/api/account/passkeys", summary="Add a new passkey", responses=POSTED | OWN)
async def add(state: State, request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> Account:
    account = await own(state, request)
    page = page_of(state, request)
    await load()
    from ..house import passkeys

    made, proof = passkeys.accept_new(hub_of(state).challenges, page, account, data.credential)
    return await hub_of(state).store.change(people.add_passkey, account, made, proof)


@post("/api/passkeys/ask", summary="Begin to sign in with a passkey", responses=POSTED | BUSY)
async def ask_known(state: State, request: AnyRequest) -> PasskeyOptions:
    spend(state, request, "passkeys")
    page = page_of(state, request)
    await load()
    from ..house import passkeys

    return PasskeyOptions(passkeys.ask_known(hub_of(state).challenges, page))


@post("/api/passkeys", summary="Sign in with a passkey", responses=POSTED | MISSING | BUSY)
async def sign_in(state: State, request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> SignedIn:
    spend(state, request, "passkeys")
    hub = hub_of(state)
    id = str(data.credential.get("id", ""))
    account, public_key, used = await hub.store.look(accounts.passkey, id)
    page = page_of(state, request)
    asked = hub.challenges.answered(data.credential, "known")
    await hub.store.look(people.check_unspent, asked.hex())
    await load()
    from ..house import passkeys

    count, proof = passkeys.accept_known(hub.challenges, page, data.credential, public_key, used)
    at, device = hub.now(), device_of(request)
    used_now = id, count
    return await hub.store.change(people.enter_by_passkey, account, used_now, proof, at, device)


HANDLERS: Final = [ask_new, add, ask_known, sign_in]
