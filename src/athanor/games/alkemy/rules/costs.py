"""What an order costs in AP."""

from __future__ import annotations

from mypy_extensions import i64

from ..cards import ALCHEMICAL_NECROSIS, HIVE_THROW, RAVEN_SWARM, ROARING_WAVE
from ..figures import HIVE_USE, NET
from ..model import Figure, Table
from .auras import toll
from .effects import under
from .orders import (
    CAST_ORDER,
    CHARGE_ORDER,
    COSTS,
    ENGAGE_ORDER,
    RUN_ORDER,
    SHOOT_ORDER,
    TRACK_ORDER,
    USE_ORDER,
    WALK_ORDER,
    Order,
)


def cost_of(table: Table, figure: Figure, order: Order) -> i64:
    kind: i64 = order.kind
    cost: i64 = COSTS[kind]
    if kind == USE_ORDER:
        cost = use_cost(figure, order.skill)
    if len(table.auras) > 0 and is_hostile(table, figure, order):
        cost += toll(table, figure)
    if len(figure.effects) > 0 and kind in (WALK_ORDER, RUN_ORDER, TRACK_ORDER):
        cost += leaving_cost(figure)
    return cost


def use_cost(figure: Figure, skill: i64) -> i64:
    """Most skills are free; a second hive in a turn is not."""
    if skill in (ROARING_WAVE, ALCHEMICAL_NECROSIS):
        return 1
    if skill == HIVE_THROW and figure.used >> HIVE_USE & 1:
        return 1
    return 0


def leaving_cost(figure: Figure) -> i64:
    """Entangle: a move that disengages costs 1 AP more."""
    return 1 if figure.foes != 0 and under(figure, NET) else 0


def is_hostile(table: Table, figure: Figure, order: Order) -> bool:
    """Pacifist: whether combat, shooting or alchemy is aimed at an enemy."""
    kind: i64 = order.kind
    if kind in (CHARGE_ORDER, SHOOT_ORDER, ENGAGE_ORDER):
        return True
    if kind == USE_ORDER and order.skill == ROARING_WAVE:
        return True
    if kind in (CAST_ORDER, USE_ORDER):
        targets: i64 = order.targets()
        for other in table.figures:
            if targets >> other.id & 1 and other.seat != figure.seat:
                return order.skill != RAVEN_SWARM
    return False
