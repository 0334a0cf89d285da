"""What a scenario asks for, as bots see it: whose a marker is now, how near a side is to winning,
and where a stone is brought to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..formats import CARRYING, MARKER_RADIUS, STANDING
from ..geometry.numbers import floor_root
from ..geometry.shapes import gap, square_gap
from ..model import NONE, Figure, Spot, Table
from ..rules.manners import claims
from ..rules.scoring import home_of
from ..rules.space import near_spot

#: The points that win the published scenario; those of others are counted as shares of theirs.
POINTS_TO_WIN: Final = 3.0


def holder(table: Table, marker: Spot) -> i64:
    """Who would have a marker if the turn ended now: its owner; the side with more figures on the
    ground; whose figure carries a stone, or has brought it home."""
    if table.scenario.taken == STANDING:
        balance: i64 = margin(table, marker, 0)
        return NONE if balance == 0 else 0 if balance > 0 else 1
    if table.scenario.taken == CARRYING and marker.bearer >= 0:
        return table.figures[marker.bearer].seat
    return marker.owner


def margin(table: Table, marker: Spot, seat: i64, without: i64 = NONE) -> i64:
    """By how many figures a side is ahead on the ground round a marker; the one `without` is not
    counted."""
    balance: i64 = 0
    for figure in table.figures:
        if figure.alive and figure.placed and figure.id != without and claims(figure):
            if near_spot(figure, marker.x, marker.y, table.scenario.reach):
                balance += 1 if figure.seat == seat else -1
    return balance


def in_play(table: Table, marker: Spot) -> bool:
    """Stones that were brought home are out of play."""
    return table.scenario.taken != CARRYING or marker.owner == NONE


def progress(table: Table, seat: i64) -> float:
    """Victory points, as if three of them won."""
    return POINTS_TO_WIN * float(table.points[seat]) / float(table.scenario.wins)


def way_home(table: Table, figure: Figure, x: i64, y: i64) -> i64:
    """How far a place is from there."""
    home = home_of(table, figure)
    return floor_root(square_gap(x, y, home[0], home[1]))


def wanted(table: Table, figure: Figure, marker: Spot, ahead: i64, x: i64, y: i64) -> float:
    """How well a place serves to hold the ground round a marker: 14 on it, less the farther away;
    little where the others can do without this figure. `ahead`: their margin."""
    away: i64 = gap(x, y, figure.r, marker.x, marker.y, MARKER_RADIUS)
    reach: i64 = table.scenario.reach
    near = 14.0 - float(away) / 500.0 if away <= reach else 12.0 - float(away - reach) / 100.0
    if ahead < -1:
        return 0.6 * near  # one more would not turn it
    return near / (1.0 + 0.25 * float(max(0, ahead)))
