"""The cheapest way of a disc over ground with things on it.

A `Walker` is a `Mover` that finds its way round anything. The search is A* over points worth
turning at: those of a compass round each corner and each disc, and points along the edge of costly
ground.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .bends import NEVER, Mover
from .ground import FINE, Piece, segment_hits
from .numbers import CIRCLE, COSINES, SINES, UNIT, ceil_root, floor_root, rounded
from .shapes import Disc, Polygon, polygon_nearer, segment_nearer, square_gap

#: Points round a corner: all of the compass, out where their connecting lines clear it.
TURNS: Final = 32
WIDENED: Final = 65853  # UNIT / cos(pi / 32), so that the chord between two of them clears the disc
EDGE_STEP: Final = 20


class Walker(Mover):
    """A disc that finds the cheapest way there is."""

    def passable(self, ax: i64, ay: i64, bx: i64, by: i64, most: i64) -> i64:
        """The cost of a way that is no longer than `most`, or -1: of the straight one if it will
        do, else of one with a turn or two, else of the cheapest. This is enough to know whether a
        disc can get there, and far quicker than `cost`."""
        if square_gap(ax, ay, bx, by) > most * most or not self.fits(bx, by):
            return -1
        if self.straight(ax, ay, bx, by):
            direct: i64 = self.straight_cost(ax, ay, bx, by)
            if direct <= most:
                self.path_xs = [FINE * ax, FINE * bx]
                self.path_ys = [FINE * ay, FINE * by]
                return direct
        turning: i64 = self.bend(ax, ay, bx, by, most)
        return turning if turning >= 0 else self.cost(ax, ay, bx, by, most)

    def cost(self, ax: i64, ay: i64, bx: i64, by: i64, most: i64) -> i64:
        """The cost of the cheapest way from A to B in whole units, or -1 if none costs at most
        `most`."""
        self.path_xs = [FINE * ax, FINE * bx]
        self.path_ys = [FINE * ay, FINE * by]
        if square_gap(ax, ay, bx, by) > most * most:
            return -1
        if not self.fits(bx, by):
            return -1
        direct: i64 = NEVER
        if self.straight(ax, ay, bx, by):
            direct = self.leg(FINE * ax, FINE * ay, FINE * bx, FINE * by)
            bare: i64 = ceil_root(FINE * FINE * square_gap(ax, ay, bx, by))
            if direct == bare:
                return (direct + FINE - 1) // FINE if direct <= FINE * most else -1
        found: i64 = Search(self, ax, ay, bx, by, most).run(direct)
        if found > FINE * most:
            return -1
        return (found + FINE - 1) // FINE


class Search:
    """A* from A to B, all in eighths. Only things that a way of the allowed cost could touch are
    looked at. The nodes are the start, the goals (B alone, or several within `radius` of it: see
    `crossings.py`), and points worth turning at; `reached` is the goal that was found."""

    def __init__(self, walker: Mover, ax: i64, ay: i64, bx: i64, by: i64, most: i64) -> None:
        self.walker = walker
        self.ax: i64 = FINE * ax
        self.ay: i64 = FINE * ay
        self.bx: i64 = FINE * bx
        self.by: i64 = FINE * by
        self.most: i64 = FINE * most
        self.r: i64 = FINE * walker.r
        self.discs: list[Disc] = []  # each with the radius it keeps the walker's centre away
        self.walls: list[Piece] = []
        self.node_xs: list[int] = [self.ax, self.bx]
        self.node_ys: list[int] = [self.ay, self.by]
        self.goals: i64 = 1
        self.radius: i64 = 0
        self.reached: i64 = 1
        self.gather()

    def near(self, x: i64, y: i64, radius: i64) -> bool:
        """Whether a way of the allowed cost can come within `radius` of a point."""
        there: i64 = floor_root(square_gap(self.ax, self.ay, x, y))
        back: i64 = floor_root(square_gap(self.bx, self.by, x, y))
        return there + back <= self.most + 2 * radius

    def gather(self) -> None:
        walker = self.walker
        for disc in walker.discs:
            x: i64 = FINE * disc.x
            y: i64 = FINE * disc.y
            reach: i64 = FINE * (disc.r + walker.r)
            if self.near(x, y, reach):
                self.discs.append(Disc(x, y, reach))
        for piece in walker.ground.stopping:
            if self.near(piece.fine.x, piece.fine.y, piece.fine.radius + self.r):
                self.walls.append(piece)
        for disc in self.discs:
            self.turning_points(disc.x, disc.y, disc.r)
        for piece in self.walls:
            for i in range(piece.fine.n):
                self.turning_points(piece.fine.xs[i], piece.fine.ys[i], self.r)
        for piece in walker.ground.costing:
            if self.near(piece.fine.x, piece.fine.y, piece.fine.radius):
                self.edge_points(piece.fine)

    def turning_points(self, x: i64, y: i64, reach: i64) -> None:
        for step in range(0, CIRCLE, CIRCLE // TURNS):
            out: i64 = reach * WIDENED // UNIT + 2
            self.add_node(
                x + rounded(out * COSINES[step], UNIT), y + rounded(out * SINES[step], UNIT)
            )

    def edge_points(self, polygon: Polygon) -> None:
        """Points just outside the edge of costly ground, where a way may bend."""
        for i in range(polygon.n):
            ax, ay = polygon.xs[i - 1], polygon.ys[i - 1]
            bx, by = polygon.xs[i], polygon.ys[i]
            length = int(ceil_root(square_gap(ax, ay, bx, by)))
            steps = max(1, length // (FINE * EDGE_STEP))
            nx, ny = rounded(3 * (by - ay), length), rounded(3 * (ax - bx), length)
            tx, ty = rounded(3 * (bx - ax), length), rounded(3 * (by - ay), length)
            for step in range(1, steps):
                x: i64 = ax + (bx - ax) * step // steps
                y: i64 = ay + (by - ay) * step // steps
                self.add_node(x + nx, y + ny)
            self.add_node(ax + nx - tx, ay + ny - ty)  # out of the corners along both edges
            self.add_node(bx + nx + tx, by + ny + ty)

    def add_node(self, x: i64, y: i64) -> None:
        ground = self.walker.ground
        r: i64 = self.r
        if x < r or y < r or x > FINE * ground.width - r or y > FINE * ground.height - r:
            return
        if not self.near(x, y, 0):
            return
        for disc in self.discs:
            if square_gap(x, y, disc.x, disc.y) < disc.r * disc.r:
                return
        for piece in self.walls:
            if polygon_nearer(piece.fine, x, y, r):
                return
        self.node_xs.append(x)
        self.node_ys.append(y)

    def free(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        for disc in self.discs:
            if segment_nearer(disc.x, disc.y, ax, ay, bx, by, disc.r):
                return False
        for piece in self.walls:
            if segment_hits(piece.fine, ax, ay, bx, by, self.r):
                return False
        return True

    def run(self, direct: i64) -> i64:
        """The least cost in eighths, or more than `most`. Leaves the way in the walker."""
        xs, ys = self.node_xs, self.node_ys
        n: i64 = len(xs)
        costs: list[int] = [int(NEVER)] * len(xs)
        came: list[int] = [0] * len(xs)
        rest: list[int] = [
            int(max(0, ceil_root(square_gap(xs[i], ys[i], self.bx, self.by)) - self.radius))
            for i in range(n)
        ]
        closed: list[bool] = [False] * len(xs)
        costs[0] = 0
        costs[1] = direct
        while True:
            best: i64 = cheapest(costs, rest, closed)
            if best < 0 or costs[best] + rest[best] > self.most:
                break
            if 1 <= best <= self.goals:
                self.reached = best
                break
            closed[best] = True
            x: i64 = xs[best]
            y: i64 = ys[best]
            so_far: i64 = costs[best]
            i: i64 = 1
            while i < n:
                if not closed[i]:
                    known: i64 = costs[i]
                    bound: i64 = so_far + floor_root(square_gap(x, y, xs[i], ys[i]))
                    if bound < known and bound + rest[i] <= self.most:
                        if self.free(x, y, xs[i], ys[i]):
                            total: i64 = so_far + self.walker.leg(x, y, xs[i], ys[i])
                            if total < known:
                                costs[i] = total
                                came[i] = best
                i += 1
        self.trace(came, costs[self.reached])
        return costs[self.reached]

    def trace(self, came: list[int], cost: i64) -> None:
        if cost >= NEVER:
            return
        way_xs: list[int] = []
        way_ys: list[int] = []
        i: i64 = self.reached
        while i != 0:
            way_xs.append(self.node_xs[i])
            way_ys.append(self.node_ys[i])
            i = came[i]
        way_xs.append(self.ax)
        way_ys.append(self.ay)
        way_xs.reverse()
        way_ys.reverse()
        self.walker.path_xs = way_xs
        self.walker.path_ys = way_ys


def cheapest(costs: list[int], rest: list[int], closed: list[bool]) -> i64:
    """The open node from which the goal may be nearest, or -1."""
    best: i64 = -1
    lowest: i64 = NEVER
    i: i64 = 0
    while i < len(costs):
        if not closed[i] and costs[i] < NEVER and costs[i] + rest[i] < lowest:
            lowest = costs[i] + rest[i]
            best = i
        i += 1
    return best
