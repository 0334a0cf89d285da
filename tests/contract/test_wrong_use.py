"""Wrong use: each mistake is one typed error with a code, and nothing is changed."""

from __future__ import annotations

from typing import Any

import pytest

import athanor
from athanor import BadPosition, BadRequest, IllegalAction
from athanor.bots import bot
from athanor.contract.options import Option

POISON = athanor.game("poison")


def test_an_unknown_game() -> None:
    with pytest.raises(BadRequest) as refused:
        athanor.game("chess")
    assert refused.value.code == "unknown-game"
    assert "poison" in str(refused.value.facts["known"])


@pytest.mark.parametrize("seats", [2, 7, 0, -3, "four", None, 4.0, True])
def test_a_number_of_seats_out_of_range(seats: Any) -> None:
    with pytest.raises(BadRequest) as refused:
        POISON.new(seats)
    assert refused.value.code == "seats-range"


@pytest.mark.parametrize(
    "options, code",
    [
        ({"hand": 5}, "option-type"),
        ({"hand": "long"}, "option-type"),
        ({"memory_aid": "yes"}, "option-type"),
        ({"memory_aid": 1}, "option-type"),
        ({"first_dealer": 4}, "option-type"),
        ({"first_dealer": "me"}, "option-type"),
        ({"first_dealer": True}, "option-type"),
        ({"jokers": 2}, "unknown-option"),
    ],
)
def test_an_option_that_does_not_fit(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadRequest) as refused:
        POISON.new(4, **options)
    assert refused.value.code == code


def test_numbers_have_bounds() -> None:
    option = Option("turns", default=6, low=1, high=12)
    assert option.accept(12, seats=2) == 12
    with pytest.raises(BadRequest) as refused:
        option.accept(13, seats=2)
    assert refused.value.code == "option-range"


@pytest.mark.parametrize(
    "option, word, expected",
    [
        (Option("aid", default=False), "yes", True),
        (Option("aid", default=False), "off", False),
        (Option("turns", default=6, low=1, high=12), "9", 9),
        (Option("first", default="random", choices=["random"], seat=True), "2", 2),
        (Option("first", default="random", choices=["random"], seat=True), "random", "random"),
    ],
)
def test_options_are_read_as_people_type_them(option: Option, word: str, expected: object) -> None:
    assert option.parse(word, seats=4) == expected


def test_a_seed_that_is_none() -> None:
    with pytest.raises(BadRequest) as refused:
        POISON.new(4, seed="lucky")  # type: ignore[arg-type]
    assert refused.value.code == "seed-type"


def test_an_action_of_another_game() -> None:
    class Castle(athanor.Action, frozen=True):
        side: str

    state = POISON.new(4, seed=1)
    before = state.position()
    with pytest.raises(IllegalAction) as refused:
        state.play(state.actors()[0], Castle("king"))
    assert refused.value.code == "foreign-action"
    assert state.position() == before


@pytest.mark.parametrize(
    "data",
    [
        {"type": "castle"},
        {"type": "pour"},
        {"type": "pour", "card": 7, "cauldron": "left"},
        {"type": "pour", "card": "red-7", "cauldron": "top"},
        {"type": "pour", "card": "red-7", "cauldron": "left", "twice": True},
        [],
        None,
        b"{",
        b"\xff",
    ],
)
def test_what_is_no_action(data: Any) -> None:
    with pytest.raises(IllegalAction) as refused:
        POISON.action(data)
    assert refused.value.code == "action-shape"


def test_an_action_out_of_turn() -> None:
    state = POISON.new(4, seed=1)
    actor = state.actors()[0]
    other = (actor + 1) % 4
    with pytest.raises(IllegalAction) as refused:
        state.play(other, state.legal(actor)[0])
    assert (refused.value.code, refused.value.rule) == ("not-your-turn", "P-08")


def test_a_position_with_fifty_one_cards() -> None:
    position: dict[str, Any] = POISON.new(4, seed=1).position()
    position["hands"][0].append("poison")
    with pytest.raises(BadPosition) as refused:
        POISON.from_position(position)
    assert (refused.value.code, refused.value.rule) == ("position-cards", "P-01")
    assert refused.value.facts == {"count": 51, "wanted": 50}


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(BadRequest) as refused:
        POISON.new(4).view(seat)
    assert refused.value.code == "no-such-seat"


def test_an_unknown_bot() -> None:
    with pytest.raises(BadRequest) as refused:
        bot("archmage")
    assert refused.value.code == "unknown-bot"


def test_errors_survive_a_trip_to_another_process() -> None:
    import pickle

    error = IllegalAction("other-colour", "P-11", card="red-1", cauldron="left")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, again.rule, again.facts) == (
        IllegalAction,
        "other-colour",
        "P-11",
        {"card": "red-1", "cauldron": "left"},
    )
    assert str(again) == "other-colour [P-11]: card='red-1', cauldron='left'"


def test_a_number_without_a_lower_bound_begins_at_nothing() -> None:
    rounds = Option("rounds", 3, high=5)
    assert [rounds.accept(number, 2) for number in (0, 5)] == [0, 5]
    for number in (-1, 6):
        with pytest.raises(BadRequest) as refused:
            rounds.accept(number, 2)
        assert refused.value.code == "option-range"
