"""The combat cards: what each counts as, and what it brings. A-56 to A-61."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import FEINT, MASTER_COMBAT
from ..figures import TRICKSTER
from ..geometry.numbers import bit
from ..model import (
    BRUTAL,
    DUEL,
    INACTIVE,
    NORMAL,
    PARRY,
    QUICK,
    STURDY,
    TRICK,
    Figure,
    Table,
)
from .auras import clouded, toll
from .effects import effect_of

#: What each card counts as: the thrusts are normal attacks, but for the trick of Walosi.
COUNTS_AS: Final[list[int]] = [
    BRUTAL,
    NORMAL,
    QUICK,
    PARRY,
    INACTIVE,
    NORMAL,
    NORMAL,
    NORMAL,
    QUICK,
]


def is_attack(card: i64) -> bool:
    return card <= QUICK or card >= DUEL


def has_edge(card: i64, reply: i64) -> bool:
    """A-60: quick against normal, normal against brutal, brutal against quick."""
    one: i64 = COUNTS_AS[card]
    other: i64 = COUNTS_AS[reply]
    return (
        (one == QUICK and other == NORMAL)
        or (one == NORMAL and other == BRUTAL)
        or (one == BRUTAL and other == QUICK)
    )


def card_shift(card: i64) -> i64:
    """A-61."""
    if card == STURDY:
        return -2
    if card == QUICK:
        return -1
    return 1 if card == BRUTAL else 0


def ref_dice(card: i64) -> i64:
    """A-59."""
    if card == TRICK:
        return 2
    if card == QUICK:
        return 1
    return -1 if card == BRUTAL else 0


def duel_dice(card: i64, figure: Figure, enemy: Figure) -> i64:
    """thrust_duel: a die on REF and on COM for two who fight nobody but each other."""
    alone: bool = figure.foes == bit(enemy.id) and enemy.foes == bit(figure.id)
    return 1 if card == DUEL and alone else 0


def has_mastery(table: Table, figure: Figure) -> bool:
    return figure.has(MASTER_COMBAT) and not figure.mastered and not clouded(table, figure)


def may_feint(table: Table, figure: Figure, card: i64) -> bool:
    return figure.has(FEINT) and card != INACTIVE and not clouded(table, figure)


def card_price(table: Table, figure: Figure) -> i64:
    """A-57; one more near a pacifist."""
    return 1 if len(table.auras) == 0 else 1 + toll(table, figure)


def trick_is_free(figure: Figure) -> bool:
    effect = effect_of(figure, TRICKSTER)
    return effect is not None and effect.extra > 0


def pay_card(table: Table, figure: Figure, card: i64) -> None:
    if card == INACTIVE or (card == TRICK and trick_is_free(figure)):
        return
    if has_mastery(table, figure):
        figure.mastered = True
    elif figure.ap > 0:
        figure.ap -= min(figure.ap, card_price(table, figure))
