"""Kazaam! as a picture: everyone's homunculus as a body stands, their ingredients and hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from athanor.contract import View
from athanor.contract.drawing import (
    GROUND,
    INK,
    LINE,
    PAPER,
    QUIET,
    WOOD,
    Box,
    Sheet,
    backs,
    framed,
    piled,
    tag,
    written,
)

from .actions import Part
from .view import KazaamView, Player

#: The nine places of a board, as a body stands.
BODY: Final[tuple[Part, ...]] = (
    *("left-ear", "head", "right-ear"),
    *("left-hand", "torso", "right-hand"),
    *("left-leg", "tail", "right-leg"),
)
COLOURS: Final = {
    "fire": "#9c2415",
    "bone": "#6b6250",
    "scale": "#2c5a22",
    "wood": "#7a4a12",
    "fur": "#8c2d6b",
    "chitin": "#12686b",
    "stone": "#3c4148",
}


def draw(sheet: Sheet, view: View, own: Mapping[int, View]) -> None:
    assert isinstance(view, KazaamView)
    pile = sheet.word("table-pile", count=view.pile)
    sheet.line(f"{pile} · {sheet.word('table-discards', count=view.discards)}", colour=QUIET)
    sheet.row(sheet.word("table-supply"), counters(sheet, view.supply))
    for seat, player in enumerate(view.players):
        words = sheet.word("table-points", count=player.points.total)
        on_turn = seat == view.turn and view.result is None
        if on_turn:
            words += " · " + sheet.word("table-left", count=view.left)
        sheet.player(seat, words, on_turn)
        sheet.row("", [body(sheet, player), side_by_side(sheet, player)])
        seen = own.get(seat)
        if isinstance(seen, KazaamView) and seen.hand is not None:
            sheet.row("", [tile(sheet, each) for each in seen.hand])
        else:
            sheet.row("", backs(player.hand_size))


def counters(sheet: Sheet, bag: Mapping[str, int]) -> list[Box]:
    return [
        tag(f"{sheet.called('ingredient', name)} {count}", INK, WOOD)
        for name, count in bag.items()
        if count
    ]


def side_by_side(sheet: Sheet, player: Player) -> Box:
    """What is in a player's bag, as a block beside the body."""
    held = counters(sheet, player.ingredients)
    return piled(held, 2) if held else Box(0, 0, "")


def tile(sheet: Sheet, name: str) -> Box:
    material, _, part = name.partition("-")
    words = (
        sheet.called("material", material) + " · " + sheet.called("part", part.removesuffix("-2"))
    )
    return tag(words, COLOURS[material])


def body(sheet: Sheet, player: Player) -> Box:
    """A tile that lies face down is pale; a place without one is dashed."""
    placed = {each.part: each for each in player.board}
    places = []
    for part in BODY:
        found = placed.get(part)
        name = sheet.called("part", part)
        if found is None:
            svg = framed(96, 34, GROUND, LINE, dashed=True)
            svg += written(name, 48, 21, 11, colour=LINE, middle=True)
        else:
            material = found.tile.partition("-")[0]
            colour = COLOURS[material]
            svg = framed(
                96, 34, PAPER if found.face_up else WOOD, colour, 2 if found.face_up else 1
            )
            word = sheet.called("material", material)
            svg += written(word, 48, 15, 12, bold=found.face_up, colour=colour, middle=True)
            svg += written(name, 48, 28, 10, colour=QUIET, middle=True)
        places.append(Box(96, 34, svg))
    return piled(places, 3)
