"""What is in the box, and what is not a box: K-02 to K-06."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import athanor
from athanor import BadRequest
from athanor.games.kazaam.actions import Extract, Play
from athanor.games.kazaam.box import BadBox, box_of, read_box_file
from athanor.games.kazaam.tiles import (
    HOMUNCULI,
    HOMUNCULUS_OF,
    INGREDIENTS,
    PART_OF,
    PARTS,
    TILE_NAMES,
    TILE_OF,
    ingredient_names,
)
from athanor.texts import LANGUAGES, Texts

from .support import KAZAAM, act, board, ingredients, position, seen

rule = pytest.mark.rule
BOX = box_of("standard")
TEXT = files("athanor.games.kazaam").joinpath("data/box.toml").read_text("utf-8")


@rule("K-02")
def test_there_are_seventy_tiles_of_nine_kinds_of_part() -> None:
    assert len(BOX.tiles) == 70
    assert {PARTS[PART_OF[tile]] for tile in BOX.tiles} == set(PARTS)
    assert len(PARTS) == 9


@rule("K-03")
def test_each_homunculus_has_every_part_and_one_of_them_twice() -> None:
    doubled = []
    for homunculus in range(len(HOMUNCULI)):
        parts = Counter(PART_OF[tile] for tile in BOX.tiles if HOMUNCULUS_OF[tile] == homunculus)
        assert parts.total() == 10
        assert set(parts) == set(range(9))
        doubled += [part for part, count in parts.items() if count == 2]
    assert len(doubled) == len(set(doubled)) == len(HOMUNCULI) == 7


@rule("K-04")
def test_weightier_parts_show_more_ingredients() -> None:
    symbols = {"head": 5, "torso": 4, "tail": 4, "hand": 3, "leg": 3, "ear": 2}
    for tile in BOX.tiles:
        shown = ingredient_names(BOX.price[tile])
        assert len(shown) == symbols[PARTS[PART_OF[tile]].split("-")[-1]], TILE_NAMES[tile]
        assert max(Counter(shown).values()) <= 2
        assert BOX.gain[tile] == BOX.price[tile]


@rule("K-04")
def test_the_six_ingredients_are_equally_frequent() -> None:
    shown = Counter(name for tile in BOX.tiles for name in ingredient_names(BOX.price[tile]))
    assert shown == dict.fromkeys(INGREDIENTS, 38)


@rule("K-04")
def test_a_known_right_hand_is_in_the_box() -> None:
    shown = {"unicorn-horn", "phoenix-feather", "sulphur"}
    hands = [tile for tile in BOX.tiles if PARTS[PART_OF[tile]] == "right-hand"]
    assert [tile for tile in hands if set(ingredient_names(BOX.price[tile])) == shown]


@rule("K-04")
def test_the_two_tiles_of_a_doubled_part_differ() -> None:
    for tile in BOX.tiles:
        if tile % 2:
            assert BOX.price[tile] != BOX.price[tile - 1]


@rule("K-05")
def test_the_supply_holds_sixteen_of_each_ingredient_and_no_more() -> None:
    assert seen(KAZAAM.new(2, seed=1), None).supply == dict.fromkeys(INGREDIENTS, 16)
    state = position("", "", hands=["fire-left-ear", ""], ingredients=["", "mercury*16 sulphur*15"])
    act(state, Extract("fire-left-ear"))
    assert ingredients(state, 0) == {"sulphur": 1}
    assert seen(state, None).supply["sulphur"] == 0


@rule("K-06")
def test_every_ingredient_has_its_alchemist_and_one_homunculus_has_none() -> None:
    assert len(BOX.alchemists) == 6
    favourites = {each.name: INGREDIENTS[each.ingredient] for each in BOX.alchemists}
    assert favourites["severus"] == "mercury"
    assert "minerva" in favourites
    assert set(favourites.values()) == set(INGREDIENTS)
    assert len({each.homunculus for each in BOX.alchemists}) == 6


def break_box(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


def line_with(text: str, start: str) -> int:
    return next(
        number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start)
    )


CHITIN_EAR = 'right-ear = "mandrake unicorn-horn"\n\n[stone]'

WRONG = {
    "a missing part": (
        break_box(CHITIN_EAR, "\n[stone]"),
        "box-missing-part",
        "K-03",
        "[chitin]",
    ),
    "an unknown ingredient": (
        break_box(
            '[fire] # restless: it has a left hand to spare\nhead = "sulphur',
            '[fire]\nhead = "salt',
        ),
        "box-unknown-ingredient",
        "K-04",
        'head = "salt',
    ),
    "one tile too many": (
        break_box(CHITIN_EAR, 'right-ear = ["mercury sulphur", "mercury mandrake"]\n\n[stone]'),
        "box-tile-count",
        "K-03",
        "[chitin]",
    ),
    "three of one part": (
        break_box(CHITIN_EAR, 'right-ear = ["mercury sulphur", "sulphur", "x"]\n\n[stone]'),
        "box-part-shape",
        "K-03",
        'right-ear = ["mercury sulphur", "sulphur"',
    ),
    "a part nobody has": (
        break_box(CHITIN_EAR, 'nose = "mercury sulphur"\n\n[stone]'),
        "box-unknown-part",
        "K-02",
        "nose",
    ),
    "one symbol only": (
        break_box(CHITIN_EAR, 'right-ear = "mandrake"\n\n[stone]'),
        "box-symbols",
        "K-04",
        'right-ear = "mandrake"',
    ),
    "three symbols alike": (
        break_box(CHITIN_EAR, 'right-ear = "mandrake mandrake mandrake"\n\n[stone]'),
        "box-alike",
        "K-04",
        'right-ear = "mandrake mandrake mandrake"',
    ),
    "a homunculus of glass": (
        break_box("[stone]", "[glass]"),
        "box-unknown-name",
        "K-03",
        "[glass]",
    ),
    "no homunculus of stone": (
        TEXT[: TEXT.index("[stone]")],
        "box-missing-homunculus",
        "K-03",
        "#",
    ),
    "five alchemists": (
        break_box('minerva   = { ingredient = "phoenix-feather", homunculus = "wood" }\n', ""),
        "box-alchemists",
        "K-06",
        "[alchemists]",
    ),
    "an alchemist without a homunculus": (
        break_box(
            'severus   = { ingredient = "mercury", homunculus = "bone" }',
            'severus = { ingredient = "mercury" }',
        ),
        "box-alchemist-shape",
        "K-06",
        "severus",
    ),
    "an alchemist who likes glass": (
        break_box('"mercury", homunculus = "bone"', '"mercury", homunculus = "glass"'),
        "box-unknown-homunculus",
        "K-06",
        "severus",
    ),
    "an alchemist who likes salt": (
        break_box('"mercury", homunculus = "bone"', '"salt", homunculus = "bone"'),
        "box-unknown-ingredient",
        "K-06",
        "severus",
    ),
    "an alchemist with too long a name": (
        break_box("severus   =", "s" * 30 + " ="),
        "box-alchemist-name",
        "K-06",
        "s" * 30,
    ),
    "too large a supply": (
        break_box("supply = 16", "supply = 99"),
        "box-supply",
        "K-05",
        "supply",
    ),
    "a broken line": (
        break_box("supply = 16", "supply == 16"),
        "box-syntax",
        "",
        "supply",
    ),
}


@rule("K-03", "K-04", "K-06")
@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_box_is_refused_with_file_line_and_reason(wrong: str, tmp_path: Path) -> None:
    text, code, rule_id, line_start = WRONG[wrong]
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadBox) as refused:
        read_box_file(path)
    error = refused.value
    assert (error.code, error.rule) == (code, rule_id)
    assert error.facts["file"] == str(path)
    assert error.facts["line"] == line_with(text, line_start)
    for language in LANGUAGES:
        said = Texts(language, "kazaam").error(error)
        assert "mine.toml" in said
        assert str(error.facts["line"]) in said


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBox) as refused:
        read_box_file(tmp_path / "nothing.toml")
    assert refused.value.code == "box-unreadable"
    for language in LANGUAGES:
        assert "nothing.toml" in Texts(language, "kazaam").error(refused.value)


def test_a_box_of_a_whole_library_is_refused() -> None:
    with pytest.raises(BadRequest) as refused:
        KAZAAM.new(2, box="# " + "x" * 40_000)
    assert refused.value.code == "box-too-long"
    for language in LANGUAGES:
        assert Texts(language, "kazaam").error(refused.value)


@rule("K-04")
def test_a_table_may_bring_its_own_box_with_prices_apart_from_yields() -> None:
    mine = break_box(CHITIN_EAR, 'right-ear = "mandrake mandrake -> mercury sulphur"\n\n[stone]')
    state = position("", "", hands=["chitin-right-ear", ""], ingredients=["mandrake*2"], box=mine)
    paying = state.clone()
    act(paying, Play("chitin-right-ear"))
    assert board(paying, 0) == "chitin-right-ear"
    assert ingredients(paying, 0) == {}
    act(state, Extract("chitin-right-ear"))
    assert ingredients(state, 0) == {"mercury": 2, "sulphur": 1, "mandrake": 2}


def test_a_record_carries_the_box_it_was_played_with() -> None:
    mine = break_box('"mercury", homunculus = "bone"', '"mercury", homunculus = "stone"')
    seats = [athanor.SeatInfo("Ada"), athanor.SeatInfo("Blaise")]
    recorder = athanor.Recorder(KAZAAM, seats, bytes(32), box=mine)
    rng = athanor.FastRng(1)
    while not recorder.state.over:
        seat = recorder.state.actors()[0]
        actions = recorder.state.legal(seat)
        recorder.play(seat, actions[rng.below(len(actions))])
    record = athanor.read_record(recorder.record().json())
    assert record.header.options["box"] == mine
    assert athanor.verify(record).over


def test_a_box_that_is_none_is_refused_at_the_table() -> None:
    with pytest.raises(BadRequest) as refused:
        KAZAAM.new(2, box="a box")
    assert refused.value.code == "box-syntax"


def test_every_tile_has_one_name() -> None:
    assert len(TILE_OF) == len(TILE_NAMES) == 126
