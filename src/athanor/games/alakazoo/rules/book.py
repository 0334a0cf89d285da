"""The book of magic: Z-68 to Z-72."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import NONE, PAGE_COUNT, PAGE_CREATURES, PARTS, one, size
from ..model import Table
from ..tables import BOOK
from .moments import Effect
from .phases import COUNTED

FIRST: Final[list[int]] = [line.first for line in BOOK.line]
SECOND: Final[list[int]] = [line.second for line in BOOK.line]
WHOLE: Final[list[int]] = [line.first + line.second + line.joker for line in BOOK.line]
LINES: Final = 3


def pages_in_play(table: Table) -> list[int]:
    """Z-69: both creatures are in the pile, and at least one is on a portal in play."""
    portals: list[int] = []
    for player in table.players:
        portals.append(player.portal)
    pages: list[int] = []
    for page in range(PAGE_COUNT):
        first, second = PAGE_CREATURES[page]
        if first in table.creatures and second in table.creatures:
            if first in portals or second in portals:
                pages.append(page)
    return pages


def fulfilled_lines(table: Table, seat: i64) -> i64:
    """Z-71: as many lines as the spells on the portal can fulfil, each spell serving one."""
    player = table.players[seat]
    if player.page == NONE:
        return 0
    first, second = PAGE_CREATURES[player.page]
    of_first = spells_of(table, player.spells, table.creatures.index(first))
    of_second = spells_of(table, player.spells, table.creatures.index(second))
    return best_assignment(of_first, of_second, size(player.spells))


def best_assignment(of_first: i64, of_second: i64, spells: i64) -> i64:
    """Every choice of lines is tried. A joker takes any spell that is left, so a choice can be
    fulfilled if there are enough of each named creature, and enough spells in all."""
    best: i64 = 0
    choice: i64 = 1
    while choice < 8:
        first: i64 = 0
        second: i64 = 0
        whole: i64 = 0
        count: i64 = 0
        line: i64 = 0
        while line < LINES:
            if choice & one(line):
                first += FIRST[line]
                second += SECOND[line]
                whole += WHOLE[line]
                count += 1
            line += 1
        if first <= of_first and second <= of_second and whole <= spells and count > best:
            best = count
        choice += 1
    return best


def spells_of(table: Table, spells: i64, creature: i64) -> i64:
    return size((spells >> (creature * PARTS)) & 511)


class Page(Effect):
    """The points of a player's page, at the end (Z-71)."""

    def __init__(self) -> None:
        super().__init__("book", 1)
        self.moments = COUNTED

    def counted(self, table: Table, seat: i64) -> i64:
        return fulfilled_lines(table, seat)
