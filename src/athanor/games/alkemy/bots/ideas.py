"""What is worth doing in an activation: fewer and likelier orders than the rules offer, for looking
ahead quickly."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import Done, Shoot
from ..cards import CUMBERSOME
from ..geometry.numbers import CIRCLE, COSINES, SINES, to_unit
from ..geometry.shapes import point_towards
from ..model import Figure, Table
from ..rules.activation import Activation
from ..rules.moves import WALK, limit_of
from ..rules.offers import Offers
from ..rules.places import Detours, add_place, homewards, shelter, towards_spot
from ..rules.space import may_see, walker_for
from .eye import guess, judged


@final
class LikelyOffers(Offers):
    """Fewer places than the rules offer, and only well-aimed shots."""

    def places(self, table: Table, figure: Figure, how: i64, detours: Detours) -> list[int]:
        return spots(table, figure, how, detours)

    def shots(self, table: Table, figure: Figure, found: list[Action]) -> None:
        well_aimed(table, figure, found)


LIKELY: Final = LikelyOffers()


def ideas(table: Table, frame: Activation) -> list[Action]:
    """Legal orders, the likely ones."""
    found: list[Action] = []
    waiting = frame.announcers(table)
    for id in waiting:
        figure = table.figures[id]
        found.extend(LIKELY.orders(table, figure, frame.starts(), frame.commanded()))
    if len(found) == 0:
        return frame.legal(table, frame.seat)
    for id in waiting:
        if frame.may_stop(waiting, False):
            found.append(Done(table.figures[id].name))
    return found


def spots(table: Table, figure: Figure, how: i64, detours: Detours) -> list[int]:
    """Home with a stone; to the markers or towards them, behind scenery, and a few points all
    round."""
    found: list[int] = []
    most: i64 = limit_of(figure, how)
    walker = walker_for(table, figure, most)
    if figure.bears >= 0:
        homewards(table, figure, walker, most, found)
    for marker in table.markers:
        before = len(found)
        towards_spot(table, figure, walker, marker.x, marker.y, most, detours, found)
        if len(found) == before:
            x, y = point_towards(figure.x, figure.y, marker.x, marker.y, most - 2)
            add_place(table, figure, walker, x, y, most, found)
    step: i64 = 0
    while step < CIRCLE:
        ax: i64 = figure.x + to_unit((most - 2) * COSINES[step])
        ay: i64 = figure.y + to_unit((most - 2) * SINES[step])
        add_place(table, figure, walker, ax, ay, most, found)
        step += CIRCLE // 8
    if how == WALK:
        shelter(table, figure, walker, most, found)
    return found


def well_aimed(table: Table, figure: Figure, found: list[Action]) -> None:
    """Every enemy in sight that seems in range, at the distance it seems to be."""
    if figure.shot_last and figure.has(CUMBERSOME):
        return
    for target in table.figures:
        if target.alive and target.placed and target.seat != figure.seat:
            away: i64 = judged(figure, target)
            if away <= figure.profile.shot_range and may_see(table, figure, target):
                found.append(Shoot(figure.name, target.name, guess(figure, target, away)))
