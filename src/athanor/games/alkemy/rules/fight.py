"""Combat: cards picked in secret, shown together, and the four cases. A-53 to A-64."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import CARDS, PlayCard
from ..cards import FEINT, MASTER_COMBAT
from ..events import CardsShown, Feinted
from ..model import BRUTAL, INACTIVE, NONE, NORMAL, PARRY, QUICK, Figure, Frame, Table
from .dice import REF, oppose
from .questions import FEINT_ASK, ask
from .skills import picks_card_last
from .space import foreseen, reaches
from .strike import CARD_BLOW, blow

#: What brings a fight about.
PLAIN: Final = 0
FROM_CHARGE: Final = 1
FROM_ENGAGEMENT: Final = 2

#: How far a fight has come.
PICKING: Final = 0
SHOWN: Final = 1
FEINT_ASKED: Final = 2
FIRST_FEINT_OVER: Final = 3
REPLY_FEINT_ASKED: Final = 4
TO_PAY: Final = 5
CONTESTED: Final = 6
FIRST_STRUCK: Final = 7
FOUGHT: Final = 8

PLAYS: Final[list[PlayCard]] = [PlayCard(card) for card in CARDS]


def is_attack(card: i64) -> bool:
    return card <= QUICK


def ref_dice(card: i64) -> i64:
    """A-59."""
    if card == QUICK:
        return 1
    return -1 if card == BRUTAL else 0


class Fight(Frame):
    """`figure` fights `target`; `cause` is what brought it about. `card` and `reply` are their
    combat cards (NONE: not yet shown), `strikes_first` whether the active side does where both
    attack."""

    def __init__(
        self, seat: i64 = 0, figure: i64 = NONE, target: i64 = NONE, cause: i64 = PLAIN
    ) -> None:
        super().__init__(seat, figure)
        self.target: i64 = target
        self.cause: i64 = cause
        self.card: i64 = NONE
        self.reply: i64 = NONE
        self.strikes_first: bool = False

    def clone(self) -> Fight:
        copy = Fight(self.seat, self.figure, self.target, self.cause)
        copy.stage = self.stage
        copy.card = self.card
        copy.reply = self.reply
        copy.strikes_first = self.strikes_first
        return copy

    def resume(self, table: Table) -> bool:
        one = table.figures[self.figure]
        other = table.figures[self.target]
        if self.stage == PICKING:
            self.auto_pick(table, one, other)
            if self.card < 0 or self.reply < 0:
                return True
            self.show(table, one, other)
        elif self.stage <= REPLY_FEINT_ASKED:
            self.feints(table, one, other)
        elif self.stage == TO_PAY:
            self.pay(table, one, other)
            self.compare(table, one, other)
        elif self.stage == CONTESTED:
            self.stage = FIRST_STRUCK
            self.strikes_first = table.won
            self.strike(table, self.strikes_first)
        elif self.stage == FIRST_STRUCK:
            self.stage = FOUGHT
            self.strike_back(table, one, other)
        else:
            table.pop()
        return False

    def feints(self, table: Table, one: Figure, other: Figure) -> None:
        """Asks each side that can feint, the active one first."""
        if self.stage == SHOWN:
            self.stage = FIRST_FEINT_OVER
            if self.cause != FROM_CHARGE and may_feint(one, self.card):
                self.stage = FEINT_ASKED
                ask(table, one, FEINT_ASK)
        elif self.stage == FEINT_ASKED:
            self.stage = FIRST_FEINT_OVER
            if table.answered != 0:
                self.card = self.turn_to_inactive(table, one)
        elif self.stage == FIRST_FEINT_OVER:
            self.stage = TO_PAY
            if may_feint(other, self.reply):
                self.stage = REPLY_FEINT_ASKED
                ask(table, other, FEINT_ASK)
        else:
            self.stage = TO_PAY
            if table.answered != 0:
                self.reply = self.turn_to_inactive(table, other)

    def strike_back(self, table: Table, one: Figure, other: Figure) -> None:
        first = one if self.strikes_first else other
        second = other if self.strikes_first else one
        if first.alive and second.alive and reaches(table, second, first):
            self.strike(table, not self.strikes_first)

    # -- the cards

    def cards_of(self, table: Table, active: bool) -> list[int]:
        """Which cards a side may play: A-45, A-57, A-58."""
        figure = table.figures[self.figure if active else self.target]
        enemy = table.figures[self.target if active else self.figure]
        able: bool = reaches(table, figure, enemy)
        if active and self.cause == FROM_CHARGE:
            return [BRUTAL, NORMAL, QUICK] if able else [INACTIVE]
        cards: list[int] = []
        paid: bool = figure.ap > 0 or has_mastery(figure)
        if not active and foreseen(table, figure):
            paid = True
        free: bool = active and self.cause == FROM_ENGAGEMENT
        if able and not figure.cowed and (paid or free):
            cards = [BRUTAL, NORMAL, QUICK]
        if paid:
            cards.append(PARRY)
        cards.append(INACTIVE)
        return cards

    def auto_pick(self, table: Table, one: Figure, other: Figure) -> None:
        """A side that has only one card plays it. A side that must show first shows its card."""
        if self.card < 0:
            cards = self.cards_of(table, True)
            if len(cards) == 1:
                self.card = cards[0]
        if self.reply < 0:
            cards = self.cards_of(table, False)
            if len(cards) == 1:
                self.reply = cards[0]
        if self.card < 0 and self.reply < 0:
            mine: int = table.secret[one.seat]
            theirs: int = table.secret[other.seat]
            if mine >= 0 and theirs >= 0:
                self.card = mine
                self.reply = theirs
            elif theirs >= 0 and picks_card_last(one):
                self.reply = theirs
            elif mine >= 0 and picks_card_last(other):
                self.card = mine
        if self.card < 0 and self.reply >= 0 and table.secret[one.seat] >= 0:
            self.card = table.secret[one.seat]
        if self.reply < 0 and self.card >= 0 and table.secret[other.seat] >= 0:
            self.reply = table.secret[other.seat]

    def actors(self, table: Table) -> list[int]:
        one = table.figures[self.figure]
        other = table.figures[self.target]
        found: list[int] = []
        if self.card < 0 and table.secret[one.seat] < 0:
            if not (self.reply < 0 and picks_card_last(one) and not picks_card_last(other)):
                found.append(one.seat)
        if self.reply < 0 and table.secret[other.seat] < 0:
            if not (self.card < 0 and picks_card_last(other) and not picks_card_last(one)):
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
        table.shown[one.seat] = self.card
        table.shown[other.seat] = self.reply
        self.stage = SHOWN
        if table.tracing:
            table.tell(CardsShown(one.name, CARDS[self.card], other.name, CARDS[self.reply]))

    def turn_to_inactive(self, table: Table, figure: Figure) -> i64:
        if table.tracing:
            table.tell(Feinted(figure.seat, figure.name))
        return INACTIVE

    def pay(self, table: Table, one: Figure, other: Figure) -> None:
        """A-57, A-102."""
        if not (is_attack(self.card) and self.cause != PLAIN):
            pay_card(one, self.card)
        pay_card(other, self.reply)

    # -- the four cases

    def compare(self, table: Table, one: Figure, other: Figure) -> None:
        self.stage = FOUGHT
        if is_attack(self.card) and is_attack(self.reply):
            self.stage = CONTESTED
            oppose(
                table,
                one,
                other,
                REF,
                one.profile.ref,
                other.profile.ref,
                ref_dice(self.card),
                ref_dice(self.reply),
            )
        elif is_attack(self.card):
            self.strike(table, True)
        elif is_attack(self.reply):
            self.strike(table, False)
        elif self.card == INACTIVE and self.reply == INACTIVE:
            table.stalled = True

    def strike(self, table: Table, active: bool) -> None:
        if active:
            bonus: i64 = 1 if self.cause == FROM_CHARGE else 0
            blow(table, self.figure, self.target, self.card, self.reply, bonus, CARD_BLOW)
        else:
            blow(table, self.target, self.figure, self.reply, self.card, 0, CARD_BLOW)


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


def fight(table: Table, figure: i64, target: i64, cause: i64) -> None:
    table.push(Fight(table.figures[figure].seat, figure, target, cause))
