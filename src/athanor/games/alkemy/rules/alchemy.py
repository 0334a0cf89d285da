"""Formulas and their improvements. A-80 to A-86."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import Decline, Improve
from ..cards import (
    FORMULA_AUTO,
    FORMULA_COMPONENTS,
    FORMULA_INDEX,
    FORMULA_LEVEL,
    FORMULA_RANGE,
    FORMULAS,
)
from ..events import FormulaCast, Improved, Moved
from ..model import INCH, NONE, Figure, Frame, Table
from .damage import OTHER, heal, hurt
from .dice import ALCHEMY, roll
from .orders import SLIPPERY, SWIFT
from .skills import needs_no_sight
from .space import (
    AURLOK,
    AVALONIAN,
    KHALIMAN,
    distance,
    keep_combats,
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

#: How far a formula has come.
TO_CAST: Final = 0
CAST_ROLLED: Final = 1
CAST_OVER: Final = 2

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
    """`figure` works a `formula` on its `targets`; `way` is which effect, `boost` the range bought
    beforehand."""

    def __init__(
        self, seat: i64 = 0, figure: i64 = NONE, formula: i64 = 0, way: i64 = 0, boost: i64 = 0
    ) -> None:
        super().__init__(seat, figure)
        self.formula: i64 = formula
        self.way: i64 = way
        self.boost: i64 = boost
        self.targets: list[int] = []

    def clone(self) -> Casting:
        copy = Casting(self.seat, self.figure, self.formula, self.way, self.boost)
        copy.stage = self.stage
        copy.targets = self.targets  # replaced, never changed
        return copy

    def resume(self, table: Table) -> bool:
        figure = table.figures[self.figure]
        if self.stage == TO_CAST:
            self.prepare(table, figure)
        elif self.stage == CAST_ROLLED:
            target = table.figures[self.targets[0]]
            if table.total >= target.profile.mnd:  # its own, not that of a leader
                self.succeed(table, figure)
            else:
                self.fail(table, figure)
        else:
            table.pop()
        return False

    def prepare(self, table: Table, figure: Figure) -> None:
        """A-81, A-83: all is paid, then it is measured."""
        spent: i64 = stones_needed(figure, self.formula)
        figure.stones -= spent + BOOST_PRICE * self.boost
        figure.components = max(0, figure.components - FORMULA_COMPONENTS[self.formula])
        figure.cast |= 1 << self.formula
        far: i64 = FORMULA_RANGE[self.formula] + self.boost * INCH
        for id in self.targets:
            if distance(figure, table.figures[id]) > far:
                self.fail(table, figure)
                return
        if FORMULA_AUTO[self.formula]:
            self.succeed(table, figure)
            return
        self.stage = CAST_ROLLED
        bonus: i64 = 1 if figure.profile.inner else 0
        roll(table, figure, ALCHEMY, figure.concentration, bonus)

    def fail(self, table: Table, figure: Figure) -> None:
        if table.tracing:
            table.tell(FormulaCast(figure.seat, figure.name, FORMULAS[self.formula], False))
        table.pop()

    def succeed(self, table: Table, figure: Figure) -> None:
        """The effect waits for the improvements (A-85) to be bought."""
        if table.tracing:
            table.tell(FormulaCast(figure.seat, figure.name, FORMULAS[self.formula], True))
        self.stage = CAST_OVER
        frame = Improving(figure.seat, figure.id, self.formula, self.way)
        frame.spent = BOOST_PRICE * self.boost
        frame.targets = self.targets
        table.push(frame)


class Improving(Frame):
    """Improvements of a `formula` that succeeded: `spent` stones were paid for them; `strength` is
    what was bought of range, damage, healing or REF; `lasting` that it lasts, or works both ways.
    `targets` are all targets."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE, formula: i64 = 0, way: i64 = 0) -> None:
        super().__init__(seat, figure)
        self.formula: i64 = formula
        self.way: i64 = way
        self.spent: i64 = 0
        self.strength: i64 = 0
        self.lasting: bool = False
        self.targets: list[int] = []

    def clone(self) -> Improving:
        copy = Improving(self.seat, self.figure, self.formula, self.way)
        copy.spent = self.spent
        copy.strength = self.strength
        copy.lasting = self.lasting
        copy.targets = self.targets  # replaced, never changed
        return copy

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
        left: i64 = min(figure.stones, most - self.spent)
        options: list[Action] = [STOP]
        for what, price in IMPROVEMENTS[self.formula]:
            if price > left or (self.lasting and what in ("lasting", "both")):
                continue
            if what != "target":
                options.append(Improve(what))
                continue
            for target in table.figures:
                if int(target.id) not in self.targets and suits(
                    table, figure, self.formula, target
                ):
                    if distance(figure, target) <= FORMULA_RANGE[self.formula]:
                        if in_sight(table, figure, target):
                            options.append(Improve(what, target.name))
        return options

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        if not isinstance(action, Improve):
            self.finish(table)
            return
        figure = table.figures[self.figure]
        for what, price in IMPROVEMENTS[self.formula]:
            if what == action.what:
                figure.stones -= price
                self.spent += price
        if action.what == "target":
            self.targets = [*self.targets, table.names[action.figure]]
        elif action.what in ("lasting", "both"):
            self.lasting = True
        else:
            self.strength += 1
        if table.tracing:
            table.tell(Improved(figure.seat, figure.name, action.what))

    def finish(self, table: Table) -> None:
        table.pop()
        figure = table.figures[self.figure]
        if self.formula == PRAYER:
            figure.prayer = FORMULA_RANGE[self.formula] + self.strength * INCH
        elif self.formula == PREMONITION:
            figure.premonition = FORMULA_RANGE[self.formula] + self.strength * INCH
        elif self.formula == AERIAL_DIVERSION:
            change_places(table, table.figures[self.targets[0]], table.figures[self.targets[1]])
        else:
            for id in self.targets:
                self.work(table, figure, table.figures[id])

    def work(self, table: Table, figure: Figure, target: Figure) -> None:
        """A-86: what the formula does to one target."""
        if self.formula == ANIMAL_FURY:
            points: i64 = ticked_yellow(figure)
            if points > 0:
                hurt(table, figure.id, target.id, points, OTHER)
        elif self.formula == KISS:
            heal(table, target, 1 + self.strength)
        elif self.formula == LITANY:
            target.brambles = 1 + self.strength
        elif self.formula == CIRCUS:
            target.circus = 4 + self.strength
            target.circus_lasts = self.lasting
            target.circus_used = False
        elif self.formula == UCHRONIA:
            target.uchronia = True
            target.uchronia_lasts = self.lasting
            target.uchronia_used = False
        elif self.formula == LIGHTNESS:
            if self.way == SWIFT or self.lasting:
                target.swift = True
            if self.way == SLIPPERY or self.lasting:
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
    frame = Casting(figure.seat, figure.id, formula, way, boost)
    frame.targets = targets
    table.push(frame)
