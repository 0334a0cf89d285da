"""Action 2, spells: a column (Z-24), or discard and draw (Z-25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..cards import ACTIONS, DISCARD, DRAW, NONE, SPELL_NAMES, add_each, one
from ..events import ColumnTaken
from ..model import Table
from .phases import AFTER_ACTION, COLUMN_TAKEN, EXCHANGE, EXCHANGED, Phase
from .pile import discard, draw_spell, lay_each


def take_column(table: Table, seat: i64, index: i64) -> None:
    """All its spells into hand; then one from the pile onto each column."""
    player = table.players[seat]
    column = table.columns[index]
    count: i64 = column.count
    if table.tracing:
        cards = [table.name(card) for card in column.in_order()]
        table.events.append(ColumnTaken(seat, index + 1, cards))
    player.hand |= column.cards
    player.hand_size += count
    player.open |= column.cards
    column.empty()
    lay_each(table)
    if player.moments & COLUMN_TAKEN:
        for effect in player.effects:
            if effect.moments & COLUMN_TAKEN:
                effect.column_taken(table, seat, count)
    table.phase = AFTER_ACTION


def exchange_first(table: Table, seat: i64, index: i64) -> None:
    """The first spell of those to be discarded; more may follow."""
    table.amount = 0
    table.phase = EXCHANGE
    EXCHANGING.do(table, seat, index)


class Exchanging(Phase):
    """Z-25: more spells to discard, or the draw."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = [ACTIONS[DRAW]]
        legal_discards(table, seat, actions)
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if index == DRAW:
            return None
        if DISCARD <= index < DRAW:
            return refuse_discard(table, seat, index, "Z-25")
        return IllegalAction("draw-first", "Z-25")

    def do(self, table: Table, seat: i64, index: i64) -> None:
        if index == DRAW:
            draw_as_many(table, seat)
        else:
            discard(table, seat, table.card_of[index - DISCARD])
            table.amount += 1


def draw_as_many(table: Table, seat: i64) -> None:
    while table.amount > 0 and draw_spell(table, seat):
        table.amount -= 1
    table.amount = 0
    player = table.players[seat]
    if player.moments & EXCHANGED:
        for effect in player.effects:
            if effect.moments & EXCHANGED:
                effect.exchanged(table, seat)
    table.phase = AFTER_ACTION


def legal_discards(table: Table, seat: i64, actions: list[Action]) -> None:
    """Each spell in hand."""
    add_each(actions, DISCARD, table.players[seat].hand, table.spell_of)


def refuse_discard(table: Table, seat: i64, index: i64, rule: str) -> IllegalAction | None:
    spell: i64 = index - DISCARD
    card: i64 = table.card_of[spell]
    if card == NONE or not table.players[seat].hand & one(card):
        return IllegalAction("not-in-hand", rule, card=SPELL_NAMES[spell])
    return None


EXCHANGING: Final = Exchanging()
