"""The door: who comes is let in a few at a time.

Left alone, an event loop takes all connections that wait and reads what each of them says before it
looks at anything else, so a crowd at the door would go before everybody's moves. Here a few are let
in each time the loop goes round. The others wait outside, in the system's own queue, where they
cost nothing.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Final

log: Final = logging.getLogger("athanor.door")

AT_ONCE: Final = 4
#: When nobody more can be let in (there are no descriptors left), it is tried again after this.
REST_SECONDS: Final = 0.2


class Door:
    """Of one listening socket; `make` makes the protocol of a connection."""

    def __init__(self, listener: socket.socket, make: Callable[[], asyncio.BaseProtocol]) -> None:
        self.listener = listener
        self.make = make
        self.loop = asyncio.get_running_loop()
        self.coming: set[asyncio.Task[None]] = set()
        self.rest: asyncio.TimerHandle | None = None
        self.usual: asyncio.Server | None = None

    async def open(self) -> None:
        self.listener.setblocking(False)
        try:
            self.loop.add_reader(self.listener, self.let_in)
        except NotImplementedError:  # Windows' loop cannot wait for a socket; it has its own way
            self.usual = await self.loop.create_server(self.make, sock=self.listener)

    def let_in(self) -> None:
        for _ in range(AT_ONCE):
            try:
                line, _ = self.listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                log.warning("nobody can be let in", extra={"reason": str(error)})
                self.loop.remove_reader(self.listener)
                self.rest = self.loop.call_later(REST_SECONDS, self.open_again)
                return
            task = self.loop.create_task(self.welcome(line))
            self.coming.add(task)
            task.add_done_callback(self.coming.discard)

    def open_again(self) -> None:
        self.loop.add_reader(self.listener, self.let_in)

    async def welcome(self, line: socket.socket) -> None:
        try:
            line.setblocking(False)
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await self.loop.connect_accepted_socket(self.make, line)
        except OSError:  # gone before it was in
            line.close()

    def close(self) -> None:
        if self.rest is not None:
            self.rest.cancel()
        if self.usual is not None:
            self.usual.close()
        else:
            self.loop.remove_reader(self.listener)

    async def wait_closed(self) -> None:
        """Whoever was coming in is in."""
        if self.coming:
            await asyncio.wait(self.coming)
