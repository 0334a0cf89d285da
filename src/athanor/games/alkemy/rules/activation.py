"""An activation: announcing, paying, resolving. A-32 to A-34, A-38, A-72, A-104, A-105."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import Done
from ..events import Concentrated, HandedOver, MarkerTurned, OrderCancelled, SkillUsed
from ..model import ACTIVATION, NONE, Figure, Frame, Table
from .alchemy import HarvestHere, cast, harvest_here
from .charge import charge
from .damage import heal, tick
from .fight import FROM_CHARGE, PLAIN, fight
from .moves import RUN, TRACK, WALK, engage, move
from .offers import has_free, offer_orders
from .orders import (
    COSTS,
    Order,
    cast_targets,
    order_of,
    read_order,
    refuse_order,
)
from .orders_table import (
    ATTACK_ORDER,
    CAST_ORDER,
    CHARGE_ORDER,
    CLAIM_ORDER,
    COMMAND_ORDER,
    CONCENTRATE_ORDER,
    DONE_ORDER,
    ENGAGE_ORDER,
    FIGHT_ORDER,
    HAND_OVER_ORDER,
    LAY_HANDS_ORDER,
    ORDER_SIZE,
    RUN_ORDER,
    SHOOT_ORDER,
    TRACK_ORDER,
    WALK_ORDER,
)
from .shots import volley
from .space import meet

#: What kind of activation.
WHOLE_CARD: Final = 0
ONE_FIGURE: Final = 1
COMMANDED: Final = 2

ANNOUNCING: Final = 0
RESOLVING: Final = 1
RESOLVED: Final = 2


class Activation(Frame):
    """`target` is the card, `figure` the figure if only one plays. `a` how many orders were given;
    as bits of figures: `b` those that are done, `c` those still busy with an order of 2 AP, `d`
    those that have announced in this step. `e` the kind; `f` who acted last (if commanded: its AP
    before). `items` are the orders not yet resolved."""

    def __init__(self) -> None:
        super().__init__(ACTIVATION)
        self.f = NONE

    def blank(self) -> Frame:
        return Activation()

    def resume(self, table: Table) -> bool:
        if self.stage == RESOLVED:
            self.after_order(table)
            return False
        if self.stage == RESOLVING:
            self.next_order(table)
            return False
        if len(self.announcers(table)) > 0:
            return True
        if len(self.items) > 0:
            self.stage = RESOLVING
        elif self.d != 0 or self.c != 0:
            self.next_step(table)
        else:
            self.finish(table)
        return False

    def participants(self, table: Table) -> list[int]:
        if self.e != WHOLE_CARD:
            return [int(self.figure)]
        return table.cards[self.target].figures

    def announcers(self, table: Table) -> list[int]:
        """Who can still be told to do something in this step."""
        found: list[int] = []
        taken: i64 = self.b | self.c | self.d
        if self.e == COMMANDED and self.a > 0:
            return found
        for id in self.participants(table):
            if not taken >> id & 1:
                figure = table.figures[id]
                if figure.alive and (figure.ap > 0 or has_free(table, figure)):
                    found.append(id)
        return found

    def next_step(self, table: Table) -> None:
        """A-105: who is busy sits out one step."""
        self.d = 0
        self.c = 0

    def finish(self, table: Table) -> None:
        table.pop()
        if self.e == COMMANDED:
            figure = table.figures[self.figure]
            figure.ap = min(figure.ap, self.f)

    # -- announcing

    def asks(self, table: Table) -> str:
        return "act"

    def rule(self) -> str:
        return "A-32"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        found: list[Action] = []
        waiting = self.announcers(table)
        for id in waiting:
            figure = table.figures[id]
            found.extend(offer_orders(table, figure, self.starts(), self.e == COMMANDED))
        nothing: bool = len(found) == 0
        for id in waiting:
            if self.may_stop(waiting, nothing):
                found.append(Done(table.figures[id].name))
        return found

    def starts(self) -> bool:
        """Whether this is the start of an activation, where a tracker walks."""
        return self.a == 0 and self.e != COMMANDED

    def may_stop(self, waiting: list[int], nothing: bool) -> bool:
        """A-32: there is no empty activation."""
        return self.a > 0 or len(waiting) > 1 or nothing

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        order = read_order(table, action)
        if order is None:
            return IllegalAction("not-offered", "A-32", decision="act")
        figure = table.figures[order.figure]
        if figure.seat != seat:
            return IllegalAction("enemy-figure", "A-32", figure=figure.name)
        waiting = self.announcers(table)
        if int(order.figure) not in waiting:
            return IllegalAction("not-active", "A-32", figure=figure.name)
        if order.kind == DONE_ORDER:
            if self.may_stop(waiting, False):
                return None
            if len(offer_orders(table, figure, self.starts(), self.e == COMMANDED)) == 0:
                return None
            return IllegalAction("empty-activation", "A-32", figure=figure.name)
        if order.kind == TRACK_ORDER and not self.starts():
            return IllegalAction("no-tracker", "A-87", figure=figure.name)
        if self.e == COMMANDED and (COSTS[order.kind] > 1 or order.kind >= HAND_OVER_ORDER):
            return IllegalAction("no-ap", "A-87", figure=figure.name)
        return refuse_order(table, order, 0)

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        order = read_order(table, action)
        assert order is not None
        bit: i64 = 1 << order.figure
        if order.kind == DONE_ORDER:
            self.b |= bit
            return
        figure = table.figures[order.figure]
        cost: i64 = COSTS[order.kind]
        figure.ap -= cost
        if order.kind != TRACK_ORDER:  # which does not count as an action
            self.a += 1
        self.d |= bit
        if cost == 2:
            self.c |= bit
        self.items += order.numbers(cost)
        if len(self.announcers(table)) == 0:
            self.stage = RESOLVING

    # -- resolving

    def next_order(self, table: Table) -> None:
        if len(self.items) == 0:
            self.stage = ANNOUNCING
            self.next_turn_of_step()
            return
        order = order_of(self.items[:ORDER_SIZE])
        paid: i64 = self.items[ORDER_SIZE - 1]
        if order.kind == SHOOT_ORDER:
            self.shoot_all(table)
            return
        del self.items[:ORDER_SIZE]
        figure = table.figures[order.figure]
        if self.e != COMMANDED:
            self.f = order.figure
        if order.kind == ATTACK_ORDER:
            self.stage = RESOLVED
            target = table.figures[order.target]
            if figure.alive and target.alive and meet(table, figure, target):
                fight(table, figure.id, target.id, FROM_CHARGE)
            return
        if not figure.alive:
            return
        if refuse_order(table, order, paid) is not None:
            self.cancel(table, figure, paid)
            return
        if order.kind != FIGHT_ORDER:
            figure.shot_last = False
        self.stage = RESOLVED
        resolve(table, figure, order)

    def next_turn_of_step(self) -> None:
        """All announced orders are done: the next step begins, busy figures sit it out."""
        busy: i64 = self.c
        self.c = 0
        self.d = busy

    def shoot_all(self, table: Table) -> None:
        """A-72: the shots of one card are simultaneous."""
        shots: list[int] = []
        kept: list[int] = []
        for i in range(0, len(self.items), ORDER_SIZE):
            numbers = self.items[i : i + ORDER_SIZE]
            order = order_of(numbers)
            if order.kind != SHOOT_ORDER:
                kept += numbers
                continue
            figure = table.figures[order.figure]
            if refuse_order(table, order, numbers[7]) is not None:
                self.cancel(table, figure, numbers[7])
                continue
            figure.shot_last = True
            shots += [int(order.figure), int(order.target), int(order.number)]
        self.items = kept
        self.stage = RESOLVED
        if self.e != COMMANDED:
            self.f = NONE
        if len(shots) > 0:
            volley(table, self.seat, shots)

    def cancel(self, table: Table, figure: Figure, paid: i64) -> None:
        if figure.alive:
            figure.ap += paid
        if table.tracing:
            table.tell(OrderCancelled(figure.seat, figure.name))

    def after_order(self, table: Table) -> None:
        """A-64, A-104; then harvest (A-119)."""
        self.stage = RESOLVING
        if table.stalled:
            table.stalled = False
            while len(self.items) > 0:
                figure = table.figures[self.items[1]]
                self.cancel(table, figure, self.items[ORDER_SIZE - 1])
                del self.items[:ORDER_SIZE]
            for id in self.participants(table):
                self.b |= 1 << id
        actor: i64 = self.figure if self.e == COMMANDED else self.f
        if actor >= 0:
            figure = table.figures[actor]
            if figure.profile.alchemist:
                here = harvest_here(table, figure)
                if len(here) > 0:
                    frame = HarvestHere()
                    frame.seat = figure.seat
                    frame.figure = figure.id
                    frame.items = here
                    table.push(frame)


def activate(table: Table, seat: i64, card: i64, figure: i64, kind: i64) -> None:
    frame = Activation()
    frame.seat = seat
    frame.target = card
    frame.figure = figure
    frame.e = kind
    if kind == COMMANDED:
        frame.f = table.figures[figure].ap
        table.figures[figure].ap += 1
    else:
        ids = table.cards[card].figures if kind == WHOLE_CARD else [int(figure)]
        for id in ids:
            table.figures[id].shot_last = False
    table.push(frame)


def resolve(table: Table, figure: Figure, order: Order) -> None:
    kind: i64 = order.kind
    if kind == WALK_ORDER:
        move(table, figure, order.x, order.y, WALK)
    elif kind == RUN_ORDER:
        move(table, figure, order.x, order.y, RUN)
    elif kind == TRACK_ORDER:
        move(table, figure, order.x, order.y, TRACK)
    elif kind == CHARGE_ORDER:
        charge(table, figure, order.target, order.mask, order.x, order.y)
    elif kind == ENGAGE_ORDER:
        engage(table, figure, table.figures[order.target], order.mask)
    elif kind == FIGHT_ORDER:
        fight(table, figure.id, order.target, PLAIN)
    elif kind == CONCENTRATE_ORDER:
        figure.concentration += 1
        if table.tracing:
            table.tell(Concentrated(figure.seat, figure.name, figure.concentration))
    elif kind == CAST_ORDER:
        targets = [int(target.id) for target in cast_targets(table, order)]
        cast(table, figure, order.number, targets, order.x, order.y)
    elif kind == CLAIM_ORDER:
        claim(table, figure, order.number)
    elif kind == HAND_OVER_ORDER:
        hand_over(table, figure, table.figures[order.target], order.number)
    elif kind == LAY_HANDS_ORDER:
        lay_hands(table, figure, table.figures[order.target], order.number)
    elif kind == COMMAND_ORDER:
        command(table, figure, table.figures[order.target])


def claim(table: Table, figure: Figure, marker: i64) -> None:
    """A-97: a neutral marker becomes its side's; an enemy's becomes neutral."""
    spot = table.markers[marker]
    spot.owner = figure.seat if spot.owner == NONE else NONE
    if table.tracing:
        owner = "none" if spot.owner == NONE else str(spot.owner)
        table.tell(MarkerTurned(figure.seat, figure.name, marker, owner))


def hand_over(table: Table, figure: Figure, target: Figure, count: i64) -> None:
    """Alchemical support."""
    figure.supported = True
    figure.components -= count
    target.components = min(target.profile.store, target.components + count)
    if table.tracing:
        table.tell(HandedOver(figure.seat, figure.name, target.name, count))


def lay_hands(table: Table, figure: Figure, target: Figure, count: i64) -> None:
    """Laying on of hands: two healed for each white box ticked."""
    figure.supported = True
    if table.tracing:
        table.tell(SkillUsed(figure.seat, figure.name, "laying_on_of_hands"))
    tick(table, figure, count)
    heal(table, target, 2 * count)


def command(table: Table, figure: Figure, target: Figure) -> None:
    """Religious authority: one action worth 1 AP, at once and for free."""
    figure.supported = True
    if table.tracing:
        table.tell(SkillUsed(figure.seat, figure.name, "religious_authority"))
    activate(table, target.seat, target.card, target.id, COMMANDED)
