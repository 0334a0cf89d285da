"""What a seat imagines: every unseen card equally likely in every hidden place."""

from __future__ import annotations

from collections import Counter

import pytest

from athanor import FastRng

from ..support import written
from .support import POISON, position

DRAWS = 4_000


@pytest.mark.parametrize("seat", [0, None])
def test_unseen_cards_are_dealt_evenly(seat: int | None) -> None:
    state = position(["red-1", "blue-1 blue-1", "blue-2 blue-2"], left="red-2")
    sampler = POISON.imagine(state.view(seat))
    rng = FastRng(3)
    poisons: Counter[int] = Counter()
    for _ in range(DRAWS):
        drawn = written(sampler.draw(rng))
        for other in (1, 2):
            poisons[other] += drawn["hands"][other].count("poison")
    unseen = 49 if seat is None else 48
    expected = DRAWS * 2 * 8 / unseen
    for other in (1, 2):
        assert abs(poisons[other] - expected) < 5 * expected**0.5


def test_what_a_seat_knows_is_kept() -> None:
    state = position(["red-1 red-5", "blue-1", ""], left="red-2", taken=["", "", "poison red-7"])
    sampler = POISON.imagine(state.view(0))
    for _ in range(50):
        drawn = written(sampler.draw(FastRng(1)))
        assert drawn["hands"][0] == ["red-1", "red-5"]
        assert drawn["taken"][2] == ["red-7", "poison"]
        assert len(drawn["hands"][1]) == 1


def test_the_pile_is_imagined_too() -> None:
    state = POISON.new(3, seed=1, hand="short")
    sampler = POISON.imagine(state.view(0))
    rng = FastRng(2)
    tops = {tuple(written(sampler.draw(rng))["pile"][-3:]) for _ in range(50)}
    assert len(tops) > 25
