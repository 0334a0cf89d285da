"""The PettingZoo environment: PettingZoo's own tests, and ours for secrets."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo import test as pettingzoo_test

import athanor
from athanor import BadRequest, FastRng
from athanor.adapters.pettingzoo import env


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoos_own_tests_pass() -> None:
    pettingzoo_test.api_test(env("poison", seats=4), num_cycles=300, verbose_progress=False)
    pettingzoo_test.seed_test(lambda: env("poison", seats=3, hand="short"), num_cycles=60)


def test_a_game_to_its_end_sums_to_zero() -> None:
    world = env("poison", seats=5)
    world.reset(seed=1)
    rng = np.random.default_rng(1)
    total = dict.fromkeys(world.possible_agents, 0.0)
    for agent in world.agent_iter():
        observation, reward, ended, cut, _ = world.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        world.step(None if ended or cut else int(rng.choice(legal)))
    assert sum(total.values()) == pytest.approx(0.0)
    assert max(total.values()) > 0


def test_an_observation_tells_no_more_than_the_view() -> None:
    game = athanor.game("poison")
    encoding = game.encoding(4)
    for seed in range(20):
        state = game.new(4, seed=seed)
        for seat in range(4):
            sampler = game.imagine(state.view(seat))
            numbers = encoding.observe(state.view(seat))
            assert len(numbers) == encoding.length
            assert all(0.0 <= number <= 1.0 for number in numbers)
            assert encoding.observe(sampler.draw(FastRng(seed)).view(seat)) == numbers


def test_every_action_has_a_number_of_its_own() -> None:
    encoding = athanor.game("poison").encoding(4)
    actions = [encoding.action(index) for index in range(encoding.actions)]
    assert [encoding.index(action) for action in actions] == list(range(48))


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(BadRequest):
        env("poison", seats=2)
