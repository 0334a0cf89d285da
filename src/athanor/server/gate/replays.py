"""Looking through games that are over, and playing on from the middle of one."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter

from athanor.contract import BadRequest

from ..settings import RECORD_LIMIT
from ..wire.messages import ReplayLog, ReplayViews
from ..wire.replays import PlayOn, ReplayInfo, ReviewInfo
from ..wire.resources import Seated
from .described import (
    BAD,
    BUSY,
    CONFLICT,
    FOREIGN,
    GONE,
    LARGE,
    MISSING,
    UNABLE,
    TableId,
    address_of,
    hub_of,
    spend,
    squeezed,
)

ReplayId = Annotated[str, PathParameter(description="The replay's id.")]
Viewer = Annotated[str, PathParameter(description="A seat's number, or `open`.")]


@get(
    "/api/tables/{table:str}/replay",
    summary="A table's game, once it is over, to be looked through",
    responses=BAD | MISSING | CONFLICT | GONE | LARGE | BUSY | UNABLE,
)
async def replay_table(state: State, request: Request[Any, Any, Any], table: TableId) -> ReplayInfo:
    return (await hub_of(state).replays.of_table(table, address_of(request))).info


@post(
    "/api/replays",
    summary="A record from a file (the body), to be looked through",
    responses=BAD | FOREIGN | MISSING | CONFLICT | LARGE | BUSY | UNABLE,
    request_max_body_size=RECORD_LIMIT,
)
async def replay_file(state: State, request: Request[Any, Any, Any]) -> ReplayInfo:
    spend(state, request, "records")
    return (await hub_of(state).replays.of_file(await request.body(), address_of(request))).info


@get(
    "/api/replays/{replay:str}/log/{viewer:str}",
    summary="What a viewer saw happen, step by step",
    responses=MISSING,
)
async def replay_log(
    state: State, request: Request[Any, Any, Any], replay: ReplayId, viewer: Viewer
) -> Response[ReplayLog]:
    found = hub_of(state).replays.find(replay)
    return squeezed(request, found.logs[found.viewer(viewer)])


@get(
    "/api/replays/{replay:str}/views/{viewer:str}/{piece:int}",
    summary="What a viewer had before them, one piece of the game",
    responses=BAD | MISSING,
)
async def replay_views(
    state: State,
    request: Request[Any, Any, Any],
    replay: ReplayId,
    viewer: Viewer,
    piece: FromPath[int],
) -> Response[ReplayViews]:
    found = hub_of(state).replays.find(replay)
    pieces = found.views[found.viewer(viewer)]
    if not 0 <= piece < len(pieces):
        raise BadRequest("no-such-step", step=piece * found.info.chunk, last=len(found.info.movers))
    return squeezed(request, pieces[piece])


@get(
    "/api/replays/{replay:str}/review/{seat:int}",
    summary="The moves of a seat that cost most, and its chances; ask again until it is done",
    responses=BAD | MISSING | BUSY | UNABLE,
)
async def review(
    state: State, request: Request[Any, Any, Any], replay: ReplayId, seat: FromPath[int]
) -> ReviewInfo:
    hub = hub_of(state)
    return hub.reviews.look(hub.replays.find(replay), seat, address_of(request))


@post(
    "/api/replays/{replay:str}/tables",
    summary="A new table that goes on from a moment of this game, against bots",
    responses=BAD | FOREIGN | MISSING | LARGE | BUSY | UNABLE,
)
async def play_on(
    state: State, request: Request[Any, Any, Any], replay: ReplayId, data: JSONBody[PlayOn]
) -> Seated:
    spend(state, request, "tables")
    return await hub_of(state).replays.play_on(replay, data, address_of(request))


replay_routes: Final = [replay_table, replay_file, replay_log, replay_views, review, play_on]
