"""Exact odds, by hand and against simulated dice."""

from __future__ import annotations

import os
from fractions import Fraction

import pytest

from athanor import FastRng
from athanor.games.alkemy import odds
from athanor.games.alkemy.cards import COLUMN, NUMBER, PROFILE_INDEX, PROFILES, RED, SYMBOL, WHITE
from athanor.games.alkemy.odds import Fighter

ROLLS = int(os.environ.get("ALKEMY_ROLLS", "60000"))


def fighter(id: str, ticked: int = 0) -> Fighter:
    return Fighter(PROFILES[PROFILE_INDEX[id]], ticked)


@pytest.mark.rule("A-12", "A-13")
def test_the_dice_have_the_published_faces() -> None:
    assert [NUMBER[6 * colour : 6 * colour + 6] for colour in range(3)] == [
        [1, 2, 3, 4, 5, 6],
        [1, 2, 3, 4, 5, 4],
        [1, 2, 3, 4, 3, 4],
    ]
    assert [SYMBOL[6 * colour : 6 * colour + 6].count(2) for colour in range(3)] == [1, 0, 0]


@pytest.mark.rule("A-14", "A-15")
def test_two_white_dice() -> None:
    assert odds.totals(WHITE)[7] == Fraction(6, 36)
    assert odds.success(WHITE, 0, 3, 10) == Fraction(21, 36)
    assert odds.totals(WHITE, 1)[12] == Fraction(16, 216)  # two or three sixes of three
    assert odds.totals(WHITE, -1)[12] == Fraction(1, 216)
    assert odds.totals(WHITE, 5) == odds.totals(WHITE, 2)  # never more than two either way


@pytest.mark.rule("A-16")
def test_equal_opponents_win_half_of_their_tests() -> None:
    assert odds.opposed(WHITE, 0, 4, WHITE, 0, 4) == Fraction(1, 2)
    assert odds.opposed(WHITE, 1, 4, RED, 0, 4) + odds.opposed(RED, 0, 4, WHITE, 1, 4) == 1
    assert odds.opposed(WHITE, 0, 5, WHITE, 0, 4) > Fraction(1, 2)


@pytest.mark.rule("A-61", "A-65")
def test_damage_follows_the_columns() -> None:
    assert odds.read_table((1, 2, 3, 4, 5, 6), 0, -1, 0) == 1  # shifts stop at the ends
    assert odds.read_table((1, 2, 3, 4, 5, 6), 5, 1, 0) == 6
    assert odds.read_table((1, 2, 3, 4, 5, 6), 3, 1, 0) == 5
    assert odds.read_table((1, 2, 3, 4, 5, 6), 0, 0, 1) == 1  # tough: never below 1
    always = odds.damage(20, 10, WHITE, (1, 2, 3, 4, 5, 6))
    assert always[6] == Fraction(1, 36)
    assert sum(always.values()) == 1


def simulated(colour: int, dice: int, com: int, difficulty: int, dom: tuple[int, ...]) -> float:
    rng = FastRng(colour * 7 + dice + 3)
    dealt = 0
    for _ in range(ROLLS):
        faces = [colour * 6 + rng.quick(6) for _ in range(2 + abs(dice))]
        if dice < 0:
            faces.sort(key=lambda face: NUMBER[face])
            least = NUMBER[faces[0]] + NUMBER[faces[1]]
        best = 0
        for i, one in enumerate(faces):
            for two in faces[i + 1 :]:
                total = NUMBER[one] + NUMBER[two]
                if dice < 0 and total != least:
                    continue
                if total + com >= difficulty:
                    best = max(best, dom[COLUMN[SYMBOL[one] * 3 + SYMBOL[two]]])
        dealt += best
    return dealt / ROLLS


@pytest.mark.rule("A-14", "A-60", "A-69")
@pytest.mark.parametrize("colour", (0, 1, 2))
@pytest.mark.parametrize("dice", (-2, -1, 0, 1, 2))
def test_odds_agree_with_simulated_dice(colour: int, dice: int) -> None:
    dom = (2, 3, 4, 5, 6, 8)
    exact = float(odds.mean(odds.damage(4, 10, colour, dom, dice)))
    assert simulated(colour, dice, 4, 10, dom) == pytest.approx(exact, abs=8 / ROLLS**0.5)


@pytest.mark.rule("A-59", "A-62", "A-63", "A-64")
def test_a_duel_is_a_table_of_card_against_card() -> None:
    table = odds.duel(fighter("garlan"), fighter("triadic_guard"))
    assert len(table) == 25
    assert [*table["inactive", "parry"]] == [0, 0]
    ours, theirs = table["normal", "inactive"]
    assert ours > 0
    assert theirs == 0
    ours, theirs = table["brutal", "parry"]
    assert 0 < theirs < ours
    mirror = odds.duel(fighter("malikh_jaraya"), fighter("malikh_jaraya"))
    assert mirror["quick", "quick"][0] == mirror["quick", "quick"][1]
    assert mirror["brutal", "quick"] == mirror["quick", "brutal"][::-1]
    assert mirror["parry", "normal"] == mirror["normal", "parry"][::-1]


def test_a_wound_takes_the_sting_out_of_the_reply() -> None:
    fresh = odds.clash(fighter("garlan"), fighter("malikh_jaraya"), "normal", "normal")
    weak = odds.clash(fighter("garlan"), fighter("malikh_jaraya", 7), "normal", "normal")
    assert weak[1] < fresh[1]


@pytest.mark.rule("A-70", "A-71")
def test_shots_gain_by_aim_and_closeness_and_lose_by_cover() -> None:
    bow, target = fighter("militia_archers"), fighter("malikh_jaraya")
    plain = odds.shot(bow, target)
    assert odds.shot(bow, target, aim=True) > plain
    assert odds.shot(bow, target, close=True) > plain
    assert odds.shot(bow, target, cover=True) == plain * Fraction(21, 36)  # 8 or more saves it
    assert [odds.cover_number(size) for size in (1, 2, 3, 4)] == [6, 8, 10, 12]
