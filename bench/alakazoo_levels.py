"""Whether each level of Alakazoö! beats the one below it two times in three, and how long it takes.

    .venv/bin/python bench/alakazoo_levels.py [GAMES] [SIMULATIONS] [FIRST SEED]

Two-player games of the base game. The master searches with SIMULATIONS instead of its 2,000, so
that four hundred games take minutes; the adept and the novice play as they always do. Counting
simulations and not milliseconds keeps the figures the same on a busy machine; what a move takes is
given in milliseconds of processor time.
"""

from __future__ import annotations

import sys
from collections import Counter
from time import process_time

import athanor
from athanor import FastRng
from athanor.bots import bot
from athanor.bots.levels import Bot, SearchBot


def duel(stronger: Bot, weaker: Bot, seed: int) -> tuple[str, float, int]:
    """One game; who won, the seconds the stronger one thought, and its moves."""
    state = athanor.game("alakazoo").new(2, seed=seed, tracing=False)
    own = seed % 2
    seconds, moves = 0.0, 0
    while not state.over:
        seat = state.actors()[0]
        if seat == own:
            started = process_time()
            action = stronger.choose(state.view(seat))
            seconds += process_time() - started
            moves += 1
        else:
            action = weaker.choose(state.view(seat))
        state.play(seat, action)
    result = state.result
    assert result is not None
    if not result.winners:
        return "nobody", seconds, moves
    return ("stronger" if result.winners == [own] else "weaker"), seconds, moves


def match(name: str, games: int, first: int, simulations: int) -> None:
    wins: Counter[str] = Counter()
    seconds, moves = 0.0, 0
    for seed in range(first, first + games):
        weaker = bot("adept" if name == "master" else "novice", seed=seed)
        stronger = SearchBot(FastRng(seed + 1), simulations)
        winner, thought, count = duel(stronger, weaker, seed)
        wins[winner] += 1
        seconds += thought
        moves += count
    share = 100 * wins["stronger"] / games
    print(
        f"{name} ({simulations} simulations, {1000 * seconds / moves:.0f} ms a move): "
        f"{wins['stronger']} of {games} games won, {wins['weaker']} lost: {share:.0f} %",
        flush=True,
    )


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    games = numbers[0] if numbers else 400
    first = numbers[2] if len(numbers) > 2 else 0
    match("adept", games, first, 60)
    match("master", games, first, numbers[1] if len(numbers) > 1 else 1000)
