"""Messages as bytes on the wire, and the checks on words that people write."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from hashlib import sha256
from secrets import choice, token_urlsafe
from typing import Any, Final, cast

import msgspec

from athanor.contract import AthanorError, BadRequest
from athanor.contract.errors import Fact

from .protocol import ClientMessages, Feed, LogLine, Refused, ServerMessage, Times, Update
from .settings import NAME_LIMIT, NONCE_LIMIT, TEXT_LIMIT

#: Without letters and digits that are mistaken for each other.
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
TABLE_ID_LENGTH: Final = 14

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


# -- secrets


def new_table_id() -> str:
    """Hard to guess (69 bits), easy to read out: who has it may watch, and sit on an open seat."""
    return "".join(choice(ALPHABET) for _ in range(TABLE_ID_LENGTH))


def is_table_id(id: str) -> bool:
    return len(id) == TABLE_ID_LENGTH and all(letter in ALPHABET for letter in id)


def new_key() -> str:
    return token_urlsafe(24)


def hash_key(key: str) -> str:
    """Keys are random, so a plain hash is as good as a slow one."""
    return sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


# -- words


def plain(text: str) -> str:
    """Without control characters and lone surrogates, spaces made one."""
    kept = (
        " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter
        for letter in text
        if unicodedata.category(letter) != "Cs" and letter not in BIDI_CONTROLS
    )
    return " ".join("".join(kept).split())


#: They would turn around what stands beside them.
BIDI_CONTROLS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def check_name(name: str) -> str:
    name = plain(name)
    if not name:
        raise BadRequest("name-missing")
    if len(name) > NAME_LIMIT:
        raise BadRequest("name-too-long", limit=NAME_LIMIT)
    return name


def check_text(text: str) -> str:
    text = plain(text)
    if not text:
        raise BadRequest("text-missing")
    if len(text) > TEXT_LIMIT:
        raise BadRequest("text-too-long", limit=TEXT_LIMIT)
    return text


def check_nonce(nonce: str) -> str:
    if len(nonce) > NONCE_LIMIT or plain(nonce) != nonce:
        raise BadRequest("nonce-shape", limit=NONCE_LIMIT)
    return nonce
