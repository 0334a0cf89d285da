"""What parts do: K-23 to K-29."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeVar

import pytest

from athanor import Action, FastRng
from athanor.games.kazaam.actions import (
    Dig,
    Digest,
    EndTurn,
    Extract,
    Foresee,
    Gather,
    Lash,
    LetPass,
    Play,
    Pry,
    Steal,
    Take,
)
from athanor.games.kazaam.events import Dug, Pried, Stole
from athanor.games.kazaam.rules.catalogue import ACTIONS
from athanor.games.kazaam.rules.turn import KazaamState

from ..support import asked, every
from .support import act, board, discards, hand, ingredients, position, refusal, seen

rule = pytest.mark.rule
E = TypeVar("E", Dug, Pried, Stole)


def told(state: KazaamState, onlooker: int | None, kind: type[E]) -> E:
    (event,) = [event for event in seen(state, onlooker).events if isinstance(event, kind)]
    return event


# -- ears


@rule("K-23")
def test_an_ear_shows_a_hand_to_its_owner_only() -> None:
    state = position("fire-left-ear", "", "", hands=["", "bone-head bone-tail", ""])
    act(state, Pry("left-ear", 1))
    assert told(state, 0, Pried).tiles == ["bone-head", "bone-tail"]
    assert told(state, 2, Pried).tiles is None
    assert told(state, None, Pried).tiles is None
    assert hand(state, 1) == ["bone-head", "bone-tail"]


@rule("K-23")
def test_both_ears_may_pry_on_any_other_player_but_not_on_oneself() -> None:
    state = position("fire-left-ear bone-right-ear", "", "")
    pries = [action for action in state.legal(0) if isinstance(action, Pry)]
    assert pries == [
        Pry("left-ear", 1),
        Pry("right-ear", 1),
        Pry("left-ear", 2),
        Pry("right-ear", 2),
    ]
    assert refusal(state, Pry("left-ear", 0)) == ("target-self", "K-23")
    assert refusal(state, Pry("left-ear", 4)) == ("no-such-player", "K-01")
    assert refusal(state, Pry("left-ear", 9)) == ("no-such-player", "K-01")


# -- hands


@rule("K-24")
def test_a_hand_takes_a_random_tile() -> None:
    stolen: Counter[str] = Counter()
    for seed in range(300):
        state = position("fire-left-hand", "", hands=["", "bone-head bone-tail wood-tail"])
        state.rng = FastRng(seed)
        act(state, Steal("left-hand", 1))
        (tile,) = hand(state, 0)
        assert tile not in hand(state, 1)
        assert len(hand(state, 1)) == 2
        stolen[tile] += 1
    assert set(stolen) == {"bone-head", "bone-tail", "wood-tail"}
    assert min(stolen.values()) > 70


@rule("K-24")
def test_only_thief_and_victim_know_what_was_stolen() -> None:
    state = position("fire-right-hand", "", "", hands=["", "bone-head", ""])
    act(state, Steal("right-hand", 1))
    assert told(state, 0, Stole).tile == "bone-head"
    assert told(state, 1, Stole).tile == "bone-head"
    assert told(state, 2, Stole).tile is None
    assert told(state, None, Stole).tile is None


@rule("K-24")
def test_nobody_steals_from_themselves() -> None:
    state = position("fire-right-hand", "")
    assert refusal(state, Steal("right-hand", 0)) == ("target-self", "K-24")


# -- legs


@rule("K-25")
def test_a_leg_takes_a_tile_of_choice_from_the_discards() -> None:
    state = position("fire-left-leg", "", discards="bone-head bone-tail wood-tail")
    act(state, Dig("left-leg"))
    assert asked(state).kind == "take"
    assert state.legal(0) == [Take("bone-head"), Take("bone-tail"), Take("wood-tail")]
    assert refusal(state, Take("wood-head")) == ("not-in-discards", "K-25")
    assert refusal(state, EndTurn()) == ("take-first", "K-25")
    act(state, Take("bone-tail"))
    assert hand(state, 0) == ["bone-tail"]
    assert discards(state) == ["bone-head", "wood-tail"]
    assert refusal(state, Take("wood-tail")) == ("nothing-to-take", "K-25")


@rule("K-25", "K-41")
def test_a_leg_takes_the_only_discard_without_asking() -> None:
    state = position("fire-left-leg", "", discards="bone-head")
    act(state, Dig("left-leg"))
    assert asked(state).kind == "act"
    assert hand(state, 0) == ["bone-head"]


@rule("K-26")
def test_nobody_else_sees_the_discards_or_what_a_leg_took() -> None:
    state = position("fire-left-leg", "", "", discards="bone-head bone-tail")
    act(state, Dig("left-leg"))
    for onlooker in (1, 2, None):
        assert seen(state, onlooker).actions == []
        assert "bone-head" not in seen(state, onlooker).tiles
    assert "bone-head" in seen(state, 0).tiles
    act(state, Take("bone-tail"))
    assert told(state, 0, Dug).tile == "bone-tail"
    for onlooker in (1, 2, None):
        assert told(state, onlooker, Dug).tile is None


# -- torso


@rule("K-27")
def test_a_torso_takes_three_ingredients_in_any_mixture() -> None:
    state = position("fire-torso", "")
    act(state, Digest())
    assert asked(state).kind == "gather"
    assert len(state.legal(0)) == 56
    assert refusal(state, Gather(("mercury",))) == ("gather-count", "K-27")
    assert refusal(state, Gather(("mercury",) * 4)) == ("gather-count", "K-27")
    assert refusal(state, Gather(("mercury", "salt", "salt"))) == ("no-such-ingredient", "K-05")
    assert refusal(state, EndTurn()) == ("gather-first", "K-27")
    act(state, Gather(("sulphur", "mercury", "sulphur")))
    assert ingredients(state, 0) == {"mercury": 1, "sulphur": 2}
    assert seen(state, None).supply["sulphur"] == 14
    assert refusal(state, Gather(("mercury",) * 3)) == ("nothing-to-gather", "K-27")


@rule("K-27")
def test_a_torso_takes_only_what_the_supply_has() -> None:
    state = position("fire-torso", "", ingredients=["", "all*14 mercury*2 sulphur"])
    act(state, Digest())
    assert refusal(state, Gather(("sulphur", "sulphur", "mandrake"))) == ("supply-short", "K-27")
    assert not [each for each in every(Gather, state.legal(0)) if "mercury" in each.ingredients]


@rule("K-27", "K-41")
def test_a_torso_takes_all_that_remain_if_they_are_fewer() -> None:
    state = position(
        "fire-torso", "", ingredients=["", "all*15 mercury sulphur mandrake dragon-blood"]
    )
    act(state, Digest())
    assert ingredients(state, 0) == {"unicorn-horn": 1, "phoenix-feather": 1}
    assert asked(state).kind == "act"


# -- tails


@rule("K-28")
def test_a_tail_turns_a_face_up_tile_down() -> None:
    state = position("fire-tail", "bone-tail wood-left-ear")
    act(state, Lash(1, "left-ear"))
    assert board(state, 0) == "~fire-tail"
    assert board(state, 1) == "bone-tail ~wood-left-ear"


@rule("K-28")
def test_a_tail_discards_a_face_down_tile() -> None:
    state = position("fire-tail", "bone-tail ~wood-left-ear")
    act(state, Lash(1, "left-ear"))
    assert board(state, 1) == "bone-tail"
    assert discards(state) == ["wood-left-ear"]


@rule("K-28")
def test_a_tail_needs_a_tile_in_play() -> None:
    state = position("fire-tail", "bone-tail")
    assert refusal(state, Lash(1, "head")) == ("no-such-target", "K-28")
    alone = position("fire-tail", "")
    assert not [action for action in alone.legal(0) if isinstance(action, Lash)]


@rule("K-29")
def test_a_tail_cannot_choose_itself() -> None:
    state = position("fire-tail bone-head", "")
    assert refusal(state, Lash(0, "tail")) == ("tail-itself", "K-29")
    assert [a for a in state.legal(0) if isinstance(a, Lash)] == [Lash(0, "head")]


@rule("K-29")
def test_a_tail_rids_its_owner_of_a_tile() -> None:
    state = position("fire-tail ~bone-head", "")
    act(state, Lash(0, "head"))
    assert board(state, 0) == "~fire-tail"
    assert discards(state) == ["bone-head"]


@rule("K-02")
def test_what_is_in_no_box_is_refused_by_name() -> None:
    """Such actions come from programs: the types know better."""
    nose: Any = "nose"
    state = position("fire-left-ear stone-left-hand stone-left-leg", "bone-head")
    for action in (Pry(nose, 1), Steal(nose, 1), Dig(nose), Lash(1, nose)):
        assert refusal(state, action) == ("no-such-part", "K-02")
    for tiles in (Play(nose), Extract(nose), Take(nose)):
        assert refusal(state, tiles) == ("no-such-tile", "K-02")


@rule("K-25", "K-27")
@pytest.mark.parametrize(
    ("part", "used", "wanted", "refused"),
    [
        ("fire-left-leg", Dig("left-leg"), Take, ("take-first", "K-25")),
        ("fire-torso", Digest(), Gather, ("gather-first", "K-27")),
    ],
)
def test_what_a_part_asks_for_comes_before_every_other_action(
    part: str, used: Dig | Digest, wanted: type[Action], refused: tuple[str, str]
) -> None:
    state = position(part, "", discards="bone-head bone-tail wood-tail")
    act(state, used)
    others = [each for each in ACTIONS if not isinstance(each, (wanted, Foresee, LetPass))]
    assert len(others) > 400
    assert {refusal(state, each) for each in others} == {refused}
    asked_for = [each for each in ACTIONS if isinstance(each, wanted)]
    allowed = [each for each in asked_for if state.check(0, each) is None]
    assert allowed == state.legal(0)
