"""What a half-made action would come to, for a client that draws it. Nothing is measured for people
before an action is declared (A-19), unless the table is for training."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from athanor.contract import Action, Preview

from .actions import (
    Cast,
    Charge,
    Engage,
    Fight,
    ReactMove,
    Run,
    Shoot,
    Track,
    Walk,
)
from .model import Figure, Table, inches
from .rules.charge import charge_place, targets_of
from .rules.moves import RUN, WALK, limit_of
from .rules.orders import read_order
from .rules.shots import cover_choices
from .rules.space import distance, path_points, sees, walker_for, way_cost

if TYPE_CHECKING:
    from athanor.contract import IllegalAction


class AlkemyPreview(Preview, frozen=True, kw_only=True):
    """`path`: x, y, x, y … of a move. `inches`, `cover` and `aim` are None unless training."""

    allowed: bool
    code: str
    path: Sequence[int] = ()
    sight: bool | None = None
    inches: str | None = None
    cover: bool | None = None
    guess: int | None = None


def preview(
    table: Table, seat: int, action: Action, refusal: IllegalAction | None
) -> AlkemyPreview:
    training = table.options["training"] is True
    code = "" if refusal is None else refusal.code
    allowed = refusal is None
    if isinstance(action, (Walk, Run, Track, ReactMove)):
        figure = mover(table, action)
        if figure is None:
            return AlkemyPreview(allowed=allowed, code=code)
        walker = walker_for(table, figure)
        how = RUN if isinstance(action, Run) else WALK
        cost = way_cost(table, walker, figure, action.x, action.y, limit_of(figure, how))
        path = path_points(walker) if cost >= 0 else []
        measured = inches(cost) if training and cost >= 0 else None
        return AlkemyPreview(allowed=allowed, code=code, path=path, inches=measured)
    if isinstance(action, (Charge, Shoot, Engage, Fight, Cast)):
        return aimed(table, action, training, allowed, code)
    return AlkemyPreview(allowed=allowed, code=code)


def mover(table: Table, action: Walk | Run | Track | ReactMove) -> Figure | None:
    if isinstance(action, ReactMove):
        frame = table.frames[-1]
        return table.figures[frame.figure] if frame.figure >= 0 else None
    id = table.names.get(action.figure)
    return None if id is None else table.figures[id]


def aimed(table: Table, action: Action, training: bool, allowed: bool, code: str) -> AlkemyPreview:
    order = read_order(table, action)
    if order is None or order.target < 0:
        return AlkemyPreview(allowed=allowed, code=code)
    figure, target = table.figures[order.figure], table.figures[order.target]
    seen = sees(table, figure, target)
    if not training:
        return AlkemyPreview(allowed=allowed, code=code, sight=seen)
    away = distance(figure, target)
    path: list[int] = []
    if isinstance(action, Charge):
        targets = targets_of(table, order.mask)
        place = charge_place(table, figure, target, targets, order.x, order.y)
        path = place[:2]
    return AlkemyPreview(
        allowed=allowed,
        code=code,
        path=path,
        sight=seen,
        inches=inches(away),
        cover=bool(cover_choices(table, figure, target)),
        guess=(away + 99) // 100,
    )
