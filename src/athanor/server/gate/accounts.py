"""Accounts and ratings over HTTP. Nobody needs any of it to play."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from athanor.contract import BadRequest, game

from ..store import accounts, ratings
from ..wire.accounts import (
    Account,
    Block,
    Blocked,
    BlockList,
    EndBlock,
    EndSession,
    Naming,
    NewRecovery,
    RatedGame,
    RatingList,
    RecoveryKey,
    Session,
    SessionList,
    SignedIn,
)
from ..wire.keys import new_key, person_of
from ..wire.words import check_name
from .described import BAD, BUSY, FOREIGN, LARGE, MEDIA, MISSING, hub_of, problem, spend
from .devices import device_of

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
    hub = hub_of(state)
    at = hub.now()
    found = await hub.store.look(lambda c: accounts.holder(c, token, at))
    if found is None:
        return ""
    account, to_be_noted = found
    if to_be_noted:
        await hub.store.change(lambda c: accounts.note_use(c, token, at))
    return account


async def own(state: State, request: AnyRequest) -> str:
    account = await account_of(state, request)
    if not account:
        raise BadRequest("signed-out")
    return account


def picture(connection: sqlite3.Connection, account: str) -> Account:
    name, created, recovery, passkeys = accounts.describe(connection, account)
    found = ratings.ratings_of(connection, account)
    return Account(name, created, recovery, passkeys, found)


def welcome(connection: sqlite3.Connection, account: str, at: int, device: str) -> SignedIn:
    """Signs an account in."""
    seen = picture(connection, account)
    return SignedIn(seen, accounts.sign_in(connection, account, at, device))


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
    device = device_of(request)
    return await hub.store.change(lambda c: welcome(c, accounts.create(c, name, at), at, device))


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
async def new_recovery(
    state: State, request: AnyRequest, data: JSONBody[NewRecovery]
) -> RecoveryKey:
    account, token = await own(state, request), token_of(request)

    def work(connection: sqlite3.Connection) -> RecoveryKey:
        if data.end_others:
            accounts.end_others(connection, account, token)
        return RecoveryKey(accounts.new_recovery(connection, account))

    return await hub_of(state).store.change(work)


@post(
    "/api/account/recover",
    summary="Sign in by a recovery key, which is good once",
    responses=POSTED | MISSING | BUSY,
)
async def recover(state: State, request: AnyRequest, data: JSONBody[RecoveryKey]) -> SignedIn:
    spend(state, request, "passkeys")
    hub = hub_of(state)
    at, device = hub.now(), device_of(request)

    def work(connection: sqlite3.Connection) -> SignedIn:
        account = accounts.recover(connection, data.key)
        following = new_key()
        token = accounts.sign_in(connection, account, at, device, following)
        return SignedIn(picture(connection, account), token, following)

    return await hub.store.change(work)


# -- where it is signed in


@get("/api/account/sessions", summary="Where it is signed in", responses=OWN)
async def sessions(state: State, request: AnyRequest) -> SessionList:
    account, token = await own(state, request), token_of(request)
    at = hub_of(state).now()
    found = await hub_of(state).store.look(lambda c: accounts.sessions(c, account, token, at))
    return SessionList([Session(*each) for each in found])


@post("/api/account/sessions/end", summary="Sign out elsewhere", responses=POSTED | OWN)
async def end_session(state: State, request: AnyRequest, data: JSONBody[EndSession]) -> SessionList:
    account, token = await own(state, request), token_of(request)
    at = hub_of(state).now()

    def work(connection: sqlite3.Connection) -> SessionList:
        if data.id:
            accounts.end_session(connection, account, data.id)
        else:
            accounts.end_others(connection, account, token)
        found = accounts.sessions(connection, account, token, at)
        return SessionList([Session(*each) for each in found])

    return await hub_of(state).store.change(work)


# -- people one does not want to meet


def list_blocks(connection: sqlite3.Connection, account: str) -> BlockList:
    found = accounts.blocked_by(connection, account)
    return BlockList([Blocked(person_of(blocked), name) for blocked, name in found])


@get("/api/account/blocks", summary="Whom one has blocked", responses=OWN)
async def blocks(state: State, request: AnyRequest) -> BlockList:
    account = await own(state, request)
    return await hub_of(state).store.look(lambda c: list_blocks(c, account))


@post("/api/account/blocks", summary="Block somebody", responses=POSTED | OWN | MISSING)
async def block(state: State, request: AnyRequest, data: JSONBody[Block]) -> BlockList:
    account = await own(state, request)
    hub = hub_of(state)
    seats = (await hub.find(data.table)).table.seats
    if not 0 <= data.seat < len(seats):
        raise BadRequest("no-such-seat", seat=data.seat, seats=len(seats))
    blocked, at = seats[data.seat].account, hub.now()
    if not blocked:
        raise BadRequest("not-blockable")

    def work(connection: sqlite3.Connection) -> BlockList:
        accounts.block(connection, account, blocked, at)
        return list_blocks(connection, account)

    return await hub.store.change(work)


@post("/api/account/blocks/end", summary="No longer block somebody", responses=POSTED | OWN)
async def unblock(state: State, request: AnyRequest, data: JSONBody[EndBlock]) -> BlockList:
    account = await own(state, request)

    def work(connection: sqlite3.Connection) -> BlockList:
        accounts.unblock(connection, account, data.person)
        return list_blocks(connection, account)

    return await hub_of(state).store.change(work)


@post("/api/account/leave", summary="Sign out here", responses=POSTED, status_code=204)
async def leave(state: State, request: AnyRequest) -> None:
    token = token_of(request)
    await hub_of(state).store.change(lambda c: accounts.sign_out(c, token))


@post("/api/account/delete", summary="Delete it", responses=POSTED | OWN, status_code=204)
async def delete(state: State, request: AnyRequest) -> None:
    account = await own(state, request)
    await hub_of(state).store.change(lambda c: accounts.delete(c, account))


HANDLERS: Final = [
    ladder,
    rated_game,
    create,
    look,
    rename,
    new_recovery,
    recover,
    sessions,
    end_session,
    blocks,
    block,
    unblock,
    leave,
    delete,
]
