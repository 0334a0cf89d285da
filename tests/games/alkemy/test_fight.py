"""Combat: the cards, the four cases, damage."""

from __future__ import annotations

from typing import Any

import pytest

from athanor import FastRng
from athanor.games.alkemy.actions import (
    Activate,
    CombatCard,
    Done,
    Fight,
    Keep,
    PlayCard,
    Walk,
)
from athanor.games.alkemy.model import NONE
from athanor.games.alkemy.pending import PendingStrike
from athanor.games.alkemy.rules.dice import FOR_TOTAL, net_dice, roll
from athanor.games.alkemy.rules.fight import Fight as FightFrame
from athanor.games.alkemy.rules.space import meet
from athanor.games.alkemy.rules.state import AlkemyState, run

from ..support import asked, every
from .support import (
    cards,
    damage_to,
    dice,
    do,
    fight,
    figure,
    in_combat,
    kinds,
    refused,
    seen,
    settle,
    table,
)

#: Lee Ping (COM 5, REF 5, DEF 11) against a Jaraya (COM 4, REF 4, DEF 11), in contact.
LEE, JARAYA = "lee_ping-1", "malikh_jaraya-1"
PLAIN = "tecum_seh-1"  # COM 5, REF 6, DEF 12, no chain attack


def duel(one: str = "tecum_seh", other: str = "malikh_jaraya", apart: int = 119) -> AlkemyState:
    state = table((0, one, 1200, 400), (1, other, 1200, 400 + apart), (1, "ibrahim", 300, 2200))
    in_combat(state, f"{one}-1", f"{other}-1")
    return do(state, Activate(f"{one}-1"), Fight(f"{one}-1", f"{other}-1"))


def events(state: AlkemyState, kind: str) -> list[Any]:
    return [event for event in state.events if type(event).__name__ == kind]


@pytest.mark.rule("A-56")
def test_cards_are_picked_in_secret_and_shown_at_once() -> None:
    state = duel()
    assert state.actors() == [0, 1]
    state.play(0, PlayCard("quick"))
    assert state.actors() == [1]
    for seat in (0, 1, None):
        assert seen(state, seat).picked == [True, False]
        assert seen(state, seat).pick == ("quick" if seat == 0 else None)
        assert fight(state, seat).card is None
    state.play(1, PlayCard("parry"))
    assert events(state, "CardsShown")[0].reply == "parry"


@pytest.mark.rule("A-57", "A-102", "A-39")
def test_any_card_but_inactive_costs_a_point_when_shown() -> None:
    state = duel()
    state.play(0, PlayCard("parry"))
    assert figure(state, PLAIN).ap == 4
    state.play(1, PlayCard("parry"))
    assert (figure(state, PLAIN).ap, figure(state, JARAYA).ap) == (3, 1)


@pytest.mark.rule("A-57")
def test_without_points_only_inactive_is_left_and_is_played_by_itself() -> None:
    state = table((0, "tecum_seh", 1200, 400), (1, "malikh_jaraya", 1200, 519))
    figure(state, JARAYA).ap = 0
    in_combat(state, PLAIN, JARAYA)
    do(state, Activate(PLAIN), Fight(PLAIN, JARAYA))
    assert state.actors() == [0]


@pytest.mark.rule("A-58")
@pytest.mark.skill("reach")
def test_held_at_reach_one_can_only_parry_and_never_counters() -> None:
    state = duel(apart=210)
    assert {a.card for a in every(PlayCard, state.legal(1))} == {"parry", "inactive"}
    assert {a.card for a in every(PlayCard, state.legal(0))} == {
        "brutal",
        "normal",
        "quick",
        "parry",
        "inactive",
    }
    cards(dice(state, 1, 1, 6, 6), "normal", "parry")
    assert not events(state, "Parried")[0].counter


@pytest.mark.rule("A-59")
def test_attack_against_attack_is_decided_by_ref_and_the_slower_strikes_if_still_standing() -> None:
    state = cards(dice(duel(), 6, 6, 1, 1), "normal", "normal")
    struck = events(state, "Struck")
    assert [e.figure for e in struck] == [PLAIN, JARAYA]
    state = duel()
    figure(state, JARAYA).ticked = 7
    cards(dice(state, 6, 6, 1, 1, 4, 4), "normal", "normal")
    assert len(events(state, "Struck")) == 1


@pytest.mark.rule("A-59", "A-14")
def test_quick_has_a_bonus_die_on_ref_and_brutal_a_malus() -> None:
    state = cards(duel(), "quick", "brutal")
    settle(state)
    rolled = [e for e in events(state, "Rolled") if e.trait == "ref"]
    assert [len(e.numbers) for e in rolled[:2]] == [3, 3]
    quick, brutal = rolled[:2]
    assert sum(quick.kept) == sum(sorted(quick.numbers)[1:])
    assert sum(brutal.kept) == sum(sorted(brutal.numbers)[:2])


@pytest.mark.rule("A-60")
@pytest.mark.parametrize(
    "card, reply", [("quick", "normal"), ("normal", "brutal"), ("brutal", "quick")]
)
def test_each_attack_has_the_edge_over_one_other(card: CombatCard, reply: CombatCard) -> None:
    state = settle(cards(duel(), card, reply))
    com = {e.figure: len(e.numbers) for e in events(state, "Rolled") if e.trait == "com"}
    assert com.get(PLAIN, 3) == 3
    assert com.get(JARAYA, 2) == 2


@pytest.mark.rule("A-61", "A-63", "A-65")
@pytest.mark.parametrize("card, column", [("quick", 3), ("normal", 4), ("brutal", 5)])
def test_damage_is_read_a_column_left_for_quick_and_right_for_brutal(
    card: CombatCard, column: int
) -> None:
    state = cards(dice(duel(), 4, 4), card, "inactive")  # two axes: column 4; 4 + 4 + 5 >= 11
    struck = events(state, "Struck")[0]
    assert (struck.total, struck.difficulty, struck.hit, struck.symbols) == (
        13,
        11,
        True,
        "axe-axe",
    )
    assert (struck.column, struck.damage) == (column, [2, 2, 3, 3, 4, 4][column - 1])
    assert damage_to(state, JARAYA) == struck.damage


@pytest.mark.rule("A-15", "A-63")
def test_a_roll_below_the_defence_misses() -> None:
    state = cards(dice(duel(), 2, 3), "normal", "inactive")  # 5 + 5 = 10 against 11
    assert not events(state, "Struck")[0].hit
    state = cards(dice(duel(), 3, 3), "normal", "inactive")  # 11 is enough
    assert events(state, "Struck")[0].hit


@pytest.mark.rule("A-62", "A-116")
def test_a_parry_stops_a_blow_and_counters_when_it_is_three_better() -> None:
    state = cards(dice(duel(), 1, 2, 6, 6, 5, 5), "normal", "parry")  # 8 against 16
    assert [e.counter for e in events(state, "Parried")] == [True]
    assert [e.figure for e in events(state, "Struck")] == [JARAYA]
    assert events(state, "Struck")[0].total == 14
    state = cards(dice(duel(), 3, 3, 5, 4), "normal", "parry")  # 11 against 13: no counter
    assert [e.counter for e in events(state, "Parried")] == [False]


@pytest.mark.rule("A-116")
def test_a_counter_is_shown_as_a_plain_blow_that_nobody_replies_to() -> None:
    state = duel()
    figure(state, PLAIN).circus = 4  # it is asked whether to tumble out of the way
    cards(dice(state, 1, 1, 6, 6, 6, 6), "normal", "parry")
    assert (asked(state).kind, state.actors()) == ("acrobat", [0])
    for seat in (0, 1, None):
        blows = [each for each in seen(state, seat).behind if isinstance(each, PendingStrike)]
        assert [(each.figure, each.kind) for each in blows] == [(JARAYA, "counter-blow")]
        assert [(each.card, each.reply) for each in blows] == [("normal", "inactive")]


@pytest.mark.rule("A-62", "A-16")
def test_an_attack_that_beats_the_parry_hits_whatever_the_defence() -> None:
    state = cards(dice(duel(), 1, 2, 1, 1), "normal", "parry")  # 8 against 6, DEF 11
    assert events(state, "Struck")[0].hit
    state = cards(dice(duel(), 1, 2, 1, 3), "normal", "parry")  # 8 against 8: higher COM wins
    assert events(state, "Struck")[0].hit


@pytest.mark.rule("A-16")
def test_equal_totals_and_traits_are_rolled_anew() -> None:
    state = table((0, "malikh_jaraya", 1200, 400), (1, "malikh_jaraya", 1200, 519))
    in_combat(state, "malikh_jaraya-1", "malikh_jaraya-2")
    do(state, Activate("malikh_jaraya-1"), Fight("malikh_jaraya-1", "malikh_jaraya-2"))
    cards(dice(state, 2, 2, 1, 3), "normal", "parry")
    assert len([e for e in events(state, "Rolled") if e.trait == "com"]) >= 4


@pytest.mark.rule("A-64", "A-104")
def test_two_inactive_cards_end_the_activation() -> None:
    state = cards(duel(), "inactive", "inactive")
    assert (state.hand, asked(state).kind) == (1, "hand")
    state = cards(duel(), "parry", "inactive")
    assert (figure(state, PLAIN).ap, asked(state).kind) == (3, "act")


@pytest.mark.rule("A-104")
def test_what_other_figures_of_the_card_announced_is_cancelled_and_paid_back() -> None:
    state = table(
        (0, "militia_spearmen", 1200, 400),
        (0, "militia_spearmen", 1800, 400),
        (1, "malikh_jaraya", 1200, 519),
    )
    in_combat(state, "militia_spearmen-1", JARAYA)
    do(
        state,
        Activate("militia_spearmen-1"),
        Fight("militia_spearmen-1", JARAYA),
        Walk("militia_spearmen-2", 1800, 600),
    )
    cards(state, "inactive", "inactive")
    assert figure(state, "militia_spearmen-2").y == 400
    assert figure(state, "militia_spearmen-2").ap == 2
    assert state.hand == 1


@pytest.mark.rule("A-53", "A-55")
def test_a_fight_needs_a_combat() -> None:
    state = table((0, "tecum_seh", 1200, 400), (1, "malikh_jaraya", 1200, 519))
    do(state, Activate(PLAIN))
    assert refused(state, Fight(PLAIN, JARAYA)) == ("not-in-combat", "A-55")
    in_combat(state, PLAIN, JARAYA)
    do(state, Fight(PLAIN, JARAYA))


@pytest.mark.rule("A-53", "A-55")
@pytest.mark.parametrize("scenery, met", [("hedge", True), ("wall", False)])
def test_reach_goes_across_one_inch_of_height_and_no_more(scenery: str, met: bool) -> None:
    for below, above in (("triadic_guard", "malikh_jaraya"), ("malikh_jaraya", "triadic_guard")):
        piece = [(scenery, 1200, 1200, 0)]
        state = table((0, below, 1032, 1200), (1, above, 1200, 1200), scenery=piece)
        assert [each.perch for each in state.figures] == [NONE, 0]
        assert meet(state, state.figures[0], state.figures[1]) == met


@pytest.mark.rule("A-54")
def test_in_combat_one_moves_only_by_disengaging() -> None:
    state = table((0, "tecum_seh", 1200, 400), (1, "malikh_jaraya", 1200, 519))
    in_combat(state, PLAIN, JARAYA)
    dice(state, 6, 6, 1, 1)
    do(state, Activate(PLAIN), Walk(PLAIN, 1200, 200))
    assert "DisengageTested" in kinds(state)


@pytest.mark.rule("A-12", "A-14")
def test_which_dice_to_keep_is_asked_where_total_and_damage_pull_apart() -> None:
    state = table((0, "tecum_seh", 1200, 400), (1, "malikh_jaraya", 1200, 800))
    from athanor.games.alkemy.actions import Charge

    do(state, Activate(PLAIN), Charge(PLAIN, JARAYA))
    cards(dice(state, 5, 4, 4), "normal", "parry")  # 5 4: total 9, 2 damage; 4 4: 8 and 3
    assert (asked(state).kind, state.actors()) == ("keep", [0])
    # Of two pairs that are as good the first is offered, and none that another is better than.
    assert state.legal(0) == [Keep(0, 1), Keep(1, 2)]
    state.play(0, state.legal(0)[0])


@pytest.mark.rule("A-14")
def test_dice_cancel_and_never_exceed_two_either_way() -> None:
    assert [net_dice(3, 1), net_dice(5, 0), net_dice(0, 3), net_dice(1, 2)] == [2, 2, -2, -1]


@pytest.mark.rule("A-17")
def test_a_kept_double_six_is_cheered() -> None:
    state = table((0, "tecum_seh", 1200, 400), (1, "malikh_jaraya", 1200, 519))
    dice(state, 6, 6)
    roll(state, state.figures[0], 1, 5, 0, FOR_TOTAL)
    state.frames[-1].resume(state)
    assert "DoubleSix" in kinds(state)


@pytest.mark.rule("A-02")
def test_the_state_is_the_colour_of_the_dice_and_the_last_box_removes() -> None:
    state = duel()
    figure(state, PLAIN).ticked = 7  # 3 white and 4 yellow are gone: red dice, at most 4
    state.rng = FastRng(3)
    for _ in range(5):
        roll(state, figure(state, PLAIN), 1, 5, 2)
        state.frames[-1].resume(state)
    assert all(max(e.numbers) <= 4 for e in events(state, "Rolled"))
    state = duel()
    figure(state, JARAYA).ticked = 7
    settle(cards(dice(state, 6, 6), "normal", "inactive"))
    assert not figure(state, JARAYA).alive
    assert figure(state, PLAIN).foes == 0


@pytest.mark.rule("A-05", "A-115")
def test_a_pushed_enemy_can_no_longer_strike_back() -> None:
    state = table((0, "ibrahim", 1200, 400), (1, "malikh_jaraya", 1200, 600))
    in_combat(state, "ibrahim-1", JARAYA)
    do(state, Activate("ibrahim-1"), Fight("ibrahim-1", JARAYA))
    from athanor.games.alkemy.actions import Accept

    frame = state.frames[-1]
    assert isinstance(frame, FightFrame)
    frame.reply = NONE
    cards(dice(state, 4, 4), "brutal", "inactive")
    assert asked(state).kind == "chain"
    do(state, Accept("push"))
    assert figure(state, JARAYA).y == 700
    assert figure(state, "ibrahim-1").foes == 0  # a full inch: out of reach
    do(state, Done("ibrahim-1"))


def test_a_finished_run_leaves_nothing_on_the_stack() -> None:
    state = settle(cards(duel(), "normal", "normal"))
    assert len(state.frames) == 2
    run(state)
