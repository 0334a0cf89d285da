"""The database's files: private whatever the umask is, opened with care, copied while in use."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from athanor.contract import BadRequest

from .house import SetAside, all_aside, count_stages, last_lived
from .upgrade import bring_up_to_date

log: Final = logging.getLogger("athanor.store")

#: What SQLite puts beside a database. It gives them the permissions of the database itself.
BESIDE: Final = ("", "-wal", "-shm", "-journal")
REFUSALS: Final = {
    "SQLITE_NOTADB": "database-foreign",
    "SQLITE_CORRUPT": "database-damaged",
    "SQLITE_READONLY": "database-unwritable",
    "SQLITE_CANTOPEN": "database-unwritable",
    "SQLITE_PERM": "database-unwritable",
    "SQLITE_FULL": "database-full",
}


def open_database(path: Path) -> Connection:
    """A database of ours, made if there is none; or a refusal that an operator understands."""
    try:
        make_private(path)
    except OSError:
        raise BadRequest("database-unwritable", file=str(path)) from None
    try:
        connection = open_connection(path)
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            bring_up_to_date(connection, str(path), partial(backup_before, path))
            last_lived(connection)  # damage that shows at once is told at once
            connection.commit()
            make_private(path)
        except BaseException:
            connection.close()
            raise
    except (sqlite3.Error, DBAPIError) as error:
        raise refusal(path, error) from None
    return connection


def open_connection(path: Path) -> Connection:
    engine = create_engine("sqlite://", creator=partial(connect, path), poolclass=NullPool)
    return engine.connect()


def backup_before(path: Path, version: int) -> None:
    """The database as the program of that version left it, beside it."""
    moment = time.strftime("%Y%m%d-%H%M%S")
    target = path.with_name(f"{path.stem}-version-{version}-{moment}{path.suffix}")
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    backup_database(path, target)
    log.warning(
        "the database is brought up to date; as it was it is kept",
        extra={"version": version, "file": str(target)},
    )


def refusal(path: Path, error: sqlite3.Error | DBAPIError) -> BadRequest:
    """What is wrong with a database, for whoever runs the house."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    name = getattr(cause, "sqlite_errorname", "")
    for known, code in REFUSALS.items():
        if name.startswith(known):
            return BadRequest(code, file=str(path))
    return BadRequest("database-unusable", file=str(path), reason=str(cause))


def make_private(path: Path) -> None:
    """Seeds of open games are in these files: they are their owner's alone. A database that exists
    is not opened here: closing it would give up the locks that SQLite holds for us on it, and then
    the next visitor would take away its journal."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    for ending in BESIDE:
        beside = Path(f"{path}{ending}")
        if beside.exists() and beside.stat().st_mode & 0o077:
            beside.chmod(0o600)


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_autocheckpoint = 2000")
        # What a statement of many rows needs to go back on itself: no file for each of them.
        connection.execute("PRAGMA temp_store = MEMORY")
    except BaseException:
        connection.close()
        raise
    return connection


def backup_database(source: Path, target: Path) -> None:
    """A copy of a database that may be in use, as it is at one moment."""
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as reader,
            closing(sqlite3.connect(target)) as writer,
        ):
            reader.backup(writer)
            writer.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise refusal(source, error) from None


def look_into(path: Path) -> tuple[list[tuple[str, int]], list[SetAside]]:
    """How many tables there are of each stage, and those set aside; beside a running server."""
    try:
        with closing(open_reading(path)) as reader:
            return count_stages(reader), all_aside(reader)
    except (sqlite3.Error, DBAPIError) as error:
        raise refusal(path, error) from None


def open_reading(path: Path) -> Connection:
    def read_only() -> sqlite3.Connection:
        return sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)

    return create_engine("sqlite://", creator=read_only, poolclass=NullPool).connect()
