"""What the server asks of a database, whichever it is.

Work that reads or changes anything but logs is a function of this room (`accounts`, `ratings`,
`people` and the like) whose first argument is a connection; the store calls it in a transaction.
Nobody outside this room sees a connection.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from msgspec import Struct
from sqlalchemy import Connection

from athanor.contract import BadRequest

from ..wire.resources import Stage

P = ParamSpec("P")
T = TypeVar("T")


class Unreadable(BadRequest):
    """Nothing can be read just now; later perhaps."""

    def __init__(self) -> None:
        super().__init__("not-read")


class Lease:
    """One table's right to write, in the reign of a server. It breaks when a write of that table
    fails: what was to follow must not be written after a gap, so the table is dropped and read
    again from its log."""

    __slots__ = ("broken", "epoch")

    def __init__(self, epoch: int = 0) -> None:
        self.broken = False
        self.epoch = epoch


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
#: Done in the transaction of the rows it comes with.
Work = Callable[[Connection], None]


class Store(Protocol):
    """Rows of one call are written together or not at all."""

    #: Whether other servers may be on the same database. If so, `key` is the word by which they
    #: are known, `leaving` is set when this one hands over its tables, `fallen` is called in the
    #: event loop when its reign is over, and whose heart is silent for `silence` milliseconds
    #: counts as dead.
    shared: bool
    key: str
    leaving: bool
    fallen: Callable[[], None]

    silence: int

    @property
    def epoch(self) -> int:
        """The reign of this server, under which tables are held: 0 where it is alone, below if it
        has none just now."""

    @property
    def lapsed(self) -> bool:
        """Whether the heart was silent for so long that others may have taken over: what this
        server knows of its tables may be old, even if nobody has told it."""

    def append(
        self, lease: Lease, rows: Sequence[Row], done: Done, work: Work | None = None
    ) -> None:
        """Write rows, and do some work in the same transaction. `done` is called on the event loop,
        in the order of the calls, when they are durable (True) or when they will never be
        (False)."""

    async def change(
        self, work: Callable[Concatenate[Connection, P], T], *given: P.args, **more: P.kwargs
    ) -> T:
        """Does some work in a transaction. Returned, or refused by an AthanorError, when it is
        durable."""

    async def look(
        self, work: Callable[Concatenate[Connection, P], T], *given: P.args, **more: P.kwargs
    ) -> T:
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
        that were set aside, and those that another server looks after."""

    def keep(self, game: str, id: str, body: bytes, done: Done) -> None:
        """Keep a roster. What is kept under that id already stays as it is."""

    async def kept(self, game: str, id: str) -> bytes | None:
        """A roster that was kept."""

    @property
    def failures(self) -> int:
        """How many things could not be written."""

    def give_way(self) -> None:
        """Called again and again by an event loop that has much to do and could wait: what is on
        its way to the disk is let through."""

    def check(self) -> bool:
        """Whether the last write went well."""

    def close(self) -> None:
        """Write what is waiting, then let go of the files."""
