"""All tables in a PostgreSQL (14 or newer), which several servers may share.

Each batch is one transaction, fenced by the reign of this server (see `leases.py`): when another
server has ended it, nothing is written any more. A server that finds its reign ended, or could not
renew it in time, lets go of all its tables and begins a new one.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, cast

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import NullPool

from athanor.contract import BadRequest

from ..wire.resources import Stage
from . import leases
from .group import GroupStore, Job
from .heart import Heart, Watch
from .store import Lease, Row
from .upgrade import bring_up_to_date

log: Final = logging.getLogger("athanor.store")

OLDEST: Final = 14
#: In a database that does not answer, nobody waits longer, in seconds.
PATIENCE: Final = 5.0
#: TCP notices by these that nobody is at the other end.
LINE: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
    "application_name": "athanor",
}

APPEND: Final = (
    f"WITH fence AS ({leases.FENCE}) "  # noqa: S608
    "INSERT INTO log (table_id, sequence, at, entry, epoch) "
    "SELECT t, s, a, e, fence.epoch FROM fence, "
    "unnest(%b::text[], %b::bigint[], %b::bigint[], %b::bytea[]) AS given (t, s, a, e)"
)
HOLD: Final = (
    "INSERT INTO leases (table_id, epoch, since) SELECT t, %s, 0 FROM unnest(%b::text[]) AS new (t)"
)
STAGE: Final = (
    "INSERT INTO tables (id, stage, public, touched) "
    "SELECT * FROM unnest(%b::text[], %b::text[], %b::bigint[], %b::bigint[]) "
    "ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, touched = excluded.touched"
)
DUE: Final = (
    "INSERT INTO due (table_id, at) SELECT * FROM unnest(%b::text[], %b::bigint[]) "
    "ON CONFLICT (table_id) DO UPDATE SET at = excluded.at"
)
NOT_DUE: Final = "DELETE FROM due WHERE table_id = ANY(%b::text[])"


class Fenced(Exception):
    """The reign of this server has ended."""


class PostgresStore(GroupStore):
    """`address` is where other servers find this one. `lease` is for how many seconds a heart may
    be silent before others take over."""

    shared = True
    errors = (*GroupStore.errors, psycopg.Error, Fenced)
    blameless = (*GroupStore.blameless, psycopg.IntegrityError, Fenced)

    def __init__(
        self, url: str, loop: asyncio.AbstractEventLoop, address: str = "", lease: float = 2.0
    ) -> None:
        self.engine = engine_of(url)
        self.lease = lease
        self.address = address
        self.key = secrets.token_urlsafe(24)
        self.silence = int(lease * 1000)
        self.former = 0
        self.watch = Watch()
        self.connection: Connection | None = prepare(self.engine)
        super().__init__(loop)
        self.epoch = self.join(self.connection)
        self.heart = Heart(self)
        self.watch.start()
        self.heart.start()
        self.writer.start()

    def connect(self) -> Connection:
        return self.engine.connect()

    def join(self, connection: Connection) -> int:
        """Begins a reign, and ends the one before for all to see."""
        if self.former:
            leases.end(connection, self.former)
        self.former = leases.join(connection, self.address, self.key)
        connection.commit()
        return self.former

    def close(self) -> None:
        """What is waiting is written; then the reign ends, and whoever likes takes over."""
        super().close()
        self.heart.stop()
        if self.connection is not None:
            try:
                leases.end(self.connection, self.epoch)
                self.connection.commit()
            except DBAPIError:
                log.warning("the reign could not be ended; others will wait for its silence")
            self.connection.close()
        self.watch.stop()

    # -- the reign

    @property
    def lapsed(self) -> bool:
        return self.epoch < 0 or time.monotonic() - self.heart.last > self.lease

    def fall(self) -> None:
        """The reign is over: nothing of it may be written. Called in the heart's thread."""
        self.epoch = -1
        self.call(self.fallen)

    def rise(self, epoch: int) -> None:
        self.epoch = epoch
        log.warning("a new reign begins", extra={"epoch": epoch})

    def call(self, what: Callable[[], None]) -> None:
        try:
            self.loop.call_soon_threadsafe(what)
        except RuntimeError:  # the loop is closed: nobody is left to be told
            return

    # -- in a reader's thread

    def ask(self, work: Any) -> Any:
        mine = self.own.__dict__
        with self.watch.over(lambda: mine.get("connection"), PATIENCE):
            return super().ask(work)

    # -- in the writer's thread

    def transact(self, jobs: list[Job]) -> None:
        epoch = jobs[0].lease.epoch if jobs else self.epoch
        if self.connection is None:
            self.connection = self.connect()
        connection = self.connection
        try:
            with self.watch.over(lambda: connection, PATIENCE):
                self.put(connection, epoch, [row for job in jobs for row in job.rows])
                for job in jobs:
                    if job.work is not None:
                        job.work(connection)
                driver_of(connection).commit()
                connection.commit()  # for SQLAlchemy, which counts along
            self.commits += 1
        except BaseException:
            self.give_up(connection)
            raise

    def give_up(self, connection: Connection) -> None:
        """Takes back what was begun. If the line is broken there will be a new one; SQLAlchemy may
        have noticed that before us, and has let go of the driver then."""
        usable = not connection.invalidated
        if usable:
            driver = driver_of(connection)
            try:
                driver.rollback()
                connection.rollback()
            except (psycopg.Error, DBAPIError):
                driver.close()
            usable = not driver.closed
        if not usable:
            self.connection = None
            connection.invalidate()
            connection.close()

    def may_write(self, lease: Lease) -> bool:
        if lease.epoch != self.epoch:
            lease.broken = True
        return not lease.broken

    def is_gone(self, error: Exception) -> bool:
        return self.connection is None or isinstance(error, Fenced)

    def put(self, connection: Connection, epoch: int, rows: list[Row]) -> None:
        with driver_of(connection).cursor() as cursor:
            if not rows:
                if cursor.execute(leases.FENCE, (epoch,)).fetchone() is None:
                    raise Fenced
                return
            cursor.execute(
                APPEND,
                (
                    epoch,
                    [row.table for row in rows],
                    [row.sequence for row in rows],
                    [row.at for row in rows],
                    [row.entry for row in rows],
                ),
            )
            if cursor.rowcount != len(rows):
                raise Fenced
            new = [row.table for row in rows if row.sequence == 1]
            if new:
                cursor.execute(HOLD, (epoch, new))
            put_stages(cursor, {row.table: row for row in rows if row.stage is not None})
            put_dues(cursor, {row.table: row.due for row in rows if row.due is not None})


def engine_of(url: str) -> Engine:
    return create_engine(
        read_url(url), poolclass=NullPool, connect_args=LINE, pool_reset_on_return=None
    )


def open_connection(url: str) -> Connection:
    """For a command that is no server."""
    return prepare(engine_of(url))


def prepare(engine: Engine) -> Connection:
    """A connection to a database that is up to date; or a refusal, without its password."""
    name = engine.url.render_as_string(hide_password=True).replace("+psycopg", "")
    try:
        connection = engine.connect()
        try:
            version = driver_of(connection).info.server_version // 10_000
            if version < OLDEST:
                raise BadRequest("database-old", found=version, least=OLDEST)
            bring_up_to_date(connection, name)
            connection.commit()
        except BaseException:
            connection.close()
            raise
    except DBAPIError as error:
        reason = " ".join(str(error.orig).split())[:200]
        raise BadRequest("database-unreachable", database=name, reason=reason) from None
    return connection


def put_stages(cursor: psycopg.Cursor[Any], rows: dict[str, Row]) -> None:
    if rows:
        stages: list[Stage | None] = [row.stage for row in rows.values()]
        public = [int(row.public) for row in rows.values()]
        cursor.execute(STAGE, (list(rows), stages, public, [row.at for row in rows.values()]))


def put_dues(cursor: psycopg.Cursor[Any], dues: dict[str, int]) -> None:
    running = {table: at for table, at in dues.items() if at}
    over = [table for table, at in dues.items() if not at]
    if running:
        cursor.execute(DUE, (list(running), list(running.values())))
    if over:
        cursor.execute(NOT_DUE, (over,))


def driver_of(connection: Connection) -> psycopg.Connection[Any]:
    return cast("psycopg.Connection[Any]", connection.connection.driver_connection)


def read_url(url: str) -> URL:
    try:
        found = make_url(url)
    except ArgumentError:
        raise BadRequest("database-unsupported", database=url.split(":", 1)[0]) from None
    if found.drivername not in ("postgresql", "postgres"):
        raise BadRequest("database-unsupported", database=found.drivername)
    return found.set(drivername="postgresql+psycopg")
