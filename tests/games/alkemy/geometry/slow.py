"""Sight and paths once more, in floating point: slow and obvious, to compare the engine with.

Sight: if any free line between two discs exists, then one exists that touches two of the shapes, so
all lines that touch two shapes are tried. Paths: Dijkstra over very many points.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from math import ceil, cos, dist, hypot, inf, pi, sin, sqrt

Point = tuple[float, float]
Disc = tuple[float, float, float]
Shape = Sequence[Point]


def offset(shape: Shape, by: float) -> list[Point]:
    """A counter-clockwise convex polygon with every edge moved outward."""
    lines = []
    for (ax, ay), (bx, by_) in zip(shape, [*shape[1:], shape[0]], strict=True):
        length = hypot(bx - ax, by_ - ay)
        nx, ny = (by_ - ay) / length, (ax - bx) / length
        lines.append((nx, ny, nx * ax + ny * ay + by))
    corners = []
    for (a, b, c), (d, e, f) in zip([lines[-1], *lines[:-1]], lines, strict=True):
        determinant = a * e - b * d
        corners.append(((c * e - b * f) / determinant, (a * f - c * d) / determinant))
    return corners


def share_inside(p: Point, q: Point, shape: Shape) -> tuple[float, float]:
    """The part of the segment from p to q that lies in the polygon: from, to (of 0 to 1)."""
    start, end = 0.0, 1.0
    for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
        first = (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)
        second = (bx - ax) * (q[1] - ay) - (by - ay) * (q[0] - ax)
        if first < 0 and second < 0:
            return 0.0, 0.0
        if first < 0:
            start = max(start, first / (first - second))
        elif second < 0:
            end = min(end, first / (first - second))
    return (start, end) if start < end else (0.0, 0.0)


def free_line(p: Point, direction: Point, a: Disc, b: Disc, blockers: Sequence[Shape]) -> bool:
    """Whether the line meets both discs and no blocker on its way from one to the other."""
    dx, dy = direction
    ends = []
    for x, y, r in (a, b):
        along = (x - p[0]) * dx + (y - p[1]) * dy
        beside = (x - p[0]) * dy - (y - p[1]) * dx
        if abs(beside) > r + 1e-7:
            return False
        ends.append((along, sqrt(max(0.0, r * r - beside * beside))))
    if ends[0][0] > ends[1][0]:
        ends.reverse()
    leave, enter = ends[0][0] + ends[0][1], ends[1][0] - ends[1][1]
    if leave >= enter:
        return True
    one = (p[0] + dx * leave, p[1] + dy * leave)
    two = (p[0] + dx * enter, p[1] + dy * enter)
    for blocker in blockers:
        start, end = share_inside(one, two, blocker)
        if (end - start) * (enter - leave) > 1e-6:
            return False
    return True


def tangents(one: Disc, two: Disc) -> list[tuple[Point, Point]]:
    """The lines that touch both discs (points are discs of radius 0): a point and a direction."""
    (ax, ay, ar), (bx, by, br) = one, two
    d = dist((ax, ay), (bx, by))
    if d == 0:
        return []
    ux, uy = (bx - ax) / d, (by - ay) / d
    lines = []
    for sign_a in (1, -1) if ar else (1,):
        for sign_b in (1, -1) if br else (1,):
            sine = (sign_b * br - sign_a * ar) / d
            if abs(sine) >= 1:
                continue
            cosine = sqrt(1 - sine * sine)
            direction = (ux * cosine - uy * sine, uy * cosine + ux * sine)
            normal = (-direction[1], direction[0])
            point = (ax + sign_a * ar * normal[0], ay + sign_a * ar * normal[1])
            lines.append((point, direction))
    return lines


def sees(a: Disc, b: Disc, blockers: Sequence[Shape]) -> bool:
    corners: list[Disc] = [(x, y, 0.0) for blocker in blockers for x, y in blocker]
    shapes = [a, b, *corners]
    straight = tangents((a[0], a[1], 0.0), (b[0], b[1], 0.0))
    pairs = ((one, two) for i, one in enumerate(shapes) for two in shapes[i + 1 :])
    if any(free_line(p, d, a, b, blockers) for p, d in straight):
        return True
    return any(free_line(p, d, a, b, blockers) for pair in pairs for p, d in tangents(*pair))


def nearest(p: Point, a: Point, b: Point) -> float:
    """From a point to a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = 0.0 if square == 0 else ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square
    t = min(1.0, max(0.0, t))
    return hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


class Table:
    """A disc of radius r among discs, walls, and costly pieces (shape, slow, toll in, toll out)."""

    def __init__(
        self,
        size: tuple[float, float],
        r: float,
        discs: Sequence[Disc],
        walls: Sequence[Shape],
        costly: Sequence[tuple[Shape, bool, float, float]],
    ) -> None:
        self.size, self.r, self.discs, self.walls, self.costly = size, r, discs, walls, costly

    def clear(self, p: Point, q: Point, slack: float = 1e-6) -> bool:
        for x, y, radius in self.discs:
            if nearest((x, y), p, q) < radius + self.r - slack:
                return False
        for wall in self.walls:
            start, end = share_inside(p, q, wall)
            if end > start:
                return False
            for one, two in zip(wall, [*wall[1:], wall[0]], strict=True):
                apart = min(nearest(one, p, q), nearest(p, one, two), nearest(q, one, two))
                if apart < self.r - slack:
                    return False
        return True

    def cost(self, p: Point, q: Point) -> float:
        length = dist(p, q)
        total = length
        for shape, slow, toll_in, toll_out in self.costly:
            start, end = share_inside(p, q, shape)
            if end > start:
                total += length * (end - start) * slow
                total += toll_in * (start > 0) + toll_out * (end < 1)
        return total

    def shortest(self, start: Point, goal: Point, most: float) -> float:
        points = self.corners(start, goal, most)
        if start not in points or goal not in points:
            return inf
        best = {start: 0.0}
        queue = [(0.0, start)]
        done = set()
        while queue:
            so_far, p = heappop(queue)
            if p == goal:
                return so_far
            if p in done:
                continue
            done.add(p)
            for q in points:
                bound = so_far + dist(p, q)
                if q not in done and bound < best.get(q, most + 1) and self.clear(p, q):
                    total = so_far + self.cost(p, q)
                    if total < best.get(q, inf):
                        best[q] = total
                        heappush(queue, (total, q))
        return inf

    def corners(self, start: Point, goal: Point, most: float) -> list[Point]:
        """Where a way may turn: close around all that is in the way."""
        points = [start, goal]
        around = [(x, y, radius + self.r) for x, y, radius in self.discs]
        around += [(x, y, self.r) for wall in self.walls for x, y in wall]
        for x, y, reach in around:
            for k in range(40):
                out = reach / cos(pi / 40) + 0.01
                points.append((x + out * cos(2 * pi * k / 40), y + out * sin(2 * pi * k / 40)))
        for piece, *_ in self.costly:
            shape = offset(piece, 0.01)
            for one, two in zip(shape, [*shape[1:], shape[0]], strict=True):
                steps = ceil(dist(one, two) / 12)
                for k in range(steps):
                    t = k / steps
                    points.append((one[0] + (two[0] - one[0]) * t, one[1] + (two[1] - one[1]) * t))
        w, h = self.size
        return [
            p
            for p in points
            if self.r <= p[0] <= w - self.r
            and self.r <= p[1] <= h - self.r
            and dist(start, p) + dist(p, goal) <= most
            and self.clear(p, p)
        ]
