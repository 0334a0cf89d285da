"""Where a base of any size finds room: after a change of places, or when a figure grows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..geometry.numbers import CIRCLE, COSINES, SINES, to_unit
from ..geometry.shapes import overlap
from ..model import INCH, NONE, Figure, Table
from .space import keep_combats, put

#: How far from where it would stand a base is moved at most, and in what steps.
FARTHEST: Final = 6 * INCH
STEP: Final = 10


def has_room(table: Table, figure: Figure, x: i64, y: i64, without: i64 = NONE) -> bool:
    """Whether a figure fits there; the one `without` is not counted."""
    if not table.ground.stands(x, y, figure.r):
        return False
    for other in table.figures:
        if other.alive and other.placed and other.id != figure.id and other.id != without:
            if overlap(x, y, figure.r, other.x, other.y, other.r):
                return False
    return True


def room_near(table: Table, figure: Figure, x: i64, y: i64, without: i64 = NONE) -> list[int]:
    """The place nearest to a point where a figure fits, or nothing."""
    if has_room(table, figure, x, y, without):
        return [int(x), int(y)]
    away: i64 = STEP
    while away <= FARTHEST:
        turn: i64 = 0
        while turn < CIRCLE:
            px: i64 = x + to_unit(away * COSINES[turn])
            py: i64 = y + to_unit(away * SINES[turn])
            if has_room(table, figure, px, py, without):
                return [int(px), int(py)]
            turn += 2
        away += STEP
    return []


def settle_near(table: Table, figure: Figure, x: i64, y: i64) -> None:
    """Puts a figure as near to a point as it fits."""
    place = room_near(table, figure, x, y)
    if len(place) > 0:
        put(table, figure, place[0], place[1])
    keep_combats(table, figure)


def places_exchanged(table: Table, one: Figure, other: Figure) -> list[int]:
    """Where two would stand that change places: x, y of the one, x, y of the other; or nothing."""
    if one.r == other.r:
        return [int(other.x), int(other.y), int(one.x), int(one.y)]
    home_x: i64 = one.x
    home_y: i64 = one.y
    first = room_near(table, one, other.x, other.y, other.id)
    if len(first) == 0:
        return []
    put(table, one, first[0], first[1])
    second = room_near(table, other, home_x, home_y)
    put(table, one, home_x, home_y)
    return first + second if len(second) > 0 else []
