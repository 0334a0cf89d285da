"""Blows: the attack roll, parries, damage, and what follows a hit. A-60 to A-63, A-65."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import ACROBAT, BRUTAL_BLOW, CHAIN_ATTACK, FLAWLESS
from ..events import Moved, Parried, SkillUsed, Struck
from ..geometry.approach import pushed
from ..geometry.paths import Walker
from ..geometry.shapes import TOUCH, Disc
from ..model import BRUTAL, INACTIVE, INCH, NONE, NORMAL, PARRY, QUICK, Figure, Frame, Table, inches
from .damage import BLOW, fall, hurt, softened
from .dice import ASKED, COM, FOR_DAMAGE, net_dice, roll
from .questions import CHAIN_ASK, COUNTER_ASK, FLAWLESS_ASK, PUSH_ASK, ask
from .skills import back_damage, chain_shift, com_dice, damage_table
from .space import distance, elevation, keep_combats, put, reaches, touching

#: What kind of blow it is.
CARD_BLOW: Final = 0
COUNTER_BLOW: Final = 1
FREE_BLOW: Final = 2
CHAIN_BLOW: Final = 3

#: How far a blow has come.
TO_STRIKE: Final = 0
STRUCK: Final = 1
FLAWLESS_ASKED: Final = 2
TO_PARRY: Final = 3
PARRY_ROLLED: Final = 4
HIT: Final = 5
FOLLOW_UP_ASKED: Final = 6
COUNTER_ASKED: Final = 7
STRIKE_OVER: Final = 8

SYMBOL_PAIRS: Final[list[str]] = [
    "sword-sword",
    "sword-axe",
    "sword-mace",
    "axe-axe",
    "axe-mace",
    "mace-mace",
]


def has_edge(card: i64, reply: i64) -> bool:
    """A-60: quick against normal, normal against brutal, brutal against quick."""
    return (
        (card == QUICK and reply == NORMAL)
        or (card == NORMAL and reply == BRUTAL)
        or (card == BRUTAL and reply == QUICK)
    )


class Strike(Frame):
    """One attack roll of `figure` on `target` with `card` against `reply`; `dice` are bonus dice
    besides those of the cards. What it came to: the `total`, the `column` of the damage table, the
    numbers on both dice. `flawless`: the parrying side has used it."""

    def __init__(
        self,
        seat: i64 = 0,
        figure: i64 = NONE,
        target: i64 = NONE,
        card: i64 = NORMAL,
        reply: i64 = INACTIVE,
        dice: i64 = 0,
        kind: i64 = CARD_BLOW,
    ) -> None:
        super().__init__(seat, figure)
        self.target: i64 = target
        self.card: i64 = card
        self.reply: i64 = reply
        self.dice: i64 = dice
        self.kind: i64 = kind
        self.total: i64 = 0
        self.column: i64 = 0
        self.first_die: i64 = 0
        self.second_die: i64 = 0
        self.flawless: bool = False

    def clone(self) -> Strike:
        copy = Strike(
            self.seat, self.figure, self.target, self.card, self.reply, self.dice, self.kind
        )
        copy.stage = self.stage
        copy.total = self.total
        copy.column = self.column
        copy.first_die = self.first_die
        copy.second_die = self.second_die
        copy.flawless = self.flawless
        return copy

    def resume(self, table: Table) -> bool:
        one = table.figures[self.figure]
        other = table.figures[self.target]
        if self.stage == TO_STRIKE:
            self.stage = STRUCK
            self.roll_com(table, one, other)
        elif self.stage == STRUCK:
            self.judge(table, one, other)
        elif self.stage == FLAWLESS_ASKED:
            self.stage = TO_PARRY
            if table.answered != 0:
                self.use_flawless(table, other)
        elif self.stage == TO_PARRY:
            self.stage = PARRY_ROLLED
            roll(table, other, COM, other.profile.com, com_dice(other, PARRY))
        elif self.stage == PARRY_ROLLED:
            self.cross(table, one, other)
        elif self.stage == HIT:
            self.follow(table, one, other)
        elif self.stage == FOLLOW_UP_ASKED:
            self.choose(table, one, other)
        else:
            table.pop()
            if self.stage == COUNTER_ASKED and table.answered != 0:
                blow(table, other.id, one.id, NORMAL, INACTIVE, 0, COUNTER_BLOW)
        return False

    def judge(self, table: Table, one: Figure, other: Figure) -> None:
        """The attack is rolled: against DEF it is settled, a parry is still to be rolled."""
        self.total = table.total
        self.column = table.column
        self.first_die = table.first
        self.second_die = table.second
        if self.reply != PARRY:
            self.land(table, one, other, self.total >= other.profile.defence)
            return
        self.stage = TO_PARRY
        if other.skills & FLAWLESS and not self.flawless:
            self.stage = FLAWLESS_ASKED
            ask(table, other, FLAWLESS_ASK)

    def use_flawless(self, table: Table, other: Figure) -> None:
        """Flawless: the attack is rolled again."""
        self.flawless = True
        self.stage = TO_STRIKE
        if table.tracing:
            table.tell(SkillUsed(other.seat, other.name, "flawless"))

    def roll_com(self, table: Table, one: Figure, other: Figure) -> None:
        """A-60: the dice. Which two are kept matters twice over when the total will be matched."""
        dice: i64 = self.dice
        if self.kind == CARD_BLOW:
            dice += com_dice(one, self.card) + (1 if has_edge(self.card, self.reply) else 0)
        matched: bool = self.reply == PARRY or other.skills & ACROBAT != 0 or other.circus > 0
        difficulty: i64 = 0 if self.reply == PARRY else other.profile.defence
        roll(
            table,
            one,
            COM,
            one.profile.com,
            net_dice(dice, 0),
            ASKED if matched else FOR_DAMAGE,
            difficulty,
            blow_values(table, one, other, self.shift(one)),
        )

    def shift(self, one: Figure) -> i64:
        """A-61, A-49, chain attack."""
        if self.kind == CARD_BLOW:
            if self.card == QUICK:
                return -1
            return 1 if self.card == BRUTAL else 0
        if self.kind == FREE_BLOW:
            return -1
        return chain_shift(one) if self.kind == CHAIN_BLOW else 0

    def cross(self, table: Table, one: Figure, other: Figure) -> None:
        """A-62: attack against parry."""
        mine: i64 = self.total
        theirs: i64 = table.total
        if mine == theirs and one.profile.com == other.profile.com:
            self.stage = TO_STRIKE
            return
        if mine > theirs or (mine == theirs and one.profile.com > other.profile.com):
            self.land(table, one, other, True)
            return
        counter: bool = theirs >= mine + 3 and reaches(table, other, one)
        if table.tracing:
            table.tell(Parried(other.seat, other.name, one.name, counter))
        table.answered = 1
        self.stage = COUNTER_ASKED if counter else STRIKE_OVER
        if counter and stings(table, other, one):
            ask(table, other, COUNTER_ASK)

    def land(self, table: Table, one: Figure, other: Figure, hit: bool) -> None:
        column: i64 = shifted(self.column, self.shift(one))
        points: i64 = damage_table(one, other)[column] if hit else 0
        if table.tracing:
            table.tell(
                Struck(
                    one.seat,
                    one.name,
                    other.name,
                    "com",
                    one.profile.com,
                    self.first_die,
                    self.second_die,
                    self.total,
                    0 if self.reply == PARRY else other.profile.defence,
                    hit,
                    SYMBOL_PAIRS[self.column],
                    column + 1 if hit else 0,
                    points,
                )
            )
        self.stage = HIT if hit and self.kind == CARD_BLOW else STRIKE_OVER
        if hit:
            taken: i64 = softened(table, points, one, other, False)
            hurt(table, one.id, other.id, taken, BLOW, self.total)

    def follow(self, table: Table, one: Figure, other: Figure) -> None:
        """Chain attack or brutal blow after a hit with a card, never both."""
        self.stage = STRIKE_OVER
        if not one.alive or not other.alive:
            return
        chain: bool = one.skills & CHAIN_ATTACK != 0 and reaches(table, one, other)
        push: bool = one.skills & BRUTAL_BLOW != 0 and self.card == BRUTAL and not one.pushed
        if chain and push:
            self.stage = FOLLOW_UP_ASKED
            ask(table, one, CHAIN_ASK, PUSH_ASK)
        elif chain:
            if stings(table, one, other):
                self.stage = FOLLOW_UP_ASKED
                ask(table, one, CHAIN_ASK)
            else:
                self.chain(table)
        elif push:
            self.stage = FOLLOW_UP_ASKED
            ask(table, one, PUSH_ASK)

    def choose(self, table: Table, one: Figure, other: Figure) -> None:
        self.stage = STRIKE_OVER
        chain: bool = one.skills & CHAIN_ATTACK != 0 and reaches(table, one, other)
        if table.answered == 1 and chain:
            self.chain(table)
        elif table.answered != 0:
            push_away(table, one, other)

    def chain(self, table: Table) -> None:
        one = table.figures[self.figure]
        if table.tracing:
            table.tell(SkillUsed(one.seat, one.name, "chain_attack"))
        blow(table, self.figure, self.target, NORMAL, INACTIVE, 0, CHAIN_BLOW)


def shifted(column: i64, shift: i64) -> i64:
    """A-61: shifts stop at the ends of the table."""
    return max(0, min(5, column + shift))


def blow_values(table: Table, one: Figure, other: Figure, shift: i64) -> list[int]:
    """The damage of each column, shifted and softened."""
    dom = damage_table(one, other)
    values: list[int] = []
    column: i64 = 0
    while column < 6:
        values.append(softened(table, dom[shifted(column, shift)], one, other, False))
        column += 1
    return values


def stings(table: Table, one: Figure, other: Figure) -> bool:
    """Whether hitting that enemy may hurt oneself: then a free blow is not a matter of course."""
    if not touching(table, one, other):
        return False
    return other.brambles > 0 or back_damage(other, 1) > 0


def blow(
    table: Table, figure: i64, target: i64, card: i64, reply: i64, dice: i64, kind: i64
) -> None:
    seat: i64 = table.figures[figure].seat
    table.push(Strike(seat, figure, target, card, reply, dice, kind))


def push_away(table: Table, one: Figure, other: Figure) -> None:
    """Brutal blow: a full inch straight away; short of contact with those hostile to the pushed."""
    one.pushed = True
    others: list[Disc] = []
    for each in table.figures:
        if each.alive and each.placed and each.id != other.id and each.id != one.id:
            apart: i64 = TOUCH + 1 if each.seat != other.seat else 0
            others.append(Disc(each.x, each.y, each.r + apart))
    walker = Walker(table.ground, other.r, others)
    high: i64 = elevation(table, other)
    x, y = pushed(walker, other.x, other.y, one.x, one.y, INCH)
    put(table, other, x, y)
    if table.tracing:
        away: i64 = distance(one, other)
        table.tell(Moved(other.seat, other.name, "push", inches(away), x, y, []))
    keep_combats(table, other)
    fall(table, other, high - elevation(table, other))
