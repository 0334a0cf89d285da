"""Formulas of the Khaliman Republic."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import FORMULA_INDEX
from ..figures import (
    DOUBLED,
    GUARD_WAVES,
    PLAY,
    PRANKS,
    SCIMITAR,
    TURN,
    TURN_OF_WOUND,
    WHITE_WAVES,
)
from ..model import NONE, Figure, Table
from .effects import give
from .formula import Formula, Improving, is_enemy
from .manners import untouched_by_alchemy
from .serenity import calm, set_free
from .space import KHALIMAN


class Uchronia(Formula):
    def suits(self, table: Table, figure: Figure, target: Figure) -> bool:
        return self.of_people(figure, target, KHALIMAN)

    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        target.uchronia = True
        target.uchronia_lasts = frame.lasting
        target.uchronia_used = False


class Premonition(Formula):
    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        figure.premonition = self.reach(figure, frame)


class PranksOfFate(Formula):
    def aims(self) -> str:
        return "enemies"

    def suits(self, table: Table, figure: Figure, target: Figure) -> bool:
        return is_enemy(figure, target)

    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        give(table, target, PRANKS, 0, TURN, NONE, 1 if frame.lasting else 0)


class AlchemicalScimitar(Formula):
    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        give(table, figure, SCIMITAR, 0, TURN_OF_WOUND)


class Serenity(Formula):
    """On anybody; an enemy may resist."""

    def aims(self) -> str:
        return "anybody"

    def suits(self, table: Table, figure: Figure, target: Figure) -> bool:
        return not untouched_by_alchemy(target)

    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        if target.seat == figure.seat:
            set_free(table, target)
        else:
            calm(table, figure, target)


class UndineGuard(Formula):
    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        markers: i64 = figure.concentration + frame.second
        if markers > 0:
            reach: i64 = self.reach(figure, frame)
            give(table, figure, GUARD_WAVES, reach, PLAY, NONE, markers)


class UndinePreceptor(Formula):
    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        if frame.lasting:
            give(table, figure, DOUBLED, 0, PLAY)
        if figure.concentration > 0:
            reach: i64 = self.reach(figure, frame)
            give(table, figure, WHITE_WAVES, reach, PLAY, NONE, figure.concentration)


class ReflectionsOfReality(Formula):
    """Never worked itself: another alchemist's formula is, see `alchemy.knows`."""

    def suits(self, table: Table, figure: Figure, target: Figure) -> bool:
        return False


WATER: Final[list[Formula]] = [
    Uchronia(FORMULA_INDEX["uchronia"], 1, [("target", 1), ("lasting", 3)]),
    Premonition(FORMULA_INDEX["premonition"], 0, [("range", 1)]),
    PranksOfFate(FORMULA_INDEX["pranks_of_fate"], 1, [("target", 1), ("pick", 3)]),
    AlchemicalScimitar(FORMULA_INDEX["alchemical_scimitar"], 0, []),
    Serenity(FORMULA_INDEX["serenity"], 1, [("target", 1)]),
    UndineGuard(FORMULA_INDEX["undine_guard"], 0, [("marker", 2)]),
    UndinePreceptor(FORMULA_INDEX["undine_preceptor"], 0, [("double", 3)]),
    ReflectionsOfReality(FORMULA_INDEX["reflections_of_reality"], 0, []),
]
