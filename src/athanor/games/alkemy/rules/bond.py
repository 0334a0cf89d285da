"""corrupting_bond: damage that its player divides among enemies, point by point."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..model import NONE, Figure, Frame, Table
from .damage import OTHER, hurt
from .questions import VICTIM, pick

#: How far the damage is divided.
TO_PICK: Final = 0
PICKED: Final = 1


@final
class Dividing(Frame):
    """`points` are left to be dealt among `enemies`; `shares` are those dealt so far."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE, points: i64 = 0) -> None:
        super().__init__(seat, figure)
        self.points: i64 = points
        self.enemies: list[int] = []
        self.shares: list[int] = []

    def clone(self) -> Dividing:
        copy = Dividing(self.seat, self.figure, self.points)
        copy.stage = self.stage
        copy.enemies = self.enemies  # replaced, never changed
        copy.shares = self.shares[:]
        return copy

    def resume(self, table: Table) -> bool:
        if self.stage == PICKED:
            self.stage = TO_PICK
            self.points -= 1
            for i in range(len(self.enemies)):
                if self.enemies[i] == table.answered:
                    self.shares[i] += 1
        if self.points > 0 and len(self.enemies) > 1:
            self.stage = PICKED
            pick(table, self.seat, self.enemies, VICTIM)
            return False
        table.pop()
        if len(self.enemies) == 1:
            self.shares[0] += self.points
        for i in range(len(self.enemies)):
            if self.shares[i] > 0:
                hurt(table, self.figure, self.enemies[i], self.shares[i], OTHER)
        return False


def divide(table: Table, figure: Figure, enemies: list[int], points: i64) -> None:
    if len(enemies) > 0 and points > 0:
        frame = Dividing(figure.seat, figure.id, points)
        frame.enemies = enemies
        frame.shares = [0 for _ in enemies]
        table.push(frame)
