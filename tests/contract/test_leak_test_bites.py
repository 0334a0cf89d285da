"""The leak test fails on a view with one planted leak, whatever kind of leak it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import athanor
from athanor import FastRng, Game, State, View
from athanor.conformance.leaks import Leak, check_events, check_leaks
from athanor.games.poison import Poison
from athanor.games.poison.view import PoisonView


def leak_a_card(state: State, view: PoisonView) -> PoisonView:
    """The first card of the next player's hand, disguised as the dealer's number."""
    hands: Any = state.position()["hands"]
    hand = hands[(view.turn + 1) % state.seats]
    return msgspec.structs.replace(view, dealer=len(hand[0]))


def leak_the_pile(state: State, view: PoisonView) -> PoisonView:
    """Whether the next card of the pile is a poison, in the order of the actions."""
    pile: Any = state.position()["pile"]
    actions = list(view.actions)
    if pile and pile[-1] == "poison":
        actions.reverse()
    return msgspec.structs.replace(view, actions=actions)


def leak_an_event(state: State, view: PoisonView) -> PoisonView:
    """A card drawn from the pile, told to everybody."""
    return msgspec.structs.replace(view, events=state.events)


@pytest.mark.parametrize("leak", [leak_a_card, leak_the_pile, leak_an_event])
def test_a_planted_leak_is_found(leak: Callable[[State, PoisonView], View]) -> None:
    class Leaky(Poison):
        def view(self, state: State, seat: int | None) -> View:
            seen = super().view(state, seat)
            assert isinstance(seen, PoisonView)
            return leak(state, seen)

    with pytest.raises(Leak):
        look_for_leaks(Leaky())


def test_the_same_positions_pass_without_the_leak() -> None:
    look_for_leaks(athanor.game("poison"))


def look_for_leaks(game: Game) -> None:
    for seed in range(40):
        state = game.new(4, seed=seed, hand="short")
        for seat in (0, 1, 2, 3, None):
            check_leaks(state, seat, FastRng(seed), draws=4)
            check_events(state, seat, FastRng(seed))
