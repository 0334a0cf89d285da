"""Moving: walks, runs, disengaging, engaging. A-40 to A-42, A-48 to A-52."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.errors import IllegalAction

from ..events import DisengageTested, Moved, OrderCancelled
from ..geometry.approach import contact_from, places_between
from ..geometry.paths import Walker
from ..geometry.shapes import overlap
from ..model import DISENGAGE, ENGAGE, INACTIVE, MOVE, NORMAL, Figure, Frame, Table, inches
from .damage import fall
from .dice import FREE_ATTACK_ASK, REF, ask, oppose, pick
from .fight import FREE_BLOW, FROM_ENGAGEMENT, blow, fight, stings
from .skills import charged_from, has_reach
from .space import (
    bind,
    distance,
    elevation,
    foes_of,
    keep_combats,
    meet,
    path_points,
    put,
    touches_enemy,
    touching,
    walker_for,
    way_cost,
)

WALK: Final = 0
RUN: Final = 1
TRACK: Final = 2
REACTION: Final = 3
HOWS: Final[list[str]] = ["walk", "run", "track", "reaction"]


def limit_of(figure: Figure, how: i64) -> i64:
    return figure.profile.run if how == RUN else figure.profile.walk


def refuse_move(table: Table, figure: Figure, x: i64, y: i64, how: i64) -> IllegalAction | None:
    """Why a figure may not go there."""
    rule = "A-42" if how == RUN else "A-41"
    walker = walker_for(table, figure, limit_of(figure, how))
    if not table.ground.stands(x, y, figure.r):
        return IllegalAction("no-room", "A-40", x=int(x), y=int(y))
    if somebody_at(table, figure, x, y):
        return IllegalAction("through-a-figure", "A-40", x=int(x), y=int(y))
    if touches_enemy(table, figure, x, y):
        return IllegalAction("into-contact", rule)
    if way_cost(table, walker, figure, x, y, limit_of(figure, how)) < 0:
        return IllegalAction("too-far", rule)
    return None


def somebody_at(table: Table, figure: Figure, x: i64, y: i64) -> bool:
    for other in table.figures:
        if other.alive and other.placed and other.id != figure.id:
            if overlap(x, y, figure.r, other.x, other.y, other.r):
                return True
    return False


def moves_barred(figure: Figure) -> bool:
    """A-42, A-46: after a run or a charge no more movement this turn."""
    return figure.ran or figure.charged


class Disengage(Frame):
    """A-49, A-50, A-114. `figure` wants to leave; foes in `a` (bits) are not being left."""

    def __init__(self) -> None:
        super().__init__(DISENGAGE)

    def blank(self) -> Frame:
        return Disengage()

    def resume(self, table: Table) -> bool:
        leaver = table.figures[self.figure]
        if self.stage == 0:
            holders = [
                int(foe.id)
                for foe in foes_of(table, leaver)
                if not self.a >> foe.id & 1 and holds(table, foe, leaver)
            ]
            if len(holders) == 0 or leaver.slippery:
                table.pop()
                return False
            self.items = holders
            self.stage = 1
            pick(table, 1 - leaver.seat, holders)
        elif self.stage == 1:
            self.stage = 2
            self.target = table.answered
            tester = table.figures[self.target]
            oppose(table, leaver, tester, REF, leaver.profile.ref, tester.profile.ref)
        elif self.stage == 2:
            tester = table.figures[self.target]
            if table.tracing:
                table.tell(DisengageTested(leaver.seat, leaver.name, tester.name, table.won))
            if table.won:
                table.pop()
            self.stage = 3
        elif self.stage == 3:
            self.next_attack(table, leaver)
        elif self.stage == 5:
            chosen: int = table.answered
            self.items.remove(chosen)
            self.items.insert(0, chosen)
            self.stage = 3
        elif table.answered != 0:  # stage 4: a free attack was asked about
            self.stage = 3
            blow(table, self.target, self.figure, NORMAL, INACTIVE, 0, FREE_BLOW)
        else:
            self.stage = 3
        return False

    def next_attack(self, table: Table, leaver: Figure) -> None:
        """A-101: no cards, no AP, no reply."""
        if len(self.items) == 0 or not leaver.alive:
            table.pop()
            return
        if len(self.items) > 1 and self.e == 0:  # their owner says in what order
            self.e = 1
            self.stage = 5
            pick(table, 1 - leaver.seat, self.items[:])
            return
        self.e = 0
        foe = table.figures[self.items.pop(0)]
        if not foe.alive:
            return
        self.target = foe.id
        table.answered = 1
        self.stage = 4
        if stings(table, foe, leaver):
            ask(table, foe, FREE_ATTACK_ASK)


def holds(table: Table, foe: Figure, leaver: Figure) -> bool:
    """A-50: with reach one slips away from an enemy without reach that does not touch."""
    return not has_reach(leaver) or has_reach(foe) or touching(table, foe, leaver)


def disengage(table: Table, figure: Figure, staying_with: i64) -> None:
    frame = Disengage()
    frame.seat = figure.seat
    frame.figure = figure.id
    frame.a = staying_with
    table.push(frame)


class Move(Frame):
    """`figure` goes to (`a`, `b`); `c` is how."""

    def __init__(self) -> None:
        super().__init__(MOVE)

    def blank(self) -> Frame:
        return Move()

    def resume(self, table: Table) -> bool:
        figure = table.figures[self.figure]
        if self.stage == 0:
            self.stage = 1
            if figure.foes != 0:
                disengage(table, figure, 0)
                return False
        if self.stage == 1 and figure.alive:
            self.stage = 2
            self.go(table, figure)
            return False
        table.pop()
        return False

    def go(self, table: Table, figure: Figure) -> None:
        if self.c == TRACK:
            figure.tracked = True
        elif self.c == RUN:
            figure.ran = True
        most: i64 = limit_of(figure, self.c)
        walker = walker_for(table, figure, most)
        cost: i64 = way_cost(table, walker, figure, self.a, self.b, most)
        if cost < 0 or touches_enemy(table, figure, self.a, self.b):
            if table.tracing:
                table.tell(OrderCancelled(figure.seat, figure.name))
            return
        arrive(table, figure, self.a, self.b, HOWS[self.c], cost, walker)


def arrive(
    table: Table, figure: Figure, x: i64, y: i64, how: str, cost: i64, walker: Walker
) -> None:
    """The figure stands at its new place; combats that no longer hold are over; it may have
    jumped down."""
    high: i64 = elevation(table, figure)
    put(table, figure, x, y)
    if table.tracing:
        path = path_points(walker)
        table.tell(Moved(figure.seat, figure.name, how, inches(cost), x, y, path))
    keep_combats(table, figure)
    fall(table, figure, high - elevation(table, figure))


def move(table: Table, figure: Figure, x: i64, y: i64, how: i64) -> None:
    frame = Move()
    frame.seat = figure.seat
    frame.figure = figure.id
    frame.a = x
    frame.b = y
    frame.c = how
    table.push(frame)


def engagement_place(table: Table, figure: Figure, target: Figure, others: i64 = 0) -> list[int]:
    """A-48: x, y and cost of the most direct way into contact with the target, and with the
    `others` (bits) as well; or nothing."""
    most: i64 = charged_from(target)
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
                places = places_between(
                    figure.r, target.x, target.y, target.r, other.x, other.y, other.r
                )
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
        if cost > figure.profile.walk or (len(best) > 0 and cost >= best[2]):
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


class Engage(Frame):
    """`figure` goes straight into contact with `target`, and with all of `a` (bits), and may strike
    the target for free."""

    def __init__(self) -> None:
        super().__init__(ENGAGE)

    def blank(self) -> Frame:
        return Engage()

    def resume(self, table: Table) -> bool:
        figure = table.figures[self.figure]
        target = table.figures[self.target]
        if self.stage == 0:
            self.stage = 1
            place = engagement_place(table, figure, target, self.a)
            if len(place) == 0:
                if table.tracing:
                    table.tell(OrderCancelled(figure.seat, figure.name))
                table.pop()
                return False
            self.items = place
            if figure.foes != 0:
                disengage(table, figure, self.kept(table, figure, place))
        elif self.stage == 1:
            if not figure.alive or not target.alive:
                table.pop()
                return False
            self.stage = 2
            walker = walker_for(table, figure)
            walker.path_xs = []
            walker.path_ys = []
            place = self.items
            arrive(table, figure, place[0], place[1], "engage", place[2], walker)
            bind(figure, target)
            for other in table.figures:
                if self.a >> other.id & 1 and other.alive:
                    bind(figure, other)
        elif self.stage == 2:
            table.pop()
            if figure.alive and target.alive and meet(table, figure, target):
                fight(table, figure.id, target.id, FROM_ENGAGEMENT)
        return False

    def kept(self, table: Table, figure: Figure, place: list[int]) -> i64:
        """Foes that are not left: the target, and those still met at the new place (A-114)."""
        mask: i64 = self.a | 1 << self.target
        x: i64 = figure.x
        y: i64 = figure.y
        put(table, figure, place[0], place[1])
        for foe in foes_of(table, figure):
            if meet(table, figure, foe):
                mask |= 1 << foe.id
        put(table, figure, x, y)
        return mask


def engage(table: Table, figure: Figure, target: Figure, others: i64 = 0) -> None:
    frame = Engage()
    frame.a = others
    frame.seat = figure.seat
    frame.figure = figure.id
    frame.target = target.id
    table.push(frame)
