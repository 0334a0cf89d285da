"""thrust_walosi_trick: instead of striking, the figure walks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import Decline, Walk
from ..events import SkillUsed
from ..figures import TRICKSTER
from ..model import Figure, Frame, Table
from .effects import use_up

STAY: Final = Decline("trick")


@final
class TrickWalk(Frame):
    """`figure` may walk now, even after a charge or a run."""

    def clone(self) -> TrickWalk:
        return TrickWalk(self.seat, self.figure)

    def resume(self, table: Table) -> bool:
        return True

    def asks(self, table: Table) -> str:
        return "trick"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        from .places import places  # which knows how figures move, as this does not

        figure = table.figures[self.figure]
        points = places(table, figure, 0)
        found: list[Action] = []
        for i in range(0, len(points), 2):
            found.append(Walk(figure.name, points[i], points[i + 1]))
        found.append(STAY)
        return found

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        from .moves import refuse_move

        figure = table.figures[self.figure]
        if isinstance(action, Walk) and action.figure == figure.name:
            return refuse_move(table, figure, action.x, action.y, 0)
        return super().check(table, seat, action)

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        from .moves import TRICKED, move

        table.pop()
        if isinstance(action, Walk):
            move(table, table.figures[self.figure], action.x, action.y, TRICKED)


def walk_by_trick(table: Table, figure: Figure) -> None:
    use_up(table, figure, TRICKSTER)
    if table.tracing:
        table.tell(SkillUsed(figure.seat, figure.name, "thrust_walosi_trick"))
    table.push(TrickWalk(figure.seat, figure.id))
