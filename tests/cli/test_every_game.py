"""Every game of the house can be played in the terminal, with a table of its own or without."""

from __future__ import annotations

from rich.console import Console

import athanor
from athanor.cli.table import Table, table_type
from athanor.texts import Texts

NAMES = ["Ada", "Blaise", "Chiara", "Dante", "Émilie", "Faust"]


def test_a_game_without_a_table_of_its_own_gets_the_plain_one() -> None:
    assert table_type("no-such-table") is Table
    assert table_type("poison") is not Table


def test_the_plain_table_numbers_the_actions() -> None:
    state = athanor.game("poison").new(seats=4, seed=3)
    seat = state.actors()[0]
    console = Console(width=100)
    with console.capture() as shown:
        console.print(Table(Texts("en", "poison"), NAMES).choices(state.view(seat)))
    assert f"{len(state.legal(seat))} Pour" in shown.get()
