"""Formulas: small objects that say whom they suit, what improves them and what they do (A-80 to
A-86). `alchemy.py` casts them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import FORMULA_RANGE
from ..figures import DOUBLED
from ..model import INCH, NONE, Figure, Frame, Table
from .effects import under
from .manners import untouched_by_alchemy
from .space import KHALIMAN

ONE_WAY: Final[list[int]] = [0]
#: What an improvement adds to: the first number of a formula, or its second.
SECOND: Final[list[str]] = ["number", "tough", "power", "marker"]
#: What can be bought only once.
ONCE_ONLY: Final[list[str]] = ["lasting", "both", "pick", "double"]
#: What needs a figure to be named.
WITH_FIGURE: Final[list[str]] = ["target", "toxic"]


class Improving(Frame):
    """Improvements of a `formula` that succeeded: `spent` stones were paid for them; `strength` is
    what was bought of range, damage, healing, REF or markers, `second` what of another number;
    `lasting` that it lasts, works both ways or the like. `targets` are all targets, `friends` those
    that a further improvement names; `next` is the target whose guards are asked."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE, formula: i64 = 0, way: i64 = 0) -> None:
        super().__init__(seat, figure)
        self.formula: i64 = formula
        self.way: i64 = way
        self.spent: i64 = 0
        self.strength: i64 = 0
        self.second: i64 = 0
        self.lasting: bool = False
        self.targets: list[int] = []
        self.friends: list[int] = []
        self.next: i64 = 0

    def copy_improving(self, copy: Improving) -> None:
        copy.stage = self.stage
        copy.spent = self.spent
        copy.strength = self.strength
        copy.second = self.second
        copy.lasting = self.lasting
        copy.targets = self.targets  # replaced, never changed
        copy.friends = self.friends
        copy.next = self.next


class Formula:
    """One formula. `wanted` is how many targets are named: none for an area or for oneself."""

    def __init__(self, number: int, wanted: i64, improvements: list[tuple[str, int]]) -> None:
        self.number: int = number
        self.wanted: i64 = wanted
        self.improvements: list[tuple[str, int]] = improvements

    def aims(self) -> str:
        """Whom it is meant for: friends, enemies or anybody."""
        return "friends"

    def ways(self) -> list[int]:
        """Between which effects one chooses when casting."""
        return ONE_WAY

    def may(self, table: Table, figure: Figure, way: i64) -> bool:
        """Whether that effect can be had now."""
        return True

    def boosts(self) -> bool:
        """Whether its range is bought beforehand."""
        return False

    def price(self, what: str, price: int, frame: Improving) -> int:
        """What the next one costs."""
        return price

    def suits(self, table: Table, figure: Figure, target: Figure) -> bool:
        """Whether it may be worked on that target at all."""
        return target.seat == figure.seat

    def suits_second(self, table: Table, figure: Figure, target: Figure) -> bool:
        """Whether that target may be the second of two."""
        return self.suits(table, figure, target)

    def suits_further(self, table: Table, figure: Figure, target: Figure) -> bool:
        """Whether that target may be added by an improvement."""
        return self.suits(table, figure, target)

    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        """What it does to one target."""

    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        """What it does, once all improvements are bought."""
        for id in frame.targets:
            if table.figures[id].alive:
                self.work(table, figure, table.figures[id], frame)

    def reach(self, figure: Figure, frame: Improving) -> i64:
        """The area with what was bought of it."""
        return range_of(figure, self.number) + frame.strength * INCH

    def of_people(self, figure: Figure, target: Figure, people: i64) -> bool:
        """The alchemist itself, or a friend of a people; for who only reflects the formula, that
        people is the Khalimans."""
        if target.seat != figure.seat:
            return False
        if target.id == figure.id:
            return True
        if self.number not in figure.profile.formulas:
            people = KHALIMAN
        return target.profile.peoples & people != 0


def range_of(figure: Figure, formula: i64) -> i64:
    far: i64 = FORMULA_RANGE[formula]
    return 2 * far if len(figure.effects) > 0 and under(figure, DOUBLED) else far


def is_enemy(figure: Figure, target: Figure) -> bool:
    return target.seat != figure.seat and not untouched_by_alchemy(target)
