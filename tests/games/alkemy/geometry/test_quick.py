"""What is found quickly is what is found the long way: hits, ways with a turn or two, sight."""

from __future__ import annotations

import random
from itertools import pairwise, permutations, product
from math import dist

from athanor.games.alkemy.geometry.bends import MOST_TURNS, NEVER, Turn, Walker
from athanor.games.alkemy.geometry.ground import FINE, segment_hits
from athanor.games.alkemy.geometry.numbers import UNIT, rounded, to_unit
from athanor.games.alkemy.geometry.paths import passable
from athanor.games.alkemy.geometry.shapes import (
    Polygon,
    polygon_gap,
    polygon_within,
    polygons_within,
    rectangle,
)
from athanor.games.alkemy.geometry.sight import Corridor
from athanor.games.alkemy.model import SCENERY_NAMES
from athanor.games.alkemy.rules.space import blocking_scenery, height, put, sees

from ..support import table
from . import slow
from .test_paths import random_ends, random_ground
from .test_sight import corners


def random_rectangle(rng: random.Random) -> Polygon:
    x, y = rng.randrange(200, 1000), rng.randrange(200, 1000)
    return rectangle(x, y, rng.randrange(20, 300), rng.randrange(20, 300), rng.randrange(32))


def test_rounding_to_the_unit_circle_is_rounding() -> None:
    rng = random.Random(10)
    halves = [k * UNIT // 2 + off for k in range(-9, 10) for off in (-1, 0, 1)]
    for number in halves + [rng.randrange(-(1 << 40), 1 << 40) for _ in range(2000)]:
        assert to_unit(number) == rounded(number, UNIT)


def test_a_disc_on_its_way_hits_a_polygon_exactly_when_a_slow_look_says_so() -> None:
    rng = random.Random(11)
    hits = 0
    for _ in range(4000):
        shape = random_rectangle(rng)
        a, b = [(rng.randrange(1200), rng.randrange(1200)) for _ in range(2)]
        r = rng.choice((59, 79, 98))
        shapes = corners(shape)
        edges = list(zip(shapes, [*shapes[1:], shapes[0]], strict=True))
        away = min(
            *(slow.nearest(corner, a, b) for corner in shapes),
            *(slow.nearest(end, p, q) for end in (a, b) for p, q in edges),
        )
        through = slow.share_inside(a, b, shapes) != (0.0, 0.0)
        if abs(away - r) > 0.01 or through:
            assert segment_hits(shape, *a, *b, r) == (through or away < r), (shapes, a, b, r)
            hits += through or away < r
    assert 500 < hits < 3500


def test_within_says_what_the_gap_says() -> None:
    rng = random.Random(12)
    for _ in range(3000):
        one, other = random_rectangle(rng), random_rectangle(rng)
        x, y, most = rng.randrange(1200), rng.randrange(1200), rng.randrange(300)
        assert polygon_within(one, x, y, most) == (polygon_gap(one, x, y, 0) <= most)
        apart = min(
            *(polygon_gap(one, int(x), int(y), 0) for x, y in corners(other)),
            *(polygon_gap(other, int(x), int(y), 0) for x, y in corners(one)),
        )
        crossing = polygons_within(one, other, 0)
        assert polygons_within(one, other, most) == (crossing or apart <= most)


def every_bend(walker: Walker, a: tuple[int, int], b: tuple[int, int], most: int) -> int:
    """The cheapest way with one turn, else with two: all of them, one after another."""
    turns = [turn for turn in walker.turns(*a, *b) if walker.fits(turn.x, turn.y)]
    spots = [(turn.x, turn.y) for turn in turns]

    def cheapest(ways: list[list[tuple[int, int]]]) -> int:
        costs = [sum(walker.free_leg(*p, *q) for p, q in pairwise(w)) for w in ways]
        return min([cost for cost in costs if cost <= FINE * most], default=NEVER)

    best = cheapest([[a, spot, b] for spot in spots])
    if best >= NEVER and len(spots) <= MOST_TURNS:
        best = cheapest([[a, one, two, b] for one, two in permutations(spots, 2)])
    return -1 if best >= NEVER else (best + FINE - 1) // FINE


def test_the_way_with_a_turn_or_two_is_the_cheapest_of_them_all() -> None:
    rng = random.Random(13)
    found = 0
    for _ in range(80):
        walker, _ = random_ground(rng)
        start, goal = random_ends(rng, walker)
        if walker.straight(*start, *goal):
            continue
        for most in (2000, int(dist(start, goal)) + 40, int(dist(start, goal)) - 1):
            cost = walker.bend(*start, *goal, most)
            assert walker.bends(*start, *goal, most) == (cost >= 0)
            assert cost == every_bend(walker, start, goal, most)
            found += cost >= 0
    assert found > 20


def test_who_stays_near_need_not_look_at_what_is_far() -> None:
    rng = random.Random(14)
    for _ in range(60):
        walker, _ = random_ground(rng)
        start, goal = random_ends(rng, walker)
        most = rng.randrange(200, 700)
        near = Walker(walker.ground, walker.r, walker.discs)
        near.stay_near(*start, most + 4)
        if dist(start, goal) <= most:
            assert near.straight(*start, *goal) == walker.straight(*start, *goal)
            assert near.straight_cost(*start, *goal) == walker.straight_cost(*start, *goal)
        assert near.bend(*start, *goal, most) == walker.bend(*start, *goal, most)
        assert passable(near, *start, *goal, most) == passable(walker, *start, *goal, most)


def test_a_turn_knows_nothing_before_it_is_asked() -> None:
    turn = Turn(3, 4, False)
    assert (turn.asked, turn.there, turn.onward) == (False, -1, -1)


def test_what_was_seen_before_is_seen_again_only_where_nobody_has_moved() -> None:
    """`sees` remembers pairs of places; every answer is compared with a look of its own."""
    rng = random.Random(15)
    kinds = [name for name in SCENERY_NAMES if name not in ("pond",)]
    scenery = [
        (rng.choice(kinds), x, y, rng.randrange(32))
        for x, y in product((600, 1200, 1800), (900, 1500))
    ]
    figures = [(0, "lee_ping"), (0, "triadic_guard"), (1, "malikh_jaraya"), (1, "tecum_seh")]
    state = table(
        *((seat, name, 300 + 500 * i, 300) for i, (seat, name) in enumerate(figures)),
        scenery=scenery,
    )
    answers = {True: 0, False: 0}
    for _ in range(400):
        mover = state.figures[rng.randrange(4)]
        put(state, mover, 200 + 400 * rng.randrange(6), 200 + 400 * rng.randrange(6))
        for one, other in permutations(state.figures, 2):
            if (one.x, one.y) == (other.x, other.y):
                continue
            tall = max(height(one), height(other))
            if any(figure.profile.size > tall for figure in state.figures):
                continue
            corridor = Corridor(one.x, one.y, one.r, other.x, other.y, other.r)
            expected = corridor.open(blocking_scenery(state, one, other, tall))
            assert sees(state, one, other) == expected
            answers[expected] += 1
    assert min(answers.values()) > 100
