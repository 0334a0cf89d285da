"""What networks are shown of a position, on tables where it can be counted by hand."""

from __future__ import annotations

import pytest

from athanor.contract import State
from athanor.contract.sketch import sketched
from athanor.games.kazaam.actions import Foresee, Steal
from athanor.games.kazaam.bots import sketch
from athanor.games.kazaam.bots.sketch import KazaamSketch

from .support import BODY, act, points, position


def shown(state: State, seat: int, *places: int) -> list[float]:
    numbers = sketched(KazaamSketch(state.seats), state, seat)
    assert len(numbers) == sketch.LENGTH
    return [numbers[place] for place in places]


def table() -> State:
    """Severus (mercury, bone) wants a torso, which lacks a unicorn horn, and a right ear: the bone
    one can be paid, the fire one is to spare, as is another head."""
    return position(
        "bone-head ~stone-tail",
        "fire-tail fire-left-hand",
        hands=["fire-torso fire-right-ear bone-right-ear fire-head", "stone-torso"],
        ingredients=["mercury sulphur*2 phoenix-feather", "all"],
        left=2,
    )


def test_the_own_board() -> None:
    numbers = sketched(KazaamSketch(2), table(), 0)
    assert numbers[sketch.IN_PLAY : sketch.PARTS] == [1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert shown(table(), 0, sketch.PARTS, sketch.SEVEN, sketch.EIGHT) == [2, 0, 0]
    assert shown(table(), 0, sketch.POINTS, sketch.RESTORED) == [2 + 1 + 1, 2 + 1 + 2]


def test_twins_are_of_one_sort() -> None:
    state = position(" ".join(BODY[3:]), "")
    numbers = sketched(KazaamSketch(2), state, 0)
    assert numbers[sketch.IN_PLAY : sketch.PARTS] == [0, 0, 0, 2, 2, 2] * 2


@pytest.mark.parametrize("parts", [6, 7, 8])
def test_the_end_is_near(parts: int) -> None:
    state = position(" ".join(BODY[:parts]), "")
    assert shown(state, 0, sketch.SEVEN, sketch.EIGHT) == [parts >= 7, parts == 8]
    assert shown(state, 1, sketch.MOST_PARTS, sketch.OTHERS_EIGHT) == [parts, parts == 8]


def test_the_own_hand() -> None:
    state = table()
    numbers = sketched(KazaamSketch(2), state, 0)
    assert numbers[sketch.WANTED : sketch.LACKING] == [0, 1, 0, 0, 0, 1]
    assert numbers[sketch.LACKING : sketch.LACK_OF_TWO] == [1, 1, 0, 0, 0]
    # Both want the only mercury.
    assert shown(state, 0, sketch.LACK_OF_TWO, sketch.LACK_OF_ALL) == [2, 2]
    assert shown(state, 0, sketch.SPARE, sketch.FAVOURITES, sketch.HAND_SIZE) == [2, 1, 4]
    # The fire ear yields a unicorn horn, and Severus has mercury from any tile.
    assert shown(state, 0, sketch.RELIEF_OF_ONE, sketch.RELIEF_OF_ALL) == [2, 2]


def test_the_own_ingredients() -> None:
    places = sketch.INGREDIENTS, sketch.KINDS_HELD, sketch.USEFUL
    assert shown(table(), 0, *places) == [4, 3, 4]
    assert shown(table(), 1, *places) == [6, 6, 4]


def test_the_others() -> None:
    places = sketch.HEADS, sketch.TAILS, sketch.HANDS, sketch.MOST_PARTS
    assert shown(table(), 0, *places) == [0, 1, 1, 2]
    assert shown(table(), 1, *places) == [1, 0, 0, 2]
    assert shown(table(), 0, sketch.MOST_POINTS, sketch.LEAD) == [2 + 1 + 2, 4 - 5]
    assert shown(table(), 0, sketch.MOST_INGREDIENTS, sketch.FULLEST_HAND) == [6, 1]


def test_of_several_others_the_one_who_has_most() -> None:
    state = position(
        "",
        "bone-tail",
        "fire-tail fire-head",
        hands=["", "stone-head", ""],
        ingredients=["", "all"],
    )
    places = sketch.TAILS, sketch.HEADS, sketch.MOST_PARTS, sketch.MOST_INGREDIENTS
    assert shown(state, 0, *places) == [2, 1, 2, 6]
    assert shown(state, 0, sketch.FULLEST_HAND) == [1]


def test_whose_turn_it_is() -> None:
    state = position("", "", "", turn=1, left=2)
    places = sketch.TURN, sketch.LEFT, sketch.LEFT_TO_OTHER, sketch.AWAY
    assert [shown(state, seat, *places) for seat in range(3)] == [
        [0, 0, 2, 2],
        [1, 2, 0, 0],
        [0, 0, 2, 1],
    ]


def test_who_is_asked_about_what() -> None:
    state = position("stone-left-hand stone-head", "bone-head", hands=["", "fire-head"])
    places = sketch.ASKED, sketch.IN_USE, sketch.AIMED_AT
    assert shown(state, 0, *places) == [0, 0, 0]
    act(state, Steal("left-hand", 1))
    assert [shown(state, seat, *places) for seat in range(2)] == [[0, 1, 0], [1, 0, 1]]
    act(state, Foresee())
    assert [shown(state, seat, *places) for seat in range(2)] == [[1, 0, 1], [0, 1, 0]]


@pytest.mark.parametrize(
    "board",
    [
        "bone-head bone-tail ~fire-torso",  # kin, and favourites
        "bone-head fire-torso bone-tail",
        "~bone-head fire-torso ~bone-tail stone-left-leg",
        "",
    ],
)
def test_points_are_those_of_the_count(board: str) -> None:
    state = position(board, "wood-tail")
    assert shown(state, 0, sketch.POINTS) == [sum(points(state, 0))]
    assert shown(state, 1, sketch.MOST_POINTS) == [sum(points(state, 0))]
