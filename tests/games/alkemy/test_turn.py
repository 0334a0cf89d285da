"""The turn: initiative, the hand, activations, passing, victory."""

from __future__ import annotations

import pytest

from athanor import AthanorError
from athanor.games.alkemy.actions import (
    Activate,
    Begin,
    Champion,
    Claim,
    Concentrate,
    Done,
    Pass,
    Reactivate,
    Run,
    Walk,
)

from ..support import asked, ended
from .support import activate, do, end_turn, figure, refused, seen, settle, table, told

GUARD = (0, "triadic_guard", 300, 300)
DUEL = ((0, "lee_ping", 1200, 400), (1, "ibrahim", 1200, 2000))


@pytest.mark.rule("A-30")
def test_all_action_points_come_back_at_the_start_of_a_turn() -> None:
    state = activate(table(*DUEL), "lee_ping-1", Walk("lee_ping-1", 1200, 700), Done("lee_ping-1"))
    assert figure(state, "lee_ping-1").ap == 3
    end_turn(state)
    assert state.turn == 2
    assert figure(state, "lee_ping-1").ap == 4


@pytest.mark.rule("A-31", "A-118")
def test_the_winner_of_initiative_says_who_begins_and_who_is_given_the_hand_must_act() -> None:
    state = end_turn(table(*DUEL, (0, "triadic_guard", 600, 400), (1, "malikh_jaraya", 600, 2000)))
    assert asked(state).kind == "champion"
    assert state.actors() == [0, 1]
    state.play(1, Champion("ibrahim-1"))
    assert state.actors() == [0]
    assert seen(state, 0).picked == [False, True]
    assert (seen(state, 0).pick, seen(state, 1).pick) == (None, "ibrahim-1")  # picked, not shown
    state.play(0, Champion("lee_ping-1"))
    assert asked(state).kind == "begin"
    winner = state.actors()[0]
    state.play(winner, Begin(1 - winner))
    assert state.hand == 1 - winner
    assert refused(state, Pass()) == ("must-activate", "A-31")


@pytest.mark.rule("A-118")
def test_a_single_figure_is_picked_by_itself() -> None:
    assert asked(end_turn(table(*DUEL))).kind == "begin"


@pytest.mark.rule("A-32")
def test_there_is_no_empty_activation_and_no_card_of_an_enemy() -> None:
    state = table(*DUEL)
    assert refused(state, Activate("ibrahim-1")) == ("enemy-figure", "A-32")
    do(state, Activate("lee_ping-1"))
    assert refused(state, Done("lee_ping-1")) == ("empty-activation", "A-32")
    assert refused(state, Walk("ibrahim-1", 1200, 1900)) == ("enemy-figure", "A-32")
    do(state, Walk("lee_ping-1", 1200, 500), Walk("lee_ping-1", 1200, 600), Done("lee_ping-1"))
    assert state.hand == 1


@pytest.mark.rule("A-33", "A-03")
def test_the_figures_of_a_card_announce_before_any_is_resolved() -> None:
    state = table((0, "militia_spearmen", 1000, 400), (0, "militia_spearmen", 1300, 400), DUEL[1])
    assert len(state.cards) == 2
    do(state, Activate("militia_spearmen-1"), Walk("militia_spearmen-2", 1300, 700))
    assert figure(state, "militia_spearmen-2").y == 400  # announced, paid, not yet done
    assert figure(state, "militia_spearmen-2").ap == 1
    do(state, Walk("militia_spearmen-1", 1000, 700))
    assert (figure(state, "militia_spearmen-2").y, figure(state, "militia_spearmen-1").y) == (
        700,
        700,
    )


@pytest.mark.rule("A-105")
def test_an_action_of_two_points_fills_two_steps() -> None:
    state = table((0, "avalonian_beaters", 1000, 400), (0, "avalonian_beaters", 1300, 400), DUEL[1])
    figure(state, "avalonian_beaters-1").ap = 4
    do(
        state,
        Activate("avalonian_beaters-1"),
        Run("avalonian_beaters-1", 1000, 800),
        Walk("avalonian_beaters-2", 1300, 500),
    )
    assert refused(state, Done("avalonian_beaters-1")) == ("not-active", "A-32")
    do(state, Walk("avalonian_beaters-2", 1300, 600))
    do(state, Done("avalonian_beaters-1"))  # after its second step it may be told again


@pytest.mark.rule("A-34", "A-35", "A-103")
def test_points_may_be_kept_and_the_hand_passes() -> None:
    state = activate(table(*DUEL), "lee_ping-1", Walk("lee_ping-1", 1200, 500), Done("lee_ping-1"))
    assert figure(state, "lee_ping-1").ap == 3  # on watch
    assert seen(state, 1).table.figures[0].ap == 3  # seen by all
    assert state.hand == 1
    figure(state, "ibrahim-1").ap = 0
    assert refused(state, Activate("ibrahim-1")) == ("no-ap", "A-103")


@pytest.mark.rule("A-36", "A-37", "A-117")
def test_two_passes_running_end_the_turn_and_an_activation_starts_the_count_anew() -> None:
    state = do(table(*DUEL), Pass())
    assert state.hand == 1
    assert [event.seat for event in told(state, "Passed")] == [0]
    do(state, Activate("ibrahim-1"), Walk("ibrahim-1", 1200, 1800), Done("ibrahim-1"))
    assert (state.hand, state.turn) == (0, 1)  # the hand comes back
    do(state, Pass(), Pass())
    assert state.turn == 2


@pytest.mark.rule("A-117")
def test_who_can_play_nothing_passes_by_itself() -> None:
    state = table(*DUEL)
    figure(state, "ibrahim-1").ap = 0
    do(state, Pass())
    assert state.turn == 2


@pytest.mark.rule("A-38")
def test_a_figure_on_watch_is_re_activated_for_a_point_and_must_act() -> None:
    state = activate(table(*DUEL), "lee_ping-1", Walk("lee_ping-1", 1200, 500), Done("lee_ping-1"))
    do(state, Pass(), Reactivate("lee_ping-1"))
    assert figure(state, "lee_ping-1").ap == 2
    assert refused(state, Done("lee_ping-1")) == ("empty-activation", "A-32")
    do(state, Walk("lee_ping-1", 1200, 600), Walk("lee_ping-1", 1200, 700))
    assert refused(state, Reactivate("ibrahim-1")) == ("not-yet-activated", "A-38")
    figure(state, "ibrahim-1").ap = 1
    assert refused(state, Reactivate("ibrahim-1")) == ("no-ap", "A-38")


@pytest.mark.rule("A-38")
def test_only_who_has_three_or_four_points_on_the_card_is_activated_again() -> None:
    pair = [(0, "militia_spearmen", 1000, 400), (0, "militia_spearmen", 1300, 400)]
    state = table(*pair, GUARD, DUEL[1])
    do(state, Activate("militia_spearmen-1"), Done("militia_spearmen-2"))
    do(state, Walk("militia_spearmen-1", 1000, 500), Done("militia_spearmen-1"), Pass())
    assert figure(state, "militia_spearmen-2").ap == 2
    assert refused(state, Reactivate("militia_spearmen-2")) == ("too-few-ap", "A-38")


@pytest.mark.rule("A-38")
def test_who_can_do_nothing_is_not_activated_again() -> None:
    state = table(*DUEL, GUARD)
    activate(state, "lee_ping-1", Run("lee_ping-1", 1200, 900), Done("lee_ping-1"))
    assert figure(state, "lee_ping-1").ap == 2
    do(state, Activate("ibrahim-1"), Walk("ibrahim-1", 1200, 1900), Done("ibrahim-1"))
    assert refused(state, Reactivate("lee_ping-1")) == ("nothing-to-do", "A-38")
    assert Reactivate("lee_ping-1") not in state.legal(0)
    near = table(
        (0, "lee_ping", 1200, 990), DUEL[1], GUARD
    )  # beside a marker two points are wanted
    activate(near, "lee_ping-1", Run("lee_ping-1", 1200, 1000), Done("lee_ping-1"))
    do(near, Activate("ibrahim-1"), Walk("ibrahim-1", 1200, 1900), Done("ibrahim-1"))
    assert refused(near, Reactivate("lee_ping-1")) == ("nothing-to-do", "A-38")
    figure(near, "lee_ping-1").ap = 3
    do(near, Reactivate("lee_ping-1"), Claim("lee_ping-1", 0))


@pytest.mark.rule("A-38", "A-42")
def test_no_movement_when_re_activated_after_a_run() -> None:
    state = activate(table(*DUEL), "lee_ping-1", Run("lee_ping-1", 1200, 1000), Done("lee_ping-1"))
    figure(state, "lee_ping-1").ap = 3  # enough to turn the marker it stands at
    do(state, Pass(), Reactivate("lee_ping-1"))
    assert refused(state, Walk("lee_ping-1", 1200, 1100)) == ("already-moved", "A-42")


@pytest.mark.rule("A-93")
def test_three_markers_on_the_middle_line_seven_or_twelve_inches_apart() -> None:
    state = table(*DUEL)
    assert sorted(spot.x for spot in state.markers) == [400, 1200, 2000]
    assert {spot.y for spot in state.markers} == {1200}
    state = table(*DUEL, format="300")
    assert sorted(spot.x for spot in state.markers) == [1100, 2400, 3700]  # 12 inches apart
    assert {spot.y for spot in state.markers} == {1800}


@pytest.mark.rule("A-97")
def test_a_marker_is_taken_for_two_points_and_an_enemys_becomes_neutral() -> None:
    near = (0, "lee_ping", 1200, 1200 - 50 - 59 - 100)  # exactly an inch: included
    state = activate(table(near, DUEL[1]), "lee_ping-1", Claim("lee_ping-1", 0))
    assert (state.markers[0].owner, figure(state, "lee_ping-1").ap) == (0, 2)
    assert refused(state, Claim("lee_ping-1", 0)) == ("own-marker", "A-97")
    assert refused(state, Claim("lee_ping-1", 1)) == ("too-far", "A-97")
    state.markers[0].owner = 1
    do(state, Claim("lee_ping-1", 0))
    assert state.markers[0].owner == -1
    state = table((0, "lee_ping", 1200, 990), DUEL[1])
    do(state, Activate("lee_ping-1"))
    assert refused(state, Claim("lee_ping-1", 0)) == ("too-far", "A-97")


@pytest.mark.rule("A-98")
def test_who_controls_more_markers_scores_and_three_points_win() -> None:
    state = table(*DUEL)
    state.markers[0].owner = 1
    end_turn(state)
    assert state.points == [0, 1]
    state.markers[1].owner = 0
    settle(state)
    end_turn(state)
    assert state.points == [0, 1]  # equal: nobody scores
    state.markers[1].owner = 1
    state.points = [0, 2]
    settle(state)
    end_turn(state)
    assert state.over
    assert (ended(state).winners, ended(state).reason) == ([1], "points")


@pytest.mark.rule("A-99")
@pytest.mark.parametrize("wipeout, winners", [("draw", []), ("win", [0])])
def test_a_side_without_figures_ends_the_game(wipeout: str, winners: list[int]) -> None:
    from athanor.games.alkemy.rules.damage import OTHER, hurt
    from athanor.games.alkemy.rules.state import run

    state = table(*DUEL, wipeout=wipeout)
    hurt(state, -1, 1, 99, OTHER)
    run(state)
    assert state.over
    assert (ended(state).winners, ended(state).reason) == (winners, "wipeout")


@pytest.mark.rule("A-99")
@pytest.mark.parametrize("time_up, winners", [("draw", []), ("points", [0])])
def test_the_last_turn_ends_the_game(time_up: str, winners: list[int]) -> None:
    state = table(*DUEL, turns=1, time_up=time_up)
    state.markers[2].owner = 0
    end_turn(state)
    assert (ended(state).winners, ended(state).reason) == (winners, "turns")
    assert ended(end_turn(table(*DUEL, turns=1, time_up=time_up))).winners == []


@pytest.mark.rule("A-99")
def test_two_who_turn_one_marker_to_and_fro_come_to_an_end() -> None:
    pair = ((0, "triadic_guard", 1200, 1000), (1, "malikh_jaraya", 1200, 1400))
    state = table(*pair)
    while not state.over:
        settle(state)
        seat = state.actors()[0]
        options = state.legal(seat)
        claims = [action for action in options if isinstance(action, Claim)]
        others = [a for a in options if isinstance(a, (Activate, Done, Pass))]
        state.play(seat, (claims or others)[0])
    assert (state.turn, ended(state).winners, ended(state).reason) == (12, [], "turns")
    with pytest.raises(AthanorError):
        table(*pair, turns=0)  # no game without an end


@pytest.mark.rule("A-78")
def test_concentration_costs_a_point_and_lasts() -> None:
    state = table((0, "crystal_sun_disciple", 1200, 400), DUEL[1])
    activate(state, "crystal_sun_disciple-1", Concentrate("crystal_sun_disciple-1"))
    do(state, Concentrate("crystal_sun_disciple-1"))
    assert figure(state, "crystal_sun_disciple-1").concentration == 2
    end_turn(state)
    assert figure(state, "crystal_sun_disciple-1").concentration == 2


@pytest.mark.rule("A-35")
def test_an_opportunist_comes_after_a_shadow_and_after_nobody_else() -> None:
    for first, kind in (("shadow", "opportunity"), ("lee_ping", "hand")):
        state = table((0, first, 600, 400), (0, "chen_sze", 1200, 400), *DUEL[1:])
        do(state, Activate(f"{first}-1"), Walk(f"{first}-1", 600, 500), Done(f"{first}-1"))
        assert asked(state).kind == kind


def test_what_was_offered_is_judged_anew_once_something_has_happened() -> None:
    """What `legal` has just found need not be looked for again, but only that: not for the other
    seat, not after a move, and not because somebody has added to the list."""
    state = table(*DUEL)
    offered = state.legal(0)
    activation = offered[0]
    assert state.check(0, activation) is None
    refusal = state.check(1, activation)
    assert refusal is not None
    assert refusal.code == "not-your-turn"
    forged = Activate("ibrahim-1")
    offered.append(forged)
    assert refused(state, forged) == ("enemy-figure", "A-32")
    do(state, activation)
    assert state.check(0, activation) is not None
    copy = state.clone()
    state.legal(0)
    assert copy.check(0, activation) is not None


@pytest.mark.rule("A-33")
def test_places_are_remembered_only_as_long_as_nobody_moves() -> None:
    """While the figures of a card are told what to do; afterwards they are looked for anew."""
    one, other = "avalonian_recruits-1", "avalonian_recruits-2"
    state = table(
        (0, "avalonian_recruits", 1000, 400),
        (0, "avalonian_recruits", 1180, 400),
        (1, "ibrahim", 1200, 2000),
    )
    do(state, Activate(one))
    before = state.legal(0)
    do(state, Walk(one, 1050, 500))
    left = state.legal(0)
    assert left == state.clone().legal(0)
    assert [a for a in left if isinstance(a, Walk)] == [
        a for a in before if isinstance(a, Walk) and a.figure == other
    ]
    do(state, Walk(other, 1300, 500))
    assert {each.figure for each in state.legal(0) if isinstance(each, Walk)} == {one, other}
    assert state.legal(0) == state.clone().legal(0)
    assert not set(before) & {a for a in state.legal(0) if isinstance(a, Walk)}
