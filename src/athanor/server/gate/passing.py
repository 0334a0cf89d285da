"""Whoever comes to a server that does not hold their table is passed on to the one that does.

A proxy that sends people by the table's id makes this rare; it cannot make it never. What is passed
on carries the word of the server it goes to (`HEADER`), which only servers of the same database
know, and is never passed on again.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.frames import Opcode

from athanor.contract import AthanorError, BadRequest

from ..house.circle import Elsewhere
from ..settings import RECORD_LIMIT
from ..store.store import Unreadable

if TYPE_CHECKING:
    from ..house.hub import Hub
    from ..store.leases import Node
    from ..table.actor import Actor
    from ..wire.messages import Hello
    from .socket import TableSocket

log: Final = logging.getLogger("athanor.http")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

HEADER: Final = "x-athanor-word"
CONNECT_SECONDS: Final = 1.0
ANSWER_SECONDS: Final = 60.0
#: Between two tries to find who holds a table, while its server is gone.
AGAIN_SECONDS: Final = 0.1
#: Said by every server for itself, whatever the path.
OWN_PATHS: Final = ("/health", "/health/live", "/health/ready", "/metrics")
#: Between two servers only.
HOP: Final = (b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"x-forwarded-for")


class Answer(Struct, frozen=True):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


def knows_word(hub: Hub, word: str | None) -> bool:
    """Whether another server of the same database asks."""
    return bool(hub.store.key and word) and hmac.compare_digest(
        (word or "").encode(), hub.store.key.encode()
    )


# -- requests


async def pass_request(hub: Hub, scope: Scope, receive: Receive, send: Send) -> Receive | None:
    """Has another server answer, if it is for it to answer; or else returns how to read on."""
    path: list[str] = scope["path"].split("/")
    if not hub.store.shared or scope["path"] in OWN_PATHS:
        return receive
    if hub.store.leaving:
        node = await hub.circle.another("")
        await answer_from([node], scope, await read_body(receive), send)
        return None
    if path[1:3] == ["api", "tables"] and len(path) > 3:
        return await pass_to_table(hub, path[3], scope, receive, send)
    if path[1:3] == ["api", "replays"] and len(path) > 3 and path[3] not in hub.replays.kept:
        return await pass_to_replay(hub, scope, receive, send)
    return receive


async def pass_to_table(
    hub: Hub, id: str, scope: Scope, receive: Receive, send: Send
) -> Receive | None:
    deadline = hub.loop.time() + patience(hub)
    body: bytes | None = None
    while True:
        try:
            await hub.find(id)
            break
        except Elsewhere as found:
            body = await read_body(receive) if body is None else body
            if await answer_from([found.node], scope, body, send):
                return None
            if hub.loop.time() > deadline:
                break
            await asyncio.sleep(AGAIN_SECONDS)
        except AthanorError:
            break  # whoever answers the request says so
    return receive if body is None else again(body)


async def pass_to_replay(hub: Hub, scope: Scope, receive: Receive, send: Send) -> Receive | None:
    """Replays are in the memory of whoever worked them out: all are asked."""
    body = await read_body(receive)
    known = [node for node in hub.circle.others if node.epoch != hub.store.epoch]
    if await answer_from(known, scope, body, send, unless=404):
        return None
    return again(body)


def patience(hub: Hub) -> float:
    """How long to look for a table whose server does not answer: until it counts as dead."""
    return 3 * hub.store.silence / 1000


async def answer_from(
    nodes: Iterable[Node], scope: Scope, body: bytes, send: Send, unless: int = 0
) -> bool:
    """The first answer that one of them gives; False if there is none."""
    for node in nodes:
        try:
            answer = await asyncio.wait_for(ask(node, scope, body), ANSWER_SECONDS)
        except (OSError, EOFError, ValueError, TimeoutError):
            continue
        if answer.status in (unless, 421):
            continue
        start = {"type": "http.response.start", "status": answer.status, "headers": answer.headers}
        await send(start)
        await send({"type": "http.response.body", "body": answer.body})
        return True
    return False


async def ask(node: Node, scope: Scope, body: bytes) -> Answer:
    """As HTTP/1.0, where the end of the connection is the end of the answer."""
    where = urlsplit(node.address)
    opening = asyncio.open_connection(where.hostname, where.port or 80)
    reader, writer = await asyncio.wait_for(opening, CONNECT_SECONDS)
    try:
        target = scope.get("raw_path") or scope["path"].encode()
        if scope.get("query_string"):
            target += b"?" + scope["query_string"]
        headers = [(k, v) for k, v in scope["headers"] if k not in (*HOP, b"content-length")]
        headers.append((b"x-forwarded-for", scope["client"][0].encode()))
        headers.append((HEADER.encode(), node.key.encode()))
        if body or scope["method"] not in ("GET", "HEAD"):
            headers.append((b"content-length", str(len(body)).encode()))
        lines = [b"%b %b HTTP/1.0" % (scope["method"].encode(), target)]
        lines += [b"%b: %b" % header for header in headers]
        writer.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        return read_answer(await reader.readuntil(b"\r\n\r\n"), await reader.read(-1))
    finally:
        writer.close()


def read_answer(head: bytes, body: bytes) -> Answer:
    first, *lines = head.rstrip(b"\r\n").split(b"\r\n")
    headers = []
    for line in lines:
        name, _, value = line.partition(b":")
        if name.lower() not in HOP:
            headers.append((name.lower(), value.strip()))
    return Answer(int(first.split()[1]), headers, body)


async def read_body(receive: Receive) -> bytes:
    body = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if len(body) > RECORD_LIMIT:
            raise BadRequest("too-large")
        if not message.get("more_body", False):
            return body


def again(body: bytes) -> Receive:
    """What was read already, for whoever answers here."""
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        return waiting.pop() if waiting else {"type": "http.disconnect"}

    return receive


# -- sockets


async def find_table(guest: TableSocket, message: Hello) -> Actor | None:
    """The table, or None if the guest was passed on to who holds it. If that server is gone,
    somebody will follow it soon, perhaps this one."""
    hub = guest.hub
    deadline = hub.loop.time() + patience(hub)
    while True:
        try:
            return await hub.find(guest.table_id)
        except Elsewhere as found:
            if not guest.passed and await pass_on(guest, found.node, message):
                return None
            if guest.passed or not guest.open or hub.loop.time() > deadline:
                raise Unreadable from None
        await asyncio.sleep(AGAIN_SECONDS)


async def pass_on(guest: TableSocket, node: Node, message: Hello) -> bool:
    passage = Passage(guest, node)
    if not await passage.open():
        return False
    guest.passage, guest.greeted = passage, True
    passage.say(Opcode.TEXT, msgspec.json.encode(message))
    return True


class Passage(asyncio.Protocol):
    """The way of one guest to a table at another server. What comes from there is handed on as it
    is; what the guest says is framed as a client frames it."""

    def __init__(self, guest: TableSocket, node: Node) -> None:
        self.guest = guest
        self.node = node
        self.transport: asyncio.Transport | None = None
        self.head: bytes | None = b""
        self.opened: asyncio.Future[bool] = guest.hub.loop.create_future()

    async def open(self) -> bool:
        """Whether that server let the guest in."""
        where = urlsplit(self.node.address)
        loop = self.guest.hub.loop
        try:
            connecting = loop.create_connection(
                lambda: self, where.hostname or "", where.port or 80
            )
            await asyncio.wait_for(connecting, CONNECT_SECONDS)
            return await asyncio.wait_for(self.opened, CONNECT_SECONDS)
        except (OSError, TimeoutError):
            self.close()
            return False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.transport.write(
            (
                f"GET /api/tables/{self.guest.table_id}/socket HTTP/1.1\r\n"
                f"Host: {urlsplit(self.node.address).netloc}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {key}\r\n{HEADER}: {self.node.key}\r\n"
                f"X-Forwarded-For: {self.guest.address}\r\n\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        if self.head is None:
            self.guest.send(data)
            return
        self.head += data
        head, found, rest = self.head.partition(b"\r\n\r\n")
        if found:
            self.head = None
            if not self.opened.done():
                self.opened.set_result(b" 101 " in head.split(b"\r\n", 1)[0])
            if rest:
                self.guest.send(rest)

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        if not self.opened.done():
            self.opened.set_result(False)
        elif self.guest.passage is self:
            self.guest.close(1012, "moved")

    def say(self, opcode: int, payload: bytes) -> None:
        if self.transport is not None:
            self.transport.write(masked(opcode, payload))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


def masked(opcode: int, payload: bytes) -> bytes:
    """One frame of a client. Between servers the mask need not hide anything, so it is zeros."""
    size = len(payload)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 65536:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return bytes([0x80 | opcode]) + length + b"\0\0\0\0" + payload
