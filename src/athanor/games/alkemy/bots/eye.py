"""Judging distances by eye: nobody may measure before an action is declared (A-19).

An estimate is off by some share of the distance, and stays what it is as long as neither figure has
moved: looking again does not help.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..model import INCH, Figure
from ..rules.space import distance

#: By how many parts of 1,000 an estimate is off at the most; half of that is usual.
ERROR: Final = 100
MIX: Final = 0x9E3779B1
WORD: Final = 0xFFFFFFFF


def judged(figure: Figure, target: Figure) -> i64:
    """How far a target seems to be, in hundredths of an inch."""
    away: i64 = distance(figure, target)
    seen: i64 = (figure.x * 8191 + figure.y) * 8191 + target.x * 4093 + target.y
    seen = ((seen ^ (figure.id * 64 + target.id)) & WORD) * MIX & WORD
    seen ^= seen >> 15
    # The sum of two draws: small errors are likelier than large ones.
    off: i64 = (seen & 1023) + (seen >> 11 & 1023) - 1023
    return away + away * off * ERROR // (1023 * 1000)


def guess(figure: Figure, target: Figure, away: i64) -> i64:
    """The number of inches to declare for a target that seems that far: the middle of its base."""
    inches: i64 = (away + target.r + INCH // 2) // INCH
    most: i64 = figure.profile.shot_range // INCH
    return max(1, min(inches, most))


def trust(away: i64) -> float:
    """How surely a shot at that distance is aimed: the base is an inch wide, the error grows."""
    spread = float(away) * float(ERROR) / 1000.0
    if spread <= 59.0:
        return 1.0
    miss = 1.0 - 59.0 / spread
    return 1.0 - miss * miss
