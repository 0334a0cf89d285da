"""How fast the engine is, and how fast OpenSpiel is beside it.

Everything runs on one core and is timed in seconds of that core (not of the clock on the wall), so
that it matters little what else the machine is doing; in short turns one after the other, several
times round, and the median counts. An *action* is a decision of a player on both sides; shuffling
and dealing is part of the time and not of the count.

Run as a module it prints one figure: that is how the interpreted engine is measured from a compiled
one, in a process of its own.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Mapping
from statistics import median
from time import process_time
from typing import Any, Final

import msgspec

import athanor
from athanor.bots.ismcts import Search
from athanor.bots.random import play_out
from athanor.contract import BadRequest, FastRng, Game, game
from athanor.contract.options import OptionValue

ROUNDS: Final = 5
CLONES: Final = 2_000
PEERS: Final = ("openspiel",)
PEER_GAME: Final = "hearts"
PEER_SIMULATIONS: Final = 500
#: OpenSpiel's customary constant for exploration; it does not change the speed.
PEER_UCT: Final = 2.0
NONE: Final[Mapping[str, OptionValue]] = {}


class Speed(msgspec.Struct, kw_only=True):
    """The figures of one run; None is what could not be measured here."""

    game: str
    options: dict[str, OptionValue] = {}
    seats: int
    compiled_actions_per_s: float | None = None
    interpreted_actions_per_s: float | None = None
    peer_actions_per_s: float | None = None
    peer_actions_and_chance_per_s: float | None = None
    ratio: float | None = None
    clone_us: float | None = None
    ismcts_per_s: float | None = None
    peer_ismcts_per_s: float | None = None


Measure = Callable[[], float]


def measure(
    rules: Game,
    seats: int,
    seconds: float,
    peer: str,
    progress: Callable[[], None],
    options: Mapping[str, OptionValue] = NONE,
) -> Speed:
    """All figures, each for about so many seconds; `progress` is called after each turn."""
    turn = seconds / ROUNDS
    plan: dict[str, Measure] = {
        "clone_us": lambda: clone_microseconds(rules, seats, options),
        "ismcts_per_s": lambda: simulations_per_second(rules, seats, turn, options),
    }
    if athanor.compiled:
        plan["compiled_actions_per_s"] = lambda: actions_per_second(rules, seats, turn, options)
        plan["interpreted_actions_per_s"] = lambda: interpreted(rules, seats, turn, options)
    else:
        plan["interpreted_actions_per_s"] = lambda: actions_per_second(rules, seats, turn, options)
    chances: list[float] = []
    if peer:
        spiel = open_peer(peer)
        plan["peer_actions_per_s"] = lambda: peer_actions_per_second(spiel, turn, chances)
        plan["peer_ismcts_per_s"] = lambda: peer_simulations_per_second(spiel, turn)
    found: dict[str, list[float]] = {name: [] for name in plan}
    for _ in range(ROUNDS):
        for name, once in plan.items():
            found[name].append(once())
            progress()
    speed = Speed(game=rules.id, seats=seats, options=dict(options))
    for name, figures in found.items():
        setattr(speed, name, round(median(figures), 3))
    if chances:
        speed.peer_actions_and_chance_per_s = round(median(chances), 3)
    if speed.compiled_actions_per_s and speed.peer_actions_per_s:
        speed.ratio = round(speed.compiled_actions_per_s / speed.peer_actions_per_s, 3)
    return speed


def turns(peer: str) -> int:
    """How often `measure` calls `progress`."""
    return ROUNDS * (3 + athanor.compiled + 2 * bool(peer))


# -- the house


def actions_per_second(
    rules: Game, seats: int, seconds: float, options: Mapping[str, OptionValue] = NONE
) -> float:
    """Random games from the deal to the end, one after the other."""
    rng = FastRng(1)
    cap = rules.meta.turn_cap
    played = 0
    started = process_time()
    while process_time() - started < seconds:
        played += play_out(rules.new(seats, seed=rng, tracing=False, **options), rng, cap)
    return played / (process_time() - started)


def clone_microseconds(rules: Game, seats: int, options: Mapping[str, OptionValue]) -> float:
    """A copy of a state some way into the game."""
    rng = FastRng(2)
    state = rules.new(seats, seed=FastRng(3), tracing=False, **options)
    play_out(state, rng, 20)
    clone = state.clone
    started = process_time()
    for _ in range(CLONES):
        clone()
    return (process_time() - started) / CLONES * 1e6


def simulations_per_second(
    rules: Game, seats: int, seconds: float, options: Mapping[str, OptionValue]
) -> float:
    """A search from the first decision of a new game."""
    state = rules.new(seats, seed=FastRng(4), tracing=False, **options)
    view = state.view(state.actors()[0])
    search = Search(rules.imagine(view), rules.judgement(), FastRng(5))
    started = process_time()
    search.run(1_000_000_000, seconds)
    return search.simulations / (process_time() - started)


def interpreted(
    rules: Game, seats: int, seconds: float, options: Mapping[str, OptionValue] = NONE
) -> float:
    """The same random play in a process that loads the engine from its sources."""
    environment = dict(os.environ, ATHANOR_INTERPRETED="1")
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    packed = msgspec.json.encode(dict(options)).decode()
    command = [sys.executable, "-m", __name__, rules.id, str(seats), str(seconds), packed]
    told = subprocess.run(command, env=environment, capture_output=True, check=True)  # noqa: S603
    return float(told.stdout)


# -- OpenSpiel


def open_peer(peer: str) -> Any:
    if peer not in PEERS:
        raise BadRequest("unknown-peer", peer=peer, known=", ".join(PEERS))
    try:
        import pyspiel
    except ImportError:
        raise BadRequest("peer-missing") from None
    return pyspiel


def peer_actions_per_second(spiel: Any, seconds: float, chances: list[float]) -> float:
    """Random games of hearts, in the shortest loop that OpenSpiel's Python API allows. The rate
    with each dealt card counted too is put into `chances`."""
    hearts = spiel.load_game(PEER_GAME)
    chance = random.Random(1).random  # noqa: S311
    dealt = played = 0
    started = process_time()
    while process_time() - started < seconds:
        state = hearts.new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            dealt += 1
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            played += 1
    elapsed = process_time() - started
    chances.append((dealt + played) / elapsed)
    return played / elapsed


def peer_simulations_per_second(spiel: Any, seconds: float) -> float:
    """OpenSpiel's search in C++, from a full deal of hearts without passing: that is the first
    decision, when the two of clubs has been led because it must be."""
    state = spiel.load_game(PEER_GAME).new_initial_state()
    chance = random.Random(2)  # noqa: S311
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[0] if len(actions) == 4 else chance.choice(actions))
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    evaluator = spiel.RandomRolloutEvaluator(1, 3)
    bot = spiel.ISMCTSBot(4, evaluator, PEER_UCT, PEER_SIMULATIONS)
    simulations = 0
    started = process_time()
    while process_time() - started < seconds:
        bot.step(state)
        simulations += PEER_SIMULATIONS
    return simulations / (process_time() - started)


def main(arguments: list[str]) -> None:
    id, seats, seconds, packed = arguments
    options = msgspec.json.decode(packed, type=dict[str, OptionValue])
    rate = actions_per_second(game(id), int(seats), float(seconds), options)
    sys.stdout.write(f"{rate}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
