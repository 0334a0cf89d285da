"""Positions that no game of Kazaam! could have come to are refused, with the rule they break."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from athanor import BadPosition, FastRng
from athanor.games.kazaam.actions import Pry
from athanor.texts import LANGUAGES, Texts

from .support import KAZAAM, act, position


def good() -> dict[str, Any]:
    state = position("fire-left-ear", "bone-head", hands=["wood-tail", ""], ingredients=["all"])
    act(state, Pry("left-ear", 1))
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.position()))
    return found


def change(path: str, value: object) -> dict[str, Any]:
    place: Any
    """A good position with one thing in it put otherwise."""
    data = copy.deepcopy(good())
    place = data
    *folders, last = path.split("/")
    for folder in folders:
        place = place[int(folder) if isinstance(place, list) else folder]
    place[int(last) if isinstance(place, list) else last] = value
    return data


WRONG = [
    ("pile/0", "fire-nose", "no-such-tile"),
    ("pile/0", "fire-tail-2", "no-such-tile"),
    ("pile/0", "wood-tail", "position-twice"),
    ("pile", [], "position-missing"),
    ("hands", [[]], "position-length"),
    ("alchemists", ["severus", "severus"], "position-alchemist"),
    ("alchemists", ["severus", "merlin"], "position-alchemist"),
    ("boards/0/0/part", "head", "position-part"),
    ("ingredients/0", {"salt": 1}, "no-such-ingredient"),
    ("ingredients/0", {"mercury": 17}, "position-supply"),
    ("ingredients", [{"mercury": 9}, {"mercury": 9}], "position-supply"),
    ("turn", 2, "position-turn"),
    ("left", 4, "position-left"),
    ("finisher", 0, "position-finisher"),
    ("phase", "act", "position-phase"),
    ("phase", "dream", "position-shape"),
    ("uses", [], "position-phase"),
    ("uses/0/seat", 1, "position-use"),
    ("uses/0/target_seat", 9, "position-use"),
    ("uses/0/asked", [1], "position-use"),
    ("uses/0/part", "head", "position-use"),
    ("whereabouts/0", [], "position-knowledge"),
    ("whereabouts/0/0/places", ["cellar"], "position-place"),
    ("whereabouts/0/0/tiles", ["fire-nose"], "no-such-tile"),
    ("whereabouts", [[]], "position-length"),
]


@pytest.mark.parametrize("path, value, code", WRONG)
def test_a_wrong_position_is_refused(path: str, value: object, code: str) -> None:
    with pytest.raises(BadPosition) as refused:
        KAZAAM.from_position(change(path, value))
    assert refused.value.code == code
    for language in LANGUAGES:
        assert Texts(language, "kazaam").error(refused.value)


def test_more_than_six_tiles_in_a_hand_are_refused() -> None:
    data = good()
    data["hands"][1] = [data["pile"].pop() for _ in range(7)]
    data["whereabouts"] = None
    with pytest.raises(BadPosition) as refused:
        KAZAAM.from_position(data)
    assert refused.value.code == "hand-full"


def test_a_part_twice_on_a_board_is_refused() -> None:
    data = good()
    data["pile"].remove("wood-left-ear")
    data["boards"][0].append({"part": "left-ear", "tile": "wood-left-ear", "face_up": True})
    with pytest.raises(BadPosition) as refused:
        KAZAAM.from_position(data)
    assert refused.value.code == "place-taken"


def test_discards_without_a_pile_are_refused() -> None:
    data = good()
    data["discards"], data["pile"] = data["pile"], []
    with pytest.raises(BadPosition) as refused:
        KAZAAM.from_position(data)
    assert refused.value.code == "position-pile"


def test_the_search_of_empty_discards_is_refused() -> None:
    data = good()
    data["phase"], data["uses"] = "take", []
    with pytest.raises(BadPosition) as refused:
        KAZAAM.from_position(data)
    assert refused.value.code == "position-phase"


def test_positions_of_whole_games_are_taken_back() -> None:
    rng = FastRng(21)
    state = KAZAAM.new(3, seed=7)
    while not state.over:
        restored = KAZAAM.from_position(state.position())
        assert restored.position() == state.position()
        assert restored.legal(state.actors()[0]) == state.legal(state.actors()[0])
        actions = state.legal(state.actors()[0])
        act(state, actions[rng.below(len(actions))])
        if state.step > 400:
            break
