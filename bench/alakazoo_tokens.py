"""Random games of Alakazoö! in all modes with the invariants on: thirty magic and twelve dark
tokens, every spell in one place, after each action.

    .venv/bin/python bench/alakazoo_tokens.py [GAMES]
"""

from __future__ import annotations

import sys
from itertools import product
from time import perf_counter

import athanor
from athanor import FastRng
from athanor.games.alakazoo.rules.invariants import play_out_checked
from athanor.games.alakazoo.rules.turn import AlakazooState

TABLES = list(product((1, 2, 3, 4), (False, True), (False, True), ("off", "bonus", "instead")))


def main(games: int) -> None:
    rules = athanor.game("alakazoo")
    rng = FastRng(1)
    actions = 0
    started = perf_counter()
    for number in range(games):
        seats, tommy, university, book = TABLES[number % len(TABLES)]
        options = {"tommy": tommy, "university": university, "book": book}
        state = rules.new(seats, seed=rng, tracing=False, **options)
        assert isinstance(state, AlakazooState)
        actions += play_out_checked(state, rng, rules.meta.turn_cap)
    seconds = perf_counter() - started
    how = "compiled" if athanor.compiled else "interpreted"
    print(f"{games:,} games, {actions:,} actions, all tokens there: {seconds:.1f} s, {how}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
