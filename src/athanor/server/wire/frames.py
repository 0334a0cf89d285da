"""Messages as bytes on the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import msgspec

from athanor.contract import AthanorError
from athanor.contract.errors import Fact

from ..settings import ID_LIMIT
from .messages import ClientMessages, Feed, LogLine, Refused, ServerMessage, Update
from .resources import Times

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[ClientMessages]] = msgspec.json.Decoder(
    cast(Any, ClientMessages)
)


def read(data: bytes) -> ClientMessages:
    return _decoder.decode(data)


def frame(payload: bytes) -> bytes:
    """One unfragmented text frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + payload
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


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


def write_update(sequence: int, feeds: Sequence[Feed], undos: int, times: Times) -> bytes:
    return write(Update(sequence=sequence, feeds=feeds, undos=undos, times=times))


def read_id(text: bytes) -> str:
    """The id of a message that is otherwise not understood, if it has one."""
    try:
        found = msgspec.json.decode(text, type=OnlyId)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return found.id[:ID_LIMIT]


class OnlyId(msgspec.Struct):
    id: str = ""
