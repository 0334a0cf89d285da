"""Measure, scenery, walking, running, charging, engaging, leaving."""

from __future__ import annotations

import pytest

from athanor.games.alkemy.actions import (
    Activate,
    Charge,
    Engage,
    Fight,
    Pick,
    PlayCard,
    ReactShoot,
    Run,
    Shoot,
    StandFast,
    Walk,
)
from athanor.games.alkemy.events import ChargeDeclared
from athanor.games.alkemy.geometry.approach import fall_damage
from athanor.games.alkemy.rules.damage import fall
from athanor.games.alkemy.rules.space import covers, distance, height, meet, sees, touching
from athanor.games.alkemy.rules.state import run

from ..support import asked, every, only
from .support import activate, cards, dice, do, figure, foresee, in_combat, refused, settle, table

LEE = (0, "lee_ping", 1200, 400)
FAR = (1, "malikh_jaraya", 1200, 2200)


@pytest.mark.rule("A-18")
def test_distances_are_from_edge_to_edge() -> None:
    state = table((0, "lee_ping", 500, 500), (1, "malikh_jaraya", 1118, 500))
    assert distance(state.figures[0], state.figures[1]) == 500


@pytest.mark.rule("A-19")
def test_a_declared_charge_shows_its_measure_and_a_preview_shows_none() -> None:
    state = table(LEE, (1, "malikh_jaraya", 1200, 1400))
    do(state, Activate("lee_ping-1"))
    assert foresee(state, 0, Charge("lee_ping-1", "malikh_jaraya-1")).inches is None
    do(state, Charge("lee_ping-1", "malikh_jaraya-1"))
    declared = only(ChargeDeclared, state.events)[0]
    assert declared.inches == "8.8"
    trained = table(LEE, (1, "malikh_jaraya", 1200, 1400), training=True)
    do(trained, Activate("lee_ping-1"))
    assert foresee(trained, 0, Charge("lee_ping-1", "malikh_jaraya-1")).inches == "8.8"


@pytest.mark.rule("A-20", "A-22", "A-28")
def test_sight_is_mutual_and_a_house_hides() -> None:
    state = table(LEE, FAR, scenery=[("house", 1200, 1200, 0)])
    assert not sees(state, state.figures[0], state.figures[1])
    assert not sees(state, state.figures[1], state.figures[0])
    empty = table(LEE, FAR)
    assert sees(empty, empty.figures[0], empty.figures[1])


@pytest.mark.rule("A-21", "A-22", "A-26")
def test_only_what_is_taller_than_both_hides() -> None:
    wall = table(LEE, FAR, scenery=[("wall", 1200, 1200, 8)])  # size 2, as the figures
    assert sees(wall, *wall.figures)
    rock = table(LEE, FAR, scenery=[("rock", 1200, 1200, 0)])  # size 3
    assert not sees(rock, *rock.figures)


@pytest.mark.rule("A-24")
def test_a_figure_on_scenery_counts_one_size_taller() -> None:
    state = table(LEE, FAR, scenery=[("rock", 1200, 1200, 0), ("ruins", 1200, 400, 0)])
    assert height(state.figures[0]) == 3
    assert sees(state, *state.figures)


@pytest.mark.rule("A-23", "A-112")
def test_cover_is_within_an_inch_behind_something() -> None:
    shooter = (0, "militia_archers", 1200, 400)
    behind = table(shooter, (1, "malikh_jaraya", 1200, 1300), scenery=[("hedge", 1200, 1200, 8)])
    assert covers(behind, *behind.figures) == [100]
    too_far = table(shooter, (1, "malikh_jaraya", 1200, 1400), scenery=[("hedge", 1200, 1200, 8)])
    assert covers(too_far, *too_far.figures) == []
    beside = table(shooter, (1, "malikh_jaraya", 1500, 1130), scenery=[("hedge", 1200, 1200, 8)])
    assert covers(beside, *beside.figures) == []
    friend = table(shooter, (1, "malikh_jaraya", 1200, 1300), (1, "ibrahim", 1200, 1150))
    assert covers(friend, *friend.figures[:2]) == [2]
    large = table(shooter, (1, "malikh_jaraya", 1330, 1300), scenery=[("house", 1200, 1050, 0)])
    assert covers(large, *large.figures) == [100]  # seen past the corner, partly hidden


@pytest.mark.rule("A-25", "A-41")
def test_a_walk_on_open_ground_goes_up_to_its_value() -> None:
    state = activate(table(LEE, FAR), "lee_ping-1")
    assert refused(state, Walk("lee_ping-1", 1200, 801)) == ("too-far", "A-41")
    do(state, Walk("lee_ping-1", 1200, 800))
    assert (figure(state, "lee_ping-1").y, figure(state, "lee_ping-1").ap) == (800, 3)


@pytest.mark.rule("A-41", "A-123")
def test_a_walk_never_ends_in_contact_but_may_end_near_an_enemy() -> None:
    state = activate(table(LEE, (1, "malikh_jaraya", 1200, 700)), "lee_ping-1")
    assert refused(state, Walk("lee_ping-1", 1200, 581)) == ("into-contact", "A-41")
    do(state, Walk("lee_ping-1", 1200, 570))
    assert figure(state, "lee_ping-1").foes == 0


@pytest.mark.rule("A-40")
def test_no_movement_through_a_figure_or_off_the_table() -> None:
    row = [(0, "triadic_guard", x, 700) for x in range(60, 2400, 120)]
    state = activate(table(LEE, FAR, *row[:3], *row[3:20]), "lee_ping-1")
    assert refused(state, Walk("lee_ping-1", 1200, 790)) == ("through-a-figure", "A-40")
    state.figures[0].y = 100
    assert refused(state, Walk("lee_ping-1", 1200, 30)) == ("no-room", "A-40")
    state.figures[0].y = 520
    assert refused(state, Run("lee_ping-1", 1200, 860))[0] == "too-far"  # the row has no gap


@pytest.mark.rule("A-26", "A-125")
def test_a_hedge_costs_an_inch() -> None:
    state = activate(table(LEE, FAR, scenery=[("hedge", 1200, 600, 8)]), "lee_ping-1")
    assert refused(state, Walk("lee_ping-1", 1200, 701)) == ("too-far", "A-41")
    do(state, Walk("lee_ping-1", 1200, 700))


@pytest.mark.rule("A-27")
def test_a_marsh_counts_double() -> None:
    state = activate(
        table((0, "lee_ping", 1200, 425), FAR, scenery=[("marsh", 1200, 600, 0)]), "lee_ping-1"
    )
    assert refused(state, Walk("lee_ping-1", 1200, 626)) == ("too-far", "A-41")
    do(state, Walk("lee_ping-1", 1200, 624))


@pytest.mark.rule("A-28", "A-29")
def test_houses_and_ponds_stop_and_a_pond_hides_nothing() -> None:
    for name in ("house", "rock", "pond"):
        state = activate(table(LEE, FAR, scenery=[(name, 1200, 700, 0)]), "lee_ping-1")
        assert refused(state, Walk("lee_ping-1", 1200, 600)) == ("no-room", "A-40")
    assert sees(state, *state.figures)


@pytest.mark.rule("A-29")
def test_a_hill_hides_those_on_either_side_and_slows_nobody() -> None:
    state = table(LEE, (1, "malikh_jaraya", 1200, 1400), scenery=[("hill", 1200, 900, 0)])
    assert not sees(state, *state.figures)
    activate(state, "lee_ping-1", Walk("lee_ping-1", 1200, 800))
    assert sees(state, *state.figures)  # now it stands on the hill


@pytest.mark.rule("A-125")
def test_climbing_onto_ruins_and_off_them_costs_an_inch() -> None:
    state = table((0, "lee_ping", 1200, 400), FAR, scenery=[("ruins", 1200, 675, 0)])
    do(state, Activate("lee_ping-1"))  # the ruins begin at y 500: 100 + 100 + 2 * 100 = 400
    assert refused(state, Walk("lee_ping-1", 1200, 602)) == ("too-far", "A-41")
    do(state, Walk("lee_ping-1", 1200, 600))


@pytest.mark.rule("A-42")
def test_after_a_run_nothing_moves_and_a_run_never_ends_in_contact() -> None:
    state = activate(table(LEE, (1, "malikh_jaraya", 1200, 1300)), "lee_ping-1")
    assert refused(state, Run("lee_ping-1", 1200, 1181)) == ("into-contact", "A-42")
    do(state, Run("lee_ping-1", 1200, 1100))
    assert figure(state, "lee_ping-1").ap == 2
    assert refused(state, Walk("lee_ping-1", 1200, 1000)) == ("already-moved", "A-42")
    assert refused(state, Charge("lee_ping-1", "malikh_jaraya-1")) == ("already-moved", "A-42")


@pytest.mark.rule("A-43", "A-44", "A-57")
def test_a_charge_brings_contact_and_a_free_attack() -> None:
    state = table(LEE, (1, "malikh_jaraya", 1200, 1000))
    activate(state, "lee_ping-1", Charge("lee_ping-1", "malikh_jaraya-1"))
    lee, jaraya = state.figures
    assert touching(state, lee, jaraya)
    assert lee.foes == 1 << jaraya.id
    assert asked(state).kind == "card"
    assert {a.card for a in every(PlayCard, state.legal(0))} == {
        "brutal",
        "normal",
        "quick",
    }  # it must attack
    settle(dice(cards(state, "normal", "inactive"), 6, 6, 6))
    assert lee.ap == 3  # the charge; the attack was free
    assert refused(state, Charge("lee_ping-1", "malikh_jaraya-1")) == ("second-charge", "A-43")


@pytest.mark.rule("A-43")
def test_a_charge_needs_sight() -> None:
    state = table(LEE, (1, "malikh_jaraya", 1200, 1000), scenery=[("house", 1200, 700, 0)])
    activate(state, "lee_ping-1")
    assert refused(state, Charge("lee_ping-1", "malikh_jaraya-1")) == ("out-of-sight", "A-43")


@pytest.mark.rule("A-45", "A-46", "A-108")
def test_a_charge_from_too_far_fails_and_cows() -> None:
    state = table(LEE, (1, "malikh_jaraya", 1200, 1150))  # 6.3 inches; the charge is 6
    activate(state, "lee_ping-1", Charge("lee_ping-1", "malikh_jaraya-1"))
    lee = figure(state, "lee_ping-1")
    assert 780 <= lee.y <= 800  # the full walk
    assert (lee.ap, lee.cowed, lee.foes) == (3, True, 0)
    assert refused(state, Walk("lee_ping-1", 1200, 700)) == ("already-moved", "A-46")
    lee.y = 1031
    in_combat(state, "lee_ping-1", "malikh_jaraya-1")
    do(state, Fight("lee_ping-1", "malikh_jaraya-1"))
    assert {a.card for a in every(PlayCard, state.legal(0))} == {"parry", "inactive"}


@pytest.mark.rule("A-108")
def test_a_failed_charge_stops_short_of_contact() -> None:
    wall = [(1, "toad_thunder_warrior", x, 760) for x in (1080, 1200, 1320)]
    state = table(LEE, *wall, (1, "chen_sze", 1200, 940))  # stealth: not from over 4 inches
    state.figures[4].y = 930
    activate(state, "lee_ping-1", Charge("lee_ping-1", "chen_sze-1"))
    lee = figure(state, "lee_ping-1")
    assert lee.cowed
    assert lee.foes == 0
    assert not any(touching(state, lee, other) for other in state.figures[1:])


@pytest.mark.rule("A-43", "A-106")
def test_a_charge_on_several_targets_is_all_or_nothing() -> None:
    pair = [(1, "malikh_jaraya", 1140, 800), (1, "malikh_jaraya", 1262, 800)]
    state = table(LEE, *pair)
    activate(
        state,
        "lee_ping-1",
        Charge("lee_ping-1", "malikh_jaraya-1", ("malikh_jaraya-2",), 1201, 698),
    )
    lee = figure(state, "lee_ping-1")
    assert lee.foes == 0b110
    apart = table(LEE, pair[0], (1, "malikh_jaraya", 1700, 800))
    activate(apart, "lee_ping-1", Charge("lee_ping-1", "malikh_jaraya-1", ("malikh_jaraya-2",)))
    assert figure(apart, "lee_ping-1").cowed


@pytest.mark.rule("A-107", "A-53")
def test_with_reach_a_charge_ends_an_inch_away_but_is_measured_edge_to_edge() -> None:
    guard = (0, "triadic_guard", 1200, 400)
    state = activate(table(guard, (1, "malikh_jaraya", 1200, 1118)), "triadic_guard-1")
    do(state, Charge("triadic_guard-1", "malikh_jaraya-1"))  # exactly 6 inches
    one, other = state.figures
    assert 90 <= distance(one, other) <= 100
    assert meet(state, one, other)
    assert one.foes
    state = activate(table(guard, (1, "malikh_jaraya", 1200, 1119)), "triadic_guard-1")
    do(state, Charge("triadic_guard-1", "malikh_jaraya-1"))
    assert figure(state, "triadic_guard-1").cowed


@pytest.mark.rule("A-47")
def test_figures_of_a_card_charge_first_and_then_attack_one_by_one() -> None:
    spears = [(0, "militia_spearmen", 1080, 600), (0, "militia_spearmen", 1320, 600)]
    state = table(*spears, (1, "malikh_jaraya", 1200, 1000), FAR)
    figure(state, "malikh_jaraya-1").ticked = 7
    do(
        state,
        Activate("militia_spearmen-1"),
        Charge("militia_spearmen-1", "malikh_jaraya-1"),
        Charge("militia_spearmen-2", "malikh_jaraya-1"),
    )
    assert figure(state, "malikh_jaraya-1").foes == 0b11  # both have arrived
    do(state, Pick("militia_spearmen-1"))
    settle(dice(cards(state, "brutal", "inactive"), 6, 6))
    assert not figure(state, "malikh_jaraya-1").alive
    assert asked(state).kind == "act"  # the other's free attack is lost


@pytest.mark.rule("A-109", "A-54")
def test_a_figure_in_combat_neither_charges_nor_shoots() -> None:
    state = table((0, "raven_thunder_warrior", 1200, 400), (1, "malikh_jaraya", 1200, 519), FAR)
    in_combat(state, "raven_thunder_warrior-1", "malikh_jaraya-1")
    do(state, Activate("raven_thunder_warrior-1"))
    assert refused(state, Charge("raven_thunder_warrior-1", "malikh_jaraya-2")) == (
        "charge-from-combat",
        "A-109",
    )
    assert refused(state, Shoot("raven_thunder_warrior-1", "malikh_jaraya-2", 9)) == (
        "in-combat",
        "A-54",
    )


@pytest.mark.rule("A-48")
def test_an_engagement_goes_straight_into_contact_with_a_free_attack() -> None:
    state = table((0, "lee_ping", 1200, 400), (1, "suleman_ghulam", 1200, 610), FAR)
    in_combat(state, "lee_ping-1", "suleman_ghulam-1")  # held at reach
    do(state, Activate("lee_ping-1"), Engage("lee_ping-1", "suleman_ghulam-1"))
    assert touching(state, *state.figures[:2])
    assert {a.card for a in every(PlayCard, state.legal(0))} >= {"brutal", "parry", "inactive"}
    settle(dice(cards(state, "quick", "inactive"), 6, 6, 6))
    assert figure(state, "lee_ping-1").ap == 3
    assert refused(state, Engage("lee_ping-1", "suleman_ghulam-1")) == ("in-contact", "A-48")
    assert refused(state, Engage("lee_ping-1", "malikh_jaraya-1")) == ("not-in-combat", "A-48")


@pytest.mark.rule("A-48")
def test_an_engagement_may_touch_several_enemies_it_already_fights() -> None:
    pair = [(1, "ibrahim", 1130, 620), (1, "suleman_ghulam", 1270, 620)]
    state = table((0, "lee_ping", 1200, 440), *pair, FAR)
    for name in ("ibrahim-1", "suleman_ghulam-1"):
        in_combat(state, "lee_ping-1", name)
    do(state, Activate("lee_ping-1"))
    both = Engage("lee_ping-1", "ibrahim-1", ("suleman_ghulam-1",))
    assert both in state.legal(0)
    stranger = Engage("lee_ping-1", "ibrahim-1", ("malikh_jaraya-1",))
    assert refused(state, stranger) == ("not-in-combat", "A-48")
    do(state, both)
    lee = figure(state, "lee_ping-1")
    assert touching(state, lee, figure(state, "suleman_ghulam-1"))
    assert touching(state, lee, figure(state, "ibrahim-1"))
    assert asked(state).kind == "card"


@pytest.mark.rule("A-41", "A-42")
def test_ways_round_a_house_are_offered_to_a_marker_behind_it() -> None:
    state = table((0, "chen_sze", 1200, 650), FAR, scenery=[("house", 1200, 890, 0)])
    do(state, Activate("chen_sze-1"))
    near = [a for a in state.legal(0) if isinstance(a, Run) and abs(a.x - 1200) < 150]
    assert any(1120 < a.y < 1200 for a in near)  # straight on there is a house
    for action in state.legal(0):
        assert state.check(0, action) is None


@pytest.mark.rule("A-52", "A-125")
def test_falls_hurt_by_height_less_size_and_leapers_not_at_all() -> None:
    assert fall_damage(300, 2) == 1
    state = table(LEE, (1, "chen_sze", 1200, 2000))
    for name in ("lee_ping-1", "chen_sze-1"):
        fall(state, figure(state, name), 4)
        run(state)
    assert (figure(state, "lee_ping-1").ticked, figure(state, "chen_sze-1").ticked) == (2, 0)
    fall(state, figure(state, "lee_ping-1"), 1)
    assert figure(state, "lee_ping-1").ticked == 2  # never below nothing


@pytest.mark.rule("A-75", "A-102", "A-110")
def test_a_charged_shooter_may_shoot_before_the_charger_moves() -> None:
    state = table(LEE, (1, "malikh_tuareg", 1200, 800))
    figure(state, "lee_ping-1").ticked = 9
    do(state, Activate("lee_ping-1"), Charge("lee_ping-1", "malikh_tuareg-1"))
    assert asked(state).kind == "react"
    dice(state, 6, 6)
    do(state, ReactShoot("lee_ping-1"))
    assert not figure(state, "lee_ping-1").alive  # it does not arrive
    assert figure(state, "malikh_tuareg-1").ap == 1
    again = table(LEE, (1, "malikh_tuareg", 1200, 800))
    do(again, Activate("lee_ping-1"), Charge("lee_ping-1", "malikh_tuareg-1"), StandFast())
    assert asked(again).kind == "card"
    assert len(again.legal(1)) == 5  # it may still play a card, for its other AP
