"""Accounts and ratings over HTTP. Nobody needs any of it to play."""

from __future__ import annotations

import sqlite3
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from athanor.contract import BadRequest, game

from ..store import accounts, ratings
from ..wire.resources import (
    Account,
    Naming,
    PasskeyAnswer,
    PasskeyOptions,
    RatedGame,
    RatingList,
    RecoveryKey,
    SignedIn,
)
from ..wire.words import check_name
from .described import BAD, BUSY, FOREIGN, LARGE, MEDIA, MISSING, hub_of, problem, spend

AnyRequest = Request[Any, Any, Any]
POSTED: Final = BAD | FOREIGN | LARGE | MEDIA
OWN: Final = problem(401, "The token is missing, or no longer good.") | BAD


def token_of(request: AnyRequest) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def account_of(state: State, request: AnyRequest) -> str:
    """The account whose token came along, or empty: a guest."""
    token = token_of(request)
    if not token:
        return ""
    return await hub_of(state).store.look(lambda c: accounts.holder(c, token)) or ""


async def own(state: State, request: AnyRequest) -> str:
    account = await account_of(state, request)
    if not account:
        raise BadRequest("signed-out")
    return account


def picture(connection: sqlite3.Connection, account: str) -> Account:
    name, created, recovery, passkeys = accounts.describe(connection, account)
    found = ratings.ratings_of(connection, account)
    return Account(name, created, recovery, passkeys, found)


def welcome(connection: sqlite3.Connection, account: str, at: int) -> SignedIn:
    """Signs an account in."""
    seen = picture(connection, account)
    return SignedIn(seen, accounts.sign_in(connection, account, at))


@get("/api/ratings/{game_id:str}", summary="Who plays a game how well", responses=MISSING)
async def ladder(state: State, game_id: FromPath[str]) -> RatingList:
    known = game(game_id).id
    return RatingList(await hub_of(state).store.look(lambda c: ratings.ladder(c, known)))


@get("/api/tables/{table:str}/ratings", summary="What a game did to the ratings")
async def rated_game(state: State, table: FromPath[str]) -> RatedGame:
    return RatedGame(await hub_of(state).store.look(lambda c: ratings.rated_seats(c, table)))


@post("/api/account", summary="Make an account", responses=POSTED | BUSY)
async def create(state: State, request: AnyRequest, data: JSONBody[Naming]) -> SignedIn:
    name = check_name(data.name)
    spend(state, request, "accounts")
    hub = hub_of(state)
    at = hub.now()
    return await hub.store.change(lambda c: welcome(c, accounts.create(c, name, at), at))


@get("/api/account", summary="One's own account", responses=OWN)
async def look(state: State, request: AnyRequest) -> Account:
    account = await own(state, request)
    return await hub_of(state).store.look(lambda c: picture(c, account))


@post("/api/account/name", summary="Change its name", responses=POSTED | OWN)
async def rename(state: State, request: AnyRequest, data: JSONBody[Naming]) -> Account:
    account, name = await own(state, request), check_name(data.name)

    def work(connection: sqlite3.Connection) -> Account:
        accounts.rename(connection, account, name)
        return picture(connection, account)

    return await hub_of(state).store.change(work)


@post("/api/account/recovery", summary="A new recovery key", responses=POSTED | OWN)
async def new_recovery(state: State, request: AnyRequest) -> RecoveryKey:
    account = await own(state, request)
    change = hub_of(state).store.change
    return RecoveryKey(await change(lambda c: accounts.new_recovery(c, account)))


@post("/api/account/recover", summary="Sign in by a recovery key", responses=POSTED | MISSING)
async def recover(state: State, data: JSONBody[RecoveryKey]) -> SignedIn:
    hub = hub_of(state)
    at = hub.now()
    return await hub.store.change(lambda c: welcome(c, accounts.recover(c, data.key), at))


@post("/api/account/leave", summary="Sign out here", responses=POSTED, status_code=204)
async def leave(state: State, request: AnyRequest) -> None:
    token = token_of(request)
    await hub_of(state).store.change(lambda c: accounts.sign_out(c, token))


@post("/api/account/delete", summary="Delete it", responses=POSTED | OWN, status_code=204)
async def delete(state: State, request: AnyRequest) -> None:
    account = await own(state, request)
    await hub_of(state).store.change(lambda c: accounts.delete(c, account))


# -- passkeys (their library is large, and loaded when somebody has one)


def origin_of(request: AnyRequest) -> str:
    """Where the page is; that it is ours was checked before. Passkeys belong to a page."""
    origin: str = request.headers.get("origin", "")
    if not urlsplit(origin).hostname:
        raise BadRequest("foreign-origin")
    return origin


@post("/api/account/passkeys/ask", summary="Begin a new passkey", responses=POSTED | OWN)
async def ask_new(state: State, request: AnyRequest) -> PasskeyOptions:
    from ..house import passkeys

    account = await own(state, request)
    name = (await hub_of(state).store.look(lambda c: accounts.describe(c, account)))[0]
    return PasskeyOptions(passkeys.ask_new(state.challenges, origin_of(request), account, name))


@post("/api/account/passkeys", summary="Add a new passkey", responses=POSTED | OWN)
async def add(state: State, request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> Account:
    from ..house import passkeys

    account = await own(state, request)
    made = passkeys.accept_new(state.challenges, origin_of(request), account, data.credential)

    def work(connection: sqlite3.Connection) -> Account:
        accounts.add_passkey(connection, account, *made)
        return picture(connection, account)

    return await hub_of(state).store.change(work)


@post("/api/passkeys/ask", summary="Begin to sign in with a passkey", responses=POSTED | BUSY)
async def ask_known(state: State, request: AnyRequest) -> PasskeyOptions:
    from ..house import passkeys

    spend(state, request, "passkeys")
    return PasskeyOptions(passkeys.ask_known(state.challenges, origin_of(request)))


@post("/api/passkeys", summary="Sign in with a passkey", responses=POSTED | MISSING)
async def sign_in(state: State, request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> SignedIn:
    from ..house import passkeys

    hub = hub_of(state)
    id = str(data.credential.get("id", ""))
    account, public_key, used = await hub.store.look(lambda c: accounts.passkey(c, id))
    count = passkeys.accept_known(
        state.challenges, origin_of(request), data.credential, public_key, used
    )
    at = hub.now()

    def work(connection: sqlite3.Connection) -> SignedIn:
        accounts.used_passkey(connection, id, count)
        return welcome(connection, account, at)

    return await hub.store.change(work)


HANDLERS: Final = [
    ladder,
    rated_game,
    create,
    look,
    rename,
    new_recovery,
    recover,
    leave,
    delete,
    ask_new,
    add,
    ask_known,
    sign_in,
]
