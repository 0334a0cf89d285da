"""A rating list: all levels of all games with every number of seats, with intervals.

    python -m bench.rating_list                            all of them, into docs/ratings.md
    python -m bench.rating_list poison --seats 4           one list, shown
    python -m bench.rating_list --games 120 --ms 10 --jobs 2

Every level meets its neighbours, one of it among as many of them as there are seats, on both sides
of the table; each deal is played from every chair. A rating is what Bradley and Terry make of all
these matches: 400 points are ten to one, and the adept has 1500. The interval holds 95 % of what
other deals would give (a bootstrap over deals). A game that is played alone has no rivals: there a
level has its share of games won. With `--ms` searches have so much of the processor's time for a
move; what a level may look at is bounded besides. Every game is kept in build/ratings.jsonl, so
that the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import log10
from pathlib import Path
from typing import Final

import msgspec

import athanor
from athanor.arena import Match, wilson
from athanor.arena.match import Work, number, play_deal
from athanor.bots import bot_names

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "ratings.jsonl"
PAGE: Final = ROOT / "docs" / "ratings.md"
TITLES: Final = {
    "poison": "Poison",
    "kazaam": "Kazaam!",
    "alakazoo": "Alakazoö!",
    "alkemy": "Alkemy",
}
ROUNDS: Final = 200
RESAMPLES: Final = 400
MIDDLE: Final = "adept"
#: From the weakest: who slips half of the time loses to who looks once.
LEVELS: Final = ("random", "novice", "greedy", "adept", "master", "grandmaster")


class Plan(msgspec.Struct, frozen=True):
    """A deal of a match: one level against another that has all the other seats."""

    game: str
    seats: int
    one: str
    others: str
    ms: int
    seed: int
    deal: int

    def match(self) -> Match:
        return Match(
            game=self.game,
            bots=[self.one, *[self.others] * (self.seats - 1)],
            games=(self.deal + 1) * self.seats,
            milliseconds=self.ms,
            seed=number(self.seed, self.one, self.others),
            lots=True,
        )


class Dealt(msgspec.Struct, frozen=True):
    """What became of a deal: how often the one came out ahead of one of the others, and of how many
    times that one of them won. Alone: games won, and games."""

    plan: Plan
    ahead: float
    met: int


# -- playing


def levels(id: str) -> list[str]:
    """Those that play a game."""
    return sorted(bot_names(id), key=LEVELS.index)


def seat_counts(id: str) -> list[int]:
    meta = athanor.game(id).meta
    return list(range(meta.least_seats, meta.most_seats + 1))


def meetings(id: str, seats: int, options: argparse.Namespace) -> Iterator[Plan]:
    """The deals of one list."""
    names = levels(id)
    deals = range(-(-options.games // seats))
    if seats == 1:
        pairs = [(name, "") for name in names]
    else:
        pairs = [*pairwise(names)]
        if seats > 2:
            pairs += [(other, one) for one, other in pairs]
    for one, others in pairs:
        for deal in deals:
            yield Plan(id, seats, one, others, options.ms, options.seed, deal)


def play(plan: Plan) -> Dealt:
    ahead, met = 0.0, 0
    for outcome in play_deal(plan.match(), Work(plan.deal, range(plan.seats))):
        if plan.seats == 1:
            ahead, met = ahead + outcome.wins[0], met + 1
        for other in outcome.wins[1:]:
            if outcome.wins[0] != other:
                ahead, met = ahead + float(outcome.wins[0] > other), met + 1
            elif other > 0 or not outcome.finished or plan.seats == 2:
                ahead, met = ahead + 0.5, met + 1
    return Dealt(plan, ahead, met)


def played(plans: Sequence[Plan], jobs: int, kept: Path) -> list[Dealt]:
    """What became of all of them: as kept, or else played now."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    lines = kept.read_bytes().splitlines() if kept.exists() else []
    known = {each.plan: each for line in lines if (each := msgspec.json.decode(line, type=Dealt))}
    left = [plan for plan in plans if plan not in known]
    with open(kept, "ab") as file, ProcessPoolExecutor(jobs) as hands:
        for count, found in enumerate(hands.map(play, left)):
            known[found.plan] = found
            file.write(msgspec.json.encode(found) + b"\n")
            file.flush()
            print(f"\r{count + 1} of {len(left)} deals", end="", file=sys.stderr, flush=True)
    return [known[plan] for plan in plans]


# -- ratings

#: For each two levels: how often the one came out ahead, of how many times.
Counts = dict[tuple[int, int], tuple[float, int]]


def counted(found: Sequence[Dealt], names: Sequence[str]) -> Counts:
    counts: Counts = {}
    for each in found:
        pair = names.index(each.plan.one), names.index(each.plan.others)
        ahead, met = counts.get(pair, (0.0, 0))
        counts[pair] = ahead + each.ahead, met + each.met
    return counts


def ratings(counts: Counts, names: Sequence[str]) -> list[float]:
    """Bradley and Terry's, by the usual iteration, with half a win and half a loss for each."""
    strength = [1.0] * len(names)
    for _ in range(ROUNDS):
        won = [0.5] * len(names)
        met = [1.0 / (each + 1.0) for each in strength]
        for (one, other), (ahead, times) in counts.items():
            won[one] += ahead
            won[other] += times - ahead
            together = times / (strength[one] + strength[other])
            met[one] += together
            met[other] += together
        strength = [each / often for each, often in zip(won, met, strict=True)]
    middle = log10(strength[names.index(MIDDLE)])
    return [1500 + 400 * (log10(each) - middle) for each in strength]


def resampled(found: Sequence[Dealt], dice: random.Random) -> list[Dealt]:
    """As many deals of each match, drawn from those that were played."""
    matches: dict[tuple[str, str], list[Dealt]] = {}
    for each in found:
        matches.setdefault((each.plan.one, each.plan.others), []).append(each)
    return [each for deals in matches.values() for each in dice.choices(deals, k=len(deals))]


def rated(found: Sequence[Dealt], names: Sequence[str], seed: int) -> list[str]:
    """A rating with its interval for each level."""
    dice = random.Random(seed)
    own = ratings(counted(found, names), names)
    again = [ratings(counted(resampled(found, dice), names), names) for _ in range(RESAMPLES)]
    cells = []
    for place, name in enumerate(names):
        spread = sorted(each[place] for each in again)
        low, high = spread[RESAMPLES // 40], spread[-RESAMPLES // 40]
        interval = "" if name == MIDDLE else f" ({low:.0f} to {high:.0f})"
        cells.append(f"{own[place]:.0f}{interval}")
    return cells


def won_alone(found: Sequence[Dealt], names: Sequence[str]) -> list[str]:
    """The share of games that each level wins, with its interval."""
    cells = []
    for name in names:
        own = [each for each in found if each.plan.one == name]
        wins, games = sum(each.ahead for each in own), sum(each.met for each in own)
        low, high = wilson(wins, games)
        cells.append(f"{wins / games:.0%} ({low:.0%} to {high:.0%})".replace("%", " %"))
    return cells


# -- the page


def table(id: str, counts: Sequence[int], found: Sequence[Dealt], seed: int) -> str:
    names = levels(id)
    columns = []
    for seats in counts:
        own = [each for each in found if (each.plan.game, each.plan.seats) == (id, seats)]
        columns.append(won_alone(own, names) if seats == 1 else rated(own, names, seed))
    heads = ["alone" if seats == 1 else f"{seats} seats" for seats in counts]
    lines = [f"| | {' | '.join(heads)} |", "|---" + "|---:" * len(heads) + "|"]
    for place, name in enumerate(names):
        lines.append(f"| {name} | {' | '.join(column[place] for column in columns)} |")
    return "\n".join(lines)


def page(tables: dict[str, str], options: argparse.Namespace) -> str:
    parts = [
        "# Ratings of the bots",
        "Made by one command, which says how:",
        f"    python -m bench.rating_list --games {options.games} --ms {options.ms}"
        + (f" --seed {options.seed}" if options.seed != 1 else ""),
        f"Every level meets its neighbours in {options.games} games (rounded up to whole deals, "
        "each of which is played from every chair), one of it among others of the next level and "
        "the other way round. Searches have "
        f"{options.ms} ms of the processor's time for a move, on one core, or their own bound of "
        "simulations if that is reached before. 400 points are ten to one; the adept has 1500 in "
        "each column, so columns cannot be compared with each other. In brackets: what holds 95 % "
        "of what other deals would give. Between levels that never lose to the one below the "
        "numbers only say *far*.",
    ]
    for id, text in tables.items():
        parts += [f"## {TITLES[id]}", text]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", choices=[*TITLES])
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--ms", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=KEPT)
    options = parser.parse_args()
    lists = {id: seat_counts(id) for id in TITLES if options.game in (None, id)}
    if options.seats:
        lists = {id: [options.seats] for id in lists}
    plans = [
        plan for id, counts in lists.items() for n in counts for plan in meetings(id, n, options)
    ]
    found = played(plans, options.jobs, options.kept)
    tables = {id: table(id, counts, found, options.seed) for id, counts in lists.items()}
    whole = options.game is None and not options.seats
    if whole:
        PAGE.write_text(page(tables, options), encoding="utf-8")
    print("\n" + "\n\n".join(tables.values()))


if __name__ == "__main__":
    main()
