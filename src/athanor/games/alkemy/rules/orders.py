"""What a figure is told to do in its activation, read from an action. A-32, A-38 and on."""

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
    Done,
    Engage,
    Fight,
    HandOver,
    LayHands,
    Rise,
    Run,
    Shoot,
    Track,
    UseSkill,
    Walk,
)
from ..cards import FORMULA_INDEX, SKILL_INDEX, TOXIC_BATRACHIANS
from ..model import NONE, Figure, Frame, Table

#: The kinds of orders.
WALK_ORDER: Final = 0
RUN_ORDER: Final = 1
TRACK_ORDER: Final = 2
CHARGE_ORDER: Final = 3
ENGAGE_ORDER: Final = 4
FIGHT_ORDER: Final = 5
SHOOT_ORDER: Final = 6
CONCENTRATE_ORDER: Final = 7
CAST_ORDER: Final = 8
CLAIM_ORDER: Final = 9
HAND_OVER_ORDER: Final = 10
LAY_HANDS_ORDER: Final = 11
COMMAND_ORDER: Final = 12
DONE_ORDER: Final = 13
ATTACK_ORDER: Final = 14  # the free attack that a charge brings
ARRIVE_ORDER: Final = 15  # the way of a charge that was measured and succeeds
USE_ORDER: Final = 16
RISE_ORDER: Final = 17

#: AP by kind of order; a fight is paid for with its card.
COSTS: Final[list[int]] = [1, 2, 0, 1, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1]

#: wind_lightness: which of its effects.
SWIFT: Final = 1
SLIPPERY: Final = 2
#: summoning_of_the_ancients: which spirit.
ANCESTOR: Final = 3
HERO: Final = 4
WAYS: Final[list[str]] = ["", "swift", "slippery", "ancestor", "hero"]

#: What a skill lets one choose between: toxic_batrachians.
CHOICES: Final[list[str]] = ["", "bull", "yellow", "black"]


class Order:
    """One order, announced and perhaps not yet resolved. `target` is its first target, `others` are
    the rest as bits; (`x`, `y`) is where it leads. `inches` is the estimate of a shot, `count` a
    number of boxes or components. `paid` AP were taken for it. An order never changes once it is
    given."""

    def __init__(self, kind: i64 = DONE_ORDER, figure: i64 = NONE) -> None:
        self.kind: i64 = kind
        self.figure: i64 = figure
        self.x: i64 = NONE
        self.y: i64 = NONE
        self.target: i64 = NONE
        self.others: i64 = 0
        self.inches: i64 = 0
        self.marker: i64 = NONE
        self.count: i64 = 0
        self.formula: i64 = NONE
        self.way: i64 = 0
        self.boost: i64 = 0
        self.skill: i64 = NONE
        self.choice: i64 = 0
        self.paid: i64 = 0

    def targets(self) -> i64:
        """All whom it is aimed at, as bits."""
        return self.others if self.target < 0 else self.others | 1 << self.target


class Ordering(Frame):
    """A frame with orders that are announced and not yet resolved."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE) -> None:
        super().__init__(seat, figure)
        self.orders: list[Order] = []

    def arrivals(self) -> i64:
        """How many charges were measured and have not arrived; they come first."""
        count: i64 = 0
        while count < len(self.orders) and self.orders[count].kind == ARRIVE_ORDER:
            count += 1
        return count


def counts(order: Order) -> bool:
    """Whether it is an action: the free walk of a tracker is not, nor the choice of a toad."""
    return order.kind != TRACK_ORDER and order.skill != TOXIC_BATRACHIANS


def targets_in_order(table: Table, order: Order) -> list[Figure]:
    """Its targets, the first of them first."""
    others = targets_of(table, order.others & ~(1 << order.target if order.target >= 0 else 0))
    return others if order.target < 0 else [table.figures[order.target], *others]


def targets_of(table: Table, targets: i64) -> list[Figure]:
    """The figures of a set of bits."""
    return [figure for figure in table.figures if targets >> figure.id & 1]


def read_order(table: Table, action: Action) -> Order | None:
    """The order an action stands for; None if it is no order or names what is not there."""
    order: Order | None = None
    if isinstance(action, (Walk, Run, Track)):
        order = read_step(action)
    elif isinstance(action, (Charge, Engage)):
        order = read_approach(table, action)
    elif isinstance(action, (Fight, Shoot, HandOver, LayHands, Command)):
        order = read_aimed(table, action)
    elif isinstance(action, Cast):
        order = read_cast(table, action)
    elif isinstance(action, Claim):
        order = Order(CLAIM_ORDER)
        order.marker = action.marker
    elif isinstance(action, Concentrate):
        order = Order(CONCENTRATE_ORDER)
    elif isinstance(action, UseSkill):
        order = read_use(table, action)
    elif isinstance(action, Rise):
        order = Order(RISE_ORDER)
    elif isinstance(action, Done):
        order = Order(DONE_ORDER)
    else:
        return None
    if order is None:
        return None
    order.figure = table.names.get(action.figure, NONE)
    return order if order.figure >= 0 else None


def read_step(action: Walk | Run | Track) -> Order:
    kind = WALK_ORDER
    if isinstance(action, Run):
        kind = RUN_ORDER
    elif isinstance(action, Track):
        kind = TRACK_ORDER
    order = Order(kind)
    order.x = action.x
    order.y = action.y
    return order


def read_approach(table: Table, action: Charge | Engage) -> Order | None:
    names = table.names
    order = Order(CHARGE_ORDER if isinstance(action, Charge) else ENGAGE_ORDER)
    order.target = names.get(action.target, NONE)
    if order.target < 0:
        return None
    for other in action.others:
        if other not in names:
            return None
        order.others |= 1 << names[other]
    if isinstance(action, Charge) and action.x is not None and action.y is not None:
        order.x = action.x
        order.y = action.y
    return order


def read_aimed(table: Table, action: Fight | Shoot | HandOver | LayHands | Command) -> Order | None:
    order = Order(FIGHT_ORDER)
    order.target = table.names.get(action.target, NONE)
    if order.target < 0:
        return None
    if isinstance(action, Shoot):
        order.kind = SHOOT_ORDER
        order.inches = action.inches
    elif isinstance(action, HandOver):
        order.kind = HAND_OVER_ORDER
        order.count = action.count
    elif isinstance(action, LayHands):
        order.kind = LAY_HANDS_ORDER
        order.count = action.count
    elif isinstance(action, Command):
        order.kind = COMMAND_ORDER
    return order


def read_use(table: Table, action: UseSkill) -> Order | None:
    if action.skill not in SKILL_INDEX or action.choice not in CHOICES:
        return None
    order = Order(USE_ORDER)
    order.skill = SKILL_INDEX[action.skill]
    order.choice = CHOICES.index(action.choice)
    if action.target != "":
        order.target = table.names.get(action.target, NONE)
        if order.target < 0:
            return None
    for other in action.others:
        if other not in table.names:
            return None
        order.others |= 1 << table.names[other]
    if action.x is not None and action.y is not None:
        order.x = action.x
        order.y = action.y
    return order


def read_cast(table: Table, action: Cast) -> Order | None:
    names = table.names
    if action.formula not in FORMULA_INDEX or action.way not in WAYS:
        return None
    order = Order(CAST_ORDER)
    order.formula = FORMULA_INDEX[action.formula]
    order.way = WAYS.index(action.way)
    order.boost = action.boost
    for name in action.targets:
        if name not in names:
            return None
        if order.target < 0:
            order.target = names[name]
        else:
            order.others |= 1 << names[name]
    return order
