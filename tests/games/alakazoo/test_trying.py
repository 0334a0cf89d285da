"""What a grandmaster of Alakazoö! looks at first: the traits of actions, worked out by hand."""

from __future__ import annotations

import random
from math import exp, isclose

from athanor import Action
from athanor.contract import game
from athanor.games.alakazoo.actions import Place, Roll, TakeColumn
from athanor.games.alakazoo.bots.judgement import AlakazooExpert
from athanor.games.alakazoo.bots.trying import (
    BITS,
    COLUMN_NEW,
    COLUMN_READY,
    PLACE_LINES,
    PLACE_POINTS,
    ROLL_HAND,
    ROLL_RISK,
    ROLL_ROOM,
    TABLE,
    TRAIT,
    TRAITS,
    Trying,
)
from athanor.games.alakazoo.cards import INDEX
from athanor.games.alakazoo.rules.turn import AlakazooState

from .support import seat, tabled


def table() -> AlakazooState:
    own = seat(
        hand="dragon-head griffin-torso",
        spells="dragon-left-ear minotaur-tail",
        ready="head",
        tokens=[("torso", "flame")],
        magic=2,
        dark=1,
    )
    columns = ("dragon-right-ear griffin-left-hand", "griffin-head", "", "")
    return tabled(own, seat(spells="griffin-left-leg sphinx-head"), columns=columns)


def traits(state: AlakazooState, action: Action) -> list[int]:
    trying = Trying()
    trying.look(state, 0)
    left = trying.traits(state, INDEX[action])
    found: list[int] = []
    while left:
        found.append(left & int(TRAIT))
        left >>= int(BITS)
    return found


def test_a_roll_is_told_by_its_dice_its_risk_and_what_it_could_fill() -> None:
    # Two dice; no face is dangerous, one dark token; room for three tokens, two faces fill; two
    # spells of use, two places filled.
    assert traits(table(), Roll(2)) == [
        ROLL_RISK + (1 * 6 + 0) * 4 + 1,
        ROLL_ROOM + (1 * 6 + 2) * 7 + 2,
        ROLL_HAND + (1 * 5 + 2) * 10 + 2,
    ]


def test_a_column_is_told_by_what_it_brings() -> None:
    found = traits(table(), TakeColumn(1))  # two places without a spell, one spell of the dragon's
    assert found[:2] == [COLUMN_NEW + (2 * 4 + 1) * 4, COLUMN_READY + 2]
    assert traits(table(), TakeColumn(2))[:2] == [COLUMN_NEW, COLUMN_READY + 1 * 5 + 2]


def test_a_spell_is_told_by_its_points_and_its_lines() -> None:
    own = seat(
        hand="dragon-head", spells="dragon-left-ear dragon-right-ear griffin-torso", ready="head"
    )
    state = tabled(own, seat(), phase="place")
    # The upper row scores by it; the column of head, torso and tail is not full.
    assert traits(state, Place("dragon-head")) == [
        PLACE_POINTS + (1 * 2 + 1) * 10 + 3,
        PLACE_LINES + 1 * 3,
    ]


def test_how_readily_is_what_the_table_says_together() -> None:
    state = table()
    actions = state.legal(0)
    wanted = [exp(sum(TABLE[each] for each in traits(state, action))) for action in actions]
    found = AlakazooExpert().weights(state, 0, actions)
    assert isclose(sum(found), 1.0)
    for weight, each in zip(found, wanted, strict=True):
        assert isclose(weight, each / sum(wanted), rel_tol=1e-9)


def test_what_brings_more_is_tried_sooner() -> None:
    state = table()
    one, other = AlakazooExpert().weights(state, 0, [TakeColumn(1), TakeColumn(2)])
    assert one > 2 * other


def test_alone_and_without_a_table_quick_play_comes_first() -> None:
    expert = AlakazooExpert()
    expert.trying = None
    assert 0.3 in expert.weights(table(), 0, table().legal(0))


def test_every_action_of_whole_games_has_traits_that_are_in_the_table() -> None:
    kinds: set[str] = set()
    trying = Trying()
    for seed in range(6):
        state = game("alakazoo").new(2 + seed % 3, seed=seed, tracing=False)
        assert isinstance(state, AlakazooState)
        dice = random.Random(seed)
        while not state.over and state.step < 600:
            asked = state.actors()[0]
            actions = state.legal(asked)
            if state.creatures:
                trying.look(state, asked)
                for action in actions:
                    left = trying.traits(state, INDEX[action])
                    while left:
                        assert 0 < left & int(TRAIT) < TRAITS
                        left >>= int(BITS)
                        kinds.add(type(action).__name__)
            state.apply(asked, dice.choice(actions))
    assert {"Roll", "TakeColumn", "Cover", "Charge", "Darken", "Place", "Done", "Invoke"} <= kinds
    assert {"Uncover", "Discard", "Take", "Swap", "Rest"} <= kinds


def test_what_is_not_told_apart_is_tried_alike() -> None:
    state = table()
    state.play(0, Roll(1))
    actions = state.legal(0)
    weights = AlakazooExpert().weights(state, 0, actions)
    alike: dict[tuple[int, ...], float] = {}
    for action, weight in zip(actions, weights, strict=True):
        assert isclose(alike.setdefault(tuple(traits(state, action)), weight), weight)
    assert len(alike) > 1
