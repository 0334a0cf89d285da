"""The end of a turn: too many tokens (Z-20), too many spells (Z-26)."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..cards import DISCARD, DRAW
from ..model import Table
from .dark import take_dark
from .phases import (
    EXCESS_HAND,
    FOR_HAND,
    FOR_TOKENS,
    TRIM_HAND,
    TRIM_TOKENS,
    TURN_ENDS,
    Phase,
)
from .pile import discard
from .questions import Uncovering, uncover
from .spells import legal_discards, refuse_discard


def look_for_excess_tokens(table: Table) -> None:
    player = table.players[table.turn]
    table.phase = TRIM_TOKENS if player.token_count > player.token_limit else EXCESS_HAND


def look_for_excess_spells(table: Table) -> None:
    player = table.players[table.turn]
    table.phase = TRIM_HAND if player.hand_size > player.hand_limit else TURN_ENDS


class TrimmingTokens(Uncovering):
    """Z-20: tokens beyond the limit go."""

    def do(self, table: Table, seat: i64, index: i64) -> None:
        """One of the player's choice; after the last, one dark token for them all."""
        uncover(table, seat, index)
        player = table.players[seat]
        if player.token_count == player.token_limit:
            table.phase = EXCESS_HAND
            take_dark(table, seat, FOR_TOKENS)


class TrimmingHand(Phase):
    """Z-26: spells beyond the limit go."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = []
        legal_discards(table, seat, actions)
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if DISCARD <= index < DRAW:
            return refuse_discard(table, seat, index, "Z-26")
        return IllegalAction("too-many-spells", "Z-26", limit=table.players[seat].hand_limit)

    def do(self, table: Table, seat: i64, index: i64) -> None:
        discard(table, seat, table.card_of[index - DISCARD])
        player = table.players[seat]
        if player.hand_size == player.hand_limit:
            table.phase = TURN_ENDS
            take_dark(table, seat, FOR_HAND)
