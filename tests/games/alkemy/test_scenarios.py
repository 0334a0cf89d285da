"""Formats of any size, and what is fought for: the published scenario and two of our own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import athanor
from athanor import BadPosition, BadRequest
from athanor.games.alkemy import companies
from athanor.games.alkemy.actions import Activate, Charge, Claim, Deploy, Done, Muster, Run, Walk
from athanor.games.alkemy.formats import SCENARIOS
from athanor.games.alkemy.rules.damage import tick
from athanor.games.alkemy.rules.invariants import broken
from athanor.games.alkemy.rules.state import AlkemyState

from ..support import asked, written
from .support import activate, do, end_turn, figure, refused, seen, table

HERE = (0, "lee_ping", 1200, 1040)
FOE = (1, "ibrahim", 1200, 2100)
HOLDER = (0, "triadic_guard", 1200, 950)


def new(*companies: str, **options: Any) -> AlkemyState:
    """A table where these companies have been brought."""
    state = athanor.game("alkemy").new(2, seed=4, **options)
    assert isinstance(state, AlkemyState)
    for seat, company in enumerate(companies):
        state.play(seat, Muster(company))
    return state


@pytest.mark.rule("A-07")
@pytest.mark.parametrize(
    ("format", "points", "width", "height"),
    [
        ("blitz", 180, 2400, 2400),
        ("100", 100, 2400, 2400),
        ("200", 200, 2400, 2400),
        ("201", 201, 4800, 3600),
        ("300", 300, 4800, 3600),
        ("500", 500, 4800, 3600),
    ],
)
def test_a_format_has_its_points_and_its_table(
    format: str, points: int, width: int, height: int
) -> None:
    state = new(format=format)
    assert (state.format.points, state.width, state.height) == (points, width, height)


@pytest.mark.rule("A-07")
@pytest.mark.parametrize("format", ["99", "501", "0180", "-180", "12345678901234567890", "", "big"])
def test_other_formats_are_refused_with_what_would_do(format: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        athanor.game("alkemy").new(2, seed=1, format=format)
    assert refusal.value.code == "option-type"
    assert "100–500" in str(refusal.value.facts["wanted"])


@pytest.mark.rule("A-07")
def test_a_number_of_points_may_be_given_as_a_number() -> None:
    assert athanor.game("alkemy").new(2, seed=1, format=275).options["format"] == "275"


@pytest.mark.rule("A-08")
@pytest.mark.parametrize("points", [100, 150, 180, 200, 250, 300, 350, 400])
def test_every_format_offers_samples_that_keep_its_rules(points: int) -> None:
    offered = companies.samples(points)
    assert len({companies.SAMPLES[id].people for id in offered}) >= 4
    for id in offered:
        company = companies.sample(id)
        assert companies.check(company, points) == []
        assert company.cost() >= 0.65 * points


def test_the_published_scenario_is_the_default_and_ours_are_beside_it() -> None:
    assert athanor.game("alkemy").new(2, seed=1).options["scenario"] == "djinn"
    assert list(SCENARIOS) == ["djinn", "knolls", "stones"]


# -- three knolls: ours


def test_a_knoll_is_not_paid_for() -> None:
    state = table(HERE, FOE, scenario="knolls")
    do(state, Activate("lee_ping-1"))
    assert not any(isinstance(action, Claim) for action in state.legal(0))
    assert refused(state, Claim("lee_ping-1", 0))[0] == "held-by-standing"


def test_a_knoll_is_held_by_who_has_more_figures_there_at_the_end_of_a_turn() -> None:
    state = end_turn(table(HERE, HOLDER, FOE, scenario="knolls"))
    assert [marker.owner for marker in state.markers] == [0, -1, -1]
    assert state.points == [1, 0]


def test_as_many_on_both_sides_hold_nothing() -> None:
    state = end_turn(table(HERE, (1, "ibrahim", 1200, 1400), scenario="knolls"))
    assert state.points == [0, 0]


def test_every_knoll_held_is_a_point_for_both_sides() -> None:
    foes = (1, "ibrahim", 400, 1300), (1, "malikh_jaraya", 2000, 1300)
    state = end_turn(table(HERE, *foes, scenario="knolls"))
    assert state.points == [1, 2]


def test_three_inches_from_edge_to_edge_are_near_enough_and_no_more() -> None:
    near = table((0, "lee_ping", 1200, 1200 - 350 - 60), FOE, scenario="knolls")
    lee = figure(near, "lee_ping-1")
    assert lee.r < 60  # so that it stands just within reach below
    for away, held in ((350 + int(lee.r), 0), (351 + int(lee.r), -1)):
        state = table((0, "lee_ping", 1200, 1200 - away), FOE, scenario="knolls")
        assert end_turn(state).markers[0].owner == held


def test_six_points_of_knolls_win_and_a_tie_goes_on() -> None:
    state = table(HERE, (1, "ibrahim", 400, 1300), scenario="knolls")
    state.points = [5, 5]
    end_turn(state)
    assert (state.points, state.over) == ([6, 6], False)
    ahead = table(HERE, FOE, scenario="knolls")
    ahead.points = [5, 4]
    end_turn(ahead)
    assert (ahead.points, ahead.over, ahead.winner) == ([6, 4], True, 0)


def test_level_sides_may_come_to_any_number_of_points_and_nobody_plays_on_who_has_won() -> None:
    state = table(HERE, FOE, scenario="knolls")
    state.points = [8, 8]
    end_turn(state)
    assert (state.points, state.over, broken(state)) == ([9, 8], True, "")
    going_on = table(HERE, FOE, scenario="knolls")
    for points, wrong in (([9, 9], ""), ([5, 0], ""), ([6, 5], "victory points")):
        going_on.points = points
        assert broken(going_on) == wrong
    for points in ([9, 5], [12, 8], [0, -1]):
        state.points = points
        assert broken(state) == "victory points"


# -- fallen stones: ours


def test_two_action_points_lift_a_stone_and_it_goes_with_its_bearer() -> None:
    state = table(HERE, FOE, scenario="stones")
    activate(state, "lee_ping-1", Claim("lee_ping-1", 0))
    assert figure(state, "lee_ping-1").ap == 2
    do(state, Walk("lee_ping-1", 1200, 800))
    stone = seen(state, 1).table.markers[0]
    assert (stone.x, stone.y, stone.bearer) == (1200, 800, "lee_ping-1")


def test_a_bearer_neither_runs_nor_charges() -> None:
    state = table((0, "triadic_guard", 1200, 1040), (1, "ibrahim", 1200, 1400), scenario="stones")
    figure(state, "triadic_guard-1").ap = 6
    activate(state, "triadic_guard-1", Claim("triadic_guard-1", 0))
    kinds = {type(action) for action in state.legal(0)}
    assert Walk in kinds
    assert not kinds & {Run, Charge}
    assert refused(state, Run("triadic_guard-1", 1200, 700))[0] == "bears-stone"
    assert refused(state, Charge("triadic_guard-1", "ibrahim-1"))[0] == "bears-stone"


def test_a_stone_has_one_bearer_and_a_bearer_one_stone() -> None:
    state = table(HERE, (0, "triadic_guard", 1200, 1350), FOE, scenario="stones")
    activate(state, "lee_ping-1", Claim("lee_ping-1", 0), Done("lee_ping-1"))
    state.markers[1].x, state.markers[1].y = 1200, 1000
    end_turn(state)
    while asked(state).kind != "hand" or state.hand != 0:
        state.play(state.actors()[0], state.legal(state.actors()[0])[-1])
    do(state, Activate("lee_ping-1"))
    assert refused(state, Claim("lee_ping-1", 1))[0] == "stone-carried"


def test_a_stone_stays_where_its_bearer_falls() -> None:
    state = table(HERE, (0, "triadic_guard", 300, 300), FOE, scenario="stones")
    activate(state, "lee_ping-1", Claim("lee_ping-1", 0), Walk("lee_ping-1", 1200, 800))
    lee = figure(state, "lee_ping-1")
    tick(state, lee, 40)
    stone = state.markers[0]
    assert (stone.bearer, stone.x, stone.y, lee.bears) == (-1, 1200, 800, -1)


@pytest.mark.parametrize(
    ("x", "y", "end"),
    [
        (600, 300, (600, 190)),  # a short step is enough
        (600, 1040, (600, 642)),  # as far as it can walk
        (1500, 180, (1140, 180)),  # along the edge, into the left half
    ],
)
def test_the_way_home_is_offered_to_who_bears_a_stone(x: int, y: int, end: tuple[int, int]) -> None:
    state = table((0, "lee_ping", x, y), FOE, scenario="stones")
    do(state, Activate("lee_ping-1"))
    assert Walk("lee_ping-1", *end) not in state.legal(0)
    state = table((0, "lee_ping", x, y), FOE, scenario="stones")
    state.markers[0].bearer, state.figures[0].bears = 0, 0
    state.markers[0].x, state.markers[0].y = x, y
    do(state, Activate("lee_ping-1"))
    offered = state.legal(0)
    assert Walk("lee_ping-1", *end) in offered
    assert len(set(offered)) == len(offered)


def test_a_stone_brought_into_ones_own_zone_is_a_point_at_the_end_of_the_turn() -> None:
    state = table((0, "lee_ping", 600, 300), FOE, scenario="stones")
    state.markers[0].x, state.markers[0].y = 600, 360
    activate(state, "lee_ping-1", Claim("lee_ping-1", 0), Walk("lee_ping-1", 600, 150))
    assert state.points == [0, 0]
    end_turn(state)
    stone = state.markers[0]
    assert (state.points, stone.owner, stone.bearer) == ([1, 0], 0, -1)
    figure(state, "ibrahim-1").x, figure(state, "ibrahim-1").y = 600, 300
    state.hand = 1
    state.obliged = -1
    while asked(state).kind != "hand" or state.hand != 1:
        state.play(state.actors()[0], state.legal(state.actors()[0])[-1])
    do(state, Activate("ibrahim-1"))
    assert refused(state, Claim("ibrahim-1", 0))[0] == "stone-home"


def test_the_sides_of_the_stones_deploy_on_a_diagonal() -> None:
    state = new("triad-warriors", "khaliman-warriors", scenario="stones", setup="quick")
    half = state.width // 2
    for each in state.figures:
        assert each.placed
        assert each.x + each.r < half if each.seat == 0 else each.x - each.r > half


def test_outside_the_diagonal_nobody_deploys() -> None:
    state = new("triad-warriors", "khaliman-warriors", scenario="stones")
    while asked(state).kind != "deploy":
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    seat = state.actors()[0]
    right = next(action for action in state.legal(seat) if isinstance(action, Deploy))
    wrong = Deploy(right.figure, state.width - right.x, right.y)
    assert refused(state, wrong, seat)[0] == "outside-zone"


@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_games_of_every_scenario_end_and_can_be_set_up_from_a_position(scenario: str) -> None:
    game = athanor.game("alkemy")
    state = game.new(2, seed=7, scenario=scenario, setup="quick", turns=3)
    steps = 0
    while not state.over:
        seat = state.actors()[0]
        options = state.legal(seat)
        state.play(seat, options[(steps * 7) % len(options)])
        steps += 1
        if steps % 40 == 0:
            assert game.from_position(state.position()).position() == state.position()


def test_a_bearer_who_is_not_there_is_refused() -> None:
    state = table(HERE, FOE, scenario="stones")
    position = written(state)
    position["markers"][0]["bearer"] = "nobody-1"
    with pytest.raises(BadPosition):
        athanor.game("alkemy").from_position(position)


def test_every_scenario_is_named_in_three_languages() -> None:
    texts = Path(companies.__file__).parent / "texts"
    for language in ("en", "fr", "it"):
        said = (texts / f"{language}.ftl").read_text("utf-8")
        assert all(f"option-scenario-{id} = " in said for id in SCENARIOS)
