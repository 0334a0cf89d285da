"""One HTTP connection, with an eye on the clock.

uvicorn reads requests and knows no time-outs but for keep-alive. Here a connection has so long for
its headers, so long for its body, and may not fall silent in the middle or stop reading what it is
sent. It counts for its address from the moment it is accepted; one that comes through a trusted
proxy does not, for there each request is somebody else's, and sockets are counted by themselves.

What it says is looked at when it is its address's turn, piece by piece, and it is let go of then
too: a thousand that speak at once, or whose time is over at once, do not go before people's moves.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from athanor.contract import BadRequest

from ..house.budgets import network
from ..wire.frames import short_facts
from ..wire.resources import Problem
from .address import is_trusted

if TYPE_CHECKING:
    from ..house.hub import Hub

log: Final = logging.getLogger("athanor.http")

#: More than any browser sends.
HEADERS_LIMIT: Final = 32 * 1024
#: Requests on one connection that wait for the one before. Browsers send none so.
PIPELINE_LIMIT: Final = 128
PHRASES: Final = {
    408: b"Request Timeout",
    429: b"Too Many Requests",
    431: b"Request Header Fields Too Large",
    503: b"Service Unavailable",
}


class Crowded(Exception):
    """More requests than one connection may have waiting."""


class HttpConnection(HttpToolsProtocol):
    """`body_due` is when a body must be here, None while none is awaited; `pieces` came and wait
    to be looked at; `late` says that its time is over and that it is about to be let go of."""

    def __init__(self, hub: Hub, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.hub = hub
        self.timer: asyncio.TimerHandle | None = None
        self.release: Callable[[], None] = nothing
        self.reading_headers = True
        self.header_bytes = 0
        self.body_due: float | None = None
        self.pieces: deque[bytes] = deque()
        self.late = False
        self.upgrading = False

    @property
    def place(self) -> str:
        """By which it takes turns."""
        return network(self.client[0] if self.client else "")

    # -- what asyncio tells

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        hub = self.hub
        if len(self.connections) > hub.room:
            self.turn_away(503, BadRequest("house-full"))
            return
        peer = self.client[0] if self.client else ""
        if not is_trusted(peer, hub.settings.trusted_proxies) and peer not in hub.circle.hosts:
            try:
                self.release = hub.budgets.hold(peer, "connections")
            except BadRequest as refusal:
                self.turn_away(429, refusal)
                return
        self.wait(hub.settings.headers)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Nothing more is taken until this has been looked at."""
        self.pieces.append(data)
        if len(self.pieces) == 1:
            self.hub.turns.take(self.place, self.look_at_piece)
        transport = self.transport
        if self.pieces and not transport.is_closing() and transport.is_reading():
            transport.pause_reading()

    def look_at_piece(self) -> bool:
        transport = self.transport
        if transport.is_closing():
            self.pieces.clear()
            return False
        self.look_at(self.pieces[0])
        self.pieces.popleft()
        if self.pieces:
            self.hub.turns.take(self.place, self.look_at_piece)
        elif not (transport.is_closing() or self.upgrading or self.flow.read_paused):
            if not transport.is_reading():
                transport.resume_reading()
        return True

    def look_at(self, data: bytes) -> None:
        if self.reading_headers:
            self.header_bytes += len(data)
            if self.header_bytes > HEADERS_LIMIT and not self.ends_headers(data):
                self.turn_away(431, BadRequest("headers-too-large", limit=HEADERS_LIMIT))
                return
        elif self.body_due is not None:
            self.wait(self.hub.settings.pause)
        super().data_received(data)

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def ends_headers(self, data: bytes) -> bool:
        """A body may follow in the same piece, and be large."""
        return 0 <= data.find(b"\r\n\r\n") < HEADERS_LIMIT

    def pause_writing(self) -> None:
        """Whoever does not read what they asked for is not waited for long."""
        super().pause_writing()
        self.wait(self.hub.settings.pause)

    def resume_writing(self) -> None:
        self.stop_waiting()
        if self.body_due is not None:
            self.wait(self.hub.settings.pause)
        super().resume_writing()

    # -- what the parser tells

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINE_LIMIT:
            self.turn_away(429, BadRequest("too-many-requests", limit=PIPELINE_LIMIT))
            raise Crowded  # what else came is not read
        super().on_message_begin()
        self.reading_headers = True
        self.header_bytes = 0
        self.wait(self.hub.settings.headers)

    def on_headers_complete(self) -> None:
        self.reading_headers = False
        self.body_due = self.hub.loop.time() + self.hub.settings.body
        self.wait(self.hub.settings.pause)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.body_due = None
        self.stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Also sockets are opened a few at a time. Nothing is read until then."""
        self.stop_waiting()
        self.upgrading = True
        if self.transport.is_reading():
            self.transport.pause_reading()
        self.hub.turns.take(self.place, self.become_a_socket)

    def become_a_socket(self) -> bool:
        """From here on the socket counts, for whoever is behind a proxy."""
        if self.transport.is_closing():
            return False
        self.release()
        self.release = nothing
        self.transport.resume_reading()
        super().handle_websocket_upgrade()
        del self.parser  # it holds this connection, which holds it
        return True

    # -- time

    def wait(self, seconds: float) -> None:
        self.stop_waiting()
        if self.body_due is not None:
            seconds = min(seconds, self.body_due - self.hub.loop.time())
        self.timer = self.hub.loop.call_later(max(0.0, seconds), self.time_is_over)

    def stop_waiting(self) -> None:
        self.late = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def time_is_over(self) -> None:
        self.timer = None
        self.late = True
        self.hub.turns.take(self.place, self.let_go)

    def let_go(self) -> bool:
        if not self.late or self.transport.is_closing():
            return False  # something came after all, or it has gone by itself
        self.hub.metrics.slow_requests += 1
        self.turn_away(408, BadRequest("too-slow"))
        return True

    def turn_away(self, status: int, refusal: BadRequest) -> None:
        """Says why, if nothing else was said yet, and lets go."""
        self.stop_waiting()
        cycle = self.cycle
        answered = cycle is not None and cycle.response_started
        if answered and cycle.response_complete and self.body_due is None:
            answered = False  # that was the request before
        if not answered:
            body = msgspec.json.encode(Problem(refusal.code, facts=short_facts(refusal.facts)))
            self.transport.write(
                b"HTTP/1.1 %d %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
                b"connection: close\r\n\r\n%b" % (status, PHRASES[status], len(body), body)
            )
            self.transport.close()
            self.hub.loop.call_later(1.0, self.transport.abort)
        else:
            self.transport.abort()


def nothing() -> None:
    """Nothing is held."""
