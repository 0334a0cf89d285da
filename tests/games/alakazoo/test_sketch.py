"""What networks are shown of Alakazoö!, worked out by hand on positions of a line or two."""

from __future__ import annotations

from math import e, isclose
from struct import pack

from athanor import FastRng
from athanor.contract.learned import LearnedJudgement
from athanor.contract.network import Network
from athanor.contract.sketch import sketched
from athanor.contract.weights import Part
from athanor.games.alakazoo.actions import Roll
from athanor.games.alakazoo.bots.odds import odds
from athanor.games.alakazoo.bots.sketch import (
    DICE,
    OTHERS,
    OWN,
    PLACES,
    ROWS,
    SPELLS,
    TABLE,
    AlakazooSketch,
)
from athanor.games.alakazoo.rules.turn import AlakazooState

from .support import GAME, seat, tabled


def numbers(state: AlakazooState, at: int, count: int) -> list[float]:
    return sketched(AlakazooSketch(state.seats), state, 0)[at : at + count]


def table() -> AlakazooState:
    """The head is ready and its spell in hand, but an opponent was there first; of the torso one
    rune is covered, and there is another creature's spell for it."""
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


def test_places_are_told_apart_by_runes_spells_and_who_was_first() -> None:
    found = [0.0] * 18
    found[4] = 4.0  # nothing there, nothing in hand, nobody was first: both hands, an ear, a leg
    found[5] = 1.0  # the left leg, where the opponent was first
    found[6 + 2] = 1.0  # the torso
    found[12 + 1] = 1.0  # the head
    assert numbers(table(), PLACES, 18) == found


def test_rows_are_told_apart_by_what_they_can_still_score() -> None:
    assert numbers(table(), ROWS, 6) == [2.0, 4.0, 0.0, 0.0, 0.0, 0.0]
    upper = "dragon-left-ear dragon-head dragon-right-ear"
    middle = "dragon-left-hand griffin-torso griffin-right-hand"
    # The first row scores, the second does not; of the rows across one is of one creature, and the
    # others are of two, as yet.
    full = tabled(seat(spells=f"{upper} {middle}"), seat())
    assert numbers(full, ROWS, 6) == [1.0, 0.0, 2.0, 1.0, 1.0, 1.0]


def test_columns_count_by_what_they_bring_for_empty_places() -> None:
    assert numbers(table(), SPELLS, 4) == [2.0, 1.0, 0.0, 2.0]
    ready = tabled(seat(ready="head"), seat(), columns=("griffin-head", "", "", ""))
    assert numbers(ready, SPELLS, 4) == [1.0, 0.0, 1.0, 1.0]


def test_dice_count_by_the_runes_that_are_left() -> None:
    # Four symbols have two free runes, one has three; a drop or a star completes the torso.
    assert numbers(table(), DICE, 4) == [0.0, 0.0, 4.0, 2.0]


def test_the_own_standing_and_that_of_the_table() -> None:
    found = numbers(table(), OWN, 16)
    assert found[:9] == [0.0, 2.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 2.0]
    assert found[9:] == [2.0, 0.0, 0.0, 2.0, 0.0, 3.0, 3.0]
    assert numbers(table(), TABLE, 7) == [1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 2.0]
    assert numbers(table(), OTHERS, 7) == [0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 3.0]


def test_what_the_dice_allow_alone() -> None:
    last = 4  # dark tokens: one more loses
    assert isclose(odds(1, last), 2 / 6)
    # Of two symbols, two dice at once: a star can go where the other die does not.
    assert isclose(odds(1 + 5, last), 7 / 36)
    # With one token to spare, the last rune may be missed once.
    assert isclose(odds(1, last - 1), 1 / 3 + 2 / 3 * 1 / 3)


def test_search_judges_between_turns_only() -> None:
    judgement = GAME.expert()
    state = table()
    assert judgement.quiet(state)
    state.play(0, Roll(1))
    assert not judgement.quiet(state)
    judgement.playout(state, judgement.stage(state), FastRng(1))
    assert judgement.quiet(state)
    assert state.turn == 1


def told(bias: float, exploration: float = 0.0) -> LearnedJudgement:
    """Alone, by a network that says the same of everything."""
    form = Part(shape=[AlakazooSketch(1).length, 1, 1, 1])
    halves = [0.0] * (form.size // 2 - 1) + [bias]
    return LearnedJudgement(
        GAME.expert(),
        AlakazooSketch(1),
        Network(list(form.shape), pack(f"<{len(halves)}e", *halves)),
        0,
        True,
        exploration,
    )


def test_alone_a_network_puts_the_odds_right() -> None:
    state = tabled(seat(ready="head"))
    (before,) = GAME.expert().values(state)
    assert isclose(told(0.0).values(state)[0], before)
    (after,) = told(1.0).values(state)
    assert isclose(after / (1 - after), e * before / (1 - before))


def test_who_has_learned_may_explore_less() -> None:
    assert told(0.0).exploration() == GAME.judgement().exploration()
    assert told(0.0, 0.3).exploration() == 0.3
