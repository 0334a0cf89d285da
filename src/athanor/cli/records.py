"""`athanor records export` and `to-parquet`: the games of a server as files, and games as data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from athanor.contract import AthanorError, BadRequest, Record, without_names

from .house import FINE, HOUSE, WRONG_USE, check_writable, write_file
from .language import Lang
from .serve import Database, open_house

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
        raise BadRequest("parquet-missing") from None
    check_writable(out)
    refused: list[AthanorError] = []

    def games() -> Iterator[Play]:
        found = False
        for file in every_file(files):
            try:
                for play in games_in(file):
                    found = True
                    yield play
            except AthanorError as error:
                refused.append(error)
                HOUSE.refuse(error)
        if refused and not found:
            raise typer.Exit(WRONG_USE)  # of nothing there is nothing to write

    played, moves = write_parquet(out, games(), names, views)
    texts = HOUSE.texts()
    HOUSE.out.print(texts("cli-parquet-written", games=played, moves=moves, file=str(out)))
    return WRONG_USE if refused else FINE


@records.command("export")
def export(
    folder: Annotated[Path, typer.Argument(help="cli-help-export-folder")],
    data: Annotated[Path | None, typer.Option(help="cli-help-data")] = None,
    since: Annotated[datetime | None, typer.Option(help="cli-help-export-since")] = None,
    names: Annotated[bool, typer.Option(help="cli-help-export-names")] = False,
    database: Database = "",
    lang: Lang = "",
) -> int:
    """cli-help-export"""
    from athanor.server.house.exporting import records as records_of
    from athanor.server.store.logs import over_since

    check_writable(folder / "record.json" if folder.exists() else folder)
    after = 0 if since is None else round(1000 * since.replace(tzinfo=UTC).timestamp())
    written = refused = 0
    with closing(open_house(data, database)) as connection:
        folder.mkdir(exist_ok=True)
        for found in records_of(over_since(connection, after)):
            if isinstance(found, Record):
                record = found if names else without_names(found)
                # Not by the table's name: whoever knows that finds who sat there.
                write_file(folder / f"{record.header.game}-{record.seal[:16]}.json", record.json())
                written += 1
            else:
                HOUSE.refuse(found)
                refused += 1
    HOUSE.out.print(HOUSE.texts()("cli-exported", games=written, folder=str(folder)))
    return WRONG_USE if refused else FINE


def every_file(paths: Sequence[Path]) -> Iterator[Path]:
    """Files as they are, and all records of a folder."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.json"))
        else:
            yield path
