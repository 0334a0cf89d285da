"""Straight lines towards a disc and away from it, places of contact, and falls."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .bends import Walker
from .ground import FINE
from .numbers import CIRCLE, COSINES, SINES, floor_root, rounded, to_unit
from .shapes import TOUCH, point_towards, square_gap

#: In how many parts a trail is gone back.
PARTS: Final = 32


def contact_from(
    ax: i64, ay: i64, ar: i64, bx: i64, by: i64, br: i64, apart: i64
) -> tuple[i64, i64]:
    """Where disc A, coming straight at disc B, has `apart` left between the edges (0: it touches).
    The gap that results is more than `apart` - 1 and at most `apart` + TOUCH."""
    reach: i64 = ar + br + apart + 1
    if ax == bx and ay == by:
        return bx + reach, by
    x, y = point_towards(bx, by, ax, ay, reach)
    return settle_outside(x, y, bx, by, ar + br + apart)


def settle_outside(x: i64, y: i64, bx: i64, by: i64, reach: i64) -> tuple[i64, i64]:
    """The point itself, or the next one outward, that is at least `reach` from B."""
    while square_gap(x, y, bx, by) < reach * reach:
        x += 1 if x >= bx else -1
        y += 1 if y >= by else -1
    return x, y


def places_round(ar: i64, bx: i64, by: i64, br: i64, apart: i64, step: int = 4) -> list[int]:
    """Places round disc B at that gap: x, y, x, y … starting in the east."""
    reach: i64 = ar + br + apart + 1
    places: list[int] = []
    for turn in range(0, CIRCLE, step):
        x: i64 = bx + to_unit(reach * COSINES[turn])
        y: i64 = by + to_unit(reach * SINES[turn])
        x, y = settle_outside(x, y, bx, by, ar + br + apart)
        places.append(x)
        places.append(y)
    return places


def touches(ax: i64, ay: i64, ar: i64, bx: i64, by: i64, br: i64) -> bool:
    reach: i64 = ar + br + TOUCH
    return square_gap(ax, ay, bx, by) <= reach * reach


@final
@mypyc_attr(acyclic=True)
class Trail:
    """Points along a walker's last way in whole units, as far as it costs at most `most`."""

    def __init__(self, walker: Walker, most: i64) -> None:
        self.xs: list[int] = walker.path_xs
        self.ys: list[int] = walker.path_ys
        self.costs: list[int] = []
        whole: i64 = 0
        for i in range(len(self.xs) - 1):
            cost = walker.leg(self.xs[i], self.ys[i], self.xs[i + 1], self.ys[i + 1])
            self.costs.append(cost)
            whole += cost
        self.budget: i64 = min(whole, FINE * most)
        self.x: i64 = 0
        self.y: i64 = 0

    def go(self, part: i64) -> None:
        """Sets `x` and `y` to the point that costs so many of `PARTS` of it all."""
        left: i64 = self.budget * part // PARTS
        i: i64 = 0
        while i < len(self.costs) - 1 and left > self.costs[i]:
            left -= self.costs[i]
            i += 1
        here: i64 = max(1, self.costs[i])
        if left > here:
            left = here
        ax: i64 = self.xs[i]
        ay: i64 = self.ys[i]
        self.x = (ax + (self.xs[i + 1] - ax) * left // here) // FINE
        self.y = (ay + (self.ys[i + 1] - ay) * left // here) // FINE


def pushed(walker: Walker, x: i64, y: i64, from_x: i64, from_y: i64, far: i64) -> tuple[i64, i64]:
    """Where a disc at (x, y) comes to rest when pushed straight away from a point: at the full
    distance, or where the next step would run into something."""
    best_x: i64 = x
    best_y: i64 = y
    length: i64 = floor_root(square_gap(from_x, from_y, x, y))
    if length == 0:
        return x, y
    step: i64 = 1
    while step <= far:
        nx: i64 = x + rounded((x - from_x) * step, length)
        ny: i64 = y + rounded((y - from_y) * step, length)
        if not walker.fits(nx, ny):
            break
        best_x = nx
        best_y = ny
        step += 1
    return best_x, best_y


def blocked_stretch(walker: Walker, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """How long a jump must be on the straight way from A to B: from the last place before the first
    thing in the way to the first place after the last. 0 if nothing is in the way."""
    length: i64 = floor_root(square_gap(ax, ay, bx, by))
    first: i64 = -1
    last: i64 = -1
    step: i64 = 0
    while step <= length:
        x: i64 = ax + rounded((bx - ax) * step, max(1, length))
        y: i64 = ay + rounded((by - ay) * step, max(1, length))
        if not walker.fits(x, y):
            if first < 0:
                first = step
            last = step
        step += 4
    if first < 0:
        return 0
    return min(length, last + 4) - max(0, first - 4)


def fall_damage(drop: i64, softened: i64) -> i64:
    """A point for each unit of 100 fallen, rounded up, less what the faller can take."""
    damage: i64 = (drop + 99) // 100 - softened
    return damage if damage > 0 else 0
