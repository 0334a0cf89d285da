"""One connection of a browser to a table.

uvicorn hands a request to upgrade over to this protocol. The frames themselves are read by the
sans-I/O part of `websockets`; what we send needs no state, so it is written to the transport as
it is. There is no task and no queue for a connection: a message is dealt with when it arrives,
and the transport's own buffer is the queue, bounded, behind which a reader who stalls is let go.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import Event, State
from websockets.server import ServerProtocol

from athanor.contract import AthanorError, BadRequest

from ..house.budgets import network
from ..house.turns import Turns
from ..settings import (
    ASKS_PER_MESSAGE,
    FRAME_LIMIT,
    ID_LIMIT,
    KEYS_LIMIT,
    MESSAGES_PER_WELCOME,
    QUEUE_LIMIT,
    RATE_SECONDS,
)
from ..table import receive
from ..table.actor import Actor
from ..table.guest import SPECTATOR, Viewers
from ..wire import frames
from ..wire.messages import Ask, ClientMessages, Hello
from .address import ANYWHERE, speaker
from .handshake import look_at
from .http import nothing
from .passing import HEADER, Passage, find_table, knows_word

if TYPE_CHECKING:
    from uvicorn.server import ServerState

    from ..house.hub import Hub

log: Final = logging.getLogger("athanor.socket")
frames_log: Final = logging.getLogger("websockets.server")

PING: Final = b"\x89\x00"
PING_SECONDS: Final = 20.0
CLOSE_SECONDS: Final = 2.0
#: So many frames of one connection are looked at before others have their turn.
AT_ONCE: Final = 4


class TableSocket(asyncio.Protocol):
    """`actor` is the table once it is known; until then what was said is kept in `early`. If the
    table is at another server, `passage` leads there; `passed` says that the guest came so."""

    __slots__ = (
        "actor",
        "address",
        "asks",
        "early",
        "greeted",
        "heard",
        "hub",
        "inbox",
        "lingering",
        "open",
        "parts",
        "passage",
        "passed",
        "pinged",
        "release",
        "seats",
        "server_state",
        "table_id",
        "transport",
        "viewers",
        "window_began",
        "window_count",
        "ws",
    )

    def __init__(self, hub: Hub, server_state: ServerState, **_: object) -> None:
        self.hub = hub
        self.server_state = server_state
        self.ws = ServerProtocol(max_size=FRAME_LIMIT, logger=frames_log)
        self.transport: asyncio.Transport | None = None
        self.lingering = False
        self.actor: Actor | None = None
        self.table_id = ""
        self.address = ""
        self.release = nothing
        self.open = False
        self.greeted = False
        self.early: list[bytes] | None = None
        self.passage: Passage | None = None
        self.passed = False
        self.parts: list[bytes] | None = None
        self.inbox: deque[Event | bytes] = deque()
        self.seats: tuple[int, ...] = ()
        self.viewers: Viewers = SPECTATOR
        self.heard = self.pinged = self.window_began = hub.loop.time()
        self.window_count = 0
        self.asks = 0

    # -- asyncio's side

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.set_write_buffer_limits(high=QUEUE_LIMIT)
        cast("set[Any]", self.server_state.connections).add(self)
        self.hub.sockets.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """The table hears of it by turns: thousands may be cut off at the same moment."""
        self.open = False
        cast("set[Any]", self.server_state.connections).discard(self)
        self.hub.sockets.discard(self)
        self.release()
        if self.passage is not None:
            self.passage.close()
        self.transport = self.ws.parser_exc = None
        self.ws.parser.close()  # this and what stopped it hold the protocol, which holds them
        if self.actor is not None:
            self.hub.goodbyes.take(network(self.address), self.leave)

    def leave(self) -> bool:
        if self.actor is not None:
            self.actor.leave(self)
            self.actor = None
        return True

    def data_received(self, data: bytes) -> None:
        self.heard = self.hub.loop.time()
        waiting, text = len(self.inbox), self.whole_message(data)
        if text is not None:
            self.inbox.append(text)
        else:
            self.ws.receive_data(data)
            self.inbox.extend(self.ws.events_received())
        if not waiting:
            if self.open and self.inbox:
                self.lane.hear(network(self.address), self.look_into_inbox)
            else:
                self.look_into_inbox()
        transport = self.transport
        if self.inbox and transport is not None and not transport.is_closing():
            transport.pause_reading()

    @property
    def lane(self) -> Turns:
        """Who sits at a table does not wait for those who are still to be greeted."""
        return self.hub.table_turns if self.greeted else self.hub.turns

    def whole_message(self, data: bytes) -> bytes | None:
        """What is said to this table, if it can be read without a detour."""
        here = self.greeted and self.open and self.passage is None
        return frames.whole_text(data) if here and frames.is_between(self.ws) else None

    def look_into_inbox(self) -> bool:
        """A few at a time; while there are more, nothing is read."""
        transport, crowded = self.transport, len(self.inbox) > AT_ONCE
        if transport is None:
            return False
        for _ in range(min(len(self.inbox), AT_ONCE)):
            match self.inbox.popleft():
                case Request() as request:
                    self.shake_hands(request)
                case Frame() as frame:
                    self.frame_received(frame)
                case bytes() as text if self.open and not self.is_flood():
                    self.text_received(text)
        self.flush()
        if crowded:
            self.lane.take(network(self.address), self.look_into_inbox)
        elif not transport.is_reading() and not transport.is_closing():
            transport.resume_reading()
        return True

    def eof_received(self) -> bool:
        """Nothing more will come. Closing is left to `part`, which has its turn soon."""
        self.open = False
        self.hub.goodbyes.take(network(self.address), self.part)
        return True

    def part(self) -> bool:
        if self.transport is None or self.transport.is_closing():
            return False
        self.transport.close()
        return self.leave()

    def pause_writing(self) -> None:
        """More is waiting than we keep for anyone. They may come back and will be told all."""
        self.hub.metrics.slow_readers += 1
        self.open = False
        if self.transport is not None:
            self.transport.abort()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(1012, "restart")

    # -- the handshake

    def shake_hands(self, request: Request) -> None:
        peer = self.transport.get_extra_info("peername") if self.transport is not None else None
        self.passed = knows_word(self.hub, request.headers.get(HEADER))
        self.address = speaker(
            peer[0] if peer else "",
            request.headers.get_all("X-Forwarded-For"),
            ANYWHERE if self.passed else self.hub.settings.trusted_proxies,
        )
        status, code = look_at(self, request)
        if status == 101:
            self.table_id = request.path.split("/", 4)[3]
            response = self.ws.accept(request)
        else:
            response = self.ws.reject(HTTPStatus(status), f"{code}\n")
        self.ws.send_response(response)
        self.open = response.status_code == 101
        if self.open:
            # The handshake's own objects are not needed again.
            self.ws.events.clear()
            self.ws.extensions = []

    # -- frames

    def frame_received(self, frame: Frame) -> None:
        if not self.open or self.is_flood():
            return
        if self.passage is not None and frame.opcode is not Opcode.CLOSE:
            self.hand_on(frame)
        elif frame.opcode is Opcode.TEXT and frame.fin:
            self.text_received(bytes(frame.data))
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self.parts = [*(self.parts or []), bytes(frame.data)]
            if frame.fin:
                whole, self.parts = b"".join(self.parts), None
                self.text_received(whole)
        elif frame.opcode is Opcode.BINARY:
            self.close(1003, "text-only")

    def hand_on(self, frame: Frame) -> None:
        """To the other server: whole messages, and signs of life."""
        assert self.passage is not None
        if frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self.parts = [*(self.parts or []), bytes(frame.data)]
            if frame.fin:
                whole, self.parts = b"".join(self.parts), None
                self.passage.say(Opcode.TEXT, whole)
        elif frame.opcode is not Opcode.PING:
            self.passage.say(frame.opcode, bytes(frame.data))

    def is_flood(self) -> bool:
        if self.heard - self.window_began >= RATE_SECONDS:
            self.window_began = self.heard
            self.window_count = 0
            self.asks = 0
        self.window_count += 1
        if self.window_count > self.hub.settings.rate:
            self.hub.metrics.floods += 1
            self.close(1008, "flood")
            return True
        return False

    def text_received(self, text: bytes) -> None:
        if self.early is not None:
            self.early.append(text)
            return
        self.hub.metrics.messages += 1
        try:
            message = frames.read(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(frames.read_id(text), "malformed", reason=str(error))
            return
        if isinstance(message, Ask):
            self.asks += 1
            if self.asks % ASKS_PER_MESSAGE:
                self.window_count -= 1
        elif self.greeted and isinstance(message, Hello):
            self.window_count += MESSAGES_PER_WELCOME - 1
        try:
            self.message_received(message)
        except Exception:
            self.hub.metrics.internal_errors += 1
            log.exception("a message could not be dealt with")
            self.refuse(message.id[:ID_LIMIT], "internal")

    def message_received(self, message: ClientMessages) -> None:
        if self.actor is not None and (self.greeted or isinstance(message, Hello)):
            receive.receive(self.actor, self, message)
        elif not isinstance(message, Hello):
            self.refuse(message.id[:ID_LIMIT], "hello-first")
        elif len(message.id) > ID_LIMIT or len(message.keys) > KEYS_LIMIT:
            self.refuse(message.id[:ID_LIMIT], "malformed")
        else:
            self.hello(message)

    def hello(self, message: Hello) -> None:
        """Straight away if the table is in memory, else as soon as it is read."""
        actor = self.hub.actors.get(self.table_id)
        if actor is not None:
            self.sit_down(actor, message)
        else:
            self.early = []
            self.hub.loop.create_task(self.look_for_table(message))

    async def look_for_table(self, message: Hello) -> None:
        try:
            actor = await find_table(self, message)
        except AthanorError as error:
            self.send(frames.write_refusal(message.id, error))
            self.close(1008, error.code)
        except Exception:
            self.hub.metrics.internal_errors += 1
            log.exception("a table could not be read")
            self.refuse(message.id, "internal")
            self.close(1011, "internal")
        else:
            early, self.early = self.early or [], None
            if self.open and actor is not None:
                self.sit_down(actor, message)
            for each in early:
                if self.passage is not None:
                    self.passage.say(Opcode.TEXT, each)
                else:
                    self.text_received(each)

    def sit_down(self, actor: Actor, message: Hello) -> None:
        self.actor = actor
        self.greeted = True
        actor.enter(self, message)

    # -- what a table asks of a guest

    def send(self, frame: bytes) -> None:
        if self.open and self.transport is not None:
            self.transport.write(frame)

    def refuse(self, id: str, code: str, **facts: str) -> None:
        self.hub.metrics.refusals += 1
        self.send(frames.write_refusal(id, BadRequest(code, **facts)))

    def close(self, code: int, reason: str) -> None:
        """Says goodbye; who does not answer is cut off a little later."""
        transport = self.transport
        if transport is None:
            return
        if self.open and self.ws.state is State.OPEN:
            self.ws.send_close(code, reason)
            self.open = False
            self.flush()
        else:
            self.open = False
            transport.close()

    def flush(self) -> None:
        """Sends what the protocol itself has to say: handshake, pongs, closing."""
        transport = self.transport
        if transport is None:
            return
        ends = self.ws.state is not State.OPEN
        self.open &= not ends  # before the end is written: nobody may write behind it
        for data in self.ws.data_to_send():
            if data:
                transport.write(data)
            elif transport.can_write_eof():
                transport.write_eof()
        if ends:
            if self.ws.state is State.CLOSING and self.ws.close_rcvd is None:
                self.linger(transport)
            elif self.ws.state is State.CLOSED or self.ws.close_expected():
                transport.close()

    def linger(self, transport: asyncio.Transport) -> None:
        """Goes on reading for a little while: closing with something unread would reset the
        connection, and our goodbye would be lost on its way."""
        if not self.lingering:
            self.lingering = True
            self.hub.loop.call_later(CLOSE_SECONDS, transport.abort)

    def look_after(self, now: float) -> None:
        """Called now and then: pings, and lets go of who says nothing."""
        settings = self.hub.settings
        silent = now - self.heard
        if not self.greeted and silent > settings.hello:
            self.close(1008, "hello-first")
        elif silent > settings.silence:
            self.close(1001, "silent")
        elif now - max(self.heard, self.pinged) > PING_SECONDS:
            self.pinged = now
            self.send(PING)
