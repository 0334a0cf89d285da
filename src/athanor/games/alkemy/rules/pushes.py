"""Pushes: straight away from somebody, without a disengagement roll."""

from __future__ import annotations

from mypy_extensions import i64

from ..events import Moved
from ..geometry.approach import pushed
from ..geometry.bends import Walker
from ..geometry.shapes import TOUCH, Disc
from ..model import Figure, Table, inches
from .damage import fall
from .space import distance, elevation, keep_combats, put


def push(table: Table, one: Figure, other: Figure, far: i64) -> None:
    """So far straight away; it stops at an obstacle, and short of contact with those hostile to
    the pushed."""
    others: list[Disc] = []
    for each in table.figures:
        if each.alive and each.placed and each.id != other.id and each.id != one.id:
            apart: i64 = TOUCH + 1 if each.seat != other.seat else 0
            others.append(Disc(each.x, each.y, each.r + apart))
    walker = Walker(table.ground, other.r, others)
    high: i64 = elevation(table, other)
    x, y = pushed(walker, other.x, other.y, one.x, one.y, far)
    put(table, other, x, y)
    if table.tracing:
        away: i64 = distance(one, other)
        table.tell(Moved(other.seat, other.name, "push", inches(away), x, y, []))
    keep_combats(table, other)
    fall(table, other, high - elevation(table, other))
