"""Gaps: symmetric, exact, and never shorter round a corner."""

from __future__ import annotations

from math import ceil, hypot, isqrt

from hypothesis import given
from hypothesis import strategies as st

from athanor.games.alkemy.geometry.approach import (
    contact_from,
    fall_damage,
    places_round,
    touches,
)
from athanor.games.alkemy.geometry.numbers import ceil_root, floor_root, rounded
from athanor.games.alkemy.geometry.shapes import (
    TOUCH,
    contains,
    gap,
    overlap,
    polygon_gap,
    polygon_nearer,
    polygons_within,
    rectangle,
    within,
)

from . import slow

coordinate = st.integers(0, 4800)
radius = st.sampled_from((50, 59, 79, 98))
disc = st.tuples(coordinate, coordinate, radius)


@given(st.integers(0, 1 << 61))
def test_roots_are_exact(n: int) -> None:
    assert floor_root(n) == isqrt(n)
    assert ceil_root(n) == isqrt(n - 1) + 1 if n else ceil_root(n) == 0


@given(st.integers(-(1 << 40), 1 << 40), st.integers(1, 1 << 20))
def test_rounding_is_to_the_nearest_and_odd(n: int, by: int) -> None:
    assert abs(int(rounded(n, by)) * by - n) * 2 <= by
    assert rounded(-n, by) == -rounded(n, by)


@given(disc, disc)
def test_a_gap_is_symmetric_and_agrees_with_within(
    a: tuple[int, int, int], b: tuple[int, int, int]
) -> None:
    apart = int(gap(*a, *b))
    assert apart == gap(*b, *a)
    assert within(*a, *b, apart)
    assert apart == 0 or not within(*a, *b, apart - 1)
    assert abs(apart - max(0.0, hypot(a[0] - b[0], a[1] - b[1]) - a[2] - b[2])) <= 1


@given(disc, disc, disc)
def test_the_way_over_a_third_disc_is_never_shorter(
    a: tuple[int, int, int], b: tuple[int, int, int], c: tuple[int, int, int]
) -> None:
    assert gap(*a, *c) <= gap(*a, *b) + gap(*b, *c) + 2 * b[2] + 1


@given(disc, disc, st.sampled_from((0, 100)))
def test_contact_touches_and_never_overlaps(
    a: tuple[int, int, int], b: tuple[int, int, int], apart: int
) -> None:
    x, y = contact_from(*a, *b, apart)
    assert not overlap(x, y, a[2], *b)
    assert apart - 1 < gap(x, y, a[2], *b) <= apart + TOUCH
    assert touches(x, y, a[2], *b) == (apart == 0)
    places = places_round(a[2], *b, apart)
    for i in range(0, len(places), 2):
        assert apart - 1 < gap(places[i], places[i + 1], a[2], *b) <= apart + TOUCH


@given(disc, st.integers(20, 500), st.integers(20, 500), st.integers(0, 31), disc)
def test_a_polygons_gap_agrees_with_floating_point(
    at: tuple[int, int, int], width: int, height: int, turn: int, other: tuple[int, int, int]
) -> None:
    shape = rectangle(at[0], at[1], width, height, turn)
    x, y, r = other
    corners = list(zip(shape.xs, shape.ys, strict=True))
    if contains(shape, x, y):
        assert polygon_gap(shape, x, y, r) == 0
        return
    true = min(
        slow.nearest((x, y), p, q) for p, q in zip(corners, [*corners[1:], corners[0]], strict=True)
    )
    assert polygon_gap(shape, x, y, r) in (max(0, ceil(true - r - 1e-6)), max(0, ceil(true - r)))
    assert polygon_nearer(shape, x, y, ceil(true) + 1)
    assert not polygon_nearer(shape, x, y, int(true))


def test_polygons_within_a_distance() -> None:
    one = rectangle(0, 0, 200, 200)
    assert polygons_within(one, rectangle(500, 0, 200, 200), 300)
    assert not polygons_within(one, rectangle(500, 0, 200, 200), 299)
    assert polygons_within(one, rectangle(0, 0, 1000, 20), 0)  # a cross: no corner in the other


def test_falls_cost_their_height_less_what_is_taken() -> None:
    assert fall_damage(300, 2) == 1
    assert fall_damage(201, 2) == 1
    assert fall_damage(200, 2) == 0
    assert fall_damage(100, 4) == 0
