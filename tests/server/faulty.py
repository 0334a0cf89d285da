"""A store with faults that a test turns on and off, and a wall clock that it sets, by files beside
the database: `faults` names what fails, `wall` by how many seconds the machine's clock is wrong."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
import time
from pathlib import Path

from sqlalchemy import Connection

from athanor.server.store.group import Job
from athanor.server.store.sqlite import SqliteStore


class FaultyStore(SqliteStore):
    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        set_wall_clock(path.with_name("wall"))
        super().__init__(path, loop)

    def faults(self) -> str:
        try:
            return self.path.with_name("faults").read_text()
        except OSError:  # none, or no descriptor is left
            return ""

    def reader(self) -> Connection:
        if "reads" in self.faults():
            raise OSError(errno.EMFILE, "Too many open files")
        return super().reader()

    def transact(self, jobs: list[Job]) -> None:
        faults = self.faults()
        if "full" in faults:
            raise sqlite3.OperationalError("database or disk is full")
        if "malformed" in faults:
            raise sqlite3.DatabaseError("database disk image is malformed")
        super().transact(jobs)


def set_wall_clock(offset: Path) -> None:
    """From now on this process is told a wrong time."""
    true = time.time_ns

    def wrong() -> int:
        try:
            return true() + int(offset.read_text()) * 1_000_000_000
        except (OSError, ValueError):
            return true()

    time.time_ns = wrong
    time.time = lambda: wrong() / 1e9
