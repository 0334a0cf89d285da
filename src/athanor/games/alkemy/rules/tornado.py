"""razor_tornado: everybody near Feng Sao is thrown away from him, or stands fast."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..events import TestMade
from ..geometry.sight import Corridor
from ..model import INCH, NONE, Figure, Frame, Table
from .damage import OTHER, hurt
from .dice import ALCHEMY, REF, roll
from .help import blame, praise
from .manners import untouched_by_alchemy
from .pushes import push
from .space import near

#: How far the storm has come.
TO_RISE: Final = 0
RISEN: Final = 1
NEXT_ONE: Final = 2
ONE_ROLLED: Final = 3


@final
class Tornado(Frame):
    """The storm of `figure` reaches as far as `reach`; `power` was bought for its roll, `total` is
    what it came to. `next` is who is caught in it."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE, reach: i64 = 0, power: i64 = 0) -> None:
        super().__init__(seat, figure)
        self.reach: i64 = reach
        self.power: i64 = power
        self.total: i64 = 0
        self.next: i64 = 0

    def clone(self) -> Tornado:
        copy = Tornado(self.seat, self.figure, self.reach, self.power)
        copy.stage = self.stage
        copy.total = self.total
        copy.next = self.next
        return copy

    def resume(self, table: Table) -> bool:
        figure = table.figures[self.figure]
        if self.stage == TO_RISE:
            self.stage = RISEN
            roll(table, figure, ALCHEMY, figure.concentration, 1 if figure.profile.inner else 0)
        elif self.stage == RISEN:
            self.stage = NEXT_ONE
            self.total = table.total + self.power
        elif self.stage == NEXT_ONE:
            self.catch_next(table, figure)
        else:
            self.stage = NEXT_ONE
            self.test(table, figure, table.figures[self.next - 1])
        return False

    def catch_next(self, table: Table, figure: Figure) -> None:
        while self.next < len(table.figures):
            other = table.figures[self.next]
            self.next += 1
            if caught(table, figure, other, self.reach):
                self.stage = ONE_ROLLED
                roll(table, other, REF, other.ref, 0, difficulty=self.total)
                return
        table.pop()

    def test(self, table: Table, figure: Figure, other: Figure) -> None:
        stands: bool = table.total >= self.total
        if table.tracing:
            table.tell(TestMade(other.seat, other.name, "razor_tornado", stands))
        if stands:
            praise(table, other)
            return
        blame(table, other)
        push(table, figure, other, figure.concentration * INCH)
        if figure.concentration > 0:
            hurt(table, figure.id, other.id, figure.concentration, OTHER)


def caught(table: Table, figure: Figure, other: Figure, reach: i64) -> bool:
    """In the area, and not wholly hidden by scenery."""
    if other.id == figure.id or not other.alive or not other.placed:
        return False
    if untouched_by_alchemy(other) or not near(figure, other, reach):
        return False
    tall: i64 = max(figure.profile.size, other.profile.size)
    walls = [piece.polygon for piece in table.scenery if not piece.hill and piece.size > tall]
    return Corridor(figure.x, figure.y, figure.r, other.x, other.y, other.r).open(walls)


def storm(table: Table, figure: Figure, reach: i64, power: i64) -> None:
    table.push(Tornado(figure.seat, figure.id, reach, power))
