"""Who sees whom past convex blockers, and what stands between two discs.

A straight line from disc A to disc B is a pair of numbers: how far beside A's centre and how far
beside B's it passes, both measured across the line of the centres. All lines that meet both discs
fill a small region of that plane. A convex blocker leaves two parts of it free, the lines above all
its corners and those below, and each corner cuts with a straight edge. So the region is cut blocker
by blocker; what is left at the end are the free lines. Everything is scaled by the distance of the
centres to stay in whole numbers.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .numbers import floor_root, rounded
from .shapes import Polygon, ring_of, square_gap

#: Below this many times the sum of the radii the region's bent sides are followed in steps.
NEAR: Final = 5
STEPS: Final = 6

#: What a look at the corners of a blocker says.
MISSES: Final = 0
CROSSES: Final = 1
UNSURE: Final = 2
ENDLESS: Final = 1 << 62


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Corridor:
    """All straight lines between two discs. The order of the discs does not matter."""

    def __init__(self, ax: i64, ay: i64, ar: i64, bx: i64, by: i64, br: i64) -> None:
        if bx < ax or (bx == ax and (by < ay or (by == ay and br < ar))):
            ax, ay, ar, bx, by, br = bx, by, br, ax, ay, ar
        self.x: i64 = ax
        self.y: i64 = ay
        self.dx: i64 = bx - ax
        self.dy: i64 = by - ay
        self.square: i64 = square_gap(ax, ay, bx, by)
        self.length: i64 = floor_root(self.square)
        self.ar: i64 = ar
        self.br: i64 = br
        self.widest: i64 = ar if ar > br else br
        self.left: i64 = min(ax, bx) - self.widest
        self.right: i64 = max(ax, bx) + self.widest
        self.low: i64 = min(ay, by) - self.widest
        self.high: i64 = max(ay, by) + self.widest

    def meets(self, blocker: Polygon, x: i64, y: i64) -> i64:
        """Whether a polygon, moved by (x, y), reaches into the corridor, as far as a look at its
        corners can tell: not if all lie before one end, behind the other or beside it; surely if
        all lie between the ends and not all on one side; else only a cut will show."""
        if (
            blocker.right + x < self.left
            or blocker.left + x > self.right
            or blocker.high + y < self.low
            or blocker.low + y > self.high
        ):
            return MISSES
        from_x: i64 = self.x - x
        from_y: i64 = self.y - y
        first: i64 = ENDLESS  # along the corridor
        last: i64 = -ENDLESS
        least: i64 = ENDLESS  # across it
        most: i64 = -ENDLESS
        above: i64 = ENDLESS  # beyond its upper and its lower edge
        below: i64 = ENDLESS
        for corner in blocker.sides():
            px: i64 = corner.bx - from_x
            py: i64 = corner.by - from_y
            along: i64 = px * self.dx + py * self.dy
            side: i64 = (py * self.dx - px * self.dy) * self.length
            half: i64 = self.half_width(along)
            first = min(first, along)
            last = max(last, along)
            least = min(least, side)
            most = max(most, side)
            above = min(above, side - half)
            below = min(below, -side - half)
        beside: i64 = self.widest * self.square
        if last < 0 or first > self.square or least >= beside or most <= -beside:
            return MISSES
        if first < 0 or last > self.square:
            return UNSURE
        return MISSES if above >= 0 or below >= 0 else CROSSES

    def half_width(self, along: i64) -> i64:
        """Half the corridor's width at a point between the ends, times the length."""
        return self.ar * (self.square - along) + self.br * along

    def crossing(self, blocker: Polygon, x: i64 = 0, y: i64 = 0) -> list[int]:
        """The corners of that part of a polygon, moved by (x, y), that lies between the centres,
        along (even places) and across (odd places), if it reaches into the corridor; else
        nothing."""
        meets: i64 = self.meets(blocker, x, y)
        if meets == MISSES:
            return []
        corners: list[int] = []
        for corner in blocker.sides():
            px: i64 = corner.bx + x - self.x
            py: i64 = corner.by + y - self.y
            corners.append(px * self.dx + py * self.dy)
            corners.append(py * self.dx - px * self.dy)
        if meets == CROSSES:
            return corners
        corners = cut_strip(cut_strip(corners, 1, 0), -1, -self.square)
        above: bool = True
        below: bool = True
        i: i64 = 0
        while i < len(corners):
            half: i64 = self.half_width(corners[i])
            side: i64 = corners[i + 1] * self.length
            if side < half:
                above = False
            if side > -half:
                below = False
            i += 2
        return [] if above or below else corners

    def crossed_by(self, thing: Polygon, x: i64 = 0, y: i64 = 0) -> bool:
        """Whether some line from disc to disc meets the thing, moved by (x, y)."""
        meets: i64 = self.meets(thing, x, y)
        if meets != UNSURE:
            return meets == CROSSES
        return len(self.crossing(thing, x, y)) > 0

    def crossed_by_ring(self, x: i64, y: i64, r: i64) -> bool:
        """Whether some line from disc to disc meets the ring of a third."""
        return self.crossed_by(ring_of(r), x, y)

    def open(self, blockers: list[Polygon]) -> bool:
        """Whether some line from disc to disc meets none of the blockers."""
        in_the_way: list[list[int]] = []
        for blocker in blockers:
            corners = self.crossing(blocker)
            if len(corners) > 0:
                in_the_way.append(corners)
        if len(in_the_way) == 0:
            return True
        if self.square <= square_gap(0, 0, self.ar + self.br, 0):
            return True  # they overlap or touch
        if self.clear_in_the_middle(in_the_way):
            return True
        regions = self.all_lines()
        for corners in in_the_way:
            free: list[list[int]] = []
            for region in regions:
                above = self.cut_lines(region, corners, 1)
                if len(above) > 0:
                    free.append(above)
                below = self.cut_lines(region, corners, -1)
                if len(below) > 0:
                    free.append(below)
            regions = free
            if len(regions) == 0:
                return False
        return True

    def clear_in_the_middle(self, in_the_way: list[list[int]]) -> bool:
        """Whether the line of the centres is free of all of them, by more than a rounding."""
        for corners in in_the_way:
            left: bool = True
            right: bool = True
            i: i64 = 1
            while i < len(corners):
                if corners[i] < self.length:
                    left = False
                if corners[i] > -self.length:
                    right = False
                i += 2
            if not left and not right:
                return False
        return True

    def all_lines(self) -> list[list[int]]:
        """The region of all lines that meet both discs, as convex parts."""
        ar: i64 = self.ar
        br: i64 = self.br
        square: i64 = self.square
        outer: i64 = floor_root(square - (br - ar) * (br - ar))
        inner: i64 = floor_root(square - (br + ar) * (br + ar))
        if inner < 1:
            inner = 1
        tops: i64 = (br - ar) * self.length // outer  # slope times length: A's top to B's top
        falls: i64 = -(br + ar) * self.length // inner  # A's top to B's bottom
        steps: i64 = 1 if self.length >= NEAR * (ar + br) else STEPS
        rim: list[int] = []
        self.side(rim, True, 1, tops, falls, steps)
        self.side(rim, False, -1, falls, -tops, steps)
        self.side(rim, True, -1, -tops, -falls, steps)
        self.side(rim, False, 1, -falls, tops, steps)
        if steps == 1:
            return [rim]
        parts: list[list[int]] = []
        for i in range(0, len(rim), 2):
            j = i + 2 if i + 2 < len(rim) else 0
            parts.append([0, 0, rim[i], rim[i + 1], rim[j], rim[j + 1]])
        return parts

    def side(self, rim: list[int], at_a: bool, sign: i64, start: i64, end: i64, steps: i64) -> None:
        """The lines that touch one disc on one side, from one slope to another."""
        step: i64 = 0
        while step < steps:
            slope: i64 = start + (end - start) * step // steps
            slant: i64 = floor_root(self.square + slope * slope)
            if at_a:
                a: i64 = sign * self.ar * slant
                rim.append(a)
                rim.append(a + slope * self.length)
            else:
                b: i64 = sign * self.br * slant
                rim.append(b - slope * self.length)
                rim.append(b)
            step += 1

    def cut_lines(self, region: list[int], corners: list[int], sign: i64) -> list[int]:
        """The part of a region whose lines pass above (sign 1) or below (-1) every corner."""
        i: i64 = 0
        while i < len(corners) and len(region) > 0:
            along: i64 = corners[i]
            across: i64 = corners[i + 1]
            region = cut(
                region, sign * (self.square - along), sign * along, sign * across * self.square
            )
            i += 2
        return region


def cut_strip(corners: list[int], sign: i64, least: i64) -> list[int]:
    return cut(corners, sign, 0, least)


def cut(corners: list[int], p: i64, q: i64, least: i64) -> list[int]:
    """The part of a convex polygon with p * x + q * y >= least."""
    n: i64 = len(corners)
    if n == 0:
        return corners
    kept: list[int] = []
    px: i64 = corners[n - 2]
    py: i64 = corners[n - 1]
    before: i64 = p * px + q * py - least
    outside: i64 = 0
    i: i64 = 0
    while i < n:
        x: i64 = corners[i]
        y: i64 = corners[i + 1]
        here: i64 = p * x + q * y - least
        if (here > 0 and before < 0) or (here < 0 and before > 0):
            part: i64 = before
            whole: i64 = before - here
            while whole > 1 << 30 or whole < -(1 << 30):
                part >>= 1
                whole >>= 1
            if whole < 0:
                part = -part
                whole = -whole
            if whole == 0:
                whole = 1
            kept.append(px + rounded((x - px) * part, whole))
            kept.append(py + rounded((y - py) * part, whole))
        if here >= 0:
            kept.append(x)
            kept.append(y)
        else:
            outside += 1
        px = x
        py = y
        before = here
        i += 2
    if outside == 0:
        return corners
    return kept if len(kept) >= 6 else []
