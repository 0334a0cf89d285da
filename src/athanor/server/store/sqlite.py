"""All tables in one file: SQLite. `synchronous=FULL` makes each commit reach the disk. Entries go
straight to the driver; all else is in the words of `schema.py`."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Final, cast

from sqlalchemy import Connection

from .files import open_connection, open_database
from .group import GroupStore, Job

INSERT: Final = "INSERT INTO log (table_id, sequence, at, entry) VALUES (?, ?, ?, ?)"
STAGE: Final = (
    "INSERT INTO tables VALUES (?, ?, ?, ?) ON CONFLICT (id) "
    "DO UPDATE SET stage = excluded.stage, touched = excluded.touched"
)
DUE: Final = "INSERT INTO due VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at"
NOT_DUE: Final = "DELETE FROM due WHERE table_id = ?"


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
            driver.executemany(
                INSERT, [(row.table, row.sequence, row.at, row.entry) for row in rows]
            )
            for row in rows:
                if row.stage is not None:
                    driver.execute(STAGE, (row.table, row.stage, int(row.public), row.at))
                if row.due:
                    driver.execute(DUE, (row.table, row.due))
                elif row.due == 0:
                    driver.execute(NOT_DUE, (row.table,))
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


def driver_of(connection: Connection) -> sqlite3.Connection:
    return cast(sqlite3.Connection, connection.connection.driver_connection)
