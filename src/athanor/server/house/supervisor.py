"""Tasks in the background that the house relies on. Each is watched: one that fails is begun again
after a pause that grows, is counted, and is seen in `/health` until it has done its work again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from athanor.contract import AthanorError

from ..wire.resources import TaskHealth

log: Final = logging.getLogger("athanor.watch")

#: The first pause after a failure is not longer than twice this.
SOON: Final = 5.0
#: However often it fails, it is tried again after this many seconds.
LONGEST_PAUSE: Final = 60.0
#: Work that takes longer than this hangs.
STUCK_SECONDS: Final = 60.0


class Watched:
    """`late` is by how much the loop woke it too late, the last time."""

    def __init__(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        self.name = name
        self.work = work
        self.every = every
        self.failures = 0
        self.in_a_row = 0
        self.busy_since: float | None = None
        self.late = 0.0

    def pause(self) -> float:
        """What failed is tried again soon, however rarely it is done otherwise."""
        if not self.in_a_row:
            return self.every
        soon = min(self.every, SOON)
        return float(min(LONGEST_PAUSE, soon * 2 ** min(self.in_a_row, 16)))


class Supervisor:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.watched: dict[str, Watched] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    def keep(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        """From now on does `work` again and again, with `every` seconds between."""
        self.watched[name] = Watched(name, work, every)
        self.begin(self.watched[name])

    def start(self, work: Coroutine[Any, Any, object]) -> None:
        """Does something once that nobody waits for."""

        async def quietly() -> None:
            with contextlib.suppress(AthanorError):
                await work

        task = self.loop.create_task(quietly())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def begin(self, watched: Watched) -> None:
        task = self.loop.create_task(self.live(watched), name=f"house-{watched.name}")
        self.tasks.add(task)
        task.add_done_callback(lambda done: self.ended(watched, done))

    def ended(self, watched: Watched, task: asyncio.Task[None]) -> None:
        """Nothing but the end of the house ends a task of it."""
        self.tasks.discard(task)
        if not self.stopping:
            error = None if task.cancelled() else task.exception()
            self.failed(watched, error or asyncio.CancelledError())
            self.begin(watched)

    async def live(self, watched: Watched) -> None:
        while True:
            due = self.loop.time() + watched.pause()
            await asyncio.sleep(due - self.loop.time())
            watched.busy_since = self.loop.time()
            watched.late = max(0.0, watched.busy_since - due)
            try:
                await watched.work()
            except Exception as error:
                self.failed(watched, error)
            else:
                self.succeeded(watched)
            finally:
                watched.busy_since = None

    def failed(self, watched: Watched, error: BaseException) -> None:
        watched.failures += 1
        watched.in_a_row += 1
        if watched.in_a_row & (watched.in_a_row - 1) == 0:  # the 1st, 2nd, 4th, 8th time ...
            log.error(
                "a background task failed",
                exc_info=error,
                extra={"task": watched.name, "times": watched.in_a_row},
            )

    def succeeded(self, watched: Watched) -> None:
        if watched.in_a_row:
            log.warning("a background task goes on", extra={"task": watched.name})
        watched.in_a_row = 0

    def stop(self) -> None:
        self.stopping = True
        for task in self.tasks:
            task.cancel()

    def report(self) -> dict[str, TaskHealth]:
        now = self.loop.time()
        return {watched.name: self.look_at(watched, now) for watched in self.watched.values()}

    def look_at(self, watched: Watched, now: float) -> TaskHealth:
        since = watched.busy_since
        if since is not None and now - since > STUCK_SECONDS:
            return TaskHealth("stuck", watched.failures)
        return TaskHealth("failing" if watched.in_a_row else "ok", watched.failures)
