"""Where logs are kept: one small interface, and SQLite behind it.

Durability rests on three things. One thread writes, and whatever is waiting when it comes back
from the disk goes into one transaction (*group commit*). `synchronous=FULL` makes each commit
reach the disk. And `done` is called only after the commit, so nothing is acknowledged before.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final, Protocol, TypeVar

from msgspec import Struct

from athanor.contract import AthanorError, BadRequest

from ..wire.resources import Stage
from . import accounts, house, positions, ratings, reports
from .files import connect, open_database

log: Final = logging.getLogger("athanor.store")

MOST_IN_ONE_COMMIT: Final = 2000
READERS: Final = 4
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS log (
  table_id TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  at INTEGER NOT NULL,
  entry BLOB NOT NULL,
  PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY,
  stage TEXT NOT NULL,
  public INTEGER NOT NULL,
  touched INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_by_stage ON tables (stage, touched);
CREATE TABLE IF NOT EXISTS due (
  table_id TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS due_by_time ON due (at);
CREATE TABLE IF NOT EXISTS rosters (
  game TEXT NOT NULL,
  id TEXT NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;
"""


class Unreadable(BadRequest):
    """Nothing can be read just now; later perhaps."""

    def __init__(self) -> None:
        super().__init__("not-read")


class Lease:
    """One table's right to write. It breaks when a write of that table fails: what was to follow
    must not be written after a gap, so the table is dropped and read again from its log."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


class Row(Struct, frozen=True):
    """One entry of a log; `stage` where it brings the table into another one. `due` is when the
    next clock of the table is over, 0 if none runs any more, None if it has no clocks."""

    table: str
    sequence: int
    at: int
    entry: bytes
    stage: Stage | None = None
    public: bool = False
    due: int | None = None


Done = Callable[[bool], None]
Work = Callable[[sqlite3.Connection], None]
T = TypeVar("T")


class Store(Protocol):
    """What the server asks of a database. Rows of one call are written together or not at all."""

    def append(
        self, lease: Lease, rows: Sequence[Row], done: Done, work: Work | None = None
    ) -> None:
        """Write rows, and do some work in the same transaction. `done` is called on the event loop,
        in the order of the calls, when they are durable (True) or when they will never be
        (False)."""

    async def change(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Does some work in a transaction. Returned, or refused by an AthanorError, when it is
        durable."""

    async def look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Reads something. Raises Unreadable if nothing can be read just now."""

    def forget(self, tables: Sequence[str], done: Done) -> None:
        """Remove tables and their logs."""

    async def read(self, table: str) -> list[tuple[int, bytes]]:
        """Times and entries of a log, in order; empty if there is no such table."""

    async def find(
        self, stages: Sequence[Stage], before: int, public: bool, most: int
    ) -> list[str]:
        """Tables of a stage that were last brought there before a time, newest first."""

    async def due(self, before: int) -> list[str]:
        """Tables with a clock that was over before a time, the longest over first; without those
        that were set aside."""

    def keep(self, game: str, id: str, body: bytes, done: Done) -> None:
        """Keep a roster. What is kept under that id already stays as it is."""

    async def kept(self, game: str, id: str) -> bytes | None:
        """A roster that was kept."""

    @property
    def failures(self) -> int:
        """How many things could not be written."""

    def check(self) -> bool:
        """Whether the last write went well."""

    def close(self) -> None:
        """Write what is waiting, then let go of the files."""


class Job(Struct, frozen=True):
    lease: Lease
    rows: Sequence[Row]
    done: Done
    forget: Sequence[str] = ()
    work: Work | None = None
    keep: tuple[str, str, bytes] | None = None


class SqliteStore:
    """All tables in one file, with one thread that writes and a few that read. Readers keep their
    connections, so that a house which has run out of descriptors can still read. `failures` counts
    what could not be written."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self.loop = loop
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.healthy = True
        self.commits = 0
        self.failures = 0
        self.connection = open_database(
            path,
            SCHEMA
            + accounts.SCHEMA
            + ratings.SCHEMA
            + house.SCHEMA
            + positions.SCHEMA
            + reports.SCHEMA,
        )
        self.readers = ThreadPoolExecutor(READERS, "store-reader")
        self.own = threading.local()
        self.reading: list[sqlite3.Connection] = []
        self.writer = threading.Thread(target=self.write, name="store-writer", daemon=True)
        self.writer.start()

    def append(
        self, lease: Lease, rows: Sequence[Row], done: Done, work: Work | None = None
    ) -> None:
        self.jobs.put(Job(lease, rows, done, (), work))

    async def change(self, work: Callable[[sqlite3.Connection], T]) -> T:
        results: list[T] = []
        refusals: list[AthanorError] = []

        def attempt(connection: sqlite3.Connection) -> None:
            results.clear()
            refusals.clear()
            try:
                results.append(work(connection))
            except AthanorError as refusal:  # before anything was changed
                refusals.append(refusal)

        durable: asyncio.Future[bool] = self.loop.create_future()
        self.jobs.put(Job(Lease(), (), answering(durable), (), attempt))
        if not await asyncio.shield(durable):
            raise BadRequest("not-stored")
        if refusals:
            raise refusals[0]
        return results[0]

    async def look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self.loop.run_in_executor(self.readers, self.ask, work)

    def forget(self, tables: Sequence[str], done: Done) -> None:
        self.jobs.put(Job(Lease(), (), done, tables))

    def keep(self, game: str, id: str, body: bytes, done: Done) -> None:
        self.jobs.put(Job(Lease(), (), done, keep=(game, id, body)))

    async def kept(self, game: str, id: str) -> bytes | None:
        sql = "SELECT 0, body FROM rosters WHERE game = ? AND id = ?"
        rows = await self.query(sql, (game, id))
        return rows[0][1] if rows else None

    async def read(self, table: str) -> list[tuple[int, bytes]]:
        sql = "SELECT at, entry FROM log WHERE table_id = ? ORDER BY sequence"
        return await self.query(sql, (table,))

    async def find(
        self, stages: Sequence[Stage], before: int, public: bool, most: int
    ) -> list[str]:
        marks = ", ".join("?" for _ in stages)
        sql = (
            f"SELECT id FROM tables WHERE stage IN ({marks}) AND touched < ? AND public >= ? "  # noqa: S608
            "ORDER BY touched DESC LIMIT ?"
        )
        rows = await self.query(sql, (*stages, before, int(public), most))
        return [str(row[0]) for row in rows]

    async def due(self, before: int) -> list[str]:
        sql = (
            "SELECT table_id FROM due WHERE at < ? "
            "AND table_id NOT IN (SELECT table_id FROM aside) ORDER BY at LIMIT 200"
        )
        return [str(row[0]) for row in await self.query(sql, (before,))]

    async def query(self, sql: str, values: tuple[str | int, ...]) -> list[tuple[int, bytes]]:
        return await self.look(lambda connection: connection.execute(sql, values).fetchall())

    def check(self) -> bool:
        return self.healthy and self.writer.is_alive()

    def close(self) -> None:
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown()
        for connection in (self.connection, *self.reading):
            connection.close()

    # -- in a reader's thread

    def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return work(self.reader())
        except (OSError, sqlite3.Error) as error:
            log.warning("a read failed", extra={"reason": str(error)})
            self.let_reader_go()
            raise Unreadable from error

    def reader(self) -> sqlite3.Connection:
        if getattr(self.own, "connection", None) is None:
            self.own.connection = connect(self.path)
            self.reading.append(self.own.connection)
        found: sqlite3.Connection = self.own.connection
        return found

    def let_reader_go(self) -> None:
        connection = getattr(self.own, "connection", None)
        if connection is not None:
            self.own.connection = None
            self.reading.remove(connection)
            connection.close()

    # -- in the writer's thread

    def write(self) -> None:
        open = True
        while open:
            batch: list[Job] = []
            waiting = self.jobs.get()
            while waiting is not None:
                batch.append(waiting)
                if self.jobs.empty() or len(batch) == MOST_IN_ONE_COMMIT:
                    break
                waiting = self.jobs.get()
            open = waiting is not None
            if batch:
                self.commit(batch)
            del batch, waiting  # while it waits, this thread keeps no table in the memory

    def commit(self, batch: list[Job]) -> None:
        """One transaction for the whole batch; if it fails, one for each job, so that nobody
        suffers for another."""
        try:
            self.transact([job for job in batch if not job.lease.broken])
        except Exception as error:  # whatever it was, the next one is written
            if len(batch) > 1:
                for job in batch:
                    self.commit([job])
                return
            log.error("a write failed", extra={"reason": f"{type(error).__name__}: {error}"})
            self.failures += 1
            batch[0].lease.broken = True
            if isinstance(error, (OSError, sqlite3.Error)):
                # What breaks a promise of the schema is that job's own fault.
                self.healthy = isinstance(error, sqlite3.IntegrityError)
        else:
            self.healthy = True
        self.deliver([(job.done, not job.lease.broken) for job in batch])

    def transact(self, jobs: list[Job]) -> None:
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(
                "INSERT INTO log VALUES (?, ?, ?, ?)",
                [(row.table, row.sequence, row.at, row.entry) for job in jobs for row in job.rows],
            )
            for job in jobs:
                for row in job.rows:
                    if row.stage is not None:
                        connection.execute(
                            "INSERT INTO tables VALUES (?, ?, ?, ?) ON CONFLICT (id) "
                            "DO UPDATE SET stage = excluded.stage, touched = excluded.touched",
                            (row.table, row.stage, int(row.public), row.at),
                        )
                    if row.due:
                        connection.execute(
                            "INSERT INTO due VALUES (?, ?) ON CONFLICT (table_id) "
                            "DO UPDATE SET at = excluded.at",
                            (row.table, row.due),
                        )
                    elif row.due == 0:
                        connection.execute("DELETE FROM due WHERE table_id = ?", (row.table,))
                if job.work is not None:
                    job.work(connection)
                if job.keep is not None:
                    connection.execute("INSERT OR IGNORE INTO rosters VALUES (?, ?, ?)", job.keep)
                for table in job.forget:
                    positions.forget(connection, table)
                    connection.execute("DELETE FROM due WHERE table_id = ?", (table,))
                    connection.execute("DELETE FROM log WHERE table_id = ?", (table,))
                    connection.execute("DELETE FROM tables WHERE id = ?", (table,))
            connection.execute("COMMIT")
            self.commits += 1
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def deliver(self, answers: list[tuple[Done, bool]]) -> None:
        try:
            self.loop.call_soon_threadsafe(call_all, answers)
        except RuntimeError:  # the loop is closed: nobody is left to be told
            return


def call_all(answers: list[tuple[Done, bool]]) -> None:
    for done, durable in answers:
        try:
            done(durable)
        except Exception:  # the others are told all the same
            log.exception("an answer of the store was not taken")


def answering(future: asyncio.Future[bool]) -> Done:
    """Nobody may be left to be answered."""
    return lambda durable: None if future.done() else future.set_result(durable)
