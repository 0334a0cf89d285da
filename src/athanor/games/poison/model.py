"""The table of Poison: where every card is, and whose turn it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.state import State

from .cards import POISON, colour_of, one, value_of

NONE: Final = -1
HOMELESS: Final = 3
NO_HOMES: Final = 0x333
ALL_OPEN: Final = 7

LARGEST_HAND: Final = 17
#: Scores are rarely above; machines that learn see them cut off there.
HIGH_SCORE: Final = 60


def rounds_for(seats: int) -> int:
    """P-24: everyone deals once, three players twice."""
    return 2 * seats if seats == 3 else seats


class Player:
    """`hand` and `taken` are bags (see `cards.py`)."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.hand_size: i64 = 0
        self.taken: i64 = 0
        self.score: i64 = 0
        self.last_turn: i64 = 0  # the step from which this player's log may go back (P-17)

    def receive(self, kind: i64) -> None:
        self.hand += one(kind)
        self.hand_size += 1

    def clone(self) -> Player:
        copy = Player()
        copy.hand = self.hand
        copy.hand_size = self.hand_size
        copy.taken = self.taken
        copy.score = self.score
        copy.last_turn = self.last_turn
        return copy


class Cauldron:
    """`bag` is what is in it; `order` the same cards as hexadecimal digits, oldest first, after
    a leading 1."""

    def __init__(self) -> None:
        self.empty()

    def empty(self) -> None:
        self.bag: i64 = 0
        self.order: i64 = 1
        self.total: i64 = 0
        self.colour: i64 = NONE

    def add(self, kind: i64) -> None:
        self.bag += one(kind)
        self.order = self.order * 16 + kind
        self.total += value_of(kind)
        if kind != POISON:
            self.colour = colour_of(kind)

    def kinds(self) -> list[int]:
        """The cards in it, oldest first."""
        cards: list[int] = []
        left: i64 = self.order
        while left > 1:
            cards.append(left & 15)
            left >>= 4
        cards.reverse()
        return cards

    def clone(self) -> Cauldron:
        copy = Cauldron()
        copy.bag = self.bag
        copy.order = self.order
        copy.total = self.total
        copy.colour = self.colour
        return copy


class Table(State):
    """`aside` is the fourth hand of three players (P-07), a bag; `pile` the draw pile, next card
    last; `pad[round][seat]` the score pad.

    Where each colour stands is also kept apart, because every move asks for it: `homes` has a
    hexadecimal digit for each colour, the number of its cauldron or HOMELESS, and `open` a bit for
    each cauldron that has no colour."""

    def lay_out(self) -> None:
        """An empty table before the first deal."""
        seats = self.seats
        self.short: bool = self.options["hand"] == "short"
        self.rounds: int = rounds_for(seats)
        self.round: int = 0
        self.dealer: int = 0
        self.turn: int = 0
        self.finished: bool = False
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.cauldrons: list[Cauldron] = [Cauldron(), Cauldron(), Cauldron()]
        self.homes: i64 = NO_HOMES
        self.open: i64 = ALL_OPEN
        self.aside: i64 = 0
        self.pile: list[int] = []
        self.pad: list[list[int]] = []
        self.known_action: Action | None = None  # see `index_of`
        self.known_index: i64 = NONE

    def home(self, colour: i64) -> i64:
        """The cauldron a colour stands in, or NONE."""
        place: i64 = (self.homes >> (4 * colour)) & 15
        return place if place != HOMELESS else NONE

    def settle(self, colour: i64, place: i64) -> None:
        """A colour without a home gets one."""
        self.homes ^= (HOMELESS ^ place) << (4 * colour)
        self.open ^= 1 << place

    def unsettle(self, colour: i64, place: i64) -> None:
        """The cauldron of a colour is empty again."""
        self.settle(colour, place)  # each bit changes back

    def copy_to(self, other: Table) -> None:
        other.step = self.step
        other.events = self.events
        other.short = self.short
        other.rounds = self.rounds
        other.round = self.round
        other.dealer = self.dealer
        other.turn = self.turn
        other.finished = self.finished
        players: list[Player] = []
        for player in self.players:
            players.append(player.clone())
        other.players = players
        cauldrons = self.cauldrons
        other.cauldrons = [cauldrons[0].clone(), cauldrons[1].clone(), cauldrons[2].clone()]
        other.homes = self.homes
        other.open = self.open
        other.aside = self.aside
        other.pile = self.pile[:]
        other.pad = self.pad  # replaced, never changed
        other.known_action = None
        other.known_index = NONE
