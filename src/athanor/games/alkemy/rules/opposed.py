"""Opposed rolls: A-16."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..cards import CHAOTIC_INSPIRATION
from ..events import SkillUsed
from ..figures import INSPIRATION_USE
from ..model import NONE, Figure, Frame, Table
from .dice import REF, roll
from .help import blame, praise
from .questions import INSPIRATION_ASK, ask

#: How far an opposed roll has come.
NOBODY_ROLLED: Final = 0
ONE_ROLLED: Final = 1
BOTH_ROLLED: Final = 2
INSPIRATION_ASKED: Final = 3


@final
class Opposed(Frame):
    """A-16: `figure` against `target`, each with a value of the trait, bonus or malus dice and a
    colour to roll with (NONE: that of its health). Ends with `table.won`."""

    def __init__(
        self,
        figure: i64 = NONE,
        target: i64 = NONE,
        trait: i64 = REF,
        value: i64 = 0,
        other_value: i64 = 0,
        bonus: i64 = 0,
        other_bonus: i64 = 0,
        colour: i64 = NONE,
        other_colour: i64 = NONE,
    ) -> None:
        super().__init__(0, figure)
        self.target: i64 = target
        self.trait: i64 = trait
        self.value: i64 = value
        self.other_value: i64 = other_value
        self.bonus: i64 = bonus
        self.other_bonus: i64 = other_bonus
        self.colour: i64 = colour
        self.other_colour: i64 = other_colour
        self.total: i64 = 0  # what `figure` rolled, and what its two dice show
        self.column: i64 = 0
        self.least: i64 = 0
        self.most: i64 = 0
        self.other_total: i64 = 0

    def clone(self) -> Opposed:
        copy = Opposed(
            self.figure,
            self.target,
            self.trait,
            self.value,
            self.other_value,
            self.bonus,
            self.other_bonus,
            self.colour,
            self.other_colour,
        )
        copy.stage = self.stage
        copy.total = self.total
        copy.column = self.column
        copy.least = self.least
        copy.most = self.most
        copy.other_total = self.other_total
        return copy

    def resume(self, table: Table) -> bool:
        one = table.figures[self.figure]
        other = table.figures[self.target]
        if self.stage == NOBODY_ROLLED:
            self.stage = ONE_ROLLED
            roll(table, one, self.trait, self.value, self.bonus, colour=self.colour)
        elif self.stage == ONE_ROLLED:
            self.stage = BOTH_ROLLED
            self.total = table.total
            self.column = table.column
            self.least = min(table.first, table.second)
            self.most = max(table.first, table.second)
            value: i64 = self.other_value
            roll(table, other, self.trait, value, self.other_bonus, colour=self.other_colour)
        elif self.stage == BOTH_ROLLED:
            self.compare(table, one, other)
        else:
            changed: bool = table.answered != 0
            if changed:
                use_inspiration(table, other if self.ahead(0) else one)
            self.decide(table, one, other, self.ahead(0) != changed)
        return False

    def ahead(self, more: i64) -> bool:
        """Whether `figure` wins, with so much more to its total."""
        difference: i64 = self.total + more - self.other_total
        return difference > 0 or (difference == 0 and self.value > self.other_value)

    def compare(self, table: Table, one: Figure, other: Figure) -> None:
        """Equal in all, both roll anew. Who loses may exchange a die if that wins."""
        self.other_total = table.total
        if self.total == self.other_total and self.value == self.other_value:
            self.stage = NOBODY_ROLLED
            return
        wins: bool = self.ahead(0)
        loser = other if wins else one
        if self.colour < 0 and table.turn > 0 and inspired(loser):  # not for initiative
            low: i64 = min(table.first, table.second)
            high: i64 = max(table.first, table.second)
            # An exchange changes both totals.
            change: i64 = 2 * (low - self.most) if wins else 2 * (high - self.least)
            if self.ahead(change) != wins:
                self.stage = INSPIRATION_ASKED
                ask(table, loser, INSPIRATION_ASK)
                return
        self.decide(table, one, other, wins)

    def decide(self, table: Table, one: Figure, other: Figure, wins: bool) -> None:
        table.pop()
        table.won = wins
        table.column = self.column
        praise(table, one if wins else other)
        blame(table, other if wins else one)


def inspired(figure: Figure) -> bool:
    return figure.has(CHAOTIC_INSPIRATION) and not figure.used >> INSPIRATION_USE & 1


def use_inspiration(table: Table, figure: Figure) -> None:
    figure.used |= 1 << INSPIRATION_USE
    if table.tracing:
        table.tell(SkillUsed(figure.seat, figure.name, "chaotic_inspiration"))


def oppose(
    table: Table,
    figure: Figure,
    target: Figure,
    trait: i64,
    value: i64,
    other_value: i64,
    dice: i64 = 0,
    other_dice: i64 = 0,
    colour: i64 = NONE,
    other_colour: i64 = NONE,
) -> None:
    table.push(
        Opposed(
            figure.id, target.id, trait, value, other_value, dice, other_dice, colour, other_colour
        )
    )
