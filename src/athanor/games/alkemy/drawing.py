"""Alkemy as a picture: the table from above, and the two companies."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from athanor.contract import View
from athanor.contract.drawing import (
    BRASS,
    GROUND,
    INK,
    LINE,
    MARGIN,
    PAPER,
    SIDES,
    WIDTH,
    WOOD,
    Box,
    Sheet,
    framed,
    tag,
    written,
)

from .body import FigureBody, SceneryBody
from .view import AlkemyView

KINDS: Final = {
    "obstructing": "#8d8578",
    "hindering": "#a8bd8b",
    "cluttered": "#d8c48a",
    "water": "#9dbfd6",
    "hill": "#c3b27f",
}
STATES: Final = {"white": PAPER, "yellow": "#f0d56b", "red": "#e58a76", "out": GROUND}


def draw(sheet: Sheet, view: View, own: Mapping[int, View]) -> None:
    assert isinstance(view, AlkemyView)
    points = view.table.points
    sheet.heading(sheet.word("table-turn", turn=view.table.turn, first=points[0], second=points[1]))
    sheet.row("", [battlefield(view)])
    for seat in range(view.seats):
        figures = [each for each in view.table.figures if each.seat == seat]
        standing = sum(each.alive for each in figures)
        words = sheet.word("table-standing", count=standing, all=len(figures))
        sheet.player(seat, words, seat in view.actors)
        boxes = []
        for number, each in enumerate(figures, start=1):
            facts = sheet.word("table-figure", ap=each.ap, left=max(0, each.left))
            colour = SIDES[seat] if each.alive else LINE
            words = f"{number} {sheet.called('figure', each.name)} · {facts}"
            boxes.append(tag(words, colour, STATES[each.state]))
        sheet.row("", boxes)


def battlefield(view: AlkemyView) -> Box:
    """Seat 0 sits at the bottom."""
    scale = (WIDTH - 2 * MARGIN) / view.width
    width, height = view.width * scale, view.height * scale
    parts = [framed(width, height, WOOD)]
    parts += [scenery(each, scale, height) for each in view.table.scenery]
    for component in view.table.components:
        x, y = component.x * scale, height - component.y * scale
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{BRASS}"/>')
    for marker in view.table.markers:
        x, y = marker.x * scale, height - marker.y * scale
        colour = INK if marker.owner is None else SIDES[marker.owner]
        parts.append(written("⚑", x, y, 18, colour=colour, middle=True))
    counts = [0] * view.seats
    for each in view.table.figures:
        counts[each.seat] += 1
        if each.placed and each.alive:
            parts.append(figure(each, str(counts[each.seat]), scale, height))
    return Box(width, height, "".join(parts))


def scenery(piece: SceneryBody, scale: float, height: float) -> str:
    corners = list(pairwise(piece.corners))[::2]
    points = " ".join(f"{x * scale:.1f},{height - y * scale:.1f}" for x, y in corners)
    return f'<polygon points="{points}" fill="{KINDS[piece.kind]}" stroke="{LINE}"/>'


def figure(body: FigureBody, number: str, scale: float, height: float) -> str:
    """A base in its size, filled by its state of health."""
    x, y, radius = body.x * scale, height - body.y * scale, max(8.0, body.radius * scale)
    colour = SIDES[body.seat]
    circle = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{STATES[body.state]}" '
        f'stroke="{colour}" stroke-width="2"/>'
    )
    return circle + written(number, x, y + 4, 11, bold=True, colour=colour, middle=True)
