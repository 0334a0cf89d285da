"""A small network, evaluated one sketch at a time: what search asks for at its leaves.

Of the numbers of a `Sketch` many are 0, so the first layer adds up the rows of those that are not;
two layers of rectified units follow, and a linear one. A batch would need leaves to wait for each
other; this takes a microsecond or so and needs nothing but the compiler (`bench/network.py`
measures it beside NumPy).
"""

from __future__ import annotations

from struct import unpack

from librt.vecs import vec
from mypy_extensions import i64


class Network:
    """Weights are read from halves (16-bit floats), in the order in which they are used: for each
    layer its matrix, a row for each input, then its biases."""

    def __init__(self, shape: list[int], weights: bytes) -> None:
        self.inputs: i64 = shape[0]
        self.first: i64 = shape[1]
        self.second: i64 = shape[2]
        self.outputs: i64 = shape[3]
        numbers = list(unpack(f"<{len(weights) // 2}e", weights))
        ends: list[int] = []
        end = 0
        for i in range(3):
            ends.append(end + shape[i] * shape[i + 1])
            end = ends[-1] + shape[i + 1]
        assert len(numbers) == end, "a network of another shape"
        self.rows: vec[float] = vec[float](numbers[: ends[0]])
        self.row_bias: vec[float] = vec[float](numbers[ends[0] : ends[0] + shape[1]])
        self.middle: vec[float] = vec[float](numbers[ends[0] + shape[1] : ends[1]])
        self.middle_bias: vec[float] = vec[float](numbers[ends[1] : ends[1] + shape[2]])
        self.last: vec[float] = vec[float](numbers[ends[1] + shape[2] : ends[2]])
        self.last_bias: vec[float] = vec[float](numbers[ends[2] :])
        self.one: vec[float] = vec[float](numbers[: shape[1]])
        self.two: vec[float] = vec[float](numbers[: shape[2]])

    def run(self, numbers: vec[float], output: i64 = 0) -> float:
        """One of the outputs."""
        self.look(numbers)
        one = self.one
        two = self.two
        second: i64 = self.second
        weights = self.middle
        bias = self.middle_bias
        j: i64 = 0
        while j < second:
            two[j] = bias[j]
            j += 1
        i: i64 = 0
        at: i64 = 0
        while i < self.first:
            active = one[i]
            if active > 0.0:
                j = 0
                while j < second:
                    two[j] += active * weights[at + j]
                    j += 1
            at += second
            i += 1
        found = self.last_bias[output]
        last = self.last
        j = 0
        while j < second:
            if two[j] > 0.0:
                found += two[j] * last[j * self.outputs + output]
            j += 1
        return found

    def look(self, numbers: vec[float]) -> None:
        """The first layer."""
        one = self.one
        rows = self.rows
        width: i64 = self.first
        bias = self.row_bias
        j: i64 = 0
        while j < width:
            one[j] = bias[j]
            j += 1
        at: i64 = 0
        i: i64 = 0
        while i < self.inputs:
            strength = numbers[i]
            if strength != 0.0:
                j = 0
                while j < width:
                    one[j] += strength * rows[at + j]
                    j += 1
            at += width
            i += 1
