"""Where a charge ends: A-43, A-106, A-107; and where a failed one leads: A-45, A-108."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..geometry.approach import contact_from, places_round
from ..geometry.bends import Walker
from ..geometry.crossings import (
    circle_crossings,
    line_crossings,
    outline_crossings,
)
from ..geometry.paths import Search, least_cost
from ..geometry.shapes import TOUCH, square_gap
from ..model import INCH, Figure, Table
from .manners import leaps
from .skills import has_reach
from .space import (
    distance,
    jump_cost,
    most_charged_from,
    put,
    put_back,
    reaches,
    walker_for,
    way_cost,
)

#: How many places round a target are tried for ways with a turn or two.
ROUND_TRIES: Final = 8
#: With reach: where a charger likes to end, and where it just can.
WITHIN_REACH: Final = INCH - 2
AT_REACH: Final = INCH - 1
#: How much longer than the straight one the way of a failed charge may be.
DETOUR: Final = 4 * INCH
#: In what steps a way is looked for that comes as near as it can.
NEARER: Final = INCH // 2


def charge_place(
    table: Table,
    figure: Figure,
    first: Figure,
    targets: list[Figure],
    x: i64,
    y: i64,
    quick: bool = False,
) -> list[int]:
    """A-106, A-107: x, y and cost of a place from which all targets are reached, or nothing: of the
    one wished for if that can be, else of a near one, else of any there is. `quick`: only by ways
    with two turns at most."""
    most: i64 = figure.charge
    for target in targets:
        away: i64 = distance(figure, target)
        limit: i64 = most_charged_from(table, target)
        if away > most or (limit >= 0 and away > limit):
            return []
    walker = walker_for(table, figure, most)
    if x >= 0:
        found = best_place(table, figure, walker, targets, wishes(figure, first, x, y), quick)
        if len(found) > 0:
            return found
    wanted = places_to_end(figure, first, targets)
    found = best_place(table, figure, walker, targets, wanted, True)
    if quick or len(found) > 0:
        return found
    return cheapest_place(table, figure, walker, first, targets)


def wishes(figure: Figure, first: Figure, x: i64, y: i64) -> list[int]:
    """The very place, or on that side of the first target as near to it as a charge can end."""
    wanted: list[int] = [int(x), int(y)]
    aparts: list[int] = [0]
    if has_reach(figure):
        middle: i64 = figure.r + first.r + INCH // 2
        outside: bool = square_gap(x, y, first.x, first.y) > middle * middle
        aparts = [WITHIN_REACH, 0] if outside else [0, WITHIN_REACH]
    for apart in aparts:
        wx, wy = contact_from(x, y, figure.r, first.x, first.y, first.r, apart)
        wanted += [int(wx), int(wy)]
    return wanted


def places_to_end(figure: Figure, first: Figure, targets: list[Figure]) -> list[int]:
    """Where it stands, if that will do; between targets; straight at the first, then all round it;
    with reach, first those just within it."""
    wanted: list[int] = [int(figure.x), int(figure.y)]
    aparts: list[int] = [0]
    if has_reach(figure):
        aparts = [WITHIN_REACH, 0]
    for apart in aparts:
        wanted += places_between(figure, targets, apart)
        x, y = contact_from(figure.x, figure.y, figure.r, first.x, first.y, first.r, apart)
        wanted += [int(x), int(y)]
        wanted += places_round(figure.r, first.x, first.y, first.r, apart, 2)
    return wanted


def places_between(figure: Figure, targets: list[Figure], apart: i64) -> list[int]:
    """Where a figure is equally far from two of its targets."""
    places: list[int] = []
    for i in range(len(targets)):
        one = targets[i]
        for k in range(i):
            other = targets[k]
            b: i64 = figure.r + one.r + apart + 1
            c: i64 = figure.r + other.r + apart + 1
            places += circle_crossings(one.x, one.y, b, other.x, other.y, c)
    return places


def best_place(
    table: Table,
    figure: Figure,
    walker: Walker,
    targets: list[Figure],
    wanted: list[int],
    quick: bool,
) -> list[int]:
    """The first place that a straight way leads to, else the nearest with a turn or two, else
    (unless it must be `quick`) by any way."""
    most: i64 = figure.charge
    fitting: list[int] = []
    for i in range(0, len(wanted), 2):
        x: i64 = wanted[i]
        y: i64 = wanted[i + 1]
        if not can_end(table, figure, walker, targets, x, y):
            continue
        if walker.straight(figure.x, figure.y, x, y):
            cost: i64 = walker.straight_cost(figure.x, figure.y, x, y)
            if cost <= most:
                return [x, y, cost]
        fitting.append(x)
        fitting.append(y)
    best: list[int] = []
    step = max(1, len(fitting) // 2 // ROUND_TRIES)  # all round, not every one
    for i in range(0, len(fitting), 2 * step):
        turning: i64 = walker.bend(figure.x, figure.y, fitting[i], fitting[i + 1], most)
        if turning >= 0 and (len(best) == 0 or turning < best[2]):
            best = [fitting[i], fitting[i + 1], int(turning)]
    if quick or len(best) > 0:
        return best
    for i in range(0, len(fitting), 2):
        around: i64 = way_cost(table, walker, figure, fitting[i], fitting[i + 1], most)
        if around >= 0 and (len(best) == 0 or around < best[2]):
            best = [fitting[i], fitting[i + 1], int(around)]
    return best


def can_end(
    table: Table, figure: Figure, walker: Walker, targets: list[Figure], x: i64, y: i64
) -> bool:
    """Whether a charge could end here, if there is a way."""
    most: i64 = figure.charge
    if square_gap(figure.x, figure.y, x, y) > most * most or not walker.fits(x, y):
        return False
    return reaches_from(table, figure, targets, x, y)


def reaches_from(table: Table, figure: Figure, targets: list[Figure], x: i64, y: i64) -> bool:
    home_x: i64 = figure.x
    home_y: i64 = figure.y
    perch: i64 = figure.perch
    put(table, figure, x, y)
    good: bool = True
    for target in targets:
        if not reaches(table, figure, target):
            good = False
    put_back(table, figure, home_x, home_y, perch)
    return good


def cheapest_place(
    table: Table, figure: Figure, walker: Walker, first: Figure, targets: list[Figure]
) -> list[int]:
    """The place that is cheapest to come to of all from which every target is reached. It lies
    straight ahead of where the way turns last, or where the rim of a target's neighbourhood meets
    something else: another figure, scenery, the table's edge."""
    most: i64 = figure.charge
    near: i64 = figure.r + first.r + INCH + TOUCH
    search = Search(walker, figure.x, figure.y, first.x, first.y, most, near)
    wanted: list[int] = []
    aparts: list[int] = [AT_REACH, 1] if has_reach(figure) else [1]
    turns = search.turning_places()
    for target in targets:
        for apart in aparts:
            wanted += rim(table, figure, walker, target, figure.r + target.r + apart)
            wanted += places_round(figure.r, target.x, target.y, target.r, apart - 1, 1)
            for i in range(0, len(turns), 2):
                x, y = contact_from(
                    turns[i], turns[i + 1], figure.r, target.x, target.y, target.r, apart - 1
                )
                wanted += [int(x), int(y)]
    goals: list[int] = []
    for i in range(0, len(wanted), 2):
        if can_end(table, figure, walker, targets, wanted[i], wanted[i + 1]):
            goals += [wanted[i], wanted[i + 1]]
    found = search.to_any(goals)
    if len(found) > 0 or not leaps(figure):
        return found
    for i in range(0, len(goals), 2):
        jump: i64 = jump_cost(table, walker, figure, goals[i], goals[i + 1], most)
        if jump >= 0 and (len(found) == 0 or jump < found[2]):
            found = [goals[i], goals[i + 1], int(jump)]
    return found


def rim(table: Table, figure: Figure, walker: Walker, target: Figure, b: i64) -> list[int]:
    """Where the circle of radius b round a target meets something else."""
    x: i64 = target.x
    y: i64 = target.y
    r: i64 = figure.r
    found: list[int] = []
    for disc in walker.discs:
        reach: i64 = r + disc.r
        found += circle_crossings(x, y, b, disc.x, disc.y, reach + 1)
        if has_reach(figure):
            found += circle_crossings(x, y, b, disc.x, disc.y, reach + AT_REACH)
    for piece in table.ground.stopping:
        found += outline_crossings(x, y, b, piece.polygon, r + 1)
    for piece in table.ground.costing:
        found += outline_crossings(x, y, b, piece.polygon, 1)
        found += outline_crossings(x, y, b, piece.polygon, -1)
    right: i64 = table.width - r
    top: i64 = table.height - r
    for edge in (r, right):
        found += line_crossings(x, y, b, edge, 0, edge, table.height)
    for edge in (r, top):
        found += line_crossings(x, y, b, 0, edge, table.width, edge)
    return found


def towards(table: Table, figure: Figure, target: Figure) -> Walker | None:
    """A-108: a walker that knows the shortest way to a target, or as near to it as one can come."""
    away: i64 = distance(figure, target)
    most: i64 = away + DETOUR
    walker = walker_for(table, figure, most)
    x, y = contact_from(figure.x, figure.y, figure.r, target.x, target.y, target.r, 0)
    if walker.fits(x, y) and least_cost(walker, figure.x, figure.y, x, y, most) >= 0:
        return walker
    apart: i64 = 0
    while apart < away:
        near: i64 = figure.r + target.r + apart + TOUCH
        search = Search(walker, figure.x, figure.y, target.x, target.y, most, near)
        goals: list[int] = []
        x, y = contact_from(figure.x, figure.y, figure.r, target.x, target.y, target.r, apart)
        wanted = [int(x), int(y)]
        wanted += places_round(figure.r, target.x, target.y, target.r, apart, 1)
        for i in range(0, len(wanted), 2):
            if walker.fits(wanted[i], wanted[i + 1]):
                goals += [wanted[i], wanted[i + 1]]
        if len(search.to_any(goals)) > 0:
            return walker
        apart += NEARER
    return None
