"""The book of magic: Z-68 to Z-72."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import pytest

from athanor.games.alakazoo.actions import Invoke, KeepPage, Place, Roll, Swap, TakeColumn
from athanor.games.alakazoo.cards import CREATURE_NAMES, PAGE_NAMES, PART_NAMES
from athanor.games.alakazoo.rules.book import best_assignment, pages_in_play
from athanor.games.alakazoo.rules.turn import AlakazooState
from athanor.games.alakazoo.tables import BOOK

from .support import GAME, refused, seat, spells, tabled


def keeping(seats: int, seed: int = 3, book: str = "bonus") -> AlakazooState:
    state = GAME.new(seats, seed=seed, portals="random", book=book)
    assert isinstance(state, AlakazooState)
    while state.decision().kind == "draft":  # type: ignore[union-attr]
        each = state.actors()[0]
        state.play(each, state.legal(each)[0])
    return state


@pytest.mark.rule("Z-68")
def test_a_page_for_each_pair_with_three_lines_of_three() -> None:
    assert len(PAGE_NAMES) == 28
    assert [f"{a}-{b}" for a, b in combinations(CREATURE_NAMES, 2)] == PAGE_NAMES
    lines = [(line.first, line.second, line.joker) for line in BOOK.line]
    assert lines == [(1, 1, 1), (2, 0, 1), (0, 2, 1)]


@pytest.mark.rule("Z-69")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_only_pages_about_creatures_of_this_game(seats: int) -> None:
    for seed in range(6):
        state = keeping(seats, seed)
        portals = {CREATURE_NAMES[player.portal] for player in state.players}
        creatures = {CREATURE_NAMES[creature] for creature in state.creatures}
        for page in pages_in_play(state):
            first, second = PAGE_NAMES[page].split("-")
            assert {first, second} <= creatures
            assert {first, second} & portals
        for each in range(seats):
            offered = state.view(each).offer  # type: ignore[attr-defined]
            assert {PAGE_NAMES.index(name) for name in offered} <= set(pages_in_play(state))


@pytest.mark.rule("Z-70")
def test_everyone_keeps_one_page_of_two_face_down() -> None:
    state = keeping(3)
    assert state.actors() == [0, 1, 2]
    chosen = [state.legal(each)[1] for each in range(3)]
    for each in (1, 2, 0):
        assert len(state.legal(each)) == 2
        state.play(each, chosen[each])
    for each in range(3):
        page = state.view(each).players[each].page  # type: ignore[attr-defined]
        assert KeepPage(page) == chosen[each]
        for viewer in (0, 1, 2, None):
            if viewer != each:
                assert state.view(viewer).players[each].page is None  # type: ignore[attr-defined]
    assert state.decision().kind == "act"  # type: ignore[union-attr]


@pytest.mark.rule("Z-70")
def test_a_page_that_was_not_offered_is_refused() -> None:
    state = keeping(2)
    other = state.legal(1)[0]
    assert refused(state, 0, other) == ("page-not-offered", "Z-70")
    assert refused(state, 0, Roll(1)) == ("page-first", "Z-70")


@pytest.mark.rule("Z-70")
def test_at_the_end_the_pages_are_shown() -> None:
    table = tabled(
        seat(page="dragon-griffin"),
        seat(page="dragon-minotaur"),
        options={"book": "bonus"},
        turn=1,
        last_round=True,
    )
    table.play(1, TakeColumn(1))
    assert table.over
    pages = [player.page for player in table.view(None).players]  # type: ignore[attr-defined]
    assert pages == ["dragon-griffin", "dragon-minotaur"]


def by_hand(first: int, second: int, others: int) -> int:
    """The best assignment by trying every order of the spells."""
    spells = ["a"] * first + ["b"] * second + ["c"] * others
    best = 0
    for order in set(permutations(spells, min(len(spells), 9))):
        for choice in range(8):
            rest = list(order)
            done = 0
            for index, line in enumerate(BOOK.line):
                if choice >> index & 1:
                    three, rest = rest[:3], rest[3:]
                    enough = three.count("a") >= line.first and three.count("b") >= line.second
                    done += len(three) == 3 and enough
            best = max(best, done)
    return best


@pytest.mark.rule("Z-71")
@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("second", range(4))
@pytest.mark.parametrize("others", range(4))
def test_the_assignment_that_scores_most_is_found(first: int, second: int, others: int) -> None:
    if first + second + others <= 6:
        found = best_assignment(first, second, first + second + others)
        assert found == by_hand(first, second, others)


SIX = "dragon-head dragon-tail griffin-torso griffin-left-ear sphinx-left-leg sphinx-left-hand"


@pytest.mark.rule("Z-71")
@pytest.mark.parametrize(
    ("on_the_portal", "lines"),
    [
        ("", 0),
        ("dragon-head griffin-tail minotaur-torso", 1),
        ("dragon-head dragon-tail minotaur-torso", 1),
        ("griffin-head griffin-tail griffin-torso", 1),
        ("dragon-head minotaur-tail minotaur-torso", 0),
        ("dragon-head dragon-tail griffin-torso griffin-left-ear", 1),
        (SIX, 2),
    ],
)
def test_a_spell_serves_one_line_only(on_the_portal: str, lines: int) -> None:
    table = tabled(
        seat(spells=on_the_portal, page="dragon-griffin"),
        seat(page="griffin-minotaur"),
        options={"book": "instead"},
    )
    assert table.view(0).players[0].count == lines  # type: ignore[attr-defined]
    assert table.view(1).players[0].count is None  # type: ignore[attr-defined]


@pytest.mark.rule("Z-72")
@pytest.mark.parametrize(("book", "points"), [("off", 2), ("bonus", 3), ("instead", 1)])
def test_the_book_adds_to_the_count_or_stands_for_it(book: str, points: int) -> None:
    row = "dragon-left-ear dragon-head dragon-right-ear"  # a row, all alike, and a line of the book
    more: dict[str, Any] = {} if book == "off" else {"page": "dragon-griffin"}
    table = tabled(seat(spells=row, **more), seat(), options={"book": book})
    assert table.view(0).players[0].count == points  # type: ignore[attr-defined]


NINE = [f"dragon-{part}" for part in PART_NAMES[:3]]
NINE += [f"griffin-{part}" for part in PART_NAMES[3:6]]
NINE += [f"minotaur-{part}" for part in PART_NAMES[6:]]


@pytest.mark.rule("Z-72")
def test_the_goal_alone_is_a_full_portal_with_all_three_lines() -> None:
    table = tabled(
        seat(
            "minotaur-right-leg",
            spells=" ".join(NINE[:-1]),
            ready="right-leg",
            page="dragon-griffin",
        ),
        options={"book": "goal"},
    )
    table.play(0, TakeColumn(1))
    table.play(0, Place("minotaur-right-leg"))
    assert table.over
    assert table.won


@pytest.mark.rule("Z-72")
def test_a_full_portal_without_the_lines_plays_on_until_a_swap_brings_them() -> None:
    placed = [*NINE[1:-1], "minotaur-left-ear"]
    table = tabled(
        seat(
            "minotaur-right-leg dragon-left-ear",
            spells=" ".join(placed),
            ready="right-leg",
            page="dragon-griffin",
            magic=1,
        ),
        options={"book": "goal"},
    )
    table.play(0, TakeColumn(1))
    table.play(0, Place("minotaur-right-leg"))
    assert (table.over, len(spells(table))) == (False, 9)
    table.play(0, Invoke("swap-own", "owl"))
    table.play(0, Swap("dragon-left-ear", "left-ear"))
    assert table.over
    assert table.won


def test_all_expansions_together_come_to_the_first_turn() -> None:
    state = GAME.new(4, seed=2, tommy=True, university=True, book="bonus")
    kinds = []
    while state.decision().kind != "act":  # type: ignore[union-attr]
        kinds.append(state.decision().kind)  # type: ignore[union-attr]
        each = state.actors()[0]
        state.play(each, state.legal(each)[0])
    assert list(dict.fromkeys(kinds)) == ["portal", "guardian", "draft", "enrol", "page"]
