"""Messages as bytes on the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import msgspec
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where it can be
from websockets.protocol import State
from websockets.server import ServerProtocol

from athanor.contract import AthanorError
from athanor.contract.errors import Fact

from ..settings import FRAME_LIMIT, ID_LIMIT
from .messages import ClientMessages, Feed, LogLine, Refused, ServerMessage, Update
from .resources import Times

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[ClientMessages]] = msgspec.json.Decoder(
    cast(Any, ClientMessages)
)


def read(data: bytes) -> ClientMessages:
    return _decoder.decode(data)


def whole_text(data: bytes) -> bytes | None:
    """The message, if these bytes are one text frame of a client, whole, and nothing else: what
    nearly all of them are. All others are left to who knows frames better."""
    size = len(data) - 6
    if size < 0 or data[0] != 0x81:
        return None
    if data[1] == 0x80 | size and size < 126:
        return apply_mask(data[6:], data[2:6])
    size -= 2
    if data[1] == 0xFE and size == data[2] << 8 | data[3] and size <= FRAME_LIMIT:
        return apply_mask(data[8:], data[4:8])
    return None


def is_between(ws: ServerProtocol) -> bool:
    """Whether the next byte begins a new message, and not a part of one."""
    return ws.current_size is None and not ws.reader.buffer and ws.state is State.OPEN


def frame(*pieces: bytes) -> bytes:
    """One unfragmented text frame, as a server sends it (RFC 6455, 5.2)."""
    size = sum(map(len, pieces))
    if size < 126:
        head = b"\x81" + size.to_bytes(1, "big")
    elif size < 65536:
        head = b"\x81\x7e" + size.to_bytes(2, "big")
    else:
        head = b"\x81\x7f" + size.to_bytes(8, "big")
    return b"".join((head, *pieces))


def write(message: ServerMessage) -> bytes:
    return frame(_encoder.encode(message))


def write_done(id: str, sequence: int) -> bytes:
    return frame(b'{"type":"done","id":%b,"sequence":%d}' % (_encoder.encode(id), sequence))


def write_refusal(id: str, error: AthanorError) -> bytes:
    return write(Refused(id=id, code=error.code, rule=error.rule, facts=short_facts(error.facts)))


def short_facts(facts: Mapping[str, Fact]) -> dict[str, str | int]:
    """What a refusal mentions, no longer than a person would read. Numbers beyond what every
    reader of JSON takes are words."""
    return {
        name: value if isinstance(value, int) and abs(value) < 2**53 else str(value)[:200]
        for name, value in facts.items()
    }


def feed(seat: int | None, view: bytes, lines: Sequence[bytes]) -> Feed:
    """A feed of parts that are JSON already."""
    raw_lines = [msgspec.Raw(line) for line in lines]
    return Feed(seat, msgspec.Raw(view), cast("list[LogLine]", raw_lines))


def write_feed(seat: int | None, view: bytes, lines: Sequence[bytes]) -> tuple[bytes, ...]:
    """The same, written down, in pieces: views are large, and are to be copied once."""
    name = b"null" if seat is None else b"%d" % seat
    return b'{"seat":', name, b',"view":', view, b',"log":[', b",".join(lines), b"]}"


def update_around(sequence: int, undos: int, times: Times) -> tuple[bytes, bytes]:
    """What stands before and after the feeds of an update, which is the same for all who look."""
    written = _encoder.encode(Update(sequence=sequence, feeds=(), undos=undos, times=times))
    before, feeds, after = written.partition(b'"feeds":[')
    return before + feeds, after


def read_id(text: bytes) -> str:
    """The id of a message that is otherwise not understood, if it has one."""
    try:
        found = msgspec.json.decode(text, type=OnlyId)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return found.id[:ID_LIMIT]


class OnlyId(msgspec.Struct):
    id: str = ""
