"""What bots know of Kazaam!."""

from __future__ import annotations

from athanor.contract.judgement import Judgement


class KazaamJudgement(Judgement):
    """Placeholder."""
