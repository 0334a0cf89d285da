"""Before the first turn: K-07 to K-11."""

from __future__ import annotations

from typing import Final

from ..events import BoardGiven, Dealt, GameBegan, TurnBegan
from ..model import DREW, Table
from ..tiles import HOMUNCULI, INGREDIENTS, tile_names, unit, unpack
from .knowledge import nothing_dealt

DEALT: Final = 3


def set_up(table: Table) -> None:
    give_boards(table)
    choose_first(table)
    table.pile = table.box.tiles[:]  # K-08
    table.rng.shuffle(table.pile, "pile")
    nothing_dealt(table)
    deal(table)
    if table.tracing:
        tell_set_up(table)


def give_boards(table: Table) -> None:
    """K-07: a random board each."""
    boards = list(range(len(table.box.alchemists)))
    table.rng.shuffle(boards, "boards")
    for seat in range(table.seats):
        take_board(table, seat, boards[seat])


def take_board(table: Table, seat: int, board: int) -> None:
    alchemist = table.box.alchemists[board]
    player = table.players[seat]
    player.alchemist = board
    player.favourite = unit(alchemist.ingredient)
    player.homunculus = alchemist.homunculus


def choose_first(table: Table) -> None:
    """K-10: at random, or as the table has chosen."""
    chosen = table.options["first"]
    if isinstance(chosen, int):
        table.first = chosen
    else:
        table.first = table.rng.below(table.seats, "first")
    table.turn = table.first


def deal(table: Table) -> None:
    """K-09: three tiles each, in turn order."""
    for _ in range(DEALT):
        for offset in range(table.seats):
            seat = (table.first + offset) % table.seats
            tile = table.pile.pop()
            table.players[seat].receive(tile)
            table.saw(DREW, seat, 0, tile)


def tell_set_up(table: Table) -> None:
    table.events.append(GameBegan(table.first))
    for offset in range(table.seats):
        seat = (table.first + offset) % table.seats
        player = table.players[seat]
        alchemist = table.box.alchemists[player.alchemist]
        favourite = INGREDIENTS[alchemist.ingredient]
        table.events.append(
            BoardGiven(seat, alchemist.name, favourite, HOMUNCULI[alchemist.homunculus])
        )
        tiles = tile_names(unpack(player.hand, player.hand_size))
        table.events.append(Dealt(seat, len(tiles), tiles))
    table.events.append(TurnBegan(table.first))
