"""How even a game is: the share of wins of each place at the table and of everything that sets
players apart, between equal bots (see `Game.traits`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

import msgspec

from .match import Outcome
from .statistics import wilson


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """How often players with this trait won, and what would have been fair: `over` is the
    difference in points of a hundred. `low` and `high` bound the share with 95 % confidence."""

    trait: str
    games: int
    wins: float
    share: float
    fair: float
    over: float
    low: float
    high: float


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """Games of two in which one side had this trait and the other that one."""

    one: str
    other: str
    won: float
    lost: float


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """`undecided` games had no winner; they count for nobody. `steps` is how long games were in the
    mean and `longest` at most, `score` what winners came to in the mean. `pairs` are there with
    two seats: each trait against each other one of its kind."""

    game: str
    options: dict[str, bool | int | str]
    bot: str
    seats: int
    games: int
    undecided: int
    steps: float
    longest: int
    score: float
    seed: int
    traits: Sequence[Share]
    pairs: Sequence[Pair]


class Tally:
    """Wins by trait, added up game by game in sixtieths."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.undecided = 0
        self.steps = 0
        self.longest = 0
        self.score = 0.0
        self.played: Counter[str] = Counter()
        self.parts: Counter[str] = Counter()
        self.against: Counter[tuple[str, str]] = Counter()

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.steps += outcome.steps
        self.longest = max(self.longest, outcome.steps)
        if not any(outcome.wins):
            self.undecided += 1
            return
        self.score += sum(
            won * score for won, score in zip(outcome.wins, outcome.scores, strict=True)
        )
        for won, traits in zip(outcome.wins, outcome.traits, strict=True):
            for trait in traits:
                self.played[trait] += 1
                self.parts[trait] += round(60 * won)
        if self.seats == 2:
            one, other = outcome.traits
            for mine, theirs in product(one, other):
                if mine != theirs and kind_of(mine) == kind_of(theirs):
                    self.against[mine, theirs] += round(60 * outcome.wins[0])
                    self.against[theirs, mine] += round(60 * outcome.wins[1])

    def shares(self) -> list[Share]:
        """Kind by kind, the best of each first."""
        found = [self.share(trait) for trait in self.played]
        return sorted(found, key=lambda each: (kind_of(each.trait), -each.share, each.trait))

    def pairs(self) -> list[Pair]:
        """Each pair once, the one that won more first; the most uneven ones first."""
        found = [
            Pair(one=one, other=other, won=won / 60, lost=self.against[other, one] / 60)
            for (one, other), won in self.against.items()
            if (won, other) > (self.against[other, one], one)
        ]
        return sorted(
            found,
            key=lambda each: (
                kind_of(each.one),
                -each.won / (each.won + each.lost),
                each.one,
                each.other,
            ),
        )

    def share(self, trait: str) -> Share:
        games, wins = self.played[trait], self.parts[trait] / 60
        low, high = wilson(wins, games)
        return Share(
            trait=trait,
            games=games,
            wins=round(wins, 4),
            share=round(wins / games, 6),
            fair=round(1 / self.seats, 6),
            over=round(100 * (wins / games - 1 / self.seats), 2),
            low=round(low, 6),
            high=round(high, 6),
        )


def kind_of(trait: str) -> str:
    return trait.partition("-")[0]
