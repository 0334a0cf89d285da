"""Combat: cards picked in secret, the four cases, blows and what follows them. A-53 to A-65."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import CARDS, PlayCard
from ..cards import (
    ACROBAT,
    BRUTAL_BLOW,
    CHAIN_ATTACK,
    FEINT,
    FLAWLESS,
    MASTER_COMBAT,
)
from ..events import CardsShown, Feinted, Moved, Parried, SkillUsed, Struck
from ..geometry.approach import pushed
from ..geometry.paths import Walker
from ..geometry.shapes import TOUCH
from ..model import (
    BRUTAL,
    FIGHT,
    INACTIVE,
    INCH,
    NONE,
    NORMAL,
    PARRY,
    QUICK,
    STRIKE,
    Figure,
    Frame,
    Table,
    inches,
)
from .damage import BLOW, fall, hurt, softened
from .dice import (
    ASKED,
    CHAIN_ASK,
    COM,
    COUNTER_ASK,
    FEINT_ASK,
    FLAWLESS_ASK,
    FOR_DAMAGE,
    PUSH_ASK,
    REF,
    ask,
    net_dice,
    oppose,
    roll,
)
from .skills import back_damage, chain_shift, com_dice, damage_table, picks_card_last
from .space import distance, elevation, foreseen, keep_combats, put, reaches, touching

#: What brings a fight about.
PLAIN: Final = 0
FROM_CHARGE: Final = 1
FROM_ENGAGEMENT: Final = 2

#: What kind of blow it is.
CARD_BLOW: Final = 0
COUNTER_BLOW: Final = 1
FREE_BLOW: Final = 2
CHAIN_BLOW: Final = 3

PLAYS: Final[list[PlayCard]] = [PlayCard(card) for card in CARDS]
SYMBOL_PAIRS: Final[list[str]] = [
    "sword-sword",
    "sword-axe",
    "sword-mace",
    "axe-axe",
    "axe-mace",
    "mace-mace",
]


def is_attack(card: i64) -> bool:
    return card <= QUICK


def has_edge(card: i64, reply: i64) -> bool:
    """A-60: quick against normal, normal against brutal, brutal against quick."""
    return (
        (card == QUICK and reply == NORMAL)
        or (card == NORMAL and reply == BRUTAL)
        or (card == BRUTAL and reply == QUICK)
    )


def ref_dice(card: i64) -> i64:
    """A-59."""
    if card == QUICK:
        return 1
    return -1 if card == BRUTAL else 0


class Fight(Frame):
    """`figure` fights `target`; `a` what brought it about; `b`, `c` their cards. `d`: the target of
    a charge or engagement is not given a choice twice."""

    def __init__(self) -> None:
        super().__init__(FIGHT)
        self.b = NONE
        self.c = NONE

    def blank(self) -> Frame:
        return Fight()

    def resume(self, table: Table) -> bool:
        one = table.figures[self.figure]
        other = table.figures[self.target]
        if self.stage == 0:
            self.auto_pick(table, one, other)
            if self.b < 0 or self.c < 0:
                return True
            self.show(table, one, other)
        elif self.stage == 1:
            self.stage = 2
            if self.a != FROM_CHARGE and may_feint(one, self.b):
                self.stage = 11
                ask(table, one, FEINT_ASK)
        elif self.stage == 11:
            self.stage = 2
            if table.answered != 0:
                self.b = self.turn_to_inactive(table, one)
        elif self.stage == 2:
            self.stage = 3
            if may_feint(other, self.c):
                self.stage = 12
                ask(table, other, FEINT_ASK)
        elif self.stage == 12:
            self.stage = 3
            if table.answered != 0:
                self.c = self.turn_to_inactive(table, other)
        elif self.stage == 3:
            self.pay(table, one, other)
            self.compare(table, one, other)
        elif self.stage == 4:  # both attack: who is first
            self.stage = 5
            self.e = 1 if table.won else 0
            self.strike(table, self.e == 1)
        elif self.stage == 5:
            self.stage = 6
            first = one if self.e == 1 else other
            second = other if self.e == 1 else one
            if first.alive and second.alive and reaches(table, second, first):
                self.strike(table, self.e == 0)
        else:
            table.pop()
        return False

    # -- the cards

    def cards_of(self, table: Table, active: bool) -> list[int]:
        """Which cards a side may play: A-45, A-57, A-58."""
        figure = table.figures[self.figure if active else self.target]
        enemy = table.figures[self.target if active else self.figure]
        able: bool = reaches(table, figure, enemy)
        if active and self.a == FROM_CHARGE:
            return [BRUTAL, NORMAL, QUICK] if able else [INACTIVE]
        cards: list[int] = []
        paid: bool = figure.ap > 0 or has_mastery(figure)
        if not active and foreseen(table, figure):
            paid = True
        free: bool = active and self.a == FROM_ENGAGEMENT
        if able and not figure.cowed and (paid or free):
            cards = [BRUTAL, NORMAL, QUICK]
        if paid:
            cards.append(PARRY)
        cards.append(INACTIVE)
        return cards

    def auto_pick(self, table: Table, one: Figure, other: Figure) -> None:
        """Who has but one card plays it; who must show first does."""
        if self.b < 0:
            cards = self.cards_of(table, True)
            if len(cards) == 1:
                self.b = cards[0]
        if self.c < 0:
            cards = self.cards_of(table, False)
            if len(cards) == 1:
                self.c = cards[0]
        if self.b < 0 and self.c < 0:
            mine: int = table.secret[one.seat]
            theirs: int = table.secret[other.seat]
            if mine >= 0 and theirs >= 0:
                self.b = mine
                self.c = theirs
            elif theirs >= 0 and picks_card_last(one):
                self.c = theirs
            elif mine >= 0 and picks_card_last(other):
                self.b = mine
        if self.b < 0 and self.c >= 0 and table.secret[one.seat] >= 0:
            self.b = table.secret[one.seat]
        if self.c < 0 and self.b >= 0 and table.secret[other.seat] >= 0:
            self.c = table.secret[other.seat]

    def actors(self, table: Table) -> list[int]:
        one = table.figures[self.figure]
        other = table.figures[self.target]
        found: list[int] = []
        if self.b < 0 and table.secret[one.seat] < 0:
            if not (self.c < 0 and picks_card_last(one) and not picks_card_last(other)):
                found.append(one.seat)
        if self.c < 0 and table.secret[other.seat] < 0:
            if not (self.b < 0 and picks_card_last(other) and not picks_card_last(one)):
                found.append(other.seat)
        return found

    def asks(self, table: Table) -> str:
        return "card"

    def rule(self) -> str:
        return "A-57"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        active: bool = table.figures[self.figure].seat == seat
        return [PLAYS[card] for card in self.cards_of(table, active)]

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        assert isinstance(action, PlayCard)
        table.secret[seat] = CARDS.index(action.card)

    def show(self, table: Table, one: Figure, other: Figure) -> None:
        """A-56."""
        table.secret = [NONE, NONE]
        table.shown[one.seat] = self.b
        table.shown[other.seat] = self.c
        self.stage = 1
        if table.tracing:
            table.tell(CardsShown(one.name, CARDS[self.b], other.name, CARDS[self.c]))

    def turn_to_inactive(self, table: Table, figure: Figure) -> i64:
        if table.tracing:
            table.tell(Feinted(figure.seat, figure.name))
        return INACTIVE

    def pay(self, table: Table, one: Figure, other: Figure) -> None:
        """A-57, A-102."""
        if not (is_attack(self.b) and self.a != PLAIN):
            pay_card(one, self.b)
        pay_card(other, self.c)

    # -- the four cases

    def compare(self, table: Table, one: Figure, other: Figure) -> None:
        self.stage = 6
        if is_attack(self.b) and is_attack(self.c):
            self.stage = 4
            oppose(
                table,
                one,
                other,
                REF,
                one.profile.ref,
                other.profile.ref,
                ref_dice(self.b),
                ref_dice(self.c),
            )
        elif is_attack(self.b):
            self.strike(table, True)
        elif is_attack(self.c):
            self.strike(table, False)
        elif self.b == INACTIVE and self.c == INACTIVE:
            table.stalled = True

    def strike(self, table: Table, active: bool) -> None:
        if active:
            bonus: i64 = 1 if self.a == FROM_CHARGE else 0
            blow(table, self.figure, self.target, self.b, self.c, bonus, CARD_BLOW)
        else:
            blow(table, self.target, self.figure, self.c, self.b, 0, CARD_BLOW)


def has_mastery(figure: Figure) -> bool:
    return figure.skills & MASTER_COMBAT != 0 and not figure.mastered


def may_feint(figure: Figure, card: i64) -> bool:
    return figure.skills & FEINT != 0 and card != INACTIVE


def pay_card(figure: Figure, card: i64) -> None:
    if card == INACTIVE:
        return
    if has_mastery(figure):
        figure.mastered = True
    elif figure.ap > 0:
        figure.ap -= 1


def fight(table: Table, figure: i64, target: i64, how: i64) -> None:
    frame = Fight()
    frame.seat = table.figures[figure].seat
    frame.figure = figure
    frame.target = target
    frame.a = how
    table.push(frame)


class Strike(Frame):
    """One attack roll of `figure` on `target`. `a` its card, `b` the other's, `c` bonus dice, `d`
    the kind of blow, `e` the total. `items`: column, both dice, whether flawless was used."""

    def __init__(self) -> None:
        super().__init__(STRIKE)
        self.items = [0, 0, 0, 0]

    def blank(self) -> Frame:
        return Strike()

    def resume(self, table: Table) -> bool:
        one = table.figures[self.figure]
        other = table.figures[self.target]
        if self.stage == 0:
            self.stage = 1
            self.roll_com(table, one, other)
        elif self.stage == 1:
            self.e = table.total
            self.items[0] = table.column
            self.items[1] = table.first
            self.items[2] = table.second
            if self.b != PARRY:
                self.land(table, one, other, self.e >= other.profile.defence)
                return False
            self.stage = 3
            if other.skills & FLAWLESS and self.items[3] == 0:
                self.stage = 2
                ask(table, other, FLAWLESS_ASK)
        elif self.stage == 2:
            self.stage = 3
            if table.answered != 0:
                self.items[3] = 1
                self.stage = 0
                if table.tracing:
                    table.tell(SkillUsed(other.seat, other.name, "flawless"))
        elif self.stage == 3:
            self.stage = 4
            roll(table, other, COM, other.profile.com, com_dice(other, PARRY))
        elif self.stage == 4:
            self.cross(table, one, other)
        elif self.stage == 5:
            self.follow(table, one, other)
        elif self.stage == 6:
            self.choose(table, one, other)
        elif self.stage == 8:  # whether to counter
            table.pop()
            if table.answered != 0:
                blow(table, other.id, one.id, NORMAL, INACTIVE, 0, COUNTER_BLOW)
        else:
            table.pop()
        return False

    def roll_com(self, table: Table, one: Figure, other: Figure) -> None:
        """A-60: the dice. Which two are kept matters twice over when the total will be matched."""
        dice: i64 = self.c
        if self.d == CARD_BLOW:
            dice += com_dice(one, self.a) + (1 if has_edge(self.a, self.b) else 0)
        matched: bool = self.b == PARRY or other.skills & ACROBAT != 0 or other.circus > 0
        difficulty: i64 = 0 if self.b == PARRY else other.profile.defence
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
        if self.d == CARD_BLOW:
            if self.a == QUICK:
                return -1
            return 1 if self.a == BRUTAL else 0
        if self.d == FREE_BLOW:
            return -1
        return chain_shift(one) if self.d == CHAIN_BLOW else 0

    def cross(self, table: Table, one: Figure, other: Figure) -> None:
        """A-62: attack against parry."""
        mine: i64 = self.e
        theirs: i64 = table.total
        if mine == theirs and one.profile.com == other.profile.com:
            self.stage = 0
            return
        if mine > theirs or (mine == theirs and one.profile.com > other.profile.com):
            self.land(table, one, other, True)
            return
        counter: bool = theirs >= mine + 3 and reaches(table, other, one)
        if table.tracing:
            table.tell(Parried(other.seat, other.name, one.name, counter))
        table.answered = 1
        self.stage = 8 if counter else 7
        if counter and stings(table, other, one):
            ask(table, other, COUNTER_ASK)

    def land(self, table: Table, one: Figure, other: Figure, hit: bool) -> None:
        column: i64 = shifted(self.items[0], self.shift(one))
        points: i64 = damage_table(one, other)[column] if hit else 0
        if table.tracing:
            table.tell(
                Struck(
                    one.seat,
                    one.name,
                    other.name,
                    "com",
                    one.profile.com,
                    self.items[1],
                    self.items[2],
                    self.e,
                    0 if self.b == PARRY else other.profile.defence,
                    hit,
                    SYMBOL_PAIRS[self.items[0]],
                    column + 1 if hit else 0,
                    points,
                )
            )
        self.stage = 5 if hit and self.d == CARD_BLOW else 7
        if hit:
            taken: i64 = softened(table, points, one, other, False)
            hurt(table, one.id, other.id, taken, BLOW, self.e)

    def follow(self, table: Table, one: Figure, other: Figure) -> None:
        """Chain attack or brutal blow after a hit with a card, never both."""
        self.stage = 7
        if not one.alive or not other.alive:
            return
        chain: bool = one.skills & CHAIN_ATTACK != 0 and reaches(table, one, other)
        push: bool = one.skills & BRUTAL_BLOW != 0 and self.a == BRUTAL and not one.pushed
        if chain and push:
            self.stage = 6
            ask(table, one, CHAIN_ASK, PUSH_ASK)
        elif chain:
            if stings(table, one, other):
                self.stage = 6
                ask(table, one, CHAIN_ASK)
            else:
                self.chain(table)
        elif push:
            self.stage = 6
            ask(table, one, PUSH_ASK)

    def choose(self, table: Table, one: Figure, other: Figure) -> None:
        self.stage = 7
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
    frame = Strike()
    frame.seat = table.figures[figure].seat
    frame.figure = figure
    frame.target = target
    frame.a = card
    frame.b = reply
    frame.c = dice
    frame.d = kind
    table.push(frame)


def push_away(table: Table, one: Figure, other: Figure) -> None:
    """Brutal blow: a full inch straight away; short of contact with those hostile to the pushed."""
    one.pushed = True
    xs: list[int] = []
    ys: list[int] = []
    radii: list[int] = []
    for each in table.figures:
        if each.alive and each.placed and each.id != other.id and each.id != one.id:
            xs.append(each.x)
            ys.append(each.y)
            radii.append(each.r + (TOUCH + 1 if each.seat != other.seat else 0))
    walker = Walker(table.ground, other.r, xs, ys, radii)
    high: i64 = elevation(table, other)
    x, y = pushed(walker, other.x, other.y, one.x, one.y, INCH)
    put(table, other, x, y)
    if table.tracing:
        apart: i64 = distance(one, other)
        table.tell(Moved(other.seat, other.name, "push", inches(apart), x, y, []))
    keep_combats(table, other)
    fall(table, other, high - elevation(table, other))
