"""The HTTP side: looking around, opening a table, taking a seat, fetching a record."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
)
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, JSONBody
from litestar.serialization import encode_json

from athanor import __version__
from athanor.contract import AthanorError, BadRequest, Record

from ..house.budgets import SHARES, network
from ..house.hub import Hub
from ..house.opening import write_record
from ..settings import BODY_LIMIT
from ..wire.frames import short_facts
from ..wire.resources import Health, House, OpenTable, Problem, Seated, Sit, TableInfo, TableList
from ..workers.desk import HOUSE
from .accounts import HANDLERS as ACCOUNTS
from .accounts import account_of
from .address import ANYWHERE, speaker
from .described import (
    BAD,
    BUSY,
    CONFLICT,
    FOREIGN,
    GONE,
    LARGE,
    MISSING,
    TableId,
    address_of,
    hub_of,
    spend,
)
from .origin import host_allowed, origin_allowed, security_headers
from .pages import Pages
from .passing import HEADER, OWN_PATHS, again, knows_word, pass_request
from .passkeys import HANDLERS as PASSKEYS
from .previews import table_page
from .replays import replay_routes
from .rosters import HANDLERS as ROSTERS
from .uploads import Upload, Uploads

log: Final = logging.getLogger("athanor.http")

#: A clerk describes the API in one; a busy machine may need more.
DESCRIBING_SECONDS: Final = 30.0

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

STATUS: Final = {
    "foreign-origin": 403,
    "removed-here": 403,
    "unwelcome": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-step": 404,
    "no-such-replay": 404,
    "unknown-game": 404,
    "no-handbook": 404,
    "no-rosters": 404,
    "no-such-roster": 404,
    "seat-taken": 409,
    "name-taken": 409,
    "already-started": 409,
    "record-open": 409,
    "table-rules": 410,
    "signed-out": 401,
    "recovery-unknown": 404,
    "passkey-unknown": 404,
    "not-stored": 503,
    "not-read": 503,
    "table-elsewhere": 503,
    "too-large": 413,
    "table-broken": 503,
    "no-advice": 503,
    "desk-busy": 503,
    "work-failed": 503,
    "record-too-large": 413,
    "work-too-large": 413,
} | {share.code: 429 for share in SHARES.values()}


@get("/api/house", summary="What can be played here", cache=False)
async def house(state: State) -> House:
    return hub_of(state).house(__version__)


@get("/api/tables", summary="Public tables that are gathering or playing")
async def tables(state: State) -> TableList:
    return TableList(hub_of(state).public.listed())


@post(
    "/api/tables",
    summary="Open a table and take its first open seat",
    responses=BAD | FOREIGN | MISSING | LARGE | BUSY,
)
async def open_table(
    state: State, request: Request[Any, Any, Any], data: JSONBody[OpenTable]
) -> Seated:
    spend(state, request, "tables")
    account = await account_of(state, request)
    return await hub_of(state).open(data, address_of(request), account=account)


@get("/api/tables/{table:str}", summary="One table", responses=MISSING | GONE)
async def table_info(state: State, table: TableId) -> TableInfo:
    actor = await hub_of(state).find(table)
    return actor.info()


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    summary="Take an open seat",
    responses=BAD | FOREIGN | MISSING | CONFLICT | GONE | LARGE | BUSY,
)
async def sit(
    state: State,
    request: Request[Any, Any, Any],
    table: TableId,
    seat: FromPath[int],
    data: JSONBody[Sit],
) -> Seated:
    spend(state, request, "seats")
    account = await account_of(state, request)
    return await hub_of(state).sit(table, seat, data, account, address_of(request))


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a game that is over, seed and seals included",
    responses=MISSING | CONFLICT | GONE,
)
async def record(state: State, table: TableId) -> Response[Record]:
    actor = await hub_of(state).find(table)
    name = f"{actor.table.game.id}-{table}.json"
    body: Any = await write_record(actor)
    return Response(
        body,
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/health", summary="Whether the house can take and keep moves")
async def health(state: State) -> Response[Health]:
    body = hub_of(state).caretaker.health(__version__)
    return Response(body, status_code=503 if body.status == "failing" else 200)


@get("/health/live", summary="Whether the process answers at all", media_type=MediaType.TEXT)
async def alive() -> str:
    return "alive\n"


@get("/health/ready", summary="Whether people may be sent here", media_type=MediaType.TEXT)
async def ready(state: State) -> Response[str]:
    well = hub_of(state).caretaker.ready()
    return Response("ready\n" if well else "not ready\n", status_code=200 if well else 503)


@get("/metrics", summary="Counters for Prometheus", media_type=MediaType.TEXT)
async def metrics(state: State) -> Response[str]:
    hub = hub_of(state)
    return Response(
        hub.metrics.text(hub.caretaker.gauges()),
        media_type="text/plain; version=0.0.4; charset=utf-8",
    )


@get("/api/openapi.json", include_in_schema=False)
async def description(state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A clerk makes it when it is first asked for. Who waited for it take turns anew."""
    hub = hub_of(state)
    if state.description is None:
        state.description = asyncio.ensure_future(
            hub.desk.lengthy(HOUSE, DESCRIBING_SECONDS, describe)
        )
    try:
        body = await asyncio.shield(state.description)
    except BadRequest:
        state.description = None  # the next one may have more luck
        raise
    await hub.turns.wait(network(address_of(request)))
    return Response(body, media_type="application/vnd.oai.openapi+json")


# -- refusals


def refused(_: Request[Any, Any, Any], error: AthanorError) -> Response[Problem]:
    body = Problem(error.code, error.rule, short_facts(error.facts))
    status = STATUS.get(error.code, 400)
    headers = {"retry-after": str(error.facts["seconds"])} if status == 429 else {}
    return Response(body, status_code=status, headers=headers)


def http_refused(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    code = "malformed"
    if isinstance(error, NotFoundException):
        code = "not-found"
    elif isinstance(error, MethodNotAllowedException):
        code = "method-not-allowed"
    elif status == 413:
        code = "too-large"
    elif not isinstance(error, ClientException) and status >= 500:
        code = "internal"
    facts = short_facts({"reason": reason(error)}) if code == "malformed" else {}
    problem = Problem(code, facts=facts)
    return Response(problem, status_code=status, headers=error.headers)


def reason(error: HTTPException) -> str:
    """What did not fit, and where: "Expected `str`, got `int` - at `$.name`"."""
    for found in error.extra if isinstance(error.extra, list) else ():
        if isinstance(found, dict) and "message" in found:
            return f"{found['message']} - at {found['key']}" if "key" in found else found["message"]
    return error.detail


def too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """JSON nested deeper than anyone means it."""
    return Response(Problem("malformed"), status_code=400)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    hub_of(request.app.state).metrics.internal_errors += 1
    log.error("a request could not be dealt with", exc_info=error)
    return Response(Problem("internal"), status_code=500)


# -- the application


ROUTES: Final = [
    *(house, tables, open_table, table_info, sit, record, health, alive, ready, metrics),
    *replay_routes,
    *ROSTERS,
    *ACCOUNTS,
    *PASSKEYS,
]


def api_of(hub: Hub) -> Litestar:
    return Litestar(
        [*ROUTES, description],
        state=State({"hub": hub, "description": None}),
        exception_handlers={
            AthanorError: refused,
            HTTPException: http_refused,
            RecursionError: too_deep,
            Exception: broken,
        },
        request_max_body_size=BODY_LIMIT,
        openapi_config=None,
        logging_config=None,
    )


def describe() -> bytes:
    """The API in the words of OpenAPI, as JSON."""
    config = OpenAPIConfig(
        title="Athanor",
        version=__version__,
        description="Tables over HTTP. Playing happens on a WebSocket: see docs/api.md.",
    )
    described = Litestar(ROUTES, openapi_config=config, logging_config=None)
    return encode_json(described.openapi_schema.to_schema())


def application(hub: Hub, pages: Pages) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
    api = api_of(hub)
    pages.first_page = partial(table_page, hub, pages.pages)
    headers = security_headers(hub.settings.public_address)
    proxies = hub.settings.trusted_proxies

    uploads = Uploads()

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        """Headers on every answer, and a turn for every request that is whole."""

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        if scope["type"] != "http":
            return
        word = dict(scope["headers"]).get(HEADER.encode(), b"").decode("latin-1")
        passed = knows_word(hub, word)
        scope["client"] = (address(scope, ANYWHERE if passed else proxies), 0)
        place = network(scope["client"][0])
        with uploads.begun(place) as upload:
            whole = await take_in(upload, scope, receive, send_with_headers)
            if whole is None:
                return
            await hub.turns.wait(place)
            if passed:
                await api(scope, whole, send)  # type: ignore[arg-type]
            else:
                await answered(hub, api, pages, scope, whole, send_with_headers)

    return guarded


async def answered(
    hub: Hub, api: Litestar, pages: Pages, scope: Scope, receive: Receive, send: Send
) -> None:
    """Pages for what is not the API; no foreign page may post."""
    path: str = scope["path"]
    public_address, names = hub.settings.public_address, hub.settings.names
    if not called_by_name(scope, public_address, names):
        hub.metrics.unknown_hosts += 1
        await answer(send, 421, Problem("unknown-host"))
    elif not (path.startswith("/api/") or path in ("/api", *OWN_PATHS)):
        await pages(scope, receive, send)
    elif scope["method"] not in ("GET", "HEAD") and not from_here(scope, public_address):
        hub.metrics.foreign_origins += 1
        await answer(send, 403, Problem("foreign-origin"))
    else:
        await answer_or_pass(hub, api, scope, receive, send)


async def take_in(upload: Upload, scope: Scope, receive: Receive, send: Send) -> Receive | None:
    """How to read a request that has come whole; None if it never will, or is refused."""
    if scope["method"] in ("GET", "HEAD"):
        return receive
    try:
        body = await upload.read(scope, receive)
    except BadRequest as refusal:
        await answer(send, STATUS[refusal.code], Problem(refusal.code))
        return None
    return None if body is None else again(body)


async def answer_or_pass(
    hub: Hub, api: Litestar, scope: Scope, receive: Receive, send: Send
) -> None:
    """Where there are several servers, another may have to answer."""
    try:
        left = await pass_request(hub, scope, receive, send)
    except AthanorError as error:
        await answer(send, STATUS.get(error.code, 400), Problem(error.code))
    else:
        if left is not None:
            await api(scope, left, send)  # type: ignore[arg-type]


def address(scope: Scope, proxies: tuple[str, ...]) -> str:
    forwarded = [v.decode("latin-1") for k, v in scope["headers"] if k == b"x-forwarded-for"]
    return speaker(scope["client"][0] if scope["client"] else "", forwarded, proxies)


def called_by_name(scope: Scope, public_address: str, names: tuple[str, ...]) -> bool:
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    return host_allowed(host, scope["server"][0], public_address, names)


def from_here(scope: Scope, public_address: str) -> bool:
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    host = headers.get(b"host", b"").decode("latin-1")
    return origin_allowed(
        None if origin is None else origin.decode("latin-1"), host, public_address
    )


async def answer(send: Send, status: int, body: Problem) -> None:
    content = msgspec.json.encode(body)
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(content)).encode()),
            ],
        }
    )
    await send({"type": "http.response.body", "body": content})
