"""What the house does by itself, again and again: look after connections and idle tables, wake
tables whose clock is over, forget those that never began, and try whether it is well."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Final

from athanor.contract import AthanorError

from ..store.group import answering
from ..store.house import beat, last_lived
from ..store.store import Unreadable
from ..wire.resources import Health
from .circle import Elsewhere
from .garbage import Broom

if TYPE_CHECKING:
    from .hub import Hub

log: Final = logging.getLogger("athanor.hub")

SWEEP_SECONDS: Final = 5.0
#: Where many tables rest, those that were left first are kept in memory for so long.
CROWDED_SECONDS: Final = 10.0
BEAT_SECONDS: Final = 5.0
PULSE_SECONDS: Final = 0.5
#: A house that has not tried itself for so long is not well, whatever it says.
LONGEST_SILENCE: Final = 30.0
#: A loop that was late by this many seconds lately is strained.
MUCH_LAG: Final = 1.0
TIDY_SECONDS: Final = 5.0
TEST_SECONDS: Final = 0.2


class Caretaker:
    """`lags` are by how much the loop was late in the last minute."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.writes = True
        self.reads = True
        self.tried = hub.loop.time()
        self.broom = Broom(hub.loop.time())
        self.lags: deque[float] = deque(maxlen=int(60 / PULSE_SECONDS))

    def begin(self) -> None:
        hub = self.hub
        keep = hub.supervisor.keep
        quick = bool(hub.settings.clock)
        keep("sweep", self.sweep, TEST_SECONDS if quick else SWEEP_SECONDS)
        keep("wake", self.wake, TEST_SECONDS if quick else SWEEP_SECONDS)
        keep("expire", self.expire, min(600.0, hub.settings.expire))
        keep("aside", self.look_after_broken, SWEEP_SECONDS)
        keep("heartbeat", self.try_itself, BEAT_SECONDS)
        if hub.store.shared:
            often = hub.store.silence / 4000
            keep("circle", hub.circle.look_around, often)
            keep("lobbies", hub.circle.tell_lobbies, min(1.0, often))
        keep("tidy", self.tidy, TIDY_SECONDS)
        keep("pulse", self.feel_pulse, PULSE_SECONDS)

    # -- looking after others

    async def sweep(self) -> None:
        hub = self.hub
        now = hub.loop.time()
        hub.budgets.tidy()
        for socket in list(hub.sockets):
            socket.look_after(now)
        resting = [
            actor
            for actor in hub.actors.values()
            if not (actor.guests or actor.pending or actor.thinking)
        ]
        resting.sort(key=lambda actor: actor.quiet_since, reverse=True)
        for place, actor in enumerate(resting):
            kept = hub.settings.idle if place < hub.settings.resting else CROWDED_SECONDS
            if now - actor.quiet_since > min(kept, hub.settings.idle):
                hub.drop(actor, 1001, "idle")
                hub.circle.let_go(actor.table.id)

    async def wake(self) -> None:
        """Looks after tables at which a clock is over while nobody looks at them."""
        hub = self.hub
        for id in await hub.store.due(hub.now()):
            if id in hub.actors or id in hub.aside.refusals:
                continue
            try:
                (await hub.find(id)).ask_on()
            except Unreadable:
                raise
            except Elsewhere:
                continue
            except AthanorError as error:
                # Set aside, or it would stand in the way of the others every time.
                hub.aside.put(id, error)

    async def expire(self) -> None:
        """Forgets tables that gathered and never started."""
        hub = self.hub
        before = hub.now() - int(hub.settings.expire * 1000)
        found = await hub.store.find(["gathering"], before=before, public=False, most=1000)
        free = [id for id in found if await self.may_forget(id)]
        old = [id for id in free if not self.is_visited(id)]  # somebody may have come meanwhile
        if not old:
            return
        hub.forgotten.update(old)
        for id in old:
            hub.public.forget(id)
            hub.circle.forget(id)
            if id in hub.actors:
                hub.drop(hub.actors[id], 1001, "expired")
        gone: asyncio.Future[bool] = hub.loop.create_future()
        hub.store.forget(old, answering(gone))
        done = await gone
        hub.forgotten.difference_update(old)
        log.info("tables forgotten", extra={"count": len(old) if done else 0})

    async def may_forget(self, id: str) -> bool:
        """Whether nobody sits at a table, here or at another server."""
        if id in self.hub.actors:
            return not self.is_visited(id)
        try:
            await self.hub.circle.claim(id)
        except Elsewhere:
            return False
        return True

    def is_visited(self, id: str) -> bool:
        return id in self.hub.actors and bool(self.hub.actors[id].guests)

    async def look_after_broken(self) -> None:
        await self.hub.aside.try_again()
        await self.hub.aside.write_down()

    # -- looking after itself

    async def feel_pulse(self) -> None:
        self.lags.append(self.hub.supervisor.watched["pulse"].late)

    async def tidy(self) -> None:
        self.broom.sweep(self.hub.loop.time(), self.hub.metrics.moves)

    async def try_itself(self) -> None:
        """Writes something and reads it back. That it cannot is no fault of this task."""
        hub = self.hub
        at = hub.now()
        try:
            await hub.store.change(beat, at)
            self.writes = True
        except AthanorError:
            self.writes = False
        try:
            self.reads = await hub.store.look(last_lived) >= (at if self.writes else 0)
        except AthanorError:
            self.reads = False
        self.tried = hub.loop.time()
        hub.time.compare()

    def lag(self) -> float:
        return max(self.lags, default=0.0)

    def health(self, version: str) -> Health:
        hub = self.hub
        tasks = hub.supervisor.report()
        current = hub.loop.time() - self.tried < LONGEST_SILENCE
        well = current and self.reads and self.writes and hub.store.check()
        well = well and all(task.state == "ok" for task in tasks.values())
        thinking = hub.thinkers.state()
        strained = self.lag() > MUCH_LAG or thinking.failing > 0
        return Health(
            status="failing" if not well else "strained" if strained else "ok",
            version=version,
            tables=len(hub.actors),
            connections=len(hub.sockets),
            writes=current and self.writes and hub.store.check(),
            reads=current and self.reads,
            lag=round(self.lag(), 3),
            broken=len(hub.aside.refusals),
            tasks=tasks,
            thinking=thinking,
        )

    def ready(self) -> bool:
        """Whether people may be sent here: it can keep their moves, and is not about to leave."""
        store = self.hub.store
        return self.writes and store.check() and store.epoch >= 0 and not store.leaving

    def gauges(self) -> dict[str, float]:
        """What is measured now, for Prometheus."""
        hub = self.hub
        gauges: dict[str, float] = {
            "tables": len(hub.actors),
            "connections": len(hub.sockets),
            "passed_on": sum(socket.passage is not None for socket in hub.sockets),
            "others": len(hub.circle.others),
            "tables_broken": len(hub.aside.refusals),
            "write_failures_total": hub.store.failures,
            "shares_refused_total": hub.budgets.refused,
            "lag_seconds": self.lag(),
            "loop_tasks": len(asyncio.all_tasks(hub.loop)),
            "clock_off_seconds": hub.time.off() / 1000,
        }
        gauges |= hub.thinkers.gauges() | hub.desk.gauges()
        gauges |= {f"{name}_total": count for name, count in hub.thinkers.counts.items()}
        for name, task in hub.supervisor.report().items():
            gauges[f'task_failures_total{{task="{name}"}}'] = task.failures
            gauges[f'task_well{{task="{name}"}}'] = int(task.state == "ok")
        return gauges
