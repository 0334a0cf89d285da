"""baleful_howl: every enemy near tests its MND or is struck with dread."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..events import TestMade
from ..figures import DREAD, FRIGHTENS, TURN
from ..model import NONE, Figure, Frame, Table
from .dice import MND, roll
from .effects import give
from .help import blame, praise
from .manners import is_fearless, untouched_by_alchemy
from .space import mind, near

#: How far the howl has come.
NEXT_ONE: Final = 0
ONE_ROLLED: Final = 1


@final
class Howl(Frame):
    """The howl of `figure` reaches as far as `reach`; `number` is to be beaten. `next` is who
    hears it."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE, reach: i64 = 0, number: i64 = 0) -> None:
        super().__init__(seat, figure)
        self.reach: i64 = reach
        self.number: i64 = number
        self.next: i64 = 0

    def clone(self) -> Howl:
        copy = Howl(self.seat, self.figure, self.reach, self.number)
        copy.stage = self.stage
        copy.next = self.next
        return copy

    def resume(self, table: Table) -> bool:
        figure = table.figures[self.figure]
        if self.stage == ONE_ROLLED:
            self.stage = NEXT_ONE
            self.test(table, table.figures[self.next - 1])
            return False
        while self.next < len(table.figures):
            other = table.figures[self.next]
            self.next += 1
            if self.hears(figure, other):
                self.stage = ONE_ROLLED
                roll(table, other, MND, mind(table, other), 0, difficulty=self.number)
                return False
        table.pop()
        return False

    def hears(self, figure: Figure, other: Figure) -> bool:
        if other.seat == figure.seat or not other.alive or not other.placed:
            return False
        if is_fearless(other) or untouched_by_alchemy(other):
            return False
        return near(figure, other, self.reach)

    def test(self, table: Table, other: Figure) -> None:
        stands: bool = table.total >= self.number
        if stands:
            praise(table, other)
        else:
            blame(table, other)
            give(table, other, DREAD, 0, TURN)
        if table.tracing:
            table.tell(TestMade(other.seat, other.name, "baleful_howl", stands))


def howl(table: Table, figure: Figure, reach: i64, number: i64) -> None:
    give(table, figure, FRIGHTENS, number, TURN)
    table.push(Howl(figure.seat, figure.id, reach, number))
