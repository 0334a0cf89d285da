"""The end of a solo game: Z-52, Z-53, Z-72."""

from __future__ import annotations

from typing import Final

from ..cards import ALL_PLACES, NONE
from ..events import SoloEnded
from ..model import Table
from .book import fulfilled_lines
from .phases import OVER

LINES: Final = 3


def win_solo_if_done(table: Table) -> None:
    """Z-53: at the ninth spell; with a page of the book, when its three lines are there too."""
    player = table.players[0]
    if player.filled == ALL_PLACES:
        if player.page == NONE or fulfilled_lines(table, 0) == LINES:
            end_solo(table, True)


def lose_solo(table: Table) -> None:
    end_solo(table, False)


def end_solo(table: Table, won: bool) -> None:
    table.phase = OVER
    table.owed = 0
    table.won = won
    if table.tracing:
        table.events.append(SoloEnded(0, won, table.turns))
