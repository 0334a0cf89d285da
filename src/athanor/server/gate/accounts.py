"""Accounts and ratings over HTTP. Nobody needs any of it to play."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from athanor.contract import BadRequest, game

from ..store import accounts, people, ratings
from ..wire.accounts import (
    Account,
    Block,
    BlockList,
    EndBlock,
    EndSession,
    Naming,
    NewRecovery,
    RatedGame,
    RatingList,
    RecoveryKey,
    SessionList,
    SignedIn,
)
from ..wire.words import check_name
from .described import BAD, BUSY, FOREIGN, LARGE, MISSING, hub_of, problem, spend
from .devices import device_of

AnyRequest = Request[Any, Any, Any]
POSTED: Final = BAD | FOREIGN | LARGE
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
    found = await hub.store.look(accounts.holder, token, at)
    if found is None:
        return ""
    account, to_be_noted = found
    if to_be_noted:
        await hub.store.change(accounts.note_use, token, at)
    return account


async def own(state: State, request: AnyRequest) -> str:
    account = await account_of(state, request)
    if not account:
        raise BadRequest("signed-out")
    return account


@get("/api/ratings/{game_id:str}", summary="Who plays a game how well", responses=MISSING)
async def ladder(state: State, game_id: FromPath[str]) -> RatingList:
    known = game(game_id).id
    return RatingList(await hub_of(state).store.look(ratings.ladder, known))


@get("/api/tables/{table:str}/ratings", summary="What a game did to the ratings")
async def rated_game(state: State, table: FromPath[str]) -> RatedGame:
    return RatedGame(await hub_of(state).store.look(ratings.rated_seats, table))


@post("/api/account", summary="Make an account", responses=POSTED | BUSY)
async def create(state: State, request: AnyRequest, data: JSONBody[Naming]) -> SignedIn:
    name = check_name(data.name)
    spend(state, request, "accounts")
    hub = hub_of(state)
    at = hub.now()
    device = device_of(request)
    return await hub.store.change(people.join, name, at, device)


@get("/api/account", summary="One's own account", responses=OWN)
async def look(state: State, request: AnyRequest) -> Account:
    account = await own(state, request)
    return await hub_of(state).store.look(people.picture, account)


@post("/api/account/name", summary="Change its name", responses=POSTED | OWN)
async def rename(state: State, request: AnyRequest, data: JSONBody[Naming]) -> Account:
    account, name = await own(state, request), check_name(data.name)
    return await hub_of(state).store.change(people.rename, account, name)


@post("/api/account/recovery", summary="A new recovery key", responses=POSTED | OWN)
async def new_recovery(
    state: State, request: AnyRequest, data: JSONBody[NewRecovery]
) -> RecoveryKey:
    account, token = await own(state, request), token_of(request)
    store = hub_of(state).store
    return await store.change(people.new_recovery, account, token, data.end_others)


@post(
    "/api/account/recover",
    summary="Sign in by a recovery key, which is good once",
    responses=POSTED | MISSING | BUSY,
)
async def recover(state: State, request: AnyRequest, data: JSONBody[RecoveryKey]) -> SignedIn:
    spend(state, request, "passkeys")
    hub = hub_of(state)
    at, device = hub.now(), device_of(request)
    return await hub.store.change(people.recover, data.key, at, device)


# -- where it is signed in


@get("/api/account/sessions", summary="Where it is signed in", responses=OWN)
async def sessions(state: State, request: AnyRequest) -> SessionList:
    account, token = await own(state, request), token_of(request)
    at = hub_of(state).now()
    return await hub_of(state).store.look(people.list_sessions, account, token, at)


@post("/api/account/sessions/end", summary="Sign out elsewhere", responses=POSTED | OWN)
async def end_session(state: State, request: AnyRequest, data: JSONBody[EndSession]) -> SessionList:
    account, token = await own(state, request), token_of(request)
    at = hub_of(state).now()
    return await hub_of(state).store.change(people.end_session, account, token, data.id, at)


# -- people one does not want to meet


@get("/api/account/blocks", summary="Whom one has blocked", responses=OWN)
async def blocks(state: State, request: AnyRequest) -> BlockList:
    account = await own(state, request)
    return await hub_of(state).store.look(people.list_blocks, account)


@post("/api/account/blocks", summary="Block somebody", responses=POSTED | OWN | MISSING)
async def block(state: State, request: AnyRequest, data: JSONBody[Block]) -> BlockList:
    account = await own(state, request)
    hub = hub_of(state)
    seats = (await hub.peek(data.table)).seats
    if not 0 <= data.seat < len(seats):
        raise BadRequest("no-such-seat", seat=data.seat, seats=len(seats))
    blocked, at = seats[data.seat].account, hub.now()
    if not blocked:
        raise BadRequest("not-blockable")
    return await hub.store.change(people.block, account, blocked, at)


@post("/api/account/blocks/end", summary="No longer block somebody", responses=POSTED | OWN)
async def unblock(state: State, request: AnyRequest, data: JSONBody[EndBlock]) -> BlockList:
    account = await own(state, request)
    return await hub_of(state).store.change(people.unblock, account, data.person)


@post("/api/account/leave", summary="Sign out here", responses=POSTED, status_code=204)
async def leave(state: State, request: AnyRequest) -> None:
    token = token_of(request)
    await hub_of(state).store.change(accounts.sign_out, token)


@post("/api/account/delete", summary="Delete it", responses=POSTED | OWN, status_code=204)
async def delete(state: State, request: AnyRequest) -> None:
    account = await own(state, request)
    await hub_of(state).store.change(accounts.delete_account, account)


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
