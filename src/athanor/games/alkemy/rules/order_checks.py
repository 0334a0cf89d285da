"""Whether a figure can do what it is told. A-32, A-38 and on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.errors import IllegalAction

from ..cards import (
    ALCHEMICAL_SUPPORT,
    CUMBERSOME,
    LACKEY,
    LAYING_ON_OF_HANDS,
    RELIGIOUS_AUTHORITY,
)
from ..figures import DOWN, UNSEEN
from ..geometry.numbers import bit
from ..model import INCH, Figure, Table
from .alchemy import MOST_CONCENTRATION, refuse_cast
from .cards_played import card_price, has_mastery
from .charge import refuse_charge
from .costs import cost_of
from .effects import under
from .engaging import engagement_place
from .manners import may_track, unaided
from .moves import RUN, TRACK, WALK, moves_barred, refuse_move
from .orders import (
    CAST_ORDER,
    CHARGE_ORDER,
    CLAIM_ORDER,
    CONCENTRATE_ORDER,
    ENGAGE_ORDER,
    FIGHT_ORDER,
    HAND_OVER_ORDER,
    LAY_HANDS_ORDER,
    RISE_ORDER,
    RUN_ORDER,
    SHOOT_ORDER,
    TRACK_ORDER,
    USE_ORDER,
    WALK_ORDER,
    Order,
    targets_in_order,
    targets_of,
)
from .scoring import refuse_claim
from .space import AVALONIAN, may_see, meet, near, touching
from .uses import refuse_use

MOST_GUESS: Final = 60


def refuse_order(table: Table, order: Order, paid: i64) -> IllegalAction | None:
    """Why a figure cannot do this now; `paid` AP were already taken for it."""
    figure = table.figures[order.figure]
    kind: i64 = order.kind
    if not figure.alive:
        return IllegalAction("out-of-play", "A-02", figure=figure.name)
    if figure.ap + paid < cost_of(table, figure, order):
        return IllegalAction("no-ap", "A-32", figure=figure.name)
    if kind == RISE_ORDER or (len(figure.effects) > 0 and under(figure, DOWN)):
        return refuse_rising(figure, kind)
    if kind == WALK_ORDER or kind == RUN_ORDER or kind == TRACK_ORDER:  # noqa: SIM109
        return refuse_step(table, figure, order)
    if kind == CHARGE_ORDER:
        return refuse_charge(table, figure, targets_of(table, order.targets()))
    if kind == ENGAGE_ORDER:
        return refuse_engagement(table, figure, table.figures[order.target], order.others)
    if kind == FIGHT_ORDER:
        return refuse_fight(table, figure, table.figures[order.target])
    if kind == SHOOT_ORDER:
        return refuse_shot(table, figure, order)
    if kind == CAST_ORDER:
        return refuse_casting(table, figure, order, paid)
    return refuse_deed(table, figure, order)


def refuse_rising(figure: Figure, kind: i64) -> IllegalAction | None:
    """Who was knocked down can do nothing but rise."""
    if not under(figure, DOWN):
        return IllegalAction("not-down", "A-87", figure=figure.name)
    if kind != RISE_ORDER:
        return IllegalAction("knocked-down", "A-87", figure=figure.name)
    return None


def refuse_deed(table: Table, figure: Figure, order: Order) -> IllegalAction | None:
    kind: i64 = order.kind
    if kind == CONCENTRATE_ORDER:
        if not figure.profile.alchemist or figure.concentration >= MOST_CONCENTRATION:
            return IllegalAction("no-concentration", "A-78", figure=figure.name)
        return None
    if kind == CLAIM_ORDER:
        return refuse_claim(table, figure, order.marker)
    if kind == USE_ORDER:
        return refuse_use(table, figure, order)
    return refuse_gift(table, figure, order)


def refuse_step(table: Table, figure: Figure, order: Order) -> IllegalAction | None:
    if moves_barred(figure):
        rule = "A-46" if figure.charged else "A-42"
        return IllegalAction("already-moved", rule, figure=figure.name)
    how: i64 = WALK
    if order.kind == RUN_ORDER:
        how = RUN
        if figure.bears >= 0:
            return IllegalAction("bears-stone", "A-93", figure=figure.name)
        if figure.run == 0:
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
    for foe in targets_of(table, others | bit(target.id)):
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
    if figure.ap < card_price(table, figure) and not has_mastery(table, figure):
        return IllegalAction("no-ap", "A-57", figure=figure.name)
    return None


def refuse_shot(table: Table, figure: Figure, order: Order) -> IllegalAction | None:
    target = table.figures[order.target]
    if not figure.profile.shooter:
        return IllegalAction("no-weapon", "A-66", figure=figure.name)
    if figure.foes != 0:
        return IllegalAction("in-combat", "A-54", figure=figure.name)
    if figure.shot_last and figure.has(CUMBERSOME):
        return IllegalAction("cumbersome", "A-87", figure=figure.name)
    if not target.alive or target.seat == figure.seat:
        return IllegalAction("not-an-enemy", "A-66", target=target.name)
    if len(target.effects) > 0 and under(target, UNSEEN):
        return IllegalAction("unseen-target", "A-87", target=target.name)
    if not 0 <= order.inches <= MOST_GUESS:
        return IllegalAction("bad-guess", "A-67")
    if not may_see(table, figure, target):
        return IllegalAction("out-of-sight", "A-66", target=target.name)
    return None


def refuse_casting(table: Table, figure: Figure, order: Order, paid: i64) -> IllegalAction | None:
    figure.ap += paid
    targets = targets_in_order(table, order)
    refusal = refuse_cast(table, figure, order.formula, targets, order.way, order.boost)
    figure.ap -= paid
    return refusal


def refuse_gift(table: Table, figure: Figure, order: Order) -> IllegalAction | None:
    """Alchemical support, laying on of hands, religious authority: once a turn, free."""
    target = table.figures[order.target]
    friend: bool = target.alive and target.seat == figure.seat and target.id != figure.id
    able: bool = False
    if friend and order.kind == HAND_OVER_ORDER and figure.has(LACKEY):
        able = may_hand_over(table, figure, target, order.count)
    elif friend and not figure.supported and not unaided(target):
        if order.kind == HAND_OVER_ORDER:
            able = may_hand_over(table, figure, target, order.count)
        elif order.kind == LAY_HANDS_ORDER:
            able = may_lay_hands(table, figure, target, order.count)
        else:
            able = may_command(figure, target)
    return None if able else IllegalAction("no-gift", "A-87", figure=figure.name)


def may_hand_over(table: Table, figure: Figure, target: Figure, count: i64) -> bool:
    if not figure.has(ALCHEMICAL_SUPPORT) and not figure.has(LACKEY):
        return False
    if not 1 <= count <= figure.components:
        return False
    return target.profile.alchemist and touching(table, figure, target)


def may_lay_hands(table: Table, figure: Figure, target: Figure, count: i64) -> bool:
    if not figure.has(LAYING_ON_OF_HANDS) or not target.profile.peoples & AVALONIAN:
        return False
    spare: i64 = figure.profile.white - figure.ticked
    return 1 <= count <= spare and touching(table, figure, target)


def may_command(figure: Figure, target: Figure) -> bool:
    if not figure.has(RELIGIOUS_AUTHORITY) or target.profile.hero or target.profile.alchemist:
        return False
    return near(figure, target, figure.profile.mnd * INCH) and not under(target, DOWN)
