"""Before the first turn: the components of alchemists. A-95."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from .. import companies
from ..actions import PlaceComponent
from ..events import ComponentPlaced
from ..formats import MARKER_RADIUS
from ..geometry.shapes import TOUCH, polygon_within, within
from ..model import INCH, NONE, Frame, Scenery, Spot, Table
from ..tables import ELEMENTS, ESSENCES
from .muster import company_of
from .quick import draw_place, is_quick

COMPONENTS_APART: Final = 4 * INCH
#: The elements of the sample companies, as they are asked for.
SAMPLE_ESSENCES: Final[dict[str, int]] = {}


@final
class PlacingComponents(Frame):
    """`seat` places next. By seat: how many each has `placed`, and how many of them lie on the
    `lower` and the `upper` half. Only with an alchemist (A-95)."""

    def __init__(self) -> None:
        super().__init__()
        self.placed: list[int] = [0, 0]
        self.lower: list[int] = [0, 0]
        self.upper: list[int] = [0, 0]

    def clone(self) -> PlacingComponents:
        copy = PlacingComponents()
        copy.seat = self.seat
        copy.placed = self.placed[:]
        copy.lower = self.lower[:]
        copy.upper = self.upper[:]
        return copy

    def resume(self, table: Table) -> bool:
        if not any_alchemist(table) or sum(self.placed) >= 2 * table.format.components:
            table.pop()
            return False
        if is_quick(table):
            self.answer(table, self.seat, draw_place(table, self.legal(table, self.seat)))
            return False
        return True

    def asks(self, table: Table) -> str:
        return "component"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        for apart in (COMPONENTS_APART, 2 * INCH, 0):
            found: list[Action] = []
            for piece in table.scenery:
                self.offer(table, seat, piece, apart, found)
            if len(found) > 0:
                return found
        for piece in table.scenery:  # the half where they are wanted is full
            self.offer(table, seat, piece, 0, found, False)
        assert len(found) > 0, "no room for components"
        return found

    def offer(
        self,
        table: Table,
        seat: i64,
        piece: Scenery,
        apart: i64,
        found: list[Action],
        halves: bool = True,
    ) -> None:
        """Against the middle of each side."""
        shape = piece.polygon
        for i in range(shape.n):
            mx: i64 = (shape.xs[i - 1] + shape.xs[i]) // 2
            my: i64 = (shape.ys[i - 1] + shape.ys[i]) // 2
            if self.fault(table, seat, mx, my, apart, halves) == "":
                found.append(PlaceComponent(mx, my))

    def fault(
        self, table: Table, seat: i64, x: i64, y: i64, apart: i64, halves: bool = True
    ) -> str:
        """The code of what is wrong with a place, or nothing."""
        against: bool = False
        for piece in table.scenery:
            if polygon_within(piece.polygon, x, y, MARKER_RADIUS + TOUCH):
                against = True
        edge: i64 = MARKER_RADIUS
        if not against or not (
            edge <= x <= table.width - edge and edge <= y <= table.height - edge
        ):
            return "not-against-scenery"
        for other in table.components:
            if within(x, y, MARKER_RADIUS, other.x, other.y, MARKER_RADIUS, apart - 1):
                return "near-component"
        if halves and self.too_few_left(table, seat, y):
            return "enemy-half" if table.format.large else "one-half"
        return ""

    def too_few_left(self, table: Table, seat: i64, y: i64) -> bool:
        """Whether a player would then have too few left to put where some must lie: one on each
        half; in larger games two on the enemy's."""
        middle: i64 = table.height // 2
        lower: i64 = 1
        upper: i64 = 1
        if table.format.large:
            lower = 2 if seat == 1 else 0
            upper = 2 if seat == 0 else 0
        lower -= self.lower[seat] + (1 if y < middle else 0)
        upper -= self.upper[seat] + (1 if y >= middle else 0)
        left: i64 = table.format.components - self.placed[seat] - 1
        if max(0, lower) + max(0, upper) <= left:
            return False
        # Where no scenery stands on that half there is nothing to be had.
        for piece in table.scenery:
            if upper > 0 and piece.polygon.high >= middle:
                return True
            if lower > 0 and piece.polygon.low < middle:
                return True
        return False

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        if not isinstance(action, PlaceComponent):
            return IllegalAction("not-offered", "A-95", decision="component")
        fault = self.fault(table, seat, action.x, action.y, COMPONENTS_APART)
        if fault == "" or action in self.legal(table, seat):
            return None
        return IllegalAction(fault, "A-95")

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        assert isinstance(action, PlaceComponent)
        element = essence(table, seat)
        table.components = [*table.components, Spot(action.x, action.y, element)]
        self.placed[seat] += 1
        if action.y < table.height // 2:
            self.lower[seat] += 1
        else:
            self.upper[seat] += 1
        self.seat = 1 - seat
        if table.tracing:
            table.tell(ComponentPlaced(seat, ELEMENTS[element], action.x, action.y))


def any_alchemist(table: Table) -> bool:
    for figure in table.figures:
        if figure.profile.alchemist:
            return True
    return False


def essence(table: Table, seat: i64) -> int:
    """The element of a company's people."""
    word = table.companies[seat]
    found: i64 = SAMPLE_ESSENCES.get(word, NONE)
    if found < 0:
        people = companies.common_peoples(company_of(word))[0]
        found = ELEMENTS.index(ESSENCES[people])
        if word in companies.SAMPLES:
            SAMPLE_ESSENCES[word] = int(found)
    return int(found)
