"""Reading damage: the columns of a table, and what is written in them. A-61, A-65."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..model import NONE, Figure, Table
from .damage import blow_bonus, softened
from .skills import back_damage, damage_table
from .space import touching

SYMBOL_PAIRS: Final[list[str]] = [
    "sword-sword",
    "sword-axe",
    "sword-mace",
    "axe-axe",
    "axe-mace",
    "mace-mace",
]


def shifted(column: i64, shift: i64) -> i64:
    """A-61: shifts stop at the ends of the table."""
    return max(0, min(5, column + shift))


def blow_values(
    table: Table, one: Figure, other: Figure, shift: i64, card: i64 = NONE
) -> list[int]:
    """The damage of each column, shifted and softened."""
    dom = damage_table(one, other, card)
    more: i64 = blow_bonus(one)
    values: list[int] = []
    column: i64 = 0
    while column < 6:
        values.append(softened(table, dom[shifted(column, shift)] + more, one, other, False))
        column += 1
    return values


def stings(table: Table, one: Figure, other: Figure) -> bool:
    """Whether hitting that enemy may hurt oneself: then a free blow is not a matter of course."""
    if not touching(table, one, other):
        return False
    return other.brambles > 0 or back_damage(other, 1) > 0
