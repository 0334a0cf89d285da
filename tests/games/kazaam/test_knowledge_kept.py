"""What is remembered of the tiles one does not see stays apart in copies of a game."""

from __future__ import annotations

import pytest

import athanor
from athanor import FastRng, State


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
