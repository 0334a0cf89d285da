"""What happens in Kazaam!, as the log tells it.

A field that is None in a seat's copy is something that this seat may not see.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from athanor.contract import Event

from .actions import Part


class GameBegan(Event, frozen=True):
    seat: int  # who starts


class BoardGiven(Event, frozen=True):
    seat: int
    alchemist: str
    ingredient: str
    homunculus: str


class Dealt(Event, frozen=True):
    """Tiles into a hand at set-up; `tiles` only for their owner."""

    seat: int
    count: int
    tiles: Sequence[str] | None


class TurnBegan(Event, frozen=True):
    seat: int


class Drew(Event, frozen=True):
    """`tile` only for its owner."""

    seat: int
    tile: str | None


class Shuffled(Event, frozen=True):
    """The discards became the new pile."""

    count: int


class Played(Event, frozen=True):
    """`ingredients` were paid."""

    seat: int
    tile: str
    ingredients: Sequence[str]


class Extracted(Event, frozen=True):
    """`ingredients` were taken from the supply, the favourite one included."""

    seat: int
    tile: str
    ingredients: Sequence[str]


class Restored(Event, frozen=True):
    seat: int
    count: int


class TurnEnded(Event, frozen=True):
    """A player stopped before the third action."""

    seat: int


class Used(Event, frozen=True):
    """A part was declared and turned face down. None here: that part has no such target."""

    seat: int
    part: Part
    target_seat: int | None
    target_part: Part | None


class Foresaw(Event, frozen=True):
    """A head was turned against `part` of `target_seat`."""

    seat: int
    target_seat: int
    part: Part


class Passed(Event, frozen=True):
    seat: int


class Cancelled(Event, frozen=True):
    """The use of `part` has no effect."""

    seat: int
    part: Part


class Pried(Event, frozen=True):
    """`tiles` only for `seat`, and for the player whose hand it is."""

    seat: int
    target_seat: int
    tiles: Sequence[str] | None


class Stole(Event, frozen=True):
    """`tile` only for thief and victim."""

    seat: int
    target_seat: int
    tile: str | None


class Dug(Event, frozen=True):
    """`tile` only for `seat`."""

    seat: int
    tile: str | None


class Gathered(Event, frozen=True):
    seat: int
    ingredients: Sequence[str]


class CameToNothing(Event, frozen=True):
    """A part was used and there was nothing to take."""

    seat: int
    part: Part


class TurnedDown(Event, frozen=True):
    """A tail turned a tile of `target_seat` face down."""

    seat: int
    target_seat: int
    tile: str


class Destroyed(Event, frozen=True):
    """A tail discarded a tile of `target_seat`."""

    seat: int
    target_seat: int
    tile: str


class Points(Struct, frozen=True):
    """A score line by line: K-35, K-36, K-37, K-38, and their sum."""

    parts: int
    favourites: int
    kinship: int
    finisher: int
    total: int


class GameEnded(Event, frozen=True):
    """`seat` finished the ninth part."""

    seat: int
    points: Sequence[Points]
    winner_seats: Sequence[int]


KazaamEvent = (
    GameBegan
    | BoardGiven
    | Dealt
    | TurnBegan
    | Drew
    | Shuffled
    | Played
    | Extracted
    | Restored
    | TurnEnded
    | Used
    | Foresaw
    | Passed
    | Cancelled
    | Pried
    | Stole
    | Dug
    | Gathered
    | CameToNothing
    | TurnedDown
    | Destroyed
    | GameEnded
)
