"""Answering with a head: K-30 to K-33, K-41."""

from __future__ import annotations

import msgspec
import pytest

from athanor import Action
from athanor.games.kazaam.actions import (
    Dig,
    Digest,
    Draw,
    EndTurn,
    Foresee,
    Lash,
    LetPass,
    Pry,
    Restore,
    Steal,
)
from athanor.games.kazaam.events import Cancelled, Foresaw, Passed, Pried, Used

from ..support import asked
from .support import KAZAAM, act, board, discards, hand, position, refusal, seen

rule = pytest.mark.rule


@rule("K-30")
def test_a_head_cancels_a_use_and_both_stay_face_down() -> None:
    state = position("fire-left-hand", "bone-head", hands=["", "wood-tail"])
    act(state, Steal("left-hand", 1))
    assert asked(state).kind == "answer"
    assert asked(state).about == {"user_seat": 0, "part": "left-hand"}
    assert state.actors() == [1]
    act(state, Foresee())
    assert hand(state, 0) == []
    assert hand(state, 1) == ["wood-tail"]
    assert board(state, 0) == "~fire-left-hand"
    assert board(state, 1) == "~bone-head"
    assert state.actors() == [0]
    assert seen(state, 0).left == 2
    assert Foresaw(1, 0, "left-hand") in state.events
    assert Cancelled(0, "left-hand") in state.events


@rule("K-30")
def test_part_and_target_are_declared_before_heads_are_asked_and_nothing_happens_until_then() -> (
    None
):
    state = position("fire-left-ear", "bone-head", hands=["", "wood-tail"])
    before = state.rng.state()
    act(state, Pry("left-ear", 1))
    assert state.events == [Used(0, "left-ear", 1, None)]
    assert board(state, 0) == "~fire-left-ear"
    assert state.rng.state() == before
    act(state, LetPass())
    assert Passed(1) in state.events
    assert Pried(0, 1, ["wood-tail"]) in seen(state, 0).events


@rule("K-30")
def test_a_leg_searches_and_a_torso_gathers_only_when_heads_have_passed() -> None:
    state = position("fire-left-leg fire-torso", "bone-head", discards="wood-tail wood-head")
    act(state, Dig("left-leg"))
    assert asked(state).kind == "answer"
    act(state, LetPass())
    assert asked(state).kind == "take"
    act(state, state.legal(0)[0], Digest())
    assert asked(state).kind == "answer"
    act(state, Foresee())
    assert asked(state).kind == "act"


@rule("K-30")
def test_the_last_action_stays_with_the_player_until_heads_have_answered() -> None:
    state = position("fire-left-ear", "", "bone-head", left=1)
    act(state, Pry("left-ear", 1))
    assert seen(state, 0).turn == 0
    assert seen(state, 0).left == 0
    act(state, Foresee())
    assert state.actors() == [1]
    assert seen(state, 0).turn == 1


@rule("K-31")
def test_any_other_player_may_answer_by_default() -> None:
    state = position("fire-left-hand", "", "bone-head", hands=["", "wood-tail", ""])
    act(state, Steal("left-hand", 1))
    assert state.actors() == [2]
    act(state, Foresee())
    assert hand(state, 1) == ["wood-tail"]


@rule("K-31")
def test_with_targeted_heads_only_the_player_aimed_at_may_answer() -> None:
    state = position(
        "fire-left-hand fire-tail", "", "bone-head", hands=["", "wood-tail", ""], head="targeted"
    )
    act(state, Steal("left-hand", 1))
    assert hand(state, 0) == ["wood-tail"]
    act(state, Lash(2, "head"))
    assert state.actors() == [2]


@rule("K-31")
@pytest.mark.parametrize("aimless", [Dig("left-leg"), Digest(), Lash(0, "torso")])
def test_with_targeted_heads_nobody_answers_what_is_aimed_at_nobody_else(aimless: Action) -> None:
    state = position("fire-left-leg fire-torso fire-tail", "bone-head", head="targeted")
    act(state, aimless)
    assert state.actors() == [0]


@rule("K-32")
def test_players_are_asked_from_the_left_of_the_one_who_uses() -> None:
    state = position("bone-head", "fire-left-ear", "wood-head", "fur-head", turn=1)
    act(state, Pry("left-ear", 2))
    answered: list[int] = []
    while asked(state).kind == "answer":
        answered += state.actors()
        act(state, LetPass())
    assert answered == [2, 3, 0]


@rule("K-32")
def test_a_head_may_be_answered_by_a_head_even_that_of_the_active_player() -> None:
    state = position("fire-left-hand fire-head", "bone-head", hands=["", "wood-tail"])
    act(state, Steal("left-hand", 1), Foresee())
    assert asked(state).about == {"user_seat": 1, "part": "head"}
    assert [list(use.asked) for use in seen(state, 1).uses] == [[1], []]
    assert state.actors() == [0]
    act(state, Foresee())
    assert hand(state, 0) == ["wood-tail"]
    assert board(state, 0) == "~fire-head ~fire-left-hand"
    assert board(state, 1) == "~bone-head"


@rule("K-32")
def test_heads_resolve_last_in_first_out() -> None:
    state = position(
        "fire-left-hand", "bone-head", "wood-head", "fur-head", hands=["", "wood-tail", "", ""]
    )
    act(state, Steal("left-hand", 1))
    act(state, Foresee())  # 1 cancels the hand
    assert state.actors() == [2]
    act(state, Foresee())  # 2 cancels the head of 1
    assert state.actors() == [3]
    act(state, Foresee())  # 3 cancels the head of 2, so that of 1 holds
    assert hand(state, 0) == []
    assert hand(state, 1) == ["wood-tail"]
    assert [type(event) for event in state.events[-2:]] == [Cancelled, Cancelled]


@rule("K-32")
def test_when_a_head_is_cancelled_those_not_yet_asked_are_asked_about_the_first_use() -> None:
    state = position(
        "fire-left-hand fire-head", "bone-head", "wood-head", hands=["", "wood-tail", ""]
    )
    act(state, Steal("left-hand", 1))
    act(state, Foresee())  # 1 against the hand
    assert state.actors() == [2]
    act(state, LetPass())  # 2 lets the head of 1 pass
    assert state.actors() == [0]
    act(state, Foresee())  # 0 against the head of 1
    assert state.actors() == [2]  # about the head of 0
    act(state, LetPass())
    assert state.actors() == [2]  # and now about the hand
    assert asked(state).about == {"user_seat": 0, "part": "left-hand"}
    act(state, LetPass())
    assert hand(state, 0) == ["wood-tail"]


@rule("K-32")
def test_a_pass_on_a_use_is_final() -> None:
    state = position(
        "fire-left-hand fire-head", "bone-head", "wood-head", hands=["", "wood-tail", ""]
    )
    act(state, Steal("left-hand", 1))
    act(state, LetPass())  # 1 passes on the hand
    act(state, Foresee())  # 2 against the hand
    assert state.actors() == [0]
    act(state, Foresee())  # 0 against the head of 2
    act(state, LetPass())  # 1 about the head of 0
    assert asked(state).kind == "act"  # 1 is not asked about the hand again
    assert hand(state, 0) == ["wood-tail"]


@rule("K-32")
def test_with_targeted_heads_a_head_is_aimed_at_the_player_whose_use_it_cancels() -> None:
    state = position(
        "fire-left-hand fire-head",
        "bone-head",
        "wood-head",
        hands=["", "wood-tail", ""],
        head="targeted",
    )
    act(state, Steal("left-hand", 1), Foresee())
    assert state.actors() == [0]
    assert seen(state, 2).uses[-1].target_seat == 0
    act(state, Foresee())
    assert state.actors() == [1] or asked(state).kind == "act"
    assert hand(state, 0) == ["wood-tail"]


@rule("K-32")
def test_a_tail_judges_the_face_of_its_target_when_it_resolves() -> None:
    state = position("fire-tail fire-head", "bone-head")
    act(state, Lash(1, "head"))
    act(state, Foresee())  # turns the very head that is aimed at
    act(state, Foresee())  # and is foreseen itself
    assert board(state, 1) == ""
    assert discards(state) == ["bone-head"]


@rule("K-32")
def test_only_heads_stop_a_use() -> None:
    """The part in use lies face down already; that does not stop it."""
    state = position("fire-tail", "bone-head wood-left-ear")
    act(state, Lash(1, "left-ear"), LetPass())
    assert board(state, 0) == "~fire-tail"
    assert board(state, 1) == "bone-head ~wood-left-ear"


@rule("K-33")
def test_a_head_is_never_an_action() -> None:
    state = position("fire-head", "bone-head")
    assert Foresee() not in state.legal(0)
    assert refusal(state, Foresee()) == ("head-no-action", "K-33")


@rule("K-41")
def test_only_players_with_a_face_up_head_are_asked() -> None:
    state = position("fire-left-ear fire-right-ear", "~bone-head", "wood-tail", "fur-head")
    act(state, Pry("left-ear", 1))
    assert state.actors() == [3]
    act(state, Foresee(), Pry("right-ear", 1))
    assert asked(state).kind == "act"


@rule("K-41")
def test_nothing_is_asked_where_nobody_else_has_a_head() -> None:
    state = position("fire-left-ear fire-head", "bone-tail")
    act(state, Pry("left-ear", 1))
    assert asked(state).kind == "act"


@rule("K-30", "K-31")
def test_answers_are_refused_outside_a_window_and_from_those_not_asked() -> None:
    state = position("fire-left-ear fire-torso", "", "bone-head", "wood-head")
    assert refusal(state, Foresee(), seat=2) == ("no-window", "K-30")
    assert refusal(state, LetPass(), seat=0) == ("no-window", "K-30")
    act(state, Pry("left-ear", 1))
    before = msgspec.json.encode(state.position())
    for seat in (0, 1, 3):
        assert refusal(state, Foresee(), seat=seat) == ("not-asked", "K-31")
        assert refusal(state, LetPass(), seat=seat) == ("not-asked", "K-31")
    assert refusal(state, Draw(), seat=0) == ("window-open", "K-30")
    assert refusal(state, EndTurn(), seat=2) == ("answer-first", "K-30")
    assert msgspec.json.encode(state.position()) == before


def test_a_window_can_be_saved_and_gone_on_with() -> None:
    state = position(
        "fire-left-hand fire-head", "bone-head", "wood-head", hands=["", "wood-tail", ""]
    )
    act(state, Steal("left-hand", 1), Foresee(), LetPass())
    restored = KAZAAM.from_position(msgspec.json.decode(msgspec.json.encode(state.position())))
    assert restored.actors() == [0]
    assert [use.part for use in seen(restored, None).uses] == ["left-hand", "head"]
    act(restored, Foresee(), LetPass(), LetPass())
    assert hand(restored, 0) == ["wood-tail"]


def test_a_head_restored_may_answer_again() -> None:
    state = position("fire-left-ear", "~bone-head", turn=1)
    act(state, Restore(), EndTurn(), Pry("left-ear", 1))
    assert state.actors() == [1]
