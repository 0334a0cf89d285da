"""The shortest way round: never through anything, never shorter than straight, nearly the best."""

from __future__ import annotations

import os
import random
from itertools import pairwise
from math import dist, hypot, inf

import pytest

from athanor.games.alkemy.geometry.approach import PARTS, Trail, blocked_stretch, pushed
from athanor.games.alkemy.geometry.bends import Walker
from athanor.games.alkemy.geometry.ground import FINE, Ground, Piece
from athanor.games.alkemy.geometry.paths import least_cost
from athanor.games.alkemy.geometry.shapes import Disc, polygons_within, rectangle

from . import slow
from .test_sight import corners

TABLES = int(os.environ.get("ALKEMY_TABLES", "12"))
R = 59


def random_ground(rng: random.Random) -> tuple[Walker, slow.Table]:
    pieces: list[Piece] = []
    for _ in range(20):
        shape = rectangle(
            rng.randrange(200, 1000),
            rng.randrange(200, 1000),
            rng.randrange(40, 300),
            rng.randrange(100, 350),
            rng.randrange(32),
        )
        if any(polygons_within(shape, other.polygon, 20) for other in pieces):
            continue
        kind = rng.randrange(3)
        pieces.append(Piece(shape, kind == 0, kind == 1, 100 * (kind == 2), 0))
        if len(pieces) == 3:
            break
    ground = Ground(1200, 1200, pieces)
    discs: list[tuple[int, int, int]] = []
    while len(discs) < 4:
        disc = (rng.randrange(60, 1140), rng.randrange(60, 1140), rng.choice((59, 59, 98)))
        if ground.stands(*disc) and all(dist(disc[:2], d[:2]) >= disc[2] + d[2] for d in discs):
            discs.append(disc)
    walker = Walker(ground, R, [Disc(*disc) for disc in discs])
    walls = [corners(piece.polygon) for piece in pieces if piece.stops]
    costly = [
        (corners(piece.polygon), piece.slow, int(piece.toll_in), int(piece.toll_out))
        for piece in pieces
        if piece.costs
    ]
    return walker, slow.Table((1200, 1200), R, discs, walls, costly)


def random_ends(rng: random.Random, walker: Walker) -> list[tuple[int, int]]:
    ends: list[tuple[int, int]] = []
    while len(ends) < 2:
        x, y = rng.randrange(60, 1140), rng.randrange(60, 1140)
        if walker.fits(x, y):
            ends.append((x, y))
    return ends


def test_a_quick_way_round_crosses_nothing_and_is_no_cheaper_than_the_cheapest() -> None:
    rng = random.Random(8)
    found = 0
    for _ in range(60):
        walker, table = random_ground(rng)
        start, goal = random_ends(rng, walker)
        cost = int(walker.bend(*start, *goal, 2000))
        if cost < 0:
            continue
        found += 1
        points = [(x / FINE, y / FINE) for x, y in zip(walker.path_xs, walker.path_ys, strict=True)]
        assert (points[0], points[-1]) == (start, goal)
        assert all(table.clear(p, q, 0.01) for p, q in pairwise(points))
        walked = sum(table.cost(p, q) for p, q in pairwise(points))
        assert walked == pytest.approx(cost, abs=3)
        assert cost * 1.02 + 2 >= int(least_cost(walker, *start, *goal, 2000))
    assert found > 10


def test_a_way_crosses_nothing_and_is_never_shorter_than_straight() -> None:
    rng = random.Random(5)
    for _ in range(60):
        walker, table = random_ground(rng)
        start, goal = random_ends(rng, walker)
        cost = least_cost(walker, *start, *goal, 2000)
        if cost < 0:
            continue
        assert cost >= int(dist(start, goal))
        points = [(x / FINE, y / FINE) for x, y in zip(walker.path_xs, walker.path_ys, strict=True)]
        assert (points[0], points[-1]) == (start, goal)
        assert all(table.clear(p, q, 0.01) for p, q in pairwise(points))
        walked = sum(table.cost(p, q) for p, q in pairwise(points))
        assert walked == pytest.approx(cost, abs=3)


def test_a_way_is_within_two_percent_of_the_shortest() -> None:
    rng = random.Random(6)
    compared = bent = 0
    while compared < TABLES:
        walker, table = random_ground(rng)
        start, goal = random_ends(rng, walker)
        straight = dist(start, goal)
        cost = int(least_cost(walker, *start, *goal, 1400))
        if cost >= 0 and cost <= straight + 1:
            continue  # nothing in the way: nothing to compare
        true = table.shortest(start, goal, 1400)
        if cost < 0:
            assert true == inf or true > 1400 / 1.02
        else:
            assert true * 0.999 - 2 <= cost <= true * 1.02 + 2, (start, goal)
            bent += 1
        compared += 1
    assert bent


def test_the_way_back_costs_the_same() -> None:
    rng = random.Random(7)
    for _ in range(40):
        walker, _ = random_ground(rng)
        for piece in walker.ground.costing:
            piece.toll_out = piece.toll_in
        start, goal = random_ends(rng, walker)
        there = int(least_cost(walker, *start, *goal, 2000))
        back = int(least_cost(walker, *goal, *start, 2000))
        assert abs(there - back) <= 0.02 * max(there, back) + 2


def test_clutter_counts_double_and_a_hedge_an_inch() -> None:
    marsh = Piece(rectangle(500, 500, 200, 2000), False, True, 0, 0)
    walker = Walker(Ground(1000, 1000, [marsh]), R, [])
    assert least_cost(walker, 200, 500, 800, 500, 1000) == 800
    hedge = Piece(rectangle(500, 500, 20, 2000), False, False, 100, 0)
    walker = Walker(Ground(1000, 1000, [hedge]), R, [])
    assert least_cost(walker, 200, 500, 800, 500, 1000) == 700
    assert least_cost(walker, 200, 500, 800, 500, 699) == -1


def test_a_gap_narrower_than_the_base_is_closed() -> None:
    walls = [
        Piece(rectangle(500, 200, 40, 400), True, False, 0, 0),
        Piece(rectangle(500, 720, 40, 400), True, False, 0, 0),
    ]
    walker = Walker(Ground(1000, 920, walls), R, [])
    assert least_cost(walker, 200, 460, 800, 460, 2000) == 600  # a gap of 120 for a base of 118
    walls[1] = Piece(rectangle(500, 717, 40, 406), True, False, 0, 0)
    walker = Walker(Ground(1000, 920, walls), R, [])
    assert least_cost(walker, 200, 460, 800, 460, 3000) == -1


def test_a_walk_cut_short_stays_on_its_way() -> None:
    wall = Piece(rectangle(500, 500, 40, 400), True, False, 0, 0)
    walker = Walker(Ground(1000, 1000, [wall]), R, [])
    assert least_cost(walker, 300, 500, 700, 500, 1000) > 500
    trail = Trail(walker, 200)
    trail.go(PARTS)
    assert 195 <= hypot(trail.x - 300, trail.y - 500) <= 201
    assert walker.fits(trail.x, trail.y)
    trail.go(PARTS // 2)
    assert 95 <= hypot(trail.x - 300, trail.y - 500) <= 101


def test_a_push_stops_at_the_first_thing() -> None:
    walker = Walker(Ground(1000, 1000, []), R, [Disc(700, 500, R)])
    assert pushed(walker, 400, 500, 300, 500, 100) == (500, 500)
    assert pushed(walker, 500, 500, 400, 500, 100) == (582, 500)  # 118 from centre to centre
    assert pushed(walker, 400, 500, 400, 600, 600) == (400, 59)  # the table's edge


def test_a_jump_is_as_long_as_what_it_clears() -> None:
    walker = Walker(Ground(1000, 1000, []), R, [Disc(500, 500, R)])
    assert blocked_stretch(walker, 300, 500, 800, 500) in range(236, 250)
    assert blocked_stretch(walker, 300, 700, 800, 700) == 0
