"""Poison as a picture: the cauldrons, and what everyone has before them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from athanor.contract import View
from athanor.contract.drawing import (
    INK,
    QUIET,
    WOOD,
    Box,
    Sheet,
    backs,
    card,
    framed,
    moved,
    written,
)

from .view import Cauldron, PoisonView

COLOURS: Final = {"red": "#9c2415", "blue": "#1c4f8c", "purple": "#5b2d8c", "poison": "#2c5a22"}
POT_WIDTH: Final = 236.0


def draw(sheet: Sheet, view: View, own: Mapping[int, View]) -> None:
    assert isinstance(view, PoisonView)
    sheet.heading(sheet.word("table-round", round=view.round + 1, rounds=view.rounds))
    sheet.row("", [pot(sheet, each, view.brim) for each in view.cauldrons])
    for seat, player in enumerate(view.players):
        words = [sheet.word("table-points", count=player.score)]
        if seat == view.dealer:
            words.append(sheet.word("table-dealer"))
        on_turn = seat == view.turn and view.result is None
        sheet.player(seat, " · ".join(words), on_turn)
        seen = own.get(seat)
        if isinstance(seen, PoisonView) and seen.hand is not None:
            sheet.row("", [potion(each) for each in seen.hand])
        else:
            sheet.row("", backs(player.hand_size))
        taken = [each for each, count in player.taken.items() for _ in range(count)]
        if taken:
            sheet.row(sheet.word("table-taken", count=len(taken)), [potion(each) for each in taken])


def potion(name: str) -> Box:
    colour, _, number = name.partition("-")
    return card(number or "☠", COLOURS[colour])


def pot(sheet: Sheet, cauldron: Cauldron, brim: int) -> Box:
    colour = COLOURS.get(cauldron.colour or "", QUIET)
    potions = [potion(each) for each in cauldron.cards]
    rows = max(1, -(-len(potions) // 6))
    height = 34.0 + 30 * rows
    parts = [framed(POT_WIDTH, height, WOOD, colour, 3)]
    parts.append(written(f"{cauldron.total} / {brim}", 10, 21, 15, bold=True, colour=INK))
    for index, each in enumerate(potions):
        parts.append(moved(each.svg, 8 + index % 6 * 37.5, 30 + index // 6 * 30))
    return Box(POT_WIDTH, height, "".join(parts))
