"""Leaving a combat: tests, free attacks, reach."""

from __future__ import annotations

from math import cos, pi, sin

import pytest

from athanor.games.alkemy.actions import (
    Activate,
    Done,
    Engage,
    Pick,
    Walk,
)
from athanor.games.alkemy.events import DisengageTested, Struck
from athanor.games.alkemy.rules.places import can_step

from ..support import asked, only
from .support import dice, do, figure, in_combat, kinds, table

LEE = (0, "lee_ping", 1200, 400)


@pytest.mark.rule("A-49", "A-114")
def test_leaving_a_combat_is_an_opposed_ref_against_whom_the_enemy_names() -> None:
    pair = [(1, "malikh_jaraya", 1140, 502), (1, "malikh_camel_rider", 1262, 502)]
    state = table(LEE, *pair)
    in_combat(state, "lee_ping-1", "malikh_jaraya-1")
    in_combat(state, "lee_ping-1", "malikh_camel_rider-1")
    do(state, Activate("lee_ping-1"), Walk("lee_ping-1", 1200, 100))
    assert (asked(state).kind, state.actors()) == ("tester", [1])
    dice(state, 6, 6, 1, 1)
    do(state, Pick("malikh_jaraya-1"))
    assert (figure(state, "lee_ping-1").y, figure(state, "lee_ping-1").foes) == (100, 0)
    assert "Struck" not in kinds(state)


@pytest.mark.rule("A-49", "A-101")
def test_a_lost_test_gives_every_enemy_a_free_attack_one_column_to_the_left() -> None:
    state = table(LEE, (1, "malikh_jaraya", 1200, 519))
    in_combat(state, "lee_ping-1", "malikh_jaraya-1")
    dice(state, 1, 1, 6, 6, 4, 6)  # lost; then 4 (axe) and 6 (mace): column 5, read as 4
    do(state, Activate("lee_ping-1"), Walk("lee_ping-1", 1200, 100))
    struck = only(Struck, state.events)[0]
    assert (struck.column, struck.damage) == (4, 3)
    assert figure(state, "malikh_jaraya-1").ap == 2  # no card, no AP
    assert figure(state, "lee_ping-1").y == 100  # it still leaves


@pytest.mark.rule("A-126")
def test_their_owner_says_in_what_order_free_attacks_come() -> None:
    pair = [(1, "malikh_jaraya", 1140, 502), (1, "malikh_camel_rider", 1262, 502)]
    state = table(LEE, *pair)
    in_combat(state, "lee_ping-1", "malikh_jaraya-1")
    in_combat(state, "lee_ping-1", "malikh_camel_rider-1")
    do(state, Activate("lee_ping-1"), Walk("lee_ping-1", 1200, 100))
    dice(state, 1, 1, 6, 6)
    do(state, Pick("malikh_jaraya-1"))
    assert (asked(state).kind, state.actors()) == ("tester", [1])
    do(state, Pick("malikh_camel_rider-1"))
    struck = [each.figure for each in only(Struck, state.events)]
    assert struck == ["malikh_camel_rider-1", "malikh_jaraya-1"]


@pytest.mark.rule("A-50")
def test_with_reach_one_leaves_an_enemy_without_it_that_does_not_touch() -> None:
    state = table((0, "tecum_seh", 1200, 400), (1, "malikh_jaraya", 1200, 600))
    in_combat(state, "tecum_seh-1", "malikh_jaraya-1")
    do(state, Activate("tecum_seh-1"), Walk("tecum_seh-1", 1200, 100))
    assert "DisengageTested" not in kinds(state)
    assert figure(state, "tecum_seh-1").foes == 0


@pytest.mark.rule("A-50")
def test_reach_does_not_slip_away_from_reach() -> None:
    state = table((0, "tecum_seh", 1200, 400), (1, "suleman_ghulam", 1200, 600))
    in_combat(state, "tecum_seh-1", "suleman_ghulam-1")  # neither touches the other
    dice(state, 1, 1, 6, 6)
    do(state, Activate("tecum_seh-1"), Walk("tecum_seh-1", 1200, 100))
    tested = only(DisengageTested, state.events)[0]
    assert (tested.target, tested.freed) == ("suleman_ghulam-1", False)
    assert "Struck" in kinds(state)  # lost: a free attack


@pytest.mark.rule("A-51")
def test_caught_in_the_reach_of_one_it_may_leave_and_engage_the_other() -> None:
    state = table(LEE, (1, "suleman_ghulam", 1000, 400), (1, "suleman_ghulam", 1410, 400))
    in_combat(state, "lee_ping-1", "suleman_ghulam-1")
    in_combat(state, "lee_ping-1", "suleman_ghulam-2")
    dice(state, 6, 6, 1, 1)
    do(state, Activate("lee_ping-1"), Engage("lee_ping-1", "suleman_ghulam-2"))
    assert "DisengageTested" in kinds(state)
    assert figure(state, "lee_ping-1").foes == 0b100


@pytest.mark.rule("A-114")
def test_ending_within_reach_of_a_foe_keeps_that_combat() -> None:
    state = table(LEE, (1, "suleman_ghulam", 1200, 519))
    in_combat(state, "lee_ping-1", "suleman_ghulam-1")
    dice(state, 6, 6, 1, 1)
    do(state, Activate("lee_ping-1"), Walk("lee_ping-1", 1200, 320))
    assert figure(state, "lee_ping-1").foes == 0b10
    do(state, Done("lee_ping-1"))


@pytest.mark.rule("A-40")
def test_who_is_hemmed_in_has_nowhere_to_step() -> None:
    turns = [n * pi / 3 for n in range(6)]
    places = [(1200 + round(121 * cos(turn)), 1200 + round(121 * sin(turn))) for turn in turns]
    ring = [(0, "tecum_seh", x, y) for x, y in places]
    inside = (0, "lee_ping", 1200, 1200)
    hemmed_in = table(inside, *ring, (1, "malikh_jaraya", 300, 300))
    assert not can_step(hemmed_in, hemmed_in.figures[0])
    open_side = table(inside, *ring[:4], (1, "malikh_jaraya", 300, 300))
    assert can_step(open_side, open_side.figures[0])
