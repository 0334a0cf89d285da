"""How a view of Poison is made, by allow-list. Compiled, since a table asks for all of them after
every move."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from athanor.contract import Secret, Told, View, head

from .actions import PLACES
from .cards import COLOURS, NAMES, POUR_INDEX, kinds, names
from .events import (
    Dealt,
    Drew,
    GameEnded,
    Overflowed,
    Poured,
    RoundBegan,
    RoundScored,
)
from .rules.pour import BRIM, total_after
from .rules.score import tally_by_name
from .rules.turn import PoisonState
from .view import Cauldron, Player, PoisonView

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
    if seat is None:
        return common
    return seen_by(state, seat, common, TOLD.hides(state.events))


def views(state: PoisonState) -> list[View]:
    common = open_to_all(state)
    hidden = TOLD.hides(state.events)
    found: list[View] = [seen_by(state, seat, common, hidden) for seat in range(state.seats)]
    found.append(common)
    return found


def seen_by(state: PoisonState, seat: int, common: PoisonView, hidden: bool) -> PoisonView:
    """What all see, and the seat's own. `hidden`: not all were told the same."""
    actions = state.legal(seat)
    return replace(
        common,
        seat=seat,
        actions=actions,
        events=TOLD.seen(state.events, seat) if hidden else common.events,
        log_from=state.log_from(seat),
        hand=names(state.players[seat].hand),
        totals=[foreseen(state, POUR_INDEX[action]) for action in actions],
    )


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
