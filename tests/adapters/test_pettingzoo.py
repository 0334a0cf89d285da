"""The PettingZoo environment: PettingZoo's own tests, and ours for secrets."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo import test as pettingzoo_test

import athanor
from athanor import BadRequest, FastRng, Game
from athanor.adapters.pettingzoo import env

from ..contract.support import games

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
#: A game that random play brings to an end soon.
SHORT: dict[str, dict[str, object]] = {"alkemy": {"turns": 1, "setup": "quick"}}


def least(game: Game) -> int:
    return max(2, game.meta.least_seats)


@every_game
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoos_own_tests_pass(game: Game) -> None:
    seats = least(game)
    pettingzoo_test.api_test(env(game.id, seats), num_cycles=100, verbose_progress=False)
    pettingzoo_test.seed_test(lambda: env(game.id, seats, **SHORT.get(game.id, {})), num_cycles=30)


@every_game
def test_a_game_to_its_end_sums_to_zero(game: Game) -> None:
    world = env(game.id, least(game), **SHORT.get(game.id, {}))
    world.reset(seed=1)
    rng = np.random.default_rng(1)
    total = dict.fromkeys(world.possible_agents, 0.0)
    for agent in world.agent_iter():
        observation, reward, ended, cut, _ = world.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        world.step(None if ended or cut else int(rng.choice(legal)))
    assert sum(total.values()) == pytest.approx(0.0)
    assert ended


@every_game
def test_an_observation_tells_no_more_than_the_view(game: Game) -> None:
    seats = least(game)
    encoding = game.encoding(seats)
    rng = FastRng(3)
    state = game.new(seats, seed=3)
    for _ in range(60):
        if state.over:
            break
        for seat in range(seats):
            view = state.view(seat)
            numbers = encoding.observe(view)
            assert len(numbers) == encoding.length
            assert all(0.0 <= number <= 1.0 for number in numbers)
            assert encoding.observe(game.imagine(view).draw(rng).view(seat)) == numbers
            assert [encoding.action(view, n) for n in encoding.offered(view)] == list(view.actions)
        actor = state.actors()[0]
        actions = state.legal(actor)
        state.play(actor, actions[rng.below(len(actions))])


def test_every_action_of_poison_has_a_number_of_its_own() -> None:
    encoding = athanor.game("poison").encoding(4)
    view = athanor.game("poison").new(4, seed=1).view(0)
    actions = [encoding.action(view, index) for index in range(encoding.actions)]
    assert [encoding.index(view, action) for action in actions] == list(range(48))


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(BadRequest):
        env("poison", seats=2)
