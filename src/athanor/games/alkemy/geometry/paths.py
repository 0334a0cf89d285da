"""The cheapest way of a disc over ground with things on it.

A `Walker` is one disc that wants to go somewhere over a `Ground`, with the other discs that are in
its way. The search is A* over points worth turning at: those of a compass round each corner and
each disc, and points along the edge of costly ground.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .ground import FINE, Ground, Piece, segment_hits, surcharge
from .numbers import CIRCLE, COSINES, SINES, UNIT, ceil_root, floor_root, rounded
from .shapes import Polygon, polygon_nearer, segment_nearer, square_gap

#: Points round a corner: all of the compass, out where their connecting lines clear it.
TURNS: Final = 32
WIDENED: Final = 65853  # UNIT / cos(pi / 32), so that the chord between two of them clears the disc
EDGE_STEP: Final = 20
NEVER: Final = 1 << 60
#: Among how many numbers of turning points (two for each) ways with two turns are looked for.
MOST_TURNS: Final = 16


class Walker:
    """One disc of radius r on its way. `xs`, `ys`, `reaches`: the other discs, each with the sum
    of its radius and r. After `cost` found a way, `path_xs` and `path_ys` are its points, in
    eighths."""

    def __init__(
        self, ground: Ground, r: i64, xs: list[int], ys: list[int], radii: list[int]
    ) -> None:
        self.ground = ground
        self.r: i64 = r
        self.xs: list[int] = xs
        self.ys: list[int] = ys
        self.reaches: list[int] = [radius + r for radius in radii]
        self.path_xs: list[int] = []
        self.path_ys: list[int] = []

    def fits(self, x: i64, y: i64) -> bool:
        """Whether the disc may stand here: on the ground, in nobody."""
        if not self.ground.stands(x, y, self.r):
            return False
        xs, ys, reaches = self.xs, self.ys, self.reaches
        i: i64 = 0
        while i < len(xs):
            reach: i64 = reaches[i]
            if square_gap(x, y, xs[i], ys[i]) < reach * reach:
                return False
            i += 1
        return True

    def straight(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether nothing stops the disc on the straight way. The ends are in whole units."""
        xs, ys, reaches = self.xs, self.ys, self.reaches
        i: i64 = 0
        while i < len(xs):
            if segment_nearer(xs[i], ys[i], ax, ay, bx, by, reaches[i]):
                return False
            i += 1
        for piece in self.ground.stopping:
            if segment_hits(piece.polygon, ax, ay, bx, by, self.r):
                return False
        return True

    def straight_cost(self, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """What the straight way costs if nothing stops it, in whole units, rounded up."""
        cost: i64 = self.leg(FINE * ax, FINE * ay, FINE * bx, FINE * by)
        return (cost + FINE - 1) // FINE

    def leg(self, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """What one straight leg costs, all in eighths."""
        length: i64 = ceil_root(square_gap(ax, ay, bx, by))
        cost: i64 = length
        for piece in self.ground.costing:
            cost += surcharge(piece, ax, ay, bx, by, length)
        return cost

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

    def bend(self, ax: i64, ay: i64, bx: i64, by: i64, most: i64) -> i64:
        """What the cheapest way with one turn costs, or else with two, round the corners and discs
        that block the straight one; or -1 if none costs at most `most`. The disc must fit at B."""
        turns: list[int] = []
        wanted = self.turns(ax, ay, bx, by)
        for i in range(0, len(wanted), 2):
            if self.fits(wanted[i], wanted[i + 1]):
                turns += [wanted[i], wanted[i + 1]]
        best: i64 = FINE * most + 1
        for i in range(0, len(turns), 2):
            cost = self.legs([int(ax), turns[i], int(bx)], [int(ay), turns[i + 1], int(by)], best)
            if cost < best:
                best = cost
        if best > FINE * most and len(turns) <= MOST_TURNS:
            for i in range(0, len(turns), 2):
                for k in range(0, len(turns), 2):
                    if i != k:
                        xs = [int(ax), turns[i], turns[k], int(bx)]
                        cost = self.legs(xs, [int(ay), turns[i + 1], turns[k + 1], int(by)], best)
                        if cost < best:
                            best = cost
        return -1 if best > FINE * most else (best + FINE - 1) // FINE

    def legs(self, xs: list[int], ys: list[int], below: i64) -> i64:
        """What a way over some points costs in eighths, kept if it is less than `below`; NEVER if
        it is not, or if something is in the way."""
        length: i64 = 0
        for i in range(len(xs) - 1):
            length += floor_root(square_gap(xs[i], ys[i], xs[i + 1], ys[i + 1]))
        if FINE * length >= below:
            return NEVER
        cost: i64 = 0
        for i in range(len(xs) - 1):
            if not self.straight(xs[i], ys[i], xs[i + 1], ys[i + 1]):
                return NEVER
            cost += self.leg(FINE * xs[i], FINE * ys[i], FINE * xs[i + 1], FINE * ys[i + 1])
        if cost >= below:
            return NEVER
        self.path_xs = [FINE * x for x in xs]
        self.path_ys = [FINE * y for y in ys]
        return cost

    def turns(self, ax: i64, ay: i64, bx: i64, by: i64) -> list[int]:
        """Points beside what blocks the straight way: x, y, x, y …"""
        found: list[int] = []
        r: i64 = self.r + 1
        for piece in self.ground.stopping:
            shape = piece.polygon
            if segment_hits(shape, ax, ay, bx, by, self.r):
                for i in range(shape.n):
                    after = i + 1 if i + 1 < shape.n else 0
                    x, y = shape.xs[i], shape.ys[i]
                    for k in (i - 1, after):  # out along both edges
                        ox: i64 = shape.xs[i] - shape.xs[k]
                        oy: i64 = shape.ys[i] - shape.ys[k]
                        length: i64 = max(1, floor_root(ox * ox + oy * oy))
                        x += rounded(ox * r, length)
                        y += rounded(oy * r, length)
                    found += [x, y]
        dx: i64 = bx - ax
        dy: i64 = by - ay
        whole: i64 = max(1, floor_root(dx * dx + dy * dy))
        for i in range(len(self.xs)):
            if segment_nearer(self.xs[i], self.ys[i], ax, ay, bx, by, self.reaches[i]):
                out: i64 = self.reaches[i] * 9 // 8 + 1
                sx: i64 = rounded(-dy * out, whole)
                sy: i64 = rounded(dx * out, whole)
                x, y = self.xs[i], self.ys[i]
                found += [int(x + sx), int(y + sy), int(x - sx), int(y - sy)]
        return found

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

    def __init__(self, walker: Walker, ax: i64, ay: i64, bx: i64, by: i64, most: i64) -> None:
        self.walker = walker
        self.ax: i64 = FINE * ax
        self.ay: i64 = FINE * ay
        self.bx: i64 = FINE * bx
        self.by: i64 = FINE * by
        self.most: i64 = FINE * most
        self.r: i64 = FINE * walker.r
        self.disc_xs: list[int] = []
        self.disc_ys: list[int] = []
        self.disc_reaches: list[int] = []
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
        for i in range(len(walker.xs)):
            x: i64 = FINE * walker.xs[i]
            y: i64 = FINE * walker.ys[i]
            reach: i64 = FINE * walker.reaches[i]
            if self.near(x, y, reach):
                self.disc_xs.append(x)
                self.disc_ys.append(y)
                self.disc_reaches.append(reach)
        for piece in walker.ground.stopping:
            if self.near(piece.fine.x, piece.fine.y, piece.fine.radius + self.r):
                self.walls.append(piece)
        for i in range(len(self.disc_xs)):
            self.turning_points(self.disc_xs[i], self.disc_ys[i], self.disc_reaches[i])
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
        i: i64 = 0
        while i < len(self.disc_xs):
            reach: i64 = self.disc_reaches[i]
            if square_gap(x, y, self.disc_xs[i], self.disc_ys[i]) < reach * reach:
                return
            i += 1
        for piece in self.walls:
            if polygon_nearer(piece.fine, x, y, r):
                return
        self.node_xs.append(x)
        self.node_ys.append(y)

    def free(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        i: i64 = 0
        while i < len(self.disc_xs):
            if segment_nearer(
                self.disc_xs[i], self.disc_ys[i], ax, ay, bx, by, self.disc_reaches[i]
            ):
                return False
            i += 1
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
