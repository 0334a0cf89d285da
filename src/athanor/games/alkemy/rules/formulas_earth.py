"""Formulas of the Aurlok nation and the Walosi."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import FORMULA_INDEX, HEMOTOXIC, LEAP
from ..figures import AIMLESS, LANCE, NONE, ONCE, SWIFTNESS, TOXIC, TRICKSTER, TURN
from ..model import INCH, Figure, Table
from .damage import OTHER, heal, hurt
from .effects import give
from .formula import Formula, Improving, is_enemy, range_of
from .howl import howl
from .orders import ANCESTOR, HERO
from .space import AURLOK, near
from .summoning import may_summon, summon

BOTH_SPIRITS: Final[list[int]] = [ANCESTOR, HERO]
HOWL_NUMBER: Final = 12


def ticked_yellow(figure: Figure) -> i64:
    return max(0, min(figure.profile.yellow, figure.ticked - figure.profile.white))


class AnimalFury(Formula):
    def aims(self) -> str:
        return "enemies"

    def suits(self, table: Table, figure: Figure, target: Figure) -> bool:
        return is_enemy(figure, target)

    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        points: i64 = ticked_yellow(figure)
        if points > 0:
            hurt(table, figure.id, target.id, points, OTHER)


class WalosiKiss(Formula):
    def suits(self, table: Table, figure: Figure, target: Figure) -> bool:
        return self.of_people(figure, target, AURLOK)

    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        heal(table, target, 1 + frame.strength)


class ForWarriors(Formula):
    """On a friendly Aurlok other than a hero."""

    def suits(self, table: Table, figure: Figure, target: Figure) -> bool:
        if target.profile.hero or target.id == figure.id:
            return False
        return self.of_people(figure, target, AURLOK)


class KogaSwiftness(ForWarriors):
    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        give(table, target, SWIFTNESS, 0, TURN)
        give(table, target, AIMLESS, 0, TURN)


class TelluricLance(ForWarriors):
    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        give(table, target, LANCE, 0, TURN)


class BalefulHowl(Formula):
    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        howl(table, figure, self.reach(figure, frame), HOWL_NUMBER + frame.second)


class Summoning(Formula):
    def ways(self) -> list[int]:
        return BOTH_SPIRITS

    def may(self, table: Table, figure: Figure, way: i64) -> bool:
        return may_summon(table, figure, way)

    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        summon(table, figure, frame.way, range_of(figure, self.number))


class WalosiTrick(Formula):
    """Whoever had leap already plays the trick for free."""

    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        give(table, target, TRICKSTER, 0, ONCE, NONE, 1 if target.has(LEAP) else 0)


class WalosiExplosion(Formula):
    def suits_further(self, table: Table, figure: Figure, target: Figure) -> bool:
        return target.seat == figure.seat and not target.has(HEMOTOXIC)

    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        for id in frame.friends:
            give(table, table.figures[id], TOXIC, 0, TURN)
        reach: i64 = INCH + frame.strength * INCH
        hurt_by: list[int] = []
        for source in table.figures:
            if source.alive and source.placed and source.has(HEMOTOXIC):
                if source.id == figure.id or near(figure, source, range_of(figure, self.number)):
                    for other in table.figures:
                        if splashed(source, other, reach):
                            hurt_by.append(int(other.id))
        for id in hurt_by:
            hurt(table, figure.id, id, 1, OTHER)


def splashed(source: Figure, other: Figure, reach: i64) -> bool:
    if other.id == source.id or not other.alive or not other.placed or other.has(HEMOTOXIC):
        return False
    return near(source, other, reach)


EARTH: Final[list[Formula]] = [
    AnimalFury(FORMULA_INDEX["animal_fury"], 1, [("target", 2)]),
    WalosiKiss(FORMULA_INDEX["walosi_kiss"], 1, [("target", 2), ("healing", 2)]),
    KogaSwiftness(FORMULA_INDEX["koga_swiftness"], 1, [("target", 2)]),
    TelluricLance(FORMULA_INDEX["telluric_lance"], 1, [("target", 2)]),
    BalefulHowl(FORMULA_INDEX["baleful_howl"], 0, [("range", 1), ("number", 1)]),
    Summoning(FORMULA_INDEX["summoning_of_the_ancients"], 0, []),
    WalosiTrick(FORMULA_INDEX["walosi_trick"], 1, [("target", 2)]),
    WalosiExplosion(FORMULA_INDEX["walosi_explosion"], 0, [("toxic", 3), ("inch", 3)]),
]
