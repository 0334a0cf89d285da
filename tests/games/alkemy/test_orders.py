"""Standing orders, and what is answered when a window has closed."""

from __future__ import annotations

from typing import Any

import pytest

import athanor
from athanor.games.alkemy.actions import (
    Activate,
    Fight,
    PlayCard,
    ReactMove,
    ReactShoot,
    Shoot,
    StandFast,
)
from athanor.games.alkemy.rules.state import AlkemyState

from ..support import asked
from .support import do, in_combat, kinds, table

GAME = athanor.game("alkemy")
BOW = "raven_thunder_warrior-1"
ARCHER = (0, "militia_archers", 600, 400)


@pytest.mark.rule("A-39", "A-74", "A-75")
def test_a_figure_that_may_react_does_what_was_ordered() -> None:
    hedge = [("hedge", 800, 1100, 0)]
    state = table(ARCHER, (1, "malikh_tuareg", 600, 1000), scenery=hedge)
    do(state, Activate("militia_archers-1"), Shoot("militia_archers-1", "malikh_tuareg-1", 5))
    view = state.view(1)
    assert asked(state).kind == "react"
    assert isinstance(GAME.obey(view, 1, "stand-fast"), StandFast)
    assert isinstance(GAME.obey(view, 1, "shoot"), (ReactShoot, StandFast))
    assert isinstance(GAME.obey(view, 1, "shelter"), (ReactMove, StandFast))
    assert isinstance(GAME.lapse(view, 1), StandFast)
    for order in GAME.orders["react"]:
        action = GAME.obey(view, 1, order)
        assert action is not None
        assert state.check(1, action) is None


@pytest.mark.rule("A-56", "A-57")
def test_who_is_attacked_parries_by_order_and_who_attacks_is_asked() -> None:
    state = table((0, "lee_ping", 1200, 400), (1, "malikh_jaraya", 1200, 518))
    in_combat(state, "lee_ping-1", "malikh_jaraya-1")
    do(state, Activate("lee_ping-1"), Fight("lee_ping-1", "malikh_jaraya-1"))
    assert GAME.obey(state.view(1), 1, "parry") == PlayCard("parry")
    assert GAME.obey(state.view(1), 1, "inactive") == PlayCard("inactive")
    assert GAME.obey(state.view(0), 0, "parry") is None
    assert GAME.lapse(state.view(0), 0) == PlayCard("inactive")


def shot_at(target: str, **more: Any) -> AlkemyState:
    state = table(
        (0, "raven_thunder_warrior", 1200, 300), (1, target, 1200, 1268), (1, "ibrahim", 300, 2200)
    )
    return do(state, Activate(BOW), Shoot(BOW, f"{target}-1", 9))


@pytest.mark.rule("A-39")
def test_an_order_never_to_react_keeps_the_action_points() -> None:
    state = shot_at("malikh_looters")
    assert asked(state).kind in GAME.orders
    assert GAME.obey(state.view(1), 1, "stand-fast") == StandFast()


@pytest.mark.rule("A-75")
def test_an_order_to_shoot_back_does_nothing_else() -> None:
    assert GAME.obey(shot_at("malikh_looters").view(1), 1, "shoot") == ReactShoot(BOW)
    assert GAME.obey(shot_at("malikh_jaraya").view(1), 1, "shoot") == StandFast()


@pytest.mark.rule("A-74")
def test_an_order_to_take_shelter_goes_the_shortest_way() -> None:
    state = shot_at("malikh_jaraya")
    chosen = GAME.obey(state.view(1), 1, "shelter")
    moves = [action for action in state.legal(1) if isinstance(action, ReactMove)]
    assert chosen in moves
    far = [(move.x - 1200) ** 2 + (move.y - 1268) ** 2 for move in moves]
    assert (chosen.x - 1200) ** 2 + (chosen.y - 1268) ** 2 == min(far)


@pytest.mark.rule("A-39")
def test_a_window_that_passes_is_no_reaction() -> None:
    state = shot_at("malikh_looters")
    assert GAME.windows["react"] >= 20
    do(state, GAME.lapse(state.view(1), 1))
    assert "Reacted" not in kinds(state)
