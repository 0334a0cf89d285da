"""Casting formulas, and buying their improvements. A-80 to A-86. What each does: `formulas.py`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import Decline, Improve
from ..cards import (
    ALCHEMICAL_MASTERY,
    FORMULA_AUTO,
    FORMULA_COMPONENTS,
    FORMULA_INDEX,
    FORMULA_LEVEL,
    FORMULAS,
)
from ..events import FormulaCast, Improved, SkillUsed
from ..geometry.numbers import bit
from ..model import INCH, NONE, Figure, Frame, Table
from .auras import components_more
from .dice import ALCHEMY, roll
from .formula import ONCE_ONLY, SECOND, WITH_FIGURE, Improving, range_of
from .formulas import BOOK
from .guarding import ask_guards
from .help import blame, praise
from .manners import needs_no_sight, untouched_by_alchemy
from .questions import MASTERY_ASK, ask
from .space import distance, near, sees, untouched

REFLECTIONS: Final[int] = FORMULA_INDEX["reflections_of_reality"]
#: From how far another's formula is reflected.
REFLECTED_FROM: Final = 8 * INCH
MOST_CONCENTRATION: Final = 4
STOP: Final = Decline("improve")
BOOST_PRICE: Final = 2

#: How far a formula has come.
TO_CAST: Final = 0
CAST_ROLLED: Final = 1
CAST_OVER: Final = 2
MASTERY_ASKED: Final = 3

#: How far improvements have come.
BUYING: Final = 0
GUARDS: Final = 1
GUARD_ASKED: Final = 2


def stones_needed(table: Table, figure: Figure, formula: i64) -> i64:
    """A-81: two stones for each component that is missing."""
    missing: i64 = components_of(table, formula) - figure.components
    return 2 * missing if missing > 0 else 0


def components_of(table: Table, formula: i64) -> i64:
    more: i64 = 0 if len(table.auras) == 0 else components_more(table)
    return FORMULA_COMPONENTS[formula] + more


def known_formulas(table: Table, figure: Figure) -> list[int]:
    """Its own; and, for who reflects reality, those of alchemists in sight and near."""
    if REFLECTIONS not in figure.profile.formulas:
        return figure.profile.formulas
    found = [formula for formula in figure.profile.formulas if formula != REFLECTIONS]
    for other in table.figures:
        if other.id != figure.id and other.alive and other.placed and other.profile.alchemist:
            if near(figure, other, REFLECTED_FROM) and in_sight(table, figure, other):
                for formula in other.profile.formulas:
                    if formula not in found and formula != REFLECTIONS:
                        found.append(formula)
    return found


def cast_as(figure: Figure, formula: i64) -> i64:
    """The formula of its own that it casts: another's is cast by reflection."""
    return formula if int(formula) in figure.profile.formulas else REFLECTIONS


def suits(table: Table, figure: Figure, formula: i64, target: Figure, second: bool) -> bool:
    """Whether the formula may be worked on that target at all."""
    if not reachable(figure, target):
        return False
    if second:
        return BOOK[formula].suits_second(table, figure, target)
    return BOOK[formula].suits(table, figure, target)


def reachable(figure: Figure, target: Figure) -> bool:
    """Not spirits, and of friends not the stubborn."""
    if not target.alive or not target.placed or untouched_by_alchemy(target):
        return False
    return target.id == figure.id or target.seat != figure.seat or not untouched(target)


def is_area(formula: i64) -> bool:
    """Whether no target is named: an area, or oneself."""
    return BOOK[formula].wanted == 0


def refuse_cast(
    table: Table, figure: Figure, formula: i64, targets: list[Figure], way: i64, boost: i64
) -> IllegalAction | None:
    name = FORMULAS[formula]
    book = BOOK[formula]
    if int(formula) not in known_formulas(table, figure):
        return IllegalAction("unknown-formula", "A-80", formula=name)
    if figure.ap < 1:
        return IllegalAction("no-ap", "A-81", figure=figure.name)
    own: i64 = cast_as(figure, formula)
    if figure.cast >> own & 1:
        return IllegalAction("formula-twice", "A-82", formula=FORMULAS[own])
    if figure.concentration < max(FORMULA_LEVEL[formula], FORMULA_LEVEL[own]):
        return IllegalAction("no-concentration", "A-80", formula=name)
    if boost < 0 or (boost > 0 and not book.boosts()) or BOOST_PRICE * boost > 4:
        return IllegalAction("bad-boost", "A-85", formula=name)
    if stones_needed(table, figure, formula) + BOOST_PRICE * boost > figure.stones:
        return IllegalAction("no-components", "A-81", formula=name)
    if len(targets) != book.wanted or (book.wanted == 2 and targets[0].id == targets[1].id):
        return IllegalAction("bad-targets", "A-83", formula=name)
    if int(way) not in book.ways() or not book.may(table, figure, way):
        return IllegalAction("bad-way", "A-86", formula=name)
    return refuse_targets(table, figure, formula, targets)


def refuse_targets(
    table: Table, figure: Figure, formula: i64, targets: list[Figure]
) -> IllegalAction | None:
    for place in range(len(targets)):
        target = targets[place]
        if not suits(table, figure, formula, target, place > 0):
            return IllegalAction("bad-target", "A-86", target=target.name)
        if not in_sight(table, figure, target):
            return IllegalAction("out-of-sight", "A-83", target=target.name)
    return None


def in_sight(table: Table, figure: Figure, target: Figure) -> bool:
    return target.id == figure.id or needs_no_sight(figure) or sees(table, figure, target)


@final
class Casting(Frame):
    """`figure` works a `formula` on its `targets`; `way` is which effect, `boost` the range bought
    beforehand, `short` how much the roll lacks."""

    def __init__(
        self, seat: i64 = 0, figure: i64 = NONE, formula: i64 = 0, way: i64 = 0, boost: i64 = 0
    ) -> None:
        super().__init__(seat, figure)
        self.formula: i64 = formula
        self.way: i64 = way
        self.boost: i64 = boost
        self.short: i64 = 0
        self.targets: list[int] = []

    def clone(self) -> Casting:
        copy = Casting(self.seat, self.figure, self.formula, self.way, self.boost)
        copy.stage = self.stage
        copy.short = self.short
        copy.targets = self.targets  # replaced, never changed
        return copy

    def resume(self, table: Table) -> bool:
        figure = table.figures[self.figure]
        if self.stage == TO_CAST:
            self.prepare(table, figure)
        elif self.stage == CAST_ROLLED:
            self.judge(table, figure)
        elif self.stage == MASTERY_ASKED:
            if table.answered != 0:
                figure.stones -= self.short
                if table.tracing:
                    table.tell(SkillUsed(figure.seat, figure.name, "alchemical_mastery"))
                self.succeed(table, figure)
            else:
                self.fail(table, figure)
        else:
            table.pop()
        return False

    def judge(self, table: Table, figure: Figure) -> None:
        """A-84: against the target's own MND, not that of a leader."""
        target = table.figures[self.targets[0]]
        self.short = target.profile.mnd - table.total
        if self.short <= 0:
            praise(table, figure)
            self.succeed(table, figure)
            return
        most: i64 = min(figure.stones, figure.concentration + 1)
        if figure.has(ALCHEMICAL_MASTERY) and self.short <= most:
            self.stage = MASTERY_ASKED
            ask(table, figure, MASTERY_ASK)
            return
        self.fail(table, figure)

    def prepare(self, table: Table, figure: Figure) -> None:
        """A-81, A-83: all is paid, then it is measured."""
        spent: i64 = stones_needed(table, figure, self.formula)
        figure.stones -= spent + BOOST_PRICE * self.boost
        components: i64 = components_of(table, self.formula)
        figure.components = max(0, figure.components - components)
        figure.cast |= bit(cast_as(figure, self.formula))
        far: i64 = range_of(figure, self.formula) + self.boost * INCH
        for id in self.targets:
            if distance(figure, table.figures[id]) > far:
                self.fail(table, figure)
                return
        if FORMULA_AUTO[self.formula]:
            self.succeed(table, figure)
            return
        self.stage = CAST_ROLLED
        bonus: i64 = 1 if figure.profile.inner else 0
        number: i64 = table.figures[self.targets[0]].profile.mnd
        roll(table, figure, ALCHEMY, figure.concentration, bonus, difficulty=number)

    def fail(self, table: Table, figure: Figure) -> None:
        blame(table, figure)
        if table.tracing:
            table.tell(FormulaCast(figure.seat, figure.name, FORMULAS[self.formula], False))
        table.pop()

    def succeed(self, table: Table, figure: Figure) -> None:
        """The effect waits for the improvements (A-85) to be bought."""
        if table.tracing:
            table.tell(FormulaCast(figure.seat, figure.name, FORMULAS[self.formula], True))
        self.stage = CAST_OVER
        frame = Buying(figure.seat, figure.id, self.formula, self.way)
        frame.spent = BOOST_PRICE * self.boost
        frame.targets = self.targets
        table.push(frame)


@final
class Buying(Improving):
    """Stones are spent on a formula that succeeded; then guards may step in; then it works."""

    def clone(self) -> Buying:
        copy = Buying(self.seat, self.figure, self.formula, self.way)
        self.copy_improving(copy)
        return copy

    def resume(self, table: Table) -> bool:
        if self.stage == BUYING:
            if len(self.legal(table, self.seat)) > 1:
                return True
            self.stage = GUARDS
        elif self.stage == GUARDS:
            self.next_guard(table)
        else:
            self.stage = GUARDS
            if table.answered >= 0:
                targets = self.targets[:]
                targets[self.next - 1] = table.answered
                self.targets = targets
        return False

    def next_guard(self, table: Table) -> None:
        """Guard: a friend may take the place of an enemy's target, improvements and all."""
        aimed_at: i64 = 0
        for id in self.targets:
            aimed_at |= bit(id)
        while self.next < len(self.targets):
            target = table.figures[self.targets[self.next]]
            self.next += 1
            if target.seat != self.seat and ask_guards(table, target, aimed_at, True):
                self.stage = GUARD_ASKED
                return
        table.pop()
        BOOK[self.formula].finish(table, table.figures[self.figure], self)

    def asks(self, table: Table) -> str:
        return "improve"

    def rule(self) -> str:
        return "A-85"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        figure = table.figures[self.figure]
        most: i64 = 6 if figure.profile.inner else 4
        left: i64 = min(figure.stones, most - self.spent)
        options: list[Action] = [STOP]
        book = BOOK[self.formula]
        for what, price in book.improvements:
            if book.price(what, price, self) > left or (self.lasting and what in ONCE_ONLY):
                continue
            if what not in WITH_FIGURE:
                options.append(Improve(what))
                continue
            for target in table.figures:
                if self.may_add(table, figure, target):
                    options.append(Improve(what, target.name))
        return options

    def may_add(self, table: Table, figure: Figure, target: Figure) -> bool:
        if int(target.id) in self.targets or int(target.id) in self.friends:
            return False
        if not reachable(figure, target):
            return False
        if not BOOK[self.formula].suits_further(table, figure, target):
            return False
        if distance(figure, target) > range_of(figure, self.formula):
            return False
        return in_sight(table, figure, target)

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        if not isinstance(action, Improve):
            self.stage = GUARDS
            return
        figure = table.figures[self.figure]
        book = BOOK[self.formula]
        for what, price in book.improvements:
            if what == action.what:
                paid: i64 = book.price(what, price, self)
                figure.stones -= paid
                self.spent += paid
        if action.what == "target":
            self.targets = [*self.targets, table.names[action.figure]]
        elif action.what in WITH_FIGURE:
            self.friends = [*self.friends, table.names[action.figure]]
        elif action.what in ONCE_ONLY:
            self.lasting = True
        elif action.what in SECOND:
            self.second += 1
        else:
            self.strength += 1
        if table.tracing:
            table.tell(Improved(figure.seat, figure.name, action.what))


def cast(
    table: Table, figure: Figure, formula: i64, targets: list[int], way: i64, boost: i64
) -> None:
    frame = Casting(figure.seat, figure.id, formula, way, boost)
    frame.targets = targets
    table.push(frame)
