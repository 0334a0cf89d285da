"""Playing, extracting and restoring tiles: K-16 to K-18, K-20, K-21, K-34."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.errors import IllegalAction

from ..events import Extracted, Played, Restored
from ..model import EXTRACTED, PLAYED, Player, Table
from ..tiles import (
    ALL_PARTS,
    PART_COUNT,
    PART_OF,
    PARTS,
    TILE_NAMES,
    common,
    covers,
    ingredient_names,
)
from .pile import discard


def may_play(table: Table, player: Player, tile: i64) -> bool:
    if (player.parts >> PART_OF[tile]) & 1:  # K-17: one of each part
        return False
    return covers(player.ingredients, table.box.price[tile])


def refuse_play(table: Table, player: Player, tile: i64) -> IllegalAction | None:
    if not player.holds(tile):
        return IllegalAction("tile-not-in-hand", "K-16", tile=TILE_NAMES[tile])
    part = PART_OF[tile]
    if (player.parts >> part) & 1:
        return IllegalAction("place-taken", "K-17", part=PARTS[part])
    price: i64 = table.box.price[tile]
    if not covers(player.ingredients, price):
        missing = ingredient_names(price - common(price, player.ingredients))
        return IllegalAction(
            "cannot-pay", "K-16", tile=TILE_NAMES[tile], ingredient=missing[0], count=len(missing)
        )
    return None


def play_tile(table: Table, seat: i64, tile: i64) -> None:
    player = table.players[seat]
    price: i64 = table.box.price[tile]
    player.give(tile)
    player.ingredients -= price
    table.supply += price
    player.place(tile, PART_OF[tile])
    table.saw(PLAYED, seat, 0, tile)
    if table.tracing:
        table.events.append(Played(seat, TILE_NAMES[tile], ingredient_names(price)))
    if player.parts == ALL_PARTS:  # K-34
        table.finisher = seat


def refuse_extract(player: Player, tile: i64) -> IllegalAction | None:
    if not player.holds(tile):
        return IllegalAction("tile-not-in-hand", "K-20", tile=TILE_NAMES[tile])
    return None


def extract(table: Table, seat: i64, tile: i64) -> None:
    """K-20: what the supply lacks is not taken."""
    player = table.players[seat]
    wanted: i64 = table.box.gain[tile] + player.favourite
    taken: i64 = common(wanted, table.supply)
    player.give(tile)
    player.ingredients += taken
    table.supply -= taken
    table.saw(EXTRACTED, seat, 0, tile)
    if table.tracing:
        table.events.append(Extracted(seat, TILE_NAMES[tile], ingredient_names(taken)))
    discard(table, tile)


def refuse_restore(player: Player) -> IllegalAction | None:
    if player.up == player.parts:
        return IllegalAction("nothing-face-down", "K-21")
    return None


def restore(table: Table, seat: i64) -> None:
    player = table.players[seat]
    if table.tracing:
        down: i64 = player.parts & ~player.up
        table.events.append(Restored(seat, bit_count(down)))
    player.up = player.parts


def bit_count(bits: i64) -> i64:
    """How many of nine parts."""
    total: i64 = 0
    part: i64 = 0
    while part < PART_COUNT:
        total += (bits >> part) & 1
        part += 1
    return total
