"""Engaging: straight into contact with those one fights, or with a shooter. A-48, A-51."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..events import OrderCancelled
from ..geometry.approach import contact_from
from ..geometry.crossings import circle_crossings
from ..geometry.numbers import bit
from ..model import NONE, Figure, Frame, Table
from .fight import FROM_ENGAGEMENT, fight
from .guarding import ask_guards
from .meeting import meet_in_combat
from .moves import arrive, disengage
from .space import (
    bind,
    distance,
    foes_of,
    meet,
    most_charged_from,
    put,
    touching,
    walker_for,
)

#: How far an engagement has come.
TO_SET_OUT: Final = 0
TO_ARRIVE: Final = 1
TO_FIGHT: Final = 2
GUARD_ASKED: Final = 3


def engagement_place(table: Table, figure: Figure, target: Figure, others: i64 = 0) -> list[int]:
    """A-48: x, y and cost of the most direct way into contact with the target, and with the
    `others` (bits) as well; or nothing."""
    most: i64 = most_charged_from(table, target)
    if most >= 0 and distance(figure, target) > most:
        return []
    if others == 0:
        x, y = contact_from(figure.x, figure.y, figure.r, target.x, target.y, target.r, 0)
        return straight_into(table, figure, [target], [int(x), int(y)])
    everyone = [target]
    places: list[int] = []
    for other in table.figures:
        if others >> other.id & 1:
            everyone.append(other)
            if len(places) == 0:
                one: i64 = figure.r + target.r + 1
                two: i64 = figure.r + other.r + 1
                places = circle_crossings(target.x, target.y, one, other.x, other.y, two)
    return straight_into(table, figure, everyone, places)


def straight_into(
    table: Table, figure: Figure, targets: list[Figure], places: list[int]
) -> list[int]:
    """The nearest of some places that a straight walk leads to and that touches all targets."""
    walker = walker_for(table, figure)
    best: list[int] = []
    for i in range(0, len(places), 2):
        x: i64 = places[i]
        y: i64 = places[i + 1]
        if not walker.fits(x, y) or not walker.straight(figure.x, figure.y, x, y):
            continue
        cost: i64 = walker.straight_cost(figure.x, figure.y, x, y)
        if cost > figure.walk or (len(best) > 0 and cost >= best[2]):
            continue
        meets: bool = True
        for target in targets:
            if not meets_from(table, figure, target, x, y):
                meets = False
        if meets:
            best = [x, y, cost]
    return best


def meets_from(table: Table, figure: Figure, target: Figure, x: i64, y: i64) -> bool:
    """Whether the two would be in contact with the figure at a place."""
    home_x: i64 = figure.x
    home_y: i64 = figure.y
    put(table, figure, x, y)
    good: bool = touching(table, figure, target)
    put(table, figure, home_x, home_y)
    return good


@final
class Engage(Frame):
    """`figure` goes straight into contact with `target`, and with all `others` (bits), and may
    strike the target for free. (`x`, `y`) is where it ends, at what `cost`."""

    def __init__(
        self, seat: i64 = 0, figure: i64 = NONE, target: i64 = NONE, others: i64 = 0
    ) -> None:
        super().__init__(seat, figure)
        self.target: i64 = target
        self.others: i64 = others
        self.x: i64 = 0
        self.y: i64 = 0
        self.cost: i64 = 0

    def clone(self) -> Engage:
        copy = Engage(self.seat, self.figure, self.target, self.others)
        copy.stage = self.stage
        copy.x = self.x
        copy.y = self.y
        copy.cost = self.cost
        return copy

    def resume(self, table: Table) -> bool:
        figure = table.figures[self.figure]
        target = table.figures[self.target]
        if self.stage == TO_SET_OUT:
            self.stage = GUARD_ASKED
            table.answered = NONE
            ask_guards(table, target, self.others | bit(target.id))
        elif self.stage == GUARD_ASKED:
            if table.answered >= 0:
                self.target = table.answered
            self.set_out(table, figure, table.figures[self.target])
        elif self.stage == TO_ARRIVE and figure.alive and target.alive:
            self.stage = TO_FIGHT
            self.come(table, figure, target)
        else:
            table.pop()
            if self.stage == TO_FIGHT and figure.alive and target.alive:
                if meet(table, figure, target):
                    fight(table, figure.id, target.id, FROM_ENGAGEMENT)
        return False

    def set_out(self, table: Table, figure: Figure, target: Figure) -> None:
        place = engagement_place(table, figure, target, self.others)
        if len(place) == 0:
            if table.tracing:
                table.tell(OrderCancelled(figure.seat, figure.name))
            table.pop()
            return
        self.stage = TO_ARRIVE
        self.x = place[0]
        self.y = place[1]
        self.cost = place[2]
        if figure.foes != 0:
            disengage(table, figure, self.kept(table, figure))

    def come(self, table: Table, figure: Figure, target: Figure) -> None:
        walker = walker_for(table, figure)
        walker.path_xs = []
        walker.path_ys = []
        arrive(table, figure, self.x, self.y, "engage", self.cost, walker)
        met: list[int] = []
        for other in table.figures:
            if (self.others | bit(target.id)) >> other.id & 1 and other.alive:
                if not figure.foes >> other.id & 1:
                    met.append(int(other.id))
                bind(figure, other)
        if len(met) > 0:
            meet_in_combat(table, figure, met, False)

    def kept(self, table: Table, figure: Figure) -> i64:
        """Foes that are not left: the target, and those still met at the new place (A-114)."""
        mask: i64 = self.others | bit(self.target)
        x: i64 = figure.x
        y: i64 = figure.y
        put(table, figure, self.x, self.y)
        for foe in foes_of(table, figure):
            if meet(table, figure, foe):
                mask |= bit(foe.id)
        put(table, figure, x, y)
        return mask


def engage(table: Table, figure: Figure, target: Figure, others: i64 = 0) -> None:
    table.push(Engage(figure.seat, figure.id, target.id, others))
