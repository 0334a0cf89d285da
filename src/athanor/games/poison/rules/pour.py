"""Pouring a potion or a poison into a cauldron: P-09 to P-17."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import PLACES, Pour
from ..cards import (
    COLOUR_OF,
    KIND_OF,
    NAMES,
    POISON,
    POUR_INDEX,
    POURS,
    VALUES,
    copies,
    one,
)
from ..events import Drew, Overflowed, Poured
from ..model import NONE, Table

BRIM: Final = 13


def legal_pours(table: Table, seat: int) -> list[Action]:
    """Each kind in hand, into each cauldron that takes it."""
    pours: list[Action] = []
    cauldrons = table.cauldrons
    rest: i64 = table.players[seat].hand
    index: i64 = 0
    while index < POISON * 3:
        if rest & 3:
            home: i64 = table.home[COLOUR_OF[index // 3]]
            if home >= 0:  # P-11, P-12: the one cauldron of its colour
                pours.append(POURS[index + home])
            else:  # P-14: any cauldron that has no colour yet
                if cauldrons[0].colour < 0:
                    pours.append(POURS[index])
                if cauldrons[1].colour < 0:
                    pours.append(POURS[index + 1])
                if cauldrons[2].colour < 0:
                    pours.append(POURS[index + 2])
        rest >>= 2
        index += 3
    if rest != 0:  # P-13
        pours.append(POURS[index])
        pours.append(POURS[index + 1])
        pours.append(POURS[index + 2])
    return pours


def refuse_pour(table: Table, seat: int, action: Action) -> IllegalAction | None:
    """Why this pour is against the rules, or None."""
    index: i64 = POUR_INDEX.get(action, -1)
    if index < 0:
        return unknown_pour(action)
    kind: i64 = index // 3
    place: i64 = index % 3
    if copies(table.players[seat].hand, kind) == 0:
        return IllegalAction("not-in-hand", "P-09", card=NAMES[kind])
    if kind == POISON:
        return None
    home: i64 = table.home[COLOUR_OF[kind]]
    if home >= 0:
        if home == place:
            return None
        return IllegalAction("colour-elsewhere", "P-12", card=NAMES[kind], cauldron=PLACES[home])
    if table.cauldrons[place].colour >= 0:
        return IllegalAction("other-colour", "P-11", card=NAMES[kind], cauldron=PLACES[place])
    return None


def unknown_pour(action: Action) -> IllegalAction:
    if not isinstance(action, Pour):
        return IllegalAction("foreign-action", action=type(action).__name__)
    if action.card not in KIND_OF:
        return IllegalAction("no-such-card", "P-01", card=str(action.card))
    return IllegalAction("no-such-cauldron", "P-10", cauldron=str(action.cauldron))


def pour(table: Table, seat: int, kind: i64, place: i64) -> None:
    player = table.players[seat]
    player.hand -= one(kind)
    player.hand_size -= 1
    cauldron = table.cauldrons[place]
    total: i64 = cauldron.total + VALUES[kind]
    if table.tracing:
        table.events.append(Poured(seat, NAMES[kind], PLACES[place], total))
    if total > BRIM:
        overflow(table, seat, place, total)
    cauldron.add(kind)
    if kind != POISON:
        table.home[COLOUR_OF[kind]] = place


def overflow(table: Table, seat: int, place: i64, total: i64) -> None:
    """P-15: the player takes every card that was there; P-16: the one just played starts anew."""
    cauldron = table.cauldrons[place]
    if table.tracing:
        cards = [NAMES[kind] for kind in cauldron.kinds()]
        table.events.append(Overflowed(seat, PLACES[place], total, len(cards), cards))
    table.players[seat].taken += cauldron.bag
    if cauldron.colour >= 0:
        table.home[cauldron.colour] = NONE
    cauldron.empty()


def draw_up(table: Table, seat: int) -> None:
    """P-26: after any overflow, so that nobody sees the next card before they drink."""
    if table.pile:
        kind = table.pile.pop()
        table.players[seat].receive(kind)
        if table.tracing:
            table.events.append(Drew(seat, NAMES[kind]))
