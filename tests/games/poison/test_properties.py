"""What is true of every position of every game of Poison."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from athanor import BadPosition, FastRng
from athanor.conformance.tables import walk
from athanor.games.poison.cards import COPIES, NAMES
from athanor.games.poison.rules.turn import PoisonState

from ..support import ended, written
from .support import POISON, position, seen

DECK = Counter(dict(zip(NAMES, COPIES, strict=True)))

games = st.builds(
    lambda seats, seed, hand: POISON.new(seats, seed=seed, hand=hand),
    st.integers(3, 6),
    st.integers(0, 2**96),
    st.sampled_from(["full", "short"]),
)


@settings(max_examples=60, deadline=None)
@given(games, st.integers(0, 2**32))
def test_cards_are_conserved_and_cauldrons_keep_their_rules(state: PoisonState, seed: int) -> None:
    for each in walk(state, FastRng(seed)):
        snapshot = written(each)
        places = [*snapshot["hands"], *snapshot["taken"], *snapshot["cauldrons"]]
        places += [snapshot["aside"], snapshot["pile"]]
        assert Counter(card for place in places for card in place) == DECK
        cauldrons = seen(each, None).cauldrons
        colours = [cauldron.colour for cauldron in cauldrons if cauldron.colour]
        assert len(colours) == len(set(colours))
        for cauldron in cauldrons:
            assert cauldron.total <= 13
            named = {card.split("-")[0] for card in cauldron.cards} - {"poison"}
            assert named == ({cauldron.colour} if cauldron.colour else set())


@settings(max_examples=40, deadline=None)
@given(games, st.integers(0, 2**32))
def test_scores_add_up(state: PoisonState, seed: int) -> None:
    for each in walk(state, FastRng(seed)):
        view = seen(each, None)
        for seat, player in enumerate(view.players):
            assert player.score == sum(points[seat] for points in view.pad)
    assert list(ended(state).scores) == [player.score for player in view.players]
    assert all(len(points) == state.seats for points in view.pad)


def broken(**changes: object) -> dict[str, object]:
    return position(["red-1", "blue-1", "blue-2"], left="red-2").position() | changes


@pytest.mark.parametrize(
    "changes, code",
    [
        ({"aside": ["red-1"] * 47}, "position-cards"),
        ({"aside": ["red-1"] * 46}, "position-copies"),
        ({"pile": ["green-9"]}, "no-such-card"),
        ({"hands": [[], []]}, "position-length"),
        ({"turn": 5}, "position-turn"),
        ({"round": 9}, "position-round"),
        ({"cauldrons": "soup"}, "position-shape"),
        ({"game": "kazaam"}, "position-game"),
        ({"rules": 99}, "position-rules"),
        ({"rng": {"kind": "dice"}}, "position-rng"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, object], code: str) -> None:
    with pytest.raises(BadPosition) as refused:
        POISON.from_position(broken(**changes))
    assert refused.value.code == code


@pytest.mark.parametrize(
    "left, middle, code",
    [
        ("red-7 red-7", "", "position-brim"),
        ("red-1 blue-1", "", "position-mixed"),
        ("red-1", "red-2", "position-twice"),
    ],
)
def test_cauldrons_against_the_rules_are_refused(left: str, middle: str, code: str) -> None:
    with pytest.raises(BadPosition) as refused:
        position(["blue-5", "", ""], left=left, middle=middle)
    assert refused.value.code == code
