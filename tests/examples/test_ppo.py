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


def test_a_short_run_goes_through(tmp_path: Path) -> None:
    curve = tmp_path / "curve.csv"
    said = subprocess.run(
        [
            *(sys.executable, str(PPO), "--game", "poison", "--seats", "3", "--minutes", "0.001"),
            *("--tables", "4", "--steps", "16", "--games", "3", "--curve", str(curve)),
        ],
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert said.returncode == 0, said.stderr
    assert "against greedy" in said.stdout
    assert curve.read_text().startswith("minutes,steps,share")
