"""What a position is worth to a seat, in points to be expected, and alone in chances."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ..cards import NONE, PAGE_CREATURES, PARTS, all_of, one, size
from ..model import SLOTS, Player, Table
from ..rules.book import fulfilled_lines
from ..rules.score import LINES, creatures_on, end_count

#: The chance that a place will hold a spell in time: by covered runes, then without and with a
#: spell for it in hand.
READY: Final[list[float]] = [0.14, 0.24, 0.28, 0.50, 0.50, 0.92]
#: What dark tokens cost. The third costs the next turn.
SHADE: Final[list[float]] = [0.0, 0.3, 0.75, 1.7]
MAGIC: Final = 0.15
#: What a filled place is worth beside its points, and how that grows in a long game.
PROGRESS: Final = 0.45
HASTE: Final = 0.03


def worth(table: Table, seat: i64) -> float:
    """The points a seat has and may hope for."""
    player = table.players[seat]
    if table.last_round and has_had_last_turn(table, seat):
        return float(int(player.points + end_count(table, seat)))
    value = float(int(player.points)) + lines_worth(player) + places_worth(table, seat)
    if player.spells & ~all_of(player.creature) == 0:
        value += 0.1 + 0.05 * int(size(player.filled))
    dark: i64 = player.dark()
    value -= SHADE[dark if dark < SLOTS else SLOTS]
    value += MAGIC * int(player.magic())
    if player.page != NONE:
        value += page_worth(table, seat)
    if player.hand_size > player.hand_limit:
        value -= 0.3
    else:
        value += 0.06 * int(player.hand_size)
    if player.token_count > player.token_limit:
        value -= 0.5
    return value


def has_had_last_turn(table: Table, seat: i64) -> bool:
    """Z-45: in the last round, whether a seat's turn is over."""
    seats: i64 = table.seats
    return (seat - table.first + seats) % seats < (table.turn - table.first + seats) % seats


def lines_worth(player: Player) -> float:
    """Z-46: what rows and columns have brought and can still bring."""
    value = 0.0
    own: i64 = all_of(player.creature)
    for line in LINES:
        places: i64 = line
        here: i64 = player.filled & places
        if here == 0:
            value += 0.25
            continue
        count = size(here)
        creatures = creatures_on(player.spells, places)
        if count == 3:
            if creatures != 2:
                value += 1.0
        elif count == 1:
            value += 0.35
        elif creatures == 2:
            value += 0.6
        elif creatures_on(player.spells & own, places) == 1:
            value += 0.55
        else:
            value += 0.3
    return value


def places_worth(table: Table, seat: i64) -> float:
    """What the places of a portal have brought and may bring."""
    player = table.players[seat]
    taken = taken_by_others(table, seat)
    value = progress(table) * int(size(player.filled))
    return value + hand_worth(table, player, player.hand, taken)


def progress(table: Table) -> float:
    return PROGRESS + HASTE * max(0, int(table.turns) - 10)


def taken_by_others(table: Table, seat: i64) -> i64:
    """The places on which an opponent has a spell already."""
    taken: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            taken |= table.players[other].filled
        other += 1
    return taken


def place_worth(
    player: Player, hand: i64, place: i64, covered: i64, taken: i64, haste: float
) -> float:
    """An empty place: points for the creature and for being first (Z-42, Z-43), if it is filled."""
    first = 0.0 if taken & one(place) else 1.0
    held = has_part(hand, place)
    if has_part(hand & all_of(player.creature), place):
        gain = 1.0 + first
    elif held:
        gain = first
    else:
        gain = 0.3 + 0.7 * first
    return READY[covered * 2 + (1 if held else 0)] * (gain + haste)


def hand_worth(table: Table, player: Player, hand: i64, taken: i64) -> float:
    """What the empty places may bring with this hand."""
    value = 0.0
    haste = progress(table)
    place: i64 = 0
    while place < PARTS:
        if not player.filled & one(place):
            covered: i64 = (player.tokens >> place & 1) + (player.tokens >> (place + PARTS) & 1)
            value += place_worth(player, hand, place, covered, taken, haste)
        place += 1
    return value


def token_worth(table: Table, player: Player, runes: i64, taken: i64) -> float:
    """What a token on the best of some runes adds."""
    best = 0.0
    haste = progress(table)
    rune: i64 = 0
    while rune < 2 * PARTS:
        if runes & one(rune):
            place: i64 = rune if rune < PARTS else rune - PARTS
            covered: i64 = (player.tokens >> place & 1) + (player.tokens >> (place + PARTS) & 1)
            gain = place_worth(player, player.hand, place, covered + 1, taken, haste)
            gain -= place_worth(player, player.hand, place, covered, taken, haste)
            if gain > best:
                best = gain
        rune += 1
    return best


def has_part(cards: i64, place: i64) -> bool:
    rest: i64 = cards >> place
    return rest & EVERY != 0


EVERY: Final = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36 | 1 << 45


def page_worth(table: Table, seat: i64) -> float:
    """Lines of the book that are there, and how far the others are (Z-71)."""
    player = table.players[seat]
    first, second = PAGE_CREATURES[player.page]
    spells: i64 = player.spells
    mine = size(spells & all_of(table.creatures.index(first)))
    other = size(spells & all_of(table.creatures.index(second)))
    near: i64 = (mine if mine < 3 else 3) + (other if other < 3 else 3)
    return 0.7 * int(fulfilled_lines(table, seat)) + 0.15 * int(near)


def solo_chance(table: Table) -> float:
    """The chance of filling the portal before a guardian is dark (Z-52, Z-53)."""
    player = table.players[0]
    left = 0.0
    place: i64 = 0
    while place < PARTS:
        if not player.filled & one(place):
            covered: i64 = (player.tokens >> place & 1) + (player.tokens >> (place + PARTS) & 1)
            left += 1.0 - 0.25 * int(covered)
            if has_part(player.hand, place):
                left -= 0.15
        place += 1
    patience = 0.0
    for guardian in player.guardians:
        patience += 2.0 - int(guardian.dark)
    if player.page != NONE:
        left += 0.6 * (3 - int(fulfilled_lines(table, 0)))
    value = 1.1 * patience - 0.55 * left + 0.08 * int(player.magic()) - 0.3
    if player.hand_size > player.hand_limit or player.token_count > player.token_limit:
        value -= 0.8
    return 1.0 / (1.0 + exp(-value))
