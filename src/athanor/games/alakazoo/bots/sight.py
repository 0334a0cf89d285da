"""What a glance at the table tells: what fits, what is wanted, what is dangerous."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.rng import FastRng

from ..cards import COVER, EVERY_CREATURE, PARTS, RUNES, SYMBOL, SYMBOLS, one, size
from ..model import COLUMNS, Player, Table

NOTHING: Final = -1


def wanted(player: Player) -> i64:
    """The spells whose place is still empty."""
    return (511 & ~player.filled) * EVERY_CREATURE


def fitting(cards: i64) -> i64:
    """The places of a set of spells."""
    folded: i64 = cards | cards >> 27
    return (folded | folded >> 9 | folded >> 18) & 511


def symbols_without_rune(player: Player) -> i64:
    """How many faces of a die would bring a dark token."""
    free: i64 = player.free_runes()
    count: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOLS:
        if free & RUNES[player.portal * SYMBOLS + symbol] == 0:
            count += 1
        symbol += 1
    return count


def useless(player: Player) -> i64:
    """How many spells in hand have no place of their own to go to."""
    return player.hand_size - size(fitting(player.hand & wanted(player)))


def overflow(player: Player, cards: i64) -> i64:
    """How many spells would be too many with these, after all that can be placed is placed."""
    placed = size(player.ready_places() & fitting(player.hand | cards))
    return player.hand_size + size(cards) - placed - player.hand_limit


def doubles(hand: i64) -> i64:
    """Spells of a type that another in hand has too."""
    found: i64 = 0
    seen: i64 = 0
    rank: i64 = 0
    while rank < 6:
        part: i64 = (hand >> (rank * PARTS)) & 511
        found |= (part & seen) << (rank * PARTS)
        seen |= part
        rank += 1
    return found


def runes_that_fill(player: Player) -> i64:
    """The last free runes of places for which a spell is in hand."""
    held: i64 = fitting(player.hand) & ~player.filled
    first: i64 = held & ~player.tokens & player.tokens >> PARTS
    second: i64 = held & player.tokens & ~(player.tokens >> PARTS)
    return first & 511 | (second & 511) << PARTS


def faces_that_fill(player: Player) -> i64:
    """How many faces of a die would complete a place for a spell in hand."""
    runes = runes_that_fill(player)
    count: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOLS:
        if runes & RUNES[player.portal * SYMBOLS + symbol]:
            count += 1
        symbol += 1
    return count + 1 if count > 0 else 0


def cover_best(player: Player, face: i64, runes: i64, held: i64, touched: i64, rng: FastRng) -> i64:
    best: i64 = 0
    best_value: i64 = -1
    rune: i64 = 0
    while rune < 2 * PARTS:
        if runes & one(rune):
            place: i64 = rune if rune < PARTS else rune - PARTS
            value: i64 = rng.quick(3)
            if held & one(place):
                value += 4
            if touched & one(place):
                value += 3
            if value > best_value:
                best_value = value
                best = rune
        rune += 1
    place = best if best < PARTS else best - PARTS
    symbol: i64 = SYMBOL[player.portal * 18 + best]
    return COVER + (face * PARTS + place) * SYMBOLS + symbol


def smallest_column(state: Table) -> i64:
    best: i64 = 0
    index: i64 = 1
    while index < COLUMNS:
        if state.columns[index].count < state.columns[best].count:
            best = index
        index += 1
    return best
