"""A server on a thread of this process, so that a test can reach into its tables."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable
from pathlib import Path

from athanor.contract import State
from athanor.server import command
from athanor.server.house.hub import Hub
from athanor.server.settings import Settings
from athanor.server.store.sqlite import SqliteStore
from athanor.server.workers.thinkers import Thinkers
from tests.server.house import PATIENT, Server

#: The even delay of answers at these tables, in seconds.
ANSWER = 0.3


class StoppedClock(Hub):
    running = False

    def now(self) -> int:
        return super().now() if self.running else 1_700_000_000_000


class OpenHouse(Server):
    """Its clock stands still unless it is told to run, and with the same secrets two of them differ
    in nothing."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.hub: StoppedClock | None = None
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.live, daemon=True)

    def live(self) -> None:
        with command.claimed(self.data), command.listening("127.0.0.1", self.port) as listener:
            asyncio.run(self.serve(listener))

    async def serve(self, listener: socket.socket) -> None:
        settings = Settings(
            data=self.data, pace=0, rate=10**6, shares={"every": 0}, answer=ANSWER, advise=60_000
        )
        self.loop = asyncio.get_running_loop()
        store = SqliteStore(settings.database, self.loop)
        self.hub = StoppedClock(settings, store, Thinkers(1, 5))
        await self.hub.start()
        self.uvicorn = command.http_server(self.hub)
        self.ready.set()
        await self.uvicorn.serve(sockets=[listener])
        await self.hub.stop()

    def start(self) -> None:
        self.thread.start()
        assert self.ready.wait(PATIENT)

    def run_clock(self) -> None:
        assert self.hub is not None
        self.hub.running = True

    def halt(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENT)
        assert not self.thread.is_alive()

    def swap(self, table: str, change: Callable[[State], State]) -> None:
        """Puts another state under a table, on the server's own loop."""
        done = threading.Event()

        def swap() -> None:
            assert self.hub is not None
            recorder = self.hub.actors[table].table.recorder
            assert recorder is not None
            recorder.state = change(recorder.state)
            shown = self.hub.actors[table].table
            shown.lines.pop()
            shown.look(self.hub.now())
            done.set()

        self.loop.call_soon_threadsafe(swap)
        assert done.wait(PATIENT)

    def state(self, table: str) -> State:
        assert self.hub is not None
        recorder = self.hub.actors[table].table.recorder
        assert recorder is not None
        return recorder.state

    loop: asyncio.AbstractEventLoop
    uvicorn: command.QuietServer
