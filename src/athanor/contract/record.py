"""A game on paper: everything that was agreed, drawn and done, as one JSON document.

Fairness works like this. Before the first card the table has a secret seed of 32 bytes and shows
everyone its SHA-256, the *commitment*. Players may add *nonces* of their own. The game's chance is
a `SealedRng` on SHA-256(prefix + seed + all nonces, in order), so neither side alone could choose
it. When the game is over the seed is in the record, and `verify` (`proof.py`) proves that it is the
one committed to, that every shuffle and roll came from it, that every action was legal, and that
the result follows.

A move that is taken back stays in the record, beside the move made in its place, and taking back is
sealed like a move. What chance was used stays used (decision 5).

A game may be played on from the middle of an earlier one (`branch.py`). Its record holds the
actions of the earlier game too, and the header the *stretches* of chance that they came from.

A record may come from anyone, so that nothing in it is longer, deeper or larger than any game
needs: the limits are in the types, and `read_record` holds to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from .action import Action, Result
from .errors import BadRecord
from .showing import html_of

FORMAT: Final = 1
#: A record as JSON, in bytes.
LARGEST: Final = 2 * 1024 * 1024
#: Moves in all, those that were taken back included.
MOST_MOVES: Final = 20_000
#: Lists and objects in all: small ones take forty times the room that they take on paper.
MOST_PARTS: Final = 10 * MOST_MOVES
#: How deep moves that were taken back may lie within others.
DEEPEST: Final = 64
#: A table's own box is the longest text among options.
LONGEST_OPTION: Final = 32_000

SeatNumber = Annotated[int, Meta(ge=0, le=63)]
#: Milliseconds or seconds that every reader of JSON can take.
Time = Annotated[int, Meta(ge=0, le=2**52)]
Id = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=100)]
Hash = Annotated[str, Meta(max_length=64)]
#: What a host gave on two occasions is one.
Nonces = Annotated[Sequence[Annotated[str, Meta(max_length=300)]], Meta(max_length=16)]
Value = (
    bool
    | Annotated[int, Meta(ge=-(2**52), le=2**52)]
    | Annotated[str, Meta(max_length=LONGEST_OPTION)]
)
Options = Annotated[dict[Id, Value], Meta(max_length=64)]


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there. `bot` is the bot's level, or empty for a person."""

    name: Name
    bot: Id = ""


class Stretch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The chance of an earlier game, revealed when that was over, as far as action `until`. `head`
    is the seal of the earlier record there, so that whoever has that record finds the place."""

    until: Annotated[int, Meta(ge=0, le=MOST_MOVES)]
    commitment: Hash
    nonces: Nonces
    seed: Hash
    head: Hash


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was agreed before the first card. `started` is in seconds since 1970. `earlier` is there
    only in a game that was played on from another."""

    game: Id
    rules: Annotated[int, Meta(ge=0, le=2**31)]
    options: Options
    seats: Annotated[Sequence[SeatInfo], Meta(max_length=64)]
    started: Time
    commitment: Hash
    nonces: Nonces = ()
    earlier: Annotated[Sequence[Stretch], Meta(max_length=32)] | UnsetType = UNSET

    @property
    def stretches(self) -> Sequence[Stretch]:
        return () if isinstance(self.earlier, UnsetType) else self.earlier


class Branching:
    """Whatever may have moves beside it that were taken back."""

    __slots__ = ()
    undone: Any

    @property
    def lines(self) -> Sequence[UndoneLine]:
        """What was taken back there, in that order."""
        undone: Sequence[UndoneLine] | UnsetType = self.undone
        return () if isinstance(undone, UnsetType) else undone


class Move(Branching, msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One action: `at` is in milliseconds since the start, `seal` closes the chain up to here.
    `undone` is there where other moves had been made in its place and were taken back."""

    seat: SeatNumber
    action: dict[str, Any]
    at: Time
    seal: Hash = ""
    undone: Sequence[UndoneLine] | UnsetType = UNSET


class UndoneLine(Branching, msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Moves that `seat` took back, and when. `undone` is what had been taken back after the last of
    them."""

    seat: SeatNumber
    at: Time
    moves: Annotated[Sequence[Move], Meta(max_length=MOST_MOVES)]
    undone: Sequence[UndoneLine] | UnsetType = UNSET


class DrawEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One draw of chance (see `rng.Draw`)."""

    step: Annotated[int, Meta(ge=0, le=MOST_MOVES)]
    why: Id
    kind: Id
    n: Annotated[int, Meta(ge=0, le=2**32)]
    drawn: Annotated[Sequence[Annotated[int, Meta(ge=0, le=2**32)]], Meta(max_length=10_000)]


class Record(Branching, msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The document. While a game is open, `seed` and `result` are None and `draws` is empty.
    `undone` is there where the last thing that happened was that moves were taken back."""

    athanor: int = FORMAT
    header: Header
    header_seal: Hash
    moves: Annotated[Sequence[Move], Meta(max_length=MOST_MOVES)]
    seed: Hash | None
    draws: Annotated[Sequence[DrawEntry], Meta(max_length=10 * MOST_MOVES)]
    result: Result | None
    seal: Hash
    undone: Sequence[UndoneLine] | UnsetType = UNSET

    def json(self) -> bytes:
        return msgspec.json.encode(self)

    def _repr_html_(self) -> str:
        """A replay to step through, in a notebook."""
        return html_of(self)


class Format(msgspec.Struct, frozen=True):
    """What is looked at first: a later program may write quite another document."""

    athanor: int = FORMAT


def undone_or_unset(lines: Sequence[UndoneLine]) -> Sequence[UndoneLine] | UnsetType:
    """As it is written: where nothing was taken back, nothing is said of it."""
    return lines or UNSET


def plain(action: Action) -> dict[str, Any]:
    """An action as it will be read back: what JSON makes of it."""
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))
    return read


def read_record(data: bytes, name: str = "record") -> Record:
    """The record in these bytes. Whatever else they hold is refused with where and why."""
    if len(data) > LARGEST:
        raise BadRecord("record-too-large", file=name, size=len(data), most=LARGEST)
    if data.count(b"[") + data.count(b"{") > MOST_PARTS:
        raise BadRecord("record-too-many-moves", file=name, most=MOST_MOVES)
    try:
        data.decode()
        format = msgspec.json.decode(data, type=Format).athanor
        if format != FORMAT:
            raise BadRecord("record-format", file=name, format=format, known=FORMAT)
        record = msgspec.json.decode(data, type=Record)
    except UnicodeDecodeError as error:
        raise BadRecord("record-not-json", file=name, byte=error.start) from None
    except msgspec.ValidationError as error:
        raise BadRecord("record-shape", file=name, reason=str(error)) from None
    except msgspec.DecodeError as error:
        raise BadRecord("record-not-json", file=name, byte=broken_at(error, data)) from None
    except RecursionError:
        raise BadRecord("record-too-deep", file=name) from None
    if count_moves(record, name) > MOST_MOVES:
        raise BadRecord("record-too-many-moves", file=name, most=MOST_MOVES)
    return record


def load_record(path: Path) -> Record:
    """The record in a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise BadRecord("record-missing", file=str(path)) from None
    except OSError as error:
        raise BadRecord(
            "record-unreadable", file=str(path), reason=error.strerror or str(error)
        ) from None
    return read_record(data, path.name)


def count_moves(record: Record, name: str) -> int:
    """All moves, those that were taken back included, however they lie within each other."""
    found = 0
    level: list[Record | UndoneLine] = [record]
    for _ in range(DEEPEST):
        below: list[Record | UndoneLine] = []
        for part in level:
            found += len(part.moves)
            below.extend(part.lines)
            for move in part.moves:
                below.extend(move.lines)
        if not below:
            return found
        level = below
    raise BadRecord("record-too-deep", file=name)


def broken_at(error: msgspec.DecodeError, data: bytes) -> int:
    """msgspec says "(byte 17)" where JSON is malformed and nothing where it ends too soon."""
    _, found, tail = str(error).rpartition("(byte ")
    number = tail.rstrip(")")
    return int(number) if found and number.isdigit() else len(data)
