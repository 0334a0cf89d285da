"""Before the first turn: companies, scenery, components, deployment."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import athanor
from athanor import Action, FastRng
from athanor.games.alkemy import companies
from athanor.games.alkemy.actions import Deploy, Muster, PlaceComponent, PlaceScenery
from athanor.games.alkemy.events import SceneryPlaced
from athanor.games.alkemy.geometry.shapes import polygon_gap, polygons_within
from athanor.games.alkemy.rules.deployment import Deployment
from athanor.games.alkemy.rules.state import AlkemyState

from ..support import asked, every, only
from .support import figure, refused, seen, table


def new(
    one: str = "triad-alchemist", other: str = "aurlok-warriors", seed: int = 4, **options: Any
) -> AlkemyState:
    state = athanor.game("alkemy").new(2, seed=seed, **options)
    assert isinstance(state, AlkemyState)
    state.play(0, Muster(one))
    state.play(1, Muster(other))
    return state


def play_until(state: AlkemyState, kind: str) -> AlkemyState:
    rng = FastRng(2)
    while asked(state).kind != kind:
        seat = state.actors()[0]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])
    return state


@pytest.mark.rule("A-07", "A-08", "A-10", "A-11")
def test_a_table_takes_samples_and_codes_and_names_the_broken_rule() -> None:
    state = athanor.game("alkemy").new(2, seed=1)
    assert isinstance(state, AlkemyState)
    heroes = companies.encode(companies.Company("", {"lee_ping": 1, "chen_sze": 1}))
    assert refused(state, Muster(heroes)) == ("heroes", "A-08")
    over = {"lee_ping": 1, "shadow": 2, "crystal_sun_disciple": 1, "militia_spearmen": 4}
    assert refused(state, Muster(companies.encode(companies.Company("", over)))) == (
        "over-points",
        "A-07",
    )
    mixed = companies.encode(companies.Company("", {"lee_ping": 1, "malikh_jaraya": 1}))
    assert refused(state, Muster(mixed)) == ("no-common-symbol", "A-10")
    assert refused(state, Muster("AK1-nonsense"))[0] == "company-code"
    state.play(0, Muster(companies.encode(companies.sample("temple-band"))))
    assert seen(state, 1).picked == [True, False]
    assert seen(state, 1).pick is None
    state.play(1, Muster("walosi-alchemist"))
    assert len(state.figures) == 6 + 8


@pytest.mark.rule("A-94")
def test_six_pieces_of_scenery_three_inches_from_everything() -> None:
    state = new()
    first = state.actors()[0]
    assert refused(state, PlaceScenery("house", 200, 800, 0)) == ("near-edge", "A-94")
    assert refused(state, PlaceScenery("house", 1200, 1000, 0)) == ("near-marker", "A-94")
    y = 700 if first == 0 else 1700
    state.play(first, PlaceScenery("house", 800, y, 0))
    assert state.actors() == [1 - first]
    assert refused(state, PlaceScenery("rock", 1150, y, 0)) == ("near-scenery", "A-94")
    assert refused(state, PlaceScenery("house", 1800, y, 0)) == ("scenery-used", "A-94")
    assert refused(state, PlaceScenery("castle", 1800, y, 0)) == ("no-such-scenery", "A-94")
    play_until(state, "component")
    assert len(state.scenery) == 6
    for i, piece in enumerate(state.scenery):
        assert all(polygon_gap(piece.polygon, m.x, m.y, 50) > 0 for m in state.markers)
        assert not any(polygons_within(piece.polygon, o.polygon, 0) for o in state.scenery[:i])


@pytest.mark.rule("A-94")
def test_no_scenery_in_the_enemys_zone() -> None:
    state = new()
    seat = state.actors()[0]
    enemy_side = 2400 - 480 if seat == 0 else 480
    piece = PlaceScenery("ruins", 1200, enemy_side, 8)
    line = state.format.line
    code, rule = refused(state, PlaceScenery("ruins", 1200, 2400 - 300 if seat == 0 else 300, 0))
    assert rule == "A-94"
    assert code in ("enemy-zone", "near-edge")
    assert line == 250
    assert state.check(seat, piece) is None


@pytest.mark.rule("A-95")
def test_components_lie_against_scenery_of_the_peoples_element() -> None:
    state = play_until(new(), "component")
    seat = state.actors()[0]
    assert refused(state, PlaceComponent(60, 60)) == ("not-against-scenery", "A-95")
    for spot in state.legal(seat):
        assert isinstance(spot, PlaceComponent)
        beside = PlaceComponent(spot.x + 1, spot.y)  # one of many places that are not in the list
        assert beside not in state.legal(seat)
        assert state.check(seat, beside) is None
    state.play(seat, spot)
    assert state.actors() == [1 - seat]
    assert refused(state, spot) == ("near-component", "A-95")
    play_until(state, "deploy")
    assert len(state.components) == 6
    assert sorted(c.owner for c in state.components) == [0, 0, 0, 2, 2, 2]  # air and earth


@pytest.mark.rule("A-95")
def test_without_alchemists_there_are_no_components() -> None:
    state = play_until(new("triad-warriors", "aurlok-warriors"), "deploy")
    assert state.components == []


@pytest.mark.rule("A-96")
def test_deployment_is_behind_the_line_and_a_card_at_a_time() -> None:
    state = play_until(new(), "deploy")
    assert state.actors() == [1]  # seven cards against six: they begin
    name = next(f.name for f in state.figures if f.seat == 1)
    assert refused(state, Deploy(name, 1200, 2400 - 191)) == ("outside-zone", "A-96")
    state.play(1, Deploy(name, 1200, 2400 - 190))
    assert state.actors() == [0]
    spear = next(f.name for f in state.figures if f.name.startswith("militia_spearmen"))
    state.play(0, Deploy(spear, 1200, 100))
    assert state.actors() == [0]  # the second spearman of the card
    assert refused(state, Deploy("lee_ping-1", 600, 100)) == ("other-card", "A-96")
    assert refused(state, Deploy("militia_spearmen-2", 1230, 100)) == ("no-room", "A-40")
    state.play(0, Deploy("militia_spearmen-2", 1400, 100))
    assert state.actors() == [1]


@pytest.mark.rule("A-96")
def test_the_last_gap_of_a_zone_is_found() -> None:
    """Six stand in a row across half the table; the colossus fits between two at the very edge."""
    one = {"dahlia": 1, "ermadhi_guardian": 2, "malikh_tuareg": 1, "sorhna_oracle": 1}
    other = {"berac_h": 1, "avalonian_recruits": 3, "temple_collector_brother": 1}
    state = new(
        companies.encode(companies.Company("", {**one, "malikh_beast_tamer": 1})),
        companies.encode(
            companies.Company("", {**other, "temple_novice": 1, "avalonian_colossus": 1})
        ),
        setup="quick",
        scenario="stones",
    )
    assert all(each.placed for each in state.figures)
    zone = state.format.line
    assert all((y if seat == 0 else 2400 - y) + r < zone for seat, y, r in where(state))


@pytest.mark.rule("A-96")
def test_who_has_no_room_in_the_zone_stands_just_before_it() -> None:
    state = play_until(new(), "deploy")
    large = next(f for f in state.figures if f.seat == 1)
    large.r = state.format.line // 2 + 5
    places = [place for place in every(Deploy, state.legal(1)) if place.figure == large.name]
    others = [place for place in every(Deploy, state.legal(1)) if place.figure != large.name]
    assert (places, bool(others)) == ([], True)  # first those that fit
    while state.actors() == [1] or not all(f.placed for f in state.figures if f is not large):
        seat = state.actors()[0]
        fit = [each for each in every(Deploy, state.legal(seat)) if each.figure != large.name]
        if not fit:
            break
        state.play(seat, fit[0])
    assert state.actors() == [1]
    places = every(Deploy, state.legal(1))
    assert places
    assert {2400 - each.y + large.r < state.format.line + 100 for each in places} == {True}
    refusal = refused(state, Deploy(large.name, 1200, 1200))
    assert refusal == ("outside-zone", "A-96")
    state.play(1, places[0])
    assert large.placed


def where(state: AlkemyState) -> list[tuple[int, int, int]]:
    return [(each.seat, each.y, each.r) for each in state.figures]


@pytest.mark.rule("A-96", "A-88")
def test_stealth_may_come_after_all_others() -> None:
    state = play_until(new("triad-warriors", "aurlok-warriors"), "deploy")
    while any(
        not f.placed
        for f in state.figures
        if f.seat == 0 and f.profile.id not in ("shadow", "chen_sze")
    ):
        seat = state.actors()[0]
        options = state.legal(seat)
        hold = [
            a for a in every(Deploy, options) if not a.figure.startswith(("shadow", "chen_sze"))
        ]
        state.play(seat, (hold or options)[0])
    seat = state.actors()[0]
    if any(not f.placed for f in state.figures if f.seat == 1):
        assert seat == 1 or not any(
            not f.placed and f.seat == 1 and f.profile.low == f.profile.high == 0
            for f in state.figures
        )


@pytest.mark.rule("A-06", "A-96")
def test_the_300_format_is_played_on_a_larger_table() -> None:
    state = play_until(new("triad-300", "avalon-300", format="300"), "deploy")
    assert (state.width, state.height) == (4800, 3600)
    assert len(state.scenery) == 10
    assert [marker.x for marker in state.markers] == [2400, 1100, 3700]
    air, earth = 0, 2
    placed = [[c for c in state.components if c.owner == element] for element in (air, earth)]
    assert state.format.line == 400  # more than 14 inches from the middle line
    for seat, far in ((0, [c.y >= 1800 for c in placed[0]]), (1, [c.y < 1800 for c in placed[1]])):
        assert sum(far) >= 2, seat
    play_until(state, "champion")
    assert all(f.placed for f in state.figures)


@pytest.mark.rule("A-95")
def test_in_larger_games_two_components_lie_on_the_enemys_half() -> None:
    state = play_until(new("triad-300", "avalon-300", format="300"), "component")
    codes = set()
    while asked(state).kind == "component":
        seat = state.actors()[0]
        own = [
            PlaceComponent(
                (shape.xs[i - 1] + shape.xs[i]) // 2, (shape.ys[i - 1] + shape.ys[i]) // 2
            )
            for shape in (piece.polygon for piece in state.scenery)
            for i in range(shape.n)
        ]
        own = [spot for spot in own if (spot.y < 1800) == (seat == 0)]
        fine = [spot for spot in own if state.check(seat, spot) is None]
        codes |= {error.code for spot in own if (error := state.check(seat, spot)) is not None}
        state.play(seat, fine[0] if fine else state.legal(seat)[0])
    assert "enemy-half" in codes
    over = [c.y >= 1800 for c in state.components if c.owner == 0]
    assert sum(over) == 2


@pytest.mark.rule("A-77")
def test_an_alchemist_starts_with_its_stones_and_no_components() -> None:
    state = new()
    disciple = figure(state, "crystal_sun_disciple-1")
    assert (disciple.stones, disciple.components, disciple.concentration) == (8, 0, 0)


@pytest.mark.rule("A-94", "A-95", "A-96")
@pytest.mark.parametrize(
    ("format", "one", "other"),
    [("blitz", "triad-alchemist", "khaliman-alchemist"), ("300", "avalon-300", "triad-300")],
)
def test_a_quick_set_up_lays_everything_out_alike_for_both(
    format: str, one: str, other: str
) -> None:
    for seed in range(3):
        state = new(one, other, seed=seed, setup="quick", format=format)
        assert asked(state).kind == "champion"
        assert all(each.placed for each in state.figures)
        pieces, middle = state.scenery, state.height // 2
        assert len(pieces) == (6 if format == "blitz" else 10)
        assert sum(piece.y < middle for piece in pieces) == len(pieces) // 2
        assert len(state.components) == (6 if format == "blitz" else 10)
        line = state.format.line
        for each in state.figures:
            behind = each.y if each.seat == 0 else state.height - each.y
            assert behind + each.r < line
        # The first of both companies stands about the middle.
        firsts = [next(f for f in state.figures if f.seat == seat) for seat in range(2)]
        assert all(abs(int(first.x - state.width // 2)) <= state.width // 6 for first in firsts)
        assert only(SceneryPlaced, state.events)


@pytest.mark.rule("A-96")
def test_of_two_who_have_only_stealth_left_neither_waits_for_the_other() -> None:
    state = table((0, "shadow", 1200, 300), (1, "shadow", 1200, 2100), (1, "lee_ping", 900, 2100))
    mine, theirs, open_card = state.figures
    mine.placed = theirs.placed = open_card.placed = False
    deployment = Deployment()
    assert deployment.cards_for(state, 0) == []  # something of theirs can still be seen
    open_card.placed = True
    assert deployment.cards_for(state, 0) == [0]
    assert deployment.cards_for(state, 1) == [1]


@pytest.mark.parametrize(("format", "apart"), [("blitz", 50), ("300", 100)])
def test_places_are_offered_in_even_rows(format: str, apart: int) -> None:
    state = play_until(new(format=format), "deploy")
    offers: list[Action] = []
    Deployment().offer(state, state.figures[0], 25, 0, offers)
    rows = sorted({offer.y for offer in every(Deploy, offers)})
    assert len(rows) > 1
    assert {after - before for before, after in pairwise(rows)} == {apart}
