"""The guardian cards of the university of magic: Z-66, Z-67."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import EVERY_CREATURE, PARTS, one
from ..events import DarkPassed, Stolen
from ..model import SLOTS, Table
from ..tables import Card
from .dark import put_dark, return_dark, take_dark
from .dice import roll
from .moments import Power
from .phases import (
    AFTER_ACTION,
    COVERING,
    FOR_SWAP,
    FROM_COLUMNS,
    GIVE_UP,
    SOURCES,
    TAKING,
    UNCOVERING,
)
from .pile import (
    can_draw,
    discard,
    draw_spell,
    hide_hand,
    move_unseen,
    pick_at_random,
    sweep_columns,
)
from .targets import aim, open_to_powers


class CoverRune(Power):
    """Put a magic token on any uncovered rune, and place no spell this turn."""

    def possible(self, table: Table, seat: i64) -> bool:
        return table.players[seat].free_runes() != 0

    def begin(self, table: Table, seat: i64) -> None:
        table.amount = self.amount
        table.hushed = True
        table.phase = COVERING


class DrawSpells(Power):
    """Draw spells."""

    def possible(self, table: Table, seat: i64) -> bool:
        return can_draw(table)

    def begin(self, table: Table, seat: i64) -> None:
        draw_up_to(table, seat, self.amount)
        table.phase = AFTER_ACTION


class Absolve(Power):
    """Return all dark tokens."""

    def possible(self, table: Table, seat: i64) -> bool:
        return table.players[seat].dark() > 0

    def begin(self, table: Table, seat: i64) -> None:
        return_dark(table, seat)
        table.phase = AFTER_ACTION


class MoveToken(Power):
    """Move a token from one rune to another."""

    def possible(self, table: Table, seat: i64) -> bool:
        player = table.players[seat]
        return player.token_count > 0 and player.free_runes() != 0

    def begin(self, table: Table, seat: i64) -> None:
        table.phase = UNCOVERING


class TakeSpell(Power):
    """Take a spell from the columns or the discards."""

    def __init__(self, name: str, amount: i64, solo: bool, source: i64) -> None:
        super().__init__(name, amount, solo)
        self.source: i64 = source

    def possible(self, table: Table, seat: i64) -> bool:
        if self.source == FROM_COLUMNS:
            return table.in_columns() != 0
        return table.discards != 0

    def begin(self, table: Table, seat: i64) -> None:
        table.amount = self.amount
        table.source = self.source
        table.phase = TAKING


class RenewHand(Power):
    """Discard the whole hand and draw as many, and some more."""

    def possible(self, table: Table, seat: i64) -> bool:
        return table.players[seat].hand_size > 0

    def begin(self, table: Table, seat: i64) -> None:
        hand: i64 = table.players[seat].hand
        count: i64 = table.players[seat].hand_size + self.amount
        card: i64 = 0
        while hand != 0:
            if hand & 1:
                discard(table, seat, card)
            hand >>= 1
            card += 1
        draw_up_to(table, seat, count)
        table.phase = AFTER_ACTION


class RenewColumns(Power):
    """Discard all columns, lay two spells on each, and take a spell."""

    def possible(self, table: Table, seat: i64) -> bool:
        return can_draw(table)

    def begin(self, table: Table, seat: i64) -> None:
        sweep_columns(table)
        table.amount = self.amount
        table.source = FROM_COLUMNS
        table.phase = TAKING if table.in_columns() != 0 else AFTER_ACTION


class Steal(Power):
    """Take a random spell from an opponent's hand for a dark token."""

    def possible(self, table: Table, seat: i64) -> bool:
        return self.targets(table, seat) != 0

    def targets(self, table: Table, seat: i64) -> i64:
        found: i64 = 0
        other: i64 = 0
        while other < table.seats:
            if table.players[other].hand_size > 0 and open_to_powers(table, seat, other):
                found |= one(other)
            other += 1
        return found

    def begin(self, table: Table, seat: i64) -> None:
        aim(table, seat, self)

    def aim(self, table: Table, seat: i64, target: i64) -> None:
        victim = table.players[target]
        card = pick_at_random(table, victim.hand, victim.hand_size, "steal")
        hide_hand(table, target, seat)
        move_unseen(table, target, seat, one(card))
        if table.tracing:
            table.events.append(Stolen(seat, target, table.name(card)))
        take_dark(table, seat, FOR_SWAP)
        table.phase = AFTER_ACTION


class PassDark(Power):
    """Give a dark token to an opponent who has fewer than three."""

    def possible(self, table: Table, seat: i64) -> bool:
        return self.targets(table, seat) != 0

    def targets(self, table: Table, seat: i64) -> i64:
        if table.players[seat].dark() == 0:
            return 0
        found: i64 = 0
        other: i64 = 0
        while other < table.seats:
            if open_to_powers(table, seat, other) and table.players[other].dark() < SLOTS:
                found |= one(other)
            other += 1
        return found

    def begin(self, table: Table, seat: i64) -> None:
        aim(table, seat, self)

    def aim(self, table: Table, seat: i64, target: i64) -> None:
        table.players[seat].guardians[0].dark -= 1
        table.dark += 1
        if table.tracing:
            table.events.append(DarkPassed(seat, target))
        put_dark(table, target, table.players[target].guardians[0], FOR_SWAP)
        table.phase = AFTER_ACTION


class SafeRoll(Power):
    """Roll dice that bring no dark tokens."""

    def begin(self, table: Table, seat: i64) -> None:
        roll(table, seat, self.amount, True)


class Ease(Power):
    """One spell placed this turn needs only one covered rune."""

    def possible(self, table: Table, seat: i64) -> bool:
        player = table.players[seat]
        touched: i64 = (player.tokens | player.tokens >> PARTS) & ~player.filled & 511
        return player.hand & touched * EVERY_CREATURE != 0

    def begin(self, table: Table, seat: i64) -> None:
        table.eased = True
        table.phase = AFTER_ACTION


class Scry(Power):
    """Draw spells, then discard all but one of as many."""

    def possible(self, table: Table, seat: i64) -> bool:
        return can_draw(table)

    def begin(self, table: Table, seat: i64) -> None:
        table.amount = draw_up_to(table, seat, self.amount) - 1
        table.then_take = 0
        table.phase = GIVE_UP if table.amount > 0 else AFTER_ACTION


def draw_up_to(table: Table, seat: i64, count: i64) -> i64:
    """So many spells, or as many as there are. How many?"""
    drawn: i64 = 0
    while drawn < count and draw_spell(table, seat):
        drawn += 1
    return drawn


#: Powers that are made of a name, an amount, and whether they serve in solo.
PLAIN_POWERS: Final[dict[str, type[Power]]] = {
    "cover": CoverRune,
    "draw": DrawSpells,
    "absolve": Absolve,
    "move-token": MoveToken,
    "renew-hand": RenewHand,
    "renew-columns": RenewColumns,
    "steal": Steal,
    "pass-dark": PassDark,
    "safe-roll": SafeRoll,
    "ease": Ease,
    "scry": Scry,
}


def lesson_power(card: Card) -> Power:
    if card.kind == "take":
        return TakeSpell(card.name, card.amount, card.solo, SOURCES.index(card.source))
    if card.kind not in PLAIN_POWERS:
        raise ValueError(f"no power is of kind {card.kind!r}")
    return PLAIN_POWERS[card.kind](card.name, card.amount, card.solo)
