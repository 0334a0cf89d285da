"""What an order comes to, once it is its turn. A-33."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..model import Figure, Table
from .alchemy import cast
from .charge import charge
from .deeds import concentrate, give, rise
from .engaging import engage
from .fight import PLAIN, fight
from .moves import RUN, TRACK, WALK, move
from .orders import (
    CAST_ORDER,
    CHARGE_ORDER,
    CLAIM_ORDER,
    CONCENTRATE_ORDER,
    ENGAGE_ORDER,
    FIGHT_ORDER,
    RISE_ORDER,
    TRACK_ORDER,
    USE_ORDER,
    Order,
    targets_in_order,
)
from .scoring import claim
from .uses import use_skill

#: How a figure goes, by kind of order: WALK_ORDER, RUN_ORDER, TRACK_ORDER.
STEPS: Final[list[int]] = [WALK, RUN, TRACK]


def resolve(table: Table, figure: Figure, order: Order) -> None:
    kind: i64 = order.kind
    if kind <= TRACK_ORDER:
        move(table, figure, order.x, order.y, STEPS[kind])
    elif kind == CHARGE_ORDER:
        charge(table, figure, order.target, order.targets(), order.x, order.y)
    elif kind == ENGAGE_ORDER:
        engage(table, figure, table.figures[order.target], order.others)
    elif kind == FIGHT_ORDER:
        fight(table, figure.id, order.target, PLAIN)
    elif kind == CONCENTRATE_ORDER:
        concentrate(table, figure)
    elif kind == CAST_ORDER:
        targets = [int(target.id) for target in targets_in_order(table, order)]
        cast(table, figure, order.formula, targets, order.way, order.boost)
    elif kind == CLAIM_ORDER:
        claim(table, figure, order.marker)
    elif kind == USE_ORDER:
        use_skill(table, figure, order)
    elif kind == RISE_ORDER:
        rise(table, figure)
    else:
        give(table, figure, order)
