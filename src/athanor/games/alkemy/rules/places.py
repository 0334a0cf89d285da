"""Places worth going to: what `legal` offers of all the points of the table. A-41, A-42."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ..geometry.approach import PARTS, Trail
from ..geometry.bends import NOWHERE, Walker
from ..geometry.numbers import CIRCLE, COSINES, SINES, floor_root, to_unit
from ..geometry.shapes import point_towards, square_gap
from ..model import INCH, Figure, Table
from .moves import RUN, limit_of
from .scoring import home_of
from .space import touches_enemy, walker_for

#: How much longer than the straight one a way round may be to be thought of.
DETOUR: Final = 4 * INCH


@final
@mypyc_attr(acyclic=True)
class Detour:
    """A long way to (`x`, `y`) of at most `far`, if that is `possible`."""

    def __init__(self, x: i64, y: i64, far: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.far: i64 = far
        self.possible: bool = False
        self.path_xs: list[int] = NOWHERE
        self.path_ys: list[int] = NOWHERE


@final
@mypyc_attr(acyclic=True)
class Detours:
    """The long ways of one figure round what stands before it; walks and runs begin alike."""

    def __init__(self, table: Table, figure: Figure) -> None:
        self.table = table
        self.figure = figure
        self.walker: Walker | None = None
        self.found: list[Detour] = []

    def way(self, x: i64, y: i64, far: i64) -> Walker | None:
        """A walker that has found a way of at most `far` with a turn or two, or None."""
        walker = self.walker
        if walker is None:
            walker = walker_for(self.table, self.figure)
            self.walker = walker
        for known in self.found:
            if known.x == x and known.y == y and known.far == far:
                walker.path_xs = known.path_xs
                walker.path_ys = known.path_ys
                return walker if known.possible else None
        new = Detour(x, y, far)
        if walker.fits(x, y):
            new.possible = walker.bend(self.figure.x, self.figure.y, x, y, far) >= 0
        new.path_xs = walker.path_xs
        new.path_ys = walker.path_ys
        self.found.append(new)
        return walker if new.possible else None


@final
@mypyc_attr(acyclic=True)
class Spots:
    """The places of the figures of a card while they are told what to do: nobody moves meanwhile.
    By figure; `walks` are those of a walk, `runs` those of a run."""

    def __init__(self) -> None:
        self.walks: dict[int, list[int]] = {}
        self.runs: dict[int, list[int]] = {}

    def places(self, table: Table, figure: Figure, how: i64, detours: Detours) -> list[int]:
        known = self.runs if how == RUN else self.walks
        key = int(figure.id)
        found = known.get(key)
        if found is None:
            found = places(table, figure, how, detours)
            known[key] = found
        return found


def places(table: Table, figure: Figure, how: i64, detours: Detours | None = None) -> list[int]:
    """x, y, x, y …: next to markers and components or on the way there, with a stone homewards,
    behind scenery, and a rose of points all round. To markers, components, home and shelter also by
    ways round what stands between; of the rose only what can be walked straight."""
    found: list[int] = []
    most: i64 = limit_of(figure, how)
    if most <= 0:
        return found
    walker = walker_for(table, figure, most)
    ways = Detours(table, figure) if detours is None else detours
    for marker in table.markers:
        towards_spot(table, figure, walker, marker.x, marker.y, most, ways, found)
    if figure.profile.alchemist and not figure.harvested:
        for component in table.components:
            towards_spot(table, figure, walker, component.x, component.y, most, ways, found)
    if figure.bears >= 0:
        homewards(table, figure, walker, most, found)
    step: i64 = 0
    while step < CIRCLE:
        far: i64 = most - 1
        try_place(table, figure, walker, far, step, most, found)
        if step % 8 == 0:
            try_place(table, figure, walker, most // 2, step, most, found)
        step += 4
    shelter(table, figure, walker, most, found)
    return found


def homewards(table: Table, figure: Figure, walker: Walker, most: i64, found: list[int]) -> None:
    """With a stone: where it is home, or as far as one comes on the straight way there."""
    home = home_of(table, figure)
    away: i64 = floor_root(square_gap(figure.x, figure.y, home[0], home[1]))
    if 0 < away <= most:
        add_way(table, figure, walker, home[0], home[1], most, found)
    elif away > 0:
        x, y = point_towards(figure.x, figure.y, home[0], home[1], most - 2)
        add_way(table, figure, walker, x, y, most, found)


def can_step(table: Table, figure: Figure) -> bool:
    """Whether the rose of a walk has a point at all."""
    found: list[int] = []
    most: i64 = figure.walk
    walker = walker_for(table, figure, most)
    step: i64 = 0
    while step < CIRCLE and len(found) == 0:
        try_place(table, figure, walker, most - 1, step, most, found)
        step += 4
    return len(found) > 0


def try_place(
    table: Table, figure: Figure, walker: Walker, far: i64, step: i64, most: i64, found: list[int]
) -> None:
    x: i64 = figure.x + to_unit(far * COSINES[step])
    y: i64 = figure.y + to_unit(far * SINES[step])
    add_place(table, figure, walker, x, y, most, found)


def add_place(
    table: Table, figure: Figure, walker: Walker, x: i64, y: i64, most: i64, found: list[int]
) -> None:
    if x < figure.r or y < figure.r or x > table.width - figure.r or y > table.height - figure.r:
        return
    if square_gap(figure.x, figure.y, x, y) > most * most:
        return
    if walker.shuns(x, y) or not walker.straight(figure.x, figure.y, x, y):
        return
    if walker.costs_more(figure.x, figure.y, x, y):
        if walker.straight_cost(figure.x, figure.y, x, y) > most:
            return
    found.append(x)
    found.append(y)


def add_way(
    table: Table, figure: Figure, walker: Walker, x: i64, y: i64, most: i64, found: list[int]
) -> None:
    """A place that is reached straight or with a turn or two."""
    if square_gap(figure.x, figure.y, x, y) > most * most:
        return
    before = len(found)
    add_place(table, figure, walker, x, y, most, found)
    if len(found) > before or walker.shuns(x, y) or not walker.fits(x, y):
        return
    if walker.bends(figure.x, figure.y, x, y, most):
        found.append(x)
        found.append(y)


def towards_spot(
    table: Table,
    figure: Figure,
    walker: Walker,
    sx: i64,
    sy: i64,
    most: i64,
    detours: Detours,
    found: list[int],
) -> None:
    """The nearest place from which a marker can be reached (within 1 inch of it); or, if that is
    too far and the straight way there is blocked, as far as one comes on the way round."""
    near_enough: i64 = figure.r + 50 + INCH - 4
    away: i64 = square_gap(figure.x, figure.y, sx, sy)
    reach: i64 = most + near_enough
    if away <= near_enough * near_enough or away > (reach + DETOUR) * (reach + DETOUR):
        return
    x, y = point_towards(sx, sy, figure.x, figure.y, near_enough - 4)
    if not walker.fits(x, y) or touches_enemy(table, figure, x, y):
        x, y = point_towards(sx, sy, figure.x, figure.y, figure.r)
    if away <= reach * reach:
        before = len(found)
        add_way(table, figure, walker, x, y, most, found)
        if len(found) > before:
            return
    if walker.straight_afar(figure.x, figure.y, x, y):
        return  # the rose leads there
    wide = detours.way(x, y, floor_root(away) + DETOUR)
    if wide is None:
        return
    trail = Trail(wide, most)
    part: i64 = PARTS
    while part > 0:
        trail.go(part)
        if wide.fits(trail.x, trail.y) and not wide.shuns(trail.x, trail.y):
            add_way(table, figure, walker, trail.x, trail.y, most, found)
            return
        part -= 1


def shelter(table: Table, figure: Figure, walker: Walker, most: i64, found: list[int]) -> None:
    """Behind each piece of scenery near enough, away from the nearest enemy."""
    enemy = nearest_enemy(table, figure)
    if enemy is None:
        return
    for piece in table.scenery:
        if not piece.hides:
            continue
        out: i64 = piece.polygon.radius + figure.r + 20
        if square_gap(figure.x, figure.y, piece.x, piece.y) > (most + out) * (most + out):
            continue
        x, y = point_towards(
            enemy.x, enemy.y, piece.x, piece.y, away_by(enemy, piece.x, piece.y, out)
        )
        add_way(table, figure, walker, x, y, most, found)


def away_by(enemy: Figure, x: i64, y: i64, out: i64) -> i64:
    """How far a place is from an enemy that lies `out` beyond a point."""
    return floor_root(square_gap(enemy.x, enemy.y, x, y)) + out


def nearest_enemy(table: Table, figure: Figure) -> Figure | None:
    best: Figure | None = None
    nearest: i64 = 1 << 40
    for other in table.figures:
        if other.alive and other.placed and other.seat != figure.seat:
            away: i64 = square_gap(figure.x, figure.y, other.x, other.y)
            if away < nearest:
                nearest = away
                best = other
    return best
