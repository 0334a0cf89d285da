"""`athanor archive GAME`: games that are kept, and played again when the rules have changed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from athanor.arena import archive as kept
from athanor.contract import BadRecord, Game
from athanor.contract import game as find_game
from athanor.texts import Texts

from .house import FINE, HOUSE, WRONG_USE, check_writable
from .language import Lang
from .requests import split_bots

#: So many lines of a playthrough that has changed are shown.
LINES_SHOWN: Final = 20


def archive(
    game: Annotated[str, typer.Argument(help="cli-help-game")],
    to: Annotated[Path, typer.Option(help="cli-help-archive-to")],
    check: Annotated[bool, typer.Option("--check", help="cli-help-archive-check")] = False,
    tell: Annotated[bool, typer.Option("--tell", help="cli-help-archive-tell")] = False,
    bot: Annotated[str, typer.Option(help="cli-help-archive-bot")] = kept.BOT,
    lang: Lang = "",
) -> int:
    """cli-help-archive"""
    rules = find_game(game)
    texts = HOUSE.texts(game)
    if check:
        return look_through(rules, to, texts)
    split_bots(bot, game)
    check_writable(to / "game" if to.is_dir() else to)
    if tell:
        for path in to.glob(f"{rules.id}-{rules.meta.rules}-*{kept.PLAYTHROUGH}"):
            path.unlink()
    for name in kept.fill(rules, to, bot):
        HOUSE.out.print(name)
    HOUSE.out.print(texts("cli-archive-kept", count=len(kept.kept_games(rules, to))))
    return FINE


def look_through(rules: Game, folder: Path, texts: Texts) -> int:
    """Plays all again. What has changed is told, and whether that is a mistake."""
    code = FINE
    for mode in kept.missing(rules, folder):
        HOUSE.complain(texts("cli-archive-missing", mode=mode, rules=rules.meta.rules))
        code = WRONG_USE
    games = kept.kept_games(rules, folder)
    for path in games:
        try:
            kept.record_of(rules, kept.load(path))
        except BadRecord as error:
            HOUSE.complain(f"{path.name}: {HOUSE.refusal(error)}")
            code = WRONG_USE
            continue
        changed = kept.changes(rules, path)
        if changed:
            HOUSE.complain(texts("cli-archive-changed", file=path.name))
            for line in changed[:LINES_SHOWN]:
                HOUSE.out.print(Text(line, "dim"), soft_wrap=True)
            code = WRONG_USE
    if code == FINE:
        HOUSE.out.print(texts("cli-archive-kept", count=len(games)))
    return code
