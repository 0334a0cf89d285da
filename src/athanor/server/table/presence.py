"""Who is here, as far as the others may know.

Whoever is asked what a standing order may answer could give themselves away by coming or going: an
answer for somebody who is away is an order. So from the moment of such a question until a while
after its answer the others are told of a seat what they knew before it. When it is the seat's own
turn, where no order helps, they see who is really here. Of spectators they are told how many.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .actor import Actor

#: How often, at most, a table is told how many watch, in seconds.
TOLD_EVERY: Final = 1.0


class Presence:
    """Of one live table. `away` has for each seat since when nobody held it, or None: somebody is
    here. `held` has what was true of a seat when it was asked, `thaws` when that may change."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.away: list[int | None] = [actor.hub.now()] * len(actor.table.seats)
        self.held: dict[int, int | None] = {}
        self.thaws: dict[int, asyncio.TimerHandle] = {}

    def seen(self, seat: int) -> int | None:
        """Since when a seat is away, or None, as the others are told."""
        return self.held[seat] if seat in self.held else self.away[seat]

    def picture(self) -> list[int | None]:
        return [self.seen(seat) for seat in range(len(self.away))]

    def note(self, here: set[int]) -> bool:
        """Who is here now? True if that is news to the others."""
        before = self.picture()
        for seat, away in enumerate(self.away):
            if (away is None) != (seat in here):
                self.away[seat] = None if seat in here else self.actor.hub.now()
        return self.picture() != before

    def hold(self, seat: int) -> None:
        """The seat is asked what an order may answer."""
        self.stop(seat)
        self.held.setdefault(seat, self.away[seat])

    def release(self, seat: int) -> None:
        """It has answered: a while later the others see who is here."""
        if seat in self.held and seat not in self.thaws:
            hub = self.actor.hub
            self.thaws[seat] = hub.loop.call_later(hub.settings.away, self.thaw, seat)

    def thaw(self, seat: int) -> None:
        self.stop(seat)
        if seat in self.held:
            known = self.held.pop(seat)
            if known != self.away[seat] and not self.actor.lease.broken:
                self.actor.tell_presence()
                self.actor.steward.mind_clocks()

    def stop(self, seat: int) -> None:
        timer = self.thaws.pop(seat, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for seat in list(self.thaws):
            self.stop(seat)


class Watchers:
    """How many watch. All are told when that changes, and spectators may be many: they are told at
    once, and then not again for a while."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.told = 0
        self.resting = False

    def changed(self) -> None:
        if not self.resting:
            self.resting = True
            self.actor.hub.loop.call_soon(self.tell)

    def tell(self) -> None:
        with suppress(ReferenceError):  # the table has left the memory
            actor = self.actor
            before, self.told = self.told, actor.spectators()
            self.resting = self.told != before
            if self.resting:
                actor.hub.loop.call_later(TOLD_EVERY, self.tell)
                if not actor.lease.broken:
                    actor.tell_presence()
