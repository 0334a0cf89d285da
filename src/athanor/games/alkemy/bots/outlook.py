"""How well each side stands: victory points, markers, figures, and what they could do next.

`traits` are what is counted, `WEIGHTS` what each adds to the logarithm of the odds of winning. The
weights were fitted to the outcomes of 260 games of these bots (`bench/alkemy_weights.py`) and
rounded; what came out near nothing or below was set to 0.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ..formats import MARKER_RADIUS
from ..geometry.shapes import gap
from ..model import INCH, Figure, Table
from .estimates import best_exchange

TRAITS: Final[list[str]] = [
    "one point",
    "two points",
    "more markers",
    "markers",
    "steady",
    "health",
    "figures",
    "near",
    "presence",
    "fresh",
    "watch",
    "peril",
    "alchemy",
]
WEIGHTS: Final[list[float]] = [
    0.4,
    1.15,
    0.0,
    1.25,
    0.3,
    6.5,
    0.0,
    0.05,
    0.25,
    0.4,
    0.25,
    -0.028,
    0.0,
]


def chance(table: Table) -> float:
    """The chance of seat 0 to win."""
    ours = traits(table, 0)
    theirs = traits(table, 1)
    lead = 0.0
    for i in range(len(WEIGHTS)):
        lead += WEIGHTS[i] * (ours[i] - theirs[i])
    return 1.0 / (1.0 + exp(-lead))


def traits(table: Table, seat: i64) -> list[float]:
    """What speaks for a side, in the order of `TRAITS`."""
    found = [0.0 for _ in TRAITS]
    points = table.points[seat]
    found[0] = 1.0 if points >= 1 else 0.0
    found[1] = 1.0 if points >= 2 else 0.0
    count_markers(table, seat, found)
    company = 0.0
    for figure in table.figures:
        if figure.seat == seat:
            company += float(figure.profile.cost)
            if figure.alive and figure.placed:
                count_figure(table, figure, found)
    if company > 0.0:
        found[5] /= company
    return found


def count_markers(table: Table, seat: i64, found: list[float]) -> None:
    """Markers held, those about to be turned, and who is stronger round each."""
    held = 0
    lost = 0
    for marker in table.markers:
        if marker.owner == seat:
            held += 1
        elif marker.owner >= 0:
            lost += 1
        strength = 0.0
        for figure in table.figures:
            if figure.alive and figure.placed:
                away: i64 = gap(figure.x, figure.y, figure.r, marker.x, marker.y, MARKER_RADIUS)
                if away <= 6 * INCH:
                    weight = float(figure.profile.cost) / 30.0 * (1.4 - float(away) / 600.0)
                    strength += weight if figure.seat == seat else -weight
                if away <= INCH and figure.foes == 0 and marker.owner != seat:
                    if figure.seat == seat and can_turn(table, figure):
                        found[4] += 1.0
        found[8] += max(-1.0, min(1.0, strength))
    found[3] = float(held)
    found[2] = 1.0 if held > lost else 0.0


def can_turn(table: Table, figure: Figure) -> bool:
    """Whether it still has the action points to turn a marker this turn."""
    return figure.ap >= (3 if table.cards[figure.card].played else 2)


def count_figure(table: Table, figure: Figure, found: list[float]) -> None:
    left = float(figure.profile.health - figure.ticked) / float(figure.profile.health)
    found[5] += float(figure.profile.cost) * (0.4 + 0.6 * left)
    found[6] += 1.0
    nearest: i64 = 2000
    for marker in table.markers:
        away: i64 = gap(figure.x, figure.y, figure.r, marker.x, marker.y, MARKER_RADIUS)
        if away < nearest:
            nearest = away
    found[7] -= max(0.0, float(nearest - INCH) / 100.0)
    if table.cards[figure.card].played:
        found[10] += float(figure.ap)
    else:
        found[9] += float(figure.ap)
    if figure.foes != 0:
        for foe in table.figures:
            if figure.foes >> foe.id & 1 and foe.ap > 0:
                found[11] += max(0.0, best_exchange(foe, figure, 0))
    if figure.profile.alchemist:
        found[12] += float(figure.concentration) + 0.3 * float(figure.components)
