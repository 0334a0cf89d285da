"""Hives and their bees: hive_throw, bees."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.errors import IllegalAction

from ..cards import HIVE_THROW, WHITE
from ..events import HiveThrown, SkillUsed
from ..figures import HIVES, PLAY
from ..formats import MARKER_RADIUS
from ..geometry.numbers import bit
from ..geometry.shapes import polygon_gap
from ..geometry.sight import Corridor
from ..model import INCH, NONE, Figure, Frame, Hive, Table
from .damage import ARROW, hurt, softened
from .dice import COM, FOR_DAMAGE, Roll
from .effects import effect_of, give
from .space import near_spot

MOST_HIVES: Final = 3
THROWN: Final = 10 * INCH
STUNG_FROM: Final = 2 * INCH
BEES_COM: Final = 4
#: A hive that deals so much in one sting is removed.
SPENT_BY: Final = 3


def refuse_hive(table: Table, figure: Figure, x: i64, y: i64) -> IllegalAction | None:
    thrown = effect_of(figure, HIVES)
    if thrown is not None and thrown.amount >= MOST_HIVES:
        return IllegalAction("no-hives", "A-87", figure=figure.name)
    if x < 0 or y < 0 or x > table.width or y > table.height:
        return IllegalAction("no-room", "A-87", x=int(x), y=int(y))
    if not near_spot(figure, x, y, THROWN):
        return IllegalAction("hive-too-far", "A-87", figure=figure.name)
    if not sees_spot(table, figure, x, y):
        return IllegalAction("hive-unseen", "A-87", figure=figure.name)
    return None


def sees_spot(table: Table, figure: Figure, x: i64, y: i64) -> bool:
    """Past scenery that is taller than the thrower; a hive itself has no height."""
    tall: i64 = figure.profile.size + (1 if figure.perch >= 0 else 0)
    walls = [
        piece.polygon
        for piece in table.scenery
        if not piece.hill and piece.size > tall and polygon_gap(piece.polygon, x, y, 0) > 0
    ]
    return Corridor(figure.x, figure.y, figure.r, x, y, MARKER_RADIUS).open(walls)


def throw_hive(table: Table, figure: Figure, x: i64, y: i64) -> None:
    """It stings all near when it is placed."""
    thrown = effect_of(figure, HIVES)
    give(table, figure, HIVES, 1 if thrown is None else thrown.amount + 1, PLAY)
    hive = Hive(x, y, figure.id)
    table.hives = [*table.hives, hive]
    if table.tracing:
        table.tell(HiveThrown(figure.seat, figure.name, x, y))
    for i in range(len(table.figures) - 1, -1, -1):  # the first of them comes first
        sting(table, hive, table.figures[i])


def stir_bees(table: Table, figure: Figure) -> None:
    """A figure has moved, acted or reacted: hives near it sting, each once a turn."""
    for hive in table.hives:
        sting(table, hive, figure)


def sting(table: Table, hive: Hive, figure: Figure) -> None:
    if not figure.alive or not figure.placed or hive.stung >> figure.id & 1:
        return
    if figure.has(HIVE_THROW) or not near_spot(figure, hive.x, hive.y, STUNG_FROM):
        return
    hive.stung |= bit(figure.id)
    table.push(Sting(figure.seat, figure.id, hive.thrower, hive.x, hive.y))


@final
class Sting(Frame):
    """The bees of a hive at (`x`, `y`), thrown by `thrower`, sting `figure`; `rolled`: the dice
    have fallen."""

    def __init__(
        self, seat: i64 = 0, figure: i64 = NONE, thrower: i64 = NONE, x: i64 = 0, y: i64 = 0
    ) -> None:
        super().__init__(seat, figure)
        self.thrower: i64 = thrower
        self.x: i64 = x
        self.y: i64 = y
        self.rolled: bool = False

    def clone(self) -> Sting:
        copy = Sting(self.seat, self.figure, self.thrower, self.x, self.y)
        copy.rolled = self.rolled
        return copy

    def resume(self, table: Table) -> bool:
        figure = table.figures[self.figure]
        thrower = table.figures[self.thrower]
        if self.rolled or not figure.alive:
            table.pop()
            if self.rolled and figure.alive and table.total >= figure.defence:
                self.hurt_it(table, figure, thrower)
            return False
        self.rolled = True
        dom = thrower.profile.second_damage
        dice = Roll(self.seat, thrower.id, COM, BEES_COM, 0, FOR_DAMAGE, figure.defence, WHITE)
        dice.values = dom
        table.push(dice)
        return False

    def hurt_it(self, table: Table, figure: Figure, thrower: Figure) -> None:
        points: i64 = thrower.profile.second_damage[table.column]
        points = softened(table, points, thrower, figure, False)
        if table.tracing:
            table.tell(SkillUsed(thrower.seat, thrower.name, "bees"))
        if points >= SPENT_BY:
            table.hives = [h for h in table.hives if h.x != self.x or h.y != self.y]
        hurt(table, thrower.id, figure.id, points, ARROW)
