"""The example learner: what it takes an action to be worth, and that a short run goes through.

PyTorch takes minutes to install, so without it there is nothing to see here."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from athanor import FastRng
from athanor.games.kazaam.actions import Gather, Lash, LetPass

pytest.importorskip("torch")

PPO = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo", PPO)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_rewards_reach_every_seats_own_last_decision(ppo: ModuleType) -> None:
    """One table, two seats in turn; the game ends with the third action, and another begins."""
    rollout: Any = object.__new__(ppo.Rollout)
    rollout.seats = np.array([[0], [1], [0], [0], [1]])
    rollout.values = np.zeros((5, 1), np.float32)
    rollout.dones = np.array([[False], [False], [True], [False], [False]])
    rollout.rewards = np.zeros((5, 1, 2), np.float32)
    rollout.rewards[2, 0] = [0.5, -0.5]
    gains, known = rollout.advantages(discount=1.0, trust=1.0)
    assert gains[:3, 0].tolist() == [0.5, -0.5, 0.5]
    assert known[:, 0].tolist() == [True, True, True, False, False]
    gains, _ = rollout.advantages(discount=1.0, trust=0.0)
    assert gains[:3, 0].tolist() == [0.0, -0.5, 0.5]


def test_seats_in_actions_are_counted_from_ones_own(ppo: ModuleType) -> None:
    eyes = ppo.Eyes(ppo.VectorEnv("kazaam", 3, 6))
    catalogue = eyes.world.encoding.catalogue
    number = {action: n for n, action in enumerate(catalogue)}
    neighbours = number[Lash(1, "head")]
    for seat, target in ((0, 1), (1, 2), (2, 0)):
        assert catalogue[eyes.turned[seat, neighbours]] == Lash(target, "head")
        assert sorted(eyes.turned[seat]) == list(range(len(catalogue)))
    for _ in range(40):
        _, masks, _ = eyes.look()
        actions = eyes.actions(masks.argmax(1))
        assert eyes.world.masks[np.arange(6), actions].all()
        eyes.world.step(actions)


def test_an_action_is_made_of_words(ppo: ModuleType) -> None:
    assert ppo.words_of(Lash(1, "left-hand")) == [
        "lash",
        "lash target_seat 1",
        "lash target_part left",
        "lash target_part hand",
    ]
    counts = ppo.word_counts([Gather(("mercury", "mercury")), Gather(("mercury",)), LetPass()])
    assert counts.sum(1).tolist() == [3.0, 2.0, 1.0]


def test_being_ahead_is_seen_by_who_is_ahead(ppo: ModuleType) -> None:
    """The idea of a seat is that of its rival, turned round."""
    for id, seats in (("kazaam", 2), ("poison", 3)):
        eyes = ppo.Eyes(ppo.VectorEnv(id, seats, 1))
        rng = FastRng(5)
        for _ in range(120):
            legal = np.flatnonzero(eyes.world.masks[0])
            eyes.world.step([int(legal[rng.below(len(legal))])])
        state, encoding = eyes.world.tables.states[0], eyes.world.encoding
        seen = np.array([encoding.observe(state.view(seat)) for seat in range(seats)], np.float32)
        ideas = eyes.ahead(seen * eyes.scales, seats)
        assert abs(ideas).max() > 0.01
        if seats == 2:
            assert ideas[0] == pytest.approx(-ideas[1])


def learn(*words: str) -> str:
    said = subprocess.run(
        [
            *(sys.executable, str(PPO), "--game", "poison", "--seats", "3"),
            *("--tables", "4", "--steps", "16", "--games", "3", *words),
        ],
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert said.returncode == 0, said.stderr
    return said.stdout


def test_a_short_run_goes_through_and_what_it_learned_can_be_measured(tmp_path: Path) -> None:
    curve, network = tmp_path / "curve.csv", tmp_path / "network.pt"
    short = ("--minutes", "0.001", "--curve", str(curve), "--save", str(network))
    assert "against greedy" in learn("--processes", "2", *short)
    assert curve.read_text().startswith("minutes,steps,share")
    told = learn("--processes", "1", "--minutes", "0", "--load", str(network)).splitlines()
    assert len(told) == 1
    assert "0 steps" in told[0]
