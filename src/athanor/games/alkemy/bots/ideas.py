"""What is worth doing in an activation: fewer and likelier orders than the rules offer, for looking
ahead quickly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import Claim, Done, Run, Shoot, Track, Walk
from ..cards import CUMBERSOME
from ..geometry.numbers import COSINES, SINES, UNIT, rounded
from ..geometry.shapes import point_towards
from ..model import INCH, Figure, Table
from ..rules.activation import COMMANDED, Activation
from ..rules.moves import RUN, WALK, limit_of, moves_barred
from ..rules.offers import offer_alchemy, offer_charges, offer_combat, offer_gifts
from ..rules.places import add_place, shelter, towards_spot
from ..rules.shots import may_see
from ..rules.skills import may_track
from ..rules.space import distance, near_spot, walker_for

#: Every eighth of a circle.
ROSE: Final = 8


def ideas(table: Table, frame: Activation) -> list[Action]:
    """Legal orders, the likely ones."""
    found: list[Action] = []
    waiting = frame.announcers(table)
    for id in waiting:
        orders(table, table.figures[id], frame, found)
    if len(found) == 0:
        return frame.legal(table, frame.seat)
    for id in waiting:
        if frame.may_stop(waiting, False):
            found.append(Done(table.figures[id].name))
    return found


def orders(table: Table, figure: Figure, frame: Activation, found: list[Action]) -> None:
    commanded: bool = frame.e == COMMANDED
    ap: i64 = figure.ap
    name = figure.name
    if not moves_barred(figure):
        tracks: bool = frame.starts() and may_track(figure)
        if ap >= 1 or tracks:
            points = spots(table, figure, WALK)
            for i in range(0, len(points), 2):
                if ap >= 1:
                    found.append(Walk(name, points[i], points[i + 1]))
                if tracks:
                    found.append(Track(name, points[i], points[i + 1]))
        if ap >= 2 and figure.profile.run > 0 and not commanded:
            points = spots(table, figure, RUN)
            for i in range(0, len(points), 2):
                found.append(Run(name, points[i], points[i + 1]))
        if ap >= 1 and figure.foes == 0:
            offer_charges(table, figure, found)
    if figure.foes != 0:
        offer_combat(table, figure, found)
    elif ap >= 1 and figure.profile.shooter:
        well_aimed(table, figure, found)
    if figure.profile.alchemist and ap >= 1:
        offer_alchemy(table, figure, found)
    if ap >= 2 and not commanded:
        for marker in range(len(table.markers)):
            spot = table.markers[marker]
            if spot.owner != figure.seat and near_spot(figure, spot.x, spot.y, INCH):
                found.append(Claim(name, marker))
    if not commanded:
        offer_gifts(table, figure, found)


def spots(table: Table, figure: Figure, how: i64) -> list[int]:
    """To the markers or towards them, behind scenery, and a few points all round."""
    found: list[int] = []
    most: i64 = limit_of(figure, how)
    walker = walker_for(table, figure, most)
    for marker in table.markers:
        before = len(found)
        towards_spot(table, figure, walker, marker.x, marker.y, most, found)
        if len(found) == before:
            x, y = point_towards(figure.x, figure.y, marker.x, marker.y, most - 2)
            add_place(table, figure, walker, x, y, most, found)
    step: i64 = 0
    while step < 32:
        ax: i64 = figure.x + rounded((most - 2) * COSINES[step], UNIT)
        ay: i64 = figure.y + rounded((most - 2) * SINES[step], UNIT)
        add_place(table, figure, walker, ax, ay, most, found)
        step += 4
    if how == WALK:
        shelter(table, figure, walker, most, found)
    return found


def well_aimed(table: Table, figure: Figure, found: list[Action]) -> None:
    """Every enemy in sight and range, with the right estimate."""
    if figure.shot_last and figure.skills & CUMBERSOME:
        return
    for target in table.figures:
        if target.alive and target.placed and target.seat != figure.seat:
            away: i64 = distance(figure, target)
            if away <= figure.profile.shot_range and may_see(table, figure, target):
                found.append(Shoot(figure.name, target.name, max(1, (away + INCH - 1) // INCH)))
