"""Harvesting components. A-79, A-119."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import Decline, Harvest
from ..events import Harvested
from ..model import INCH, NONE, Figure, Frame, Table
from .manners import fetches
from .space import near_spot

LEAVE: Final = Decline("harvest")
#: What a lackey carries at most.
LACKEY_STORE: Final = 2


def harvest_here(table: Table, figure: Figure) -> list[int]:
    """A-79: the components within an inch of an alchemist that has not harvested this turn."""
    found: list[int] = []
    if harvests(figure) and not figure.harvested and figure.alive:
        for i in range(len(table.components)):
            if near_spot(figure, table.components[i].x, table.components[i].y, INCH):
                found.append(i)
    return found


def harvests(figure: Figure) -> bool:
    return figure.profile.alchemist or fetches(figure)


@final
class HarvestHere(Frame):
    """`figure` may harvest one of the `components`, by their numbers on the table."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE) -> None:
        super().__init__(seat, figure)
        self.components: list[int] = []

    def clone(self) -> HarvestHere:
        copy = HarvestHere(self.seat, self.figure)
        copy.components = self.components  # replaced, never changed
        return copy

    def resume(self, table: Table) -> bool:
        return True

    def asks(self, table: Table) -> str:
        return "harvest"

    def rule(self) -> str:
        return "A-79"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        options: list[Action] = [Harvest(component) for component in self.components]
        options.append(LEAVE)
        return options

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        table.pop()
        if isinstance(action, Harvest):
            harvest(table, table.figures[self.figure], action.component)


def ask_to_harvest(table: Table, figure: Figure) -> None:
    here = harvest_here(table, figure)
    if len(here) > 0:
        frame = HarvestHere(figure.seat, figure.id)
        frame.components = here
        table.push(frame)


def harvest(table: Table, figure: Figure, component: int) -> None:
    spot = table.components[component]
    full: i64 = 6 if figure.profile.inner else 4
    gain: i64 = full if spot.owner == figure.profile.element else 2
    store: i64 = figure.profile.store if figure.profile.alchemist else LACKEY_STORE
    figure.harvested = True
    figure.components = min(store, figure.components + gain)
    table.components = table.components[:component] + table.components[component + 1 :]
    if table.tracing:
        table.tell(Harvested(figure.seat, figure.name, gain))
