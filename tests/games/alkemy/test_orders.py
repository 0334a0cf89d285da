"""What a seat may have said beforehand about reacting: A-39, A-74, A-75."""

from __future__ import annotations

import pytest

import athanor
from athanor.games.alkemy.actions import Activate, ReactMove, ReactShoot, Shoot, StandFast

from .support import do, kinds, table

ALKEMY = athanor.game("alkemy")
BOW = "raven_thunder_warrior-1"


def shot_at(target: str, **more):
    state = table(
        (0, "raven_thunder_warrior", 1200, 300), (1, target, 1200, 1268), (1, "ibrahim", 300, 2200)
    )
    return do(state, Activate(BOW), Shoot(BOW, f"{target}-1", 9))


@pytest.mark.rule("A-39")
def test_an_order_never_to_react_keeps_the_action_points() -> None:
    state = shot_at("malikh_looters")
    assert state.decision().kind in ALKEMY.orders
    assert ALKEMY.obey(state.view(1), 1, "never") == StandFast()


@pytest.mark.rule("A-75")
def test_an_order_to_shoot_back_does_nothing_else() -> None:
    assert ALKEMY.obey(shot_at("malikh_looters").view(1), 1, "shots") == ReactShoot(BOW)
    assert ALKEMY.obey(shot_at("malikh_jaraya").view(1), 1, "shots") == StandFast()


@pytest.mark.rule("A-74")
def test_an_order_to_take_shelter_goes_the_shortest_way() -> None:
    state = shot_at("malikh_jaraya")
    chosen = ALKEMY.obey(state.view(1), 1, "shelter")
    moves = [action for action in state.legal(1) if isinstance(action, ReactMove)]
    assert chosen in moves
    far = [(move.x - 1200) ** 2 + (move.y - 1268) ** 2 for move in moves]
    assert (chosen.x - 1200) ** 2 + (chosen.y - 1268) ** 2 == min(far)


@pytest.mark.rule("A-39")
def test_a_window_that_passes_is_no_reaction() -> None:
    state = shot_at("malikh_looters")
    assert ALKEMY.windows["react"] >= 20
    do(state, ALKEMY.lapse(state.view(1), 1))
    assert "Reacted" not in kinds(state)
