"""Before the first turn: companies, scenery, components, deployment. A-93 to A-96."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import BadRequest, IllegalAction

from .. import companies
from ..actions import Deploy, Muster, PlaceComponent, PlaceScenery
from ..cards import PROFILE_INDEX, PROFILES
from ..events import CompanyMustered, ComponentPlaced, Deployed, SceneryPlaced
from ..geometry.shapes import (
    TOUCH,
    Polygon,
    moved,
    overlap,
    polygon_gap,
    polygons_within,
    within,
)
from ..model import (
    COMPONENTS,
    DEPLOYMENT,
    INCH,
    MUSTER,
    NONE,
    SCENERY,
    SCENERY_NAMES,
    Card,
    Figure,
    Frame,
    Scenery,
    Spot,
    Table,
)
from ..tables import ELEMENTS, ESSENCES
from .dice import MND, below, oppose
from .quick import draw_place, draw_scenery, is_quick, station
from .skills import always_covered, grant
from .space import MARKER_RADIUS, put

SCENERY_APART: Final = 3 * INCH
COMPONENTS_APART: Final = 4 * INCH
DEPLOYED_APART: Final = 9 * INCH
LATTICE: Final = 200


def scenery_count(table: Table) -> i64:
    return 6 if table.options["format"] == "blitz" else 10


def components_each(table: Table) -> i64:
    return 3 if table.options["format"] == "blitz" else 5


# -- companies


class Mustering(Frame):
    """Both bring a company, shown at once."""

    def __init__(self) -> None:
        super().__init__(MUSTER)

    def blank(self) -> Frame:
        return Mustering()

    def resume(self, table: Table) -> bool:
        if table.secret_words[0] == "" or table.secret_words[1] == "":
            return True
        names: dict[str, int] = {}
        for seat in range(2):
            muster(table, seat, table.secret_words[seat], names)
        table.names = names
        grant(table.figures)
        table.companies = table.secret_words
        table.secret_words = ["", ""]
        table.pop()
        return False

    def actors(self, table: Table) -> list[int]:
        return [seat for seat in range(2) if table.secret_words[seat] == ""]

    def asks(self, table: Table) -> str:
        return "muster"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        format = table.options["format"]
        assert isinstance(format, str)
        return [Muster(id) for id in companies.samples(format)]

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        if not isinstance(action, Muster):
            return IllegalAction("not-offered", "A-07", decision="muster")
        format = table.options["format"]
        assert isinstance(format, str)
        try:
            company = company_of(action.company)
        except BadRequest as refused:
            return IllegalAction(refused.code, "A-11", text=action.company[:80])
        for problem in companies.check(company, companies.POINTS[format]):
            return IllegalAction(problem.code, problem.rule, **problem.facts)
        return None

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        assert isinstance(action, Muster)
        table.secret_words[seat] = action.company


def company_of(word: str) -> companies.Company:
    """A sample by id, or any company by its code."""
    if word in companies.SAMPLES:
        return companies.sample(word)
    return companies.decode(word)


def muster(table: Table, seat: i64, word: str, names: dict[str, int]) -> None:
    """A-09: cards of several figures are filled one after the other."""
    mustered: list[str] = []
    for card in company_of(word).cards():
        profile = PROFILES[PROFILE_INDEX[card.profile]]
        id: i64 = len(table.cards)
        ids: list[int] = []
        for _ in range(card.figures):
            number = 1
            while f"{profile.id}-{number}" in names:
                number += 1
            name = f"{profile.id}-{number}"
            names[name] = len(table.figures)
            ids.append(len(table.figures))
            mustered.append(name)
            table.figures.append(Figure(len(table.figures), seat, id, profile, name))
        table.cards.append(Card(id, seat, ids))
    if table.tracing:
        table.tell(CompanyMustered(seat, word, mustered))


# -- scenery


class PlacingScenery(Frame):
    """`seat` places next; `a` how many were placed; `b` who placed the first."""

    def __init__(self) -> None:
        super().__init__(SCENERY)

    def blank(self) -> Frame:
        return PlacingScenery()

    def resume(self, table: Table) -> bool:
        if self.stage == 0:
            self.stage = 1
            self.seat = below(table, 2, "first")
            self.b = self.seat
        if self.a < scenery_count(table):
            if not is_quick(table):
                return True
            options = self.legal(table, self.seat)
            self.answer(table, self.seat, draw_scenery(table, self.seat, options))
            return False
        table.pop()
        for frame in table.frames:
            if frame.kind == COMPONENTS:
                frame.seat = 1 - self.b
        return False

    def asks(self, table: Table) -> str:
        return "scenery"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        """A lattice of places; the strict distances where any keeps them, else looser ones."""
        found: list[Action] = []
        level: i64 = 2
        while len(found) == 0:
            for spot in spots_for(table, seat, level):
                if not self.used(table, spot.kind) and clear_of_scenery(table, spot.shape, level):
                    found.append(spot.action)
            level -= 1
        return found

    def level_now(self, table: Table, seat: i64) -> i64:
        """How strict the distances can be kept: A-94 says as far as possible."""
        level: i64 = 2
        while level > 0:
            for spot in spots_for(table, seat, level):
                if not self.used(table, spot.kind) and clear_of_scenery(table, spot.shape, level):
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
        self.a += 1
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
    zone: i64 = deployment_line(table)
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
    apart: i64 = SCENERY_APART if level == 2 else INCH if level == 1 else 0
    for other in table.scenery:
        far: i64 = shape.radius + other.polygon.radius + apart
        if within(shape.x, shape.y, 0, other.polygon.x, other.polygon.y, 0, far):
            if polygons_within(shape, other.polygon, max(0, apart - 1)):
                return False
    return True


class LatticeSpot:
    """A piece at a place of the lattice that keeps its distance from edges, markers and zones."""

    def __init__(self, kind: int, shape: Polygon, action: PlaceScenery) -> None:
        self.kind = kind
        self.shape = shape
        self.action = action


SPOTS: Final[dict[int, list[LatticeSpot]]] = {}


def spots_for(table: Table, seat: i64, level: i64) -> list[LatticeSpot]:
    """Worked out once for each table size, seat and strictness."""
    key: int = int(table.width * 8 + seat * 4 + level)
    found = SPOTS.get(key)
    if found is None:
        bare = Table(table.game, table.options, 2, table.rng)
        bare.lay_out()
        found = []
        for kind in range(len(SCENERY_NAMES)):
            x: i64 = 2 * LATTICE
            while x < table.width:
                y: i64 = 2 * LATTICE
                while y < table.height:
                    turn = int((x // LATTICE + y // LATTICE + kind) % 4) * 4
                    shape = shape_at(kind, x, y, turn)
                    if refuse_scenery(bare, seat, shape, level) is None:
                        action = PlaceScenery(SCENERY_NAMES[kind], x, y, turn)
                        found.append(LatticeSpot(kind, shape, action))
                    y += 2 * LATTICE
                x += 2 * LATTICE
        SPOTS[key] = found
    return found


def inside(table: Table, shape: Polygon, apart: i64) -> bool:
    return (
        shape.left >= apart
        and shape.low >= apart
        and shape.right <= table.width - apart
        and shape.high <= table.height - apart
    )


def deployment_line(table: Table) -> i64:
    """A-96: more than 9 inches from the markers."""
    return table.height // 2 - MARKER_RADIUS - DEPLOYED_APART


# -- components


class PlacingComponents(Frame):
    """`seat` places next; `a`, `b` how many each has placed. Only with an alchemist (A-95)."""

    def __init__(self) -> None:
        super().__init__(COMPONENTS)

    def blank(self) -> Frame:
        return PlacingComponents()

    def resume(self, table: Table) -> bool:
        if not any_alchemist(table) or self.a + self.b >= 2 * components_each(table):
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
        raise AssertionError("no room for components")

    def offer(
        self, table: Table, seat: i64, piece: Scenery, apart: i64, found: list[Action]
    ) -> None:
        """Against the middle of each side."""
        shape = piece.polygon
        for i in range(shape.n):
            mx: i64 = (shape.xs[i - 1] + shape.xs[i]) // 2
            my: i64 = (shape.ys[i - 1] + shape.ys[i]) // 2
            if self.refuse(table, seat, mx, my, apart) is None:
                found.append(PlaceComponent(mx, my))

    def refuse(self, table: Table, seat: i64, x: i64, y: i64, apart: i64) -> IllegalAction | None:
        against: bool = False
        for piece in table.scenery:
            if polygon_gap(piece.polygon, x, y, MARKER_RADIUS) <= TOUCH:
                against = True
        edge: i64 = MARKER_RADIUS
        if not against or not (
            edge <= x <= table.width - edge and edge <= y <= table.height - edge
        ):
            return IllegalAction("not-against-scenery", "A-95")
        for other in table.components:
            if within(x, y, MARKER_RADIUS, other.x, other.y, MARKER_RADIUS, apart - 1):
                return IllegalAction("near-component", "A-95")
        if self.last_of(table, seat) and self.one_half_empty(table, seat, y):
            return IllegalAction("one-half", "A-95")
        return None

    def last_of(self, table: Table, seat: i64) -> bool:
        return (self.a if seat == 0 else self.b) == components_each(table) - 1

    def one_half_empty(self, table: Table, seat: i64, y: i64) -> bool:
        """At least one of a player's components lies on each half; `items` are their y."""
        middle: i64 = table.height // 2
        lower: bool = y < middle
        upper: bool = not lower
        for i in range(0, len(self.items), 2):
            if self.items[i] == seat:
                if self.items[i + 1] < middle:
                    lower = True
                else:
                    upper = True
        if lower and upper:
            return False
        # Where no scenery stands on the other half there is nothing to be had.
        for piece in table.scenery:
            if lower and piece.polygon.high >= middle:
                return True
            if upper and piece.polygon.low < middle:
                return True
        return False

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        if not isinstance(action, PlaceComponent):
            return IllegalAction("not-offered", "A-95", decision="component")
        refusal = self.refuse(table, seat, action.x, action.y, COMPONENTS_APART)
        if refusal is not None and action in self.legal(table, seat):
            return None
        return refusal

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        assert isinstance(action, PlaceComponent)
        element = essence(table, seat)
        table.components = [*table.components, Spot(action.x, action.y, element)]
        self.items += [int(seat), action.y]
        if seat == 0:
            self.a += 1
        else:
            self.b += 1
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
    people = companies.common_peoples(company_of(table.companies[seat]))[0]
    return ELEMENTS.index(ESSENCES[people])


# -- deployment


class Deployment(Frame):
    """`seat` deploys next; `a` the card it has begun with, or NONE; `f` who begins."""

    def __init__(self) -> None:
        super().__init__(DEPLOYMENT)
        self.a = NONE

    def blank(self) -> Frame:
        return Deployment()

    def resume(self, table: Table) -> bool:
        if self.stage == 0:
            self.stage = 1
            self.who_begins(table)
        elif self.stage == 1:
            self.stage = 2
            if self.f < 0:
                self.f = 1 if table.won else 0  # the loser of the roll begins
            self.seat = self.f
        elif self.a >= 0 and len(self.unplaced(table, self.a)) > 0:
            return self.waits(table)
        else:
            self.a = NONE
            if len(self.cards_for(table, self.seat)) > 0:
                return self.waits(table)
            self.seat = 1 - self.seat
            if len(self.cards_for(table, self.seat)) > 0:
                return self.waits(table)
            table.pop()
        return False

    def waits(self, table: Table) -> bool:
        """For its player to deploy; unless the set-up is quick."""
        if not is_quick(table):
            return True
        self.answer(table, self.seat, station(table, self.legal(table, self.seat)))
        return False

    def who_begins(self, table: Table) -> None:
        counts: list[int] = [0, 0]
        best: list[int] = [NONE, NONE]
        for card in table.cards:
            counts[card.seat] += 1
        for figure in table.figures:
            seat = int(figure.seat)
            if best[seat] < 0 or figure.profile.mnd > table.figures[best[seat]].profile.mnd:
                best[seat] = int(figure.id)
        self.f = NONE
        if counts[0] != counts[1]:
            self.f = 0 if counts[0] > counts[1] else 1
            return
        one = table.figures[best[0]]
        other = table.figures[best[1]]
        oppose(table, one, other, MND, one.profile.mnd, other.profile.mnd)

    def unplaced(self, table: Table, card: i64) -> list[int]:
        return [id for id in table.cards[card].figures if not table.figures[id].placed]

    def cards_for(self, table: Table, seat: i64) -> list[int]:
        """Cards a seat may deploy now. Stealth: after all others, if its player likes; a seat that
        has nothing else left waits."""
        others: bool = False
        mine: list[int] = []
        open_cards: bool = False
        for card in table.cards:
            if len(self.unplaced(table, card.id)) == 0:
                continue
            hidden: bool = always_covered(table.figures[card.figures[0]])
            if card.seat == seat:
                mine.append(int(card.id))
                if not hidden:
                    open_cards = True
            elif not hidden:
                others = True
        if others and not open_cards:
            return []
        return mine

    def asks(self, table: Table) -> str:
        return "deploy"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        cards = [int(self.a)] if self.a >= 0 else self.cards_for(table, seat)
        found: list[Action] = []
        step: i64 = 100
        while len(found) == 0 and step > 10:
            for card in cards:
                figure = table.figures[self.unplaced(table, card)[0]]
                self.offer(table, figure, step, found)
            step //= 2
        return found

    def offer(self, table: Table, figure: Figure, step: i64, found: list[Action]) -> None:
        line: i64 = deployment_line(table)
        y: i64 = line - figure.r - 1
        while y >= figure.r:
            x: i64 = 2 * step
            while x < table.width:
                at: i64 = y if figure.seat == 0 else table.height - y
                if refuse_place(table, figure, x, at) is None:
                    found.append(Deploy(figure.name, x, at))
                x += 2 * step
            y -= 2 * step if table.height < 3000 else 4 * step

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        if not isinstance(action, Deploy):
            return IllegalAction("not-offered", "A-96", decision="deploy")
        id: i64 = table.names.get(action.figure, NONE)
        if id < 0 or table.figures[id].seat != seat:
            return IllegalAction("enemy-figure", "A-96", figure=action.figure)
        figure = table.figures[id]
        if figure.placed:
            return IllegalAction("already-deployed", "A-96", figure=figure.name)
        if self.a >= 0 and figure.card != self.a:
            return IllegalAction("other-card", "A-96", figure=figure.name)
        if self.a < 0 and int(figure.card) not in self.cards_for(table, seat):
            return IllegalAction("other-card", "A-96", figure=figure.name)
        return refuse_place(table, figure, action.x, action.y)

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        assert isinstance(action, Deploy)
        figure = table.figures[table.names[action.figure]]
        figure.placed = True
        put(table, figure, action.x, action.y)
        self.a = figure.card
        if len(self.unplaced(table, self.a)) == 0:
            self.a = NONE
            self.seat = 1 - seat
        if table.tracing:
            table.tell(Deployed(seat, figure.name, action.x, action.y))


def refuse_place(table: Table, figure: Figure, x: i64, y: i64) -> IllegalAction | None:
    line: i64 = deployment_line(table)
    own: i64 = y if figure.seat == 0 else table.height - y
    if own + figure.r >= line:
        return IllegalAction("outside-zone", "A-96", figure=figure.name)
    if not table.ground.stands(x, y, figure.r):
        return IllegalAction("no-room", "A-40", x=int(x), y=int(y))
    for other in table.figures:
        if other.placed and other.alive and other.id != figure.id:
            if overlap(x, y, figure.r, other.x, other.y, other.r):
                return IllegalAction("no-room", "A-40", x=int(x), y=int(y))
    return None
