"""What a figure does by itself or for another, without moving or fighting: A-78, and the gifts
of some skills."""

from __future__ import annotations

from mypy_extensions import i64

from ..events import Concentrated, HandedOver, SkillUsed
from ..model import Figure, Table
from .damage import heal, tick


def concentrate(table: Table, figure: Figure) -> None:
    """A-78."""
    figure.concentration += 1
    if table.tracing:
        table.tell(Concentrated(figure.seat, figure.name, figure.concentration))


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
