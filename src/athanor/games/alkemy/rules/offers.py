"""What `legal` offers a figure in its activation. A-32 and on."""

from __future__ import annotations

from typing import Any, Final

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
    Rise,
    Run,
    Shoot,
    Track,
    Walk,
)
from ..cards import (
    ALCHEMICAL_SUPPORT,
    CUMBERSOME,
    FORMULA_INDEX,
    FORMULA_LEVEL,
    FORMULAS,
    LACKEY,
    LAYING_ON_OF_HANDS,
    RELIGIOUS_AUTHORITY,
)
from ..figures import DOWN, UNSEEN
from ..geometry.numbers import bit
from ..model import INCH, Figure, Table
from .alchemy import (
    MOST_CONCENTRATION,
    cast_as,
    in_sight,
    is_area,
    known_formulas,
    refuse_cast,
    stones_needed,
    suits,
)
from .auras import toll
from .cards_played import card_price, has_mastery
from .costs import leaving_cost
from .effects import under
from .formula import range_of
from .formulas import BOOK
from .manners import claims, leaps, may_track, needs_no_sight, unaided
from .moves import RUN, WALK, moves_barred
from .offered_uses import free_use, offer_uses
from .order_checks import may_command, may_engage, may_hand_over, may_lay_hands
from .orders import WAYS
from .places import Detours, Spots, can_step, places
from .scoring import refuse_claim
from .space import distance, foes_of, may_see, near, near_spot, sees

AERIAL_DIVERSION: Final[int] = FORMULA_INDEX["aerial_diversion"]
SHOOT_CACHE: Final[dict[str, list[Action]]] = {}


def has_free(table: Table, figure: Figure) -> bool:
    """Whether something is left to do without AP."""
    if figure.foes != 0 and has_mastery(table, figure):
        return True
    if free_use(table, figure):
        return True
    if has_gift(figure) and not figure.supported:
        found: list[Action] = []
        offer_gifts(table, figure, found)
        return len(found) > 0
    return False


def has_gift(figure: Figure) -> bool:
    return (
        figure.has(ALCHEMICAL_SUPPORT)
        or figure.has(LAYING_ON_OF_HANDS)
        or figure.has(RELIGIOUS_AUTHORITY)
        or figure.has(LACKEY)
    )


class Offers:
    """What a figure may do now: all places worth going to, and every estimate of a shot. `spots`
    remembers places, as long as somebody sees to it that nobody moves."""

    def __init__(self) -> None:
        self.spots: Spots | None = None

    def places(self, table: Table, figure: Figure, how: i64, detours: Detours) -> list[int]:
        """x, y, x, y …"""
        if self.spots is not None:
            return self.spots.places(table, figure, how, detours)
        return places(table, figure, how, detours)

    def shots(self, table: Table, figure: Figure, found: list[Action]) -> None:
        offer_shots(table, figure, found)

    def orders(self, table: Table, figure: Figure, start: bool, commanded: bool) -> list[Action]:
        """`start` of its activation; `commanded` by religious authority, to what costs 1 AP."""
        found: list[Action] = []
        ap: i64 = min(1, figure.ap) if commanded else figure.ap
        if len(figure.effects) > 0 and under(figure, DOWN):
            if ap >= 1 and not commanded:
                found.append(Rise(figure.name))
            return found
        hostile: i64 = 1 if len(table.auras) == 0 else 1 + toll(table, figure)
        if not moves_barred(figure):
            self.steps(table, figure, start, commanded, found)
            if ap >= hostile and figure.foes == 0 and figure.bears < 0:
                offer_charges(table, figure, found)
        if figure.foes != 0:
            offer_combat(table, figure, ap, found)
        elif ap >= hostile and figure.profile.shooter:
            self.shots(table, figure, found)
        if figure.profile.alchemist and ap >= 1:
            offer_alchemy(table, figure, found)
        if not commanded:
            if ap >= 2 and claims(figure):
                offer_markers(table, figure, found)
            offer_gifts(table, figure, found)
            offer_uses(table, figure, start, found)
        return found

    def steps(
        self, table: Table, figure: Figure, start: bool, commanded: bool, found: list[Action]
    ) -> None:
        more: i64 = 0 if len(figure.effects) == 0 else leaving_cost(figure)
        walks: bool = (min(1, figure.ap) if commanded else figure.ap) >= 1 + more
        tracks: bool = start and may_track(figure) and figure.ap >= more
        name = figure.name
        detours = Detours(table, figure)
        if walks or tracks:
            points: list[Any] = self.places(table, figure, WALK, detours)  # as they are, not read
            if walks and not tracks:
                walk = Walk  # looked up once
                for i in range(0, len(points), 2):
                    found.append(walk(name, points[i], points[i + 1]))
            else:
                for i in range(0, len(points), 2):
                    if walks:
                        found.append(Walk(name, points[i], points[i + 1]))
                    found.append(Track(name, points[i], points[i + 1]))
        runs: bool = figure.ap >= 2 + more and figure.run > 0 and figure.bears < 0
        if runs and not commanded:
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
            if near(figure, target, figure.charge + INCH // 2):
                if not figure.barred >> target.id & 1 and (blind or sees(table, figure, target)):
                    seen.append(target)
    for target in seen:
        found.append(Charge(figure.name, target.name))
        for other in seen:
            if other.id != target.id and near(target, other, INCH):
                found.append(Charge(figure.name, target.name, (other.name,)))


def offer_combat(table: Table, figure: Figure, ap: i64, found: list[Action]) -> None:
    """`ap`: how many there are to engage with."""
    foes = foes_of(table, figure)
    price: i64 = card_price(table, figure)
    for foe in foes:
        if figure.ap >= price or has_mastery(table, figure):
            found.append(Fight(figure.name, foe.name))
        if ap >= price and may_engage(table, figure, foe):
            found.append(Engage(figure.name, foe.name))
        if ap >= price and len(foes) > 1:
            for other in foes:
                if other.id != foe.id and may_engage(table, figure, foe, bit(other.id)):
                    found.append(Engage(figure.name, foe.name, (other.name,)))


def offer_shots(table: Table, figure: Figure, found: list[Action]) -> None:
    """Every enemy in sight, at every number of inches that makes sense for the weapon."""
    if figure.shot_last and figure.has(CUMBERSOME):
        return
    for target in table.figures:
        if target.alive and target.placed and target.seat != figure.seat:
            if len(target.effects) > 0 and under(target, UNSEEN):
                continue
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
    for formula in known_formulas(table, figure):
        offer_formula(table, figure, formula, found)


def offer_formula(table: Table, figure: Figure, formula: int, found: list[Action]) -> None:
    """On everybody it suits and who is near enough; of two targets every pair."""
    book = BOOK[formula]
    if too_early(table, figure, formula):
        return
    if len(book.ways()) == 1 and is_area(formula):
        if refuse_cast(table, figure, formula, [], 0, 0) is None:
            found.append(Cast(figure.name, FORMULAS[formula]))
        return
    for way in book.ways():
        if is_area(formula):
            if refuse_cast(table, figure, formula, [], way, 0) is None:
                found.append(Cast(figure.name, FORMULAS[formula], (), WAYS[way]))
            continue
        for targets in target_lists(table, figure, formula):
            if targets[-1].seat != figure.seat and figure.ap < card_price(table, figure):
                continue
            if refuse_cast(table, figure, formula, targets, way, 0) is None:
                names = tuple([target.name for target in targets])
                found.append(Cast(figure.name, FORMULAS[formula], names, WAYS[way]))


def too_early(table: Table, figure: Figure, formula: int) -> bool:
    """What no target could change: level, components, cast before."""
    own: i64 = cast_as(figure, formula)
    if figure.cast >> own & 1 or figure.concentration < FORMULA_LEVEL[formula]:
        return True
    return stones_needed(table, figure, formula) > figure.stones


def target_lists(table: Table, figure: Figure, formula: int) -> list[list[Figure]]:
    fitting = targets_for(table, figure, formula, False)
    if BOOK[formula].wanted == 1:
        return [[target] for target in fitting]
    if formula == AERIAL_DIVERSION:
        return [[one, other] for one in fitting for other in fitting if one.id < other.id]
    return [[one, other] for one in fitting for other in targets_for(table, figure, formula, True)]


def targets_for(table: Table, figure: Figure, formula: int, second: bool) -> list[Figure]:
    """Everybody whom it suits who is in sight and near enough."""
    far: i64 = range_of(figure, formula)
    found: list[Figure] = []
    for target in table.figures:
        if suits(table, figure, formula, target, second) and distance(figure, target) <= far:
            if in_sight(table, figure, target):
                found.append(target)
    return found


def offer_gifts(table: Table, figure: Figure, found: list[Action]) -> None:
    if figure.supported or not has_gift(figure):
        return
    for target in table.figures:
        if target.seat != figure.seat or target.id == figure.id or not target.alive:
            continue
        if unaided(target):
            continue
        if may_hand_over(table, figure, target, figure.components):
            found.append(HandOver(figure.name, target.name, figure.components))
        count: i64 = 1
        while may_lay_hands(table, figure, target, count) and 2 * count <= target.ticked + 1:
            found.append(LayHands(figure.name, target.name, count))
            count += 1
        if may_command(figure, target):
            found.append(Command(figure.name, target.name))
