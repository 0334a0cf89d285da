"""What happens in Alakazoö!, as the log tells it. A field that not everyone may read is None
there."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from athanor.contract import Event


class PortalChosen(Event, frozen=True):
    seat: int
    portal: str


class GuardianChosen(Event, frozen=True):
    seat: int
    guardian: str


class GameBegan(Event, frozen=True):
    """`creatures` are those whose spells are in the game (Z-06)."""

    seat: int  # who starts
    creatures: Sequence[str]


class AbilityDealt(Event, frozen=True):
    seat: int
    guardian: str
    power: str


class Dealt(Event, frozen=True):
    """Spells to choose from, or in solo the starting hand."""

    seat: int
    count: int
    cards: Sequence[str] | None


class Drafted(Event, frozen=True):
    seat: int
    card: str | None


class ColumnLaid(Event, frozen=True):
    column: int
    cards: Sequence[str]


class TommyHid(Event, frozen=True):
    """So many of Tommy's cards were shuffled into the pile (Z-60)."""

    count: int


class LessonsOffered(Event, frozen=True):
    seat: int
    wizards: Sequence[str] | None
    powers: Sequence[str] | None


class Enrolled(Event, frozen=True):
    seat: int
    wizard: str
    power: str


class PagesOffered(Event, frozen=True):
    seat: int
    pages: Sequence[str] | None


class PageKept(Event, frozen=True):
    seat: int
    page: str | None


class TurnBegan(Event, frozen=True):
    seat: int
    turn: int


class TurnLost(Event, frozen=True):
    """Three dark tokens went back (Z-13)."""

    seat: int


class Rested(Event, frozen=True):
    seat: int
    count: int


class Rolled(Event, frozen=True):
    seat: int
    dice: Sequence[str]


class DieTurned(Event, frozen=True):
    """Dice of a symbol that count as stars for this player."""

    seat: int
    die: str
    count: int


class Covered(Event, frozen=True):
    seat: int
    die: str
    place: str
    rune: str


class Uncovered(Event, frozen=True):
    seat: int
    place: str
    rune: str


class Charged(Event, frozen=True):
    seat: int
    guardian: str


class Drained(Event, frozen=True):
    """A magic token left a guardian."""

    seat: int
    guardian: str


class DieForgone(Event, frozen=True):
    seat: int
    die: str


class Darkened(Event, frozen=True):
    """A dark token; `ousted` if a magic token had to make room (Z-22)."""

    seat: int
    guardian: str
    reason: str
    ousted: bool


class DarkRefused(Event, frozen=True):
    """A dark token that was not taken: a fourth one (Z-23), or a card spares it."""

    seat: int
    reason: str


class DarkReturned(Event, frozen=True):
    seat: int
    count: int


class DarkPassed(Event, frozen=True):
    seat: int
    other_seat: int


class ColumnTaken(Event, frozen=True):
    seat: int
    column: int
    cards: Sequence[str]


class ColumnFilled(Event, frozen=True):
    column: int
    card: str


class ColumnsSwept(Event, frozen=True):
    """All spells of the columns were discarded."""

    cards: Sequence[str]


class Discarded(Event, frozen=True):
    seat: int
    card: str


class Drew(Event, frozen=True):
    seat: int
    card: str | None


class Reshuffled(Event, frozen=True):
    count: int


class Invoked(Event, frozen=True):
    seat: int
    guardian: str
    power: str


class Borrowed(Event, frozen=True):
    seat: int
    other_seat: int
    power: str


class Took(Event, frozen=True):
    seat: int
    card: str
    source: str


class CreatureNamed(Event, frozen=True):
    seat: int
    other_seat: int
    creature: str


class HandedOver(Event, frozen=True):
    """From a hand to a hand; `at_random` if it was drawn because none of the creature was there."""

    seat: int
    other_seat: int
    cards: Sequence[str] | None
    at_random: bool


class Stolen(Event, frozen=True):
    seat: int
    other_seat: int
    card: str | None


class Swapped(Event, frozen=True):
    """The first of the `cards` came onto the portal, the second left it for `source`."""

    seat: int
    place: str
    cards: Sequence[str]
    source: str


class PortalsSwapped(Event, frozen=True):
    """The first of the `cards` came to `seat`, the second to `other_seat`."""

    seat: int
    other_seat: int
    place: str
    cards: Sequence[str]


class Placed(Event, frozen=True):
    """`counts`: the points by what they are for."""

    seat: int
    card: str
    points: int
    counts: dict[str, int]


class PortalFilled(Event, frozen=True):
    seat: int
    points: int


class HandsPassed(Event, frozen=True):
    """Everyone's hand went to the left; `cards` is what came to the reader."""

    seat: int
    other_seat: int
    cards: Sequence[str] | None


class TommyAppeared(Event, frozen=True):
    """In a column: it takes effect at once (Z-61)."""

    tommy: str
    lasting: bool


class TommyDiscarded(Event, frozen=True):
    """Drawn by a player, and put away (Z-63)."""

    seat: int
    tommy: str


class Count(Struct, frozen=True):
    """The final count of one player, line by line: points by what they are for. `complete`: the
    rows and columns that score, as places (Z-46)."""

    seat: int
    points: int
    lines: dict[str, int]
    page: str | None
    total: int
    alike: int  # most spells of one creature (Z-48)
    complete: Sequence[Sequence[str]]


class GameEnded(Event, frozen=True):
    counts: Sequence[Count]
    winner_seats: Sequence[int]


class SoloEnded(Event, frozen=True):
    seat: int
    won: bool
    turns: int


AlakazooEvent = (
    PortalChosen
    | GuardianChosen
    | GameBegan
    | AbilityDealt
    | Dealt
    | Drafted
    | ColumnLaid
    | TommyHid
    | LessonsOffered
    | Enrolled
    | PagesOffered
    | PageKept
    | TurnBegan
    | TurnLost
    | Rested
    | Rolled
    | DieTurned
    | Covered
    | Uncovered
    | Charged
    | Drained
    | DieForgone
    | Darkened
    | DarkRefused
    | DarkReturned
    | DarkPassed
    | ColumnTaken
    | ColumnFilled
    | ColumnsSwept
    | Discarded
    | Drew
    | Reshuffled
    | Invoked
    | Borrowed
    | Took
    | CreatureNamed
    | HandedOver
    | Stolen
    | Swapped
    | PortalsSwapped
    | Placed
    | PortalFilled
    | HandsPassed
    | TommyAppeared
    | TommyDiscarded
    | GameEnded
    | SoloEnded
)
