"""The end: Z-45 to Z-48."""

from __future__ import annotations

import pytest

from athanor.games.alakazoo.actions import Done, Place, TakeColumn
from athanor.games.alakazoo.cards import PART_NAMES
from athanor.games.alakazoo.events import GameEnded, PortalFilled
from athanor.games.alakazoo.rules.turn import AlakazooState

from .support import GAME, happened, refused, seat, tabled

ALL_BUT_HEAD = " ".join(f"minotaur-{part}" for part in PART_NAMES if part != "head")
FULL = " ".join(f"minotaur-{part}" for part in PART_NAMES)


def pass_turn(table: AlakazooState) -> None:
    """An empty column, and nothing else."""
    turn = table.actors()[0]
    empty = [column.count for column in table.columns]
    table.play(turn, TakeColumn(empty.index(min(empty)) + 1))
    while table.actors() == [turn]:
        actions = table.legal(turn)
        table.play(turn, Done() if Done() in actions else actions[0])


def last_place(turn: int, seats: int, first: int = 0) -> AlakazooState:
    """A table where the seat whose turn it is can fill its portal with the minotaur's head."""
    players = [seat() for _ in range(seats)]
    players[turn] = seat("minotaur-head", spells=ALL_BUT_HEAD, ready="head")
    table = tabled(*players, turn=turn, first=first)
    table.play(turn, TakeColumn(1))
    table.play(turn, Place("minotaur-head"))
    return table


@pytest.mark.rule("Z-45")
def test_the_first_full_portal_brings_a_point_and_the_last_round() -> None:
    table = last_place(turn=0, seats=3)
    assert [event.points for event in happened(table, PortalFilled)] == [1]
    assert table.last_round
    assert table.players[0].points == 1 + 1  # first on that place, and the portal
    assert table.actors() == [1]
    pass_turn(table)
    pass_turn(table)
    assert table.over
    assert refused(table, 0, Done()) == ("game-over", "Z-45")


@pytest.mark.rule("Z-45")
def test_a_second_full_portal_brings_no_point() -> None:
    theirs = seat("sphinx-head", spells=ALL_BUT_HEAD.replace("minotaur", "sphinx"), ready="head")
    table = tabled(seat(spells=FULL), theirs, turn=1, last_round=True)
    table.play(1, TakeColumn(1))
    table.play(1, Place("sphinx-head"))
    assert table.players[1].points == 0
    assert table.over


@pytest.mark.rule("Z-45")
def test_if_the_last_seat_of_a_round_fills_its_portal_the_game_is_over() -> None:
    assert last_place(turn=2, seats=3).over
    assert last_place(turn=0, seats=3, first=1).over
    assert not last_place(turn=1, seats=3).over


@pytest.mark.rule("Z-45")
def test_a_turn_lost_counts_as_a_turn() -> None:
    players = [seat("minotaur-head", spells=ALL_BUT_HEAD, ready="head"), seat(magic=0, dark=3)]
    table = tabled(*players)
    table.play(0, TakeColumn(1))
    table.play(0, Place("minotaur-head"))
    assert table.over


def counted(spells: str) -> int:
    """What a portal is worth at the end, for the dragon's portal."""
    return tabled(seat(spells=spells), seat(), seat(), seat()).view(0).players[0].count  # type: ignore[attr-defined, no-any-return]


@pytest.mark.rule("Z-46")
@pytest.mark.parametrize(
    ("spells", "points"),
    [
        ("griffin-left-ear griffin-head griffin-right-ear", 1),
        ("griffin-left-ear sphinx-head yeti-right-ear", 1),
        ("griffin-left-ear griffin-head yeti-right-ear", 0),
        ("griffin-left-ear griffin-head", 0),
        ("griffin-head griffin-torso griffin-tail", 1),
        ("griffin-left-ear griffin-torso griffin-right-leg", 0),
    ],
)
def test_a_complete_row_or_column_of_one_or_of_three_creatures(spells: str, points: int) -> None:
    assert counted(spells) == points


@pytest.mark.rule("Z-46", "Z-47")
def test_rows_columns_and_all_alike_give_up_to_seven() -> None:
    assert counted(" ".join(f"dragon-{part}" for part in PART_NAMES)) == 7
    assert counted(" ".join(f"griffin-{part}" for part in PART_NAMES)) == 6


@pytest.mark.rule("Z-47")
@pytest.mark.parametrize(
    ("spells", "points"), [("", 0), ("dragon-head", 1), ("dragon-head griffin-tail", 0)]
)
def test_all_of_the_portals_creature_full_or_not_but_not_empty(spells: str, points: int) -> None:
    assert counted(spells) == points


def ended(*players: dict[str, object]) -> AlakazooState:
    table = tabled(*players, turn=len(players) - 1, last_round=True)
    pass_turn(table)
    assert table.over
    return table


@pytest.mark.rule("Z-48")
def test_most_points_wins() -> None:
    table = ended(seat(points=5), seat(points=7, spells="sphinx-head"), seat(points=1))
    assert table.result is not None
    assert table.result.winners == [1]
    assert table.result.scores == [5, 7, 1]
    assert table.result.ranking == [[1], [0], [2]]
    assert table.result.reason == "arcanimus"
    assert happened(table, GameEnded)[0].winner_seats == [1]


@pytest.mark.rule("Z-48")
def test_a_tie_goes_to_the_most_spells_of_one_creature() -> None:
    table = ended(
        seat(points=5, spells="griffin-head griffin-tail minotaur-torso"),
        seat(points=5, spells="sphinx-head sphinx-tail sphinx-left-ear"),
    )
    assert table.result is not None
    assert table.result.winners == [1]


@pytest.mark.rule("Z-48")
def test_still_tied_nobody_wins() -> None:
    table = ended(seat(points=5, spells="griffin-head"), seat(points=5, spells="sphinx-head"))
    assert table.result is not None
    assert table.result.winners == []
    assert table.result.ranking == [[0, 1]]
    assert table.result.reason == "nobody"


def test_the_count_is_told_line_by_line() -> None:
    table = ended(seat(points=5, spells="dragon-head"), seat())
    [event] = happened(table, GameEnded)
    assert event.counts[0].lines == {"lines": 0, "all-alike": 1}
    assert (event.counts[0].points, event.counts[0].total) == (5, 6)
    assert GAME.event({"type": "game-ended", "counts": [], "winner_seats": []})
