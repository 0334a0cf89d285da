"""Alakazoö! as a picture: the columns, and everyone's portal with its runes and spells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from athanor.contract import View
from athanor.contract.drawing import (
    BRASS,
    GROUND,
    INK,
    LINE,
    PAPER,
    QUIET,
    Box,
    Sheet,
    backs,
    framed,
    piled,
    tag,
    written,
)

from .view import AlakazooView, PlaceView, PlayerView

COLUMNS_OF_PORTAL: Final = 3


def draw(sheet: Sheet, view: View, own: Mapping[int, View]) -> None:
    assert isinstance(view, AlakazooView)
    sheet.heading(sheet.word("table-turn", turn=view.turns))
    supply = sheet.word("table-supply", magic=view.magic, dark=view.dark)
    pile = sheet.word("table-pile", count=view.pile)
    discards = sheet.word("table-discards", count=len(view.discards))
    sheet.line(f"{supply} · {pile} · {discards}", colour=QUIET)
    for number, column in enumerate(view.columns, start=1):
        sheet.row(sheet.word("table-column", column=number), spells(sheet, column))
    for seat, player in enumerate(view.players):
        on_turn = seat in view.actors
        sheet.player(seat, standing(sheet, player), on_turn)
        if seat == view.turn and view.dice:
            sheet.row(
                sheet.word("table-dice"), [tag(die(sheet, each), BRASS) for each in view.dice]
            )
        if player.places:
            sheet.row(
                "", [piled([place(sheet, each) for each in player.places], COLUMNS_OF_PORTAL)]
            )
        seen = own.get(seat)
        if isinstance(seen, AlakazooView) and seen.hand is not None:
            sheet.row("", spells(sheet, seen.hand))
            if seen.offer:
                sheet.row(sheet.word("table-offer"), [tag(each, QUIET) for each in seen.offer])
        else:
            sheet.row("", backs(player.hand_size))


def spells(sheet: Sheet, cards: Sequence[str]) -> list[Box]:
    return [tag(sheet.called("card", each)) for each in cards]


def die(sheet: Sheet, face: str) -> str:
    return sheet.called("die", face)


def standing(sheet: Sheet, player: PlayerView) -> str:
    words = [sheet.word("table-points", count=player.points)]
    for each in player.guardians:
        name = sheet.called("guardian", each.guardian)
        words.append(sheet.word("table-guardian", guardian=name, magic=each.magic, dark=each.dark))
    return " · ".join(words)


def place(sheet: Sheet, found: PlaceView) -> Box:
    """The spell on a place, or its name; below its two runes, those covered in ink."""
    if found.card is None:
        svg = framed(200, 38, GROUND, LINE, dashed=True)
        svg += written(sheet.called("place", found.place), 100, 16, 12, colour=QUIET, middle=True)
    else:
        svg = framed(200, 38, PAPER, BRASS, 2)
        svg += written(sheet.called("card", found.card), 100, 16, 12, bold=True, middle=True)
    for index, (rune, covered) in enumerate(zip(found.runes, found.covered, strict=True)):
        colour = INK if covered else LINE
        mark = "●" if covered else "○"
        word = sheet.called("rune", rune)
        svg += written(f"{mark} {word}", 55 + 90 * index, 31, 11, colour=colour, middle=True)
    return Box(200, 38, svg)
