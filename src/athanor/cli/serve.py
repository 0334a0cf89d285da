"""`athanor serve`, `backup` and `tables`: the table for browsers, whose server is loaded here."""

from __future__ import annotations

import importlib
import os
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from athanor.contract import BadRequest

from .house import HOUSE
from .language import Lang

if TYPE_CHECKING:
    from sqlalchemy import Connection

Database = Annotated[str, typer.Option(help="cli-help-database", envvar="ATHANOR_DATABASE")]


def serve(
    host: Annotated[str, typer.Option(help="cli-help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="cli-help-port")] = 8000,
    data: Annotated[Path | None, typer.Option(help="cli-help-data")] = None,
    public_address: Annotated[str, typer.Option(help="cli-help-public-address")] = "",
    log_level: Annotated[str, typer.Option(help="cli-help-log-level")] = "info",
    open_browser: Annotated[bool, typer.Option("--open", help="cli-help-open")] = False,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """cli-help-serve"""
    server().serve(
        host=host,
        port=port,
        data=data,
        public_address=public_address,
        log_level=log_level,
        open_browser=open_browser,
        database=database,
    )


def open_a_table() -> None:
    """What `athanor` alone does: a table in the browser, whatever else listens on this machine."""
    ports = range(8000, 8020)
    serve(port=next((port for port in ports if nobody_listens(port)), ports[0]), open_browser=True)


def nobody_listens(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1):
            return False
    except OSError:
        return True


def backup(
    target: Annotated[Path, typer.Argument(help="cli-help-target")],
    data: Annotated[Path | None, typer.Option(help="cli-help-data")] = None,
    lang: Lang = "",
) -> None:
    """cli-help-backup"""
    server().backup(data, target)


def tables(
    broken: Annotated[bool, typer.Option("--broken", help="cli-help-broken")] = False,
    data: Annotated[Path | None, typer.Option(help="cli-help-data")] = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """cli-help-tables"""
    server().tables(data, broken, database)


def move(
    source: Annotated[str, typer.Argument(help="cli-help-move-source")],
    target: Annotated[str, typer.Argument(help="cli-help-move-target")],
    lang: Lang = "",
) -> None:
    """cli-help-move"""
    server().move(source, target)


def open_house(data: Path | None, database: str) -> Connection:
    """The database of a server, whether it is running or not."""
    from athanor.server.platform import default_data
    from athanor.server.settings import Settings
    from athanor.server.store.files import open_database

    if database:
        shared: Connection = server().shared_store().open_connection(database)
        return shared
    path = Settings(data=data or default_data()).database
    if not path.exists():
        raise BadRequest("data-missing", folder=str(path.parent))
    return open_database(path)


def server() -> Any:
    """The server's commands, speaking the language that was asked for here."""
    os.environ["LC_ALL"] = HOUSE.language
    return importlib.import_module("athanor.server.command")
