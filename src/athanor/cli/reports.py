"""`athanor reports`: what people at the tables of a server told its operator about each other."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .house import HOUSE
from .language import Lang
from .serve import Database, open_house

if TYPE_CHECKING:
    from athanor.server.store.reports import Report


def reports(
    data: Annotated[Path | None, typer.Option(help="cli-help-data")] = None,
    clear: Annotated[str, typer.Option(help="cli-help-reports-clear")] = "",
    database: Database = "",
    lang: Lang = "",
) -> None:
    """cli-help-reports"""
    from athanor.server.store import reports as store

    texts = HOUSE.texts()
    with closing(open_house(data, database)) as connection:
        if clear:
            HOUSE.out.print(texts("cli-reports-cleared", count=store.clear(connection, clear)))
            connection.commit()
            return
        found = store.kept(connection)
    if not found:
        HOUSE.out.print(texts("cli-reports-none"))
    for report in found:
        tell(report)


def tell(report: Report) -> None:
    texts = HOUSE.texts()
    when = datetime.fromtimestamp(report.at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    HOUSE.out.print(
        texts(
            "cli-report",
            when=when,
            table=report.table,
            name=report.name,
            reason=texts(f"report-{report.reason}"),
        ),
        style="bold",
    )
    if report.account:
        HOUSE.out.print("  " + texts("cli-report-account", account=report.account))
    if report.words:
        HOUSE.out.print("  " + texts("cli-report-words", words=report.words))
    for line in report.lines:
        HOUSE.out.print(f"  > {line}")
