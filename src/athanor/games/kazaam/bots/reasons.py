"""Why an action looks good, in a word, for people who ask for advice."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.judgement import Reason

from ..model import Table
from ..rules.build import bit_count
from ..rules.catalogue import (
    DIG,
    DRAW,
    END_TURN,
    EXTRACT,
    FORESEE,
    LASH,
    LET_PASS,
    PRY,
    RESTORE,
    STEAL,
    TAKE,
)
from ..rules.heads import part_aimed_at, part_used, seat_aimed_at
from ..tiles import (
    PART_COUNT,
    PART_OF,
    PARTS,
    TILE_BITS,
    TILE_MASK,
    TILE_NAMES,
    bit,
    ingredient_names,
    size,
)


def reason_for(table: Table, seat: i64, index: i64) -> Reason:
    if index < EXTRACT:
        return reason_to_play(table, seat, index)
    if index < TAKE:
        return reason_to_extract(table, seat, index - EXTRACT)
    if LASH <= index < PRY:
        return reason_to_lash(table, index)
    if STEAL <= index < DIG:
        victim: i64 = seat_aimed_at(index)
        return Reason("steal", {"seat": victim, "count": table.players[victim].hand_size})
    if DIG <= index < DRAW:
        return Reason("tool", {"part": PARTS[part_used(index)]})
    if index == DRAW:
        return Reason("draw", {"count": PART_COUNT - bit_count(table.players[seat].parts)})
    if index == RESTORE:
        player = table.players[seat]
        return Reason("restore", {"count": bit_count(player.parts & ~player.up)})
    if index == FORESEE:
        return Reason("foresee", {"seat": table.uses[-1].seat})
    if index == LET_PASS:
        return Reason("keep-head", {})
    if index == END_TURN:
        return Reason("stop", {})
    return Reason("search", {})


def reason_to_play(table: Table, seat: i64, tile: i64) -> Reason:
    parts: i64 = bit_count(table.players[seat].parts) + 1
    if parts == PART_COUNT:
        return Reason("finish", {"tile": TILE_NAMES[tile]})
    return Reason("build", {"tile": TILE_NAMES[tile], "count": parts})


def reason_to_extract(table: Table, seat: i64, tile: i64) -> Reason:
    player = table.players[seat]
    if (player.parts >> PART_OF[tile]) & 1:
        return Reason("spare", {"tile": TILE_NAMES[tile]})
    gain: i64 = table.box.gain[tile] + player.favourite
    return Reason("ingredients", {"count": size(gain), "ingredient": ingredient_names(gain)[0]})


def reason_to_lash(table: Table, index: i64) -> Reason:
    target: i64 = seat_aimed_at(index)
    part: i64 = part_aimed_at(index)
    if (table.players[target].up >> part) & 1:
        return Reason("lash-down", {"seat": target, "part": PARTS[part]})
    return Reason("lash-away", {"seat": target, "part": PARTS[part]})


def suspicions_of(table: Table, index: i64) -> list[Reason]:
    """What the victim of a theft holds and has not yet in play."""
    found: list[Reason] = []
    if not STEAL <= index < DIG:
        return found
    victim: i64 = seat_aimed_at(index)
    player = table.players[victim]
    needed: i64 = 0
    hand: i64 = player.hand
    left: i64 = player.hand_size
    while left > 0:
        needed |= bit(PART_OF[hand & TILE_MASK])
        hand >>= TILE_BITS
        left -= 1
    needed &= ~player.parts
    for part in range(PART_COUNT):
        if (needed >> part) & 1:
            found.append(Reason("steal-needed", {"seat": victim, "part": PARTS[part]}))
    return found
