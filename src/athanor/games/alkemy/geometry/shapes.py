"""Convex polygons and discs: gaps, overlaps, containment."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .numbers import CIRCLE, COSINES, SINES, UNIT, ceil_root, floor_root, rounded, to_unit

#: Two discs touch when the gap between their edges is at most this.
TOUCH: Final = 2


@final
@mypyc_attr(acyclic=True)
class Disc:
    """A round base."""

    def __init__(self, x: i64, y: i64, r: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.r: i64 = r


@final
@mypyc_attr(acyclic=True)
class Edge:
    """From corner A to corner B of a polygon, which lies on its left; (`dx`, `dy`) leads from one
    to the other, and `square` is the square of its length."""

    def __init__(self, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        self.ax: i64 = ax
        self.ay: i64 = ay
        self.bx: i64 = bx
        self.by: i64 = by
        self.dx: i64 = bx - ax
        self.dy: i64 = by - ay
        self.square: i64 = self.dx * self.dx + self.dy * self.dy


@final
@mypyc_attr(acyclic=True)
class Polygon:
    """A convex polygon, its corners in counter-clockwise order."""

    def __init__(self, xs: list[int], ys: list[int]) -> None:
        if doubled_area(xs, ys) < 0:
            xs = xs[::-1]
            ys = ys[::-1]
        self.xs: list[int] = xs
        self.ys: list[int] = ys
        self.n: i64 = len(xs)
        self.left: i64 = xs[0]
        self.right: i64 = xs[0]
        self.low: i64 = ys[0]
        self.high: i64 = ys[0]
        self.find_box()
        self.x: i64 = (self.left + self.right) // 2
        self.y: i64 = (self.low + self.high) // 2
        far: i64 = 0
        for i in range(len(xs)):
            far = max(far, square_gap(self.x, self.y, xs[i], ys[i]))
        self.radius: i64 = ceil_root(far)
        self.edges: list[Edge] = []

    def find_box(self) -> None:
        for i in range(1, len(self.xs)):
            x: i64 = self.xs[i]
            y: i64 = self.ys[i]
            self.left = min(self.left, x)
            self.right = max(self.right, x)
            self.low = min(self.low, y)
            self.high = max(self.high, y)

    def sides(self) -> list[Edge]:
        """The edges, each up to the corner of its number; made when they are first asked for."""
        if len(self.edges) == 0:
            for i in range(len(self.xs)):
                self.edges.append(Edge(self.xs[i - 1], self.ys[i - 1], self.xs[i], self.ys[i]))
        return self.edges


def doubled_area(xs: list[int], ys: list[int]) -> int:
    """Positive when the corners run counter-clockwise."""
    area = 0
    for i in range(len(xs)):
        j = i + 1 if i + 1 < len(xs) else 0
        area += xs[i] * ys[j] - xs[j] * ys[i]
    return area


def is_convex(polygon: Polygon) -> bool:
    """Whether every corner turns left, and none is flat."""
    xs, ys, n = polygon.xs, polygon.ys, len(polygon.xs)
    for i in range(n):
        j, k = (i + 1) % n, (i + 2) % n
        if (xs[j] - xs[i]) * (ys[k] - ys[j]) <= (ys[j] - ys[i]) * (xs[k] - xs[j]):
            return False
    return n >= 3


def rectangle(x: i64, y: i64, width: i64, height: i64, turn: int = 0) -> Polygon:
    """A rectangle round (x, y), turned by `turn` steps of the compass of 32."""
    xs: list[int] = []
    ys: list[int] = []
    c: i64 = COSINES[turn % CIRCLE]
    s: i64 = SINES[turn % CIRCLE]
    for across, up in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        px: i64 = across * width
        py: i64 = up * height
        xs.append(x + rounded(px * c - py * s, 2 * UNIT))
        ys.append(y + rounded(px * s + py * c, 2 * UNIT))
    return Polygon(xs, ys)


def moved(shape: Polygon, x: i64, y: i64) -> Polygon:
    """The same polygon, moved by (x, y)."""
    xs: list[int] = []
    ys: list[int] = []
    i: i64 = 0
    while i < shape.n:
        xs.append(shape.xs[i] + x)
        ys.append(shape.ys[i] + y)
        i += 1
    return Polygon(xs, ys)


RINGS: Final[dict[int, Polygon]] = {}


def ring_of(radius: i64) -> Polygon:
    """A disc round (0, 0) as a polygon of 32 corners; its edge is never off by more than one."""
    key = int(radius)
    found = RINGS.get(key)
    if found is None:
        xs: list[int] = []
        ys: list[int] = []
        for i in range(CIRCLE):
            xs.append(to_unit(radius * COSINES[i]))
            ys.append(to_unit(radius * SINES[i]))
        found = Polygon(xs, ys)
        RINGS[key] = found
    return found


def ring(x: i64, y: i64, radius: i64) -> Polygon:
    """The same round any point."""
    return moved(ring_of(radius), x, y)


def square_gap(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The square of the distance of two points."""
    return (ax - bx) * (ax - bx) + (ay - by) * (ay - by)


def gap(ax: i64, ay: i64, ar: i64, bx: i64, by: i64, br: i64) -> i64:
    """From edge to edge of two discs, rounded up, so that gap <= n exactly when they are within n.
    0 when they overlap."""
    apart: i64 = ceil_root(square_gap(ax, ay, bx, by)) - ar - br
    return apart if apart > 0 else 0


def within(ax: i64, ay: i64, ar: i64, bx: i64, by: i64, br: i64, most: i64) -> bool:
    """gap(...) <= most, without a root."""
    reach: i64 = ar + br + most
    return square_gap(ax, ay, bx, by) <= reach * reach


def overlap(ax: i64, ay: i64, ar: i64, bx: i64, by: i64, br: i64) -> bool:
    return square_gap(ax, ay, bx, by) < (ar + br) * (ar + br)


def contains(polygon: Polygon, x: i64, y: i64) -> bool:
    """Whether a point is inside or on the edge."""
    if x < polygon.left or x > polygon.right or y < polygon.low or y > polygon.high:
        return False
    for edge in polygon.sides():
        if edge.dx * (y - edge.ay) < edge.dy * (x - edge.ax):
            return False
    return True


def segment_square_gap(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The square of a point's distance from a segment, rounded up."""
    dx: i64 = bx - ax
    dy: i64 = by - ay
    along: i64 = (px - ax) * dx + (py - ay) * dy
    if along <= 0:
        return square_gap(px, py, ax, ay)
    length: i64 = dx * dx + dy * dy
    if along >= length:
        return square_gap(px, py, bx, by)
    cross: i64 = (px - ax) * dy - (py - ay) * dx
    return (cross * cross + length - 1) // length


def segment_nearer(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64, d: i64) -> bool:
    """Whether a point is nearer to a segment than d. Exact."""
    dx: i64 = bx - ax
    dy: i64 = by - ay
    along: i64 = (px - ax) * dx + (py - ay) * dy
    if along <= 0:
        return square_gap(px, py, ax, ay) < d * d
    length: i64 = dx * dx + dy * dy
    if along >= length:
        return square_gap(px, py, bx, by) < d * d
    cross: i64 = (px - ax) * dy - (py - ay) * dx
    return cross * cross < d * d * length


def polygon_gap(polygon: Polygon, x: i64, y: i64, r: i64) -> i64:
    """From the edge of a disc to a polygon, rounded up; 0 when they overlap."""
    if contains(polygon, x, y):
        return 0
    best: i64 = -1
    xs, ys = polygon.xs, polygon.ys
    j: i64 = polygon.n - 1
    i: i64 = 0
    while i < polygon.n:
        d: i64 = segment_square_gap(x, y, xs[j], ys[j], xs[i], ys[i])
        if best < 0 or d < best:
            best = d
        j = i
        i += 1
    apart: i64 = ceil_root(best) - r
    return apart if apart > 0 else 0


def polygon_nearer(polygon: Polygon, x: i64, y: i64, d: i64) -> bool:
    """Whether a point is nearer to a polygon than d, or in it. Exact."""
    if x <= polygon.left - d or x >= polygon.right + d:
        return False
    if y <= polygon.low - d or y >= polygon.high + d:
        return False
    inside: bool = True
    for edge in polygon.sides():
        px: i64 = x - edge.ax
        py: i64 = y - edge.ay
        cross: i64 = edge.dx * py - edge.dy * px
        if cross >= 0:
            continue  # on the polygon's side of this edge
        inside = False
        if cross * cross >= d * d * edge.square:
            return False  # all of the polygon lies beyond this edge
        along: i64 = px * edge.dx + py * edge.dy
        if along <= 0:
            if px * px + py * py < d * d:
                return True
        elif along >= edge.square:
            if square_gap(x, y, edge.bx, edge.by) < d * d:
                return True
        else:
            return True
    return inside


def polygon_within(polygon: Polygon, x: i64, y: i64, most: i64) -> bool:
    """Whether a point is no farther from a polygon than `most`. Exact."""
    if x < polygon.left - most or x > polygon.right + most:
        return False
    if y < polygon.low - most or y > polygon.high + most:
        return False
    inside: bool = True
    for edge in polygon.sides():
        px: i64 = x - edge.ax
        py: i64 = y - edge.ay
        cross: i64 = edge.dx * py - edge.dy * px
        if cross >= 0:
            continue
        inside = False
        if cross * cross > most * most * edge.square:
            return False
        along: i64 = px * edge.dx + py * edge.dy
        if along <= 0:
            if px * px + py * py <= most * most:
                return True
        elif along >= edge.square:
            if square_gap(x, y, edge.bx, edge.by) <= most * most:
                return True
        else:
            return True
    return inside


def polygons_within(one: Polygon, other: Polygon, most: i64) -> bool:
    """Whether the gap between two polygons is at most `most`: 0 for touching or overlapping."""
    if edge_parts(one, other, most) or edge_parts(other, one, most):
        return False
    for edge in one.sides():
        if polygon_within(other, edge.bx, edge.by, most):
            return True
    for edge in other.sides():
        if polygon_within(one, edge.bx, edge.by, most):
            return True
    return cross_each_other(one, other)


def edge_parts(one: Polygon, other: Polygon, most: i64) -> bool:
    """Whether all of the other polygon lies farther than `most` beyond an edge of the first."""
    for edge in one.sides():
        nearest: i64 = -1 << 60
        for corner in other.sides():
            cross: i64 = edge.dx * (corner.by - edge.ay) - edge.dy * (corner.bx - edge.ax)
            if cross > nearest:
                nearest = cross
                if nearest >= 0:
                    break
        if nearest < 0 and nearest * nearest > most * most * edge.square:
            return True
    return False


def cross_each_other(one: Polygon, other: Polygon) -> bool:
    """Whether an edge of one crosses an edge of the other."""
    for i in range(one.n):
        for k in range(other.n):
            if segments_cross(one, i, other, k):
                return True
    return False


def segments_cross(one: Polygon, i: int, other: Polygon, k: int) -> bool:
    ax, ay = one.xs[i - 1], one.ys[i - 1]
    bx, by = one.xs[i], one.ys[i]
    cx, cy = other.xs[k - 1], other.ys[k - 1]
    dx, dy = other.xs[k], other.ys[k]
    first = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    second = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    third = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
    fourth = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
    return (first > 0) != (second > 0) and (third > 0) != (fourth > 0)


def point_towards(ax: i64, ay: i64, bx: i64, by: i64, far: i64) -> tuple[i64, i64]:
    """The point at distance `far` from A on the way to B (or beyond), to the nearest number."""
    length: i64 = floor_root(4096 * square_gap(ax, ay, bx, by))  # in parts of 64
    if length == 0:
        return ax, ay
    far *= 64
    return ax + rounded((bx - ax) * far, length), ay + rounded((by - ay) * far, length)
