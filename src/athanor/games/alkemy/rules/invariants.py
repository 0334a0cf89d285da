"""What holds at every moment of every game, whatever is played."""

from __future__ import annotations

from mypy_extensions import i64

from ..geometry.shapes import overlap
from ..model import Figure, Table
from .alchemy import MOST_CONCENTRATION
from .space import meet


def broken(table: Table) -> str:
    """What is wrong on the table, or nothing."""
    for figure in table.figures:
        if figure.alive and figure.placed:
            wrong = broken_figure(table, figure)
            if wrong != "":
                return f"{figure.name}: {wrong}"
    return "" if likely_points(table) else "victory points"


def likely_points(table: Table) -> bool:
    """Whether the points can have come about: who has enough and more than the other has won, and
    in one turn nobody scores more than there are markers."""
    least: i64 = min(table.points[0], table.points[1])
    most: i64 = max(table.points[0], table.points[1])
    if not table.finished and most >= table.scenario.wins and most > least:
        return False
    markers: i64 = len(table.markers)
    if most < table.scenario.wins + markers:
        return least >= 0
    return least >= table.scenario.wins and most - least <= markers  # they were level before


def broken_figure(table: Table, figure: Figure) -> str:
    if not table.ground.stands(figure.x, figure.y, figure.r):
        return "in scenery or off the table"
    if figure.ap < 0:
        return "action points below 0"
    if figure.components < 0 or figure.stones < 0:
        return "components or stones below 0"
    if not 0 <= figure.concentration <= MOST_CONCENTRATION:
        return "concentration"
    if not 0 <= figure.ticked < figure.profile.health:
        return "health"
    for other in table.figures:
        if other.id >= figure.id or not other.alive or not other.placed:
            continue
        if overlap(figure.x, figure.y, figure.r, other.x, other.y, other.r):
            return "inside " + other.name
        ours: i64 = figure.foes >> other.id & 1
        theirs: i64 = other.foes >> figure.id & 1
        if ours != theirs or (ours != 0 and figure.seat == other.seat):
            return "in a combat of one with " + other.name
        if ours != 0 and not meet(table, figure, other):
            return "in combat out of reach of " + other.name
    return ""
