"""Chance that is decided from outside, draw by draw: for solvers, which look at every outcome.

    rng = ScriptedRng([2, 0])
    try:
        state.play(seat, action)        # `state.rng` is that one
    except ChanceAsked as asked:
        asked.ranges                    # one more number below each of these is needed

An action that was interrupted has changed the state half-way. So it is tried on a clone, and again
from the start with what was asked for, until it goes through.

This module is compiled by mypyc.
"""

from __future__ import annotations

from .rng import Rng, RngState


class ChanceAsked(Exception):
    """Numbers are needed: one from 0 to n - 1 for each n of `ranges`, in that order."""

    def __init__(self, ranges: list[int], why: str) -> None:
        super().__init__(why)
        self.ranges = ranges
        self.why = why


class ScriptedRng(Rng):
    """Hands out `answers`, and asks for more when they are used up."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.used = 0

    def below(self, n: int, why: str) -> int:
        if n == 1:
            return 0
        if self.used >= len(self.answers):
            raise ChanceAsked([n], why)
        self.used += 1
        return self.answers[self.used - 1]

    def shuffle(self, items: list[int], why: str) -> None:
        """As every generator does (see `Rng.shuffle`), the last place first."""
        needed = len(items) - 1
        there = len(self.answers) - self.used
        if there < needed:
            raise ChanceAsked(list(range(len(items) - there, 1, -1)), why)
        for i in range(needed, 0, -1):
            j = self.answers[self.used]
            self.used += 1
            items[i], items[j] = items[j], items[i]

    def clone(self) -> ScriptedRng:
        return ScriptedRng(self.answers[self.used :])

    def state(self) -> RngState:
        return {"kind": "scripted", "words": self.answers[self.used :]}

    def __reduce__(self) -> tuple[object, ...]:
        return ScriptedRng, (self.answers[self.used :],)
