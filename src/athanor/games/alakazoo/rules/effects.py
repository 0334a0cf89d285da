"""Effects that lie before a player: wizards (Z-66) and Tommy's lasting cards (Z-61). The points of
the base game are effects too, in `score`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import FACE_NAMES, PART_NAMES, PARTS, SYMBOL_NAMES, SYMBOLS, one
from ..events import DieTurned
from ..model import SLOTS, Table
from ..tables import UNIVERSITY, Card
from .dice import charge, shown
from .lessons import draw_up_to
from .moments import Effect
from .phases import (
    COLUMN_TAKEN,
    COUNTED,
    DARK_COMES,
    DARK_TAKEN,
    EXCHANGED,
    PLACED,
    REASONS,
    RESTED,
    ROLLED,
)


class HandLimit(Effect):
    """More or fewer spells may be kept (Z-26)."""

    def joins(self, table: Table, seat: i64) -> None:
        table.players[seat].hand_limit += self.amount


class TokenLimit(Effect):
    """More or fewer tokens may stay on the portal (Z-20)."""

    def joins(self, table: Table, seat: i64) -> None:
        table.players[seat].token_limit += self.amount


class DiceLimit(Effect):
    """More or fewer dice may be rolled (Z-15)."""

    def joins(self, table: Table, seat: i64) -> None:
        table.players[seat].dice_limit += self.amount


class DoublesMagic(Effect):
    """Two dice alike bring the guardian a magic token."""

    def __init__(self, name: str, amount: i64) -> None:
        super().__init__(name, amount)
        self.moments = ROLLED

    def rolled(self, table: Table, seat: i64) -> None:
        face: i64 = 0
        while face <= SYMBOLS:
            if shown(table, face) > 1:
                feed_guardian(table, seat)
                return
            face += 1


class SymbolStar(Effect):
    """Dice of one symbol count as stars."""

    def __init__(self, name: str, amount: i64, symbol: i64) -> None:
        super().__init__(name, amount)
        self.face: i64 = symbol + 1
        self.moments = ROLLED

    def rolled(self, table: Table, seat: i64) -> None:
        count = shown(table, self.face)
        if count > 0:
            table.dice += count - count * one(3 * self.face)
            if table.tracing:
                table.events.append(DieTurned(seat, FACE_NAMES[self.face], count))


class RestDraws(Effect):
    """Resting brings spells, as long as the hand has room."""

    def __init__(self, name: str, amount: i64) -> None:
        super().__init__(name, amount)
        self.moments = RESTED

    def rested(self, table: Table, seat: i64) -> None:
        draw_with_room(table, seat, self.amount)


class RestMagic(Effect):
    """Resting brings the guardian magic tokens."""

    def __init__(self, name: str, amount: i64) -> None:
        super().__init__(name, amount)
        self.moments = RESTED

    def rested(self, table: Table, seat: i64) -> None:
        count: i64 = 0
        while count < self.amount:
            feed_guardian(table, seat)
            count += 1


class SpareDark(Effect):
    """One cause of dark tokens brings none to who has so many already."""

    def __init__(self, name: str, amount: i64, reason: i64) -> None:
        super().__init__(name, amount)
        self.reason: i64 = reason
        self.moments = DARK_COMES

    def spares(self, table: Table, seat: i64, reason: i64) -> bool:
        return reason == self.reason and table.players[seat].dark() >= self.amount


class DarkDraws(Effect):
    """Every dark token brings spells, as long as the hand has room."""

    def __init__(self, name: str, amount: i64) -> None:
        super().__init__(name, amount)
        self.moments = DARK_TAKEN

    def dark_taken(self, table: Table, seat: i64) -> None:
        draw_with_room(table, seat, self.amount)


class ColumnDraws(Effect):
    """A column of at most so many spells brings one more from the pile."""

    def __init__(self, name: str, amount: i64) -> None:
        super().__init__(name, amount)
        self.moments = COLUMN_TAKEN

    def column_taken(self, table: Table, seat: i64, count: i64) -> None:
        if count <= self.amount:
            draw_up_to(table, seat, 1)


class ExchangeDraws(Effect):
    """Discarding to draw brings more than was discarded."""

    def __init__(self, name: str, amount: i64) -> None:
        super().__init__(name, amount)
        self.moments = EXCHANGED

    def exchanged(self, table: Table, seat: i64) -> None:
        draw_up_to(table, seat, self.amount)


class PartPoints(Effect):
    """Spells placed on some places are worth more."""

    def __init__(self, name: str, amount: i64, places: i64) -> None:
        super().__init__(name, amount)
        self.places: i64 = places
        self.moments = PLACED

    def placed(self, table: Table, seat: i64, card: i64) -> i64:
        return self.amount if self.places & one(card % PARTS) else 0


class Corners(Effect):
    """Four corners of four different creatures are worth points at the end."""

    def __init__(self, name: str, amount: i64) -> None:
        super().__init__(name, amount)
        self.moments = COUNTED

    def counted(self, table: Table, seat: i64) -> i64:
        spells: i64 = table.players[seat].spells
        seen: i64 = 0
        while spells != 0:
            corners: i64 = spells & CORNERS
            if corners & (corners - 1):  # two corners of one creature
                return 0
            seen |= corners
            spells >>= PARTS
        return self.amount if seen == CORNERS else 0


CORNERS: Final = 1 | 1 << 2 | 1 << 6 | 1 << 8


def draw_with_room(table: Table, seat: i64, count: i64) -> None:
    """A gift never overfills a hand."""
    player = table.players[seat]
    room: i64 = player.hand_limit - player.hand_size
    draw_up_to(table, seat, count if count < room else room)


def feed_guardian(table: Table, seat: i64) -> None:
    """A magic token into the first free slot, if there is one and the supply has one."""
    if table.magic == 0:
        return
    for guardian in table.players[seat].guardians:
        if guardian.magic + guardian.dark < SLOTS:
            charge(table, seat, guardian.kind)
            return


#: Effects that are made of a name and an amount.
PLAIN_EFFECTS: Final[dict[str, type[Effect]]] = {
    "hand-limit": HandLimit,
    "token-limit": TokenLimit,
    "dice-limit": DiceLimit,
    "doubles-magic": DoublesMagic,
    "rest-draws": RestDraws,
    "rest-magic": RestMagic,
    "dark-draws": DarkDraws,
    "column-draws": ColumnDraws,
    "exchange-draws": ExchangeDraws,
    "corners": Corners,
}


def make_effect(card: Card) -> Effect:
    name, amount = card.name, card.amount
    match card.kind:
        case "symbol-star":
            return SymbolStar(name, amount, SYMBOL_NAMES.index(card.symbol))
        case "spare-dark":
            return SpareDark(name, amount, REASONS.index(card.reason))
        case "part-points":
            places = sum(1 << PART_NAMES.index(part) for part in card.parts)
            return PartPoints(name, amount, places)
    if card.kind not in PLAIN_EFFECTS:
        raise ValueError(f"no effect is of kind {card.kind!r}")
    return PLAIN_EFFECTS[card.kind](name, amount)


WIZARD_EFFECTS: Final[list[Effect]] = [make_effect(card) for card in UNIVERSITY.wizard]
#: The wizards that serve in solo.
SOLO_WIZARDS: Final[list[int]] = [
    index for index, card in enumerate(UNIVERSITY.wizard) if card.solo
]
