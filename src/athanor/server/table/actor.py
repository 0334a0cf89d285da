"""A live table: its log in memory, the connections around it, the bots that sit at it.

An entry goes through three steps. It is *folded* into the table, which may refuse it. It is
*submitted* to the store, together with all that it will make the table say. And when it is
durable, and not before, it is *told*: to the one who asked, and to everyone who may know. How far
the table has come with that, and what waits for it, is in `progress.py`.

Everything here runs on the event loop, one thing at a time, so a table needs no locks.
"""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from athanor.contract import BadRequest

from ..diagnostics import short
from ..settings import CONNECTIONS_PER_SEAT, SPECTATORS_PER_TABLE
from ..store.ratings import count
from ..store.store import Lease, Row
from ..wire import frames
from ..wire.keys import hash_key, person_of
from ..wire.messages import Changed, Hello
from ..wire.resources import TableInfo, TableSeat
from . import bots, keeping, telling, undo
from .absence import Absence
from .calls import call_absent, tell_orders
from .entries import (
    Entries,
    Left,
    Ordered,
    Paused,
    Played,
    Removed,
    Sat,
    Started,
    encode,
)
from .guest import SPECTATOR
from .guest import Guest as Guest
from .hints import Hints
from .manners import Manners
from .outcome import counts, outcome_of
from .presence import Presence, Watchers
from .progress import Pending, Progress
from .speech import Speech
from .steward import Steward
from .table import Table

if TYPE_CHECKING:
    from ..house.hub import Hub

log: Final = logging.getLogger("athanor.table")


class Actor:
    """`answers` are those of messages that were refused or are still pending; the log remembers
    what was carried out. Its parts know it weakly, so that a dropped table is gone at once."""

    def __init__(self, hub: Hub, table: Table, lease: Lease) -> None:
        self.hub = hub
        self.table = table
        self.lease = lease
        self.guests: dict[Guest, None] = {}  # in the order in which they came
        self.progress = Progress()
        self.answers: dict[tuple[int, str], Pending | bytes] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        me = cast(Actor, weakref.proxy(self))
        self.steward = Steward(me)
        self.tasks: set[asyncio.Task[None]] = set()
        self.presence = Presence(me)
        self.watchers = Watchers(me)
        self.taking_back = undo.TakingBack()
        self.hints = Hints(me)
        self.speech = Speech()
        self.absence = Absence(me)
        self.manners = Manners(me)
        self.quiet_since = hub.loop.time()
        self.leaving = False

    @property
    def pending(self) -> dict[int, Pending]:
        """Entries on their way to the disk."""
        return self.progress.pending

    # -- coming and going

    def enter(self, guest: Guest, hello: Hello) -> None:
        """Welcomes a guest, who is shown nothing that may yet be lost."""
        self.progress.when_settled(lambda: self.let_in(guest, hello))

    def let_in(self, guest: Guest, hello: Hello) -> None:
        if not guest.open or not self.stands(guest):
            return
        held = self.table.held_by([hash_key(key) for key in hello.keys])
        spectators = self.spectators()
        if not held and guest not in self.guests and self.is_crowded():
            guest.send(frames.write_refusal(hello.id, BadRequest("table-crowded")))
            guest.close(1013, "table-crowded")
            return
        for seat in held:
            self.make_room(seat, guest)
        self.guests[guest] = None
        guest.seats = held
        guest.viewers = held or SPECTATOR
        changed = self.note_presence()
        guest.send(frames.write(telling.welcome(self, guest, hello)))
        if changed:
            self.tell_presence(apart_from=guest)
        elif self.spectators() != spectators:
            self.watchers.changed()
        self.ask_on()

    def stands(self, guest: Guest) -> bool:
        """Whether this server has the table still. If not, nothing is answered from what it knows:
        whoever asks is sent to look again."""
        if self.hub.store.lapsed:
            self.hub.drop(self, 1012, "moved")
            guest.close(1012, "moved")
            return False
        return True

    def make_room(self, seat: int, newcomer: Guest) -> None:
        """Who sits is always let in, in the place of their oldest screen if need be."""
        mine = [guest for guest in self.guests if seat in guest.seats and guest is not newcomer]
        for guest in mine[: max(0, len(mine) - CONNECTIONS_PER_SEAT + 1)]:
            del self.guests[guest]
            guest.close(1008, "seat-elsewhere")

    def leave(self, guest: Guest) -> None:
        if guest in self.guests:
            del self.guests[guest]
            self.quiet_since = self.hub.loop.time()
            if not self.note_presence():
                self.watchers.changed()
            elif not self.leaving:
                self.leaving = True
                self.hub.loop.call_soon(self.tell_who_left)
            self.hints.leave(guest)

    def tell_who_left(self) -> None:
        """Once, when many go at the same time; those who are going are not told."""
        self.leaving = False
        if not self.lease.broken:
            self.tell_presence()
            self.steward.mind_clocks()

    def note_presence(self) -> bool:
        """Who is here? True if that is news."""
        return self.presence.note({seat for guest in self.guests for seat in guest.seats})

    def take_seat_from_guests(self, seat: int) -> None:
        for guest in self.guests:
            if seat in guest.seats:
                guest.seats = tuple(held for held in guest.seats if held != seat)
                guest.viewers = guest.seats or SPECTATOR
        self.note_presence()

    def spectators(self) -> int:
        return sum(not guest.seats for guest in self.guests)

    def is_crowded(self) -> bool:
        """Those who are going need not have been taken leave of."""
        watching = sum(guest.open and not guest.seats for guest in self.guests)
        return watching >= SPECTATORS_PER_TABLE

    def tell_presence(self, apart_from: Guest | None = None) -> None:
        self.progress.first_when_settled("presence", lambda: self.tell_who_is_here(apart_from))

    def tell_who_is_here(self, apart_from: Guest | None) -> None:
        if self.table.public:
            self.hub.list_table(self)
        told = [guest for guest in self.guests if guest is not apart_from]
        if told:
            frame = self.changed(self.table.sequence)
            for guest in told:
                guest.send(frame)

    def changed(self, sequence: int) -> bytes:
        times = self.table.times()
        return frames.write(Changed(sequence=sequence, table=self.info(), times=times))

    def info(self) -> TableInfo:
        table = self.table
        return TableInfo(
            id=table.id,
            game=table.game.id,
            rules=table.game.meta.rules,
            options=table.options,
            public=table.public,
            stage=table.stage,
            seats=self.table_seats(),
            host=table.host,
            created=table.created,
            started=table.started,
            commitment=table.commitment,
            spectators=self.spectators(),
            result=table.result,
            next_table=table.next_table,
            undo=table.undo_wish(),
            clock=table.clock,
            actors=table.actors,
            due=table.due(),
            lesson=table.script is not None,
            past=table.past.steps if table.past else None,
            hints=table.hints,
            counts=counts(table),
            house_clock=table.clock is not table.chosen_clock,
        )

    def table_seats(self) -> list[TableSeat]:
        return [
            TableSeat(
                kind=seat.kind,
                name=seat.name,
                bot=seat.player,
                here=away is None,
                covered=bool(seat.cover),
                away_since=away if seat.kind == "person" else None,
                lost=seat.lost,
                stand_in=seat.substitute if seat.kind == "person" else "",
                wished=sorted(self.absence.wished(number)),
                person=person_of(seat.account),
            )
            for number, (seat, away) in enumerate(
                zip(self.table.seats, self.presence.picture(), strict=True)
            )
        ]

    # -- entries

    def append(self, entry: Entries, *more: Row) -> Pending:
        """Folds an entry and submits it, together with rows of other tables if given. Raises
        what the fold refuses, and then nothing has happened."""
        if self.lease.broken:
            raise BadRequest("not-stored")
        table = self.table
        before = table.stage
        log_before = table.log_from
        chat_before = table.chat[-1].sequence if table.chat else 0
        at = max(self.hub.now(), table.touched)
        table.fold(entry, at)
        stage = table.stage
        self.change_hands(entry, at)
        pending = Pending(table.rows, table.sequence, entry.id, self.hub.loop.time())
        self.progress.submit(pending)
        if entry.id:
            self.answers[entry.by, entry.id] = pending
        telling.prepare(self, pending, entry, stage != before, log_before, chat_before)
        row = Row(
            table.id,
            table.rows,
            at,
            encode(entry),
            stage if stage != before else None,
            table.public,
            None if table.clock is None else table.due(),
        )
        outcome = outcome_of(table) if stage == "over" and before != "over" else None
        self.hub.store.append(
            self.lease,
            [row, *more],
            lambda durable: self.settled(pending, entry, durable),
            None if outcome is None else partial(count, table=table.id, at=at, outcome=outcome),
        )
        if keeping.is_due(table):
            keeping.keep(self, row.entry)
        return pending

    def change_hands(self, entry: Entries, at: int) -> None:
        """If a seat is somebody else's from now on, what belonged to who had it goes."""
        if isinstance(entry, Sat):
            self.presence.away[entry.seat] = at
            self.answers = {key: kept for key, kept in self.answers.items() if key[0] != entry.seat}
        elif isinstance(entry, (Left, Removed)):
            self.take_seat_from_guests(entry.seat)

    def settled(self, pending: Pending, entry: Entries, durable: bool) -> None:
        """The store has answered: tell everyone, or, if the entry is lost, start from the log."""
        hub = self.hub
        last = self.progress.acknowledge(pending)
        if entry.id:
            self.answers.pop((entry.by, entry.id), None)
        if not durable:
            pending.answer(BadRequest("not-stored"))
            hub.drop(self, 1011, "not-stored")
            return
        if self.lease.broken:  # it left the memory while this was written
            pending.answer(None)
            return
        hub.metrics.acknowledged.observe(hub.loop.time() - pending.submitted)
        done = frames.write_done(pending.id, pending.sequence) if pending.asked else b""
        for guest in list(self.guests):
            frame = pending.updates.get(guest.viewers, b"") + pending.everyone
            if done:  # last, so that whoever is told "done" already sees what they did
                frame += done * pending.asked.count(guest)
            if frame:
                guest.send(frame)
        if isinstance(entry, Ordered):
            tell_orders(self, entry.seat)
        elif isinstance(entry, (Played, Started)) and last:
            call_absent(self, entry.seat if isinstance(entry, Played) else -1)
        pending.answer(None)
        if self.table.public and not isinstance(entry, telling.WITHIN):
            hub.list_table(self)
        if last and self.progress.catch_up():
            self.ask_on()

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Something that takes its time, as long as the table lives."""
        task = self.hub.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def ask_on(self) -> None:
        """Whoever should answer without a person's hand: bots, and those who gave an order. Each
        of these may append an entry; those after it then see that and leave it for later."""
        self.steward.mind_clocks()
        self.hints.move_on()
        undo.go_back_if_agreed(self)
        bots.wake(self)
        self.steward.look()

    async def durable(self, pending: Pending) -> None:
        """Waits until an entry is on disk."""
        pending.future = self.hub.loop.create_future()
        await pending.future

    def go_on(self, silent_since: int) -> None:
        """Where another server left off, although nobody may be here. Nobody is charged for the
        time in which no server had the table."""
        table = self.table
        runs = any(seat.runs_from is not None for seat in table.seats)
        if silent_since and table.clock is not None and runs and not table.still_since:
            self.append(Paused(since=max(silent_since, table.touched)))
            self.append(Paused(since=0))
        self.progress.when_settled(self.ask_on)

    # -- the end

    def close(self, code: int, reason: str) -> None:
        self.lease.broken = True
        self.progress.close()
        self.steward.close()
        self.presence.close()
        self.taking_back.close()
        self.hints.stop()
        for task in [*self.thinking.values(), *self.tasks]:
            task.cancel()
        for guest in list(self.guests):
            guest.close(code, reason)
        log.debug("table left the memory", extra={"table": short(self.table.id)})
