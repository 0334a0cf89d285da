"""Before the first turn: the scenery. A-94."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import PlaceScenery
from ..events import SceneryPlaced
from ..formats import MARKER_RADIUS
from ..geometry.numbers import CIRCLE
from ..geometry.shapes import Polygon, moved, polygon_gap, polygons_within, within
from ..model import INCH, SCENERY_NAMES, Frame, Scenery, Table
from .components import PlacingComponents
from .dice import below
from .quick import draw_scenery, is_quick

SCENERY_APART: Final = 3 * INCH
LATTICE: Final = 200
#: More than any coordinate of a table.
FARTHEST: Final = 10000
#: For how many pieces a lattice remembers what they leave free.
PIECES_KEPT: Final = 512

#: How far the scenery has come.
LOTS: Final = 0
PLACING: Final = 1


@final
class PlacingScenery(Frame):
    """`seat` places next; `placed` counts the pieces on the table; `first` is who placed the
    first."""

    def __init__(self) -> None:
        super().__init__()
        self.placed: i64 = 0
        self.first: i64 = 0

    def clone(self) -> PlacingScenery:
        copy = PlacingScenery()
        copy.seat = self.seat
        copy.stage = self.stage
        copy.placed = self.placed
        copy.first = self.first
        return copy

    def resume(self, table: Table) -> bool:
        if self.stage == LOTS:
            self.stage = PLACING
            self.first = below(table, 2, "first")
            self.seat = self.first
        if self.placed < table.format.scenery:
            if not is_quick(table):
                return True
            options = self.legal(table, self.seat)
            self.answer(table, self.seat, draw_scenery(table, self.seat, options))
            return False
        table.pop()
        for frame in table.frames:
            if isinstance(frame, PlacingComponents):
                frame.seat = 1 - self.first
        return False

    def asks(self, table: Table) -> str:
        return "scenery"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        """A lattice of places; the strict distances where any keeps them, else looser ones."""
        found: list[Action] = []
        level: i64 = 2
        while len(found) == 0:
            lattice = lattice_for(table, seat, level)
            left = [lattice.left_by(piece) for piece in table.scenery]
            for kind in range(len(SCENERY_NAMES)):
                if not self.used(table, kind):
                    lattice.offer(kind, left, found)
            level -= 1
        return found

    def level_now(self, table: Table, seat: i64) -> i64:
        """How strict the distances can be kept: A-94 says as far as possible."""
        level: i64 = 2
        while level > 0:
            for kind in range(len(SCENERY_NAMES)):
                if not self.used(table, kind):
                    for spot in lattice_for(table, seat, level).spots[kind]:
                        if clear_of_scenery(table, spot.shape, level):
                            return level
            level -= 1
        return level

    def used(self, table: Table, kind: int) -> bool:
        for piece in table.scenery:
            if piece.kind == kind:
                return True
        return False

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        if not isinstance(action, PlaceScenery):
            return IllegalAction("not-offered", "A-94", decision="scenery")
        if action.scenery not in SCENERY_NAMES or not 0 <= action.turn < 32:
            return IllegalAction("no-such-scenery", "A-94", scenery=action.scenery)
        kind = SCENERY_NAMES.index(action.scenery)
        if self.used(table, kind):
            return IllegalAction("scenery-used", "A-94", scenery=action.scenery)
        shape = shape_at(kind, action.x, action.y, action.turn)
        refusal = refuse_scenery(table, seat, shape, 2)
        if refusal is not None:
            level: i64 = self.level_now(table, seat)
            if level < 2:
                return refuse_scenery(table, seat, shape, level)
        return refusal

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        assert isinstance(action, PlaceScenery)
        kind = SCENERY_NAMES.index(action.scenery)
        table.set_scenery([*table.scenery, Scenery(kind, action.x, action.y, action.turn)])
        self.placed += 1
        self.seat = 1 - seat
        if table.tracing:
            table.tell(SceneryPlaced(seat, action.scenery, action.x, action.y))


SHAPES: Final[dict[int, Polygon]] = {}


def shape_at(kind: int, x: i64, y: i64, turn: int) -> Polygon:
    """Where a piece would lie. Shapes are turned once and then only moved."""
    key = kind * 32 + turn
    shape = SHAPES.get(key)
    if shape is None:
        shape = Scenery(kind, 0, 0, turn).polygon
        SHAPES[key] = shape
    return moved(shape, x, y)


def refuse_scenery(table: Table, seat: i64, shape: Polygon, level: i64) -> IllegalAction | None:
    """A-94. Level 2: all distances of 3 inches; 1: an inch; 0: only not on top of each other."""
    apart: i64 = SCENERY_APART if level == 2 else INCH if level == 1 else 0
    if not inside(table, shape, apart):
        return IllegalAction("near-edge", "A-94")
    zone: i64 = table.format.line
    if seat == 0 and shape.high > table.height - zone:
        return IllegalAction("enemy-zone", "A-94")
    if seat == 1 and shape.low < zone:
        return IllegalAction("enemy-zone", "A-94")
    for marker in table.markers:
        clear: i64 = shape.radius + MARKER_RADIUS + apart
        if not within(shape.x, shape.y, 0, marker.x, marker.y, 0, clear):
            continue
        if polygon_gap(shape, marker.x, marker.y, MARKER_RADIUS) < max(1, apart):
            return IllegalAction("near-marker", "A-94")
    if not clear_of_scenery(table, shape, level):
        return IllegalAction("near-scenery", "A-94")
    return None


def clear_of_scenery(table: Table, shape: Polygon, level: i64) -> bool:
    for other in table.scenery:
        if not clear_of(other.polygon, shape, level):
            return False
    return True


def clear_of(other: Polygon, shape: Polygon, level: i64) -> bool:
    apart: i64 = SCENERY_APART if level == 2 else INCH if level == 1 else 0
    far: i64 = shape.radius + other.radius + apart
    if not within(shape.x, shape.y, 0, other.x, other.y, 0, far):
        return True
    return not polygons_within(shape, other, max(0, apart - 1))


@final
class LatticeSpot:
    """A piece at a place of the lattice that keeps its distance from edges, markers and zones."""

    def __init__(self, shape: Polygon, action: PlaceScenery) -> None:
        self.shape = shape
        self.action = action


@final
class Lattice:
    """All such places of one scenario, table, seat and strictness, by kind of scenery; and which of
    them a piece leaves free, for pieces that have been asked about: a byte for each place, kind
    after kind."""

    def __init__(self, level: i64) -> None:
        self.level: i64 = level
        self.spots: list[list[LatticeSpot]] = []
        self.left: dict[int, bytes] = {}

    def left_by(self, piece: Scenery) -> bytes:
        key = int((piece.kind * CIRCLE + piece.turn) * FARTHEST + piece.x) * FARTHEST + int(piece.y)
        found = self.left.get(key)
        if found is None:
            free: list[int] = []
            for spots in self.spots:
                for spot in spots:
                    free.append(1 if clear_of(piece.polygon, spot.shape, self.level) else 0)
            found = bytes(free)
            if len(self.left) >= PIECES_KEPT:
                self.left.clear()
            self.left[key] = found
        return found

    def offer(self, kind: int, left: list[bytes], found: list[Action]) -> None:
        """The places for a kind that all pieces leave free."""
        place: int = 0
        for i in range(kind):
            place += len(self.spots[i])
        for spot in self.spots[kind]:
            free: bool = True
            for each in left:
                if each[place] == 0:
                    free = False
                    break
            if free:
                found.append(spot.action)
            place += 1


LATTICES: Final[dict[str, Lattice]] = {}


def lattice_for(table: Table, seat: i64, level: i64) -> Lattice:
    """Worked out once for each scenario, table size, seat and strictness."""
    key = f"{table.scenario.id} {table.width} {seat} {level}"
    found = LATTICES.get(key)
    if found is None:
        bare = Table(table.game, table.options, 2, table.rng)
        bare.lay_out()
        found = Lattice(level)
        for kind in range(len(SCENERY_NAMES)):
            found.spots.append(spots_of(bare, seat, level, kind))
        LATTICES[key] = found
    return found


def spots_of(bare: Table, seat: i64, level: i64, kind: int) -> list[LatticeSpot]:
    spots: list[LatticeSpot] = []
    x: i64 = 2 * LATTICE
    while x < bare.width:
        y: i64 = 2 * LATTICE
        while y < bare.height:
            turn = int((x // LATTICE + y // LATTICE + kind) % 4) * 4
            shape = shape_at(kind, x, y, turn)
            if refuse_scenery(bare, seat, shape, level) is None:
                spots.append(LatticeSpot(shape, PlaceScenery(SCENERY_NAMES[kind], x, y, turn)))
            y += 2 * LATTICE
        x += 2 * LATTICE
    return spots


def inside(table: Table, shape: Polygon, apart: i64) -> bool:
    return (
        shape.left >= apart
        and shape.low >= apart
        and shape.right <= table.width - apart
        and shape.high <= table.height - apart
    )
