"""The end and the count: K-34 to K-39."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Result

from ..events import GameEnded, Points
from ..model import NONE, Player, Table
from ..tiles import FIRST_HAND, PART_COUNT, TILE_BITS, TILE_MASK, TILES_OF_ONE, size
from .build import bit_count

LIMB_POINTS: Final = 1
TRUNK_POINTS: Final = 2
FINISHER_POINTS: Final = 4


def part_points(up: i64) -> i64:
    """K-35: one for each face-up tile, and one more for head, torso and tail."""
    return bit_count(up) * LIMB_POINTS + bit_count(up & ((1 << FIRST_HAND) - 1)) * (
        TRUNK_POINTS - LIMB_POINTS
    )


def favourite_points(player: Player) -> i64:
    """K-36: one for each face-up tile of the favourite homunculus."""
    points: i64 = 0
    part: i64 = 0
    while part < PART_COUNT:
        if (player.up >> part) & 1 and homunculus_at(player, part) == player.homunculus:
            points += 1
        part += 1
    return points


def kinship_points(player: Player) -> i64:
    """K-37: one for each face-up tile if all of them are of one homunculus."""
    kin: i64 = NONE
    part: i64 = 0
    while part < PART_COUNT:
        if (player.up >> part) & 1:
            homunculus: i64 = homunculus_at(player, part)
            if kin == NONE:
                kin = homunculus
            elif kin != homunculus:
                return 0
        part += 1
    return bit_count(player.up)


def homunculus_at(player: Player, part: i64) -> i64:
    return ((player.board >> (TILE_BITS * part)) & TILE_MASK) // TILES_OF_ONE


def total_points(table: Table, seat: i64) -> i64:
    player = table.players[seat]
    points: i64 = part_points(player.up) + favourite_points(player) + kinship_points(player)
    if table.finisher == seat:
        points += FINISHER_POINTS
    return points


def points_of(table: Table, seat: int) -> Points:
    """The score line by line."""
    player = table.players[seat]
    return Points(
        part_points(player.up),
        favourite_points(player),
        kinship_points(player),
        FINISHER_POINTS if table.finisher == seat else 0,
        total_points(table, seat),
    )


def merit(table: Table, seat: i64) -> i64:
    """K-39 as one number: points, then face-up tiles, then ingredients."""
    player = table.players[seat]
    return (total_points(table, seat) * 16 + bit_count(player.up)) * 256 + size(player.ingredients)


def final_result(table: Table) -> Result:
    scores: list[int] = []
    groups: dict[int, list[int]] = {}
    for seat in range(table.seats):
        scores.append(total_points(table, seat))
        groups.setdefault(merit(table, seat), []).append(seat)
    ranking = [groups[each] for each in sorted(groups, reverse=True)]
    return Result(scores, ranking, ranking[0], "nine-parts")


def tell_end(table: Table) -> None:
    points = [points_of(table, seat) for seat in range(table.seats)]
    table.events.append(GameEnded(table.finisher, points, final_result(table).winners))
