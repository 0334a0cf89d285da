"""Placing spells on the portal: Z-41 to Z-45."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..cards import (
    ACTIONS,
    ALL_PLACES,
    DONE,
    EVERY_CREATURE,
    NONE,
    PART_NAMES,
    PARTS,
    PLACE,
    SPELL_NAMES,
    add_each,
    one,
)
from ..events import Placed, PortalFilled
from ..model import Player, Table
from .phases import AFTER_ACTION, EXCESS_TOKENS, PLACED, PLACING, Phase
from .solo import win_solo_if_done


def after_action(table: Table) -> None:
    """The player is asked if a place is ready, whatever they hold: so the question tells
    nothing."""
    player = table.players[table.turn]
    may_place = not table.hushed and open_places(table, player) != 0
    table.phase = PLACING if may_place else EXCESS_TOKENS


def open_places(table: Table, player: Player) -> i64:
    """Empty places with both runes covered; if one spell is eased, also with one."""
    if table.eased:
        return (player.tokens | player.tokens >> PARTS) & ~player.filled & 511
    return player.ready_places()


class Placing(Phase):
    """Z-41: a spell on the portal, or nothing more."""

    def legal(self, table: Table, seat: i64) -> list[Action]:
        actions: list[Action] = [ACTIONS[DONE]]
        player = table.players[seat]
        placeable: i64 = player.hand & (open_places(table, player) * EVERY_CREATURE)
        add_each(actions, PLACE, placeable, table.spell_of)
        return actions

    def refuse(self, table: Table, seat: i64, index: i64) -> IllegalAction | None:
        if index == DONE:
            return None
        if not PLACE <= index < DONE:
            return IllegalAction("place-or-done", "Z-41")
        spell: i64 = index - PLACE
        card: i64 = table.card_of[spell]
        player = table.players[seat]
        if card == NONE or not player.hand & one(card):
            return IllegalAction("not-in-hand", "Z-41", card=SPELL_NAMES[spell])
        place: i64 = spell % PARTS
        if player.filled & one(place):
            return IllegalAction("place-filled", "Z-41", place=PART_NAMES[place])
        if not open_places(table, player) & one(place):
            return IllegalAction("runes-uncovered", "Z-41", place=PART_NAMES[place])
        return None

    def do(self, table: Table, seat: i64, index: i64) -> None:
        if index == DONE:
            table.phase = EXCESS_TOKENS
        else:
            place(table, seat, table.card_of[index - PLACE])


def place(table: Table, seat: i64, card: i64) -> None:
    """The tokens go back, the spell is laid, and its points are counted."""
    player = table.players[seat]
    where: i64 = card % PARTS
    if not player.ready_places() & one(where):
        table.eased = False
    return_tokens(table, player, where)
    player.lose(card)
    points: i64 = 0
    counts: dict[str, int] = {}
    if player.moments & PLACED:
        for effect in player.effects:
            if effect.moments & PLACED:
                won = effect.placed(table, seat, card)
                points += won
                if table.tracing and won != 0:
                    counts[effect.name] = won
    player.points += points
    player.spells |= one(card)
    player.filled |= one(where)
    if table.tracing:
        table.events.append(Placed(seat, table.name(card), points, counts))
    table.phase = AFTER_ACTION
    if player.filled == ALL_PLACES:
        fill_portal(table, seat)


def return_tokens(table: Table, player: Player, where: i64) -> None:
    """Z-41: both go back to the supply."""
    rune: i64 = where
    while rune < 2 * PARTS:
        if player.tokens & one(rune):
            player.tokens &= ~one(rune)
            player.token_count -= 1
            table.magic += 1
        rune += PARTS


def fill_portal(table: Table, seat: i64) -> None:
    """Z-45: a point for the first full portal, and the round becomes the last. Z-53: solo is
    won."""
    if table.solo:
        win_solo_if_done(table)
    elif not table.last_round:
        table.last_round = True
        table.players[seat].points += 1
        if table.tracing:
            table.events.append(PortalFilled(seat, 1))
    elif table.tracing:
        table.events.append(PortalFilled(seat, 0))
