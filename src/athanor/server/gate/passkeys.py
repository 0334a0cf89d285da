"""Passkeys over HTTP. What an authenticator answers is judged by a clerk."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from athanor.contract import BadRequest

from ..house import passkeys
from ..store import accounts, people
from ..wire.accounts import Account, PasskeyAnswer, PasskeyOptions, SignedIn
from ..workers.passkeys import accept_known, accept_new, count_of, made_of
from .accounts import OWN, POSTED, AnyRequest, own
from .described import BUSY, MISSING, UNABLE, address_of, hub_of, spend
from .devices import device_of
from .origin import is_this_machine, origin_of


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


def given(credential: dict[str, Any], challenge: bytes, page: str) -> tuple[object, ...]:
    """What a clerk needs to judge an answer."""
    return msgspec.json.encode(credential), challenge, passkeys.host(page), page


@post("/api/account/passkeys/ask", summary="Begin a new passkey", responses=POSTED | OWN | BUSY)
async def ask_new(state: State, request: AnyRequest) -> PasskeyOptions:
    spend(state, request, "passkeys")
    account = await own(state, request)
    page = page_of(state, request)
    hub = hub_of(state)
    name = (await hub.store.look(accounts.describe, account))[0]
    challenge = hub.challenges.ask("new", account)
    return PasskeyOptions(passkeys.for_new(challenge, page, account, name))


@post("/api/account/passkeys", summary="Add a new passkey", responses=POSTED | OWN | UNABLE)
async def add(state: State, request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> Account:
    account = await own(state, request)
    page = page_of(state, request)
    hub = hub_of(state)
    challenge = hub.challenges.answered(data.credential, "new", account)
    answer = given(data.credential, challenge, page)
    made = made_of(await hub.desk.brief(address_of(request), accept_new, *answer))
    proof = hub.challenges.proof(challenge)
    return await hub.store.change(people.add_passkey, account, made, proof)


@post("/api/passkeys/ask", summary="Begin to sign in with a passkey", responses=POSTED | BUSY)
async def ask_known(state: State, request: AnyRequest) -> PasskeyOptions:
    spend(state, request, "passkeys")
    page = page_of(state, request)
    return PasskeyOptions(passkeys.for_known(hub_of(state).challenges.ask("known"), page))


@post(
    "/api/passkeys",
    summary="Sign in with a passkey",
    responses=POSTED | MISSING | BUSY | UNABLE,
)
async def sign_in(state: State, request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> SignedIn:
    spend(state, request, "passkeys")
    hub = hub_of(state)
    id = str(data.credential.get("id", ""))
    account, public_key, used = await hub.store.look(accounts.passkey, id)
    page = page_of(state, request)
    challenge = hub.challenges.answered(data.credential, "known")
    await hub.store.look(people.check_unspent, challenge.hex())
    answer = (*given(data.credential, challenge, page), public_key, used)
    count = count_of(await hub.desk.brief(address_of(request), accept_known, *answer))
    proof = hub.challenges.proof(challenge)
    at, device = hub.now(), device_of(request)
    return await hub.store.change(people.enter_by_passkey, account, (id, count), proof, at, device)


HANDLERS: Final = [ask_new, add, ask_known, sign_in]
