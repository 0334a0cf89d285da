"""Durability, the same for every database.

It rests on three things. One thread writes, and whatever is waiting when it comes back from the
disk goes into one transaction (*group commit*). Each commit reaches the disk. And `done` is called
only after the commit, so nothing is acknowledged before.

What is asked for in one turn of the event loop is handed to the writer at its end, all at once: to
wake a thread costs more than to write a row.

Entries of tables go first. All else (accounts, lists, tables that are forgotten) takes its turn a
few at a time, so that no crowd of it keeps a move waiting.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from queue import SimpleQueue
from typing import Concatenate, Final, ParamSpec, TypeVar

from msgspec import Struct
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from athanor.contract import AthanorError, BadRequest

from ..wire.resources import Stage
from . import logs
from .store import Done, Lease, Row, Unreadable, Work

log: Final = logging.getLogger("athanor.store")

MOST_IN_ONE_COMMIT: Final = 2000
#: Of what is not an entry; one takes about a millisecond.
OTHERS_IN_ONE_COMMIT: Final = 8
READERS: Final = 4
#: How long a busy event loop stands aside for the writer. Without that it lets go of the
#: interpreter often, but takes it back before the writer has woken, for a second and more.
ASIDE_SECONDS: Final = 0.00005

P = ParamSpec("P")
T = TypeVar("T")


class Job(Struct, frozen=True):
    lease: Lease
    rows: Sequence[Row]
    done: Done
    work: Work | None = None


class GroupStore:
    """One thread that writes and a few that read. Readers keep their connections, so that a house
    which has run out of descriptors can still read. `failures` counts what could not be written;
    `writing` says that something is on its way.

    A database says how it is connected to (`connect`), and how a batch is written (`transact`)."""

    epoch = 0
    shared = False
    key = ""
    leaving = False
    silence = 0
    #: What goes wrong with a database, and for what of it the database is not to blame.
    errors: tuple[type[Exception], ...] = (OSError, DBAPIError)
    blameless: tuple[type[Exception], ...] = (IntegrityError,)

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.fallen: Callable[[], None] = nothing
        self.asked: list[Job] = []
        self.handing = threading.Lock()
        self.jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.healthy = True
        self.writing = False
        self.commits = 0
        self.failures = 0
        self.readers = ThreadPoolExecutor(READERS, "store-reader")
        self.own = threading.local()
        self.reading: list[Connection] = []
        self.writer = threading.Thread(target=self.write, name="store-writer", daemon=True)

    @property
    def lapsed(self) -> bool:
        return False

    def connect(self) -> Connection:
        """A connection for one reader."""
        raise NotImplementedError

    def transact(self, jobs: list[Job]) -> None:
        """All of these, or none."""
        raise NotImplementedError

    # -- what is asked of it

    def append(
        self, lease: Lease, rows: Sequence[Row], done: Done, work: Work | None = None
    ) -> None:
        self.ask_for(Job(lease, rows, done, work))

    def ask_for(self, job: Job) -> None:
        if not self.asked:
            self.loop.call_soon(self.hand_over)
        self.asked.append(job)

    def hand_over(self) -> None:
        with self.handing:  # whoever closes the store does so in a thread of its own
            asked, self.asked = self.asked, []
        if asked:
            self.writing = True
            self.jobs.put(asked)

    async def change(
        self, work: Callable[Concatenate[Connection, P], T], *given: P.args, **more: P.kwargs
    ) -> T:
        results: list[T] = []
        refusals: list[AthanorError] = []

        def attempt(connection: Connection) -> None:
            results.clear()
            refusals.clear()
            try:
                results.append(work(connection, *given, **more))
            except AthanorError as refusal:  # before anything was changed
                refusals.append(refusal)

        durable: asyncio.Future[bool] = self.loop.create_future()
        self.ask_for(Job(Lease(self.epoch), (), answering(durable), attempt))
        if not await asyncio.shield(durable):
            raise BadRequest("not-stored")
        if refusals:
            raise refusals[0]
        return results[0]

    async def look(
        self, work: Callable[Concatenate[Connection, P], T], *given: P.args, **more: P.kwargs
    ) -> T:
        def asked(connection: Connection) -> T:
            return work(connection, *given, **more)

        return await self.loop.run_in_executor(self.readers, self.ask, asked)

    def forget(self, tables: Sequence[str], done: Done) -> None:
        self.ask_for(Job(Lease(self.epoch), (), done, partial(logs.forget, gone=tables)))

    def keep(self, game: str, id: str, body: bytes, done: Done) -> None:
        work = partial(logs.keep_roster, game=game, id=id, body=body)
        self.ask_for(Job(Lease(self.epoch), (), done, work))

    async def kept(self, game: str, id: str) -> bytes | None:
        return await self.look(logs.roster, game, id)

    async def read(self, table: str) -> list[tuple[int, bytes]]:
        return await self.look(logs.read, table)

    async def find(
        self, stages: Sequence[Stage], before: int, public: bool, most: int
    ) -> list[str]:
        return await self.look(logs.find, stages, before, public, most)

    async def due(self, before: int) -> list[str]:
        return await self.look(logs.over_before, before, self.epoch)

    def give_way(self) -> None:
        if self.writing:
            time.sleep(ASIDE_SECONDS)

    def check(self) -> bool:
        return self.healthy and self.writer.is_alive()

    def close(self) -> None:
        self.hand_over()
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown()
        for connection in self.reading:
            connection.close()

    # -- in a reader's thread

    def ask(self, work: Callable[[Connection], T]) -> T:
        try:
            connection = self.reader()
            found = work(connection)
            connection.rollback()
            return found
        except self.errors as error:
            log.warning("a read failed", extra={"reason": str(error)})
            self.let_reader_go()
            raise Unreadable from error

    def reader(self) -> Connection:
        if getattr(self.own, "connection", None) is None:
            self.own.connection = self.connect()
            self.reading.append(self.own.connection)
        found: Connection = self.own.connection
        return found

    def let_reader_go(self) -> None:
        connection = getattr(self.own, "connection", None)
        if connection is not None:
            self.own.connection = None
            self.reading.remove(connection)
            connection.close()

    # -- in the writer's thread

    def write(self) -> None:
        others: deque[Job] = deque()
        open = True
        while open or others:
            batch: list[Job] = []
            if open:
                open = self.gather(batch, others)
            batch += [others.popleft() for _ in range(min(len(others), OTHERS_IN_ONE_COMMIT))]
            if batch:
                self.commit(batch)
            del batch  # while it waits, this thread keeps no table in the memory

    def gather(self, entries: list[Job], others: deque[Job]) -> bool:
        """What is waiting, for which it waits if there is nothing else to do. False at the end."""
        while len(entries) < MOST_IN_ONE_COMMIT:
            if self.jobs.empty() and (entries or others):
                return True
            self.writing = not self.jobs.empty()
            asked = self.jobs.get()
            self.writing = True
            if asked is None:
                return False
            for job in asked:
                (entries if job.rows else others).append(job)
        return True

    def commit(self, batch: list[Job]) -> None:
        """One transaction for the whole batch; if it fails, one for each job, so that nobody
        suffers for another. If there is no database at all, all of it is lost at once."""
        written = [self.may_write(job.lease) for job in batch]
        try:
            self.transact([job for job, may in zip(batch, written, strict=True) if may])
        except Exception as error:  # whatever it was, the next one is written
            if len(batch) > 1 and not self.is_gone(error):
                for job in batch:
                    self.commit([job])
                return
            log.error("a write failed", extra={"reason": f"{type(error).__name__}: {error}"[:300]})
            self.failures += len(batch)
            written = [False] * len(batch)
            for job in batch:
                job.lease.broken = True
            if isinstance(error, self.errors):
                # What breaks a promise of the schema is that job's own fault.
                self.healthy = isinstance(error, self.blameless)
        else:
            self.healthy = True
        # A lease may have broken since: what is on the disk is on the disk.
        self.deliver([(job.done, well) for job, well in zip(batch, written, strict=True)])

    def may_write(self, lease: Lease) -> bool:
        return not lease.broken

    def is_gone(self, error: Exception) -> bool:
        """Whether it makes no sense to try again at once."""
        return False

    def deliver(self, answers: list[tuple[Done, bool]]) -> None:
        try:
            self.loop.call_soon_threadsafe(call_all, answers)
        except RuntimeError:  # the loop is closed: nobody is left to be told
            return


def nothing() -> None:
    """Nobody listens yet."""


def call_all(answers: list[tuple[Done, bool]]) -> None:
    for done, durable in answers:
        try:
            done(durable)
        except Exception:  # the others are told all the same
            log.exception("an answer of the store was not taken")


def answering(future: asyncio.Future[bool]) -> Done:
    """Nobody may be left to be answered."""
    return lambda durable: None if future.done() else future.set_result(durable)
