"""roaring_wave: a normal attack on every enemy within an inch, one after another."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..model import INACTIVE, INCH, NONE, NORMAL, Figure, Frame, Table
from .questions import VICTIM, pick
from .space import near
from .strike import WAVE_BLOW, blow

#: How far the wave has come.
TO_PICK: Final = 0
PICKED: Final = 1


@final
class Wave(Frame):
    """`figure` strikes the `targets` that are left, in the order its player picks."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE) -> None:
        super().__init__(seat, figure)
        self.targets: list[int] = []

    def clone(self) -> Wave:
        copy = Wave(self.seat, self.figure)
        copy.stage = self.stage
        copy.targets = self.targets  # replaced, never changed
        return copy

    def resume(self, table: Table) -> bool:
        figure = table.figures[self.figure]
        if self.stage == PICKED:
            self.stage = TO_PICK
            target: int = table.answered
            self.targets = [id for id in self.targets if id != target]
            blow(table, figure.id, target, NORMAL, INACTIVE, 0, WAVE_BLOW)
            return False
        left = [id for id in self.targets if table.figures[id].alive]
        if len(left) == 0 or not figure.alive:
            table.pop()
            return False
        self.targets = left
        self.stage = PICKED
        pick(table, self.seat, left, VICTIM)
        return False


def within_wave(table: Table, figure: Figure) -> list[int]:
    return [
        int(other.id)
        for other in table.figures
        if other.alive and other.placed and other.seat != figure.seat and near(figure, other, INCH)
    ]


def roar(table: Table, figure: Figure) -> None:
    frame = Wave(figure.seat, figure.id)
    frame.targets = within_wave(table, figure)
    table.push(frame)
