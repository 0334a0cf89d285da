"""`athanor records to-parquet`: games as tables of data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from athanor.contract import AthanorError, BadRequest

from .house import FINE, HOUSE, WRONG_USE, check_writable
from .language import Lang

if TYPE_CHECKING:
    from athanor.adapters.parquet import Play

records = typer.Typer(help="cli-help-records", no_args_is_help=True)


@records.callback()
def about() -> None:
    """cli-help-records"""


@records.command("to-parquet")
def to_parquet(
    files: Annotated[list[Path], typer.Argument(help="cli-help-records-files")],
    out: Annotated[Path, typer.Option(help="cli-help-parquet-out")],
    names: Annotated[bool, typer.Option(help="cli-help-parquet-names")] = True,
    views: Annotated[bool, typer.Option(help="cli-help-parquet-views")] = True,
    lang: Lang = "",
) -> int:
    """cli-help-to-parquet"""
    try:
        from athanor.adapters.parquet import games_in, write_parquet
    except ImportError:
        raise BadRequest("data-missing") from None
    check_writable(out)
    refused: list[AthanorError] = []

    def games() -> Iterator[Play]:
        for file in every_file(files):
            try:
                yield from games_in(file)
            except AthanorError as error:
                refused.append(error)
                HOUSE.refuse(error)

    played, moves = write_parquet(out, games(), names, views)
    texts = HOUSE.texts()
    HOUSE.out.print(texts("cli-parquet-written", games=played, moves=moves, file=str(out)))
    return WRONG_USE if refused else FINE


def every_file(paths: Sequence[Path]) -> Iterator[Path]:
    """Files as they are, and all records of a folder."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.json"))
        else:
            yield path
