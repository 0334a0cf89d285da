"""The ground that discs move over: a rectangle with pieces on it.

Some pieces stop a disc, some make every step inside cost double, some ask a toll when its centre
enters or leaves.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .shapes import Polygon, contains, polygon_nearer, segment_nearer

#: Lengths are kept in eighths of a unit, so that rounding does not add up.
FINE: Final = 8


class Piece:
    """A polygon on the ground. `stops`: no disc may touch its inside. `slow`: each step of a centre
    inside counts double. `toll_in`, `toll_out`: what it costs a centre to come in and to go out."""

    def __init__(
        self, polygon: Polygon, stops: bool, slow: bool, toll_in: i64, toll_out: i64
    ) -> None:
        self.polygon = polygon
        self.fine = Polygon([FINE * x for x in polygon.xs], [FINE * y for y in polygon.ys])
        self.stops: bool = stops
        self.slow: bool = slow
        self.toll_in: i64 = toll_in
        self.toll_out: i64 = toll_out
        self.costs: bool = not stops and (slow or toll_in > 0 or toll_out > 0)


class Ground:
    def __init__(self, width: i64, height: i64, pieces: list[Piece]) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.stopping: list[Piece] = [piece for piece in pieces if piece.stops]
        self.costing: list[Piece] = [piece for piece in pieces if piece.costs]

    def stands(self, x: i64, y: i64, r: i64) -> bool:
        """Whether a disc fits here as far as the ground is concerned."""
        if x < r or y < r or x > self.width - r or y > self.height - r:
            return False
        for piece in self.stopping:
            if polygon_nearer(piece.polygon, x, y, r):
                return False
        return True


def segment_hits(polygon: Polygon, ax: i64, ay: i64, bx: i64, by: i64, r: i64) -> bool:
    """Whether a disc that moves straight from A to B comes nearer to a polygon than its radius."""
    if (ax < bx and (bx <= polygon.left - r or ax >= polygon.right + r)) or (
        ax >= bx and (ax <= polygon.left - r or bx >= polygon.right + r)
    ):
        return False
    if (ay < by and (by <= polygon.low - r or ay >= polygon.high + r)) or (
        ay >= by and (ay <= polygon.low - r or by >= polygon.high + r)
    ):
        return False
    if polygon_nearer(polygon, ax, ay, r) or polygon_nearer(polygon, bx, by, r):
        return True
    xs, ys = polygon.xs, polygon.ys
    dx: i64 = bx - ax
    dy: i64 = by - ay
    left: bool = False
    right: bool = False
    i: i64 = 0
    while i < polygon.n:
        px: i64 = xs[i]
        py: i64 = ys[i]
        if segment_nearer(px, py, ax, ay, bx, by, r):
            return True
        side: i64 = dx * (py - ay) - dy * (px - ax)
        if side > 0:
            left = True
        elif side < 0:
            right = True
        i += 1
    # No corner and neither end is near: then only a line right through it can hit.
    return left and right and inside_share(polygon, ax, ay, bx, by) > 0


SHARE: Final = 1 << 20


def inside_share(polygon: Polygon, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """How much of a segment lies in a polygon, out of `SHARE`, rounded up; 0 if they are apart."""
    start: i64 = 0
    end: i64 = SHARE
    xs, ys = polygon.xs, polygon.ys
    j: i64 = polygon.n - 1
    i: i64 = 0
    while i < polygon.n:
        ex: i64 = xs[i] - xs[j]
        ey: i64 = ys[i] - ys[j]
        first: i64 = ex * (ay - ys[j]) - ey * (ax - xs[j])
        second: i64 = ex * (by - ys[j]) - ey * (bx - xs[j])
        if first < 0 and second < 0:
            return 0
        if first < 0:
            start = max(start, -first * SHARE // (second - first))
        elif second < 0:
            end = min(end, -(-first * SHARE // (first - second)))
        if start >= end:
            return 0
        j = i
        i += 1
    return end - start


def surcharge(piece: Piece, ax: i64, ay: i64, bx: i64, by: i64, length: i64) -> i64:
    """What a piece adds to a straight leg, in eighths."""
    polygon = piece.fine
    if (ax < polygon.left and bx < polygon.left) or (ax > polygon.right and bx > polygon.right):
        return 0
    if (ay < polygon.low and by < polygon.low) or (ay > polygon.high and by > polygon.high):
        return 0
    share: i64 = inside_share(polygon, ax, ay, bx, by)
    if share <= 0:
        return 0
    extra: i64 = 0
    if piece.slow:
        extra = (length * share + SHARE // 2) // SHARE
    if not contains(polygon, ax, ay):
        extra += FINE * piece.toll_in
    if not contains(polygon, bx, by):
        extra += FINE * piece.toll_out
    return extra
