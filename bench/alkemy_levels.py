"""Two bots against each other with the same company on both sides, every deal played twice with the
sides swapped. The eight Blitz samples take turns.

    python bench/alkemy_levels.py adept novice --games 200
"""

from __future__ import annotations

import argparse
from collections import Counter
from time import process_time

import athanor
from athanor import FastRng
from athanor.bots import bot
from athanor.bots.levels import Bot, SearchBot
from athanor.games.alkemy.actions import Muster

COMPANIES = [
    f"{people}-{kind}"
    for kind in ("alchemist", "warriors")
    for people in ("triad", "khaliman", "aurlok", "avalon")
]


def named(name: str, seed: int) -> Bot:
    """A bot by its level, or `search:SIMULATIONS`."""
    kind, _, simulations = name.partition(":")
    return SearchBot(FastRng(seed), int(simulations)) if kind == "search" else bot(name, seed=seed)


class Tally:
    def __init__(self) -> None:
        self.wins = [0, 0]
        self.drawn = 0
        self.reasons: Counter[str] = Counter()
        self.turns = 0
        self.moves = 0
        self.seconds = [0.0, 0.0]


def play(names: tuple[str, str], deal: int, swapped: bool, seed: int, tally: Tally) -> None:
    state = athanor.game("alkemy").new(2, seed=seed * 100_003 + deal, tracing=False)
    company = COMPANIES[deal % len(COMPANIES)]
    for seat in range(2):
        state.play(seat, Muster(company))
    players = [named(name, 7 * deal + seed + side) for side, name in enumerate(names)]
    while not state.over and state.step < 6000:
        seat = state.actors()[0]
        side = seat ^ swapped
        view = state.view(seat)
        start = process_time()
        action = players[side].choose(view)
        tally.seconds[side] += process_time() - start
        state.play(seat, action)
    result = state.result
    tally.reasons["unfinished" if result is None else result.reason] += 1
    tally.turns += getattr(state, "turn")  # noqa: B009
    tally.moves += state.step
    if result is not None and result.winners:
        tally.wins[result.winners[0] ^ swapped] += 1
    else:
        tally.drawn += 1


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    one, other = given.bots
    tally = Tally()
    start = process_time()
    for number in range(given.games):
        play((one, other), given.first + number // 2, bool(number % 2), given.seed, tally)
    seconds = process_time() - start
    games = given.games
    print(f"{one} {tally.wins[0]} : {tally.wins[1]} {other}, drawn {tally.drawn}, of {games}")
    print(
        f"ends: {dict(tally.reasons)}; {tally.turns / games:.1f} turns and"
        f" {tally.moves / games:.0f} moves a game; {seconds / games:.2f} s a game, thinking"
        f" {tally.seconds[0] / games:.2f} s and {tally.seconds[1] / games:.2f} s"
    )


if __name__ == "__main__":
    main()
