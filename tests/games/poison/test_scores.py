"""The rules of Poison about scores, the end and the short hand, one by one."""

from __future__ import annotations

import pytest

import athanor
from athanor.games.poison.events import Dealt, Drew, Overflowed
from athanor.games.poison.view import PoisonView

from ..support import only
from .support import POISON, held, position, pour, seen

rule = pytest.mark.rule


# -- the score


def score(*taken: str) -> list[int]:
    """Penalty points of a round in which these cards were taken."""
    seats = len(taken)
    state = position(["red-1"] + [""] * (seats - 1), taken=list(taken))
    pour(state, "red-1", "left")
    points = seen(state, None).pad[0]
    return list(points)


@rule("P-20")
def test_a_potion_costs_one_and_a_poison_two() -> None:
    assert score("red-7 blue-1 poison", "red-1 red-2 blue-2 blue-4", "") == [4, 0, 0]


@rule("P-21")
def test_who_alone_holds_the_most_of_a_colour_pays_nothing_for_it() -> None:
    assert score("red-7 red-5 red-1", "red-2 red-4", "") == [0, 2, 0]


@rule("P-21")
def test_a_plain_majority_is_enough() -> None:
    """Three of eight is less than half and still the most."""
    assert score("red-1 red-1 red-2", "red-5 red-5", "red-7 red-7", "red-4") == [0, 2, 2, 1]


@rule("P-22")
def test_tied_for_the_most_nobody_is_spared() -> None:
    assert score("red-7 red-5", "red-2 red-4", "red-1") == [2, 2, 1]


@rule("P-22")
def test_a_tie_below_the_most_does_not_matter() -> None:
    assert score("red-7 red-5 red-2", "red-1 red-1", "red-2 red-4") == [0, 2, 2]


@rule("P-23")
def test_poison_is_never_spared() -> None:
    assert score("poison poison poison", "poison", "") == [6, 2, 0]


# -- the end


@rule("P-24")
@pytest.mark.parametrize("seats, rounds", [(3, 6), (4, 4), (5, 5), (6, 6)])
def test_the_game_ends_when_all_have_dealt_once_and_three_players_twice(
    seats: int, rounds: int
) -> None:
    state = POISON.new(seats, seed=2)
    while not state.over:
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    assert len(seen(state, None).pad) == rounds
    assert state.result is not None
    assert state.result.reason == "all-dealt"
    refused = state.check(0, POISON.action({"type": "pour", "card": "red-1", "cauldron": "left"}))
    assert refused is not None
    assert (refused.code, refused.rule) == ("game-over", "P-24")


def last_card(pad: list[list[int]], taken: list[str]) -> athanor.Result:
    state = position(["red-1", "", ""], taken=taken, pad=pad)
    pour(state, "red-1", "left")
    assert state.result is not None
    return state.result


@rule("P-25")
def test_the_lowest_total_wins() -> None:
    result = last_card([[3, 1, 2]] * 5, ["", "", "poison poison poison"])
    assert list(result.scores) == [15, 5, 16]
    assert list(result.winners) == [1]
    assert [list(group) for group in result.ranking] == [[1], [0], [2]]


@rule("P-25")
def test_equal_lowest_totals_share_the_win() -> None:
    result = last_card([[3, 1, 1]] * 5, ["", "", ""])
    assert list(result.winners) == [1, 2]


# -- the short hand


@rule("P-26")
def test_five_cards_each_and_a_pile_from_which_one_draws_after_playing() -> None:
    state = POISON.new(4, seed=4, hand="short", first_dealer=3)
    view = seen(state, 0)
    assert [player.hand_size for player in view.players] == [5] * 4
    assert view.pile == 30
    state.play(0, state.legal(0)[0])
    view = seen(state, 0)
    assert view.players[0].hand_size == 5
    assert view.pile == 29


@rule("P-26")
def test_the_next_card_is_drawn_after_the_overflow() -> None:
    state = position(["red-7", "red-1", "red-1"], left="red-7", pile="blue-1", hand="short")
    pour(state, "red-7", "left")
    kinds = [type(event).__name__ for event in state.events]
    assert kinds == ["Poured", "Overflowed", "Drew"]
    assert held(state, 0) == ["blue-1"]


def drawn(view: PoisonView) -> str | None:
    """The card that was drawn in the last step, as far as this seat may know."""
    (drew,) = only(Drew, view.events)
    return drew.card


@rule("P-26")
def test_only_its_owner_sees_the_card_drawn() -> None:
    state = position(["red-7", "red-1", "red-1"], pile="blue-1", hand="short")
    pour(state, "red-7", "left")
    assert drawn(seen(state, 0)) == "blue-1"
    assert drawn(seen(state, 1)) is None
    assert drawn(seen(state, None)) is None


@rule("P-26")
def test_the_round_goes_on_until_pile_and_hands_are_empty() -> None:
    state = position(["red-7", "", ""], pile="blue-1", hand="short")
    pour(state, "red-7", "left")
    assert seen(state, None).round == 0
    pour(state, "blue-1", "middle")
    assert seen(state, None).round == 1


@rule("P-27")
def test_three_players_play_the_short_hand_with_all_cards_and_six_rounds() -> None:
    state = POISON.new(3, seed=4, hand="short")
    view = seen(state, 0)
    assert (view.aside, view.pile, view.rounds) == (0, 35, 6)


# -- what the log tells


def test_a_deal_is_told_to_each_player_alone() -> None:
    state = POISON.new(4, seed=8)
    for seat in (0, 1, 2, 3, None):
        dealt = [event for event in seen(state, seat).events if isinstance(event, Dealt)]
        assert [event.seat for event in dealt if event.cards is not None] == (
            [] if seat is None else [seat]
        )


def test_an_overflow_names_what_was_drunk() -> None:
    state = position(["red-7", "red-1", "red-1"], left="red-7 red-2")
    pour(state, "red-7", "left")
    event = state.events[1]
    assert isinstance(event, Overflowed)
    assert (event.total, event.count, list(event.cards)) == (16, 2, ["red-7", "red-2"])
