"""The end and the count: K-34 to K-39."""

from __future__ import annotations

from typing import Any

import pytest

from athanor.games.kazaam.actions import Draw, Play
from athanor.games.kazaam.events import GameEnded
from athanor.games.kazaam.rules.turn import KazaamState

from ..support import ended
from .support import BODY, act, points, position, refusal

rule = pytest.mark.rule
EIGHT = " ".join(BODY[:8])


def finished(
    board: str = EIGHT, *others: str, ingredients: list[str] | None = None, **kwargs: Any
) -> KazaamState:
    """Seat 0 plays its ninth part, the right ear of stone (sulphur, dragon blood)."""
    paid = ingredients or ["sulphur dragon-blood"]
    hands = ["stone-right-ear"] + [""] * len(others)
    state = position(board, *others, hands=hands, ingredients=paid, **kwargs)
    act(state, Play("stone-right-ear"))
    return state


@rule("K-34")
def test_the_game_ends_at_once_with_the_ninth_part() -> None:
    state = finished(EIGHT, "fire-head")
    assert state.over
    assert state.actors() == []
    assert ended(state).reason == "nine-parts"
    assert isinstance(state.events[-1], GameEnded)
    assert refusal(state, Draw(), seat=0) == ("game-over", "K-34")


@rule("K-34")
def test_parts_that_lie_face_down_count_for_the_end() -> None:
    state = finished(" ".join("~" + tile for tile in BODY[:8]), "")
    assert state.over
    assert points(state, 0)[0] == 1


@rule("K-34")
def test_eight_parts_are_not_enough() -> None:
    state = position(EIGHT, "")
    assert not state.over
    assert state.result is None


@rule("K-35")
def test_face_up_limbs_score_one_and_head_torso_and_tail_two() -> None:
    state = position(
        "fire-head stone-torso wood-tail fur-left-hand ~fur-right-leg chitin-left-ear",
        "~fire-torso stone-right-hand",
    )
    assert points(state, 0) == (2 + 2 + 2 + 1 + 1, 0, 0, 0)


@rule("K-36")
def test_each_face_up_tile_of_the_favourite_homunculus_scores_one_more() -> None:
    state = position("bone-head bone-left-ear ~bone-right-ear fire-tail", "bone-torso fire-head")
    assert points(state, 0)[1] == 2  # Severus prefers bone
    assert points(state, 1)[1] == 0  # Zosima prefers scale


@rule("K-37")
def test_tiles_all_of_one_homunculus_score_one_more_each() -> None:
    state = position("fire-head fire-tail fire-left-ear", ["fire-torso", "wood-torso"][0])
    assert points(state, 0) == (5, 0, 3, 0)
    assert points(state, 1) == (2, 0, 1, 0)  # one tile is enough


@rule("K-37")
def test_what_lies_face_down_does_not_break_kinship() -> None:
    state = position("fire-head ~bone-tail fire-left-ear", "fire-tail bone-torso")
    assert points(state, 0) == (3, 0, 2, 0)
    assert points(state, 1) == (4, 0, 0, 0)


@rule("K-36", "K-37")
def test_favourites_and_kinship_add_up() -> None:
    state = position("bone-head bone-tail", "")
    assert points(state, 0) == (4, 2, 2, 0)


@rule("K-37")
def test_no_tiles_no_kinship() -> None:
    state = position("~bone-head", "")
    assert points(state, 0) == (0, 0, 0, 0)
    assert points(state, 1) == (0, 0, 0, 0)


@rule("K-38")
def test_who_finished_gets_four() -> None:
    state = finished(EIGHT, "fire-head")
    assert points(state, 0) == (12, 0, 9, 4)
    assert points(state, 1)[3] == 0
    assert list(ended(state).scores) == [25, 3]


@rule("K-39")
def test_the_most_points_win_even_against_the_one_who_finished() -> None:
    down = " ".join("~" + tile for tile in BODY[:8])
    state = finished(down, "fire-head fire-torso fire-tail")
    assert list(ended(state).scores) == [1 + 1 + 4, 9]
    assert ended(state).ranking == [[1], [0]]
    assert ended(state).winners == [1]


DOWN = " ".join("~" + tile for tile in BODY[:8])  # scores 6 with the ninth part


@rule("K-39")
def test_a_tie_goes_to_more_face_up_tiles() -> None:
    state = finished(DOWN, "fire-head bone-tail wood-torso")
    assert list(ended(state).scores) == [6, 6]
    assert ended(state).ranking == [[1], [0]]


def three_way_tie(*bags: str) -> KazaamState:
    """Six points each; seats 1 and 2 have three tiles face up, seat 0 only one."""
    return finished(
        DOWN,
        "fire-head bone-tail wood-torso",
        "fur-head scale-tail chitin-torso",
        ingredients=["sulphur dragon-blood", *bags],
        alchemists="cornelius zosima severus",
    )


@rule("K-39")
def test_then_to_more_ingredients() -> None:
    state = three_way_tie("mercury", "mandrake*2")
    assert list(ended(state).scores) == [6, 6, 6]
    assert ended(state).ranking == [[2], [1], [0]]


@rule("K-39")
def test_then_the_game_is_drawn() -> None:
    state = three_way_tie("mercury*2", "mandrake sulphur")
    assert ended(state).ranking == [[1, 2], [0]]
    assert ended(state).winners == [1, 2]
