"""Pouring a potion or a poison into a cauldron: P-09 to P-17."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import PLACES, Pour
from ..cards import (
    COLOUR_BITS,
    KIND_OF,
    NAMES,
    POISON,
    POISON_SHIFT,
    POURS,
    colour_of,
    copies,
    one,
    value_of,
)
from ..events import Drew, Overflowed, Poured
from ..model import HOMELESS, NONE, Cauldron, Table

BRIM: Final = 13


def places(where: int) -> list[int]:
    """The cauldrons a potion may go into. `where` is its colour's home (P-11, P-12), or HOMELESS
    and, on top of it, a bit for each cauldron that has no colour yet (P-14)."""
    if where < HOMELESS:
        return [where]
    return [place for place in range(3) if (where - HOMELESS) >> place & 1]


def offers(colour: int) -> list[list[Action]]:
    """All that a hand's potions of one colour can do, worked out beforehand for each `where` and
    each pattern of kinds held (every other bit, as in a bag)."""
    found: list[list[Action]] = []
    for where in range(WAYS):
        for held in range(PATTERNS):
            pours: list[Action] = []
            if held & EVERY_OTHER_BIT == held:
                for kind in range(KINDS_EACH):
                    if held >> (2 * kind) & 1:
                        first = (colour * KINDS_EACH + kind) * 3
                        pours.extend(POURS[first + place] for place in places(where))
            found.append(pours)
    return found


WAYS: Final = 11
KINDS_EACH: Final = 5
EVERY_OTHER_BIT: Final = 0x155
PATTERNS: Final = 0x156
FIRST_OFFERS: Final[list[list[Action]]] = offers(0)
SECOND_OFFERS: Final[list[list[Action]]] = offers(1)
THIRD_OFFERS: Final[list[list[Action]]] = offers(2)
#: The third colour and poison, which goes anywhere (P-13).
POISON_OFFERS: Final[list[list[Action]]] = [
    [*pours, *POURS[POISON * 3 :]] for pours in THIRD_OFFERS
]


def legal_pours(table: Table, seat: int) -> list[Action]:
    """Each kind in hand, into each cauldron that takes it."""
    hand: i64 = table.players[seat].hand
    third = THIRD_OFFERS if hand >> POISON_SHIFT == 0 else POISON_OFFERS
    return (
        FIRST_OFFERS[offer(table, hand, 0)]
        + SECOND_OFFERS[offer(table, hand >> COLOUR_BITS, 1)]
        + third[offer(table, hand >> (2 * COLOUR_BITS), 2)]
    )


def offer(table: Table, held: i64, colour: i64) -> i64:
    """Which of the offers of a colour, `held` being the part of the hand from that colour on."""
    where: i64 = (table.homes >> (4 * colour)) & 15
    if where == HOMELESS:
        where += table.open
    return where * PATTERNS + ((held | (held >> 1)) & EVERY_OTHER_BIT)


def refuse_pour(table: Table, seat: int, action: Action, index: i64) -> IllegalAction | None:
    """Why this pour is against the rules, or None."""
    if index == NONE:
        return unknown_pour(action)
    kind: i64 = index // 3
    place: i64 = index % 3
    if copies(table.players[seat].hand, kind) == 0:
        return IllegalAction("not-in-hand", "P-09", card=NAMES[kind])
    if kind == POISON:
        return None
    home: i64 = table.home(colour_of(kind))
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


def total_after(cauldron: Cauldron, kind: i64) -> i64:
    """What a card would bring a cauldron to; above the brim it overflows (P-15)."""
    return cauldron.total + value_of(kind)


def pour(table: Table, seat: int, kind: i64, place: i64) -> None:
    player = table.players[seat]
    player.hand -= one(kind)
    player.hand_size -= 1
    cauldron = table.cauldrons[place]
    total: i64 = total_after(cauldron, kind)
    if table.tracing:
        table.events.append(Poured(seat, NAMES[kind], PLACES[place], total))
    if total > BRIM:
        overflow(table, seat, place, total)
    if kind != POISON and cauldron.colour == NONE:
        table.settle(colour_of(kind), place)
    cauldron.add(kind)


def overflow(table: Table, seat: int, place: i64, total: i64) -> None:
    """P-15: the player takes every card that was there; P-16: the one just played starts anew."""
    cauldron = table.cauldrons[place]
    if table.tracing:
        cards = [NAMES[kind] for kind in cauldron.kinds()]
        table.events.append(Overflowed(seat, PLACES[place], total, len(cards), cards))
    table.players[seat].taken += cauldron.bag
    if cauldron.colour >= 0:
        table.unsettle(cauldron.colour, place)
    cauldron.empty()


def draw_up(table: Table, seat: int) -> None:
    """P-26: after any overflow, so that nobody sees the next card before they drink."""
    if table.pile:
        kind = table.pile.pop()
        table.players[seat].receive(kind)
        if table.tracing:
            table.events.append(Drew(seat, NAMES[kind]))
