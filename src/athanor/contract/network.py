"""A small network, evaluated one sketch at a time: what search asks for at its leaves.

Of the numbers of a `Sketch` many are 0, so the first layer adds up the rows of those that are not;
two layers of rectified units follow, and a linear one. A batch would need leaves to wait for each
other; this takes a microsecond or so and needs nothing but the compiler (`bench/network.py`
measures it beside NumPy).
"""

from __future__ import annotations

from struct import unpack
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

#: So many units of a layer are added up at a time, in numbers that the processor holds.
WIDE: Final = 4


class Network:
    """Weights are read from halves (16-bit floats), in the order in which they are used: for each
    layer its matrix, a row for each input, then its biases. Layers of other widths are filled up
    with units that say nothing."""

    def __init__(self, shape: list[int], weights: bytes) -> None:
        self.outputs: i64 = shape[3]
        numbers = list(unpack(f"<{len(weights) // 2}e", weights))
        ends: list[int] = []
        end = 0
        for i in range(3):
            ends.append(end + shape[i] * shape[i + 1])
            end = ends[-1] + shape[i + 1]
        assert len(numbers) == end, "a network of another shape"
        middle = ends[0] + shape[1]
        self.rows: vec[float] = filled_up(numbers[: ends[0]], shape[1])
        self.row_bias: vec[float] = filled_up(numbers[ends[0] : middle], shape[1])
        self.middle: vec[float] = filled_up(numbers[middle : ends[1]], shape[2])
        self.middle_bias: vec[float] = filled_up(numbers[ends[1] : ends[1] + shape[2]], shape[2])
        self.last: vec[float] = vec[float](numbers[ends[1] + shape[2] : ends[2]])
        self.last_bias: vec[float] = vec[float](numbers[ends[2] :])
        self.first: i64 = shape[1]
        self.second: i64 = shape[2]
        self.one: vec[float] = vec[float](list(self.row_bias))
        self.two: vec[float] = vec[float](list(self.middle_bias))

    def run(self, numbers: vec[float], output: i64 = 0) -> float:
        """One of the outputs."""
        one = self.one
        two = self.two
        add_up(numbers, len(numbers), self.rows, self.row_bias, one)
        add_up(one, self.first, self.middle, self.middle_bias, two)
        found = self.last_bias[output]
        last = self.last
        second: i64 = self.second
        outputs: i64 = self.outputs
        at: i64 = output
        j: i64 = 0
        while j < second:
            found += two[j] * last[at]
            at += outputs
            j += 1
        return found


def filled_up(numbers: list[float], width: int) -> vec[float]:
    """Rows of `width` numbers, each with as many zeros more as it lacks."""
    zeros = [0.0] * (-width % int(WIDE))
    found: list[float] = []
    for at in range(0, len(numbers), width):
        found += numbers[at : at + width]
        found += zeros
    return vec[float](found)


def add_up(
    numbers: vec[float], count: i64, rows: vec[float], bias: vec[float], out: vec[float]
) -> None:
    """What rectified units say to the first `count` numbers."""
    width: i64 = len(bias)
    j: i64 = 0
    while j < width:
        a = bias[j]
        b = bias[j + 1]
        c = bias[j + 2]
        d = bias[j + 3]
        at: i64 = j
        i: i64 = 0
        while i < count:
            strength = numbers[i]
            if strength != 0.0:
                a += strength * rows[at]
                b += strength * rows[at + 1]
                c += strength * rows[at + 2]
                d += strength * rows[at + 3]
            at += width
            i += 1
        out[j] = a if a > 0.0 else 0.0
        out[j + 1] = b if b > 0.0 else 0.0
        out[j + 2] = c if c > 0.0 else 0.0
        out[j + 3] = d if d > 0.0 else 0.0
        j += 4
