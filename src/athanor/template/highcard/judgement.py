"""What bots know of the game. Without it they would only count who won at the end."""

from __future__ import annotations

from athanor.contract import Action, Judgement, Reason, State

from .actions import Keep
from .model import HighCardState
from .rules import CARDS


class HighCardJudgement(Judgement):
    def stage(self, state: State) -> int:
        """Thinking ends with the round: the next one is all luck again."""
        assert isinstance(state, HighCardState)
        return state.round

    def values(self, state: State) -> list[float]:
        if state.over:
            return super().values(state)
        assert isinstance(state, HighCardState)
        best = max(state.points)
        leaders = state.points.count(best)
        return [1 / leaders if points == best else 0.0 for points in state.points]

    def appeal(self, state: State, seat: int, action: Action) -> float:
        """At first sight: keep what is better than the middle."""
        assert isinstance(state, HighCardState)
        worth = state.cards[seat] / CARDS
        return worth if isinstance(action, Keep) else 0.5

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        assert isinstance(state, HighCardState)
        code = "highcard-keep" if isinstance(action, Keep) else "highcard-swap"
        return Reason(code, {"card": str(state.cards[seat])})
