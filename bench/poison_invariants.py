"""Random games of Poison with the invariants on: fifty cards always, no colour in two cauldrons, no
cauldron above 13 after a move. All numbers of seats and both hands take turns.

    .venv/bin/python bench/poison_invariants.py [GAMES]
"""

from __future__ import annotations

import sys
from time import perf_counter

import athanor
from athanor import FastRng
from athanor.games.poison.rules.invariants import play_out_checked
from athanor.games.poison.rules.turn import PoisonState

TABLES = [(seats, hand) for seats in range(3, 7) for hand in ("full", "short")]


def main(games: int) -> None:
    rules = athanor.game("poison")
    rng = FastRng(1)
    actions = 0
    started = perf_counter()
    for number in range(games):
        seats, hand = TABLES[number % len(TABLES)]
        state = rules.new(seats, seed=rng, tracing=False, hand=hand)
        assert isinstance(state, PoisonState)
        actions += play_out_checked(state, rng)
    seconds = perf_counter() - started
    how = "compiled" if athanor.compiled else "interpreted"
    print(f"{games:,} games, {actions:,} actions, all invariants held: {seconds:.1f} s, {how}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
