"""What a table's log is made of. The log is the only truth about a table: everything else that the
server holds in memory is worked out from it, and can be worked out again.

An entry has a number (its sequence, from 1 without a gap) and a time, which are columns of the
store. `by` and `id` say which seat asked for it under which message id, so that a message that
is sent again is known again, after a restart too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import Struct

from athanor.contract import OptionValue
from athanor.contract.action import kebab
from athanor.contract.record import Move, Stretch

from ..wire.resources import ClockPlan, Subscription


class Entry(Struct, frozen=True, tag_field="type", tag=kebab, kw_only=True, omit_defaults=True):
    by: int = -1
    id: str = ""


class TakenOver(Struct, frozen=True):
    """What a game that goes on from another took over (see `athanor.contract.Past`). Its moves are
    left as they are written until somebody needs them."""

    stretches: Sequence[Stretch]
    moves: msgspec.Raw

    @property
    def steps(self) -> int:
        return self.stretches[-1].until

    def read(self) -> list[Move]:
        return _moves.decode(self.moves)


class Opened(Entry, frozen=True, kw_only=True):
    """`bots` has a level for each seat of a bot and an empty string for each open one. `seed` is
    secret until the game is over; its hash is what everyone sees from the beginning. `past` is what
    a game that is played on from an earlier one begins with. A lesson has a `script`: a seat and
    its action for each of the first steps."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    bots: Sequence[str]
    public: bool
    seed: str
    previous: str = ""
    script: Sequence[tuple[int, dict[str, Any]]] | None = None
    past: TakenOver | None = None
    clock: ClockPlan | None = None
    hints: bool = True


class Sat(Entry, frozen=True, kw_only=True):
    """`key` is the hash of the key that holds the seat; `account` whose rating is played for;
    `stand_in` the level that is to play while they are away, or empty: the house's."""

    seat: int
    name: str
    key: str
    nonce: str = ""
    account: str = ""
    stand_in: str = ""


class Renamed(Entry, frozen=True, kw_only=True):
    seat: int
    name: str


class Left(Entry, frozen=True, kw_only=True):
    """`bot` takes the seat if the game has begun."""

    seat: int
    bot: str = ""


class Removed(Entry, frozen=True, kw_only=True):
    """The host asked somebody to leave before the game; the seat is open again."""

    seat: int


class Started(Entry, frozen=True, kw_only=True):
    """`bot` takes the open seats; `nonce` is the host's, given when the commitment was known.
    `clock` is what the house gives to a game that counts, in the place of none or of one that would
    stand still."""

    bot: str
    nonce: str = ""
    clock: ClockPlan | None = None


class Played(Entry, frozen=True, kw_only=True):
    """`bot` is the level of the bot that chose, or empty for a person; `thought` how much of its
    level's search it was granted, in per cent."""

    seat: int
    action: dict[str, Any]
    bot: str = ""
    thought: int = 100


class Covered(Entry, frozen=True, kw_only=True):
    """Without a `bot` the seat is handed back. `agreed` are the others who wished that it plays;
    where there are none, the seat's own player did."""

    seat: int
    bot: str
    agreed: Sequence[int] = ()


class StandInChosen(Entry, frozen=True, kw_only=True):
    """The level that is to play while the seat's player is away; empty is the house's."""

    seat: int
    bot: str


class Spoke(Entry, frozen=True, kw_only=True):
    seat: int
    text: str = ""
    phrase: str = ""


class Ordered(Entry, frozen=True, kw_only=True):
    """A standing order for one kind of decision; empty is "ask me"."""

    seat: int
    kind: str
    order: str


class Subscribed(Entry, frozen=True, kw_only=True):
    """Where a browser is told that it is this seat's turn; nowhere, if None."""

    seat: int
    where: Subscription | None


class UndoAsked(Entry, frozen=True, kw_only=True):
    """A seat would like to have its move after `step` taken back; `people` are to agree."""

    seat: int
    step: int
    people: Sequence[int]


class UndoAnswered(Entry, frozen=True, kw_only=True):
    """Who asked may answer too: then they no longer wish it."""

    seat: int
    agreed: bool


class Undone(Entry, frozen=True, kw_only=True):
    """The table is back at `step`; all that was played since is undone. `way`: nothing had been
    revealed; or everybody else whose rating is at stake agreed; or it was done without them."""

    seat: int
    step: int
    way: Literal["free", "agreed", "alone"] = "agreed"


class Paused(Entry, frozen=True, kw_only=True):
    """The clocks stand still from `since` on; with 0 they run again."""

    since: int


class Lost(Entry, frozen=True, kw_only=True):
    """A seat's time is over. If the game goes on, `bot` plays for it."""

    seat: int
    bot: str


class Rematched(Entry, frozen=True, kw_only=True):
    table: str


Entries = (
    Opened
    | Sat
    | Renamed
    | Left
    | Removed
    | Started
    | Played
    | Covered
    | StandInChosen
    | Spoke
    | Ordered
    | Subscribed
    | UndoAsked
    | UndoAnswered
    | Undone
    | Paused
    | Lost
    | Rematched
)

#: What only one seat may know of: the others are told nothing, not even that something was written.
SECRET: Final = (Ordered, Subscribed)

_encoder: Final = msgspec.json.Encoder()
_moves: Final = msgspec.json.Decoder(list[Move])
_decoder: Final[msgspec.json.Decoder[Entries]] = msgspec.json.Decoder(cast(Any, Entries))


def encode(entry: Entries) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes) -> Entries:
    return _decoder.decode(data)
