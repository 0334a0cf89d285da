"""A path between a server and its database that can be cut, in one direction or both: what is sent
that way arrives nowhere, and nobody is told."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Literal

Direction = Literal["there", "back"]


class Path:
    def __init__(self, port: int) -> None:
        self.target = port
        self.cut: frozenset[Direction] = frozenset()
        self.open: set[asyncio.StreamWriter] = set()
        self.server: asyncio.Server | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def lay(self) -> int:
        """The port at which it begins."""
        self.server = await asyncio.start_server(self.arrived, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    async def arrived(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            back, there = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        self.open |= {writer, there}
        for source, target, direction in ((reader, there, "there"), (back, writer, "back")):
            task = asyncio.create_task(self.pump(source, target, direction))  # type: ignore[arg-type]
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def pump(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, direction: Direction
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                if direction not in self.cut:
                    target.write(data)
                    await target.drain()
        if direction not in self.cut:
            target.close()

    def mend(self) -> None:
        """From now on all arrives again; what was open while it was cut has lost something."""
        if self.cut:
            self.cut = frozenset()
            for writer in list(self.open):
                writer.close()

    async def remove(self) -> None:
        if self.server is not None:
            self.server.close()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for writer in self.open:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
