"""Shooting: estimates, aim, range, cover, reactions."""

from __future__ import annotations

from typing import Any

import pytest

from athanor import FastRng
from athanor.games.alkemy.actions import (
    Activate,
    Decline,
    Pick,
    ReactEngage,
    ReactMove,
    ReactShoot,
    Shoot,
    StandFast,
    Walk,
)
from athanor.games.alkemy.rules.cover import ANY_PIECE, cover_choices, touching_foes
from athanor.games.alkemy.rules.reactions import refuse_reaction_shot
from athanor.games.alkemy.rules.shots import is_aimed
from athanor.games.alkemy.rules.space import distance, touching
from athanor.games.alkemy.rules.state import AlkemyState

from ..support import asked
from .support import damage_to, dice, do, figure, in_combat, kinds, refused, settle, table

BOW = "raven_thunder_warrior-1"  # javelins 3/10, charge 7
TARGET = "malikh_jaraya-1"


def range_table(away: int = 900, target: str = "malikh_jaraya", **more: Any) -> AlkemyState:
    """A javelin thrower and a target whose edges are `away` apart."""
    state = table(
        (0, "raven_thunder_warrior", 1200, 300),
        (1, target, 1200, 418 + away),
        *more.pop("others", []),
        **more,
    )
    return do(state, Activate(BOW))


def events(state: AlkemyState, kind: str) -> list[Any]:
    return [event for event in state.events if type(event).__name__ == kind]


@pytest.mark.rule("A-66")
def test_a_shot_costs_a_point_and_needs_sight() -> None:
    state = settle(do(range_table(), Shoot(BOW, TARGET, 3)))
    assert figure(state, BOW).ap == 1
    hidden = range_table(scenery=[("house", 1200, 800, 0)])
    assert refused(hidden, Shoot(BOW, TARGET, 3)) == ("out-of-sight", "A-66")
    assert refused(state, Shoot(BOW, BOW, 3)) == ("not-an-enemy", "A-66")


@pytest.mark.rule("A-67", "A-68", "A-124")
def test_aim_is_an_estimate_that_ends_on_the_targets_base() -> None:
    state = range_table(810)
    one, other = state.figures
    assert distance(one, other) == 810
    assert [guess for guess in range(1, 12) if is_aimed(one, other, guess)] == [9]
    exact = range_table(800)
    assert [g for g in range(1, 12) if is_aimed(exact.figures[0], exact.figures[1], g)] == [8, 9]
    settle(dice(do(exact, Shoot(BOW, TARGET, 9)), 1, 1))
    declared = events(exact, "ShotDeclared")
    assert not declared or declared[0].aim


@pytest.mark.rule("A-68", "A-69")
def test_an_aimed_shot_has_a_bonus_die_and_one_beyond_the_range_misses() -> None:
    state = range_table(850)
    figure(state, TARGET).ap = 0
    do(dice(state, 1, 5, 5), Shoot(BOW, TARGET, 9))
    struck = events(state, "Struck")[0]
    assert (struck.total, struck.difficulty, struck.damage) == (13, 11, 1)  # 3 + 5 + 5, swords
    far = range_table(1010)
    figure(far, TARGET).ap = 0
    do(far, Shoot(BOW, TARGET, 11))
    assert not events(far, "Struck")
    assert not events(far, "ShotDeclared")[0].in_range


@pytest.mark.rule("A-70")
def test_point_blank_is_read_a_column_to_the_right() -> None:
    state = range_table(700)
    figure(state, TARGET).ap = 0
    do(dice(state, 4, 4), Shoot(BOW, TARGET, 2))
    assert (events(state, "Struck")[0].column, damage_to(state, TARGET)) == (5, 3)
    state = range_table(701)
    figure(state, TARGET).ap = 0
    do(dice(state, 4, 4), Shoot(BOW, TARGET, 2))
    assert events(state, "Struck")[0].column == 4


@pytest.mark.rule("A-71")
def test_cover_is_rolled_after_a_hit_and_stops_it() -> None:
    for rolls, saved in (((4, 4), True), ((4, 3), False)):  # size 2 needs 8
        state = range_table(scenery=[("hedge", 1200, 1210, 8)])
        figure(state, TARGET).ap = 0
        do(dice(state, 4, 4, *rolls), Shoot(BOW, TARGET, 2))
        assert events(state, "CoverTaken")[0].saved is saved
        assert (damage_to(state, TARGET) == 0) is saved


@pytest.mark.rule("A-71")
def test_several_pieces_are_one_cover_named_behind_the_figures() -> None:
    hedges = [("hedge", 1200, 1210, 8), ("hedge", 1200, 1190, 8)]
    state = range_table(scenery=hedges, others=[(1, "ibrahim", 1200, 1180)])
    assert cover_choices(state, figure(state, BOW), figure(state, TARGET)) == [2, ANY_PIECE]
    one = range_table(scenery=hedges[:1])
    assert cover_choices(one, figure(one, BOW), figure(one, TARGET)) == [ANY_PIECE]


@pytest.mark.rule("A-71", "A-113")
def test_a_friend_who_gives_cover_takes_the_hit_and_its_player_chooses() -> None:
    state = range_table(others=[(1, "ibrahim", 1200, 1180)])
    for name in (TARGET, "ibrahim-1"):
        figure(state, name).ap = 0
    do(dice(state, 4, 4), Shoot(BOW, TARGET, 2))
    assert (asked(state).kind, state.actors()) == ("cover", [1])
    declined = state.clone()
    do(declined, Decline("cover"))
    assert damage_to(declined, TARGET) == 3
    do(dice(state, 6, 6), Pick("ibrahim-1"))
    assert (damage_to(state, TARGET), damage_to(state, "ibrahim-1")) == (0, 3)


@pytest.mark.rule("A-72")
def test_the_shots_of_a_card_are_simultaneous_and_none_is_redirected() -> None:
    state = table(
        (0, "militia_archers", 1000, 300),
        (0, "militia_archers", 1400, 300),
        (1, "malikh_jaraya", 1200, 1300),
        (1, "ibrahim", 300, 2200),
    )
    figure(state, TARGET).ticked = 7
    figure(state, TARGET).ap = 0
    dice(state, 6, 6, 6, 6)
    do(
        state,
        Activate("militia_archers-1"),
        Shoot("militia_archers-1", TARGET, 2),
        Shoot("militia_archers-2", TARGET, 2),
    )
    assert len(events(state, "Struck")) == 2  # both were loosed, though one was enough
    assert not figure(state, TARGET).alive
    assert [figure(state, f"militia_archers-{n}").ap for n in (1, 2)] == [1, 1]


@pytest.mark.rule("A-73")
def test_into_a_combat_the_opponent_in_contact_is_cover() -> None:
    state = range_table(others=[(0, "tecum_seh", 1319, 1318)])
    in_combat(state, "tecum_seh-1", TARGET)
    assert touching(state, figure(state, "tecum_seh-1"), figure(state, TARGET))
    assert cover_choices(state, figure(state, BOW), figure(state, TARGET)) == [2]
    figure(state, TARGET).ap = 0
    do(dice(state, 4, 4, 6, 6), Shoot(BOW, TARGET, 2))
    assert (damage_to(state, TARGET), damage_to(state, "tecum_seh-1")) == (0, 3)
    held = range_table(others=[(0, "tecum_seh", 1400, 1318)])
    in_combat(held, "tecum_seh-1", TARGET)  # at reach, beside it: no cover
    assert cover_choices(held, figure(held, BOW), figure(held, TARGET)) == []


@pytest.mark.rule("A-73", "A-74")
def test_who_is_covered_only_by_base_contact_may_react_and_stay() -> None:
    state = table(
        (0, "avalonian_crossbowmen", 1200, 300),
        (0, "garlan", 1200, 1218),
        (1, "aurochs_totem_warrior", 1200, 1100),
    )
    in_combat(state, "garlan-1", "aurochs_totem_warrior-1")  # from behind: in no line of fire
    do(state, Activate("avalonian_crossbowmen-1"))
    do(state, Shoot("avalonian_crossbowmen-1", "aurochs_totem_warrior-1", 7))
    assert asked(state).kind == "react"
    assert ReactMove(1200, 1100) in state.legal(1)
    dice(state, 1, 1)
    do(state, ReactMove(1200, 1100))
    assert len(events(state, "Rolled")[0].numbers) == 2  # no aim


@pytest.mark.rule("A-68", "A-111")
def test_nobody_reacts_to_a_shot_that_was_told_to_be_out_of_range() -> None:
    state = do(range_table(1050, scenery=[("house", 1500, 1400, 0)]), Shoot(BOW, TARGET, 10))
    assert not events(state, "ShotDeclared")[0].in_range
    assert asked(state).kind == "act"
    assert figure(state, TARGET).ap == 2


@pytest.mark.rule("A-39", "A-74")
def test_a_reaction_move_takes_away_aim_and_ends_in_shelter() -> None:
    state = range_table(850, scenery=[("house", 1500, 1000, 0)])
    do(state, Shoot(BOW, TARGET, 9))
    assert (asked(state).kind, state.actors()) == ("react", [1])
    assert refused(state, ReactMove(1200, 1100), 1)[0] == "no-shelter"
    moves = [a for a in state.legal(1) if isinstance(a, ReactMove)]
    assert moves
    do(dice(state, 1, 1), moves[0])
    assert len(events(state, "Rolled")[0].numbers) == 2  # no aim
    assert figure(state, TARGET).ap == 1
    assert (figure(state, TARGET).x, figure(state, TARGET).y) == (moves[0].x, moves[0].y)


@pytest.mark.rule("A-74", "A-75")
def test_a_reaction_takes_away_the_aim_of_all_who_shoot_at_it() -> None:
    state = table(
        (0, "militia_archers", 1000, 300),
        (0, "militia_archers", 1400, 300),
        (1, "malikh_tuareg", 1200, 1300),
    )
    archers = ["militia_archers-1", "militia_archers-2"]
    target = figure(state, "malikh_tuareg-1")
    shots = []
    for name in archers:
        away = distance(figure(state, name), target)
        shots.append(Shoot(name, "malikh_tuareg-1", -(-away // 100)))
    do(state, Activate(archers[0]), *shots)
    assert [event.aim for event in events(state, "ShotDeclared")] == [True, True]
    assert asked(state).kind == "react"
    standing = state.clone()
    do(standing, StandFast())
    rolls = [e for e in events(standing, "Rolled") if e.figure in archers]
    assert [len(roll.numbers) for roll in rolls] == [3, 3]  # each with the die for aim
    do(dice(state, 1, 1, 1, 1), ReactShoot(archers[0]), StandFast())
    rolls = [e for e in events(state, "Rolled") if e.figure in archers]
    assert [len(roll.numbers) for roll in rolls] == [2, 2]


@pytest.mark.rule("A-73")
def test_of_opponents_equally_near_to_the_shooter_one_is_drawn_by_lot() -> None:
    pair = [(0, "tecum_seh", 1081, 1318), (0, "wolf_thunder_warrior", 1319, 1318)]
    hit: set[str] = set()
    for seed in range(12):
        state = range_table(others=pair)
        for name in ("tecum_seh-1", "wolf_thunder_warrior-1"):
            in_combat(state, name, TARGET)
        assert len(touching_foes(state, figure(state, BOW), figure(state, TARGET))) == 2
        figure(state, TARGET).ap = 0
        state.rng = FastRng(seed)
        settle(do(state, Shoot(BOW, TARGET, 2)))
        hit |= {each.name for each in state.figures if each.ticked and each.seat == 0}
    assert hit == {"tecum_seh-1", "wolf_thunder_warrior-1"}


@pytest.mark.rule("A-74")
def test_out_of_range_is_shelter_too() -> None:
    state = do(range_table(850), Shoot(BOW, TARGET, 9))
    dice(state, 1, 1)
    do(state, ReactMove(1200, 1268 + 400))
    assert figure(state, TARGET).y == 1668


@pytest.mark.rule("A-74")
def test_the_shooter_may_be_engaged_in_reaction() -> None:
    state = do(range_table(350), Shoot(BOW, TARGET, 3))
    dice(state, 1, 1)
    do(state, ReactEngage(BOW))
    assert touching(state, figure(state, BOW), figure(state, TARGET))
    assert figure(state, BOW).foes
    assert asked(state).kind == "card"


@pytest.mark.rule("A-75", "A-111")
def test_a_reaction_shot_is_at_the_same_time_without_aim() -> None:
    state = range_table(850, target="malikh_tuareg")
    figure(state, "malikh_tuareg-1").ticked = 6
    figure(state, BOW).ticked = 7
    do(state, Shoot(BOW, "malikh_tuareg-1", 9))
    dice(state, 4, 4, 1, 1, 4, 4)  # the hit, the failed cover roll, the hit back
    do(state, ReactShoot(BOW))
    assert [len(e.numbers) for e in events(state, "Rolled")] == [2, 2]
    assert not figure(state, BOW).alive
    assert not figure(state, "malikh_tuareg-1").alive  # both from the states before any damage


@pytest.mark.rule("A-111")
def test_a_reaction_shot_out_of_range_is_refused_and_not_paid() -> None:
    state = table((0, "militia_archers", 1200, 300), (1, "malikh_looters", 1200, 1900))
    archer, looter = state.figures
    error = refuse_reaction_shot(state, looter, archer, False)
    assert error is not None
    assert (error.code, error.rule) == ("out-of-range", "A-111")
    assert refuse_reaction_shot(state, looter, archer, True) is None  # a charger: any range
    do(state, Activate("militia_archers-1"), Shoot("militia_archers-1", "malikh_looters-1", 20))
    assert looter.ap == 2


@pytest.mark.rule("A-122")
def test_no_reaction_move_after_a_run_or_a_charge() -> None:
    state = range_table(850)
    figure(state, TARGET).ran = True
    do(state, Shoot(BOW, TARGET, 9))
    assert "Struck" in kinds(state)  # nothing could be done, so nothing was asked


@pytest.mark.rule("A-122")
def test_who_ran_may_shoot_back_and_is_told_why_it_may_not_move() -> None:
    state = range_table(850, target="malikh_tuareg")
    figure(state, "malikh_tuareg-1").ran = True
    do(state, Shoot(BOW, "malikh_tuareg-1", 9))
    assert asked(state).kind == "react"
    assert refused(state, ReactMove(1200, 1268)) == ("already-moved", "A-122")


@pytest.mark.rule("A-39")
def test_an_inactive_figure_does_not_react() -> None:
    state = range_table(850)
    figure(state, TARGET).ap = 0
    do(state, Shoot(BOW, TARGET, 9))
    assert "Struck" in kinds(state)


@pytest.mark.rule("A-103")
def test_who_has_reacted_may_still_be_activated() -> None:
    state = do(range_table(850), Shoot(BOW, TARGET, 9))
    do(state, ReactMove(1200, 1268 + 400), Walk(BOW, 1200, 200))
    assert state.hand == 1
    do(state, Activate(TARGET), Walk(TARGET, 1200, 1700))


def test_no_reaction_is_an_answer_too() -> None:
    state = do(range_table(850), Shoot(BOW, TARGET, 9), StandFast())
    assert "Struck" in kinds(state)
