"""What networks are shown of a position: a few numbers in the words of the game.

An observation (`encoding.py`) has everything a seat sees, hundreds of numbers; a network asked at
every leaf of a search has no time for that, nor can a small one find out from them what every
player knows: that a tile can be paid, that a cauldron is about to overflow. A game whose bots learn
draws a `Sketch` of that in its `bots/sketch.py`. It may tell only what the seat itself may know:
`conformance/bots.py` looks at worlds that the seat cannot tell apart.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sketch:
    """Made for one number of seats, on which `length`, how many numbers there are, may depend."""

    def __init__(self, seats: int) -> None:
        self.length = 0

    def draw(self, state: State, seat: i64, out: vec[float]) -> None:
        """Writes what a seat sees over the zeros in `out`."""
        raise AssertionError("abstract")


def sketched(sketch: Sketch, state: State, seat: int) -> list[float]:
    """The numbers of one seat."""
    out = blank(sketch.length)
    sketch.draw(state, seat, out)
    return list(out)


def blank(length: int) -> vec[float]:
    return vec[float]([0.0 for _ in range(length)])
