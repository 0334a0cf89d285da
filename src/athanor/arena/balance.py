"""How even a game is: the share of wins of each place at the table and of everything that sets
players apart, between equal bots (see `Game.traits`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

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


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """`undecided` games had no winner; they count for nobody. `steps` is how long games were."""

    game: str
    options: dict[str, bool | int | str]
    bot: str
    seats: int
    games: int
    undecided: int
    steps: float
    seed: int
    traits: Sequence[Share]


class Tally:
    """Wins by trait, added up game by game in sixtieths."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.undecided = 0
        self.steps = 0
        self.played: Counter[str] = Counter()
        self.parts: Counter[str] = Counter()

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.steps += outcome.steps
        if not any(outcome.wins):
            self.undecided += 1
            return
        for won, traits in zip(outcome.wins, outcome.traits, strict=True):
            for trait in traits:
                self.played[trait] += 1
                self.parts[trait] += round(60 * won)

    def shares(self) -> list[Share]:
        """Kind by kind, the best of each first."""
        found = [self.share(trait) for trait in self.played]
        return sorted(found, key=lambda each: (each.trait.split("-")[0], -each.share, each.trait))

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
