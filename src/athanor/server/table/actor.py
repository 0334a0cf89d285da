"""A live table: its log in memory, the connections around it, the bots that sit at it.

An entry goes through three steps. It is *folded* into the table, which may refuse it. It is
*submitted* to the store, together with all that it will make the table say. And when it is
durable, and not before, it is *told*: to the one who asked, and to everyone who may know.

Everything here runs on the event loop, one thing at a time, so a table needs no locks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from athanor.contract import AthanorError, BadRequest

from ..diagnostics import short
from ..settings import CONNECTIONS_PER_TABLE
from ..store.ratings import count
from ..store.sqlite import Lease, Row
from ..wire import frames
from ..wire.keys import hash_key, person_of
from ..wire.messages import Changed, Hello, Said, Welcome
from ..wire.messages import Ordered as OrderedNow
from ..wire.resources import SeatInfo, Subscription, TableInfo
from . import undo
from .absence import Absence
from .entries import (
    SECRET,
    Entries,
    Left,
    Ordered,
    Paused,
    Played,
    Removed,
    Sat,
    Spoke,
    Started,
    Subscribed,
    UndoAsked,
    Undone,
    encode,
)
from .hints import Hints
from .lessons import scripted, waits
from .manners import Manners
from .outcome import counts, outcome_of
from .presence import Presence
from .steward import Steward
from .table import Table

if TYPE_CHECKING:
    from ..house.hub import Hub

log: Final = logging.getLogger("athanor.table")

Viewers = tuple[int | None, ...]
SPECTATOR: Final[Viewers] = (None,)


class Guest(Protocol):
    """A connection, as a table sees it. It looks through the eyes of `viewers`, from an
    `address` whose share it uses."""

    seats: tuple[int, ...]
    viewers: Viewers
    open: bool
    address: str

    def may_chat(self) -> bool: ...
    def send(self, frame: bytes) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


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


class Actor:
    """`answers` are those of messages that were refused or are still pending; the log itself
    remembers those that were carried out."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.lease = Lease()
        self.guests: set[Guest] = set()
        self.pending: dict[int, Pending] = {}
        self.answers: dict[tuple[int, str], Pending | bytes] = {}
        self.arriving: list[Callable[[], None]] = []
        self.presence_changed = False
        self.presence = Presence(self)
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.steward = Steward(self)
        self.tasks: set[asyncio.Task[None]] = set()
        self.undoing = False
        self.minded = False
        self.wish: UndoAsked | None = None
        self.hints = Hints(self)
        self.absence = Absence(self)
        self.manners = Manners(self)
        self.quiet_since = hub.loop.time()

    # -- coming and going

    def enter(self, guest: Guest, hello: Hello) -> None:
        """Welcomes a guest as soon as nothing is on its way to the disk, so that nobody is shown
        what may yet be lost."""
        if self.pending:
            self.arriving.append(lambda: self.enter(guest, hello))
            return
        if not guest.open:
            return
        if guest not in self.guests and len(self.guests) >= CONNECTIONS_PER_TABLE:
            guest.send(frames.write_refusal(hello.id, BadRequest("table-crowded")))
            guest.close(1013, "table-crowded")
            return
        held = self.table.held_by([hash_key(key) for key in hello.keys])
        spectators = self.spectators()
        self.guests.add(guest)
        guest.seats = held
        guest.viewers = held or SPECTATOR
        changed = self.note_presence() or self.spectators() != spectators
        guest.send(frames.write(self.welcome(guest, hello.id)))
        if changed:
            self.tell_presence(apart_from=guest)
        self.ask_on()

    def leave(self, guest: Guest) -> None:
        if guest in self.guests:
            self.guests.discard(guest)
            self.quiet_since = self.hub.loop.time()
            if self.note_presence() or not guest.seats:
                self.tell_presence()
                self.mind_clocks()

    def welcome(self, guest: Guest, id: str) -> Welcome:
        table = self.table
        feeds = []
        if table.recorder is not None:
            last = table.recorder.state.step
            for viewer in guest.viewers:
                index = -1 if viewer is None else viewer
                feeds.append(frames.feed(viewer, table.views[index], table.log(index, 0, last)))
        return Welcome(
            id=id,
            sequence=table.sequence,
            now=self.hub.now(),
            table=self.info(),
            seats=guest.seats,
            feeds=feeds,
            chat=table.chat,
            undos=table.undos,
            times=table.times(),
            orders=table.standing_orders(guest.seats),
        )

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

    def tell_presence(self, apart_from: Guest | None = None) -> None:
        if self.pending:
            self.presence_changed = True
            return
        self.presence_changed = False
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
            seats=[
                SeatInfo(
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
                    zip(table.seats, self.presence.picture(), strict=True)
                )
            ],
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
            past=len(table.past.moves) if table.past else None,
            hints=table.hints,
            counts=counts(table),
            house_clock=table.clock is not table.chosen_clock,
        )

    # -- entries

    def append(self, entry: Entries, *more: Row) -> Pending:
        """Folds an entry and submits it, together with rows of other tables if given. Raises
        what the fold refuses, and then nothing has happened."""
        table = self.table
        before = table.stage
        log_before = table.log_from
        chat_before = table.chat[-1].sequence if table.chat else 0
        at = max(self.hub.now(), table.touched)
        table.fold(entry, at)
        stage = table.stage
        if isinstance(entry, Sat):
            self.presence.away[entry.seat] = at
            self.answers = {key: kept for key, kept in self.answers.items() if key[0] != entry.seat}
        elif isinstance(entry, (Left, Removed)):
            self.take_seat_from_guests(entry.seat)
        pending = Pending(table.rows, table.sequence, entry.id, self.hub.loop.time())
        self.pending[pending.row] = pending
        if entry.id:
            self.answers[entry.by, entry.id] = pending
        self.prepare(pending, entry, stage != before, log_before, chat_before)
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
        return pending

    def prepare(
        self,
        pending: Pending,
        entry: Entries,
        new_stage: bool,
        log_before: list[int],
        chat_before: int,
    ) -> None:
        """All that this entry will make the table say, as it stands after it."""
        table = self.table
        if isinstance(entry, (Played, Undone)) or (new_stage and table.recorder is not None):
            self.prepare_updates(pending, log_before, isinstance(entry, Undone))
        said = []
        if table.chat and table.chat[-1].sequence > chat_before:
            said.append(frames.write(Said(line=table.chat[-1])))
        if new_stage or not isinstance(entry, (Played, Spoke, *SECRET)):
            said.append(self.changed(pending.sequence))
        pending.everyone = b"".join(said)

    def prepare_updates(self, pending: Pending, log_before: list[int], back: bool) -> None:
        table = self.table
        step = len(table.lines) - 1
        times = table.times()
        for viewers in {guest.viewers for guest in self.guests}:
            feeds = []
            for viewer in viewers:
                index = -1 if viewer is None else viewer
                lines = table.log(index, 0 if back else step, step)
                if not back and log_before and table.log_from[index] < log_before[index]:
                    lines = table.log(index, 0, log_before[index] - 1) + lines
                feeds.append(frames.feed(viewer, table.views[index], lines))
            pending.updates[viewers] = frames.write_update(
                pending.sequence, feeds, table.undos, times
            )

    def settled(self, pending: Pending, entry: Entries, durable: bool) -> None:
        """The store has answered: tell everyone, or, if the entry is lost, start from the log."""
        hub = self.hub
        del self.pending[pending.row]
        if entry.id:
            self.answers.pop((entry.by, entry.id), None)
        if not durable:
            hub.metrics.write_failures += 1
            if pending.future is not None and not pending.future.done():
                pending.future.set_exception(BadRequest("not-stored"))
            hub.drop(self, 1011, "not-stored")
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
            self.tell_orders(entry.seat)
        elif isinstance(entry, (Played, Started)) and not self.pending:
            self.call_absent(entry.seat if isinstance(entry, Played) else -1)
        if pending.future is not None and not pending.future.done():
            pending.future.set_result(None)
        self.after(entry)

    def call_absent(self, mover: int) -> None:
        """Whoever is asked now and is not here is told by push, if they wished it."""
        for number, seat in enumerate(self.table.seats):
            asked = seat.asked is not None and seat.asked[0] == len(self.table.moved)
            if (
                asked
                and number != mover
                and seat.told_at
                and self.presence.away[number] is not None
            ):
                if not seat.player and self.hub.push is not None:
                    self.start(self.call(number, seat.told_at))

    async def call(self, number: int, where: Subscription) -> None:
        assert self.hub.push is not None
        message = {"table": self.table.id, "words": where.words}
        wanted = await self.hub.push.send(where, message)
        if not wanted and self.table.seats[number].told_at == where and not self.lease.broken:
            self.append(Subscribed(seat=number, where=None))

    def tell_orders(self, seat: int) -> None:
        for guest in self.guests:
            if seat in guest.seats:
                orders = self.table.standing_orders(guest.seats)
                guest.send(frames.write(OrderedNow(orders=orders)))

    def after(self, entry: Entries) -> None:
        if self.table.public and not isinstance(entry, (Played, Spoke, *SECRET)):
            self.hub.list_table(self)
        if self.pending:
            return
        if self.presence_changed:
            self.tell_presence()
        while self.arriving and not self.pending:
            self.arriving.pop(0)()
        self.ask_on()

    def mind_clocks(self) -> None:
        """Where the table wishes it, clocks stand still while anybody is away. After a restart
        that is from the last thing on: nobody could have moved."""
        table = self.table
        if table.clock is None or not table.clock.pause or table.stage != "playing":
            return
        if self.pending or self.lease.broken:
            return
        away = any(
            seat.kind == "person" and not seat.cover and gone is not None
            for seat, gone in zip(table.seats, self.presence.picture(), strict=True)
        )
        if away != (table.still_since > 0):
            since = self.hub.now() if self.minded else table.touched
            self.minded = True
            self.append(Paused(since=since if away else 0))
        self.minded = True

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Something that takes its time, as long as the table lives."""
        task = self.hub.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def ask_on(self) -> None:
        """Whoever should answer without a person's hand: bots, and those who gave an order."""
        self.mind_clocks()
        undo.settle(self)
        self.wake_bots()
        self.steward.look()

    async def durable(self, pending: Pending) -> None:
        """Waits until an entry is on disk."""
        pending.future = self.hub.loop.create_future()
        await pending.future

    # -- bots

    def wake_bots(self) -> None:
        """Asks every bot whose turn it is, once."""
        recorder = self.table.recorder
        if recorder is None or self.pending or self.table.over or self.table.wish:
            return
        for seat in recorder.state.actors():
            if waits(self.table, seat):
                continue
            if self.table.seats[seat].player and seat not in self.thinking:
                task = self.hub.loop.create_task(self.bot_turn(seat))
                self.thinking[seat] = task

    async def bot_turn(self, seat: int, instead: str = "") -> None:
        """A bot moves a fixed time after it was asked: how long it thought tells nothing. It may
        be a bot that moves `instead` of a person whose time is over."""
        hub = self.hub
        try:
            asked = hub.loop.time()
            player = self.table.seats[seat].player
            level = instead or player
            undos = self.table.undos
            action = scripted(self.table, seat) or await hub.thinkers.choose(
                self.table.game.id, level, self.table.views[seat]
            )
            left = asked + hub.settings.pace - hub.loop.time()
            if left > 0:
                await asyncio.sleep(left)
            if self.lease.broken or self.table.seats[seat].player != player or self.table.wish:
                return
            if self.table.undos != undos:
                return  # it went back: the bot is asked again
            self.append(Played(seat=seat, action=action, bot=level))
            hub.metrics.bot_moves += 1
            hub.metrics.moves += 1
        except AthanorError as refusal:  # the table moved on while it thought
            log.debug("a bot was refused", extra={"code": refusal.code})
        finally:
            self.thinking.pop(seat, None)
            if not self.lease.broken:
                hub.loop.call_soon(self.ask_on)

    # -- the end

    def close(self, code: int, reason: str) -> None:
        self.lease.broken = True
        self.steward.stop()
        self.presence.close()
        for task in [*self.thinking.values(), *self.tasks]:
            task.cancel()
        for guest in list(self.guests):
            guest.close(code, reason)
        log.debug("table left the memory", extra={"table": short(self.table.id)})
