"""Peoples against each other in the hands of equal bots: every pairing, with the samples of one
side against those of the other in turn, each deal twice with the sides swapped. Every pairing has
its first game before any has its second, so that a run that is stopped is fair to all.

    python -m bench.alkemy_pairings --games 100 --file pairings.jsonl

With a file, a run that is stopped is gone on with, game by game; `--told` only tells what it has.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from itertools import combinations, product
from pathlib import Path
from time import process_time

import athanor
from athanor.arena.statistics import wilson
from athanor.games.alkemy import companies
from athanor.games.alkemy.actions import Muster
from athanor.games.alkemy.formats import points_of
from athanor.games.alkemy.rules.state import AlkemyState
from athanor.games.alkemy.tables import PEOPLES
from bench.alkemy_kept import Kept, Row
from bench.alkemy_levels import named

#: From which share on it is told what wins.
UNEVEN = 0.65
#: After how many games of each pairing the standing is told.
TOLD_EVERY = 4


def samples_of(people: str) -> list[str]:
    fitting = companies.samples(points_of("blitz"))
    return [id for id in fitting if companies.SAMPLES[id].people == people]


def deal(one: str, other: str, number: int) -> tuple[str, str, bool]:
    """The samples of the two peoples in that game, and whether the sides are swapped."""
    pairs = list(product(samples_of(one), samples_of(other)))
    return *pairs[number // 2 % len(pairs)], bool(number % 2)


def play(bot: str, one: str, other: str, number: int) -> Row:
    mine, theirs, swapped = deal(one, other, number)
    state = athanor.game("alkemy").new(2, seed=number // 2 + 17, tracing=False)
    assert isinstance(state, AlkemyState)
    for seat in range(2):
        state.play(seat, Muster((mine, theirs)[seat ^ swapped]))
    players = [named(bot, 2 * number + seat) for seat in range(2)]
    started = process_time()
    while not state.over:
        seat = state.actors()[0]
        state.play(seat, players[seat].choose(state.view(seat)))
    result = state.result
    assert result is not None
    left, brought = [0, 0], [0, 0]
    for figure in state.figures:
        brought[figure.seat ^ swapped] += 1
        left[figure.seat ^ swapped] += figure.alive
    return {
        "winner": result.winners[0] ^ swapped if result.winners else None,
        "samples": [mine, theirs],
        "reason": result.reason,
        "points": [result.scores[swapped], result.scores[1 - swapped]],
        "left": left,
        "brought": brought,
        "turns": int(state.turn),
        "seconds": process_time() - started,
    }


Pairing = tuple[str, str]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--bot", default="master")
    parser.add_argument("--games", type=int, default=100, help="of each pairing")
    parser.add_argument("--peoples", nargs="+", choices=PEOPLES, default=None)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--told", action="store_true", help="play nothing")
    given = parser.parse_args()
    peoples = given.peoples or ["triad", "khaliman", "aurlok", "avalon"]
    kept = Kept(given.file)
    rows: dict[Pairing, list[Row]] = {pairing: [] for pairing in combinations(peoples, 2)}
    for number in range(given.games):
        for (one, other), found in rows.items():
            name = f"{given.bot} {one} {other} {number}"
            if not given.told:
                found.append(kept.row(name, partial(play, given.bot, one, other, number)))
            elif name in kept.rows:
                found.append(kept.rows[name])
        if not given.told and (number + 1) % TOLD_EVERY == 0 and number + 1 < given.games:
            print(f"{number + 1} games of each pairing", flush=True)
    for pairing, found in rows.items():
        tell(pairing, found)


def tell(pairing: Pairing, rows: list[Row]) -> None:
    if not rows:
        print(f"{pairing[0]} - {pairing[1]}: not played")
        return
    won = Counter(row["winner"] for row in rows)
    games = len(rows)
    low, high = wilson(won[0] + won[None] / 2, games)
    print(
        f"{pairing[0]} {won[0]} : {won[1]} {pairing[1]}, drawn {won[None]}, of {games}"
        f" ({100 * low:.0f} to {100 * high:.0f} %); {dict(Counter(r['reason'] for r in rows))};"
        f" {sum(row['seconds'] for row in rows) / games:.1f} s a game"
    )
    decided = won[0] + won[1]
    if decided and max(won[0], won[1]) > UNEVEN * decided:
        explain(pairing, rows, 0 if won[0] > won[1] else 1)


def explain(pairing: Pairing, rows: list[Row], better: int) -> None:
    """What it is that wins: with which sample, and whether by killing or by what is fought for."""
    print(f"  {pairing[better]} wins: {100 * share(rows, better):.0f} % of what was decided")
    for sample in sorted({row["samples"][better] for row in rows}):
        of_it = [row for row in rows if row["samples"][better] == sample]
        print(f"    with {sample}: {100 * share(of_it, better):.0f} % of {len(of_it)}")
    for side in (better, 1 - better):
        lost = sum(row["brought"][side] - row["left"][side] for row in rows)
        brought = sum(row["brought"][side] for row in rows)
        points = sum(row["points"][side] for row in rows) / len(rows)
        print(
            f"    {pairing[side]}: {points:.1f} victory points a game, lost {lost} of {brought}"
            f" figures ({100 * lost / brought:.0f} %)"
        )


def share(rows: list[Row], side: int) -> float:
    """Of the games that were won by somebody."""
    won = Counter(row["winner"] for row in rows)
    return won[side] / max(1, won[0] + won[1])


if __name__ == "__main__":
    main()
