"""What a figure does by itself or for another, without moving or fighting: A-78, and the gifts
of some skills."""

from __future__ import annotations

from mypy_extensions import i64

from ..cards import ALCHEMICAL_SUPPORT
from ..events import Concentrated, HandedOver, Risen, SkillUsed
from ..figures import DOWN
from ..model import Figure, Table
from .damage import heal, tick
from .effects import lift
from .orders import HAND_OVER_ORDER, Order


def concentrate(table: Table, figure: Figure) -> None:
    """A-78."""
    figure.concentration += 1
    if table.tracing:
        table.tell(Concentrated(figure.seat, figure.name, figure.concentration))


def give(table: Table, figure: Figure, order: Order) -> None:
    """What one figure does for another without AP."""
    target = table.figures[order.target]
    if order.kind == HAND_OVER_ORDER:
        hand_over(table, figure, target, order.count)
    else:
        lay_hands(table, figure, target, order.count)


def hand_over(table: Table, figure: Figure, target: Figure, count: i64) -> None:
    """Alchemical support, or a lackey."""
    if figure.has(ALCHEMICAL_SUPPORT):
        figure.supported = True
    figure.components -= count
    target.components = min(target.profile.store, target.components + count)
    if table.tracing:
        table.tell(HandedOver(figure.seat, figure.name, target.name, count))


def rise(table: Table, figure: Figure) -> None:
    """Up again after a violent gust."""
    lift(table, figure, DOWN)
    if table.tracing:
        table.tell(Risen(figure.seat, figure.name))


def lay_hands(table: Table, figure: Figure, target: Figure, count: i64) -> None:
    """Laying on of hands: two healed for each white box ticked."""
    figure.supported = True
    if table.tracing:
        table.tell(SkillUsed(figure.seat, figure.name, "laying_on_of_hands"))
    tick(table, figure, count)
    heal(table, target, 2 * count)
