"""What networks are shown of a table, and the judgement that they put right."""

from __future__ import annotations

from itertools import pairwise
from math import exp, isclose, log
from typing import Any

import numpy as np
import pytest

import athanor
from athanor.arena.match import by_lot
from athanor.contract.network import Network
from athanor.contract.sketch import blank, sketched
from athanor.games.alkemy.bots.judgement import AlkemyJudgement
from athanor.games.alkemy.bots.learned import AlkemyLearned
from athanor.games.alkemy.bots.outlook import TRAITS, lateness, traits
from athanor.games.alkemy.bots.sketch import (
    CLOCK,
    LENGTH,
    SCENARIO,
    SCENARIOS,
    SIDE,
    SIDES,
    AlkemySketch,
    coming,
)
from athanor.games.alkemy.rules.state import AlkemyState
from athanor.learning.contest import part_of_win

from .support import figure, table

SKETCH = AlkemySketch(2)
SHAPE = [LENGTH, 5, 4, 1]


def fought_over(**options: Any) -> AlkemyState:
    """Each has one figure; that of seat 0 stands on the middle marker."""
    return table((0, "lee_ping", 1200, 1150), (1, "malikh_jaraya", 300, 2200), **options)


def network(spread: float) -> Network:
    size = sum((before + 1) * after for before, after in pairwise(SHAPE))
    return Network(SHAPE, np.random.default_rng(4).normal(0, spread, size).astype("<f2").tobytes())


def judgement(spread: float, stage: int = 0) -> AlkemyLearned:
    return AlkemyLearned(AlkemyJudgement(), SKETCH, network(spread), stage, True)


def test_a_sketch_has_the_traits_of_both_sides_and_how_the_game_stands() -> None:
    state = fought_over()
    state.markers[0].owner = 0
    state.points = [2, 1]
    state.turn = 4
    for seat in range(2):
        drawn = sketched(SKETCH, state, seat)
        assert drawn[: len(TRAITS)] == traits(state, seat)
        assert drawn[len(TRAITS) : CLOCK] == traits(state, 1 - seat)
        assert drawn[CLOCK:SCENARIO] == [4.0, lateness(state), 0.0]
        assert drawn[SCENARIO:SIDES] == [1.0, 0.0, 0.0, 1.0 - seat, 0.0, 0.0]
    ours, theirs = SIDES, SIDES + SIDE
    drawn = sketched(SKETCH, state, 0)
    # It has two points of three, and holds more markers: a third is due.
    assert drawn[ours : ours + SIDE] == [2 / 3, 1.0, 1.0, lateness(state)]
    assert drawn[theirs:] == [1 / 3, 1 / 3, 0.0, 0.0]
    assert sketched(SKETCH, state, 1)[ours:] == [*drawn[theirs:], *drawn[ours:theirs]]


@pytest.mark.parametrize(("scenario", "place"), [("djinn", 0), ("knolls", 1), ("stones", 2)])
def test_a_sketch_says_what_is_fought_for(scenario: str, place: int) -> None:
    drawn = sketched(SKETCH, fought_over(scenario=scenario), 0)
    kinds = drawn[SCENARIO : SCENARIO + SCENARIOS]
    assert kinds == [float(kind == place) for kind in range(SCENARIOS)]


def test_points_that_are_due_are_those_of_the_scenario() -> None:
    """More markers than the other are one point; ground is a point for each; a stone counts once
    its bearer is home."""
    djinn = fought_over()
    assert coming(djinn) == [0, 0]
    djinn.markers[0].owner = djinn.markers[1].owner = 1
    assert coming(djinn) == [0, 1]
    djinn.markers[2].owner = 0
    djinn.markers[1].owner = 0
    djinn.points = [1, 1]
    assert coming(djinn) == [2, 1]
    assert coming(fought_over(scenario="knolls")) == [1, 0]
    stones = fought_over(scenario="stones")
    bearer = figure(stones, "lee_ping-1")
    stones.markers[0].bearer = bearer.id
    bearer.bears = 0
    assert coming(stones) == [0, 0]
    bearer.x, bearer.y = 300, 100
    assert coming(stones) == [1, 0]


def test_a_network_that_says_nothing_changes_nothing() -> None:
    state = fought_over()
    own = AlkemyJudgement().values(state)
    assert all(isclose(a, b) for a, b in zip(judgement(0.0).values(state), own, strict=True))


def test_every_leaf_is_put_right_by_what_each_side_sees() -> None:
    """Also one beyond the activation that is searched, which is where leaves lie."""
    state = fought_over()
    state.markers[0].owner = 0
    net = network(0.4)
    shares: list[float] = []
    for seat, value in enumerate(AlkemyJudgement().values(state)):
        paper = blank(LENGTH)
        SKETCH.draw(state, seat, paper)
        shares.append(exp(log(value) + net.run(paper)))
    wanted = [share / sum(shares) for share in shares]
    found = judgement(0.4, stage=12345).values(state)
    assert all(isclose(a, b) for a, b in zip(found, wanted, strict=True))
    assert not isclose(found[0], AlkemyJudgement().values(state)[0], abs_tol=1e-4)


def test_the_end_of_a_game_is_no_matter_of_opinion() -> None:
    state = fought_over()
    state.finished = True
    state.winner = 1
    assert judgement(0.4).values(state) == [0.0, 1.0]


def test_a_game_that_nobody_won_is_half_won() -> None:
    state = fought_over()
    state.finished = True
    assert [part_of_win(state, seat) for seat in range(2)] == [0.5, 0.5]
    state.winner = 1
    assert [part_of_win(state, seat) for seat in range(2)] == [0.0, 1.0]


def test_companies_are_drawn_by_lot_and_nothing_else() -> None:
    state = athanor.game("alkemy").new(2, seed=1)
    assert by_lot(state)
    for seat in range(2):
        state.play(seat, state.legal(seat)[0])
    assert not by_lot(state)
