"""A rating list: all levels of a game against each other, with intervals.

    python -m bench.rating_list poison --seats 4 --games 120 --ms 10
    python -m bench.rating_list kazaam --seats 2 --games 120 --ms 10

Every level meets its neighbours, one of it among as many of them as there are seats, on both sides
of the table. A rating is what Bradley and Terry make of all these matches: 400 points are ten to
one, the adept has 1500, and the interval holds 95 % of what other games would give (a bootstrap).
"""

from __future__ import annotations

import argparse
import os
import random
from math import log10

from athanor.arena import Match, Outcome, play_match
from athanor.bots import bot_names

ROUNDS = 200
RESAMPLES = 200
#: (one, the other, whether the one won); a shared win is half of each.
Meeting = tuple[int, int, float]


def meetings(id: str, seats: int, games: int, ms: int, seed: int) -> list[Meeting]:
    names = bot_names(id)
    found: list[Meeting] = []
    for one in range(len(names) - 1):
        for lone, others in ((one, one + 1), (one + 1, one)):
            if seats == 2 and lone > others:
                continue
            match = Match(
                game=id,
                bots=[names[lone], *[names[others]] * (seats - 1)],
                games=games,
                options={},
                milliseconds=ms,
                seed=seed,
            )
            seen: list[Outcome] = []
            play_match(match, jobs=1, tell=seen.append)
            found += [each for outcome in seen for each in compared(outcome, lone, others)]
    return found


def compared(outcome: Outcome, lone: int, others: int) -> list[Meeting]:
    """Who came out ahead, of the one and each of the others: whoever won."""
    found: list[Meeting] = []
    for other in outcome.wins[1:]:
        if outcome.wins[0] != other:
            found.append((lone, others, float(outcome.wins[0] > other)))
        elif other > 0:
            found.append((lone, others, 0.5))
    return found


def added(played: list[Meeting]) -> dict[tuple[int, int], tuple[float, int]]:
    """What the first of two won against the second, of how many times they met."""
    found: dict[tuple[int, int], tuple[float, int]] = {}
    for one, other, share in played:
        won, met = found.get((one, other), (0.0, 0))
        found[one, other] = won + share, met + 1
    return found


def ratings(counts: dict[tuple[int, int], tuple[float, int]], levels: int) -> list[float]:
    """Bradley and Terry's, by the usual iteration, with half a win and half a loss for each."""
    strength = [1.0] * levels
    for _ in range(ROUNDS):
        won = [0.5] * levels
        met = [1.0 / (each + 1.0) for each in strength]
        for (one, other), (wins, games) in counts.items():
            won[one] += wins
            won[other] += games - wins
            together = games / (strength[one] + strength[other])
            met[one] += together
            met[other] += together
        strength = [won[each] / met[each] for each in range(levels)]
    return [400 * log10(each) for each in strength]


def resampled(
    counts: dict[tuple[int, int], tuple[float, int]], dice: random.Random
) -> dict[tuple[int, int], tuple[float, int]]:
    """The same matches once more, as luck would have it."""
    return {
        pair: (float(sum(dice.random() < wins / games for _ in range(games))), games)
        for pair, (wins, games) in counts.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--ms", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    names = bot_names(asked.game)
    played = meetings(asked.game, asked.seats, asked.games, asked.ms, asked.seed)
    middle = names.index("adept")
    counts = added(played)
    own = ratings(counts, len(names))
    dice = random.Random(asked.seed)
    again = [ratings(resampled(counts, dice), len(names)) for _ in range(RESAMPLES)]
    print(f"{asked.game}, {asked.seats} seats, {asked.games} games a match, {asked.ms} ms a move,")
    print(f"{len(played)} comparisons, load {os.getloadavg()[0]:.1f}\n\n| level | rating | 95 % |")
    print("|---|---:|---:|")
    for place, name in enumerate(names):
        spread = sorted(each[place] - each[middle] + 1500 for each in again)
        low, high = spread[RESAMPLES // 40], spread[-RESAMPLES // 40]
        print(f"| {name} | {own[place] - own[middle] + 1500:.0f} | {low:.0f} to {high:.0f} |")


if __name__ == "__main__":
    main()
