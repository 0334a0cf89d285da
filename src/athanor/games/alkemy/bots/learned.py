"""The judgement of Alkemy put right by what was learned. What is counted of a table is counted once
for both sides, and goes into the game's own judgement and into the network alike."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from athanor.contract.learned import LearnedJudgement
from athanor.contract.state import State

from ..rules.state import AlkemyState
from .outlook import likelihood, odds
from .sketch import Outlook


@final
class AlkemyLearned(LearnedJudgement):
    """Leaves lie beyond the activation that is searched, so all of them are put right."""

    def values(self, state: State) -> list[float]:
        assert isinstance(state, AlkemyState)
        if state.finished:
            return self.own.values(state)
        outlook = Outlook(state)
        lead = odds(outlook.traits[0], outlook.traits[1])
        share = likelihood(lead + self.told(outlook, 0) - self.told(outlook, 1))
        return [share, 1.0 - share]

    def told(self, outlook: Outlook, seat: i64) -> float:
        """What the network makes of what a seat sees."""
        paper = self.paper
        at: i64 = 0
        while at < len(paper):
            paper[at] = 0.0
            at += 1
        outlook.draw(seat, paper)
        return self.value.run(paper)
