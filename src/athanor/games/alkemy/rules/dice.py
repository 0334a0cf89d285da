"""Rolling dice: A-12 to A-17."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.rng import FastRng

from ..actions import Decline, Keep, Reroll
from ..cards import COLUMN, FACES, NUMBER, SYMBOL, WHITE
from ..events import DoubleSix, Rolled, SkillUsed
from ..figures import BENEVOLENCE, HELPED, ONCE
from ..model import NONE, Figure, Frame, Table
from .auras import com_malus, combat_colour, spares_malus
from .effects import give, malus_from_effects, under
from .questions import BENEVOLENCE_ASK, WAVE_ASK, ask
from .skills import has_white_die
from .waves import spend_wave, wave_for

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

NO_VALUES: Final[list[int]] = [0, 0, 0, 0, 0, 0]

#: How far a roll has come.
TO_ROLL: Final = 0
REROLL_ASKED: Final = 1
ROLLED: Final = 2
KEEP_ASKED: Final = 3
HELP_ASKED: Final = 4


def below(table: Table, n: i64, why: str) -> i64:
    rng = table.rng
    if isinstance(rng, FastRng):
        return rng.quick(n)
    return rng.below(n, why)


def net_dice(bonus: i64, malus: i64) -> i64:
    """A-14: they cancel, and what remains is at most two."""
    net: i64 = bonus - malus
    return max(-2, min(2, net))


@final
class Roll(Frame):
    """`bonus` counts bonus dice, or malus dice below 0; `value` is the trait's. All dice are of one
    `colour` but the first bonus die, if `extra` names another, and the first of all, which may be
    white (`grip`). `values` is the damage of each column; `dice` what was rolled, as colour * 6 +
    face. `offers` counts the questions that were put before rolling."""

    def __init__(
        self,
        seat: i64 = 0,
        figure: i64 = NONE,
        trait: i64 = REF,
        value: i64 = 0,
        bonus: i64 = 0,
        keep: i64 = FOR_TOTAL,
        difficulty: i64 = 0,
        colour: i64 = 0,
        extra: i64 = NONE,
    ) -> None:
        super().__init__(seat, figure)
        self.trait: i64 = trait
        self.value: i64 = value
        self.bonus: i64 = bonus
        self.keep: i64 = keep
        self.difficulty: i64 = difficulty
        self.colour: i64 = colour
        self.extra: i64 = extra
        self.grip: bool = False
        self.offers: i64 = 0
        self.values: list[int] = NO_VALUES
        self.dice: list[int] = []

    def clone(self) -> Roll:
        copy = Roll(
            self.seat,
            self.figure,
            self.trait,
            self.value,
            self.bonus,
            self.keep,
            self.difficulty,
            self.colour,
            self.extra,
        )
        copy.stage = self.stage
        copy.grip = self.grip
        copy.offers = self.offers
        copy.values = self.values  # replaced, never changed
        copy.dice = self.dice[:]
        return copy

    def resume(self, table: Table) -> bool:
        if self.stage == HELP_ASKED:
            self.stage = TO_ROLL
            if table.answered != 0:
                self.take_help(table, table.figures[self.figure])
        if self.stage == TO_ROLL:
            if self.offers < 2 and self.offer_help(table, table.figures[self.figure]):
                return False
            self.throw(table)
        if self.stage == REROLL_ASKED:
            return True
        options = self.pairs()
        if len(options) > 1:
            self.stage = KEEP_ASKED
            return True
        self.settle(table, options[0] // 4, options[0] % 4)
        return False

    def offer_help(self, table: Table, figure: Figure) -> bool:
        """What may be spent on a roll before it is made: a wave of the Evoker for white dice, the
        benevolence of the Beathacrann for a bonus die."""
        while self.offers < 2:
            self.offers += 1
            if self.offers == 1:
                if self.colour != WHITE and wave_for(table, figure, True) is not None:
                    self.stage = HELP_ASKED
                    ask(table, figure, WAVE_ASK)
                    return True
            elif self.bonus < 2 and under(figure, BENEVOLENCE):
                self.stage = HELP_ASKED
                ask(table, figure, BENEVOLENCE_ASK)
                return True
        return False

    def take_help(self, table: Table, figure: Figure) -> None:
        if self.offers == 1:
            self.colour = WHITE
            spend_wave(table, figure, True, 1)
        else:
            self.bonus += 1
            give(table, figure, HELPED, 0, ONCE)

    def throw(self, table: Table) -> None:
        figure = table.figures[self.figure]
        count: i64 = 2 + (self.bonus if self.bonus >= 0 else -self.bonus)
        i: i64 = 0
        while i < count:
            colour: i64 = self.extra if i == 2 and self.extra >= 0 else self.colour
            if i == 0 and self.grip:
                colour = WHITE
            self.dice.append(colour * 6 + below(table, 6, "die"))
            i += 1
        if self.trait == COM or self.trait == AIM:
            figure.immune = False  # diplomatic immunity ends with its first attack
        self.stage = REROLL_ASKED if figure.uchronia else ROLLED

    def pairs(self) -> list[int]:
        """The pairs worth keeping, as first * 4 + second. Just one where a choice cannot matter."""
        dice = self.dice
        n: i64 = len(dice)
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
                one: i64 = dice[i]
                two: i64 = dice[j]
                total: i64 = NUMBER[one] + NUMBER[two]
                least = min(least, total)
                found.append(i * 4 + j)
                totals.append(total)
                values.append(self.values[COLUMN[SYMBOL[one] * 3 + SYMBOL[two]]])
                j += 1
            i += 1
        best: list[int] = []
        for k in range(len(found)):
            if self.bonus < 0 and totals[k] != least:
                continue
            self.weigh(best, k, totals, values)
        return [found[k] for k in best]

    def weigh(self, best: list[int], k: int, totals: list[int], values: list[int]) -> None:
        """Takes a pair up among the best if none of them is as good in all that matters."""
        if self.keep == ASKED:
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
        if self.keep == FOR_TOTAL or total + self.value < self.difficulty:
            return total
        return 1000 + 100 * value + total

    def settle(self, table: Table, first: i64, second: i64) -> None:
        one: i64 = self.dice[first]
        two: i64 = self.dice[second]
        table.first = NUMBER[one]
        table.second = NUMBER[two]
        table.total = table.first + table.second + self.value
        table.column = COLUMN[SYMBOL[one] * 3 + SYMBOL[two]]
        if table.tracing:
            figure = table.figures[self.figure]
            numbers = [NUMBER[die] for die in self.dice]
            kept: list[int] = [table.first, table.second]
            faces = [FACES[die] for die in self.dice]
            places: list[int] = [int(first), int(second)]
            seat: int = self.seat
            table.tell(
                Rolled(
                    seat,
                    figure.name,
                    TRAITS[self.trait],
                    self.value,
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
        return "reroll" if self.stage == REROLL_ASKED else "keep"

    def rule(self) -> str:
        return "A-14"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        if self.stage == REROLL_ASKED:
            options: list[Action] = [KEEP_REROLL]
            for die in range(len(self.dice)):
                options.append(REROLLS[die])
            return options
        return [KEEPS[pair] for pair in self.pairs()]

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        if isinstance(action, Keep):
            self.settle(table, action.first, action.second)
            return
        self.stage = ROLLED
        if isinstance(action, Reroll):
            figure = table.figures[self.figure]
            figure.uchronia_used = True
            if not figure.uchronia_lasts:
                figure.uchronia = False
            colour: i64 = self.dice[action.die] // 6
            self.dice[action.die] = colour * 6 + below(table, 6, "die")
            if table.tracing:
                table.tell(SkillUsed(self.seat, figure.name, "uchronia"))


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
    own: i64 = colour
    net: i64 = net_dice(dice, 0)
    if colour < 0:
        own = figure.colour()
        if len(table.auras) > 0 and (trait in (COM, REF)):
            own = combat_colour(table, figure)
    if len(figure.effects) > 0 or len(table.auras) > 0:
        net = burdened(table, figure, trait, dice)
    frame = Roll(figure.seat, figure.id, trait, value, net, keep, difficulty, own, extra)
    frame.grip = trait == COM and has_white_die(figure)
    if values is not None:
        frame.values = values
    table.push(frame)


def burdened(table: Table, figure: Figure, trait: i64, dice: i64) -> i64:
    """The dice of a roll with those that skills and effects take away; who is impassive loses
    none."""
    malus: i64 = 0
    if len(figure.effects) > 0:
        malus = malus_from_effects(figure, trait == COM, trait == REF)
    if len(table.auras) > 0:
        if trait == COM:
            malus += com_malus(table, figure)
        if (malus > 0 or dice < 0) and spares_malus(table, figure):
            return net_dice(max(0, dice), 0)
    return net_dice(dice, malus)
