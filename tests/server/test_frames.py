"""Frames of sockets: what is read and written without a detour is what the detour would give."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from athanor.server.gate.socket import TableSocket
from athanor.server.house.hub import Hub
from athanor.server.settings import FRAME_LIMIT
from athanor.server.wire import frames
from athanor.server.wire.messages import Update
from athanor.server.wire.resources import SeatClock, Times


def text(size: int) -> Frame:
    return Frame(Opcode.TEXT, random.Random(size).randbytes(size))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, FRAME_LIMIT])
def test_a_whole_message_is_read_at_once(size: int) -> None:
    frame = text(size)
    assert frames.whole_text(frame.serialize(mask=True)) == frame.data


def test_all_else_is_left_to_the_parser() -> None:
    whole = text(50).serialize(mask=True)
    cut = [whole[:length] for length in range(len(whole))]
    others = [
        Frame(Opcode.BINARY, b"x").serialize(mask=True),
        Frame(Opcode.PING, b"x").serialize(mask=True),
        Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True),
        bytes([whole[0] | 0x40]) + whole[1:],
        text(50).serialize(mask=False),
        text(FRAME_LIMIT + 1).serialize(mask=True),
        text(70_000).serialize(mask=True),
        whole + whole,
        whole + b"\x81",
    ]
    assert [frames.whole_text(data) for data in [*cut, *others]] == [None] * (len(cut) + 9)


class Listener(TableSocket):
    """Writes down what is said, `straight` or all of it through the parser."""

    def __init__(self, straight: bool) -> None:
        loop = SimpleNamespace(time=lambda: 0.0, call_later=lambda *_: None)
        settings = SimpleNamespace(rate=10**9)
        turns = SimpleNamespace(hear=lambda _, begin: begin())
        hub = SimpleNamespace(loop=loop, settings=settings, turns=turns, table_turns=turns)
        super().__init__(cast(Hub, hub), ServerState())
        self.ws = ServerProtocol(max_size=FRAME_LIMIT, state=State.OPEN)
        self.straight = straight
        self.said: list[bytes] = []
        self.open = self.greeted = True
        self.transport = cast(asyncio.Transport, Line())

    def whole_message(self, data: bytes) -> bytes | None:
        return super().whole_message(data) if self.straight else None

    def text_received(self, text: bytes) -> None:
        self.said.append(text)


class Line(asyncio.Transport):
    def write(self, data: bytes | bytearray | memoryview) -> None: ...

    def can_write_eof(self) -> bool:
        return False

    def is_closing(self) -> bool:
        return True

    def is_reading(self) -> bool:
        return True


@pytest.mark.parametrize("seed", range(30))
def test_however_messages_arrive_the_same_is_heard(seed: int) -> None:
    rng = random.Random(seed)
    stream, packets, waiting = b"", [], 0
    for number in range(40):
        data = str(number).encode() * rng.choice((1, 3, 40, 80))
        if rng.random() < 0.2:
            parts = [Frame(Opcode.TEXT, data[:2], fin=False), Frame(Opcode.CONT, data[2:])]
        else:
            parts = [Frame(Opcode.TEXT, data)]
        if rng.random() < 0.2:
            parts.insert(rng.randrange(len(parts) + 1), Frame(Opcode.PING, b""))
        for part in parts:
            stream += part.serialize(mask=True)
            waiting += 1
            if rng.random() < 0.7 or waiting == 3:  # here a packet ends, perhaps a little early
                waiting = 0
                end = len(stream) - rng.choice((0, 0, 0, 1, 5))
                packets.append(stream[:end])
                stream = stream[end:]
    packets.append(stream)
    straight, parsed = Listener(straight=True), Listener(straight=False)
    for packet in packets:
        straight.data_received(packet)
        parsed.data_received(packet)
        assert straight.said == parsed.said
    assert len(straight.said) == 40


def test_what_looks_like_a_message_within_another_is_none() -> None:
    inner = Frame(Opcode.TEXT, b"inner").serialize(mask=True)
    head = bytes([0x81, 0x80 | (len(inner) + 3), 0, 0, 0, 0])  # as it is, under a mask of zeros
    guest = Listener(straight=True)
    guest.data_received(head + b"abc")
    guest.data_received(inner)
    assert guest.said == [b"abc" + inner]


def test_a_message_before_the_end_of_another_ends_the_connection() -> None:
    guest = Listener(straight=True)
    guest.data_received(Frame(Opcode.TEXT, b"one", fin=False).serialize(mask=True))
    guest.data_received(Frame(Opcode.TEXT, b"two").serialize(mask=True))
    assert guest.said == []
    assert not guest.open


@pytest.mark.parametrize("times", [Times(None), Times(7, [SeatClock(5, None)], paused=True)])
def test_an_update_in_parts_is_the_update(times: Times) -> None:
    view, lines = b'{"step":3}', [b'{"step":2,"at":1}', b'{"step":3,"at":2}']
    for seats in ([0], [None], [1, 2]):
        for log in ([], lines[:1], lines):
            fed = [frames.feed(seat, view, log) for seat in seats]
            whole = msgspec.json.encode(Update(sequence=9, feeds=fed, undos=1, times=times))
            before, after = frames.update_around(9, 1, times)
            parts = b",".join(b"".join(frames.write_feed(seat, view, log)) for seat in seats)
            assert before + parts + after == whole
