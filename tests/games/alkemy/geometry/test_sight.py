"""Sight and what stands between, against the slow second implementation."""

from __future__ import annotations

import os
import random
from math import dist

from athanor.games.alkemy.geometry.shapes import Polygon, is_convex, rectangle, ring
from athanor.games.alkemy.geometry.sight import Corridor

from . import slow

PAIRS = int(os.environ.get("ALKEMY_PAIRS", "1500"))
GRAZING = 2.0  # a fiftieth of an inch


def random_blocker(rng: random.Random, size: int) -> Polygon:
    x, y = rng.randrange(300, size - 300), rng.randrange(300, size - 300)
    if rng.random() < 0.3:
        return ring(x, y, rng.choice((59, 79, 98)))
    width, height = rng.randrange(20, 400), rng.randrange(60, 500)
    return rectangle(x, y, width, height, rng.randrange(32))


def corners(polygon: Polygon) -> list[slow.Point]:
    return list(zip(polygon.xs, polygon.ys, strict=True))


def far_from_blockers(disc: tuple[int, int, int], blockers: list[Polygon]) -> bool:
    x, y, r = disc
    return all(
        min(slow.nearest((x, y), p, q) for p, q in zip(c, [*c[1:], c[0]], strict=True)) > r + 3
        and slow.share_inside((x, y), (x + 0.01, y), c) == (0.0, 0.0)
        for c in map(corners, blockers)
    )


def random_table(rng: random.Random) -> tuple[list[tuple[int, int, int]], list[Polygon]]:
    size = rng.choice((900, 1600, 2400))
    blockers = [random_blocker(rng, size) for _ in range(rng.randrange(1, 6))]
    discs: list[tuple[int, int, int]] = []
    while len(discs) < 2:
        disc = (rng.randrange(60, size), rng.randrange(60, size), rng.choice((59, 59, 79, 98)))
        clear = all(dist(disc[:2], o[:2]) > disc[2] + o[2] + 1 for o in discs)
        if clear and far_from_blockers(disc, blockers):
            discs.append(disc)
    return discs, blockers


def test_sight_agrees_with_the_slow_implementation_wherever_nothing_grazes() -> None:
    rng = random.Random(1)
    compared = seen = 0
    for _ in range(PAIRS):
        (a, b), blockers = random_table(rng)
        found = Corridor(*a, *b).open(blockers)
        shapes = [corners(blocker) for blocker in blockers]
        if slow.sees(a, b, [slow.offset(shape, GRAZING) for shape in shapes]):
            assert found, (a, b, shapes)
            seen += 1
        elif not slow.sees(a, b, [slow.offset(shape, -GRAZING) for shape in shapes]):
            assert not found, (a, b, shapes)
        else:
            continue
        compared += 1
    assert compared > 0.9 * PAIRS
    assert 0.1 * PAIRS < seen < 0.95 * PAIRS


def test_sight_is_mutual() -> None:
    rng = random.Random(2)
    for _ in range(500):
        (a, b), blockers = random_table(rng)
        assert Corridor(*a, *b).open(blockers) == Corridor(*b, *a).open(blockers)


def test_a_blocker_can_only_hide() -> None:
    rng = random.Random(3)
    for _ in range(300):
        (a, b), blockers = random_table(rng)
        if Corridor(*a, *b).open(blockers):
            assert Corridor(*a, *b).open(blockers[1:])


def test_what_stands_between_is_what_a_line_can_meet() -> None:
    rng = random.Random(4)
    for _ in range(500):
        (a, b), blockers = random_table(rng)
        corridor = Corridor(*a, *b)
        for blocker in blockers:
            met = any(
                slow.share_inside(
                    (a[0], a[1] + a[2] * t / 10), (b[0], b[1] + b[2] * u / 10), corners(blocker)
                )
                != (0.0, 0.0)
                for t in range(-9, 10, 3)
                for u in range(-9, 10, 3)
            )
            if met:
                assert corridor.crossed_by(blocker)


def test_a_wall_hides_and_its_end_does_not() -> None:
    wall = rectangle(500, 500, 20, 400)
    assert not Corridor(300, 500, 59, 700, 500, 59).open([wall])
    assert Corridor(300, 500, 59, 700, 900, 59).open([wall])
    assert Corridor(300, 760, 59, 700, 760, 59).open([wall])  # both look past the end


def test_shapes_are_convex() -> None:
    for turn in range(32):
        assert is_convex(rectangle(0, 0, 250, 350, turn))
    assert is_convex(ring(7, 9, 59))
