"""How even Kazaam! is: each alchemist's share of wins and the first seat's, between equal bots.

    python bench/kazaam_balance.py --games 10000 --seats 4 --bot greedy

A share is printed in points of a hundred beside what would be fair, with one standard error.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from multiprocessing import Pool

import athanor
from athanor.bots import bot


def play(job: tuple[int, int, str, dict[str, object]]) -> dict[str, object]:
    seed, seats, name, options = job
    game = athanor.game("kazaam")
    state = game.new(seats, seed=seed, tracing=False, **options)
    players = [bot(name, seed=seed * 7 + seat) for seat in range(seats)]
    while not state.over and state.step < game.meta.turn_cap:
        seat = state.actors()[0]
        state.play(seat, players[seat].choose(state.view(seat)))
    view = state.view(None)
    alchemists = [player.alchemist for player in view.players]
    winners = list(state.result.winners) if state.result else []
    return {
        "steps": state.step,
        "capped": not state.over,
        "alchemists": alchemists,
        "winners": winners,
        "first": view.first,
        "finisher": view.finisher,
        "points": max((player.points.total for player in view.players), default=0),
        "parts": sorted(len(player.board) for player in view.players),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--head", default="any")
    arguments = parser.parse_args()
    jobs = [
        (arguments.seed + n, arguments.seats, arguments.bot, {"head": arguments.head})
        for n in range(arguments.games)
    ]
    began = time.perf_counter()
    with Pool(arguments.processes) as pool:
        results = pool.map(play, jobs, chunksize=20)
    report(results, arguments.seats, time.perf_counter() - began)


def report(results: list[dict[str, object]], seats: int, seconds: float) -> None:
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    places: Counter[int] = Counter()
    for result in results:
        for seat, alchemist in enumerate(result["alchemists"]):
            played[alchemist] += 1
            share = (seat in result["winners"]) / max(1, len(result["winners"]))
            won[alchemist] += share
            places[(seat - result["first"]) % seats] += share
    games = len(results)
    steps = sorted(result["steps"] for result in results)
    finishers = sum(result["finisher"] in result["winners"] for result in results)
    print(f"{games} games, {seats} seats, {seconds:.0f} s ({seconds / games * 1000:.1f} ms a game)")
    print(
        f"actions: mean {sum(steps) / games:.0f}, median {steps[games // 2]}, "
        f"longest {steps[-1]}; capped {sum(result['capped'] for result in results)}; "
        f"the finisher wins {100 * finishers / games:.0f}; "
        f"winning score {sum(result['points'] for result in results) / games:.1f}"
    )
    fair = 100 / seats
    for alchemist, count in sorted(played.items()):
        share = 100 * won[alchemist] / count
        error = (share * (100 - share) / count) ** 0.5
        print(f"  {alchemist:12} {share:5.1f}  ({share - fair:+.1f} ± {error:.1f})")
    for place in range(seats):
        share = 100 * places[place] / games
        error = (share * (100 - share) / games) ** 0.5
        print(f"  seat {place + 1} in turn {share:5.1f}  ({share - fair:+.1f} ± {error:.1f})")


if __name__ == "__main__":
    main()
