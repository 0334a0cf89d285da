"""Every game of the house can be played in the terminal, with a table of its own or without."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

import athanor
from athanor.cli.table import Table, table_type
from athanor.texts import Texts

from .support import athanor_says

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


@pytest.mark.parametrize("game", ["kazaam", "alakazoo"])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_table_is_drawn_and_no_raw_field_is_shown(game: str, language: str) -> None:
    """Portals and homunculi as they lie, in few lines, in words."""
    table = ["play", game, "--bots", "greedy", "--seed", "3", "--lang", language]
    told = athanor_says(*table, typed="1\n" * 8)
    assert "╭" in told.stdout, told.stderr
    fields = set(athanor.game(game).new(2, seed=1).view(0).__struct_fields__)
    raw = {field for field in fields if "_" in field} | {"owed", "hushed", "eased", "whereabouts"}
    assert not [field for field in raw if re.search(rf"\b{field}\b", told.stdout)]
    assert not re.search(r"\b(True|False|None)\b", told.stdout)
