"""Rolling dice: A-12 to A-17. And two small questions: yes or no, and which figure."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.rng import FastRng

from ..actions import Accept, Decline, Keep, Pick, Reroll
from ..cards import COLUMN, FACES, NUMBER, SYMBOL
from ..events import DoubleSix, Rolled, SkillUsed
from ..model import ASK, NONE, OPPOSED, PICK, ROLL, Figure, Frame, Table

REF: Final = 0
COM: Final = 1
AIM: Final = 2
MND: Final = 3
ALCHEMY: Final = 4
TRAITS: Final[list[str]] = ["ref", "com", "shot", "mnd", "concentration"]

#: How dice are kept: for the total; for the most damage of those that succeed; or, where both
#: matter, as the player says.
FOR_TOTAL: Final = 0
FOR_DAMAGE: Final = 1
ASKED: Final = 2

KEEPS: Final[list[Keep]] = [Keep(i, j) for i in range(4) for j in range(4)]
REROLLS: Final[list[Reroll]] = [Reroll(i) for i in range(4)]
KEEP_REROLL: Final = Decline("reroll")

#: In a roll's `items`: the colour of its dice, the colour of one bonus die that differs, the damage
#: of each column, then the dice as colour * 6 + face.
COLOUR_AT: Final = 0
EXTRA_AT: Final = 1
VALUES_AT: Final = 2
DICE_AT: Final = 8


def below(table: Table, n: i64, why: str) -> i64:
    rng = table.rng
    if isinstance(rng, FastRng):
        return rng.quick(n)
    return rng.below(n, why)


def net_dice(bonus: i64, malus: i64) -> i64:
    """A-14: they cancel, and what remains is at most two."""
    net: i64 = bonus - malus
    return max(-2, min(2, net))


class Roll(Frame):
    """`a` trait, `b` bonus or malus dice, `c` the trait's value, `d` how dice are kept, `e` the
    difficulty."""

    def __init__(self) -> None:
        super().__init__(ROLL)

    def blank(self) -> Frame:
        return Roll()

    def resume(self, table: Table) -> bool:
        figure = table.figures[self.figure]
        if self.stage == 0:
            count: i64 = 2 + (self.b if self.b >= 0 else -self.b)
            colour: i64 = self.items[COLOUR_AT]
            i: i64 = 0
            while i < count:
                if i == 2 and self.items[EXTRA_AT] >= 0:
                    colour = self.items[EXTRA_AT]
                else:
                    colour = self.items[COLOUR_AT]
                self.items.append(colour * 6 + below(table, 6, "die"))
                i += 1
            if self.a == COM or self.a == AIM:
                figure.immune = False  # diplomatic immunity ends with its first attack
            self.stage = 1 if figure.uchronia else 2
        if self.stage == 1:
            return True
        options = self.pairs()
        if len(options) > 1:
            self.stage = 3
            return True
        self.settle(table, options[0] // 4, options[0] % 4)
        return False

    def pairs(self) -> list[int]:
        """The pairs worth keeping, as first * 4 + second. Just one where a choice cannot matter."""
        dice = self.items
        n: i64 = len(dice) - DICE_AT
        if n == 2:
            return [1]
        found: list[int] = []
        totals: list[int] = []
        values: list[int] = []
        least: i64 = 99
        i: i64 = 0
        while i < n:
            j: i64 = i + 1
            while j < n:
                one: i64 = dice[DICE_AT + i]
                two: i64 = dice[DICE_AT + j]
                total: i64 = NUMBER[one] + NUMBER[two]
                least = min(least, total)
                found.append(i * 4 + j)
                totals.append(total)
                values.append(dice[VALUES_AT + COLUMN[SYMBOL[one] * 3 + SYMBOL[two]]])
                j += 1
            i += 1
        best: list[int] = []
        for k in range(len(found)):
            if self.b < 0 and totals[k] != least:
                continue
            self.weigh(best, k, totals, values)
        return [found[k] for k in best]

    def weigh(self, best: list[int], k: int, totals: list[int], values: list[int]) -> None:
        """Takes a pair up among the best if none of them is as good in all that matters."""
        if self.d == ASKED:
            for other in best:
                if totals[other] >= totals[k] and values[other] >= values[k]:
                    return
            kept = [
                other for other in best if totals[other] > totals[k] or values[other] > values[k]
            ]
            best[:] = [*kept, k]
            return
        if len(best) == 0:
            best.append(k)
        elif self.worth(totals[k], values[k]) > self.worth(totals[best[0]], values[best[0]]):
            best[0] = k

    def worth(self, total: i64, value: i64) -> i64:
        if self.d == FOR_TOTAL or total + self.c < self.e:
            return total
        return 1000 + 100 * value + total

    def settle(self, table: Table, first: i64, second: i64) -> None:
        one: i64 = self.items[DICE_AT + first]
        two: i64 = self.items[DICE_AT + second]
        table.first = NUMBER[one]
        table.second = NUMBER[two]
        table.total = table.first + table.second + self.c
        table.column = COLUMN[SYMBOL[one] * 3 + SYMBOL[two]]
        if table.tracing:
            figure = table.figures[self.figure]
            numbers = [NUMBER[die] for die in self.items[DICE_AT:]]
            kept: list[int] = [table.first, table.second]
            faces = [FACES[die] for die in self.items[DICE_AT:]]
            places: list[int] = [int(first), int(second)]
            seat: int = self.seat
            table.tell(
                Rolled(
                    seat,
                    figure.name,
                    TRAITS[self.a],
                    self.c,
                    numbers,
                    kept,
                    table.total,
                    faces,
                    places,
                )
            )
            if table.first + table.second == 12:
                table.tell(DoubleSix(seat, figure.name))
        table.pop()

    def asks(self, table: Table) -> str:
        return "reroll" if self.stage == 1 else "keep"

    def rule(self) -> str:
        return "A-14"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        if self.stage == 1:
            options: list[Action] = [KEEP_REROLL]
            for die in range(len(self.items) - DICE_AT):
                options.append(REROLLS[die])
            return options
        return [KEEPS[pair] for pair in self.pairs()]

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        if isinstance(action, Keep):
            self.settle(table, action.first, action.second)
            return
        self.stage = 2
        if isinstance(action, Reroll):
            figure = table.figures[self.figure]
            figure.uchronia_used = True
            if not figure.uchronia_lasts:
                figure.uchronia = False
            at: i64 = DICE_AT + action.die
            colour: i64 = self.items[at] // 6
            self.items[at] = colour * 6 + below(table, 6, "die")
            if table.tracing:
                table.tell(SkillUsed(self.seat, figure.name, "uchronia"))


NO_VALUES: Final[list[int]] = [0, 0, 0, 0, 0, 0]


def roll(
    table: Table,
    figure: Figure,
    trait: i64,
    value: i64,
    dice: i64,
    keep: i64 = FOR_TOTAL,
    difficulty: i64 = 0,
    values: list[int] | None = None,
    colour: i64 = NONE,
    extra: i64 = NONE,
) -> None:
    """Puts a roll on the stack; `table.total`, `.column` are what it came to."""
    frame = Roll()
    frame.seat = figure.seat
    frame.figure = figure.id
    frame.a = trait
    frame.b = dice
    frame.c = value
    frame.d = keep
    frame.e = difficulty
    own: i64 = figure.colour() if colour < 0 else colour
    frame.items = [own, extra] + (NO_VALUES if values is None else values)
    table.push(frame)


class Opposed(Frame):
    """A-16. `a` trait, `b` and `c` dice, `d` and `e` values of figure and target; `items`: colours
    to roll with, then the figure's total. Ends with `table.won`."""

    def __init__(self) -> None:
        super().__init__(OPPOSED)

    def blank(self) -> Frame:
        return Opposed()

    def resume(self, table: Table) -> bool:
        one = table.figures[self.figure]
        other = table.figures[self.target]
        if self.stage == 0:
            self.stage = 1
            roll(table, one, self.a, self.d, self.b, colour=self.items[0])
        elif self.stage == 1:
            self.items[2] = table.total
            self.stage = 2
            roll(table, other, self.a, self.e, self.c, colour=self.items[1])
        else:
            mine: i64 = self.items[2]
            if mine == table.total and self.d == self.e:
                self.stage = 0
                return False
            table.won = mine > table.total or (mine == table.total and self.d > self.e)
            table.pop()
        return False


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
    frame = Opposed()
    frame.figure = figure.id
    frame.target = target.id
    frame.a = trait
    frame.b = dice
    frame.c = other_dice
    frame.d = value
    frame.e = other_value
    frame.items = [colour, other_colour, 0]
    table.push(frame)


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
    "cover",
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
COVER_ASK: Final = 9
ACCEPTS: Final[list[Accept]] = [Accept(what) for what in QUESTIONS]
DECLINES: Final[list[Decline]] = [Decline(what) for what in QUESTIONS]


class Ask(Frame):
    """Yes or no to one or several things: `items` are the questions. Ends with `table.answered`:
    the place of the question accepted, from 1, or 0. `figure` is who would do it."""

    def __init__(self) -> None:
        super().__init__(ASK)

    def blank(self) -> Frame:
        return Ask()

    def resume(self, table: Table) -> bool:
        return True

    def asks(self, table: Table) -> str:
        return QUESTIONS[self.items[0]]

    def legal(self, table: Table, seat: i64) -> list[Action]:
        options: list[Action] = []
        for question in self.items:
            options.append(ACCEPTS[question])
        options.append(DECLINES[self.items[0]])
        return options

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        table.answered = 0
        if isinstance(action, Accept):
            for place in range(len(self.items)):
                if QUESTIONS[self.items[place]] == action.what:
                    table.answered = place + 1
        table.pop()


def ask(table: Table, figure: Figure, question: i64, second: i64 = NONE) -> None:
    frame = Ask()
    frame.seat = figure.seat
    frame.figure = figure.id
    frame.items = [question] if second < 0 else [question, second]
    table.push(frame)


class PickOne(Frame):
    """Which figure of `items`. Ends with `table.answered`, its id. `a`: 0 who tests a
    disengagement, 1 whose free attack is next."""

    def __init__(self) -> None:
        super().__init__(PICK)

    def blank(self) -> Frame:
        return PickOne()

    def resume(self, table: Table) -> bool:
        if len(self.items) == 1:
            table.answered = self.items[0]
            table.pop()
            return False
        return True

    def asks(self, table: Table) -> str:
        return "tester"

    def rule(self) -> str:
        return "A-49"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        return [Pick(table.figures[id].name) for id in self.items]

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        assert isinstance(action, Pick)
        table.answered = table.names[action.figure]
        table.pop()


def pick(table: Table, seat: i64, ids: list[int]) -> None:
    frame = PickOne()
    frame.seat = seat
    frame.items = ids
    table.push(frame)
