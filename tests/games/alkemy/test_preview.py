"""What a client is told of an action before it is declared: the way of a move, sight, refusals; and
measures only where the table is for training."""

from __future__ import annotations

import pytest

from athanor.games.alkemy.actions import (
    Activate,
    Charge,
    Claim,
    Fight,
    Pass,
    PlayCard,
    ReactMove,
    Shoot,
    Walk,
)
from athanor.games.alkemy.events import Rolled
from athanor.games.alkemy.preview import AlkemyPreview
from athanor.games.alkemy.rules.turn import end_game

from ..support import only
from .support import cards, dice, do, foresee, in_combat, table

LEE = (0, "lee_ping", 1200, 400)
ARCHER = (0, "militia_archers", 600, 400)
FAR = (1, "malikh_jaraya", 1200, 1000)


@pytest.mark.rule("A-19", "A-41", "A-97")
def test_a_move_shows_its_way_and_its_cost_only_under_training() -> None:
    for training in (False, True):
        state = do(table(LEE, ARCHER, FAR, training=training), Activate("lee_ping-1"))
        shown = foresee(state, 0, Walk("lee_ping-1", 1200, 600))
        assert shown.allowed
        assert list(shown.path[:2]) == [1200, 400]
        assert list(shown.path[-2:]) == [1200, 600]
        beside = foresee(state, 0, Walk("lee_ping-1", 718, 400))
        assert beside.code == "too-far"
        measures = (shown.cost, shown.toll, list(beside.touch))
        none: tuple[object, ...] = (None, None, [])
        assert measures == (("2.0", "0.0", ["militia_archers-1"]) if training else none)


@pytest.mark.rule("A-19", "A-97")
def test_a_move_that_is_possible_shows_the_markers_it_comes_to() -> None:
    away = (1, "malikh_jaraya", 2000, 1800)
    close = do(table((0, "lee_ping", 1200, 800), away), Activate("lee_ping-1"))
    assert list(foresee(close, 0, Walk("lee_ping-1", 1060, 1060)).markers) == [0]
    assert list(foresee(close, 0, Walk("lee_ping-1", 1190, 820)).markers) == []
    far = foresee(close, 0, Walk("lee_ping-1", 1330, 1300))  # a ghost is no ruler
    assert (far.code, list(far.markers)) == ("too-far", [])


@pytest.mark.rule("A-27")
def test_what_clutter_costs_is_told_apart() -> None:
    marsh = [("marsh", 1200, 700, 0)]
    state = do(table(LEE, FAR, scenery=marsh, training=True), Activate("lee_ping-1"))
    shown = foresee(state, 0, Walk("lee_ping-1", 1200, 625))
    assert shown.cost == "3.2"
    assert shown.toll == "0.9" or shown.toll == "1.0"
    assert foresee(state, 0, Walk("lee_ping-1", 1200, 790)).code == "too-far"


@pytest.mark.rule("A-40", "A-41")
def test_a_refusal_carries_its_rule_and_what_its_sentence_mentions() -> None:
    state = table(LEE, (1, "malikh_jaraya", 1200, 640), training=True)
    do(state, Activate("lee_ping-1"))
    shown = foresee(state, 0, Walk("lee_ping-1", 1200, 630))
    assert (shown.allowed, shown.code, shown.rule) == (False, "through-a-figure", "A-40")
    assert shown.facts == {"x": 1200, "y": 630}
    touching = foresee(state, 0, Walk("lee_ping-1", 1200, 521))
    assert (touching.code, list(touching.touch)) == ("into-contact", ["malikh_jaraya-1"])
    assert foresee(state, 0, Claim("lee_ping-1", 0)).code == "too-far"
    assert foresee(state, 1, Pass()).code == "not-your-turn"


@pytest.mark.rule("A-19", "A-68")
def test_distances_cover_and_odds_are_for_training_only() -> None:
    hedge = [("hedge", 1200, 920, 8)]
    for training in (False, True):
        state = table(ARCHER, FAR, scenery=hedge, training=training)
        do(state, Activate("militia_archers-1"))
        shown = foresee(state, 0, Shoot("militia_archers-1", "malikh_jaraya-1", 8))
        assert shown.allowed
        assert shown.sight is True
        measures = (shown.inches, shown.cover, shown.guess, shown.chance, shown.damage)
        if not training:
            assert measures == (None,) * 5
            continue
        assert shown.inches == "7.3"
        assert shown.cover is True
        assert shown.guess == 8
        blind = foresee(state, 0, Shoot("militia_archers-1", "malikh_jaraya-1", 20))
        assert (shown.chance or 0) > (blind.chance or 0) > 0
        assert (shown.damage or 0) > (blind.damage or 0)


@pytest.mark.rule("A-56", "A-19")
def test_what_a_combat_card_promises_is_for_training_only() -> None:
    for training in (False, True):
        state = table(LEE, (1, "malikh_jaraya", 1200, 518), training=training)
        in_combat(state, "lee_ping-1", "malikh_jaraya-1")
        do(state, Activate("lee_ping-1"), Fight("lee_ping-1", "malikh_jaraya-1"))
        shown = foresee(state, 0, PlayCard("normal"))
        assert shown.allowed
        assert (shown.damage is not None) == training
        idle = foresee(state, 0, PlayCard("inactive"))
        assert not training or (idle.damage, bool(shown.damage)) == (0, True)


@pytest.mark.rule("A-43")
def test_a_charge_shows_where_it_would_end_under_training() -> None:
    state = do(table(LEE, FAR, training=True), Activate("lee_ping-1"))
    shown = foresee(state, 0, Charge("lee_ping-1", "malikh_jaraya-1"))
    assert list(shown.path[:2]) == [1200, 400]
    assert shown.chance is not None
    assert 0 < shown.chance <= 100


def test_when_it_is_over_nothing_is_foreseen() -> None:
    state = table(LEE, FAR)
    end_game(state, 0, "points")
    assert foresee(state, 0, ReactMove(100, 100)) == AlkemyPreview(
        allowed=False, code="game-over", rule="A-98"
    )


@pytest.mark.rule("A-12", "A-14")
def test_a_roll_tells_every_die_and_which_two_were_kept() -> None:
    state = table(LEE, (1, "malikh_jaraya", 1200, 518))
    in_combat(state, "lee_ping-1", "malikh_jaraya-1")
    do(state, Activate("lee_ping-1"), Fight("lee_ping-1", "malikh_jaraya-1"))
    dice(state, 6, 1, 5)
    cards(state, "quick", "inactive")
    rolled = only(Rolled, state.events)[0]
    assert [word.split("-")[0] for word in rolled.dice] == ["white"] * len(rolled.dice)
    assert [int(word.split("-")[1]) for word in rolled.dice] == list(rolled.numbers)
    assert [rolled.numbers[place] for place in rolled.places] == list(rolled.kept)


@pytest.mark.rule("A-19", "A-20", "A-23")
@pytest.mark.parametrize("training", [False, True])
def test_a_place_shows_whom_one_would_see_and_what_would_give_cover(training: bool) -> None:
    """From where it stands, from a place thought of, for the enemy's figures too; distances and
    what they allow are for training."""
    scenery = [("wall", 1200, 700, 8), ("house", 600, 900, 0)]
    hidden = (1, "malikh_jaraya", 600, 1200)
    state = table(LEE, ARCHER, FAR, hidden, scenery=scenery, training=training)
    do(state, Activate("lee_ping-1"))
    place = foresee(state, 0, Walk("lee_ping-1", 1200, 600))
    assert place.allowed
    near, far = place.prospects
    assert (near.figure, near.sees, list(near.behind)) == ("malikh_jaraya-1", True, ["wall"])
    assert near.inches == ("2.8" if training else None)
    assert list(near.threatens) == (["charge"] if training else [])
    assert list(near.threatened) == (["charge"] if training else [])
    here = foresee(state, 0, Walk("lee_ping-1", 1200, 400)).prospects
    assert [each.sees for each in here] == [True, True]
    assert list(here[0].behind) == []
    theirs = foresee(state, 0, Walk("malikh_jaraya-2", 600, 1200))
    assert not theirs.allowed
    assert [(each.figure, each.sees) for each in theirs.prospects] == [
        ("lee_ping-1", True),
        ("militia_archers-1", False),
    ]
    assert far.figure == "malikh_jaraya-2"
