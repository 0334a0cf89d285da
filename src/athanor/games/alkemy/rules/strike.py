"""Blows: the attack roll, parries, damage, and what follows a hit. A-60 to A-63, A-65."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..cards import ACROBAT, BRUTAL_BLOW, FLAWLESS
from ..events import Parried, SkillUsed, Struck
from ..figures import ANGELUS, BLESSING, OIL, STEELED, WIND
from ..model import BRUTAL, INACTIVE, INCH, NONE, NORMAL, PARRY, RAGING, Figure, Frame, Table
from .auras import clouded, drummed
from .breath import breath_for, spend_breath
from .cards_played import card_shift, duel_dice, has_edge
from .damage import BLOW, OTHER, blow_bonus, explode, hurt, softened, tough_of
from .dice import ASKED, COM, FOR_DAMAGE, roll
from .effects import drop_once, lift, under, use_up
from .help import blame, praise
from .pushes import push
from .questions import (
    BREATH_ASK,
    BREATH_DAMAGE_ASK,
    CHAIN_ASK,
    COUNTER_ASK,
    FLAWLESS_ASK,
    PUSH_ASK,
    UNDINE_ASK,
    UNDINE_BOTH_ASK,
    ask,
)
from .reading import SYMBOL_PAIRS, blow_values, shifted, stings
from .skills import (
    chain_shift,
    chains,
    com_dice,
    damage_table,
    explodes,
    keeps_dice,
    parry_returns,
)
from .space import reaches
from .waves import spend_wave, wave_for, waves_left

#: What kind of blow it is.
CARD_BLOW: Final = 0
COUNTER_BLOW: Final = 1
FREE_BLOW: Final = 2
CHAIN_BLOW: Final = 3
WAVE_BLOW: Final = 4  # roaring_wave: a normal attack without cards

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
BREATH_ASKED: Final = 9
UNDINE_ASKED: Final = 10
TO_DEAL: Final = 11
DAMAGE_ASKED: Final = 12


@final
class Strike(Frame):
    """One attack roll of `figure` on `target` with `card` against `reply`; `dice` are bonus dice
    besides those of the cards, `charge_shift` what a charge adds to the column. What it came to:
    the `total`, the `column` of the damage table, the numbers on both dice, `more` damage.
    `flawless`: the parrying side has used it; `turned`: columns to the left by the waves."""

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
        self.charge_shift: i64 = 0
        self.total: i64 = 0
        self.column: i64 = 0
        self.first_die: i64 = 0
        self.second_die: i64 = 0
        self.flawless: bool = False
        self.turned: i64 = 0
        self.more: i64 = 0

    def clone(self) -> Strike:
        copy = Strike(
            self.seat, self.figure, self.target, self.card, self.reply, self.dice, self.kind
        )
        copy.stage = self.stage
        copy.charge_shift = self.charge_shift
        copy.total = self.total
        copy.column = self.column
        copy.first_die = self.first_die
        copy.second_die = self.second_die
        copy.flawless = self.flawless
        copy.turned = self.turned
        copy.more = self.more
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
            roll(table, other, COM, other.com, self.parry_dice(table, one, other))
        elif self.stage == PARRY_ROLLED:
            self.cross(table, one, other)
        else:
            self.after_roll(table, one, other)
        return False

    def after_roll(self, table: Table, one: Figure, other: Figure) -> None:
        if self.stage == HIT:
            self.follow(table, one, other)
        elif self.stage == FOLLOW_UP_ASKED:
            self.choose(table, one, other)
        elif self.stage == BREATH_ASKED:
            if table.answered != 0:
                spend_breath(table, one, other.defence - self.total)
                self.total = other.defence
            self.land(table, one, other, table.answered != 0)
        elif self.stage == UNDINE_ASKED:
            self.stage = TO_DEAL
            if table.answered != 0:
                self.turned = -1 - table.answered
                spend_wave(table, other, False, table.answered)
        elif self.stage == TO_DEAL or self.stage == DAMAGE_ASKED:
            self.offer_damage(table, one, other)
        else:
            self.end(table, one, other)

    def end(self, table: Table, one: Figure, other: Figure) -> None:
        """What an attack card brings its attacker, and the counter of a parry."""
        table.pop()
        lift(table, other, STEELED, one.id)
        if self.stage == COUNTER_ASKED and table.answered != 0:
            blow(table, other.id, one.id, NORMAL, INACTIVE, 0, COUNTER_BLOW)
        if self.kind == CARD_BLOW and one.alive and under(other, BLESSING):
            use_up(table, other, BLESSING)
            points: i64 = tough_of(table, other)
            if points > 0:
                hurt(table, other.id, one.id, points, OTHER)

    def judge(self, table: Table, one: Figure, other: Figure) -> None:
        """The attack is rolled: against DEF it is settled, a parry is still to be rolled."""
        self.total = table.total
        self.column = table.column
        self.first_die = table.first
        self.second_die = table.second
        self.spend_blessings(table, one)
        if self.reply != PARRY:
            short: i64 = other.defence - self.total
            if short > 0 and breath_for(table, one, short) is not None:
                self.stage = BREATH_ASKED
                ask(table, one, BREATH_ASK)
                return
            self.land(table, one, other, short <= 0)
            return
        self.stage = TO_PARRY
        if other.has(FLAWLESS) and not self.flawless and not clouded(table, other):
            self.stage = FLAWLESS_ASKED
            ask(table, other, FLAWLESS_ASK)

    def spend_blessings(self, table: Table, one: Figure) -> None:
        """angelus_vitae holds for one COM roll."""
        if len(one.effects) > 0 and under(one, ANGELUS):
            use_up(table, one, ANGELUS)

    def use_flawless(self, table: Table, other: Figure) -> None:
        """Flawless: the attack is rolled again."""
        self.flawless = True
        self.stage = TO_STRIKE
        if table.tracing:
            table.tell(SkillUsed(other.seat, other.name, "flawless"))

    def attack_dice(self, table: Table, one: Figure, other: Figure) -> i64:
        """A-60: bonus dice on the attack roll."""
        dice: i64 = self.dice
        if self.kind == CARD_BLOW:
            dice += com_dice(one, self.card, other, clouded(table, one))
            dice += duel_dice(self.card, one, other)
            if has_edge(self.card, self.reply):
                dice += 1
            if self.dice == 0 and drummed(table, one):
                dice += 1
        return dice

    def parry_dice(self, table: Table, one: Figure, other: Figure) -> i64:
        return com_dice(other, PARRY, one, clouded(table, other))

    def roll_com(self, table: Table, one: Figure, other: Figure) -> None:
        """Which two dice are kept matters twice over when the total will be matched."""
        matched: bool = self.reply == PARRY or other.has(ACROBAT) or other.circus > 0
        difficulty: i64 = 0 if self.reply == PARRY else other.defence
        roll(
            table,
            one,
            COM,
            one.com,
            self.attack_dice(table, one, other),
            ASKED if matched else FOR_DAMAGE,
            difficulty,
            blow_values(table, one, other, self.shift(one), self.card),
        )

    def shift(self, one: Figure) -> i64:
        """A-61, A-49, chain attack, and what skills and formulas add."""
        shift: i64 = self.charge_shift + self.turned
        if self.kind == CARD_BLOW:
            shift += card_shift(self.card)
            if self.reply == RAGING:
                shift += 1
        elif self.kind == FREE_BLOW:
            shift -= 1
        elif self.kind == CHAIN_BLOW:
            shift += chain_shift(one)
        return shift - 1 if under(one, WIND) else shift

    def cross(self, table: Table, one: Figure, other: Figure) -> None:
        """A-62: attack against parry."""
        mine: i64 = self.total
        theirs: i64 = table.total
        if mine == theirs and one.com == other.com:
            self.stage = TO_STRIKE
            return
        if mine > theirs or (mine == theirs and one.com > other.com):
            blame(table, other)
            self.land(table, one, other, True)
            return
        blame(table, one)
        counter: bool = theirs >= mine + 3 and reaches(table, other, one)
        if parry_returns(other, theirs - mine):
            other.ap = min(other.profile.ap, other.ap + 1)
        if table.tracing:
            table.tell(Parried(other.seat, other.name, one.name, counter))
        table.answered = 1
        self.stage = COUNTER_ASKED if counter else STRIKE_OVER
        if counter and stings(table, other, one):
            ask(table, other, COUNTER_ASK)

    def land(self, table: Table, one: Figure, other: Figure, hit: bool) -> None:
        """A miss is over; of a hit the waves may turn the column first."""
        if not hit:
            blame(table, one)
            self.tell_blow(table, one, other, False, 0)
            self.stage = STRIKE_OVER
            drop_once(table, one, OIL)
            return
        praise(table, one)
        self.stage = TO_DEAL
        evoker = wave_for(table, other, False)
        if evoker is not None and shifted(self.column, self.shift(one)) > 0:
            self.stage = UNDINE_ASKED
            if waves_left(evoker, False) > 1:
                ask(table, other, UNDINE_ASK, UNDINE_BOTH_ASK)
            else:
                ask(table, other, UNDINE_ASK)

    def offer_damage(self, table: Table, one: Figure, other: Figure) -> None:
        """avenging_breath may add to the damage, stone by stone."""
        if self.stage == DAMAGE_ASKED:
            if table.answered == 0:
                self.deal(table, one, other)
                return
            self.more += 1
            spend_breath(table, one, 1)
        if breath_for(table, one, 1) is None:
            self.deal(table, one, other)
            return
        self.stage = DAMAGE_ASKED
        ask(table, one, BREATH_DAMAGE_ASK)

    def deal(self, table: Table, one: Figure, other: Figure) -> None:
        column: i64 = shifted(self.column, self.shift(one))
        points: i64 = damage_table(one, other, self.card)[column] + blow_bonus(one) + self.more
        self.tell_blow(table, one, other, True, points)
        self.stage = HIT if self.kind == CARD_BLOW else STRIKE_OVER
        taken: i64 = softened(table, points, one, other, False)
        if under(one, OIL):
            use_up(table, one, OIL)
        if explodes(one, column):
            explode(table, one)
        hurt(table, one.id, other.id, taken, BLOW, self.total)

    def tell_blow(self, table: Table, one: Figure, other: Figure, hit: bool, points: i64) -> None:
        if not table.tracing:
            return
        table.tell(
            Struck(
                one.seat,
                one.name,
                other.name,
                "com",
                one.com,
                self.first_die,
                self.second_die,
                self.total,
                0 if self.reply == PARRY else other.defence,
                hit,
                SYMBOL_PAIRS[self.column],
                shifted(self.column, self.shift(one)) + 1 if hit else 0,
                points,
            )
        )

    def follow(self, table: Table, one: Figure, other: Figure) -> None:
        """Chain attack or brutal blow after a hit with a card, never both."""
        self.stage = STRIKE_OVER
        if not one.alive or not other.alive:
            return
        chain: bool = reaches(table, one, other) and chains(table, one, other)
        push: bool = one.has(BRUTAL_BLOW) and self.card == BRUTAL and not one.pushed
        if chain and push:
            self.stage = FOLLOW_UP_ASKED
            ask(table, one, CHAIN_ASK, PUSH_ASK)
        elif chain:
            if stings(table, one, other):
                self.stage = FOLLOW_UP_ASKED
                ask(table, one, CHAIN_ASK)
            else:
                self.chain(table, one, other)
        elif push:
            self.stage = FOLLOW_UP_ASKED
            ask(table, one, PUSH_ASK)

    def choose(self, table: Table, one: Figure, other: Figure) -> None:
        self.stage = STRIKE_OVER
        chain: bool = reaches(table, one, other) and chains(table, one, other)
        if table.answered == 1 and chain:
            self.chain(table, one, other)
        elif table.answered != 0:
            push_away(table, one, other)

    def chain(self, table: Table, one: Figure, other: Figure) -> None:
        if table.tracing:
            table.tell(SkillUsed(one.seat, one.name, "chain_attack"))
        dice: i64 = self.attack_dice(table, one, other) if keeps_dice(one) else 0
        blow(table, self.figure, self.target, NORMAL, INACTIVE, dice, CHAIN_BLOW)


def blow(
    table: Table, figure: i64, target: i64, card: i64, reply: i64, dice: i64, kind: i64
) -> None:
    seat: i64 = table.figures[figure].seat
    table.push(Strike(seat, figure, target, card, reply, dice, kind))


def push_away(table: Table, one: Figure, other: Figure) -> None:
    """Brutal blow: a full inch."""
    one.pushed = True
    push(table, one, other, INCH)
