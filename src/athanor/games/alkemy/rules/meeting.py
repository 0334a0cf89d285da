"""A combat that starts: what comes before the first blow. Frightening, entangle, pre-emptive
strike."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..events import SkillUsed, TestMade
from ..figures import AFRAID, COMBAT, NET
from ..model import NONE, Figure, Frame, Table
from .damage import OTHER, hurt
from .dice import COM, MND, REF, roll
from .effects import give
from .help import blame, praise
from .manners import answers_charge, frightens, is_fearless, nets
from .opposed import oppose
from .questions import PREEMPT_ASK, ask
from .skills import damage_table
from .space import mind

#: The steps for each of those met.
TO_ANSWER: Final = 0
ANSWERED: Final = 1
COMER_TESTS: Final = 2
MET_TESTS: Final = 3
COMER_NETS: Final = 4
MET_NETS: Final = 5
ALL_DONE: Final = 6


@final
class Meeting(Frame):
    """`figure` has come into combat with `others`, one after another; by a `charge` or not.
    `waiting`: the step's roll or question is out."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE) -> None:
        super().__init__(seat, figure)
        self.others: list[int] = []
        self.charge: bool = False
        self.waiting: bool = False

    def clone(self) -> Meeting:
        copy = Meeting(self.seat, self.figure)
        copy.stage = self.stage
        copy.others = self.others  # replaced, never changed
        copy.charge = self.charge
        copy.waiting = self.waiting
        return copy

    def resume(self, table: Table) -> bool:
        one = table.figures[self.figure]
        while True:
            if len(self.others) == 0 or not one.alive:
                table.pop()
                return False
            other = table.figures[self.others[0]]
            if self.waiting:
                self.waiting = False
                self.conclude(table, one, other)
                self.stage += 1
                return False  # what it led to comes first
            if self.stage >= ALL_DONE or not other.alive:
                self.others = self.others[1:]
                self.stage = TO_ANSWER
                continue
            if self.begin(table, one, other):
                self.waiting = True
                return False
            self.stage += 1

    def begin(self, table: Table, one: Figure, other: Figure) -> bool:
        """Whether there is something to roll or to ask at this step."""
        if self.stage == TO_ANSWER:
            if self.charge and answers_charge(other):
                ask(table, other, PREEMPT_ASK)
                return True
            self.stage = ANSWERED
            return False
        if self.stage == ANSWERED:
            oppose(table, other, one, REF, other.ref, one.ref)
            return True
        if self.stage == COMER_TESTS:
            return test_fear(table, one, other)
        if self.stage == MET_TESTS:
            return test_fear(table, other, one)
        if self.stage == COMER_NETS:
            return throw_net(table, one, other)
        return throw_net(table, other, one)

    def conclude(self, table: Table, one: Figure, other: Figure) -> None:
        if self.stage == TO_ANSWER:
            if table.answered == 0:
                self.stage = ANSWERED
        elif self.stage == ANSWERED:
            if table.won:
                points: i64 = damage_table(other, one)[table.column]
                if table.tracing:
                    table.tell(SkillUsed(other.seat, other.name, "preemptive_strike"))
                hurt(table, other.id, one.id, points, OTHER)
        elif self.stage == COMER_TESTS:
            conclude_fear(table, one, other)
        elif self.stage == MET_TESTS:
            conclude_fear(table, other, one)
        elif self.stage == COMER_NETS:
            conclude_net(table, one, other)
        else:
            conclude_net(table, other, one)


def test_fear(table: Table, figure: Figure, terror: Figure) -> bool:
    """Frightening: MND against its number."""
    number: i64 = frightens(terror)
    if number == 0 or is_fearless(figure):
        return False
    roll(table, figure, MND, mind(table, figure), 0, difficulty=number)
    return True


def conclude_fear(table: Table, figure: Figure, terror: Figure) -> None:
    passed: bool = table.total >= frightens(terror)
    if passed:
        praise(table, figure)
    else:
        blame(table, figure)
        give(table, figure, AFRAID, 0, COMBAT, terror.id)
    if table.tracing:
        table.tell(TestMade(figure.seat, figure.name, "frightening", passed))


def throw_net(table: Table, figure: Figure, enemy: Figure) -> bool:
    """Entangle: a free COM roll that deals no damage."""
    if not nets(figure):
        return False
    roll(table, figure, COM, figure.com, 0, difficulty=enemy.defence)
    return True


def conclude_net(table: Table, figure: Figure, enemy: Figure) -> None:
    caught: bool = table.total >= enemy.defence
    if caught:
        praise(table, figure)
        give(table, enemy, NET, 0, COMBAT, figure.id)
    else:
        blame(table, figure)
    if table.tracing:
        table.tell(TestMade(figure.seat, figure.name, "entangle", caught))


def meet_in_combat(table: Table, figure: Figure, others: list[int], charge: bool) -> None:
    """The combat of a figure with others starts."""
    frame = Meeting(figure.seat, figure.id)
    frame.others = others
    frame.charge = charge
    table.push(frame)
