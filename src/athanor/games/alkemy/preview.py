"""What a half-made action would come to, for a client that draws it.

Nobody measures before an action that needs it is being resolved (A-19): of a move it is told
whether it is possible, and by which way. What it costs, how far an enemy is, how well it is covered
and what the dice promise is told only where the table is for training.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import hypot
from typing import TYPE_CHECKING

from msgspec import field

from athanor.contract import Action, Preview

from . import odds
from .actions import (
    CARDS,
    Cast,
    Charge,
    Engage,
    Fight,
    PlayCard,
    ReactEngage,
    ReactMove,
    ReactShoot,
    Run,
    Shoot,
    Track,
    Walk,
)
from .formats import MARKER_RADIUS
from .geometry.approach import touches
from .geometry.shapes import within
from .model import INCH, SCENERY_NAMES, Figure, Spot, Table, inches
from .prospects import Prospect, prospects
from .rules.charge_places import charge_place
from .rules.cover import cover_choices
from .rules.fight import Fight as FightFrame
from .rules.moves import RUN, WALK, limit_of
from .rules.orders import read_order, targets_of
from .rules.space import (
    distance,
    path_points,
    perch_at,
    sees,
    walker_for,
    way_cost,
)

if TYPE_CHECKING:
    from athanor.contract import IllegalAction

Moves = Walk | Run | Track | ReactMove
Aims = Charge | Shoot | Engage | Fight | Cast | ReactEngage | ReactShoot


class AlkemyPreview(Preview, frozen=True, kw_only=True):
    """`code`, `rule` and `facts` say why the action would be refused; `code` is empty if it is not.

    Of a move: the turning points of its `path` (x, y, x, y …), the scenery it would stand on and
    its `prospects` from there, even if it is where it stands; if it is allowed, the `markers` and
    `components` it would be within an inch of. And under training: its `cost`, the part of it that
    goes on clutter and hedges (`toll`), and the figures whose bases it would `touch`.

    Of what is aimed at somebody: whether there is `sight`. And under training: `inches`, `cover`,
    the right `guess`, the `chance` of a hit in per cent, the `damage` to expect and, from a fight,
    to be `taken`, in tenths of a point."""

    allowed: bool
    code: str = ""
    rule: str = ""
    facts: dict[str, str | int] = field(default_factory=dict)
    path: Sequence[int] = ()
    cost: str | None = None
    toll: str | None = None
    touch: Sequence[str] = ()
    markers: Sequence[int] = ()
    components: Sequence[int] = ()
    perch: str | None = None
    prospects: Sequence[Prospect] = ()
    sight: bool | None = None
    inches: str | None = None
    cover: bool | None = None
    guess: int | None = None
    chance: int | None = None
    damage: int | None = None
    taken: int | None = None


def preview(
    table: Table, seat: int, action: Action, refusal: IllegalAction | None
) -> AlkemyPreview:
    answer = AlkemyPreview(allowed=True)
    if refusal is not None:
        answer = AlkemyPreview(
            allowed=False, code=refusal.code, rule=refusal.rule, facts=dict(refusal.facts)
        )
    if table.finished:
        return answer
    if isinstance(action, Moves):
        figure = mover(table, action)
        return answer if figure is None else moving(table, figure, action, answer)
    if isinstance(action, Aims):
        return aiming(table, action, answer)
    if isinstance(action, PlayCard) and table.options["training"] is True:
        return fighting(table, seat, action, answer)
    return answer


def told(answer: AlkemyPreview, **more: object) -> AlkemyPreview:
    fields = {name: getattr(answer, name) for name in answer.__struct_fields__}
    return AlkemyPreview(**(fields | more))


# -- moves


def mover(table: Table, action: Moves) -> Figure | None:
    if isinstance(action, ReactMove):
        frame = table.frames[-1]
        return table.figures[frame.figure] if frame.figure >= 0 else None
    id = table.names.get(action.figure)
    return None if id is None else table.figures[id]


def moving(table: Table, figure: Figure, action: Moves, answer: AlkemyPreview) -> AlkemyPreview:
    x, y = action.x, action.y
    most = limit_of(figure, RUN if isinstance(action, Run) else WALK)
    walker = walker_for(table, figure, most)
    cost = way_cost(table, walker, figure, x, y, most)
    standing = table.ground.stands(x, y, figure.r)
    path = path_points(walker) if cost >= 0 else []
    perch = perch_at(table, x, y) if standing else -1
    answer = told(
        answer,
        path=path,
        perch=SCENERY_NAMES[table.scenery[perch].kind] if perch >= 0 else None,
        prospects=prospects(table, figure, x, y) if standing else [],
    )
    if answer.allowed:
        components = table.components if figure.profile.alchemist else []
        answer = told(
            answer,
            markers=within_an_inch(figure, x, y, table.markers),
            components=within_an_inch(figure, x, y, components),
        )
    if table.options["training"] is not True:
        return answer
    return told(
        answer,
        cost=inches(cost) if cost >= 0 else None,
        toll=inches(max(0, cost - length(path))) if cost >= 0 else None,
        touch=[
            other.name
            for other in table.figures
            if other.alive and other.placed and other.id != figure.id
            if touches(x, y, figure.r, other.x, other.y, other.r)
        ],
    )


def length(path: Sequence[int]) -> int:
    """How long a way is as the crow walks it."""
    total = 0.0
    for i in range(2, len(path), 2):
        total += hypot(path[i] - path[i - 2], path[i + 1] - path[i - 1])
    return round(total)


def within_an_inch(figure: Figure, x: int, y: int, spots: Sequence[Spot]) -> list[int]:
    return [
        number
        for number, spot in enumerate(spots)
        if within(x, y, figure.r, spot.x, spot.y, MARKER_RADIUS, INCH)
    ]


# -- what is aimed at somebody


def aiming(table: Table, action: Aims, answer: AlkemyPreview) -> AlkemyPreview:
    pair = who_and_whom(table, action)
    if pair is None:
        return answer
    figure, target = pair
    answer = told(answer, sight=sees(table, figure, target))
    if table.options["training"] is not True:
        return answer
    away = distance(figure, target)
    answer = told(answer, inches=inches(away))
    if isinstance(action, (Shoot, ReactShoot)):
        cover = bool(cover_choices(table, figure, target))
        return shooting(figure, target, action, away, cover, told(answer, cover=cover))
    if isinstance(action, Charge):
        order = read_order(table, action)
        assert order is not None
        targets = targets_of(table, order.targets())
        place = charge_place(table, figure, target, targets, order.x, order.y)
        answer = told(answer, path=[int(figure.x), int(figure.y), *place[:2]] if place else [])
    if isinstance(action, (Charge, Engage, Fight, ReactEngage)):
        return striking(figure, target, isinstance(action, Charge), answer)
    return answer


def who_and_whom(table: Table, action: Aims) -> tuple[Figure, Figure] | None:
    if isinstance(action, (ReactEngage, ReactShoot)):
        id = table.frames[-1].figure
        if id < 0 or action.target not in table.names:
            return None
        return table.figures[id], table.figures[table.names[action.target]]
    order = read_order(table, action)
    if order is None or order.target < 0:
        return None
    return table.figures[order.figure], table.figures[order.target]


def shooting(
    figure: Figure,
    target: Figure,
    action: Shoot | ReactShoot,
    away: int,
    cover: bool,
    answer: AlkemyPreview,
) -> AlkemyPreview:
    if not figure.profile.shooter:
        return answer
    if away > figure.profile.shot_range:
        return told(answer, guess=(away + 99) // 100, chance=0, damage=0)
    one, other = fighters(figure, target)
    planned = isinstance(action, Shoot)
    aim = isinstance(action, Shoot) and away <= action.inches * INCH <= away + 2 * target.r
    close = planned and away <= figure.profile.charge
    hit = odds.success(
        one.colour, 1 if aim else 0, int(one.profile.shot_com), int(other.profile.defence)
    )
    return told(
        answer,
        guess=(away + 99) // 100 if planned else None,
        chance=percent(hit),
        damage=tenths(odds.shot(one, other, aim, close, cover)),
    )


def striking(
    figure: Figure, target: Figure, charging: bool, answer: AlkemyPreview
) -> AlkemyPreview:
    """A normal attack on somebody who does not answer: enough to compare by."""
    one, other = fighters(figure, target)
    found = odds.strike(one, other, "normal", "inactive", 1 if charging else 0)
    hit = sum((chance for points, chance in found.items() if points > 0), Fraction(0))
    return told(answer, chance=percent(hit), damage=tenths(odds.mean(found)))


def fighting(table: Table, seat: int, action: PlayCard, answer: AlkemyPreview) -> AlkemyPreview:
    """A combat card against each of the other's, as if it were picked blindly."""
    frame = table.frames[-1]
    if not isinstance(frame, FightFrame) or not answer.allowed:
        return answer
    one, other = table.figures[frame.figure], table.figures[frame.target]
    if one.seat != seat:
        one, other = other, one
    mine, theirs = fighters(one, other)
    replies = CARDS if other.ap > 0 else ("inactive",)
    dealt = taken = Fraction(0)
    for reply in replies:
        gives, takes = odds.clash(mine, theirs, action.card, reply)
        dealt += gives / len(replies)
        taken += takes / len(replies)
    return told(answer, damage=tenths(dealt), taken=tenths(taken))


def fighters(figure: Figure, target: Figure) -> tuple[odds.Fighter, odds.Fighter]:
    return (
        odds.Fighter(figure.profile, int(figure.ticked)),
        odds.Fighter(target.profile, int(target.ticked)),
    )


def percent(chance: Fraction) -> int:
    return round(100 * chance)


def tenths(points: Fraction) -> int:
    return round(10 * points)
