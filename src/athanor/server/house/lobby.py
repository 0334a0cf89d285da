"""What the lobby shows: the newest public tables, and not those of one address alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..wire.resources import TableInfo

LISTED: Final = 60
#: So many tables from one place come before all that are too many from others.
FIRST: Final = 3


class Lobby:
    """`shown` is the picture of each public table, `places` from where it was opened. After a
    restart that is no longer known, and each such table stands for itself. `elsewhere` are those
    of other servers."""

    def __init__(self) -> None:
        self.shown: dict[str, TableInfo] = {}
        self.places: dict[str, str] = {}
        self.elsewhere: dict[str, TableInfo] = {}

    def show(self, info: TableInfo, place: str = "") -> None:
        self.shown[info.id] = info
        if place:
            self.places[info.id] = place

    def forget(self, id: str) -> None:
        self.shown.pop(id, None)
        self.places.pop(id, None)

    def of_all(self, tables: Iterable[tuple[TableInfo, str]]) -> None:
        """What all servers of this database show, this one among them."""
        for id in self.elsewhere.keys() - self.shown.keys():
            self.places.pop(id, None)
        self.elsewhere = {}
        for info, place in tables:
            if info.id not in self.shown:
                self.elsewhere[info.id] = info
                if place:
                    self.places[info.id] = place

    def listed(self) -> list[TableInfo]:
        all_of_them = (self.elsewhere | self.shown).values()
        newest = sorted(all_of_them, key=lambda info: info.created, reverse=True)
        first, rest = self.parted(newest)
        return [*first, *rest][:LISTED]

    def parted(self, newest: Iterable[TableInfo]) -> tuple[list[TableInfo], list[TableInfo]]:
        first: list[TableInfo] = []
        rest: list[TableInfo] = []
        seen: dict[str, int] = {}
        for info in newest:
            place = self.places.get(info.id, info.id)
            seen[place] = seen.get(place, 0) + 1
            (first if seen[place] <= FIRST else rest).append(info)
        return first, rest
