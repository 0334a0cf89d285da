"""What a figure can be told to do in its activation: read and checked. A-32, A-38 and on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction

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
    Run,
    Shoot,
    Track,
    Walk,
)
from ..cards import (
    ALCHEMICAL_SUPPORT,
    CUMBERSOME,
    FORMULA_INDEX,
    LAYING_ON_OF_HANDS,
    RELIGIOUS_AUTHORITY,
)
from ..model import INCH, NONE, Figure, Table
from .alchemy import (
    MOST_CONCENTRATION,
    WAYS,
    refuse_cast,
)
from .charge import refuse_charge, targets_of
from .fight import has_mastery
from .moves import RUN, TRACK, WALK, engagement_place, moves_barred, refuse_move
from .orders_table import (
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
    RUN_ORDER,
    SHOOT_ORDER,
    TRACK_ORDER,
    WALK_ORDER,
)
from .shots import may_see
from .skills import may_track
from .space import AVALONIAN, meet, near, near_spot, touching

#: AP by kind of order; a fight is paid for with its card.
COSTS: Final[list[int]] = [1, 2, 0, 1, 1, 0, 1, 1, 1, 2, 0, 0, 0, 0, 0]
MOST_GUESS: Final = 60


class Order:
    """One order, read from an action."""

    def __init__(self, kind: i64, figure: i64) -> None:
        self.kind: i64 = kind
        self.figure: i64 = figure
        self.x: i64 = NONE
        self.y: i64 = NONE
        self.target: i64 = NONE
        self.mask: i64 = 0
        self.number: i64 = 0

    def numbers(self, paid: i64) -> list[int]:
        return [
            self.kind,
            self.figure,
            self.x,
            self.y,
            self.target,
            self.mask,
            self.number,
            paid,
        ]


def order_of(numbers: list[int]) -> Order:
    order = Order(numbers[0], numbers[1])
    order.x = numbers[2]
    order.y = numbers[3]
    order.target = numbers[4]
    order.mask = numbers[5]
    order.number = numbers[6]
    return order


def read_order(table: Table, action: Action) -> Order | None:
    """The order an action stands for; None if it is no order or names what is not there."""
    names = table.names
    if isinstance(action, (Walk, Run, Track)):
        kind = WALK_ORDER if isinstance(action, Walk) else RUN_ORDER
        if isinstance(action, Track):
            kind = TRACK_ORDER
        order = Order(kind, names.get(action.figure, NONE))
        order.x = action.x
        order.y = action.y
    elif isinstance(action, Done):
        order = Order(DONE_ORDER, names.get(action.figure, NONE))
    elif isinstance(action, Shoot):
        order = Order(SHOOT_ORDER, names.get(action.figure, NONE))
        order.target = names.get(action.target, NONE)
        order.number = action.inches
        if order.target < 0:
            return None
    elif isinstance(action, Charge):
        order = Order(CHARGE_ORDER, names.get(action.figure, NONE))
        order.target = names.get(action.target, NONE)
        order.mask = 1 << order.target if order.target >= 0 else 0
        for other in action.others:
            if other not in names:
                return None
            order.mask |= 1 << names[other]
        if action.x is not None and action.y is not None:
            order.x = action.x
            order.y = action.y
        if order.target < 0:
            return None
    elif isinstance(action, (Engage, Fight, Command)):
        kind = FIGHT_ORDER if isinstance(action, Fight) else ENGAGE_ORDER
        if isinstance(action, Command):
            kind = COMMAND_ORDER
        order = Order(kind, names.get(action.figure, NONE))
        order.target = names.get(action.target, NONE)
        if isinstance(action, Engage):
            for other in action.others:
                if other not in names:
                    return None
                order.mask |= 1 << names[other]
        if order.target < 0:
            return None
    elif isinstance(action, (HandOver, LayHands)):
        kind = HAND_OVER_ORDER if isinstance(action, HandOver) else LAY_HANDS_ORDER
        order = Order(kind, names.get(action.figure, NONE))
        order.target = names.get(action.target, NONE)
        order.number = action.count
        if order.target < 0:
            return None
    elif isinstance(action, Concentrate):
        order = Order(CONCENTRATE_ORDER, names.get(action.figure, NONE))
    elif isinstance(action, Claim):
        order = Order(CLAIM_ORDER, names.get(action.figure, NONE))
        order.number = action.marker
    elif isinstance(action, Cast):
        order = Order(CAST_ORDER, names.get(action.figure, NONE))
        if action.formula not in FORMULA_INDEX or action.way not in WAYS:
            return None
        order.number = FORMULA_INDEX[action.formula]
        order.x = WAYS.index(action.way)
        order.y = action.boost
        for place in range(len(action.targets)):
            name = action.targets[place]
            if name not in names:
                return None
            if place == 0:
                order.target = names[name]
            order.mask |= 1 << names[name]
    else:
        return None
    return order if order.figure >= 0 else None


# -- checking


def refuse_order(table: Table, order: Order, paid: i64) -> IllegalAction | None:
    """Why a figure cannot do this now; `paid` AP were already taken for it."""
    figure = table.figures[order.figure]
    kind: i64 = order.kind
    if not figure.alive:
        return IllegalAction("out-of-play", "A-02", figure=figure.name)
    if figure.ap + paid < COSTS[kind]:
        return IllegalAction("no-ap", "A-32", figure=figure.name)
    if kind == WALK_ORDER or kind == RUN_ORDER or kind == TRACK_ORDER:  # noqa: SIM109
        return refuse_step(table, figure, order)
    if kind == CHARGE_ORDER:
        return refuse_charge(table, figure, targets_of(table, order.mask))
    if kind == ENGAGE_ORDER:
        return refuse_engagement(table, figure, table.figures[order.target], order.mask)
    if kind == FIGHT_ORDER:
        return refuse_fight(table, figure, table.figures[order.target])
    if kind == SHOOT_ORDER:
        return refuse_shot(table, figure, order)
    if kind == CONCENTRATE_ORDER:
        if not figure.profile.alchemist or figure.concentration >= MOST_CONCENTRATION:
            return IllegalAction("no-concentration", "A-78", figure=figure.name)
        return None
    if kind == CAST_ORDER:
        return refuse_casting(table, figure, order, paid)
    if kind == CLAIM_ORDER:
        return refuse_claim(table, figure, order.number)
    return refuse_gift(table, figure, order)


def refuse_step(table: Table, figure: Figure, order: Order) -> IllegalAction | None:
    if moves_barred(figure):
        rule = "A-46" if figure.charged else "A-42"
        return IllegalAction("already-moved", rule, figure=figure.name)
    how: i64 = WALK
    if order.kind == RUN_ORDER:
        how = RUN
        if figure.profile.run == 0:
            return IllegalAction("cannot-run", "A-42", figure=figure.name)
    elif order.kind == TRACK_ORDER:
        how = TRACK
        if not may_track(figure):
            return IllegalAction("no-tracker", "A-87", figure=figure.name)
    return refuse_move(table, figure, order.x, order.y, how)


def may_engage(table: Table, figure: Figure, target: Figure, others: i64 = 0) -> bool:
    if moves_barred(figure) or touching(table, figure, target):
        return False
    return len(engagement_place(table, figure, target, others)) > 0


def refuse_engagement(
    table: Table, figure: Figure, target: Figure, others: i64
) -> IllegalAction | None:
    """A-48: enemies it already fights, the first of which it does not touch."""
    if moves_barred(figure):
        return IllegalAction("already-moved", "A-46", figure=figure.name)
    for foe in targets_of(table, others | 1 << target.id):
        if not figure.foes >> foe.id & 1:
            return IllegalAction("not-in-combat", "A-48", target=foe.name)
    if touching(table, figure, target):
        return IllegalAction("in-contact", "A-48", target=target.name)
    if len(engagement_place(table, figure, target, others)) == 0:
        return IllegalAction("no-way", "A-48", target=target.name)
    return None


def refuse_fight(table: Table, figure: Figure, target: Figure) -> IllegalAction | None:
    if not figure.foes >> target.id & 1 or not meet(table, figure, target):
        return IllegalAction("not-in-combat", "A-55", target=target.name)
    if figure.ap < 1 and not has_mastery(figure):
        return IllegalAction("no-ap", "A-57", figure=figure.name)
    return None


def refuse_shot(table: Table, figure: Figure, order: Order) -> IllegalAction | None:
    target = table.figures[order.target]
    if not figure.profile.shooter:
        return IllegalAction("no-weapon", "A-66", figure=figure.name)
    if figure.foes != 0:
        return IllegalAction("in-combat", "A-54", figure=figure.name)
    if figure.shot_last and figure.skills & CUMBERSOME:
        return IllegalAction("cumbersome", "A-87", figure=figure.name)
    if not target.alive or target.seat == figure.seat:
        return IllegalAction("not-an-enemy", "A-66", target=target.name)
    if not 0 <= order.number <= MOST_GUESS:
        return IllegalAction("bad-guess", "A-67")
    if not may_see(table, figure, target):
        return IllegalAction("out-of-sight", "A-66", target=target.name)
    return None


def refuse_casting(table: Table, figure: Figure, order: Order, paid: i64) -> IllegalAction | None:
    figure.ap += paid
    refusal = refuse_cast(table, figure, order.number, cast_targets(table, order), order.x, order.y)
    figure.ap -= paid
    return refusal


def cast_targets(table: Table, order: Order) -> list[Figure]:
    return targets_of(table, order.mask)


def refuse_claim(table: Table, figure: Figure, marker: i64) -> IllegalAction | None:
    """A-97."""
    if not 0 <= marker < len(table.markers):
        return IllegalAction("no-such-marker", "A-93", marker=int(marker))
    spot = table.markers[marker]
    if spot.owner == figure.seat:
        return IllegalAction("own-marker", "A-97", marker=int(marker))
    if not near_spot(figure, spot.x, spot.y, INCH):
        return IllegalAction("too-far", "A-97", marker=int(marker))
    return None


def refuse_gift(table: Table, figure: Figure, order: Order) -> IllegalAction | None:
    """Alchemical support, laying on of hands, religious authority: once a turn, free."""
    target = table.figures[order.target]
    friend: bool = target.alive and target.seat == figure.seat and target.id != figure.id
    if figure.supported or not friend:
        return IllegalAction("no-gift", "A-87", figure=figure.name)
    if order.kind == HAND_OVER_ORDER:
        able = (
            figure.skills & ALCHEMICAL_SUPPORT != 0
            and target.profile.alchemist
            and touching(table, figure, target)
            and 1 <= order.number <= figure.components
        )
    elif order.kind == LAY_HANDS_ORDER:
        able = (
            figure.skills & LAYING_ON_OF_HANDS != 0
            and target.profile.peoples & AVALONIAN != 0
            and touching(table, figure, target)
            and 1 <= order.number <= figure.profile.white - figure.ticked
        )
    else:
        able = (
            figure.skills & RELIGIOUS_AUTHORITY != 0
            and not target.profile.hero
            and not target.profile.alchemist
            and near(figure, target, figure.profile.mnd * INCH)
        )
    return None if able else IllegalAction("no-gift", "A-87", figure=figure.name)
