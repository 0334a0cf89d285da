"""What a seat of Poison may know: its own hand, and all that was ever laid open.

Every card is played face up, so what each player has taken is known to a perfect memory (P-17): the
tally is in every view. Whether a table shows it to people is the option `memory_aid`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from athanor.contract import Event, View

from .actions import PLACES, Place, Pour
from .cards import COLOURS, NAMES, kinds, names
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
from .meta import META
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
    """`hand` is None for a spectator. `aside` and `pile` are numbers of cards nobody sees."""

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


def view(state: PoisonState, seat: int | None) -> PoisonView:
    return seen_by(state, seat, open_to_all(state))


def views(state: PoisonState) -> list[View]:
    common = open_to_all(state)
    return [seen_by(state, seat, common) for seat in (*range(state.seats), None)]


def seen_by(state: PoisonState, seat: int | None, common: PoisonView) -> PoisonView:
    return replace(
        common,
        seat=seat,
        actions=[] if seat is None else state.legal(seat),
        events=[told for event in state.events if (told := tell(event, seat)) is not None],
        log_from=state.log_from(seat),
        hand=None if seat is None else names(state.players[seat].hand),
    )


def open_to_all(state: PoisonState) -> PoisonView:
    """What every seat and the spectator see alike."""
    return PoisonView(
        seat=None,
        actions=[],
        events=[],
        log_from=0,
        hand=None,
        game=META.id,
        rules=META.rules,
        options=state.options,
        seats=state.seats,
        step=state.step,
        actors=state.actors(),
        decision=state.decision(),
        result=state.result,
        round=state.round,
        rounds=state.rounds,
        dealer=state.dealer,
        turn=state.turn,
        cauldrons=[cauldron(state, index) for index in range(3)],
        players=[player(state, each) for each in range(state.seats)],
        aside=len(kinds(state.aside)),
        pile=len(state.pile),
        pad=state.pad,
    )


def cauldron(state: PoisonState, index: int) -> Cauldron:
    seen = state.cauldrons[index]
    colour = COLOURS[seen.colour] if seen.colour >= 0 else None
    return Cauldron(PLACES[index], colour, seen.total, [NAMES[kind] for kind in seen.kinds()])


def player(state: PoisonState, seat: int) -> Player:
    seen = state.players[seat]
    taken = tally_by_name(seen.taken)
    return Player(seen.hand_size, sum(taken.values()), taken, seen.score)


def tell(event: Event, seat: int | None) -> PoisonEvent | None:
    """The event as this seat saw it. Listed one by one: what is not named here is not told."""
    match event:
        case Dealt() if event.seat != seat:
            return Dealt(event.seat, event.count, None)
        case Drew() if event.seat != seat:
            return Drew(event.seat, None)
        case (
            RoundBegan() | Dealt() | Poured() | Overflowed() | Drew() | RoundScored() | GameEnded()
        ):
            return event
    return None
