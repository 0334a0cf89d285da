"""The game can be played in the terminal, with a table of its own or without."""

from __future__ import annotations

import os
from collections.abc import Iterator

from rich.console import Console

from athanor.cli.table import Table, table_type
from athanor.contract import FastRng, Game, View
from athanor.texts import LANGUAGES, Texts

from .tables import NAMES, everyone, walk


def every_table_can_be_drawn(game: Game) -> None:
    views = list(some_views(game))
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        console = Console(file=nowhere, width=100)
        for language in LANGUAGES:
            texts = Texts(language, game.id, terminal=True)
            for kind in (table_type(game.id), Table):
                table = kind(texts, NAMES)
                for view in views:
                    draw(console, table, view)


def some_views(game: Game) -> Iterator[View]:
    """What everyone sees, now and then in a game, and at its end."""
    state = game.new(game.meta.least_seats, seed=3)
    for step, each in enumerate(walk(state, FastRng(2), most=200)):
        if step % 30 == 0 or each.over:
            yield from (each.view(seat) for seat in everyone(each))


def draw(console: Console, table: Table, view: View) -> None:
    console.print(table.draw(view))
    console.print(table.choices(view))
    wording = view.wording()
    for event in view.events:
        table.sentence("event", event, wording)
        table.moment(view, event)
    if view.result is not None:
        console.print(table.outcome(view))
        assert table.ending(view), "the terminal cannot say how it ended"
    else:
        assert table.asked(view), "the terminal cannot say what is asked"


CHECKS = (every_table_can_be_drawn,)
