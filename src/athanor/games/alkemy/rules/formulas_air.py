"""Formulas of the Jade Triad."""

from __future__ import annotations

from typing import Final

from ..cards import FORMULA_INDEX
from ..events import KnockedDown
from ..figures import BREATH, DOWN, FOCUS, PLAY, TURN, WHIRL, WIND
from ..model import Figure, Table
from .effects import give
from .formula import Formula, Improving, is_enemy
from .guarding import change_places
from .orders import SLIPPERY, SWIFT
from .tornado import storm

BOTH_WAYS: Final[list[int]] = [SWIFT, SLIPPERY]
KNOCKED_DOWN_DEFENCE: Final = 8


class AerialDiversion(Formula):
    """Two friends change places. Its range is bought beforehand, see `Cast.boost`."""

    def boosts(self) -> bool:
        return True

    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        one = table.figures[frame.targets[0]]
        change_places(table, one, table.figures[frame.targets[1]])


class TravellingCircus(Formula):
    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        target.circus = 4 + frame.strength
        target.circus_lasts = frame.lasting
        target.circus_used = False


class WindLightness(Formula):
    def ways(self) -> list[int]:
        return BOTH_WAYS

    def suits(self, table: Table, figure: Figure, target: Figure) -> bool:
        if target.seat != figure.seat:
            return False
        return target.id == figure.id or (not target.profile.hero and target.profile.size <= 2)

    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        if frame.way == SWIFT or frame.lasting:
            target.swift = True
        if frame.way == SLIPPERY or frame.lasting:
            target.slippery = True


class WindInfluence(Formula):
    def aims(self) -> str:
        return "enemies"

    def suits(self, table: Table, figure: Figure, target: Figure) -> bool:
        return is_enemy(figure, target)

    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        give(table, target, WIND, 0, TURN)


class ViolentGust(Formula):
    def aims(self) -> str:
        return "enemies"

    def suits(self, table: Table, figure: Figure, target: Figure) -> bool:
        return is_enemy(figure, target)

    def work(self, table: Table, figure: Figure, target: Figure, frame: Improving) -> None:
        give(table, target, DOWN, KNOCKED_DOWN_DEFENCE, PLAY)
        if table.tracing:
            table.tell(KnockedDown(target.seat, target.name))


class BlindingWhirl(Formula):
    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        give(table, figure, WHIRL, self.reach(figure, frame), TURN)


class AvengingBreath(Formula):
    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        give(table, figure, BREATH, self.reach(figure, frame), FOCUS, figure.id)


class RazorTornado(Formula):
    def finish(self, table: Table, figure: Figure, frame: Improving) -> None:
        storm(table, figure, self.reach(figure, frame), frame.second)


AIR: Final[list[Formula]] = [
    AerialDiversion(FORMULA_INDEX["aerial_diversion"], 2, []),
    TravellingCircus(
        FORMULA_INDEX["travelling_circus"], 1, [("target", 1), ("lasting", 2), ("ref", 2)]
    ),
    WindLightness(FORMULA_INDEX["wind_lightness"], 1, [("target", 2), ("both", 1)]),
    WindInfluence(FORMULA_INDEX["wind_influence"], 1, [("target", 2)]),
    ViolentGust(FORMULA_INDEX["violent_gust"], 1, [("target", 2)]),
    BlindingWhirl(FORMULA_INDEX["blinding_whirl"], 0, [("range", 2)]),
    AvengingBreath(FORMULA_INDEX["avenging_breath"], 0, []),
    RazorTornado(FORMULA_INDEX["razor_tornado"], 0, [("range", 2), ("power", 1)]),
]
