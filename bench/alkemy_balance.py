"""How the four peoples fare against each other: sample companies, one bot on both sides.

python bench/alkemy_balance.py --games 200 --bot adept
"""

from __future__ import annotations

import argparse
from itertools import combinations

import athanor
from athanor.bots import bot
from athanor.games.alkemy.actions import Muster

PEOPLES = ("triad", "khaliman", "aurlok", "avalon")


def played(companies: tuple[str, str], seed: int, name: str) -> int | None:
    """The winning seat of one game."""
    game = athanor.game("alkemy")
    state = game.new(2, seed=seed, tracing=False)
    for seat in range(2):
        state.play(seat, Muster(companies[seat]))
    bots = [bot(name, seed=2 * seed + seat) for seat in range(2)]
    for _ in range(game.meta.turn_cap):
        if state.over:
            break
        seat = state.actors()[0]
        state.play(seat, bots[seat].choose(state.view(seat)))
    result = state.result
    return result.winners[0] if result is not None and result.winners else None


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--kind", default="alchemist")
    given = parser.parse_args()
    for one, other in combinations(PEOPLES, 2):
        wins = [0, 0, 0]
        for number in range(given.games):
            swapped = number % 2
            pair = (f"{one}-{given.kind}", f"{other}-{given.kind}")
            winner = played(pair[::-1] if swapped else pair, number // 2, given.bot)
            wins[2 if winner is None else winner ^ swapped] += 1
        print(f"{one:9} {other:9} {wins[0]:4} : {wins[1]:4}, drawn {wins[2]}", flush=True)


if __name__ == "__main__":
    main()
