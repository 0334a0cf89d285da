"""`athanor games`: what can be played here."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from athanor.contract import Game, Option, game, game_ids, set_aside
from athanor.texts import Texts

from .house import HOUSE
from .language import Lang


def games(lang: Lang = "") -> None:
    """cli-help-games"""
    out = HOUSE.out
    for id in game_ids():
        rules = game(id)
        texts = HOUSE.texts(id)
        out.print(heading(rules, texts))
        out.print(Padding(texts("game-tagline"), (0, 0, 0, 2)))
        if rules.meta.options:
            out.print(Padding(option_table(rules, texts), (0, 0, 0, 2)))
        out.print()
    HOUSE.game = ""
    if game_ids():
        out.print(HOUSE.texts()("cli-games-how", game=game_ids()[0]))
    for reason in set_aside().values():
        HOUSE.refuse(reason)


def heading(rules: Game, texts: Texts) -> Text:
    meta = rules.meta
    facts = texts(
        "cli-games-facts", low=meta.least_seats, high=meta.most_seats, minutes=meta.minutes
    )
    name = texts("game-name")
    return Text.assemble((name, "bold"), "  ", (meta.id, "cyan"), "  ", (facts, "dim"))


def option_table(rules: Game, texts: Texts) -> Table:
    table = Table.grid(padding=(0, 2))
    for option in rules.meta.options:
        name = f"option-{option.name}"
        table.add_row(
            Text(f"--option {option.name}={choices(rules, option)}", "cyan"),
            Text(texts(name) if name in texts else option.name),
        )
    return table


def choices(rules: Game, option: Option) -> str:
    """full|short, with the default first."""
    if isinstance(option.default, bool):
        words = ["true", "false"]
    elif option.choices:
        words = [*option.choices, *([f"0–{rules.meta.most_seats - 1}"] if option.seat else [])]
        words += ["@FILE"] if option.text else []
    else:
        return f"{option.low}–{option.high}"
    default = str(option.default).lower()
    return "|".join(sorted(words, key=lambda word: word != default))
