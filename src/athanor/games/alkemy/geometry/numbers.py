"""Roots without rounding errors, and the directions of a compass."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

#: The unit circle in 32 steps, times 65,536.
CIRCLE: Final = 32
UNIT: Final = 65536
COSINES: Final[list[int]] = [
    65536, 64277, 60547, 54491, 46341, 36410, 25080, 12785, 0, -12785, -25080, -36410, -46341,
    -54491, -60547, -64277, -65536, -64277, -60547, -54491, -46341, -36410, -25080, -12785, 0,
    12785, 25080, 36410, 46341, 54491, 60547, 64277,
]  # fmt: skip
SINES: Final[list[int]] = COSINES[24:] + COSINES[:24]


def floor_root(n: i64) -> i64:
    """The largest whole number whose square is at most n."""
    if n <= 0:
        return 0
    # The float is a guess, which the two loops make exact whatever the machine's rounding.
    root: i64 = i64(sqrt(float(n)))
    while root * root > n:
        root -= 1
    while (root + 1) * (root + 1) <= n:
        root += 1
    return root


def ceil_root(n: i64) -> i64:
    """The smallest whole number whose square is at least n."""
    root: i64 = floor_root(n)
    return root if root * root == n or n <= 0 else root + 1


def rounded(n: i64, by: i64) -> i64:
    """n / by to the nearest whole number, halves away from zero; `by` is positive."""
    if n >= 0:
        return (n + by // 2) // by
    return -((-n + by // 2) // by)


def to_unit(n: i64) -> i64:
    """`rounded(n, UNIT)`, without dividing."""
    if n >= 0:
        return (n + 32768) >> 16
    return -((32768 - n) >> 16)


def square(n: i64) -> i64:
    return n * n


def bit(place: i64) -> i64:
    """2 ** place, for sets of figures and of skills."""
    return shifted(1, place)


def shifted(number: i64, places: i64) -> i64:
    """mypyc writes a literal as a C int, so `1 << 40` would be lost; a parameter has 64 bits."""
    return number << places
