"""One learner among bots: Gymnasium's own check, and what happens with bad input."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import athanor.adapters.gymnasium  # registers the games
from athanor import Action, BadRequest, View

NAMES: dict[str, dict[str, Any]] = {
    "athanor/Poison-v1": {"seats": 4},
    "athanor/Kazaam-v1": {"seats": 2},
    "athanor/Alakazoo-v1": {"seats": 3},
    "athanor/Alkemy-v": {"seats": 2, "turns": 1, "setup": "quick"},
}


def name_of(prefix: str) -> str:
    return next(name for name in gymnasium.registry if name.startswith(prefix))


def make(prefix: str, **options: Any) -> Any:
    settings: dict[str, Any] = {"opponents": ["random"], **NAMES.get(prefix, {}), **options}
    return gymnasium.make(name_of(prefix), **settings)


@pytest.mark.parametrize("prefix", list(NAMES))
def test_gymnasiums_own_check_passes(prefix: str) -> None:
    check_env(make(prefix, render_mode="ansi").unwrapped, skip_render_check=False)


def play_out(world: Any, seed: int) -> tuple[float, int]:
    rng = np.random.default_rng(seed)
    _, info = world.reset(seed=seed)
    for step in range(10_000):
        offered = np.flatnonzero(info["action_mask"])
        assert (world.unwrapped.action_masks() == info["action_mask"]).all()
        _, reward, over, cut, info = world.step(int(rng.choice(offered)))
        if over or cut:
            return reward, step
    raise AssertionError("the game did not end")


def test_a_game_ends_with_a_win_or_a_loss_and_the_same_seed_is_the_same_game() -> None:
    world = make("athanor/Poison-v1", hand="short", opponents=["random"])
    ends = [play_out(world, seed) for seed in range(12)]
    assert {round(reward, 3) for reward, _ in ends} >= {-0.25, 0.75}
    assert ends == [play_out(world, seed) for seed in range(12)]


def test_the_learner_sits_where_it_is_told_to_or_anywhere() -> None:
    fixed = make("athanor/Poison-v1", seat=2).unwrapped
    free = make("athanor/Poison-v1").unwrapped
    seats = set()
    for seed in range(20):
        fixed.reset(seed=seed)
        free.reset(seed=seed)
        assert fixed.seat == 2
        assert 2 in fixed.state.actors()
        seats.add(free.seat)
    assert seats == {0, 1, 2, 3}


def test_an_action_against_the_rules_ends_the_game_and_says_why() -> None:
    world = make("athanor/Poison-v1")
    _, info = world.reset(seed=1)
    _, reward, over, _, info = world.step(int(info["action_mask"].argmin()))
    assert (reward, over) == (-1.0, True)
    assert info["refusal"]
    assert "{" not in info["refusal"]


def test_what_the_learner_saw_is_told_in_sentences() -> None:
    world = make("athanor/Kazaam-v1", tell="fr", render_mode="ansi")
    _, info = world.reset(seed=3)
    assert any("seat_" in sentence for sentence in info["happened"])
    _, _, _, _, info = world.step(int(info["action_mask"].argmax()))
    assert info["happened"]
    assert "seat_" in world.render()


class Raises:
    def choose(self, view: View) -> Action:
        raise RuntimeError("no idea")


class Foreign(Action, frozen=True):
    pass


class Cheats:
    def choose(self, view: View) -> Action:
        return Foreign()


class Silent:
    def choose(self, view: View) -> Any:
        return None


@pytest.mark.parametrize(
    ("opponent", "code"),
    [(Raises(), "bot-failed"), (Cheats(), "bot-illegal"), (Silent(), "bot-illegal")],
    ids=["raises", "cheats", "silent"],
)
def test_a_broken_opponent_is_named(opponent: Any, code: str) -> None:
    world = make("athanor/Poison-v1", opponents=[opponent]).unwrapped
    with pytest.raises(BadRequest) as refusal:
        play_out(world, seed=2)
    assert refusal.value.code == code
    assert refusal.value.facts["bot"] == type(opponent).__name__


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"opponents": ["nobody"]}, "unknown-bot"),
        ({"opponents": ["random", "random"]}, "opponents"),
        ({"opponents": [object()]}, "not-a-bot"),
        ({"seats": 9}, "seats-range"),
        ({"seat": 4}, "no-such-seat"),
        ({"hand": "huge"}, "option-type"),
        ({"render_mode": "rgb_array"}, "render-mode"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_wrong_settings_are_refused_when_the_environment_is_made(
    settings: dict[str, Any], code: str
) -> None:
    given = {"id": "poison", "seats": 4, **settings}
    with pytest.raises(BadRequest) as refusal:
        athanor.adapters.gymnasium.SoloEnv(**given)
    assert refusal.value.code == code


def test_nothing_can_be_played_before_a_deal_or_after_the_end() -> None:
    world = make("athanor/Poison-v1").unwrapped
    with pytest.raises(BadRequest, match="env-not-reset"):
        world.step(0)
