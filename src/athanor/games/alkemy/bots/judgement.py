"""What bots know of Alkemy."""

from __future__ import annotations

from athanor.contract.judgement import Judgement


class AlkemyJudgement(Judgement):
    """Placeholder."""
