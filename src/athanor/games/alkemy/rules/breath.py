"""avenging_breath: stones that add to rolls and damage of friends near the alchemist."""

from __future__ import annotations

from mypy_extensions import i64

from ..events import SkillUsed
from ..figures import BREATH
from ..model import Figure, Table
from .effects import change, effect_of
from .space import near, untouched


def breath_for(table: Table, figure: Figure, points: i64) -> Figure | None:
    """An alchemist who may spend so many stones on a friend, no hero, in its area."""
    if figure.profile.hero or untouched(figure):
        return None
    for owner in table.figures:
        if len(owner.effects) > 0 and owner.alive and owner.seat == figure.seat:
            if owner.id != figure.id and may_spend(owner, figure, points):
                return owner
    return None


def may_spend(owner: Figure, figure: Figure, points: i64) -> bool:
    """Each turn no more stones than its concentration."""
    effect = effect_of(owner, BREATH)
    if effect is None or owner.stones < points or effect.extra + points > owner.concentration:
        return False
    return near(owner, figure, effect.amount)


def spend_breath(table: Table, figure: Figure, points: i64) -> None:
    owner = breath_for(table, figure, points)
    assert owner is not None
    effect = effect_of(owner, BREATH)
    assert effect is not None
    owner.stones -= points
    change(table, owner, effect, effect.amount, effect.extra + points)
    if table.tracing:
        table.tell(SkillUsed(owner.seat, owner.name, "avenging_breath"))
