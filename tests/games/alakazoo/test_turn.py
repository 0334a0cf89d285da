"""The turn, spells, and placing: Z-13, Z-14, Z-24 to Z-26, Z-40 to Z-44."""

from __future__ import annotations

import pytest

from athanor.games.alakazoo.actions import (
    Discard,
    Done,
    Draw,
    Invoke,
    Place,
    Rest,
    Roll,
    Swap,
    Take,
    TakeColumn,
)
from athanor.games.alakazoo.events import Darkened, Drew, Placed, TurnLost

from .support import RUNES, column, discards, hand, happened, refused, seat, spells, tabled

BARE = "dragon-tail dragon-torso dragon-left-leg"


@pytest.mark.rule("Z-13")
def test_three_dark_tokens_cost_the_turn() -> None:
    table = tabled(seat(), seat(magic=0, dark=3), seat())
    table.play(0, TakeColumn(1))
    assert [event.seat for event in happened(table, TurnLost)] == [1]
    assert table.players[1].dark() == 0
    assert table.dark == 12
    assert table.actors() == [2]


@pytest.mark.rule("Z-14")
@pytest.mark.parametrize("dark", [1, 2])
def test_resting_returns_all_dark_tokens_and_ends_the_turn(dark: int) -> None:
    table = tabled(seat("dragon-head", ready="head", magic=0, dark=dark), seat())
    table.play(0, Rest())
    assert table.players[0].dark() == 0
    assert table.dark == 12
    assert table.actors() == [1]


@pytest.mark.rule("Z-14")
def test_without_a_dark_token_nobody_rests() -> None:
    assert refused(tabled(seat(), seat()), 0, Rest()) == ("nothing-to-rest-from", "Z-14")


@pytest.mark.rule("Z-14")
def test_an_action_comes_first_then_placing_then_tokens_then_hand() -> None:
    four = "griffin-head griffin-tail griffin-torso griffin-left-leg"
    table = tabled(
        seat(four, ready="head torso tail left-leg", magic=1),
        seat(),
        columns=("minotaur-head", "", "", ""),
    )
    assert refused(table, 0, Place("griffin-head")) == ("act-first", "Z-14")
    table.play(0, TakeColumn(1))
    assert table.decision().kind == "place"  # type: ignore[union-attr]
    table.play(0, Done())
    kinds = []
    while table.actors() == [0]:
        kinds.append(table.decision().kind)  # type: ignore[union-attr]
        table.play(0, table.legal(0)[0])
    assert kinds == ["trim-tokens", "trim-tokens", "trim-hand"]
    assert table.players[0].dark() == 2


@pytest.mark.rule("Z-24")
def test_a_column_comes_into_hand_and_each_column_gets_a_spell() -> None:
    table = tabled(
        seat(),
        seat(),
        columns=("dragon-head dragon-tail", "griffin-head", "", "griffin-tail"),
        pile="minotaur-head minotaur-tail minotaur-torso minotaur-left-leg",
    )
    table.play(0, TakeColumn(1))
    assert hand(table) == {"dragon-head", "dragon-tail"}
    assert column(table, 0) == ["minotaur-head"]
    assert column(table, 1) == ["griffin-head", "minotaur-tail"]
    assert column(table, 2) == ["minotaur-torso"]
    assert column(table, 3) == ["griffin-tail", "minotaur-left-leg"]


@pytest.mark.rule("Z-24")
def test_an_empty_column_may_be_chosen() -> None:
    table = tabled(seat(), seat())
    table.play(0, TakeColumn(3))
    assert hand(table) == set()
    assert [each.count for each in table.columns] == [1, 1, 1, 1]


@pytest.mark.rule("Z-25")
def test_discard_any_number_and_draw_as_many() -> None:
    table = tabled(seat(BARE), seat(), pile="griffin-head griffin-tail griffin-torso")
    assert refused(table, 0, Draw()) == ("act-first", "Z-14")  # at least one
    table.play(0, Discard("dragon-tail"))
    assert discards(table) == {"dragon-tail"}
    assert refused(table, 0, Roll(1)) == ("draw-first", "Z-25")
    assert refused(table, 0, Discard("dragon-tail")) == ("not-in-hand", "Z-25")
    table.play(0, Discard("dragon-torso"))
    table.play(0, Draw())
    assert hand(table) == {"dragon-left-leg", "griffin-head", "griffin-tail"}
    assert table.actors() == [1]


@pytest.mark.rule("Z-25")
def test_what_is_drawn_only_its_owner_sees() -> None:
    table = tabled(seat(BARE), seat(), pile="griffin-head")
    table.play(0, Discard("dragon-tail"))
    table.play(0, Draw())
    assert [event.card for event in happened(table, Drew)] == ["griffin-head"]
    assert b"griffin-head" in table.view(0).json()
    assert b"griffin-head" not in table.view(1).json()


@pytest.mark.rule("Z-26")
def test_more_than_four_spells_are_discarded_and_a_dark_token_taken() -> None:
    table = tabled(
        seat(BARE + " dragon-head", magic=1),
        seat(),
        columns=("griffin-head griffin-tail", "", "", ""),
    )
    table.play(0, TakeColumn(1))
    assert refused(table, 0, Done()) == ("too-many-spells", "Z-26")
    table.play(0, Discard("dragon-head"))
    table.play(0, Discard("griffin-tail"))
    assert table.players[0].hand_size == 4
    assert table.players[0].dark() == 1
    assert [event.reason for event in happened(table, Darkened)] == ["hand"]
    assert table.actors() == [1]


@pytest.mark.rule("Z-40")
def test_a_spell_taken_from_a_column_is_not_replaced() -> None:
    table = tabled(seat("griffin-head"), seat(), columns=("dragon-head dragon-tail", "", "", ""))
    table.play(0, Invoke("trade", "owl"))
    table.play(0, Discard("griffin-head"))
    table.play(0, Take("dragon-head"))
    assert column(table, 0) == ["dragon-tail"]
    table.play(1, Roll(1))
    assert column(table, 0) == ["dragon-tail"]


@pytest.mark.rule("Z-41")
def test_any_number_of_spells_may_be_placed() -> None:
    table = tabled(seat("dragon-head griffin-tail", ready="head tail torso"), seat())
    supply = table.magic
    table.play(0, TakeColumn(1))
    table.play(0, Place("dragon-head"))
    table.play(0, Place("griffin-tail"))  # of any creature
    assert spells(table) == {"dragon-head", "griffin-tail"}
    assert table.players[0].token_count == 2
    assert table.magic == supply + 4
    table.play(0, Done())  # nobody is obliged to place
    assert table.actors() == [1]


@pytest.mark.rule("Z-41")
def test_both_runes_must_be_covered_and_the_place_empty() -> None:
    table = tabled(
        seat(
            "griffin-head griffin-tail griffin-torso",
            spells="dragon-tail",
            ready="left-ear",
            tokens=[("head", "moon")],
        ),
        seat(),
    )
    table.play(0, TakeColumn(1))
    assert refused(table, 0, Place("griffin-head")) == ("runes-uncovered", "Z-41")
    assert refused(table, 0, Place("griffin-torso")) == ("runes-uncovered", "Z-41")
    assert refused(table, 0, Place("griffin-tail")) == ("place-filled", "Z-41")
    assert refused(table, 0, Place("dragon-left-ear")) == ("not-in-hand", "Z-41")


@pytest.mark.rule("Z-41")
def test_the_question_does_not_tell_what_is_in_the_hand() -> None:
    for held in ("griffin-head", "griffin-tail"):
        table = tabled(seat(held, ready="head"), seat())
        table.play(0, TakeColumn(1))
        assert table.decision().kind == "place"  # type: ignore[union-attr]


@pytest.mark.rule("Z-42", "Z-43")
@pytest.mark.parametrize(
    ("card", "theirs", "points"),
    [
        ("dragon-head", "", 2),
        ("dragon-head", "griffin-head", 1),
        ("griffin-head", "", 1),
        ("griffin-head", "minotaur-head", 0),
    ],
)
def test_points_for_the_own_creature_and_for_being_first(
    card: str, theirs: str, points: int
) -> None:
    table = tabled(seat(card, ready="head"), seat(), seat(spells=theirs))
    table.play(0, TakeColumn(1))
    table.play(0, Place(card))
    assert table.players[0].points == points
    assert [event.points for event in happened(table, Placed)] == [points]


@pytest.mark.rule("Z-44")
def test_swaps_score_nothing() -> None:
    table = tabled(seat("dragon-head", spells="griffin-head"), seat())
    table.play(0, Invoke("swap-own", "owl"))
    table.play(0, Swap("dragon-head", "head"))
    assert table.players[0].points == 0
    assert spells(table) == {"dragon-head"}


def test_the_runes_of_the_first_portal_are_those_the_examples_use() -> None:
    assert RUNES["head"] == ("moon", "leaf")
    assert RUNES["left-ear"] == ("sun", "flame")
