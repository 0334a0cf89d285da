"""Guard and icon: a friend takes the place of whoever is aimed at."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import Decline, Pick
from ..cards import ICON
from ..events import Guarded, Moved
from ..figures import DOWN, ICON_USE
from ..model import INCH, NONE, Figure, Frame, Table
from .effects import under
from .manners import guards_fighting, is_guard, unaided, untouched_by_alchemy
from .places_free import places_exchanged
from .space import foes_of, keep_combats, near, put, touching

NO_GUARD: Final = Decline("guard")
GUARDED_FROM: Final = 2 * INCH


def guards_for(table: Table, target: Figure, aimed_at: i64, alchemy: bool) -> list[int]:
    """Who may take the target's place; `aimed_at` are all targets of the same action, as bits."""
    found: list[int] = []
    if unaided(target):
        return found
    icon: bool = target.has(ICON) and not target.used >> ICON_USE & 1
    for other in table.figures:
        if other.seat != target.seat or not other.alive or not other.placed:
            continue
        if aimed_at >> other.id & 1 or not (icon or is_guard(other)):
            continue
        if alchemy and untouched_by_alchemy(other):
            continue
        if near(other, target, GUARDED_FROM) and is_free(table, other):
            if len(places_exchanged(table, other, target)) > 0:
                found.append(int(other.id))
    return found


def is_free(table: Table, guard: Figure) -> bool:
    """Not in combat; some guard even then, as long as nobody touches them."""
    if len(guard.effects) > 0 and under(guard, DOWN):
        return False
    if guard.foes == 0:
        return True
    if not guards_fighting(guard):
        return False
    for foe in foes_of(table, guard):
        if touching(table, foe, guard):
            return False
    return True


@final
class Guarding(Frame):
    """Whether one of the `guards` takes the place of `figure`. Ends with `table.answered`: who, or
    NONE."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE) -> None:
        super().__init__(seat, figure)
        self.guards: list[int] = []

    def clone(self) -> Guarding:
        copy = Guarding(self.seat, self.figure)
        copy.guards = self.guards  # replaced, never changed
        return copy

    def resume(self, table: Table) -> bool:
        return True

    def asks(self, table: Table) -> str:
        return "guard"

    def rule(self) -> str:
        return "A-87"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        options: list[Action] = [Pick(table.figures[id].name) for id in self.guards]
        options.append(NO_GUARD)
        return options

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        table.pop()
        table.answered = NONE
        if isinstance(action, Pick):
            guard = table.figures[table.names[action.figure]]
            take_place(table, guard, table.figures[self.figure])
            table.answered = guard.id


def ask_guards(table: Table, target: Figure, aimed_at: i64, alchemy: bool = False) -> bool:
    """Asks whether somebody takes its place, if somebody can."""
    guards = guards_for(table, target, aimed_at, alchemy)
    if len(guards) == 0:
        return False
    frame = Guarding(target.seat, target.id)
    frame.guards = guards
    table.push(frame)
    return True


def take_place(table: Table, guard: Figure, target: Figure) -> None:
    """The two change places; no disengagement rolls."""
    if not is_guard(guard):
        target.used |= 1 << ICON_USE
    if table.tracing:
        table.tell(Guarded(guard.seat, guard.name, target.name))
    change_places(table, guard, target)


def change_places(table: Table, one: Figure, other: Figure) -> None:
    """Where a base does not fit it goes as near as it can."""
    places = places_exchanged(table, one, other)
    if len(places) == 0:
        return
    put(table, one, places[0], places[1])
    put(table, other, places[2], places[3])
    if table.tracing:
        for each in (one, other):
            table.tell(Moved(each.seat, each.name, "swap", "", each.x, each.y, []))
    keep_combats(table, one)
    keep_combats(table, other)
