"""All tables in one file: SQLite. `synchronous=FULL` makes each commit reach the disk. Entries go
straight to the driver, many in one statement: before each the interpreter is let go of, and while
the event loop is busy it takes a while to have it again. All else is in the words of `schema.py`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Final, cast

from sqlalchemy import Connection

from .files import open_connection, open_database
from .group import GroupStore, Job

#: So many rows in one statement, the most first; few lengths, so that the driver knows them all.
LENGTHS: Final = (64, 16, 4, 1)


def statements(head: str, row: str, tail: str = "") -> dict[int, str]:
    return {length: head + ", ".join([row] * length) + tail for length in LENGTHS}


INSERT: Final = statements(
    "INSERT INTO log (table_id, sequence, at, entry) VALUES ", "(?, ?, ?, ?)"
)
STAGE: Final = statements(
    "INSERT INTO tables VALUES ",
    "(?, ?, ?, ?)",
    " ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, touched = excluded.touched",
)
DUE: Final = statements(
    "INSERT INTO due VALUES ", "(?, ?)", " ON CONFLICT (table_id) DO UPDATE SET at = excluded.at"
)
NOT_DUE: Final = statements("DELETE FROM due WHERE table_id IN (", "?", ")")


class SqliteStore(GroupStore):
    errors = (*GroupStore.errors, sqlite3.Error)
    blameless = (*GroupStore.blameless, sqlite3.IntegrityError)

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self.connection = open_database(path)
        self.driver = driver_of(self.connection)
        super().__init__(loop)
        self.writer.start()

    def connect(self) -> Connection:
        return open_connection(self.path)

    def close(self) -> None:
        super().close()
        self.connection.close()

    def transact(self, jobs: list[Job]) -> None:
        driver = self.driver
        driver.execute("BEGIN IMMEDIATE")
        try:
            rows = [row for job in jobs for row in job.rows]
            run(driver, INSERT, [(row.table, row.sequence, row.at, row.entry) for row in rows])
            stages = {row.table: row for row in rows if row.stage is not None}
            run(
                driver,
                STAGE,
                [(row.table, row.stage, int(row.public), row.at) for row in stages.values()],
            )
            due = {row.table: row.due for row in rows if row.due is not None}
            run(driver, DUE, [(table, at) for table, at in due.items() if at])
            run(driver, NOT_DUE, [(table,) for table, at in due.items() if not at])
            for job in jobs:
                if job.work is not None:
                    job.work(self.connection)
            self.finish()
            self.commits += 1
        except BaseException:
            self.give_up()
            raise

    def finish(self) -> None:
        self.driver.execute("COMMIT")
        self.connection.commit()  # for SQLAlchemy, which counts along

    def give_up(self) -> None:
        if self.driver.in_transaction:
            self.driver.execute("ROLLBACK")
        self.connection.rollback()


def run(
    driver: sqlite3.Connection,
    statements: dict[int, str],
    rows: Sequence[tuple[str | int | bytes | None, ...]],
) -> None:
    """One of these with all rows, in as few statements as there are lengths for."""
    at = 0
    for length, statement in statements.items():
        while len(rows) - at >= length:
            driver.execute(statement, [*chain.from_iterable(rows[at : at + length])])
            at += length


def driver_of(connection: Connection) -> sqlite3.Connection:
    return cast(sqlite3.Connection, connection.connection.driver_connection)
