"""What bots that learned know better of Poison: how a round goes on. The master and those below
play on as they always did (`judgement.py`)."""

from __future__ import annotations

from athanor.contract.rng import FastRng
from athanor.contract.state import State

from ..rules.turn import PoisonState
from .judgement import PoisonJudgement
from .playing import Playing


class PoisonExpert(PoisonJudgement):
    """What was fitted to whole hands says nothing of short ones."""

    def __init__(self) -> None:
        self.playing = Playing()

    def playout(self, state: State, stage: int, rng: FastRng) -> None:
        assert isinstance(state, PoisonState)
        if state.short:
            super().playout(state, stage, rng)
        elif state.round == stage and not state.finished:
            self.playing.finish(state, rng)
