"""Two small questions: yes or no, and which figure."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import Accept, Decline, Pick
from ..model import NONE, Figure, Frame, Table

QUESTIONS: Final[list[str]] = [
    "flawless",
    "feint",
    "counter",
    "chain",
    "push",
    "acrobat",
    "empathy",
    "marksman",
    "free-attack",
    "benevolence",
    "wave",
    "undine",
    "breath",
    "breath-damage",
    "mastery",
    "ancients",
    "inspiration",
    "preempt",
    "decline",
    "decline-heal",
    "undine-both",
]
FLAWLESS_ASK: Final = 0
FEINT_ASK: Final = 1
COUNTER_ASK: Final = 2
CHAIN_ASK: Final = 3
PUSH_ASK: Final = 4
ACROBAT_ASK: Final = 5
EMPATHY_ASK: Final = 6
MARKSMAN_ASK: Final = 7
FREE_ATTACK_ASK: Final = 8
BENEVOLENCE_ASK: Final = 9
WAVE_ASK: Final = 10
UNDINE_ASK: Final = 11
BREATH_ASK: Final = 12
BREATH_DAMAGE_ASK: Final = 13
MASTERY_ASK: Final = 14
ANCIENTS_ASK: Final = 15
INSPIRATION_ASK: Final = 16
PREEMPT_ASK: Final = 17
DECLINE_ASK: Final = 18
DECLINE_HEAL_ASK: Final = 19
UNDINE_BOTH_ASK: Final = 20
ACCEPTS: Final[list[Accept]] = [Accept(what) for what in QUESTIONS]
DECLINES: Final[list[Decline]] = [Decline(what) for what in QUESTIONS]


@final
class Ask(Frame):
    """Yes or no to one or several `questions`. Ends with `table.answered`: the place of the
    question accepted, from 1, or 0. `figure` is who would do it."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE) -> None:
        super().__init__(seat, figure)
        self.questions: list[int] = []

    def clone(self) -> Ask:
        copy = Ask(self.seat, self.figure)
        copy.questions = self.questions  # replaced, never changed
        return copy

    def resume(self, table: Table) -> bool:
        return True

    def asks(self, table: Table) -> str:
        return QUESTIONS[self.questions[0]]

    def legal(self, table: Table, seat: i64) -> list[Action]:
        options: list[Action] = []
        for question in self.questions:
            options.append(ACCEPTS[question])
        options.append(DECLINES[self.questions[0]])
        return options

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        table.answered = 0
        if isinstance(action, Accept):
            for place in range(len(self.questions)):
                if QUESTIONS[self.questions[place]] == action.what:
                    table.answered = place + 1
        table.pop()


def ask(table: Table, figure: Figure, question: i64, second: i64 = NONE) -> None:
    frame = Ask(figure.seat, figure.id)
    frame.questions = [question] if second < 0 else [question, second]
    table.push(frame)


#: What a figure is picked for: to act first against one that leaves, to attack next, or to be
#: attacked next.
TESTER: Final = 0
ATTACKER: Final = 1
VICTIM: Final = 2
PURPOSES: Final[list[str]] = ["tester", "attacker", "victim"]


@final
class PickOne(Frame):
    """Which of the `choices`, figures by id, and what `purpose` it serves. Ends with
    `table.answered`, the one picked."""

    def __init__(self, seat: i64 = 0, purpose: i64 = TESTER) -> None:
        super().__init__(seat)
        self.purpose: i64 = purpose
        self.choices: list[int] = []

    def clone(self) -> PickOne:
        copy = PickOne(self.seat, self.purpose)
        copy.choices = self.choices  # replaced, never changed
        return copy

    def resume(self, table: Table) -> bool:
        if len(self.choices) == 1:
            table.answered = self.choices[0]
            table.pop()
            return False
        return True

    def asks(self, table: Table) -> str:
        return PURPOSES[self.purpose]

    def rule(self) -> str:
        return "A-49" if self.purpose == TESTER else "A-33"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        return [Pick(table.figures[id].name) for id in self.choices]

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        assert isinstance(action, Pick)
        table.answered = table.names[action.figure]
        table.pop()


def pick(table: Table, seat: i64, ids: list[int], purpose: i64 = TESTER) -> None:
    frame = PickOne(seat, purpose)
    frame.choices = ids[:]
    table.push(frame)
