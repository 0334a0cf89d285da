"""The rules, in the order of the booklet (`texts/rules-en.ftl`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from athanor.contract import Action, IllegalAction, Result, ranked

from .actions import Keep, Swap
from .events import Dealt, Kept, Shown, Swapped

if TYPE_CHECKING:
    from .model import HighCardState

#: The cards are numbered from 1; none is there twice.
CARDS: Final = 13

KEEP: Final = Keep()
SWAP: Final = Swap()


def set_up(state: HighCardState) -> None:
    state.lay_out()
    deal(state)


def deal(state: HighCardState) -> None:
    """HC-1: all cards are shuffled, and everyone is dealt one."""
    state.pile = list(range(1, CARDS + 1))
    state.rng.shuffle(state.pile, "deal")
    state.spoken = 0
    for seat in range(state.seats):
        state.cards[seat] = state.pile.pop()
        state.aside[seat] = 0
        if state.tracing:
            state.events.append(Dealt(seat, state.cards[seat]))


def on_turn(state: HighCardState) -> int:
    """HC-2: each round begins with the next player."""
    return (state.round + state.spoken) % state.seats


def legal(state: HighCardState, seat: int) -> list[Action]:
    return [KEEP, SWAP] if seat in state.actors() else []


def check(state: HighCardState, seat: int, action: Action) -> IllegalAction | None:
    if not isinstance(action, Keep | Swap):
        return IllegalAction("highcard-choose", "HC-3")
    if seat not in state.actors():
        return IllegalAction("highcard-not-your-turn", "HC-2")
    return None


def apply(state: HighCardState, seat: int, action: Action) -> None:
    """HC-3: who is on turn keeps the card, or lays it aside and draws another."""
    if isinstance(action, Swap):
        state.aside[seat] = state.cards[seat]
        state.cards[seat] = state.pile.pop()
    if state.tracing:
        swapped = isinstance(action, Swap)
        state.events.append(Swapped(seat, state.cards[seat]) if swapped else Kept(seat))
    state.spoken += 1
    if state.spoken == state.seats:
        show(state)


def show(state: HighCardState) -> None:
    """HC-4: all cards are shown, and the highest one wins a point."""
    state.shown = state.cards[:]
    winner = state.cards.index(max(state.cards))
    state.points[winner] += 1
    state.round += 1
    if state.tracing:
        state.events.append(Shown(state.shown[:], winner))
    if not state.over:
        deal(state)


def result(state: HighCardState) -> Result:
    ranking = ranked(state.points)
    return Result(state.points[:], ranking, ranking[0], "rounds")
