"""What a seat may have said beforehand about its head: K-32."""

from __future__ import annotations

import pytest

from athanor import Action
from athanor.games.kazaam.actions import Dig, Foresee, Lash, LetPass, Pry, Steal

from .support import KAZAAM, act, position

rule = pytest.mark.rule

USER = "fire-left-hand wood-left-ear fur-tail fur-head stone-left-leg"


@rule("K-32")
@pytest.mark.parametrize(
    "use, aimed, hand_or_tail",
    [
        (Steal("left-hand", 1), True, True),
        (Lash(1, "head"), True, True),
        (Pry("left-ear", 1), True, False),
        (Steal("left-hand", 2), False, False),
        (Lash(0, "head"), False, False),
        (Dig("left-leg"), False, False),
    ],
)
def test_an_order_answers_what_is_aimed_at_its_seat(
    use: Action, aimed: bool, hand_or_tail: bool
) -> None:
    state = position(USER, "bone-head", "", discards="wood-torso")
    act(state, use)
    view = state.view(1)
    assert KAZAAM.obey(view, 1, "pass") == LetPass()
    assert KAZAAM.obey(view, 1, "aimed") == (Foresee() if aimed else LetPass())
    assert KAZAAM.obey(view, 1, "hand-or-tail") == (Foresee() if hand_or_tail else LetPass())


@rule("K-32")
def test_a_head_is_aimed_at_the_player_whose_use_it_cancels() -> None:
    state = position(USER, "bone-head", "stone-head")
    act(state, Steal("left-hand", 1), Foresee())
    assert state.actors() == [2]
    assert KAZAAM.obey(state.view(2), 2, "aimed") == LetPass()
    act(state, LetPass())
    assert state.actors() == [0]
    assert KAZAAM.obey(state.view(0), 0, "aimed") == Foresee()
    assert KAZAAM.obey(state.view(0), 0, "hand-or-tail") == LetPass()


@rule("K-32")
def test_a_window_that_passes_is_a_pass() -> None:
    state = position(USER, "bone-head")
    act(state, Steal("left-hand", 1))
    assert KAZAAM.windows["answer"] >= 10
    act(state, KAZAAM.lapse(state.view(1), 1))
    assert state.actors() == [0]
