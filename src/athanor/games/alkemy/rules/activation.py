"""An activation: announcing, paying, resolving. A-32 to A-34, A-38, A-72, A-104, A-105."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

from ..actions import Done
from ..cards import TOXIC_BATRACHIANS
from ..events import OrderCancelled, SkillUsed
from ..figures import TOADS_USE, TRANSFER_USE
from ..geometry.numbers import bit
from ..model import NONE, Figure, Table
from .charge import arrive_from_charge
from .costs import cost_of
from .fight import FROM_CHARGE, fight
from .harvest import ask_to_harvest, harvests
from .hives import stir_bees
from .moves import go_there, goes_unseen
from .offers import EVERYTHING, Offers, has_free
from .order_checks import refuse_order
from .orders import (
    ARRIVE_ORDER,
    ATTACK_ORDER,
    CHARGE_ORDER,
    COMMAND_ORDER,
    DONE_ORDER,
    FIGHT_ORDER,
    HAND_OVER_ORDER,
    SHOOT_ORDER,
    TRACK_ORDER,
    Order,
    Ordering,
    counts,
    read_order,
)
from .places import Spots
from .questions import ATTACKER, pick
from .reactions import PlannedShot
from .resolving import STEPS, resolve
from .shots import volley
from .space import meet

#: Who plays in an activation.
WHOLE_CARD: Final = 0
ONE_FIGURE: Final = 1
COMMANDED: Final = 2

#: How far an activation has come.
ANNOUNCING: Final = 0
RESOLVING: Final = 1
RESOLVED: Final = 2
ATTACKER_PICKED: Final = 3

#: What may be used once in each activation.
EACH_ACTIVATION: Final = 1 << TOADS_USE | 1 << TRANSFER_USE
#: What a player puts in order: fights, and the free attacks of charges.
STRIKES: Final = (FIGHT_ORDER, ATTACK_ORDER)


@final
class Activation(Ordering):
    """`card` is activated, or only `figure` of it (`scope`). `given` counts the orders so far. As
    bits of figures: those that are `done`, those still `busy` with an order of 2 AP, those that
    have `announced` in this step. `actor` is who acted last (NONE: nobody, or several at once);
    `ap_before` what a commanded figure had. `orders` are those not yet resolved."""

    def __init__(
        self, seat: i64 = 0, figure: i64 = NONE, card: i64 = NONE, scope: i64 = WHOLE_CARD
    ) -> None:
        super().__init__(seat, figure)
        self.card: i64 = card
        self.scope: i64 = scope
        self.given: i64 = 0
        self.done: i64 = 0
        self.busy: i64 = 0
        self.announced: i64 = 0
        self.actor: i64 = NONE
        self.ap_before: i64 = 0
        #: What the others of the card were offered before one was told what to do.
        self.remembering: Offers | None = None

    def rests(self) -> bool:
        return True

    def clone(self) -> Activation:
        copy = Activation(self.seat, self.figure, self.card, self.scope)
        copy.stage = self.stage
        self.copy_orders(copy)
        copy.given = self.given
        copy.done = self.done
        copy.busy = self.busy
        copy.announced = self.announced
        copy.actor = self.actor
        copy.ap_before = self.ap_before
        return copy

    def commanded(self) -> bool:
        return self.scope == COMMANDED

    def awaits(self, table: Table, seat: i64) -> bool:
        return seat == self.seat

    def resume(self, table: Table) -> bool:
        if self.stage == RESOLVED:
            self.after_order(table)
            return False
        if self.stage == RESOLVING:
            self.next_order(table)
            return False
        if self.stage == ATTACKER_PICKED:
            self.stage = RESOLVING
            self.resolve_next(table, self.attack_of(table.answered))
            return False
        if len(self.announcers(table)) > 0:
            return True
        if len(self.orders) > 0:
            self.stage = RESOLVING
        elif self.announced != 0 or self.busy != 0:
            self.next_step(table)
        else:
            self.finish(table)
        return False

    def participants(self, table: Table) -> list[int]:
        if self.scope != WHOLE_CARD:
            return [int(self.figure)]
        return table.cards[self.card].figures

    def announcers(self, table: Table) -> list[int]:
        """Who can still be told to do something in this step."""
        found: list[int] = []
        taken: i64 = self.done | self.busy | self.announced
        if self.commanded() and self.given > 0:
            return found
        for id in self.participants(table):
            if not taken >> id & 1:
                figure = table.figures[id]
                if figure.alive and (figure.ap > 0 or has_free(table, figure)):
                    found.append(id)
        return found

    def next_step(self, table: Table) -> None:
        """A-105: who is busy sits out one step."""
        self.announced = 0
        self.busy = 0

    def finish(self, table: Table) -> None:
        table.pop()
        if self.commanded():
            figure = table.figures[self.figure]
            figure.ap = min(figure.ap, self.ap_before)

    # -- announcing

    def asks(self, table: Table) -> str:
        return "act"

    def rule(self) -> str:
        return "A-32"

    def legal(self, table: Table, seat: i64) -> list[Action]:
        if not self.inherited:
            self.known = self.offered(table)
        return self.known[:]

    def offered(self, table: Table) -> list[Action]:
        found: list[Action] = []
        waiting = self.announcers(table)
        offers = EVERYTHING
        if len(waiting) > 1 or self.remembering is not None:
            if self.remembering is None:
                self.remembering = Offers()
                self.remembering.spots = Spots()
            offers = self.remembering
        for id in waiting:
            figure = table.figures[id]
            orders = offers.orders(table, figure, self.starts(), self.commanded())
            if len(found) == 0:
                found = orders
            else:
                found.extend(orders)
        nothing: bool = len(found) == 0
        for id in waiting:
            if self.may_stop(waiting, nothing):
                found.append(Done(table.figures[id].name))
        return found

    def starts(self) -> bool:
        """Whether this is the start of an activation, where a tracker walks."""
        return self.given == 0 and not self.commanded()

    def may_stop(self, waiting: list[int], nothing: bool) -> bool:
        """A-32: there is no empty activation."""
        return self.given > 0 or len(waiting) > 1 or nothing

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        if self.knows(action):
            return None
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
            if len(EVERYTHING.orders(table, figure, self.starts(), self.commanded())) == 0:
                return None
            return IllegalAction("empty-activation", "A-32", figure=figure.name)
        if order.kind == TRACK_ORDER and not self.starts():
            return IllegalAction("no-tracker", "A-87", figure=figure.name)
        if order.skill == TOXIC_BATRACHIANS and not self.starts():
            return IllegalAction("skill-at-start", "A-87", figure=figure.name)
        cost: i64 = cost_of(table, figure, order)
        if self.commanded() and (cost > 1 or order.kind >= HAND_OVER_ORDER):
            return IllegalAction("no-ap", "A-87", figure=figure.name)
        return refuse_order(table, order, 0)

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        order = read_order(table, action)
        assert order is not None
        self.forget()
        actor: i64 = bit(order.figure)
        if order.kind == DONE_ORDER:
            self.done |= actor
            return
        cost: i64 = cost_of(table, table.figures[order.figure], order)
        table.figures[order.figure].ap -= cost
        order.paid = cost
        if counts(order):
            self.given += 1
        self.announced |= actor
        if cost >= 2:
            self.busy |= actor
        self.orders.append(order)
        if len(self.announcers(table)) == 0:
            self.stage = RESOLVING
            self.fresh = len(self.orders) == 1

    # -- resolving

    def next_order(self, table: Table) -> None:
        self.remembering = None
        if len(self.orders) == 0:
            self.stage = ANNOUNCING
            self.next_turn_of_step()
            return
        if self.arrivals() > 0:
            for i in range(len(self.orders)):
                if self.orders[i].kind == CHARGE_ORDER:  # before any of the card moves
                    self.resolve_next(table, i)
                    return
        elif self.orders[0].kind in STRIKES:
            able = self.attackers(table)
            if len(able) > 1:
                self.stage = ATTACKER_PICKED
                pick(table, self.seat, able, ATTACKER)
                return
        self.resolve_next(table, 0)

    def attackers(self, table: Table) -> list[int]:
        """A-33, A-47: who is to fight; their owner says in what order."""
        found: list[int] = []
        for order in self.orders:
            if order.kind in STRIKES:
                figure = table.figures[order.figure]
                target = table.figures[order.target]
                if figure.alive and target.alive and meet(table, figure, target):
                    found.append(order.figure)
        return found

    def attack_of(self, figure: i64) -> i64:
        """The place of a figure's fight among the orders."""
        for i in range(len(self.orders)):
            if self.orders[i].figure == figure and self.orders[i].kind in STRIKES:
                return i
        return 0

    def resolve_next(self, table: Table, place: i64) -> None:
        order = self.orders[place]
        if order.kind == SHOOT_ORDER:
            self.shoot_all(table)
            return
        self.orders.pop(place)
        figure = table.figures[order.figure]
        # the free walk of a tracker is no action to harvest after.
        self.actor = order.figure if counts(order) else NONE
        if not figure.alive:
            return
        if order.kind == ATTACK_ORDER:
            self.stage = RESOLVED
            target = table.figures[order.target]
            if target.alive and meet(table, figure, target):
                fight(table, figure.id, target.id, FROM_CHARGE)
            return
        if order.kind == ARRIVE_ORDER:
            self.stage = RESOLVED
            arrive_from_charge(table, self, order)
            return
        fresh: bool = self.fresh
        self.fresh = False
        if not fresh and refuse_order(table, order, order.paid) is not None:
            self.cancel(table, order)
            return
        if order.kind != FIGHT_ORDER:
            figure.shot_last = False
        self.stage = RESOLVED
        if order.kind == COMMAND_ORDER:
            command(table, figure, table.figures[order.target])
        elif fresh and order.kind <= TRACK_ORDER and goes_unseen(table, figure):
            go_there(table, figure, order.x, order.y, STEPS[order.kind])
        else:
            resolve(table, figure, order)

    def next_turn_of_step(self) -> None:
        """All announced orders are done: the next step begins, busy figures sit it out."""
        self.announced = self.busy
        self.busy = 0

    def shoot_all(self, table: Table) -> None:
        """A-72: the shots of one card are simultaneous."""
        shots: list[PlannedShot] = []
        kept: list[Order] = []
        for order in self.orders:
            if order.kind != SHOOT_ORDER:
                kept.append(order)
            elif not self.fresh and refuse_order(table, order, order.paid) is not None:
                self.cancel(table, order)
            else:
                table.figures[order.figure].shot_last = True
                shots.append(PlannedShot(order.figure, order.target, order.inches))
        self.orders = kept
        self.fresh = False
        self.stage = RESOLVED
        self.actor = shots[0].shooter if len(shots) == 1 else NONE
        if len(shots) > 0:
            volley(table, self.seat, shots)

    def cancel(self, table: Table, order: Order) -> None:
        figure = table.figures[order.figure]
        if figure.alive:
            figure.ap += order.paid
        if table.tracing:
            table.tell(OrderCancelled(figure.seat, figure.name))

    def after_order(self, table: Table) -> None:
        """A-64, A-104; then harvest (A-119)."""
        self.stage = RESOLVING
        if table.stalled:
            table.stalled = False
            for order in self.orders:
                self.cancel(table, order)
            self.orders = []
            for id in self.participants(table):
                self.done |= bit(id)
        actor: i64 = self.figure if self.commanded() else self.actor
        if actor >= 0 and not self.still_comes(actor):
            if harvests(table.figures[actor]):
                ask_to_harvest(table, table.figures[actor])
            if len(table.hives) > 0:
                stir_bees(table, table.figures[actor])

    def still_comes(self, figure: i64) -> bool:
        """Whether its charge was measured and has not arrived."""
        for order in self.orders:
            if order.kind == ARRIVE_ORDER and order.figure == figure:
                return True
        return False


def activate(table: Table, seat: i64, card: i64, figure: i64, scope: i64) -> None:
    frame = Activation(seat, figure, card, scope)
    if scope == COMMANDED:
        frame.ap_before = table.figures[figure].ap
        table.figures[figure].ap += 1
    else:
        ids = table.cards[card].figures if scope == WHOLE_CARD else [int(figure)]
        for id in ids:
            table.figures[id].shot_last = False
            table.figures[id].used &= ~EACH_ACTIVATION
    table.push(frame)


def command(table: Table, figure: Figure, target: Figure) -> None:
    """Religious authority: one action worth 1 AP, at once and for free."""
    figure.supported = True
    if table.tracing:
        table.tell(SkillUsed(figure.seat, figure.name, "religious_authority"))
    activate(table, target.seat, target.card, target.id, COMMANDED)
