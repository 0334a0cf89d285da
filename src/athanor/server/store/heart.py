"""Threads beside the writer of a shared database: a heart that beats, and a watch over connections
that do not answer."""

from __future__ import annotations

import logging
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import psycopg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from . import leases

if TYPE_CHECKING:
    from .postgres import PostgresStore

log: Final = logging.getLogger("athanor.store")

#: Between two beats, as a part of what a heart may be silent.
BEATS: Final = 4
WATCH_SECONDS: Final = 0.25
#: A beat need not reach the disk: after a crash of the database nobody's reign is older.
RELAXED: Final = "SET synchronous_commit = off"


class Heart(threading.Thread):
    """Beats for a reign. If it could not for too long, or the reign was ended, the store is told,
    and a new reign is begun as soon as that can be written down."""

    def __init__(self, store: PostgresStore) -> None:
        super().__init__(name="store-heart", daemon=True)
        self.store = store
        self.connection: Connection | None = None
        self.last = time.monotonic()
        self.over = threading.Event()

    def run(self) -> None:
        while not self.over.wait(self.store.lease / BEATS):
            began = time.monotonic()
            try:
                with self.store.watch.over(lambda: self.connection, self.store.lease):
                    beaten = self.beat()
            except (DBAPIError, psycopg.Error, OSError) as error:
                self.let_go()
                beaten = None
                log.warning("a heartbeat failed", extra={"reason": str(error)[:200]})
            if beaten:
                self.last = began
            elif beaten is False or began - self.last > self.store.lease:
                if self.store.epoch >= 0:
                    log.error("the reign has ended; all tables are let go")
                    self.store.fall()
        self.let_go()

    def beat(self) -> bool:
        if self.connection is None:
            self.connection = self.store.connect()
            self.connection.exec_driver_sql(RELAXED)
        if self.store.epoch < 0:
            self.store.rise(self.store.join(self.connection))
            return True
        if time.monotonic() - self.last > self.store.lease:
            return False  # too late, even if nobody has noticed: tables may have moved on
        beaten = leases.beat(self.connection, self.store.epoch, self.store.leaving)
        self.connection.commit()
        return beaten

    def let_go(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def stop(self) -> None:
        self.over.set()
        self.join(2 * self.store.lease)


class Watched:
    __slots__ = ("connection", "until")

    def __init__(self, connection: Callable[[], Connection | None], until: float) -> None:
        self.connection = connection
        self.until = until


class Watch(threading.Thread):
    """Cuts the line of whoever waits too long for an answer. The path to a database may be cut in
    ways that no end of it notices for minutes."""

    def __init__(self) -> None:
        super().__init__(name="store-watch", daemon=True)
        self.waiting: dict[int, Watched] = {}
        self.over_now = threading.Event()

    @contextmanager
    def over(self, connection: Callable[[], Connection | None], seconds: float) -> Iterator[None]:
        me = threading.get_ident()
        self.waiting[me] = Watched(connection, time.monotonic() + seconds)
        try:
            yield
        finally:
            self.waiting.pop(me, None)

    def run(self) -> None:
        while not self.over_now.wait(WATCH_SECONDS):
            now = time.monotonic()
            for watched in list(self.waiting.values()):
                connection = watched.connection() if watched.until < now else None
                if connection is not None:
                    cut(connection)

    def stop(self) -> None:
        self.over_now.set()
        self.join()


def cut(connection: Connection) -> None:
    """Whoever waits for it wakes up with an error."""
    try:
        driver: Any = connection.connection.driver_connection
        line = socket.socket(fileno=driver.fileno())
        try:
            line.shutdown(socket.SHUT_RDWR)
        finally:
            line.detach()
    except (OSError, psycopg.Error, DBAPIError):
        return  # it has just ended by itself
    log.warning("a connection to the database was silent for too long and was cut")
