"""double_graft: one effect a turn, each once a game, picked when the turn begins."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import Accept, Decline
from ..cards import DOUBLE_GRAFT
from ..events import SkillUsed
from ..figures import GRAFT, SAP_USE, TURN, USES
from ..geometry.numbers import bit
from ..model import Frame, Table
from .effects import give
from .skills import BUDDING, SAP

NO_GRAFT: Final = Decline("graft")


@final
class Grafting(Frame):
    """`figure` may let one of its grafts grow this turn."""

    def clone(self) -> Grafting:
        return Grafting(self.seat, self.figure)

    def resume(self, table: Table) -> bool:
        return True

    def asks(self, table: Table) -> str:
        return "graft"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        figure = table.figures[self.figure]
        options: list[Action] = [
            Accept(USES[SAP_USE + graft - SAP])
            for graft in range(SAP, BUDDING + 1)
            if not figure.spent >> (SAP_USE + graft - SAP) & 1
        ]
        options.append(NO_GRAFT)
        return options

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        table.pop()
        if isinstance(action, Accept):
            figure = table.figures[self.figure]
            use: i64 = USES.index(action.what)
            figure.spent |= bit(use)
            give(table, figure, GRAFT, use - SAP_USE + SAP, TURN)
            if table.tracing:
                table.tell(SkillUsed(figure.seat, figure.name, "double_graft"))


def ask_grafts(table: Table) -> None:
    every: i64 = 15 << SAP_USE
    for figure in table.figures:
        if figure.alive and figure.has(DOUBLE_GRAFT) and figure.spent & every != every:
            table.push(Grafting(figure.seat, figure.id))
