"""chains: an enemy is dragged into contact."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..events import Moved, TestMade
from ..geometry.approach import contact_from, places_round
from ..geometry.paths import passable
from ..geometry.shapes import TOUCH
from ..model import INCH, NONE, Figure, Frame, Table, inches
from .dice import COM, roll
from .help import blame, praise
from .meeting import meet_in_combat
from .space import bind, distance, keep_combats, meet, put, walker_for

LONGEST: Final = 4 * INCH


@final
class Dragging(Frame):
    """`figure` has rolled COM to drag `target` to itself."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE, target: i64 = NONE) -> None:
        super().__init__(seat, figure)
        self.target: i64 = target

    def clone(self) -> Dragging:
        return Dragging(self.seat, self.figure, self.target)

    def resume(self, table: Table) -> bool:
        table.pop()
        figure = table.figures[self.figure]
        target = table.figures[self.target]
        caught: bool = table.total >= target.defence
        if table.tracing:
            table.tell(TestMade(figure.seat, figure.name, "chains", caught))
        if not caught:
            blame(table, figure)
            return False
        praise(table, figure)
        place = end_of_chain(table, figure, target)
        if len(place) > 0:
            self.arrive(table, figure, target, place)
        return False

    def arrive(self, table: Table, figure: Figure, target: Figure, place: list[int]) -> None:
        """Without a disengagement roll; it loses 1 AP, and the two are in combat."""
        put(table, target, place[0], place[1])
        if table.tracing:
            far = inches(place[2])
            table.tell(Moved(target.seat, target.name, "push", far, target.x, target.y, []))
        keep_combats(table, target)
        target.ap = max(0, target.ap - 1)
        bind(figure, target)
        meet_in_combat(table, figure, [int(target.id)], False)


def end_of_chain(table: Table, figure: Figure, target: Figure) -> list[int]:
    """x, y and length of the shortest way of the dragged into contact, at most 4 inches, touching
    nobody else, and not where one stands too high above the other to fight (A-55); or nothing."""
    walker = walker_for(table, target)
    wanted: list[int] = []
    x, y = contact_from(target.x, target.y, target.r, figure.x, figure.y, figure.r, 0)
    wanted += [int(x), int(y)]
    wanted += places_round(target.r, figure.x, figure.y, figure.r, 0, 2)
    best: list[int] = []
    for i in range(0, len(wanted), 2):
        px: i64 = wanted[i]
        py: i64 = wanted[i + 1]
        if walker.fits(px, py) and can_be_dragged_to(table, figure, target, px, py):
            cost: i64 = passable(walker, target.x, target.y, px, py, LONGEST)
            if cost >= 0 and (len(best) == 0 or cost < best[2]):
                best = [int(px), int(py), int(cost)]
    return best


def can_be_dragged_to(table: Table, figure: Figure, target: Figure, x: i64, y: i64) -> bool:
    if not touches_nobody_else(table, figure, target, x, y):
        return False
    home_x: i64 = target.x
    home_y: i64 = target.y
    put(table, target, x, y)
    good: bool = meet(table, figure, target)
    put(table, target, home_x, home_y)
    return good


def touches_nobody_else(table: Table, figure: Figure, target: Figure, x: i64, y: i64) -> bool:
    for other in table.figures:
        if other.alive and other.placed and other.id != target.id and other.id != figure.id:
            reach: i64 = other.r + target.r + TOUCH
            if (other.x - x) * (other.x - x) + (other.y - y) * (other.y - y) <= reach * reach:
                return False
    return True


def drag(table: Table, figure: Figure, target: Figure) -> None:
    """Rolls COM against DEF; out of 4 inches it fails at once."""
    if distance(figure, target) > LONGEST:
        if table.tracing:
            table.tell(TestMade(figure.seat, figure.name, "chains", False))
        return
    table.push(Dragging(figure.seat, figure.id, target.id))
    roll(table, figure, COM, figure.com, 0, difficulty=target.defence)
