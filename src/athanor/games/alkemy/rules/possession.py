"""waga_possession: boxes that the pain of the Aurlok ticks, and what comes when all are ticked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import PROFILE_INDEX, PROFILES, WAGA_POSSESSION
from ..events import Possessed
from ..figures import PLAY, POSSESSION
from ..model import AURA, INCH, Figure, Table
from .effects import effect_of, give, lift
from .places_free import settle_near
from .skills import grant
from .space import AURLOK, near

BOXES: Final = 10


def feel_pain(table: Table, target: Figure, points: i64) -> None:
    """An enemy has hurt the Manitou warrior, or a friendly Aurlok within 6 inches of it."""
    for aura in table.auras:
        if aura % AURA == WAGA_POSSESSION:
            owner = table.figures[aura // AURA]
            if owner.alive and owner.seat == target.seat and suffers(owner, target):
                had = effect_of(owner, POSSESSION)
                ticked: i64 = points if had is None else points + had.amount
                give(table, owner, POSSESSION, min(ticked, BOXES), PLAY)


def suffers(owner: Figure, target: Figure) -> bool:
    if owner.id == target.id:
        return True
    return target.profile.peoples & AURLOK != 0 and near(owner, target, 6 * INCH)


def possess(table: Table) -> bool:
    """Whoever has all boxes ticked is replaced; effects, AP spent and damage stay. Whether
    anybody was."""
    for aura in table.auras:
        if aura % AURA != WAGA_POSSESSION:
            continue
        figure = table.figures[aura // AURA]
        boxes = effect_of(figure, POSSESSION)
        if figure.alive and boxes is not None and boxes.amount >= BOXES:
            become(table, figure)
            return True
    return False


def become(table: Table, figure: Figure) -> None:
    figure.profile = PROFILES[PROFILE_INDEX["aurochs_manitou_possessed"]]
    figure.r = figure.profile.radius
    lift(table, figure, POSSESSION)
    grant(table)
    settle_near(table, figure, figure.x, figure.y)
    if table.tracing:
        table.tell(Possessed(figure.seat, figure.name))
