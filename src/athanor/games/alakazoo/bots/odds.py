"""Alone, what the dice allow: the chance of a player to whom nothing else can do harm.

Exact: so many runes of each symbol are free, so many dark tokens have come. One to three dice are
rolled, symbols cover their runes, and stars cover what is best, when all dice are seen, or go to a
guardian.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import RUNES, SYMBOLS, size
from ..model import SLOTS, Player

#: Free runes are digits of five: a symbol is on a portal four times at the most.
STEPS: Final[list[int]] = [1, 5, 25, 125, 625]
STATES: Final = 3125
#: The dark tokens that two guardians bear.
BORNE: Final = 2 * (SLOTS - 1)
UNKNOWN: Final = -1.0
#: By dark tokens, then by free runes, worked out when they are asked for.
ODDS: Final[list[float]] = [UNKNOWN] * (STATES * (BORNE + 1))


def dice_allow(player: Player) -> float:
    free: i64 = player.free_runes()
    state: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOLS:
        state += size(free & RUNES[player.portal * SYMBOLS + symbol]) * STEPS[symbol]
        symbol += 1
    return odds(state, player.dark())


def odds(state: i64, dark: i64) -> float:
    if dark > BORNE:
        return 0.0
    found = ODDS[dark * STATES + state]
    if found == UNKNOWN:
        found = 1.0 if state == 0 else best_roll(state, dark)
        ODDS[dark * STATES + state] = found
    return found


def best_roll(state: i64, dark: i64) -> float:
    """Where nothing but stars shows and all go to guardians, everything is as it was, and the other
    rolls decide."""
    one = 1.0 / 6.0
    two = one / 6.0
    three = two / 6.0
    pair = rolled(state, dark, 2, 0) + 2.0 * rolled(state, dark, 1, 1)
    triple = rolled(state, dark, 3, 0) + 3.0 * rolled(state, dark, 2, 1)
    triple += 3.0 * rolled(state, dark, 1, 2)
    best = judged(rolled(state, dark, 1, 0) * one, one, covered(state, dark, 1))
    best = max(best, judged(pair * two, two, covered(state, dark, 2)))
    return max(best, judged(triple * three, three, covered(state, dark, 3)))


def judged(others: float, chance: float, stars: float) -> float:
    return max(others + chance * stars, others / (1.0 - chance))


def rolled(state: i64, dark: i64, symbols: i64, stars: i64) -> float:
    """The sum over all symbols that so many dice may show, beside others that show stars."""
    if symbols == 0:
        return starred(state, dark, stars)
    found = 0.0
    for step in STEPS:
        if state // step % 5 > 0:
            found += rolled(state - step, dark, symbols - 1, stars)
        else:
            found += rolled(state, dark + 1, symbols - 1, stars)
    return found


def starred(state: i64, dark: i64, stars: i64) -> float:
    """So many stars cover what is best, or some of them nothing."""
    found = odds(state, dark)
    if stars > 0 and state != 0:
        found = max(found, covered(state, dark, stars))
    return found


def covered(state: i64, dark: i64, stars: i64) -> float:
    """The same, but one at least covers something."""
    found = 0.0
    for step in STEPS:
        if state // step % 5 > 0:
            found = max(found, starred(state - step, dark, stars - 1))
    return found
