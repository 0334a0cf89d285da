"""Whom and what a power may touch: Z-33, Z-34, and the choice of an opponent."""

from __future__ import annotations

from mypy_extensions import i64

from ..cards import ALL_PLACES, EVERY_CREATURE, one, size
from ..model import Table
from .moments import Power
from .phases import FROM_COLUMNS, FROM_HAND, TARGETING


def open_to_powers(table: Table, seat: i64, other: i64) -> bool:
    """Z-34: in the last round, nothing against a player whose portal is full."""
    if other == seat:
        return False
    return not table.last_round or table.players[other].filled != ALL_PLACES


def swappable(table: Table, seat: i64, source: i64) -> i64:
    """The spells of a source whose type lies on the player's portal (Z-33)."""
    player = table.players[seat]
    types: i64 = player.filled * EVERY_CREATURE
    if source == FROM_HAND:
        return player.hand & types
    if source == FROM_COLUMNS:
        return table.in_columns() & types
    return table.discards & types


def aim(table: Table, seat: i64, power: Power) -> None:
    """Asks for an opponent, unless there is but one."""
    targets = power.targets(table, seat)
    if size(targets) > 1:
        table.phase = TARGETING
        return
    target: i64 = 0
    while targets & one(target) == 0:
        target += 1
    table.target = target
    power.aim(table, seat, target)
