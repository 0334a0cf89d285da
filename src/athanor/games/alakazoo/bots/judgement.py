"""What bots know of Alakazoö!."""

from __future__ import annotations

from athanor.contract.judgement import Judgement


class AlakazooJudgement(Judgement):
    """Placeholder."""
