"""The PettingZoo environments: PettingZoo's own tests, and what agents are told."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import test as their

import athanor
from athanor import BadRequest
from athanor.adapters.pettingzoo import env, parallel_env

from ..games.poison.support import seen

#: PettingZoo's own tests, which are not typed.
THEIR: Any = their
quietly = pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo has opinions


def test_every_action_of_poison_has_a_number_of_its_own() -> None:
    encoding = athanor.game("poison").encoding(4)
    view = athanor.game("poison").new(4, seed=1).view(0)
    actions = [encoding.action(view, index) for index in range(encoding.actions)]
    assert [encoding.index(view, action) for action in actions] == list(range(48))


@quietly
@pytest.mark.parametrize(
    ("id", "seats", "options"),
    [
        ("poison", 4, {}),
        ("kazaam", 2, {}),
        ("alakazoo", 3, {}),
        ("alkemy", 2, {"turns": 1, "setup": "quick"}),
    ],
)
def test_pettingzoos_tests_of_parallel_environments_pass(
    id: str, seats: int, options: dict[str, Any]
) -> None:
    make = partial(parallel_env, id, seats, illegal="any", **options)
    cycles = 20 if id == "alkemy" else 60
    THEIR.parallel_api_test(make(), num_cycles=cycles)
    THEIR.parallel_seed_test(make, num_cycles=cycles)


def test_games_end_after_max_cycles() -> None:
    """PettingZoo's test plays without the mask, and takes it that all agents act equally often."""
    options: dict[str, Any] = {"illegal": "any", "hand": "short"}
    THEIR.max_cycles_test(
        SimpleNamespace(
            env=partial(env, "poison", 4, **options),
            parallel_env=partial(parallel_env, "poison", 4, **options),
        )
    )


@quietly
def test_what_is_rendered_is_what_the_agent_on_turn_sees() -> None:
    THEIR.render_test(partial(env, "kazaam", 2))
    world = env("poison", 4, render_mode="ansi")
    world.reset(seed=1)
    shown = world.render()
    seat = world.possible_agents.index(world.agent_selection)
    view = seen(world.table.state, seat)
    assert shown
    assert view.hand
    texts = world.table.teller.texts
    for card in view.hand:
        assert str(texts.word("card", card, [])) in shown


def first_legal(observation: dict[str, Any]) -> int:
    return int(np.argmax(observation["action_mask"]))


def test_agents_are_told_what_they_saw_happen_and_no_more() -> None:
    world = env("poison", 4, tell="en", hand="short")
    world.reset(seed=4)
    agent = world.agent_selection
    world.step(first_legal(world.observe(agent)))
    drew = {each: world.infos[each]["happened"] for each in world.agents}
    others = [each for each in world.agents if each != agent]
    assert drew[others[0]] == drew[others[1]]
    assert drew[agent] != drew[others[0]]  # which card was drawn is for the one who drew it
    assert all("{" not in sentence for sentences in drew.values() for sentence in sentences)


def test_an_action_against_the_rules_loses_the_game() -> None:
    world = env("poison", 4)
    world.reset(seed=4)
    agent = world.agent_selection
    world.step(int(world.observe(agent)["action_mask"].argmin()))
    _, reward, ended, cut, info = world.last()
    assert world.agent_selection == agent
    assert (reward, ended, cut) == (-1.0, True, True)
    assert info["refusal"]
    for _ in range(4):
        world.step(None)
    assert world.agents == []


def test_or_another_is_played_instead() -> None:
    world = env("poison", 4, illegal="any")
    world.reset(seed=4)
    agent = world.agent_selection
    world.step(int(world.observe(agent)["action_mask"].argmin()))
    assert world.agent_selection != agent
    assert world.infos[agent]["refusal"]
    assert world.table.state.step == 1


def test_who_chooses_in_secret_at_the_same_time_acts_in_one_step() -> None:
    """Alakazoö!'s draft: none can see what the others chose."""
    world = parallel_env("alakazoo", 3)
    observations, _ = world.reset(seed=6)
    rng = np.random.default_rng(1)
    together = 0
    for _ in range(60):
        asked = {agent for agent in world.agents if observations[agent]["action_mask"].any()}
        assert asked == {world.possible_agents[seat] for seat in world.table.state.actors()}
        together += len(asked) == 3
        step = world.table.state.step
        actions = {
            agent: int(rng.choice(np.flatnonzero(observations[agent]["action_mask"])))
            for agent in asked
        }
        observations, *_ = world.step(actions)
        assert world.table.state.step == step + len(asked)
    assert together


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"seats": 2}, "seats-range"),
        ({"seats": 4, "render_mode": "rgb_array"}, "render-mode"),
        ({"seats": 4, "illegal": "shrug"}, "illegal-way"),
        ({"seats": 4, "hand": "huge"}, "option-type"),
        ({"seats": 4, "tell": "tlh"}, "unknown-language"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], code: str) -> None:
    for make in (env, parallel_env):
        with pytest.raises(BadRequest) as refusal:
            make("poison", **settings)
        assert refusal.value.code == code


def test_out_of_order_and_out_of_range_is_refused_in_a_sentence() -> None:
    world = env("poison", 4)
    with pytest.raises(BadRequest, match="env-not-reset"):
        world.step(0)
    together = parallel_env("poison", 4)
    together.reset(seed=1)
    with pytest.raises(BadRequest, match="action-missing"):
        together.step({})
    world.reset(seed=1)
    agent = world.agent_selection
    world.step(10_000)
    assert world.infos[agent]["refusal"]
