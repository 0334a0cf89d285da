"""Charges, on one and on several targets: A-43 to A-47, A-106 to A-110."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.errors import IllegalAction

from ..events import ChargeDeclared, ImmunityHeld
from ..geometry.approach import PARTS, Trail
from ..geometry.numbers import bit
from ..geometry.shapes import TOUCH
from ..model import NONE, Figure, Table, inches
from .cards_played import card_price
from .charge_places import charge_place, reaches_from, towards
from .dice import MND
from .guarding import ask_guards
from .manners import leaps, needs_no_sight, refuses
from .meeting import meet_in_combat
from .moves import arrive, moves_barred
from .opposed import oppose
from .orders import ARRIVE_ORDER, ATTACK_ORDER, Order, Ordering, targets_of
from .reactions import Exchange, offer_reaction
from .shots import reaction_volley
from .space import bind, distance, mind, put, sees, touches_enemy, walker_for, way_cost

#: How far a charge has come.
IMMUNITY: Final = 0
IMMUNITY_TESTED: Final = 1
TO_MEASURE: Final = 2
REACTIONS: Final = 3
TO_SHOOT: Final = 4
SHOT_AT: Final = 5
GUARDS: Final = 6
GUARD_ASKED: Final = 7


def refuse_charge(table: Table, figure: Figure, targets: list[Figure]) -> IllegalAction | None:
    """What is known before anything is measured."""
    if figure.bears >= 0:
        return IllegalAction("bears-stone", "A-93", figure=figure.name)
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


@final
class Charge(Exchange):
    """`figure` charges `target` first and all of `targets` (bits, the first among them). (`x`, `y`)
    is where it ends, or wishes to (NONE: anywhere); `next` the figure whose turn it is to refuse or
    to react. Its `shots` are those of reactions. It ends with an order to arrive: all chargers of a
    card are measured and shot at before any of them moves (A-47, A-110)."""

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
        self.next: i64 = 0

    def clone(self) -> Charge:
        copy = Charge(self.seat, self.figure, self.target, self.targets, self.x, self.y)
        self.copy_exchange(copy)
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
        elif self.stage == GUARDS:
            self.next_guard(table)
        elif self.stage == GUARD_ASKED:
            self.stage = GUARDS
            if table.answered >= 0:
                self.turn_on(table.answered)
        elif self.stage == TO_MEASURE:
            self.measure(table, figure)
        elif self.stage == REACTIONS:
            self.next_reaction(table)
        elif self.stage == TO_SHOOT:
            self.stage = SHOT_AT
            if len(self.shots) > 0:
                reaction_volley(table, 1 - figure.seat, self.shots)
                self.shots = []
        else:
            table.pop()
            self.claim_arrival(table, figure)
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
        self.stage = GUARDS
        self.next = 0

    def next_guard(self, table: Table) -> None:
        """Guard: somebody may take the place of a target."""
        while self.next < len(table.figures):
            target = table.figures[self.next]
            self.next += 1
            if self.targets >> target.id & 1 and ask_guards(table, target, self.targets):
                self.stage = GUARD_ASKED
                return
        self.stage = TO_MEASURE

    def turn_on(self, guard: i64) -> None:
        """The charge is now on the guard, who cannot react."""
        target: i64 = self.next - 1
        self.targets = self.targets & ~bit(target) | bit(guard)
        self.guarded |= bit(guard)
        if self.target == target:
            self.target = guard

    def refused(self, table: Table, figure: Figure) -> None:
        """It does not take place: nothing is paid."""
        target = table.figures[self.next - 1]
        figure.barred |= bit(target.id)
        figure.ap += card_price(table, figure)
        if table.tracing:
            table.tell(ImmunityHeld(figure.seat, figure.name, target.name))
        table.pop()

    def measure(self, table: Table, figure: Figure) -> None:
        figure.charged = True
        first = table.figures[self.target]
        place = self.find_place(table, figure, first)
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
        self.next = 0
        self.stage = REACTIONS

    def find_place(self, table: Table, figure: Figure, first: Figure) -> list[int]:
        """Those of the card that charge before it stand where they will have arrived."""
        below_it = table.frames[len(table.frames) - 2]
        assert isinstance(below_it, Ordering)
        homes: list[int] = []
        earlier = below_it.orders[: below_it.arrivals()]
        for order in earlier:
            other = table.figures[order.figure]
            homes += [int(other.x), int(other.y)]
            put(table, other, order.x, order.y)
        targets = targets_of(table, self.targets)
        place = charge_place(table, figure, first, targets, self.x, self.y)
        for i in range(len(earlier)):
            put(table, table.figures[earlier[i].figure], homes[2 * i], homes[2 * i + 1])
        return place

    def next_reaction(self, table: Table) -> None:
        """A-75, A-110: before it moves."""
        while self.next < len(table.figures):
            id: i64 = self.next
            self.next += 1
            if self.targets >> id & 1 and not self.guarded >> id & 1:
                if offer_reaction(table, id, [int(self.figure)], True):
                    return
        self.stage = TO_SHOOT

    def claim_arrival(self, table: Table, figure: Figure) -> None:
        """A-47: it sets out when all charges of the card are known."""
        if not figure.alive:
            return
        below_it = table.frames[len(table.frames) - 1]
        assert isinstance(below_it, Ordering)
        order = Order(ARRIVE_ORDER, figure.id)
        order.target = self.target
        order.others = self.targets & ~bit(self.target)
        order.x = self.x
        order.y = self.y
        below_it.orders.insert(below_it.arrivals(), order)


def arrive_from_charge(table: Table, ordering: Ordering, order: Order) -> None:
    """A-44, A-47: it moves and is in combat; its free attack comes after all charges of the card.
    If something has come into its way since it was measured, or a target has changed its place with
    a guard, another place will do."""
    figure = table.figures[order.figure]
    first = table.figures[order.target]
    targets = [target for target in targets_of(table, order.targets()) if target.alive]
    most: i64 = figure.charge
    x: i64 = order.x
    y: i64 = order.y
    walker = walker_for(table, figure, most)
    cost: i64 = way_cost(table, walker, figure, x, y, most)
    if cost < 0 or not reaches_from(table, figure, targets, x, y):
        place = charge_place(table, figure, first, targets, x, y)
        if len(place) == 0:
            stumble(table, figure, first)
            return
        x = place[0]
        y = place[1]
        cost = way_cost(table, walker, figure, x, y, most)
    arrive(table, figure, x, y, "charge", cost, walker)
    for target in targets:
        bind(figure, target)
    meet_in_combat(table, figure, [int(target.id) for target in targets], True)
    attack = Order(ATTACK_ORDER, figure.id)
    attack.target = order.target
    ordering.orders.append(attack)


def stumble(table: Table, figure: Figure, first: Figure) -> None:
    """A-45, A-108: the walk of a failed charge, the shortest way as far as it goes, short of
    contact."""
    figure.cowed = True
    walker = towards(table, figure, first)
    if walker is None:
        return
    most: i64 = figure.walk
    trail = Trail(walker, most)
    part: i64 = PARTS
    while part > 0:
        trail.go(part)
        if walker.fits(trail.x, trail.y) and not touches_enemy(table, figure, trail.x, trail.y):
            cost: i64 = way_cost(table, walker, figure, trail.x, trail.y, most + TOUCH)
            if cost >= 0:
                arrive(table, figure, trail.x, trail.y, "stumble", min(cost, most), walker)
                return
        part -= 1


def charge(table: Table, figure: Figure, first: i64, targets: i64, x: i64, y: i64) -> None:
    table.push(Charge(figure.seat, figure.id, first, targets, x, y if x >= 0 else NONE))
