"""Alchemy: concentration, harvest, formulas and their improvements. A-76 to A-86."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import Decline, Harvest, Improve
from ..cards import (
    FORMULA_AUTO,
    FORMULA_COMPONENTS,
    FORMULA_INDEX,
    FORMULA_LEVEL,
    FORMULA_RANGE,
    FORMULAS,
)
from ..events import FormulaCast, Harvested, Improved, Moved
from ..model import CAST, HARVEST, IMPROVE, INCH, Figure, Frame, Table
from .damage import OTHER, heal, hurt
from .dice import ALCHEMY, roll
from .skills import needs_no_sight
from .space import (
    AURLOK,
    AVALONIAN,
    KHALIMAN,
    distance,
    keep_combats,
    mind,
    near_spot,
    put,
    sees,
)

AERIAL_DIVERSION: Final[int] = FORMULA_INDEX["aerial_diversion"]
ANIMAL_FURY: Final[int] = FORMULA_INDEX["animal_fury"]
LITANY: Final[int] = FORMULA_INDEX["litany_of_brambles"]
PRAYER: Final[int] = FORMULA_INDEX["prayer_to_stones"]
PREMONITION: Final[int] = FORMULA_INDEX["premonition"]
CIRCUS: Final[int] = FORMULA_INDEX["travelling_circus"]
UCHRONIA: Final[int] = FORMULA_INDEX["uchronia"]
KISS: Final[int] = FORMULA_INDEX["walosi_kiss"]
LIGHTNESS: Final[int] = FORMULA_INDEX["wind_lightness"]

MOST_CONCENTRATION: Final = 4
STOP: Final = Decline("improve")
LEAVE: Final = Decline("harvest")
#: wind_lightness: which of its effects.
SWIFT: Final = 1
SLIPPERY: Final = 2
WAYS: Final[list[str]] = ["", "swift", "slippery"]

#: The improvements of each formula: what, and the price in stones.
IMPROVEMENTS: Final[dict[int, list[tuple[str, int]]]] = {
    AERIAL_DIVERSION: [],  # its range is bought beforehand, see `Cast.boost`
    ANIMAL_FURY: [("target", 2)],
    LITANY: [("target", 1), ("damage", 2)],
    PRAYER: [("range", 1)],
    PREMONITION: [("range", 1)],
    CIRCUS: [("target", 1), ("lasting", 2), ("ref", 2)],
    UCHRONIA: [("target", 1), ("lasting", 3)],
    KISS: [("target", 2), ("healing", 2)],
    LIGHTNESS: [("target", 2), ("both", 1)],
}
BOOST_PRICE: Final = 2


# -- harvest


def harvest_here(table: Table, figure: Figure) -> list[int]:
    """A-79: the components within an inch of an alchemist that has not harvested this turn."""
    found: list[int] = []
    if figure.profile.alchemist and not figure.harvested and figure.alive:
        for i in range(len(table.components)):
            if near_spot(figure, table.components[i].x, table.components[i].y, INCH):
                found.append(i)
    return found


class HarvestHere(Frame):
    """`figure` may harvest one of `items`."""

    def __init__(self) -> None:
        super().__init__(HARVEST)

    def blank(self) -> Frame:
        return HarvestHere()

    def resume(self, table: Table) -> bool:
        return True

    def asks(self, table: Table) -> str:
        return "harvest"

    def rule(self) -> str:
        return "A-79"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        options: list[Action] = [Harvest(component) for component in self.items]
        options.append(LEAVE)
        return options

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        table.pop()
        if isinstance(action, Harvest):
            harvest(table, table.figures[self.figure], action.component)


def harvest(table: Table, figure: Figure, component: int) -> None:
    spot = table.components[component]
    full: i64 = 6 if figure.profile.inner else 4
    gain: i64 = full if spot.owner == figure.profile.element else 2
    figure.harvested = True
    figure.components = min(figure.profile.store, figure.components + gain)
    table.components = table.components[:component] + table.components[component + 1 :]
    if table.tracing:
        table.tell(Harvested(figure.seat, figure.name, gain))


# -- formulas


def stones_needed(figure: Figure, formula: i64) -> i64:
    """A-81: two stones for each component that is missing."""
    missing: i64 = FORMULA_COMPONENTS[formula] - figure.components
    return 2 * missing if missing > 0 else 0


def suits(table: Table, figure: Figure, formula: i64, target: Figure) -> bool:
    """Whether the formula may be worked on that target at all."""
    if not target.alive or not target.placed:
        return False
    friend: bool = target.seat == figure.seat
    self_: bool = target.id == figure.id
    if formula == ANIMAL_FURY:
        return not friend
    if not friend:
        return False
    if formula == LITANY:
        return self_ or target.profile.peoples & AVALONIAN != 0
    if formula == KISS:
        return self_ or target.profile.peoples & AURLOK != 0
    if formula == UCHRONIA:
        return self_ or target.profile.peoples & KHALIMAN != 0
    if formula == LIGHTNESS:
        return self_ or (not target.profile.hero and target.profile.size <= 2)
    return True


def is_area(formula: i64) -> bool:
    return formula in (PRAYER, PREMONITION)


def refuse_cast(
    table: Table, figure: Figure, formula: i64, targets: list[Figure], way: i64, boost: i64
) -> IllegalAction | None:
    name = FORMULAS[formula]
    if formula not in figure.profile.formulas:
        return IllegalAction("unknown-formula", "A-80", formula=name)
    if figure.ap < 1:
        return IllegalAction("no-ap", "A-81", figure=figure.name)
    if figure.cast >> formula & 1:
        return IllegalAction("formula-twice", "A-82", formula=name)
    if figure.concentration < FORMULA_LEVEL[formula]:
        return IllegalAction("no-concentration", "A-80", formula=name)
    if boost < 0 or (boost > 0 and formula != AERIAL_DIVERSION) or BOOST_PRICE * boost > 4:
        return IllegalAction("bad-boost", "A-85", formula=name)
    if stones_needed(figure, formula) + BOOST_PRICE * boost > figure.stones:
        return IllegalAction("no-components", "A-81", formula=name)
    wanted = 0 if is_area(formula) else 2 if formula == AERIAL_DIVERSION else 1
    if len(targets) != wanted or (wanted == 2 and targets[0].id == targets[1].id):
        return IllegalAction("bad-targets", "A-83", formula=name)
    if (formula == LIGHTNESS) != (way != 0):
        return IllegalAction("bad-way", "A-86", formula=name)
    for target in targets:
        if not suits(table, figure, formula, target):
            return IllegalAction("bad-target", "A-86", target=target.name)
        if not in_sight(table, figure, target):
            return IllegalAction("out-of-sight", "A-83", target=target.name)
    return None


def in_sight(table: Table, figure: Figure, target: Figure) -> bool:
    return target.id == figure.id or needs_no_sight(figure) or sees(table, figure, target)


class Casting(Frame):
    """`figure` works formula `a` on `items`; `b` which way, `c` range bought beforehand."""

    def __init__(self) -> None:
        super().__init__(CAST)

    def blank(self) -> Frame:
        return Casting()

    def resume(self, table: Table) -> bool:
        figure = table.figures[self.figure]
        if self.stage == 0:
            self.prepare(table, figure)
        elif self.stage == 1:
            target = table.figures[self.items[0]]
            if table.total >= mind(table, target):
                self.succeed(table, figure)
            else:
                self.fail(table, figure)
        else:
            table.pop()
        return False

    def prepare(self, table: Table, figure: Figure) -> None:
        """A-81, A-83: all is paid, then it is measured."""
        spent: i64 = stones_needed(figure, self.a)
        figure.stones -= spent + BOOST_PRICE * self.c
        figure.components = max(0, figure.components - FORMULA_COMPONENTS[self.a])
        figure.cast |= 1 << self.a
        far: i64 = FORMULA_RANGE[self.a] + self.c * INCH
        for id in self.items:
            if distance(figure, table.figures[id]) > far:
                self.fail(table, figure)
                return
        if FORMULA_AUTO[self.a]:
            self.succeed(table, figure)
            return
        self.stage = 1
        bonus: i64 = 1 if figure.profile.inner else 0
        roll(table, figure, ALCHEMY, figure.concentration, bonus)

    def fail(self, table: Table, figure: Figure) -> None:
        if table.tracing:
            table.tell(FormulaCast(figure.seat, figure.name, FORMULAS[self.a], False))
        table.pop()

    def succeed(self, table: Table, figure: Figure) -> None:
        """The effect waits for the improvements (A-85) to be bought."""
        if table.tracing:
            table.tell(FormulaCast(figure.seat, figure.name, FORMULAS[self.a], True))
        self.stage = 2
        frame = Improving()
        frame.seat = figure.seat
        frame.figure = figure.id
        frame.a = self.a
        frame.b = self.b
        frame.c = BOOST_PRICE * self.c
        frame.items = self.items[:]
        table.push(frame)


class Improving(Frame):
    """Improvements of formula `a`: `b` which way, `c` stones spent on them, `d` strength bought,
    `e` 1: lasting or both. `items` are all targets."""

    def __init__(self) -> None:
        super().__init__(IMPROVE)

    def blank(self) -> Frame:
        return Improving()

    def resume(self, table: Table) -> bool:
        if len(self.legal(table, self.seat)) > 1:
            return True
        self.finish(table)
        return False

    def asks(self, table: Table) -> str:
        return "improve"

    def rule(self) -> str:
        return "A-85"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        figure = table.figures[self.figure]
        most: i64 = 6 if figure.profile.inner else 4
        left: i64 = min(figure.stones, most - self.c)
        options: list[Action] = [STOP]
        for what, price in IMPROVEMENTS[self.a]:
            if price > left or (self.e == 1 and what in ("lasting", "both")):
                continue
            if what != "target":
                options.append(Improve(what))
                continue
            for target in table.figures:
                if int(target.id) not in self.items and suits(table, figure, self.a, target):
                    if distance(figure, target) <= FORMULA_RANGE[self.a]:
                        if in_sight(table, figure, target):
                            options.append(Improve(what, target.name))
        return options

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        if not isinstance(action, Improve):
            self.finish(table)
            return
        figure = table.figures[self.figure]
        for what, price in IMPROVEMENTS[self.a]:
            if what == action.what:
                figure.stones -= price
                self.c += price
        if action.what == "target":
            self.items.append(table.names[action.figure])
        elif action.what in ("lasting", "both"):
            self.e = 1
        else:
            self.d += 1
        if table.tracing:
            table.tell(Improved(figure.seat, figure.name, action.what))

    def finish(self, table: Table) -> None:
        table.pop()
        figure = table.figures[self.figure]
        if self.a == PRAYER:
            figure.prayer = FORMULA_RANGE[self.a] + self.d * INCH
        elif self.a == PREMONITION:
            figure.premonition = FORMULA_RANGE[self.a] + self.d * INCH
        elif self.a == AERIAL_DIVERSION:
            change_places(table, table.figures[self.items[0]], table.figures[self.items[1]])
        else:
            for id in self.items:
                self.work(table, figure, table.figures[id])

    def work(self, table: Table, figure: Figure, target: Figure) -> None:
        """A-86: what the formula does to one target."""
        if self.a == ANIMAL_FURY:
            points: i64 = ticked_yellow(figure)
            if points > 0:
                hurt(table, figure.id, target.id, points, OTHER)
        elif self.a == KISS:
            heal(table, target, 1 + self.d)
        elif self.a == LITANY:
            target.brambles = 1 + self.d
        elif self.a == CIRCUS:
            target.circus = 4 + self.d
            target.circus_lasts = self.e == 1
            target.circus_used = False
        elif self.a == UCHRONIA:
            target.uchronia = True
            target.uchronia_lasts = self.e == 1
            target.uchronia_used = False
        elif self.a == LIGHTNESS:
            if self.b == SWIFT or self.e == 1:
                target.swift = True
            if self.b == SLIPPERY or self.e == 1:
                target.slippery = True


def ticked_yellow(figure: Figure) -> i64:
    return max(0, min(figure.profile.yellow, figure.ticked - figure.profile.white))


def change_places(table: Table, one: Figure, other: Figure) -> None:
    """aerial_diversion: no disengagement rolls; where a base does not fit, nothing happens."""
    if one.r != other.r:
        return
    x: i64 = one.x
    y: i64 = one.y
    put(table, one, other.x, other.y)
    put(table, other, x, y)
    if table.tracing:
        for each in (one, other):
            table.tell(Moved(each.seat, each.name, "swap", "", each.x, each.y, []))
    keep_combats(table, one)
    keep_combats(table, other)


def cast(
    table: Table, figure: Figure, formula: i64, targets: list[int], way: i64, boost: i64
) -> None:
    frame = Casting()
    frame.seat = figure.seat
    frame.figure = figure.id
    frame.a = formula
    frame.b = way
    frame.c = boost
    frame.items = targets
    table.push(frame)
