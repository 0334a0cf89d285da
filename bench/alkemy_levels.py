"""Two bots against each other with the same company on both sides, every deal played twice with the
sides swapped. The eight Blitz samples take turns.

    python -m bench.alkemy_levels adept novice --games 200 --file levels.jsonl

With a file, a run that is stopped is gone on with, game by game.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from pathlib import Path
from time import process_time

import athanor
from athanor import FastRng
from athanor.bots import bot
from athanor.bots.levels import Bot, SearchBot
from athanor.games.alkemy.actions import Muster
from athanor.games.alkemy.rules.state import AlkemyState
from bench.alkemy_kept import Kept, Row

#: After how many games the standing is told.
TOLD_EVERY = 10
COMPANIES = [
    f"{people}-{kind}"
    for kind in ("alchemist", "warriors")
    for people in ("triad", "khaliman", "aurlok", "avalon")
]


def named(name: str, seed: int) -> Bot:
    """A bot by its level, or `search:SIMULATIONS`."""
    kind, _, simulations = name.partition(":")
    return SearchBot(FastRng(seed), int(simulations)) if kind == "search" else bot(name, seed=seed)


def play(names: tuple[str, str], deal: int, swapped: bool, seed: int) -> Row:
    state = athanor.game("alkemy").new(2, seed=seed * 100_003 + deal, tracing=False)
    assert isinstance(state, AlkemyState)
    company = COMPANIES[deal % len(COMPANIES)]
    for seat in range(2):
        state.play(seat, Muster(company))
    players = [named(name, 7 * deal + seed + side) for side, name in enumerate(names)]
    seconds = [0.0, 0.0]
    while not state.over:
        seat = state.actors()[0]
        side = seat ^ swapped
        view = state.view(seat)
        start = process_time()
        action = players[side].choose(view)
        seconds[side] += process_time() - start
        state.play(seat, action)
    result = state.result
    assert result is not None
    winner = result.winners[0] ^ swapped if result.winners else None
    told = {"winner": winner, "reason": result.reason, "seconds": seconds}
    return {**told, "turns": int(state.turn), "moves": state.step}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    names = (given.bots[0], given.bots[1])
    kept = Kept(given.file)
    rows: list[Row] = []
    for number in range(given.games):
        deal, swapped = given.first + number // 2, bool(number % 2)
        name = f"{names[0]} {names[1]} {given.seed} {deal} {int(swapped)}"
        rows.append(kept.row(name, partial(play, names, deal, swapped, given.seed)))
        if (number + 1) % TOLD_EVERY == 0 or number + 1 == given.games:
            tell(names, rows)


def tell(names: tuple[str, str], rows: list[Row]) -> None:
    won = Counter(row["winner"] for row in rows)
    reasons = Counter(row["reason"] for row in rows)
    games = len(rows)
    turns, moves = (sum(row[what] for row in rows) / games for what in ("turns", "moves"))
    one, other = (sum(row["seconds"][side] for row in rows) / games for side in range(2))
    print(f"{names[0]} {won[0]} : {won[1]} {names[1]}, drawn {won[None]}, of {games}")
    print(
        f"ends: {dict(reasons)}; {turns:.1f} turns and {moves:.0f} moves a game; thinking"
        f" {one:.2f} s and {other:.2f} s a game",
        flush=True,
    )


if __name__ == "__main__":
    main()
