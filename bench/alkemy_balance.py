"""How the four peoples fare against each other: one bot on both sides, the samples with and without
an alchemist in turn, every deal twice with the sides swapped.

    python -m bench.alkemy_balance --games 100 --bot master --file peoples.jsonl

Pairings take turns, so that a run that is stopped has as many games of each; with a file it is gone
on with, game by game.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from itertools import combinations
from pathlib import Path

import athanor
from athanor.bots import bot
from athanor.games.alkemy.actions import Muster
from bench.alkemy_kept import Kept, Row

PEOPLES = ("triad", "khaliman", "aurlok", "avalon")
KINDS = ("alchemist", "warriors")
#: Where one side has won so much of what was decided, it is said.
MUCH = 0.65


def play(one: str, other: str, number: int, name: str) -> Row:
    """Game `number` of a pairing: the samples change every two, the sides every game."""
    kinds = KINDS[number // 2 % 2], KINDS[number // 4 % 2]
    companies = [f"{one}-{kinds[0]}", f"{other}-{kinds[1]}"]
    swapped = number % 2
    state = athanor.game("alkemy").new(2, seed=number // 2 + 7_001, tracing=False)
    for seat in range(2):
        state.play(seat, Muster(companies[seat ^ swapped]))
    players = [bot(name, seed=2 * number + seat) for seat in range(2)]
    while not state.over:
        seat = state.actors()[0]
        state.play(seat, players[seat].choose(state.view(seat)))
    result = state.result
    assert result is not None
    winner = companies[result.winners[0] ^ swapped] if result.winners else None
    return {"companies": companies, "winner": winner, "reason": result.reason}


def tell(one: str, other: str, rows: list[Row]) -> None:
    won: Counter[str] = Counter()
    for row in rows:
        won["drawn" if row["winner"] is None else row["winner"].partition("-")[0]] += 1
    decided = max(1, won[one] + won[other])
    much = "  <-" if max(won[one], won[other]) / decided > MUCH else ""
    print(f"{one:9} {other:9} {won[one]:4} : {won[other]:4}, drawn {won['drawn']}{much}")
    for first in KINDS:
        for second in KINDS:
            pair = [f"{one}-{first}", f"{other}-{second}"]
            ends = Counter(row["winner"] for row in rows if row["companies"] == pair)
            if ends:
                print(f"    {first:9} {second:9} {ends[pair[0]]:4} : {ends[pair[1]]:4}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100, help="of each pairing")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    kept = Kept(given.file)
    pairs = list(combinations(PEOPLES, 2))
    rows: dict[tuple[str, str], list[Row]] = {pair: [] for pair in pairs}
    for number in range(given.games):
        for one, other in pairs:
            name = f"{given.bot} {one} {other} {number}"
            row = kept.row(name, partial(play, one, other, number, given.bot))
            rows[one, other].append(row)
    for pair in pairs:
        tell(*pair, rows[pair])


if __name__ == "__main__":
    main()
