"""What is remembered of the tiles one does not see stays apart in copies of a game."""

from __future__ import annotations

import pytest

import athanor
from athanor import FastRng, State
from athanor.games.kazaam.model import Memory
from athanor.games.kazaam.rules.knowledge import recall
from athanor.games.kazaam.rules.pruning import groups, prune
from athanor.games.kazaam.rules.turn import KazaamState
from athanor.games.kazaam.tiles import Heap


def go_on(state: State, rng: FastRng, steps: int) -> None:
    """By lot, with everybody looking."""
    for _ in range(steps):
        if state.over:
            return
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
        for each in range(state.seats):
            state.view(each)


@pytest.mark.rule("K-40")
def test_what_a_copy_learns_the_game_does_not() -> None:
    rng = FastRng(4)
    state = athanor.game("kazaam").new(seats=4, seed=9)
    for _ in range(12):
        go_on(state, rng, 9)
        before = [state.view(seat).json() for seat in (*range(4), None)]
        copy = state.clone()
        go_on(copy, rng, 12)
        assert [state.view(seat).json() for seat in (*range(4), None)] == before


@pytest.mark.rule("K-40")
def test_who_looks_seldom_knows_as_much_as_who_always_looks() -> None:
    rng = FastRng(6)
    watched = athanor.game("kazaam").new(seats=3, seed=2)
    unwatched = athanor.game("kazaam").new(seats=3, seed=2)
    for _ in range(300):
        if watched.over:
            break
        seat = watched.actors()[0]
        legal = watched.legal(seat)
        action = legal[rng.below(len(legal))]
        watched.play(seat, action)
        unwatched.play(seat, action)
        for each in (*range(3), None):
            watched.view(each)
    for each in (*range(3), None):
        assert unwatched.view(each).json() == watched.view(each).json()


@pytest.mark.rule("K-40")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_left_that_could_be_ruled_out(seats: int) -> None:
    """A tile that moves unseen rules nothing out: only what is seen asks for counting again."""
    rng = FastRng(seats)
    state = athanor.game("kazaam").new(seats=seats, seed=seats)
    assert isinstance(state, KazaamState)
    told = 0
    for _ in range(400):
        if state.over:
            break
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
        for onlooker in range(seats + 1):
            if rng.below(3) == 0:
                kept = recall(state, onlooker)
                before = [(heap.low, heap.high) for heap in kept.possible]
                counted = Memory([Heap(low, high) for low, high in before], kept.sizes[:])
                prune(counted)
                assert [(heap.low, heap.high) for heap in counted.possible] == before
                told += len(groups(kept.possible)) > 2
    assert told > 20
