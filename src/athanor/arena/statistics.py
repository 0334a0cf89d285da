"""Wins with 95 % confidence intervals."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

#: How many standard deviations hold 95 % of a normal distribution.
Z95: Final = 1.959964


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one contender stands. `wins` may be fractions: a shared win is shared. `low` and `high`
    bound its share of wins with 95 % confidence."""

    bot: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    score: float


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's score interval, which behaves for few games and for shares near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    z2 = Z95 * Z95
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    reach = Z95 * spread / (1 + z2 / games)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def standing(bot: str, games: int, wins: float, score: int) -> Standing:
    low, high = wilson(wins, games)
    played = max(games, 1)
    return Standing(
        bot=bot,
        games=games,
        wins=round(wins, 4),
        share=round(wins / played, 6),
        low=round(low, 6),
        high=round(high, 6),
        score=round(score / played, 4),
    )
