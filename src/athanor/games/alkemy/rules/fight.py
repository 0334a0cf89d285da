"""Combat: cards picked in secret, shown together, and the four cases. A-53 to A-64."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import CARDS, PlayCard
from ..cards import THRUST_STURDY, THRUST_WALOSI_TRICK
from ..events import CardsShown, Feinted
from ..figures import ANGELUS, DOWN, ONCE, PRANKS, STEELED
from ..model import (
    BRUTAL,
    INACTIVE,
    NONE,
    NORMAL,
    PARRY,
    QUICK,
    STURDY,
    TRICK,
    Figure,
    Frame,
    Table,
)
from .auras import drummed
from .cards_played import (
    card_price,
    duel_dice,
    has_mastery,
    is_attack,
    may_feint,
    pay_card,
    ref_dice,
    trick_is_free,
)
from .dice import REF, below
from .effects import effect_of, give, under, use_up
from .hives import stir_bees
from .opposed import oppose
from .questions import FEINT_ASK, ask
from .skills import charge_dice, charge_shift, may_parry, picks_card_last, thrusts
from .space import foreseen, orison_round, reaches
from .strike import CARD_BLOW, Strike, blow
from .trick import walk_by_trick

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


#: What pranks_of_fate draws from.
PRANK_CARDS: Final[list[int]] = [BRUTAL, NORMAL, QUICK]


@final
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
            if self.card < 0 and self.prank(table, True):
                return False
            if self.reply < 0 and self.prank(table, False):
                return False
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
            if len(table.hives) > 0 and self.reply != INACTIVE:
                stir_bees(table, other)
        return False

    def feints(self, table: Table, one: Figure, other: Figure) -> None:
        """Asks each side that can feint, the active one first."""
        if self.stage == SHOWN:
            self.stage = FIRST_FEINT_OVER
            if self.cause != FROM_CHARGE and may_feint(table, one, self.card):
                self.stage = FEINT_ASKED
                ask(table, one, FEINT_ASK)
        elif self.stage == FEINT_ASKED:
            self.stage = FIRST_FEINT_OVER
            if table.answered != 0:
                self.card = self.turn_to_inactive(table, one)
        elif self.stage == FIRST_FEINT_OVER:
            self.stage = TO_PAY
            if may_feint(table, other, self.reply):
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
        if under(figure, DOWN):
            return [INACTIVE]
        able: bool = reaches(table, figure, enemy)
        if active and self.cause == FROM_CHARGE:
            return attacks_of(table, figure) if able else [INACTIVE]
        cards: list[int] = []
        paid: bool = figure.ap >= card_price(table, figure) or has_mastery(table, figure)
        if not active and foreseen(table, figure):
            paid = True
        free: bool = active and self.cause == FROM_ENGAGEMENT
        if able and not figure.cowed and (paid or free):
            cards = attacks_of(table, figure)
        elif figure.has(THRUST_WALOSI_TRICK) and (paid or trick_is_free(figure)):
            cards = [TRICK]
        if able and len(cards) > 0 and figure.seat == table.hand and drummed(table, figure):
            return cards
        if paid and may_parry(figure):
            cards.append(PARRY)
        cards.append(INACTIVE)
        return cards

    def prank(self, table: Table, active: bool) -> bool:
        """pranks_of_fate: an attack card drawn at random, if it could play one; or the alchemist's
        player is asked first, and this says so."""
        figure = table.figures[self.figure if active else self.target]
        if len(figure.effects) == 0:
            return False
        effect = effect_of(figure, PRANKS)
        if effect is None or BRUTAL not in self.cards_of(table, active):
            return False
        if effect.extra > 0:
            table.push(Pranking(1 - figure.seat, figure.id))
            return True
        self.set_card(active, PRANK_CARDS[below(table, 3, "prank")])
        return False

    def set_card(self, active: bool, card: i64) -> None:
        if active:
            self.card = card
        else:
            self.reply = card

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
            pay_card(table, one, self.card)
        pay_card(table, other, self.reply)
        for figure, enemy, card in ((one, other, self.card), (other, one, self.reply)):
            if card == STURDY:
                give(table, figure, STEELED, 1, ONCE, enemy.id)
            if card != INACTIVE and under(figure, ANGELUS):
                mark_angelus(table, figure)

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
                one.ref,
                other.ref,
                ref_dice(self.card) + duel_dice(self.card, one, other),
                ref_dice(self.reply) + duel_dice(self.reply, other, one),
            )
        elif is_attack(self.card):
            self.strike(table, True)
        elif is_attack(self.reply):
            self.strike(table, False)
        elif self.card == INACTIVE and self.reply == INACTIVE:
            table.stalled = True

    def strike(self, table: Table, active: bool) -> None:
        if (self.card if active else self.reply) == TRICK:
            walk_by_trick(table, table.figures[self.figure if active else self.target])
        elif not active:
            blow(table, self.target, self.figure, self.reply, self.card, 0, CARD_BLOW)
        elif self.cause != FROM_CHARGE:
            blow(table, self.figure, self.target, self.card, self.reply, 0, CARD_BLOW)
        else:
            one = table.figures[self.figure]
            dice: i64 = charge_dice(one)
            charge = Strike(
                one.seat, self.figure, self.target, self.card, self.reply, dice, CARD_BLOW
            )
            charge.charge_shift = charge_shift(one)
            table.push(charge)


@final
class Pranking(Frame):
    """pranks_of_fate: the alchemist's player, `seat`, picks the card of `figure` in the fight
    below."""

    def clone(self) -> Pranking:
        return Pranking(self.seat, self.figure)

    def resume(self, table: Table) -> bool:
        return True

    def asks(self, table: Table) -> str:
        return "prank"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        return [PLAYS[card] for card in PRANK_CARDS]

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        assert isinstance(action, PlayCard)
        table.pop()
        fight_below = table.frames[len(table.frames) - 1]
        assert isinstance(fight_below, Fight)
        active: bool = fight_below.figure == self.figure
        fight_below.set_card(active, CARDS.index(action.card))


def attacks_of(table: Table, figure: Figure) -> list[int]:
    """The three attacks, and thrusts of its own or of orison_of_rock."""
    cards: list[int] = [BRUTAL, NORMAL, QUICK, *thrusts(figure)]
    if not figure.has(THRUST_STURDY) and orison_round(table, figure) > 0:
        cards.append(STURDY)
    return cards


def mark_angelus(table: Table, figure: Figure) -> None:
    """Its lasting form ends with the turn in which a card is played."""
    effect = effect_of(figure, ANGELUS)
    if effect is not None and effect.lasts != ONCE:
        use_up(table, figure, ANGELUS)


def fight(table: Table, figure: i64, target: i64, cause: i64) -> None:
    table.push(Fight(table.figures[figure].seat, figure, target, cause))
