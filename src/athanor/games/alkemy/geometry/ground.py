"""The ground that discs move over: a rectangle with pieces on it.

Some pieces stop a disc, some make every step inside cost double, some ask a toll when its centre
enters or leaves.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .numbers import floor_root, rounded
from .shapes import Disc, Polygon, contains, polygon_nearer, segment_nearer

#: Lengths are kept in eighths of a unit, so that rounding does not add up.
FINE: Final = 8
#: How many pairs of discs a ground remembers: a power of two.
GLANCES: Final = 512


@final
@mypyc_attr(acyclic=True)
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


@final
@mypyc_attr(acyclic=True)
class Wall:
    """A piece that stops discs of one radius. `turns`: where such a disc goes round its corners, as
    far as the ground leaves room there."""

    def __init__(self, polygon: Polygon, turns: list[Disc]) -> None:
        self.polygon = polygon
        self.turns = turns


@final
@mypyc_attr(acyclic=True)
class Glance:
    """What is known of the lines between two discs past the pieces on the ground that are higher
    than both."""

    def __init__(self, ax: i64, ay: i64, ar: i64, bx: i64, by: i64, br: i64, tall: i64) -> None:
        self.ax: i64 = ax
        self.ay: i64 = ay
        self.ar: i64 = ar
        self.bx: i64 = bx
        self.by: i64 = by
        self.br: i64 = br
        self.tall: i64 = tall
        self.known: bool = False
        self.free: bool = False


@final
@mypyc_attr(acyclic=True)
class Ground:
    """What lies on the table. It never changes, so that all states of a game share what was once
    worked out."""

    def __init__(self, width: i64, height: i64, pieces: list[Piece]) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.stopping: list[Piece] = [piece for piece in pieces if piece.stops]
        self.costing: list[Piece] = [piece for piece in pieces if piece.costs]
        self.known_walls: dict[int, list[Wall]] = {}
        self.last_walls: list[Wall] = []
        self.last_radius: i64 = -1
        self.glances: list[Glance | None] = [None] * GLANCES

    def glance(self, ax: i64, ay: i64, ar: i64, bx: i64, by: i64, br: i64, tall: i64) -> Glance:
        """What is known of two discs, whichever of them looks, or an empty note to write it on.
        There is one place for all pairs with the same key: a later one takes the place of an
        earlier one."""
        if bx < ax or (bx == ax and (by < ay or (by == ay and br < ar))):
            ax, ay, ar, bx, by, br = bx, by, br, ax, ay, ar
        key: i64 = (ax * 31 + ay * 17 + bx * 13 + by * 7 + tall) & (GLANCES - 1)
        found = self.glances[key]
        if (
            found is not None
            and found.ax == ax
            and found.ay == ay
            and found.bx == bx
            and found.by == by
            and found.ar == ar
            and found.br == br
            and found.tall == tall
        ):
            return found
        new = Glance(ax, ay, ar, bx, by, br, tall)
        self.glances[key] = new
        return new

    def walls(self, r: i64) -> list[Wall]:
        """What stops a disc of that radius; worked out once for each."""
        if r == self.last_radius:
            return self.last_walls
        key = int(r)
        found = self.known_walls.get(key)
        if found is None:
            found = []
            for piece in self.stopping:
                turns = [
                    turn
                    for turn in turns_round(piece.polygon, r)
                    if self.stands(turn.x, turn.y, turn.r)
                ]
                found.append(Wall(piece.polygon, turns))
            self.known_walls[key] = found
        self.last_walls = found
        self.last_radius = r
        return found

    def stands(self, x: i64, y: i64, r: i64) -> bool:
        """Whether a disc fits here as far as the ground is concerned."""
        if x < r or y < r or x > self.width - r or y > self.height - r:
            return False
        for piece in self.stopping:
            if polygon_nearer(piece.polygon, x, y, r):
                return False
        return True


def turns_round(polygon: Polygon, r: i64) -> list[Disc]:
    """A disc beyond each corner of a polygon, out along both of its edges."""
    turns: list[Disc] = []
    for i in range(polygon.n):
        after = i + 1 if i + 1 < polygon.n else 0
        x: i64 = polygon.xs[i]
        y: i64 = polygon.ys[i]
        for k in (i - 1, after):
            ox: i64 = polygon.xs[i] - polygon.xs[k]
            oy: i64 = polygon.ys[i] - polygon.ys[k]
            length: i64 = max(1, floor_root(ox * ox + oy * oy))
            x += rounded(ox * (r + 1), length)
            y += rounded(oy * (r + 1), length)
        turns.append(Disc(x, y, r))
    return turns


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
    dx: i64 = bx - ax
    dy: i64 = by - ay
    lowest: i64 = 1 << 60
    highest: i64 = -lowest
    for edge in polygon.sides():
        side: i64 = dx * (edge.by - ay) - dy * (edge.bx - ax)
        if side < lowest:
            lowest = side
        if side > highest:
            highest = side
    square: i64 = dx * dx + dy * dy
    if lowest > 0:
        if lowest * lowest >= r * r * square:
            return False  # all corners are that far to the left of the line
    elif highest < 0 and highest * highest >= r * r * square:
        return False
    if polygon_nearer(polygon, ax, ay, r) or polygon_nearer(polygon, bx, by, r):
        return True
    for edge in polygon.sides():
        if segment_nearer(edge.bx, edge.by, ax, ay, bx, by, r):
            return True
    # No corner and neither end is near: then only a line right through it can hit.
    return lowest < 0 < highest and inside_share(polygon, ax, ay, bx, by) > 0


SHARE: Final = 1 << 20


def inside_share(polygon: Polygon, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """How much of a segment lies in a polygon, out of `SHARE`, rounded up; 0 if they are apart."""
    start: i64 = 0
    end: i64 = SHARE
    for edge in polygon.sides():
        first: i64 = edge.dx * (ay - edge.ay) - edge.dy * (ax - edge.ax)
        second: i64 = edge.dx * (by - edge.ay) - edge.dy * (bx - edge.ax)
        if first < 0 and second < 0:
            return 0
        if first < 0:
            start = max(start, -first * SHARE // (second - first))
        elif second < 0:
            end = min(end, -(-first * SHARE // (first - second)))
        if start >= end:
            return 0
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
