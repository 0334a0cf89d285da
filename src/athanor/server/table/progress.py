"""How far a live table has come with the disk, as a machine of four states.

    SETTLED      all that the table knows is on the disk; whoever comes may be shown it
    WRITING      entries are on their way; nothing of them may be shown to anybody yet
    CATCHING_UP  the last of them has arrived, and what waited for that is done, one by one
    CLOSED       the table has left the memory, or lost an entry; nothing happens any more

    SETTLED, WRITING, CATCHING_UP  --submit-->           WRITING
    WRITING      --acknowledge, more are on their way--> WRITING
    WRITING      --acknowledge, the last-->              CATCHING_UP
    CATCHING_UP  --nothing waits-->                      SETTLED
    any          --close-->                              CLOSED

Whoever wants to be shown the table, or to go on from what it knows, calls `when_settled`. There is
no other way in, so nobody can see what may yet be lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .guest import Guest, Viewers

log: Final = logging.getLogger("athanor.table")

Act = Callable[[], None]


class Phase(Enum):
    SETTLED = "settled"
    WRITING = "writing"
    CATCHING_UP = "catching up"
    CLOSED = "closed"


class Pending:
    """An entry that is on its way to the disk, and what will be said when it is there."""

    __slots__ = ("asked", "everyone", "future", "id", "row", "sequence", "submitted", "updates")

    def __init__(self, row: int, sequence: int, id: str, submitted: float) -> None:
        self.row = row
        self.sequence = sequence
        self.id = id
        self.submitted = submitted
        self.asked: list[Guest] = []
        self.future: asyncio.Future[None] | None = None
        self.updates: dict[Viewers, bytes] = {}
        self.everyone: bytes = b""

    def answer(self, error: Exception | None) -> None:
        """Tells whoever waits for the disk."""
        if self.future is not None and not self.future.done():
            if error is None:
                self.future.set_result(None)
            else:
                self.future.set_exception(error)


class Progress:
    """`first` holds what is done before all else when the table is settled, once however often it
    was asked for; `waiting` the rest, in the order in which it came."""

    def __init__(self) -> None:
        self.phase = Phase.SETTLED
        self.pending: dict[int, Pending] = {}
        self.first: dict[str, Act] = {}
        self.waiting: deque[Act] = deque()

    @property
    def may_show(self) -> bool:
        """Whether all that the table knows is on the disk."""
        return self.phase in (Phase.SETTLED, Phase.CATCHING_UP)

    def submit(self, pending: Pending) -> None:
        """An entry goes to the disk."""
        assert self.phase is not Phase.CLOSED, "a closed table takes no entry"
        self.pending[pending.row] = pending
        self.phase = Phase.WRITING

    def acknowledge(self, pending: Pending) -> bool:
        """The disk has answered for an entry. True if it was the last on its way: then whoever
        told what it made the table say calls `catch_up`."""
        del self.pending[pending.row]
        if self.phase is Phase.CLOSED:
            return False
        self.phase = Phase.WRITING if self.pending else Phase.CATCHING_UP
        return self.phase is Phase.CATCHING_UP

    def when_settled(self, act: Act) -> None:
        """Does something at once, or when all that the table knows is on the disk."""
        if self.may_show:
            act()
        elif self.phase is Phase.WRITING:
            self.waiting.append(act)

    def first_when_settled(self, name: str, act: Act) -> None:
        """The same, but before what others wait for, and not twice."""
        if self.may_show:
            act()
        elif self.phase is Phase.WRITING:
            self.first[name] = act

    def catch_up(self) -> bool:
        """Does what waited, until something of it writes again. True if the table is settled."""
        while self.phase is Phase.CATCHING_UP and (self.first or self.waiting):
            first = next(iter(self.first), None)
            act = self.waiting.popleft() if first is None else self.first.pop(first)
            try:
                act()
            except Exception:  # the others wait too
                log.exception("something that waited for the disk failed")
        if self.phase is Phase.CATCHING_UP:
            self.phase = Phase.SETTLED
        return self.phase is Phase.SETTLED

    def close(self) -> None:
        self.phase = Phase.CLOSED
        self.first.clear()
        self.waiting.clear()
