"""How fast the environments are, and beside them, in the same run, those that people know.

Timed in seconds of one core, in short turns one after the other, several times round; the median
counts. A *step* is an action played with the observation and the mask that follow. What the random
player takes to choose is not counted, on any side.
"""

from __future__ import annotations

import importlib
import random
import warnings
from collections.abc import Callable, Mapping
from statistics import median
from time import process_time
from typing import Any, Final

import msgspec
import numpy as np

from athanor.contract import Game
from athanor.contract.options import OptionValue

from .pettingzoo import env
from .vector import VectorEnv

ROUNDS: Final = 5
TABLES: Final = 256
#: Hidden cards, several players: the game of OpenSpiel that is measured, in its RL environment.
OPENSPIEL_GAME: Final = "hearts"


class EnvSpeed(msgspec.Struct, kw_only=True):
    """The figures of one run; None is what is not installed here."""

    game: str
    options: dict[str, OptionValue] = {}
    seats: int
    tables: int = TABLES
    vector_steps_per_s: float | None = None
    pettingzoo_steps_per_s: float | None = None
    hanabi_steps_per_s: float | None = None
    openspiel_steps_per_s: float | None = None
    vector_over_hanabi: float | None = None
    pettingzoo_over_hanabi: float | None = None


Measure = Callable[[], float]


def measure_environments(
    rules: Game,
    seats: int,
    seconds: float,
    progress: Callable[[], None],
    options: Mapping[str, Any],
) -> EnvSpeed:
    """All figures, each for about so many seconds; `progress` is called after each turn."""
    turn = seconds / ROUNDS
    vector = VectorEnv(rules.id, seats, TABLES, **options)
    world = env(rules.id, seats, **options)
    plan: dict[str, Measure] = {
        "vector_steps_per_s": lambda: vector_steps(vector, turn),
        "pettingzoo_steps_per_s": lambda: agent_steps(world, turn),
    }
    hanabi = open_hanabi()
    if hanabi is not None:
        plan["hanabi_steps_per_s"] = lambda: agent_steps(hanabi, turn)
    spiel = open_openspiel()
    if spiel is not None:
        plan["openspiel_steps_per_s"] = lambda: openspiel_steps(spiel, turn)
    found: dict[str, list[float]] = {name: [] for name in plan}
    for _ in range(ROUNDS):
        for name, once in plan.items():
            found[name].append(once())
            progress()
    speed = EnvSpeed(game=rules.id, seats=seats, options=dict(options))
    for name, figures in found.items():
        setattr(speed, name, round(median(figures), 1))
    if speed.hanabi_steps_per_s and speed.vector_steps_per_s and speed.pettingzoo_steps_per_s:
        speed.vector_over_hanabi = round(speed.vector_steps_per_s / speed.hanabi_steps_per_s, 1)
        against = speed.pettingzoo_steps_per_s / speed.hanabi_steps_per_s
        speed.pettingzoo_over_hanabi = round(against, 1)
    return speed


def turns() -> int:
    """How often `measure_environments` calls `progress`, at most."""
    return 4 * ROUNDS


def vector_steps(world: VectorEnv, seconds: float) -> float:
    """All tables at once, with actions drawn by lot among those offered."""
    rng = np.random.default_rng(1)
    spent = 0.0
    steps = 0
    while spent < seconds:
        noise = rng.random(world.masks.shape, np.float32)
        actions = (noise * world.masks).argmax(1)
        began = process_time()
        world.step(actions)
        spent += process_time() - began
        steps += len(actions)
    return steps / spent


def agent_steps(world: Any, seconds: float) -> float:
    """A PettingZoo environment, agent by agent, from the deal to the end and again."""
    choose = random.Random(1).choice  # noqa: S311
    spent = 0.0
    steps = 0
    while spent < seconds:
        began = process_time()
        world.reset(seed=steps)
        spent += process_time() - began
        for _ in world.agent_iter():
            began = process_time()
            observation, _, ended, cut, _ = world.last()
            spent += process_time() - began
            over = ended or cut
            action = None if over else choose(np.flatnonzero(observation["action_mask"]).tolist())
            began = process_time()
            world.step(action)
            spent += process_time() - began
            steps += not over
            if spent >= seconds:
                break
    return steps / spent


def openspiel_steps(world: Any, seconds: float) -> float:
    choose = random.Random(1).choice  # noqa: S311
    spent = 0.0
    steps = 0
    now = world.reset()
    while spent < seconds:
        began = process_time()
        if now.last():
            now = world.reset()
        legal = now.observations["legal_actions"][now.current_player()]
        spent += process_time() - began
        action = choose(legal)
        began = process_time()
        now = world.step([action])
        spent += process_time() - began
        steps += 1
    return steps / spent


def open_hanabi() -> Any:
    """PettingZoo's, or None where it is not installed."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic import hanabi_v5

            return hanabi_v5.env()  # type: ignore[no-untyped-call]
    except ImportError:
        return None


def open_openspiel() -> Any:
    """Its own environment for learners, or None where it is not installed."""
    try:
        rl_environment: Any = importlib.import_module("open_spiel.python.rl_environment")
    except ImportError:
        return None
    return rl_environment.Environment(OPENSPIEL_GAME)
