"""Our bots against OpenSpiel's IS-MCTS, on the same games through the adapter, at equal time.

    python -m bench.openspiel kazaam --seats 2 --games 100 --ms 100

One seat has ours (the grandmaster, where the game has one, else the master's search), all others
have theirs, as it comes: it plays on at random to the end of the game from every leaf. Each deal is
played once from every chair. Time is the processor's. Theirs looks at the clock after each
simulation, and is given at least `--least` of them, however long those take: whole games of ours,
played on in Python, are long. Needs the extra `openspiel`.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from statistics import fmean
from time import thread_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import athanor
import athanor.adapters.openspiel  # registers our games
from athanor.arena.match import number
from athanor.arena.statistics import wilson
from athanor.bots.levels import SearchBot
from athanor.contract import FastRng, game
from athanor.learning.contest import part_of_win

ENDLESS = 10_000_000


class Clock:
    """Counts simulations until their time is over: OpenSpiel's search asks for a `range` of them,
    and is handed this instead."""

    def __init__(self, seconds: float, least: int) -> None:
        self.seconds = seconds
        self.least = least
        self.made = 0
        self.moves: list[float] = []

    def __call__(self, most: int) -> Iterator[int]:
        began = thread_time()
        done = 0
        while done < self.least or thread_time() - began < self.seconds:
            yield done
            done += 1
        self.made += done
        self.moves.append(thread_time() - began)


def theirs(spiel: Any, seed: int) -> Any:
    random = np.random.RandomState(seed % (1 << 32))
    return ismcts.ISMCTSBot(
        game=spiel,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        uct_c=1.0,
        max_simulations=ENDLESS,
        random_state=random,
        use_observation_string=True,
    )


def play(asked: argparse.Namespace, index: int) -> tuple[float, float, int]:
    """Our part of the win, of how many others we came in before, and our simulations."""
    spiel = pyspiel.load_game(f"athanor_{asked.game}(seats={asked.seats})")
    deal, chair = divmod(index, asked.seats)
    chance = np.random.default_rng(number(asked.seed, "deal", deal))
    learned = game(asked.game).learned()
    ours = SearchBot(FastRng(number(asked.seed, "bot", index)), ENDLESS, asked.ms, learned=learned)
    others = {
        seat: theirs(spiel, number(asked.seed, "theirs", index, seat))
        for seat in range(asked.seats)
        if seat != chair
    }
    state = spiel.new_initial_state()
    made = 0
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[chance.integers(len(outcomes))][0])
        elif player == chair:
            view = state.now().view(player)
            state.apply_action(spiel.numbers.encoding.index(view, ours.choose(view)))
            made += ours.made
        else:
            state.apply_action(int(others[player].step(state)))
    won = part_of_win(state.now(), chair)
    result = state.now().result
    if result is None:
        return won, 0.5, made
    places = {seat: place for place, seats in enumerate(result.ranking) for seat in seats}
    ahead = [
        (places[chair] < places[seat]) + 0.5 * (places[chair] == places[seat]) for seat in others
    ]
    return won, fmean(ahead), made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--ms", type=int, default=100)
    parser.add_argument("--least", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    clock = Clock(asked.ms / 1000, asked.least)
    vars(ismcts)["range"] = clock
    played: list[tuple[float, float, int]] = []
    for index in range(asked.games):
        played.append(play(asked, index))
        if len(played) % 10 == 0 or len(played) == asked.games:
            tell(asked, played, clock)


def tell(asked: argparse.Namespace, played: list[tuple[float, float, int]], clock: Clock) -> None:
    games = len(played)
    wins = sum(won for won, _, _ in played)
    low, high = wilson(wins, games)
    told = {
        "game": asked.game,
        "seats": asked.seats,
        "ours": "grandmaster" if game(asked.game).learned() else "master",
        "games": games,
        "won": round(wins / games, 4),
        "interval": [round(low, 4), round(high, 4)],
        "ahead of another": round(fmean(ahead for _, ahead, _ in played), 4),
        "our simulations in a game": round(fmean(made for _, _, made in played)),
        "theirs in a move": round(clock.made / max(1, len(clock.moves)), 1),
        "ms of a move of theirs": round(1000 * fmean(clock.moves), 1),
        "compiled": athanor.compiled,
        "load": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
