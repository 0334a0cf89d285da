"""Charges, on one and on several targets: A-43 to A-47, A-106 to A-110."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.errors import IllegalAction

from ..events import ChargeDeclared, ImmunityHeld
from ..geometry.approach import along_path, contact_from, places_round
from ..geometry.paths import Walker
from ..geometry.shapes import square_gap
from ..model import INCH, NONE, Figure, Table, inches
from .dice import MND, oppose
from .moves import arrive, moves_barred
from .orders import ATTACK_ORDER, Order, Ordering, targets_of
from .reactions import Exchange, offer_reaction
from .shots import reaction_volley
from .skills import charged_from, has_reach, leaps, needs_no_sight, refuses
from .space import (
    bind,
    distance,
    mind,
    put,
    reaches,
    sees,
    touches_enemy,
    walker_for,
    way_cost,
)

#: How many places round a target are tried where no straight way leads to any.
ROUND_TRIES: Final = 8

#: How far a charge has come.
IMMUNITY: Final = 0
IMMUNITY_TESTED: Final = 1
TO_MEASURE: Final = 2
REACTIONS: Final = 3
TO_SHOOT: Final = 4
TO_ARRIVE: Final = 5
ARRIVED: Final = 6


def refuse_charge(table: Table, figure: Figure, targets: list[Figure]) -> IllegalAction | None:
    """What is known before anything is measured."""
    if figure.charged:
        return IllegalAction("second-charge", "A-43", figure=figure.name)
    if moves_barred(figure):
        return IllegalAction("already-moved", "A-42", figure=figure.name)
    if figure.foes != 0:
        return IllegalAction("charge-from-combat", "A-109", figure=figure.name)
    for target in targets:
        if not target.alive or target.seat == figure.seat:
            return IllegalAction("not-an-enemy", "A-43", target=target.name)
        if figure.barred >> target.id & 1:
            return IllegalAction("immune", "A-88", target=target.name)
        if not leaps(figure) and not needs_no_sight(figure) and not sees(table, figure, target):
            return IllegalAction("out-of-sight", "A-43", target=target.name)
    return None


class Charge(Exchange):
    """`figure` charges `target` first and all of `targets` (bits, the first among them). (`x`, `y`)
    is where it ends, or wishes to (NONE: anywhere); `cost` what the way there costs; `next` the
    figure whose turn it is to refuse or to react. Its `shots` are those of reactions."""

    def __init__(
        self,
        seat: i64 = 0,
        figure: i64 = NONE,
        target: i64 = NONE,
        targets: i64 = 0,
        x: i64 = NONE,
        y: i64 = NONE,
    ) -> None:
        super().__init__(seat, figure)
        self.target: i64 = target
        self.targets: i64 = targets
        self.x: i64 = x
        self.y: i64 = y
        self.cost: i64 = 0
        self.next: i64 = 0

    def clone(self) -> Charge:
        copy = Charge(self.seat, self.figure, self.target, self.targets, self.x, self.y)
        self.copy_exchange(copy)
        copy.cost = self.cost
        copy.next = self.next
        return copy

    def resume(self, table: Table) -> bool:
        figure = table.figures[self.figure]
        if self.stage == IMMUNITY:
            self.next_refusal(table, figure)
        elif self.stage == IMMUNITY_TESTED:
            self.stage = IMMUNITY
            if not table.won:
                self.refused(table, figure)
        elif self.stage == TO_MEASURE:
            self.measure(table, figure)
        elif self.stage == REACTIONS:
            self.next_reaction(table)
        elif self.stage == TO_SHOOT:
            self.stage = TO_ARRIVE
            if len(self.shots) > 0:
                reaction_volley(table, 1 - figure.seat, self.shots)
                self.shots = []
        elif self.stage == TO_ARRIVE:
            self.stage = ARRIVED
            if figure.alive:
                self.arrive(table, figure)
        else:
            table.pop()
            self.claim_attack(table, figure)
        return False

    def next_refusal(self, table: Table, figure: Figure) -> None:
        """Diplomatic immunity: an opposed MND roll before the charge takes place."""
        while self.next < len(table.figures):
            target = table.figures[self.next]
            self.next += 1
            if self.targets >> target.id & 1 and refuses(target, figure):
                theirs: i64 = mind(table, target)
                mine: i64 = mind(table, figure)
                if theirs < 0:
                    continue
                if mine < 0:
                    self.next = target.id + 1
                    self.refused(table, figure)
                    return
                self.stage = IMMUNITY_TESTED
                oppose(table, figure, target, MND, mine, theirs)
                return
        self.stage = TO_MEASURE

    def refused(self, table: Table, figure: Figure) -> None:
        target = table.figures[self.next - 1]
        figure.barred |= 1 << target.id
        figure.ap += 1
        if table.tracing:
            table.tell(ImmunityHeld(figure.seat, figure.name, target.name))
        table.pop()

    def measure(self, table: Table, figure: Figure) -> None:
        figure.charged = True
        first = table.figures[self.target]
        place = charge_place(table, figure, first, targets_of(table, self.targets), self.x, self.y)
        if table.tracing:
            away = inches(distance(figure, first))
            reached = len(place) > 0
            table.tell(ChargeDeclared(figure.seat, figure.name, first.name, away, reached))
        if len(place) == 0:
            table.pop()
            stumble(table, figure, first)
            return
        self.x = place[0]
        self.y = place[1]
        self.cost = place[2]
        self.next = 0
        self.stage = REACTIONS

    def next_reaction(self, table: Table) -> None:
        """A-75, A-110: before it moves."""
        while self.next < len(table.figures):
            id: i64 = self.next
            self.next += 1
            if self.targets >> id & 1 and offer_reaction(table, id, [int(self.figure)], True):
                return
        self.stage = TO_SHOOT

    def arrive(self, table: Table, figure: Figure) -> None:
        walker = walker_for(table, figure)
        way_cost(table, walker, figure, self.x, self.y, figure.profile.charge)
        arrive(table, figure, self.x, self.y, "charge", self.cost, walker)
        for target in targets_of(table, self.targets):
            if target.alive:
                bind(figure, target)

    def claim_attack(self, table: Table, figure: Figure) -> None:
        """A-44, A-47: the free attack comes after all charges of the card."""
        if not figure.alive:
            return
        below_it = table.frames[len(table.frames) - 1]
        assert isinstance(below_it, Ordering)
        order = Order(ATTACK_ORDER, figure.id)
        order.target = self.target
        below_it.orders.append(order)


def charge_place(
    table: Table,
    figure: Figure,
    first: Figure,
    targets: list[Figure],
    x: i64,
    y: i64,
    quick: bool = False,
) -> list[int]:
    """A-106, A-107: x, y and cost of a place from which all targets are reached, or nothing.
    `quick`: only by ways with two turns at most."""
    most: i64 = figure.profile.charge
    for target in targets:
        away: i64 = distance(figure, target)
        limit: i64 = charged_from(target)
        if away > most or (limit >= 0 and away > limit):
            return []
    walker = walker_for(table, figure, most)
    wanted: list[int] = []
    if x >= 0:
        wanted = [x, y]
        found = best_place(table, figure, walker, targets, wanted, most, quick)
        if len(found) > 0:
            return found
    wanted = places_to_end(figure, first)
    return best_place(table, figure, walker, targets, wanted, most, quick)


def places_to_end(figure: Figure, first: Figure) -> list[int]:
    """Straight at the target, then all round it; with reach, first those just within it."""
    wanted: list[int] = []
    if has_reach(figure):
        x, y = contact_from(figure.x, figure.y, figure.r, first.x, first.y, first.r, INCH - 4)
        wanted += [int(x), int(y)]
        wanted += places_round(figure.r, first.x, first.y, first.r, INCH - 4, 2)
    x, y = contact_from(figure.x, figure.y, figure.r, first.x, first.y, first.r, 0)
    wanted += [int(x), int(y)]
    wanted += places_round(figure.r, first.x, first.y, first.r, 0, 2)
    return wanted


def best_place(
    table: Table,
    figure: Figure,
    walker: Walker,
    targets: list[Figure],
    wanted: list[int],
    most: i64,
    quick: bool,
) -> list[int]:
    """The first place that a straight way leads to, else the nearest with a turn or two, else by
    any way."""
    fitting: list[int] = []
    for i in range(0, len(wanted), 2):
        x: i64 = wanted[i]
        y: i64 = wanted[i + 1]
        if square_gap(figure.x, figure.y, x, y) > most * most or not walker.fits(x, y):
            continue
        if not reaches_from(table, figure, targets, x, y):
            continue
        if walker.straight(figure.x, figure.y, x, y):
            cost: i64 = walker.straight_cost(figure.x, figure.y, x, y)
            if cost <= most:
                return [x, y, cost]
        fitting.append(x)
        fitting.append(y)
    best: list[int] = []
    step = max(1, len(fitting) // 2 // ROUND_TRIES)  # all round, not every one
    for i in range(0, len(fitting), 2 * step):
        turning: i64 = walker.bend(figure.x, figure.y, fitting[i], fitting[i + 1], most)
        if turning >= 0 and (len(best) == 0 or turning < best[2]):
            best = [fitting[i], fitting[i + 1], int(turning)]
    if quick or len(best) > 0:
        return best
    for i in range(0, len(fitting), 2 * step):
        around: i64 = way_cost(table, walker, figure, fitting[i], fitting[i + 1], most)
        if around >= 0 and (len(best) == 0 or around < best[2]):
            best = [fitting[i], fitting[i + 1], int(around)]
    return best


def reaches_from(table: Table, figure: Figure, targets: list[Figure], x: i64, y: i64) -> bool:
    home_x: i64 = figure.x
    home_y: i64 = figure.y
    put(table, figure, x, y)
    good: bool = True
    for target in targets:
        if not reaches(table, figure, target):
            good = False
    put(table, figure, home_x, home_y)
    return good


def stumble(table: Table, figure: Figure, first: Figure) -> None:
    """A-45, A-108: the walk of a failed charge, the shortest way, short of contact."""
    figure.cowed = True
    walker = walker_for(table, figure)
    x, y = contact_from(figure.x, figure.y, figure.r, first.x, first.y, first.r, 0)
    if walker.cost(figure.x, figure.y, x, y, distance(figure, first) + 4 * INCH) < 0:
        return
    steps = along_path(walker, figure.profile.walk)
    for i in range(0, len(steps), 2):
        if walker.fits(steps[i], steps[i + 1]):
            if not touches_enemy(table, figure, steps[i], steps[i + 1]):
                walked: i64 = min(figure.profile.walk, distance(figure, first))
                arrive(table, figure, steps[i], steps[i + 1], "stumble", walked, walker)
                return


def charge(table: Table, figure: Figure, first: i64, targets: i64, x: i64, y: i64) -> None:
    table.push(Charge(figure.seat, figure.id, first, targets, x, y if x >= 0 else NONE))
