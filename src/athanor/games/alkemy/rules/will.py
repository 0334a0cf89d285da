"""superior_will: the enemy must activate the figure she names."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..events import TestMade
from ..model import NONE, Figure, Frame, Table
from .dice import MND, roll
from .help import blame, praise
from .space import mind

WILL_NUMBER: Final = 15


@final
class Will(Frame):
    """`figure` has rolled MND against 15 to bend the will of `target`."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE, target: i64 = NONE) -> None:
        super().__init__(seat, figure)
        self.target: i64 = target

    def clone(self) -> Will:
        return Will(self.seat, self.figure, self.target)

    def resume(self, table: Table) -> bool:
        table.pop()
        figure = table.figures[self.figure]
        bent: bool = table.total >= WILL_NUMBER
        if bent:
            praise(table, figure)
            table.forced = self.target
        else:
            blame(table, figure)
        if table.tracing:
            table.tell(TestMade(figure.seat, figure.name, "superior_will", bent))
        return False


def bend_will(table: Table, figure: Figure, target: Figure) -> None:
    table.push(Will(figure.seat, figure.id, target.id))
    roll(table, figure, MND, mind(table, figure), 0, difficulty=WILL_NUMBER)
