"""The checks of `rules/invariants.py` bite; `bench/poison_invariants.py` runs them often."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import athanor
from athanor import FastRng
from athanor.games.poison.cards import KIND_OF, one
from athanor.games.poison.rules.invariants import check_table, play_out_checked
from athanor.games.poison.rules.turn import PoisonState


def table(seats: int = 4, **options: object) -> PoisonState:
    state = athanor.game("poison").new(seats, seed=3, tracing=False, **options)
    assert isinstance(state, PoisonState)
    return state


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("hand", ["full", "short"])
@pytest.mark.rule("P-01", "P-11", "P-12", "P-15")
def test_they_hold_in_random_games(seats: int, hand: str) -> None:
    for _ in range(3):
        assert play_out_checked(table(seats, hand=hand), FastRng(seats)) > 0


def lose_a_card(state: PoisonState) -> None:
    player = next(each for each in state.players if each.hand & 3)
    player.hand -= one(0)
    player.hand_size -= 1


def swap_a_card(state: PoisonState) -> None:
    player = next(each for each in state.players if each.hand & 3)
    player.hand += one(KIND_OF["poison"]) - one(0)


def miscount_a_hand(state: PoisonState) -> None:
    state.players[0].hand_size += 1


def pour(state: PoisonState, *cards: tuple[str, int]) -> None:
    """Moves cards from wherever they are held into cauldrons, rules or no rules."""
    for card, place in cards:
        kind = KIND_OF[card]
        bit = 2 * kind
        holder = next(each for each in state.players if each.hand >> bit & 3)
        holder.hand -= one(kind)
        holder.hand_size -= 1
        state.cauldrons[place].add(kind)


def one_colour_twice(state: PoisonState) -> None:
    pour(state, ("red-1", 0), ("red-2", 1))


def two_colours_in_one(state: PoisonState) -> None:
    pour(state, ("red-1", 0), ("blue-1", 0))


def above_the_brim(state: PoisonState) -> None:
    pour(state, ("red-7", 0), ("red-7", 0))


def wrong_total(state: PoisonState) -> None:
    state.cauldrons[2].total += 1


def lost_home(state: PoisonState) -> None:
    pour(state, ("red-1", 0))


@pytest.mark.parametrize(
    "damage, told",
    [
        (lose_a_card, "lost or made"),
        (swap_a_card, "lost or made"),
        (miscount_a_hand, "as large as it says"),
        (one_colour_twice, "two cauldrons"),
        (two_colours_in_one, "two colours"),
        (above_the_brim, "too full"),
        (wrong_total, "not as full as it says"),
        (lost_home, "not where the table says"),
    ],
)
def test_each_check_bites(damage: Callable[[PoisonState], None], told: str) -> None:
    state = table()
    check_table(state)
    damage(state)
    if damage is one_colour_twice:
        state.settle(0, 0)
    with pytest.raises(AssertionError, match=told):
        check_table(state)
