"""What a seat's position is worth, counted in actions.

The unit is one action: a tile drawn is worth about one. Two actions, a draw and an extraction, make
about four ingredients, so an ingredient is worth about half; a part in play is the tile, its price
and the action to play it. Points count little until somebody is about to finish.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..model import Player, Table
from ..rules.build import bit_count
from ..rules.score import kinship_points
from ..tiles import (
    FIRST_HAND,
    HOMUNCULUS_OF,
    KINDS,
    PART_COUNT,
    PART_OF,
    TILE_BITS,
    TILE_MASK,
    common,
    count,
    size,
)

INGREDIENT: Final = 0.45
SPARE_INGREDIENT: Final = 0.12
ENOUGH_OF_ONE: Final = 3
USEFUL_TILE: Final = 0.9
FAVOURITE_TILE: Final = 0.25
PAYABLE: Final = 1.1
PACE: Final = 0.07
ACTION: Final = 0.8
EXTRACTION: Final = 0.9
LEAST_SCRAP: Final = 0.1
MORE_SCRAP: Final = 0.15

#: What a part in play is worth, and how much more when it lies face up and ready.
BUILT: Final[list[float]] = [6.0, 5.5, 5.5, 5.0, 5.0, 5.0, 5.0, 4.5, 4.5]
READY: Final[list[float]] = [0.6, 0.5, 0.6, 0.3, 0.3, 0.35, 0.35, 0.05, 0.05]


def most_parts(table: Table) -> i64:
    """How far the one is who is furthest."""
    most: i64 = 0
    for player in table.players:
        parts: i64 = bit_count(player.parts)
        if parts > most:
            most = parts
    return most


def point_worth(most: i64) -> float:
    """A point means little while parts can still be turned, and everything at the end."""
    if most <= 5:
        return 0.12
    if most == 6:
        return 0.2
    if most == 7:
        return 0.35
    return 0.6


def worth(table: Table, player: Player, most: i64) -> float:
    return board_worth(player, most) + hand_worth(table, player) + bag_worth(player.ingredients)


def board_worth(player: Player, most: i64) -> float:
    total = 0.0
    point = point_worth(most)
    part: i64 = 0
    parts: i64 = 0
    while part < PART_COUNT:
        if (player.parts >> part) & 1:
            parts += 1
            total += BUILT[part]
            if (player.up >> part) & 1:
                total += READY[part] + point
                if part < FIRST_HAND:
                    total += point
                if is_favourite(player, part):
                    total += point
        part += 1
    if most >= 7:
        kin: i64 = kinship_points(player)
        total += point * float(int(kin))
    return total + PACE * float(int(parts * parts))


def is_favourite(player: Player, part: i64) -> bool:
    return HOMUNCULUS_OF[player.tile_at(part)] == player.homunculus


def bag_worth(bag: i64) -> float:
    """Ingredients, the first few of a kind worth more than a hoard of one."""
    total = 0.0
    kind: i64 = 0
    while kind < KINDS:
        held: i64 = count(bag, kind)
        if held > ENOUGH_OF_ONE:
            total += SPARE_INGREDIENT * float(int(held - ENOUGH_OF_ONE))
            held = ENOUGH_OF_ONE
        total += INGREDIENT * float(int(held))
        kind += 1
    return total


def hand_worth(table: Table, player: Player) -> float:
    """Each missing part once; of the other tiles, one for what it would yield when extracted."""
    total = 0.0
    best_scrap = 0.0
    best_for = 0.0
    wanted_part: i64 = -1
    hand: i64 = player.hand
    left: i64 = player.hand_size
    found: i64 = player.parts
    while left > 0:
        tile: i64 = hand & TILE_MASK
        part: i64 = PART_OF[tile]
        if (found >> part) & 1:
            scrap = scrap_worth(table, player, tile)
            total += MORE_SCRAP
            if scrap > best_scrap:
                best_scrap = scrap
        else:
            found |= 1 << part
            use = tile_worth(table, player, tile)
            total += use
            if use > best_for:
                best_for = use
                wanted_part = part
        hand >>= TILE_BITS
        left -= 1
    if wanted_part >= 0:  # the tile to be played next matters most
        total += 0.3 * best_for
    return total + best_scrap


def scrap_worth(table: Table, player: Player, tile: i64) -> float:
    """A tile that can only be extracted: what it would yield, less the action."""
    bag: i64 = player.ingredients
    gain = bag_worth(bag + table.box.gain[tile] + player.favourite) - bag_worth(bag)
    return max(LEAST_SCRAP, gain - EXTRACTION)


def tile_worth(table: Table, player: Player, tile: i64) -> float:
    """A tile whose part is missing: the nearer to being paid, the better."""
    price: i64 = table.box.price[tile]
    shown = float(int(size(price)))
    paid = float(int(size(common(price, player.ingredients))))
    value = USEFUL_TILE + PAYABLE * (paid / shown) * (paid / shown)
    if HOMUNCULUS_OF[tile] == player.homunculus:
        value += FAVOURITE_TILE
    return value


def worths(table: Table) -> list[float]:
    """What each seat's position is worth, with the actions that the turn still holds."""
    most = most_parts(table)
    stands = [worth(table, player, most) for player in table.players]
    stands[table.turn] += ACTION * float(int(table.left))
    return stands
