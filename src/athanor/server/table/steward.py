"""Answers that no hand gives: by standing order, or because a window has passed.

What is asked in the middle of another's turn must not be a chore, so a seat may say beforehand what
to answer. Nobody shall notice: an order is carried out a fixed time after the question was told,
and who answers such a question by hand more quickly than that is held back until then. What the
others hear, and when, is the same.

Of somebody who is away a hand would come later: they are called, and have to find the table. So the
time is longer then, and drawn by lot, for an order and for the hand of who came back alike; and
meanwhile the others do not see who comes and goes (`presence.py`).
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from athanor.contract import Action, AthanorError
from athanor.contract.record import plain

from . import bots, clocks
from .entries import Lost, Paused, Played

if TYPE_CHECKING:
    from .actor import Actor

log: Final = logging.getLogger("athanor.table")

#: A clock may be set while we wait: no longer than this until we look at it again.
LONGEST_NAP: Final = 3600.0
TEST_NAP: Final = 0.05
#: The answer of who is away is heard after so many times the even delay.
LATE: Final = (2.0, 4.0)

_lot: Final = random.SystemRandom()


class Steward:
    """Of one live table. `told` holds the question each seat was last asked, by its step, and when
    an answer to it may be heard, in the loop's time; `helpless` the questions for which it found
    no answer; `held` the answers that wait for their time. `minded` says whether it has looked at
    the clocks since the table came into the memory."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.told: dict[int, tuple[int, float]] = {}
        self.helpless: dict[int, int] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.held: set[asyncio.TimerHandle] = set()
        self.minded = False

    def close(self) -> None:
        self.stop()
        for each in self.held:
            each.cancel()
        self.held.clear()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def look(self) -> None:
        """Notes what is asked, and when to come back. Called whenever the table has moved."""
        self.stop()
        actor = self.actor
        table = actor.table
        if actor.lease.broken or table.wish is not None:
            return
        if table.clock is None and not table.game.orders and not table.game.windows:
            return
        loop = actor.hub.loop
        for number, seat in enumerate(table.seats):
            if seat.asked is None:
                self.told.pop(number, None)
                actor.presence.release(number)
            elif self.told.get(number, (-1, 0.0))[0] != seat.asked[0]:
                self.told[number] = (seat.asked[0], loop.time() + self.delay(number))
        times = [time for seat in self.told if (time := self.due(seat)) is not None]
        if times and not actor.pending:
            longest = TEST_NAP if actor.hub.settings.clock else LONGEST_NAP
            nap = min(longest, max(0.0, min(times) - loop.time()))
            self.timer = loop.call_later(nap, self.act)

    def delay(self, seat: int) -> float:
        """How long after a question its answer may be heard, if an order might give it."""
        actor = self.actor
        if actor.table.asked_of(seat) not in actor.table.game.orders:
            actor.presence.thaw(seat)
            return actor.hub.settings.answer
        actor.presence.hold(seat)
        late = 1.0 if actor.presence.seen(seat) is None else _lot.uniform(*LATE)
        return late * actor.hub.settings.answer

    def even(self, seat: int) -> float:
        """The first moment at which an answer may be heard, in the loop's time."""
        return self.told[seat][1]

    def too_early(self, seat: int) -> bool:
        """Whether a hand would be told apart from an order if it were heard now."""
        orders = self.actor.table.game.orders
        if not orders or not 0 <= seat < len(self.actor.table.seats) or seat not in self.told:
            return False
        early = self.actor.hub.loop.time() < self.even(seat)
        return early and self.actor.table.asked_of(seat) in orders

    def hold(self, seat: int, answer: Callable[[], None]) -> None:
        def give() -> None:
            self.held.discard(timer)
            answer()

        timer = self.actor.hub.loop.call_at(self.even(seat), give)
        self.held.add(timer)

    def due(self, seat: int) -> float | None:
        """When a seat is to be answered for, in the loop's time."""
        if self.helpless.get(seat) == self.told[seat][0]:
            return None
        if self.obeyed(seat) is not None:
            return self.even(seat)
        end = self.actor.table.window(seat)
        if end is None:
            return self.clock_end(seat)
        return max(self.even(seat), self.loop_time(end))

    def clock_end(self, seat: int) -> float | None:
        table = self.actor.table
        if table.clock is None or table.over:
            return None
        end = clocks.deadline(table.seats[seat], table.still_since)
        return None if end is None else self.loop_time(end)

    def loop_time(self, at: int) -> float:
        return self.actor.hub.loop.time() + (at - self.actor.hub.now()) / 1000

    def obeyed(self, seat: int) -> Action | None:
        """What the seat's order answers now, if it gave one that does."""
        table = self.actor.table
        order = table.seats[seat].orders.get(table.asked_of(seat), "")
        if not order or table.recorder is None:
            return None
        return table.game.obey(table.recorder.state.view(seat), seat, order)

    def act(self) -> None:
        self.timer = None
        now = self.actor.hub.loop.time()
        for seat in list(self.told):
            time = self.due(seat)
            if time is not None and time <= now and self.answer(seat):
                return  # the table has moved, or a bot thinks; it looks again when that is done
        self.look()

    def answer(self, seat: int) -> bool:
        actor = self.actor
        recorder = actor.table.recorder
        assert recorder is not None
        try:
            action = self.obeyed(seat)
            if action is None and actor.table.window(seat) is None:
                self.time_is_over(seat)
                return True
            if action is None:
                action = actor.table.game.lapse(recorder.state.view(seat), seat)
            actor.append(Played(seat=seat, action=plain(action)))
        except AthanorError as refusal:  # then the person is asked after all
            self.helpless[seat] = self.told[seat][0]
            log.warning("nobody answered for a seat", extra={"code": refusal.code})
            return False
        actor.hub.metrics.moves += 1
        return True

    def mind_clocks(self) -> None:
        """Where the table wishes it, clocks stand still while anybody is away. After a restart
        that is from the last thing on: nobody could have moved."""
        actor = self.actor
        table = actor.table
        if table.clock is None or not table.clock.pause or table.stage != "playing":
            return
        if actor.pending or actor.lease.broken:
            return
        away = any(
            seat.kind == "person" and not seat.cover and gone is not None
            for seat, gone in zip(table.seats, actor.presence.picture(), strict=True)
        )
        first, self.minded = not self.minded, True
        if away != (table.still_since > 0):
            since = table.touched if first else actor.hub.now()
            actor.append(Paused(since=since if away else 0))

    def time_is_over(self, seat: int) -> None:
        """A bot makes the move, or the seat has lost."""
        actor = self.actor
        clock = actor.table.clock
        assert clock is not None
        level = actor.table.seats[seat].substitute
        if clock.zero == "lose":
            actor.append(Lost(seat=seat, bot=level))
        elif seat not in actor.thinking:
            bots.begin(actor, seat, level)
