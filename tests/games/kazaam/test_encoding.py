"""Kazaam! as numbers: as many as promised, from 0 to 1, and none that tells more than the view."""

from __future__ import annotations

import pytest

from athanor import BadRequest, FastRng

from .support import KAZAAM, act


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_an_observation_tells_no_more_than_the_view(seats: int) -> None:
    encoding = KAZAAM.encoding(seats)
    rng = FastRng(seats)
    state = KAZAAM.new(seats, seed=seats)
    for _ in range(120):
        if state.over:
            break
        for seat in (*range(seats), None):
            view = state.view(seat)
            numbers = encoding.observe(view)
            assert len(numbers) == encoding.length
            assert all(0.0 <= number <= 1.0 for number in numbers)
        imagined = KAZAAM.imagine(state.view(0)).draw(rng)
        assert encoding.observe(imagined.view(0)) == encoding.observe(state.view(0))
        actions = state.legal(state.actors()[0])
        act(state, actions[rng.below(len(actions))])


def test_every_action_has_a_number_of_its_own() -> None:
    encoding = KAZAAM.encoding(3)
    view = KAZAAM.new(3, seed=1).view(0)
    actions = [encoding.action(view, index) for index in range(encoding.actions)]
    assert [encoding.index(view, action) for action in actions] == list(range(535))
    assert len(set(actions)) == 535


def test_a_wrong_table_is_refused() -> None:
    with pytest.raises(BadRequest):
        KAZAAM.encoding(6)
