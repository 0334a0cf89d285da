"""Where circles meet circles and lines.

A place that touches one thing and only just clears another lies where a circle round the first
crosses the outline of the second. Points are given to the nearest whole number, so whoever wants to
stay clear of something asks for a distance of one more.
"""

from __future__ import annotations

from mypy_extensions import i64

from .numbers import ceil_root, floor_root, rounded
from .shapes import Polygon, square_gap


def circle_crossings(bx: i64, by: i64, b: i64, cx: i64, cy: i64, c: i64) -> list[int]:
    """The points at distance b from B and c from C: x, y, x, y … on either side. Where the two
    circles miss each other by a little (3 or less), the point between them."""
    between: i64 = square_gap(bx, by, cx, cy)
    apart: i64 = floor_root(between)
    if apart == 0 or apart > b + c + 3:
        return []
    along: i64 = b * b - c * c + between  # times 2 apart: how far from B towards C
    if along * along > 4 * between * b * b:
        if apart < b + c:
            return []  # one lies within the other
        middle: i64 = b + (apart - b - c) // 2
        return [
            int(bx + rounded((cx - bx) * middle, apart)),
            int(by + rounded((cy - by) * middle, apart)),
        ]
    out: i64 = floor_root(4 * between * b * b - along * along)
    places: list[int] = []
    for side in (1, -1):
        places.append(bx + rounded(along * (cx - bx) - side * out * (cy - by), 2 * between))
        places.append(by + rounded(along * (cy - by) + side * out * (cx - bx), 2 * between))
    return places


def line_crossings(bx: i64, by: i64, b: i64, px: i64, py: i64, qx: i64, qy: i64) -> list[int]:
    """The points at distance b from B on the line through P and Q: x, y, x, y …"""
    dx: i64 = qx - px
    dy: i64 = qy - py
    length: i64 = dx * dx + dy * dy
    if length == 0:
        return []
    cross: i64 = (bx - px) * dy - (by - py) * dx
    if cross * cross > b * b * length:
        return []
    along: i64 = (bx - px) * dx + (by - py) * dy
    half: i64 = floor_root(b * b * length - cross * cross)
    places: list[int] = []
    for side in (1, -1):
        share: i64 = along + side * half  # of `length`, from P on
        places.append(px + rounded(dx * share, length))
        places.append(py + rounded(dy * share, length))
    return places


def outline_crossings(bx: i64, by: i64, b: i64, polygon: Polygon, out: i64) -> list[int]:
    """Where the circle round B crosses the outline of a polygon made wider by `out` all round (or
    narrower, if that is negative): x, y, x, y …"""
    far: i64 = polygon.radius + b + max(0, out)
    if square_gap(bx, by, polygon.x, polygon.y) > far * far:
        return []
    places: list[int] = []
    for i in range(polygon.n):
        px, py = polygon.xs[i - 1], polygon.ys[i - 1]
        qx, qy = polygon.xs[i], polygon.ys[i]
        length: i64 = max(1, ceil_root(square_gap(px, py, qx, qy)))
        nx: i64 = rounded((qy - py) * out, length)
        ny: i64 = rounded((px - qx) * out, length)
        places += line_crossings(bx, by, b, px + nx, py + ny, qx + nx, qy + ny)
        if out > 0:
            places += circle_crossings(bx, by, b, qx, qy, out)
    return places
