"""Every game of the house can be played in the terminal, with a table of its own or without."""

from __future__ import annotations

import pytest
from rich.console import Console

import athanor
from athanor import FastRng, Game
from athanor.cli.table import Table, table_type
from athanor.texts import LANGUAGES, Texts

from ..contract.support import everyone, games, walk

NAMES = ["Ada", "Blaise", "Chiara", "Dante", "Émilie", "Faust"]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_drawn(game: Game, language: str) -> None:
    texts = Texts(language, game.id, terminal=True)
    console = Console(file=None, record=True, width=100, quiet=True)
    state = game.new(game.meta.least_seats, seed=3)
    for kind in (table_type(game.id), Table):
        table = kind(texts, NAMES)
        for step, each in enumerate(walk(state.clone(), FastRng(2), most=200)):
            if step % 30 and not each.over:
                continue
            for seat in everyone(each):
                view = each.view(seat)
                console.print(table.draw(view))
                console.print(table.choices(view))
                for event in view.events:
                    table.sentence("event", event)
                    table.moment(view, event)
                if view.result is not None:
                    console.print(table.outcome(view))
                    assert table.ending(view)
                else:
                    assert table.asked(view)


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
