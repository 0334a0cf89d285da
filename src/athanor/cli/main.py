"""`athanor`: the app, and the one place where a refusal becomes a line and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer

from athanor import __version__, compiled
from athanor.contract import AthanorError
from athanor.texts import Texts

from . import (
    archive,
    arena,
    balance,
    bench,
    check_game,
    exploit,
    games,
    new_game,
    play,
    records,
    replay,
    reports,
    serve,
    train,
    verify,
)
from .house import FINE, HOUSE, INTERRUPTED, WRONG_USE, speak_everywhere
from .language import Commands, Lang, asked_language, first_word, translate, usage_error
from .terminal import commands_of_games

VERSION: Final = "--version"

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def say_version(wanted: bool) -> None:
    if wanted:
        texts = HOUSE.texts()
        HOUSE.out.print(texts("cli-version", version=__version__, compiled=str(compiled).lower()))
        raise typer.Exit


@app.callback(invoke_without_command=True)
def athanor(
    context: typer.Context,
    lang: Lang = "",
    version: Annotated[
        bool,
        typer.Option(VERSION, help="cli-help-version", is_eager=True, callback=say_version),
    ] = False,
) -> None:
    """cli-help-athanor"""
    if context.invoked_subcommand is None:
        serve.open_a_table()


app.command("games")(games.games)
app.command("play")(play.play)
app.command("arena")(arena.arena)
app.command("balance")(balance.balance)
app.command("exploit")(exploit.exploit)
app.command("train")(train.train)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.add_typer(records.records, name="records")
app.command("archive")(archive.archive)
app.command("new-game")(new_game.new_game)
app.command("check-game")(check_game.check_game)
app.command("bench")(bench.bench)
app.command("serve")(serve.serve)
app.command("backup")(serve.backup)
app.command("tables")(serve.tables)
app.command("move")(serve.move)
app.command("reports")(reports.reports)


def run(arguments: Sequence[str] | None = None) -> None:
    """The console script."""
    sys.exit(answer(sys.argv[1:] if arguments is None else arguments))


def answer(arguments: Sequence[str]) -> int:
    speak_everywhere()
    try:
        HOUSE.language = asked_language(arguments)
        command = typer.main.get_command(app)
        add_commands_of_games(command, arguments)
        translate(command, HOUSE.texts())
        code = command.main(args=list(arguments), prog_name="athanor", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else FINE
    except AthanorError as error:
        HOUSE.refuse(error)
        return WRONG_USE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader left, as `| head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except Exception as error:
        told = usage_error(error, HOUSE.texts())
        if told is None:
            raise
        HOUSE.complain(told)
        return WRONG_USE


def add_commands_of_games(command: Any, arguments: Sequence[str]) -> None:
    """Unless one of the house's own is asked for: to look through all games takes a moment."""
    if first_word(arguments) in command.commands or VERSION in arguments:
        return
    for name, (game, function) in commands_of_games(command.commands).items():
        own = typer.Typer(add_completion=False)
        own.command(name)(function)
        added = typer.main.get_command(own)
        translate(added, Texts(HOUSE.language, game, terminal=True))
        command.add_command(added, name)


if __name__ == "__main__":
    run()
