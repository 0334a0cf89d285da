"""What `legal` offers a figure in its activation. A-32 and on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import (
    Cast,
    Charge,
    Claim,
    Command,
    Concentrate,
    Engage,
    Fight,
    HandOver,
    LayHands,
    Run,
    Shoot,
    Track,
    Walk,
)
from ..cards import (
    ALCHEMICAL_SUPPORT,
    CUMBERSOME,
    FORMULA_RANGE,
    FORMULAS,
    LAYING_ON_OF_HANDS,
    RELIGIOUS_AUTHORITY,
)
from ..model import INCH, Figure, Table
from .alchemy import (
    AERIAL_DIVERSION,
    LIGHTNESS,
    MOST_CONCENTRATION,
    is_area,
    refuse_cast,
    suits,
)
from .fight import has_mastery
from .moves import RUN, WALK, moves_barred
from .order_checks import may_command, may_engage, may_hand_over, may_lay_hands
from .orders import WAYS
from .places import Detours, can_step, places
from .scoring import refuse_claim
from .skills import leaps, may_track, needs_no_sight
from .space import distance, foes_of, may_see, near, near_spot, sees

SHOOT_CACHE: Final[dict[str, list[Action]]] = {}


def has_free(table: Table, figure: Figure) -> bool:
    """Whether something is left to do without AP."""
    if figure.foes != 0 and has_mastery(figure):
        return True
    gifts: i64 = ALCHEMICAL_SUPPORT | LAYING_ON_OF_HANDS | RELIGIOUS_AUTHORITY
    if figure.skills & gifts and not figure.supported:
        found: list[Action] = []
        offer_gifts(table, figure, found)
        return len(found) > 0
    return False


class Offers:
    """What a figure may do now: all places worth going to, and every estimate of a shot."""

    def places(self, table: Table, figure: Figure, how: i64, detours: Detours) -> list[int]:
        """x, y, x, y …"""
        return places(table, figure, how, detours)

    def shots(self, table: Table, figure: Figure, found: list[Action]) -> None:
        offer_shots(table, figure, found)

    def orders(self, table: Table, figure: Figure, start: bool, commanded: bool) -> list[Action]:
        """`start` of its activation; `commanded` by religious authority."""
        found: list[Action] = []
        ap: i64 = figure.ap
        if not moves_barred(figure):
            self.steps(table, figure, start, commanded, found)
            if ap >= 1 and figure.foes == 0 and figure.bears < 0:
                offer_charges(table, figure, found)
        if figure.foes != 0:
            offer_combat(table, figure, found)
        elif ap >= 1 and figure.profile.shooter:
            self.shots(table, figure, found)
        if figure.profile.alchemist and ap >= 1:
            offer_alchemy(table, figure, found)
        if not commanded:
            if ap >= 2:
                offer_markers(table, figure, found)
            offer_gifts(table, figure, found)
        return found

    def steps(
        self, table: Table, figure: Figure, start: bool, commanded: bool, found: list[Action]
    ) -> None:
        walks: bool = figure.ap >= 1
        tracks: bool = start and may_track(figure)
        name = figure.name
        detours = Detours(table, figure)
        if walks or tracks:
            points = self.places(table, figure, WALK, detours)
            walk, track = Walk, Track  # looked up once
            for i in range(0, len(points), 2):
                if walks:
                    found.append(walk(name, points[i], points[i + 1]))
                if tracks:
                    found.append(track(name, points[i], points[i + 1]))
        if figure.ap >= 2 and figure.profile.run > 0 and not commanded and figure.bears < 0:
            points = self.places(table, figure, RUN, detours)
            run = Run
            for i in range(0, len(points), 2):
                found.append(run(name, points[i], points[i + 1]))


EVERYTHING: Final = Offers()


def could_act_again(table: Table, figure: Figure) -> bool:
    """A-38: whether a figure would have anything to do once 1 AP has bought its activation. What
    it nearly always has is looked at first."""
    if figure.foes != 0 or (figure.profile.alchemist and figure.concentration < MOST_CONCENTRATION):
        return True
    if not moves_barred(figure) and can_step(table, figure):
        return True
    had_shot: bool = figure.shot_last
    figure.ap -= 1
    figure.shot_last = False  # as in every new activation
    found = EVERYTHING.orders(table, figure, True, False)
    figure.ap += 1
    figure.shot_last = had_shot
    return len(found) > 0


def offer_markers(table: Table, figure: Figure, found: list[Action]) -> None:
    for marker in range(len(table.markers)):
        spot = table.markers[marker]
        if not near_spot(figure, spot.x, spot.y, table.scenario.reach):
            continue
        if refuse_claim(table, figure, marker) is None:
            found.append(Claim(figure.name, marker))


def offer_charges(table: Table, figure: Figure, found: list[Action]) -> None:
    """Enemies in sight that look near enough, and pairs of them that stand together."""
    if figure.charged:
        return
    seen: list[Figure] = []
    blind: bool = leaps(figure) or needs_no_sight(figure)
    for target in table.figures:
        if target.alive and target.placed and target.seat != figure.seat:
            if near(figure, target, figure.profile.charge + INCH // 2):
                if not figure.barred >> target.id & 1 and (blind or sees(table, figure, target)):
                    seen.append(target)
    for target in seen:
        found.append(Charge(figure.name, target.name))
        for other in seen:
            if other.id != target.id and near(target, other, INCH):
                found.append(Charge(figure.name, target.name, (other.name,)))


def offer_combat(table: Table, figure: Figure, found: list[Action]) -> None:
    foes = foes_of(table, figure)
    for foe in foes:
        if figure.ap >= 1 or has_mastery(figure):
            found.append(Fight(figure.name, foe.name))
        if figure.ap >= 1 and may_engage(table, figure, foe):
            found.append(Engage(figure.name, foe.name))
        if figure.ap >= 1 and len(foes) > 1:
            for other in foes:
                if other.id != foe.id and may_engage(table, figure, foe, 1 << other.id):
                    found.append(Engage(figure.name, foe.name, (other.name,)))


def offer_shots(table: Table, figure: Figure, found: list[Action]) -> None:
    """Every enemy in sight, at every number of inches that makes sense for the weapon."""
    if figure.shot_last and figure.skills & CUMBERSOME:
        return
    for target in table.figures:
        if target.alive and target.placed and target.seat != figure.seat:
            if distance(figure, target) <= figure.profile.shot_range + 2 * INCH:
                if may_see(table, figure, target):
                    found.extend(estimates(figure, target))


def estimates(figure: Figure, target: Figure) -> list[Action]:
    key = figure.name + ">" + target.name
    cached = SHOOT_CACHE.get(key)
    if cached is None:
        cached = []
        for guess in range(1, figure.profile.shot_range // INCH + 1):
            cached.append(Shoot(figure.name, target.name, guess))
        SHOOT_CACHE[key] = cached
    return cached


def offer_alchemy(table: Table, figure: Figure, found: list[Action]) -> None:
    if figure.concentration < MOST_CONCENTRATION:
        found.append(Concentrate(figure.name))
    for formula in figure.profile.formulas:
        if is_area(formula):
            if refuse_cast(table, figure, formula, [], 0, 0) is None:
                found.append(Cast(figure.name, FORMULAS[formula]))
            continue
        far: i64 = FORMULA_RANGE[formula]
        fitting = [
            target
            for target in table.figures
            if suits(table, figure, formula, target) and distance(figure, target) <= far
        ]
        if formula == AERIAL_DIVERSION:
            offer_pairs(table, figure, formula, fitting, found)
        else:
            offer_single(table, figure, formula, fitting, found)


def offer_pairs(
    table: Table, figure: Figure, formula: int, fitting: list[Figure], found: list[Action]
) -> None:
    for one in fitting:
        for other in fitting:
            if one.id < other.id:
                if refuse_cast(table, figure, formula, [one, other], 0, 0) is None:
                    names = (one.name, other.name)
                    found.append(Cast(figure.name, FORMULAS[formula], names))


def offer_single(
    table: Table, figure: Figure, formula: int, fitting: list[Figure], found: list[Action]
) -> None:
    for target in fitting:
        for way in range(1, 3) if formula == LIGHTNESS else range(1):
            if refuse_cast(table, figure, formula, [target], way, 0) is None:
                found.append(Cast(figure.name, FORMULAS[formula], (target.name,), WAYS[way]))


def offer_gifts(table: Table, figure: Figure, found: list[Action]) -> None:
    gifts: i64 = ALCHEMICAL_SUPPORT | LAYING_ON_OF_HANDS | RELIGIOUS_AUTHORITY
    if figure.supported or not figure.skills & gifts:
        return
    for target in table.figures:
        if target.seat != figure.seat or target.id == figure.id or not target.alive:
            continue
        if may_hand_over(table, figure, target, figure.components):
            found.append(HandOver(figure.name, target.name, figure.components))
        count: i64 = 1
        while may_lay_hands(table, figure, target, count) and 2 * count <= target.ticked + 1:
            found.append(LayHands(figure.name, target.name, count))
            count += 1
        if may_command(figure, target):
            found.append(Command(figure.name, target.name))
