"""What a seat of Poison may know: its own hand, and all that was ever laid open.

Every card is played face up, so what each player has taken is known to a perfect memory (P-17): the
tally is in every view. Whether a table shows it to people is the option `memory_aid`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from athanor.contract import Secret, Told, View, head, own_head

from .actions import PLACES, Place, Pour
from .cards import COLOURS, NAMES, POUR_INDEX, kinds, names
from .events import (
    Dealt,
    Drew,
    GameEnded,
    Overflowed,
    PoisonEvent,
    Poured,
    RoundBegan,
    RoundScored,
)
from .rules.pour import BRIM, total_after
from .rules.score import tally_by_name
from .rules.turn import PoisonState


class Cauldron(Struct, frozen=True):
    """`cards`, oldest first; `colour` is None while it holds no potion."""

    place: Place
    colour: str | None
    total: int
    cards: Sequence[str]


class Player(Struct, frozen=True):
    """What all see of a player. `taken` counts the cards in their face-down pile by name."""

    hand_size: int
    taken_size: int
    taken: dict[str, int]
    score: int


class PoisonView(View, frozen=True, kw_only=True):
    """`hand` is None for a spectator. `aside` and `pile` are numbers of cards nobody sees. Beyond
    `brim` a cauldron overflows; `totals` is what each of `actions` would bring its cauldron to."""

    actions: Sequence[Pour]
    events: Sequence[PoisonEvent]
    round: int
    rounds: int
    dealer: int
    turn: int
    cauldrons: Sequence[Cauldron]
    players: Sequence[Player]
    hand: Sequence[str] | None
    aside: int
    pile: int
    pad: Sequence[Sequence[int]]
    brim: int
    totals: Sequence[int]


#: All is done in the open, but for the cards that go to a hand.
TOLD: Final = Told(
    RoundBegan,
    Secret(Dealt, "cards"),
    Poured,
    Overflowed,
    Secret(Drew, "card"),
    RoundScored,
    GameEnded,
)


def view(state: PoisonState, seat: int | None) -> PoisonView:
    common = open_to_all(state)
    return common if seat is None else seen_by(state, seat, common)


def views(state: PoisonState) -> list[View]:
    common = open_to_all(state)
    return [*(seen_by(state, seat, common) for seat in range(state.seats)), common]


def seen_by(state: PoisonState, seat: int, common: PoisonView) -> PoisonView:
    own = own_head(state, seat, TOLD)
    totals = [foreseen(state, POUR_INDEX[action]) for action in own["actions"]]
    return replace(common, **own, hand=names(state.players[seat].hand), totals=totals)


def open_to_all(state: PoisonState) -> PoisonView:
    """What every seat sees, and all that a spectator does."""
    return PoisonView(
        **head(state, None, TOLD),
        round=state.round,
        rounds=state.rounds,
        dealer=state.dealer,
        turn=state.turn,
        cauldrons=[cauldron(state, index) for index in range(3)],
        players=[player(state, each) for each in range(state.seats)],
        hand=None,
        aside=len(kinds(state.aside)),
        pile=len(state.pile),
        pad=state.pad,
        brim=BRIM,
        totals=[],
    )


def foreseen(state: PoisonState, index: int) -> int:
    """What one of all pours would bring its cauldron to."""
    return total_after(state.cauldrons[index % len(PLACES)], index // len(PLACES))


def cauldron(state: PoisonState, index: int) -> Cauldron:
    seen = state.cauldrons[index]
    colour = COLOURS[seen.colour] if seen.colour >= 0 else None
    return Cauldron(PLACES[index], colour, seen.total, [NAMES[kind] for kind in seen.kinds()])


def player(state: PoisonState, seat: int) -> Player:
    seen = state.players[seat]
    taken = tally_by_name(seen.taken)
    return Player(seen.hand_size, sum(taken.values()), taken, seen.score)
