"""What bots that learned know better of Kazaam!: what to try first. The master and those below try
everything, as they always did (`judgement.py`)."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.state import State

from ..model import ACT, NONE
from ..rules.catalogue import ACTIONS, MOST_SEATS, PRY, STEAL, index_of
from ..rules.heads import seat_aimed_at
from ..rules.turn import KazaamState
from ..tiles import FIRST_EAR
from .judgement import KazaamJudgement, considered
from .policy import richest
from .readiness import Readiness, read_numbers

NUMBERS: Final = read_numbers()
EXPLORATION: Final = 0.3
#: What part of its readiness an action has only because it can be done.
EVEN: Final = 0.05
LOOK: Final = 0.004


class KazaamExpert(KazaamJudgement):
    """`offered` are the candidates last named, `indices` the same as numbers. A look with an ear
    comes last among them, `look` being how readily it is tried for each tile that it would show."""

    def __init__(self, look: float = LOOK) -> None:
        super().__init__()
        self.look = look
        self.readiness = Readiness(NUMBERS)
        self.offered: list[Action] = []
        self.indices: list[int] = []
        self.parts = vec[float]([0.0 for _ in range(len(ACTIONS))])

    def exploration(self) -> float:
        return EXPLORATION

    def candidates(self, state: State, seat: int) -> list[Action]:
        assert isinstance(state, KazaamState)
        self.indices = considered(state, seat)
        if self.look > 0.0 and len(self.indices) > 1:
            look: i64 = best_look(state, seat)
            if look != NONE:
                self.indices.append(look)
        self.offered = [ACTIONS[index] for index in self.indices]
        return self.offered

    def weights(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, KazaamState)
        if len(actions) == 1:
            return CERTAIN
        indices = self.indices
        if actions is not self.offered:  # to look an action up takes longer than all the rest
            indices = [int(index_of(action)) for action in actions]
        return self.shares(state, seat, indices)

    def shares(self, state: KazaamState, seat: i64, indices: list[int]) -> list[float]:
        """Parts of a whole: that of a look first, then so much of the rest for everything else, and
        what is left as it is ready."""
        readiness = self.readiness
        readiness.look(state, seat)
        parts = self.parts
        look = 0.0
        sum = 0.0
        place: i64 = 0
        for index in indices:
            part = 0.0
            if PRY <= index < STEAL:
                look = self.look * float(int(state.players[seat_aimed_at(index)].hand_size))
            else:
                part = exp(readiness.readiness(state, seat, index))
            parts[place] = part
            sum += part
            place += 1
        others = place if look == 0.0 else place - 1
        least = (1.0 - look) * EVEN / float(int(others))
        scale = (1.0 - look) * (1.0 - EVEN) / sum
        found: list[float] = []
        at: i64 = 0
        while at < place:
            found.append(look if parts[at] == 0.0 else least + scale * parts[at])
            at += 1
        return found


def best_look(state: KazaamState, seat: i64) -> i64:
    """With an ear, at the fullest hand; NONE without an ear, or with nothing to see."""
    ears: i64 = (state.players[seat].up >> FIRST_EAR) & 3
    if ears == 0 or state.phase != ACT:
        return NONE
    victim: i64 = richest(state, seat)
    if victim == NONE:
        return NONE
    return PRY + victim + (0 if ears & 1 else MOST_SEATS)


CERTAIN: Final[list[float]] = [1.0]
