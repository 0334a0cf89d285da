"""Formulas of the Kingdom of Avalon and the Temple."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import EXPERT_BRUTAL, FORMULA_INDEX
from ..figures import (
    ANGELUS,
    BENEVOLENCE,
    BLESSING,
    NONE,
    OIL,
    ONCE,
    ORISON,
    TURN,
    TURN_OF_USE,
    TURN_OF_WOUND,
)
from ..model import Figure, Table
from .bond import divide
from .damage import remove
from .effects import give
from .formula import Formula, Improving, is_enemy
from .space import AVALONIAN


def lasting(frame: Improving) -> i64:
    return TURN_OF_USE if frame.lasting else ONCE


class ForAvalonians(Formula):
    def suits(self, table: Table, figure: Figure, target: Figure) -> bool:
        return self.of_people(figure, target, AVALONIAN)


class LitanyOfBrambles(ForAvalonians):
    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        target.brambles = 1 + frame.strength


class PrayerToStones(Formula):
    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        figure.prayer = self.reach(figure, frame)


class CorrosiveOil(ForAvalonians):
    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        give(table, target, OIL, 1, lasting(frame))


class AngelusVitae(Formula):
    """Not on heroes; who is an expert of the brutal attack becomes one of the normal."""

    def suits(self, table: Table, figure: Figure, target: Figure) -> bool:
        if target.profile.hero and target.id != figure.id:
            return False
        return self.of_people(figure, target, AVALONIAN)

    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        had: bool = target.has(EXPERT_BRUTAL)
        give(table, target, ANGELUS, 0, lasting(frame), NONE, 1 if had else 0)


class Benevolence(ForAvalonians):
    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        give(table, target, BENEVOLENCE, 0, TURN)


class OrisonOfRock(Formula):
    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        reach: i64 = self.reach(figure, frame)
        give(table, figure, ORISON, reach, TURN_OF_WOUND, NONE, 1 + frame.second)


class DeadlyBlessing(Formula):
    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        give(table, target, BLESSING, 0, lasting(frame))


class CorruptingBond(Formula):
    """A friend and an enemy: the friend falls, the enemies share the damage of its boxes."""

    def aims(self) -> str:
        return "anybody"

    def suits_second(self, table: Table, figure: Figure, target: Figure) -> bool:
        return is_enemy(figure, target)

    def suits_further(self, table: Table, figure: Figure, target: Figure) -> bool:
        return is_enemy(figure, target)

    def price(self, what: str, price: int, frame: Improving) -> int:
        """2, 3 or 4 stones for one, two or three more."""
        if len(frame.targets) >= 5:
            return 99
        return price if len(frame.targets) == 2 else 1

    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        friend = table.figures[frame.targets[0]]
        profile = friend.profile
        enemies = [id for id in frame.targets[1:] if table.figures[id].alive]
        remove(table, friend)
        divide(table, figure, enemies, profile.health - profile.white)


AVALON: Final[list[Formula]] = [
    LitanyOfBrambles(FORMULA_INDEX["litany_of_brambles"], 1, [("target", 1), ("damage", 2)]),
    PrayerToStones(FORMULA_INDEX["prayer_to_stones"], 0, [("range", 1)]),
    CorrosiveOil(FORMULA_INDEX["corrosive_oil"], 1, [("target", 1), ("lasting", 2)]),
    AngelusVitae(FORMULA_INDEX["angelus_vitae"], 1, [("target", 2), ("lasting", 2)]),
    Benevolence(FORMULA_INDEX["beathacrann_benevolence"], 1, [("target", 2)]),
    OrisonOfRock(FORMULA_INDEX["orison_of_rock"], 0, [("range", 1), ("tough", 3)]),
    DeadlyBlessing(FORMULA_INDEX["deadly_blessing"], 1, [("target", 1), ("lasting", 2)]),
    CorruptingBond(FORMULA_INDEX["corrupting_bond"], 2, [("target", 2)]),
]
