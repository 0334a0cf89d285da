"""What `legal` offers of the skills that are actions of their own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import UseSkill
from ..cards import (
    CHAINS,
    HIVE_THROW,
    ROARING_WAVE,
    SPIRIT_VISION,
    SUPERIOR_WILL,
    TELLURIC_SHOCK,
    TOXIC_BATRACHIANS,
    VITAL_TRANSFER,
)
from ..figures import HIVE_USE
from ..formats import MARKER_RADIUS
from ..geometry.shapes import point_towards
from ..model import INCH, Figure, Table
from .chains import LONGEST
from .costs import cost_of
from .hives import THROWN, refuse_hive
from .orders import CHOICES, USE_ORDER, Order
from .roaring import within_wave
from .space import distance, near
from .uses import NAMES, USABLE, may_use, takes_transfer, used_up

#: Those that may be used without AP, so that an activation goes on without any.
FREE: Final[list[int]] = [
    CHAINS,
    SUPERIOR_WILL,
    SPIRIT_VISION,
    TELLURIC_SHOCK,
    VITAL_TRANSFER,
    HIVE_THROW,
]


def offer_uses(table: Table, figure: Figure, start: bool, found: list[Action]) -> None:
    for skill in USABLE:
        if figure.has(skill) and not used_up(figure, skill):
            offer_use(table, figure, skill, start, found)


def offer_use(table: Table, figure: Figure, skill: i64, start: bool, found: list[Action]) -> None:
    name = NAMES[skill]
    if skill == TOXIC_BATRACHIANS:
        if start and can(table, figure, skill, -1, 1):
            for choice in CHOICES[1:]:
                found.append(UseSkill(figure.name, name, choice=choice))
    elif skill == HIVE_THROW:
        offer_hives(table, figure, found)
    elif skill == VITAL_TRANSFER:
        offer_transfer(table, figure, found)
    elif skill == ROARING_WAVE:
        if len(within_wave(table, figure)) > 0 and can(table, figure, skill, -1, 0):
            found.append(UseSkill(figure.name, name))
    elif skill == TELLURIC_SHOCK:
        if can(table, figure, skill, -1, 0):
            found.append(UseSkill(figure.name, name))
    else:
        for target in table.figures:
            if worth_using(figure, skill, target) and can(table, figure, skill, target.id, 0):
                found.append(UseSkill(figure.name, name, target.name))


def worth_using(figure: Figure, skill: i64, target: Figure) -> bool:
    """What looks too far for chains is not offered, though it may be tried."""
    return skill != CHAINS or distance(figure, target) <= LONGEST + INCH // 2


def can(table: Table, figure: Figure, skill: i64, target: i64, choice: i64) -> bool:
    order = Order(USE_ORDER, figure.id)
    order.skill = skill
    order.target = target
    order.choice = choice
    if figure.ap < cost_of(table, figure, order):
        return False
    return may_use(table, figure, order)


def offer_transfer(table: Table, figure: Figure, found: list[Action]) -> None:
    """To one, or to as many as can be."""
    able = [other.name for other in table.figures if takes_transfer(figure, other)]
    able = able[: int(figure.ticked)]
    for name in able:
        order = Order(USE_ORDER, figure.id)
        order.skill = VITAL_TRANSFER
        order.target = table.names[name]
        if may_use(table, figure, order):
            found.append(UseSkill(figure.name, "vital_transfer", name))
    if (
        len(able) > 1
        and len(found) > 0
        and found[-1] == UseSkill(figure.name, "vital_transfer", able[-1])
    ):
        found.append(UseSkill(figure.name, "vital_transfer", able[0], tuple(able[1:])))


def offer_hives(table: Table, figure: Figure, found: list[Action]) -> None:
    """At the feet of each enemy, or as near as it can be thrown."""
    if figure.used >> HIVE_USE & 1 and figure.ap < 1:
        return
    for other in table.figures:
        if other.seat != figure.seat and other.alive and other.placed:
            if near(figure, other, THROWN + 2 * INCH):
                reach: i64 = figure.r + MARKER_RADIUS + THROWN - 4
                away: i64 = distance(figure, other) + figure.r + other.r
                x, y = point_towards(figure.x, figure.y, other.x, other.y, min(reach, away))
                if refuse_hive(table, figure, x, y) is None:
                    found.append(UseSkill(figure.name, "hive_throw", x=int(x), y=int(y)))


def free_use(table: Table, figure: Figure) -> bool:
    """Whether a skill is left to use without AP."""
    for skill in FREE:
        if figure.has(skill) and not used_up(figure, skill):
            found: list[Action] = []
            offer_use(table, figure, skill, False, found)
            if len(found) > 0:
                return True
    return False
