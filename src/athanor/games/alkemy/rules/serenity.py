"""serenity: the effects of formulas on a figure end; an enemy escapes by an opposed MND roll."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ..events import TestMade
from ..model import NONE, Figure, Frame, Table
from .dice import MND
from .effects import end_formulas
from .opposed import oppose
from .space import keep_combats, mind


@final
class Calming(Frame):
    """`figure` has rolled against `target`."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE, target: i64 = NONE) -> None:
        super().__init__(seat, figure)
        self.target: i64 = target

    def clone(self) -> Calming:
        return Calming(self.seat, self.figure, self.target)

    def resume(self, table: Table) -> bool:
        table.pop()
        target = table.figures[self.target]
        if table.tracing:
            table.tell(TestMade(target.seat, target.name, "serenity", not table.won))
        if table.won:
            set_free(table, target)
        return False


def calm(table: Table, figure: Figure, target: Figure) -> None:
    theirs: i64 = mind(table, target)
    if theirs < 0:
        set_free(table, target)
        return
    table.push(Calming(figure.seat, figure.id, target.id))
    oppose(table, figure, target, MND, mind(table, figure), theirs)


def set_free(table: Table, target: Figure) -> None:
    """Who had their reach from a formula may reach nobody now (A-53)."""
    end_formulas(table, target)
    keep_combats(table, target)
