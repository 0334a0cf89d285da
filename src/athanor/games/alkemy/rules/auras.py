"""Skills that act on others near: small objects with moments of their own (A-87).

`Table.auras` lists those in play as owner * AURA + skill; mostly it is empty.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import (
    ALCHEMICAL_NECROSIS,
    CLAIRVOYANT,
    IMPASSIVE,
    PACIFIST,
    RAVEN_SWARM,
    RED,
    SACRED_CENSERS,
    WAR_DRUM,
    WAR_HORN,
    WHITE,
    YELLOW,
)
from ..model import AURA, INCH, Figure, Table
from .manners import unaided
from .space import AURLOK, near, touching


class Aura:
    """The moments. Each answers with what changes nothing; `owner` is in play."""

    def com_malus(self, table: Table, owner: Figure, figure: Figure) -> i64:
        """Malus dice on a COM roll of that figure."""
        return 0

    def attack_dice(self, owner: Figure, figure: Figure) -> i64:
        """Bonus dice on COM with an attack card."""
        return 0

    def spares_malus(self, owner: Figure, figure: Figure) -> bool:
        """Whether that figure never takes malus dice."""
        return False

    def darkens(self, table: Table, owner: Figure, figure: Figure) -> bool:
        """Whether it fights with dice one state worse."""
        return False

    def toll(self, owner: Figure, figure: Figure) -> i64:
        """AP that whatever is aimed at an enemy costs more."""
        return 0

    def components(self) -> i64:
        """Components that every formula costs more."""
        return 0

    def absorbs(self, owner: Figure, figure: Figure) -> i64:
        """Points of damage that are ignored."""
        return 0

    def clouds(self, owner: Figure, figure: Figure) -> bool:
        """Whether it has no use of master, expert, flawless and feint."""
        return False


def helped_by(owner: Figure, figure: Figure, inches: i64) -> bool:
    """A friend near enough, or the owner itself; not one whom friends cannot help."""
    if owner.id == figure.id:
        return True
    return owner.seat == figure.seat and near(owner, figure, inches * INCH) and not unaided(figure)


class RavenSwarm(Aura):
    def com_malus(self, table: Table, owner: Figure, figure: Figure) -> i64:
        return 1 if owner.seat != figure.seat and touching(table, owner, figure) else 0


class WarDrum(Aura):
    def attack_dice(self, owner: Figure, figure: Figure) -> i64:
        if owner.colour() == RED or figure.foes == 0 or not figure.profile.peoples & AURLOK:
            return 0
        return 1 if helped_by(owner, figure, 6) else 0


class WarHorn(Aura):
    def darkens(self, table: Table, owner: Figure, figure: Figure) -> bool:
        if owner.colour() == RED or owner.seat == figure.seat or figure.foes == 0:
            return False
        return near(owner, figure, 6 * INCH)


class Impassive(Aura):
    def spares_malus(self, owner: Figure, figure: Figure) -> bool:
        if owner.id == figure.id:
            return True
        return not figure.profile.hero and helped_by(owner, figure, 4)


class Pacifist(Aura):
    def toll(self, owner: Figure, figure: Figure) -> i64:
        return 1 if owner.id == figure.id or near(owner, figure, 5 * INCH) else 0


class AlchemicalNecrosis(Aura):
    def components(self) -> i64:
        return 1


class SacredCensers(Aura):
    def absorbs(self, owner: Figure, figure: Figure) -> i64:
        return 1 if helped_by(owner, figure, 6) else 0


class Clairvoyant(Aura):
    def clouds(self, owner: Figure, figure: Figure) -> bool:
        return figure.foes >> owner.id & 1 != 0


OBJECTS: Final[dict[int, Aura]] = {
    RAVEN_SWARM: RavenSwarm(),
    WAR_DRUM: WarDrum(),
    WAR_HORN: WarHorn(),
    IMPASSIVE: Impassive(),
    PACIFIST: Pacifist(),
    ALCHEMICAL_NECROSIS: AlchemicalNecrosis(),
    SACRED_CENSERS: SacredCensers(),
    CLAIRVOYANT: Clairvoyant(),
}
NOTHING: Final = Aura()


def of(aura: int) -> Aura:
    return OBJECTS.get(aura % AURA, NOTHING)


def com_malus(table: Table, figure: Figure) -> i64:
    malus: i64 = 0
    for aura in table.auras:
        malus += of(aura).com_malus(table, table.figures[aura // AURA], figure)
    return malus


def attack_dice(table: Table, figure: Figure) -> i64:
    """The war drum; several do not add up."""
    for aura in table.auras:
        if of(aura).attack_dice(table.figures[aura // AURA], figure) > 0:
            return 1
    return 0


def spares_malus(table: Table, figure: Figure) -> bool:
    for aura in table.auras:
        if of(aura).spares_malus(table.figures[aura // AURA], figure):
            return True
    return False


def combat_colour(table: Table, figure: Figure) -> i64:
    """The colour of its dice in combat: a war horn makes them one state worse."""
    colour: i64 = figure.colour()
    for aura in table.auras:
        if of(aura).darkens(table, table.figures[aura // AURA], figure):
            return YELLOW if colour == WHITE else RED
    return colour


def toll(table: Table, figure: Figure) -> i64:
    """Pacifist: what is aimed at an enemy costs so much more; once, however many are near."""
    for aura in table.auras:
        if of(aura).toll(table.figures[aura // AURA], figure) > 0:
            return 1
    return 0


def components_more(table: Table) -> i64:
    more: i64 = 0
    for aura in table.auras:
        more = max(more, of(aura).components())
    return more


def absorbed(table: Table, figure: Figure) -> i64:
    """Sacred censers; several do not add up."""
    for aura in table.auras:
        if of(aura).absorbs(table.figures[aura // AURA], figure) > 0:
            return 1
    return 0


def clouded(table: Table, figure: Figure) -> bool:
    for aura in table.auras:
        if of(aura).clouds(table.figures[aura // AURA], figure):
            return True
    return False


def drummed(table: Table, figure: Figure) -> bool:
    """Whether the war drum drives it: it must attack in its own activation."""
    return len(table.auras) > 0 and attack_dice(table, figure) > 0
