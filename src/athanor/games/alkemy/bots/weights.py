"""What each trait of `outlook.py` adds to the logarithm of the odds of winning.

Written by `bench/alkemy_weights.py --games 300 --seed 1 --write`
(14028 positions of 300 games; held back by 10; on games left out
0.3907 a game where knowing nothing comes to 0.6931); do not edit.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[float]] = [
    0.7187,  # one point
    0.9991,  # two points
    0.4313,  # lead
    0.2599,  # late lead
    0.8804,  # markers
    0.0000,  # late markers
    2.2145,  # health
    0.3331,  # figures
    0.6432,  # weakened
    0.0663,  # near
    0.1210,  # presence
    0.2030,  # fresh
    0.2170,  # watch
    0.0000,  # cards
    0.4419,  # claims
    0.1970,  # kept
    0.4465,  # strikes
    0.0000,  # blows
    0.0000,  # peril
    0.6174,  # shots
    0.0112,  # alchemy
    0.0000,  # blessings
    0.0993,  # hand
]
