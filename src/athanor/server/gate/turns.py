"""Whose request is next.

Requests are small, but a crowd of them that comes at once would be worked off before anybody's move
is looked at. So only a few are begun each time the event loop goes round, and what is said on
sockets passes in between. Addresses take turns: nobody waits behind the crowd of another.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

#: So many requests are begun before the loop looks at sockets again.
AT_ONCE: Final = 2


class Turns:
    """`waiting` holds the requests of each address, in the order in which addresses come."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.begun = 0

    async def wait(self, address: str) -> None:
        """Until a request from there may be begun: at once, if there is no crowd."""
        if self.begun < AT_ONCE and not self.waiting:
            if not self.begun:
                self.loop.call_soon(self.go_round)
            self.begun += 1
            return
        turn = self.loop.create_future()
        self.waiting.setdefault(address, deque()).append(turn)
        await turn

    def go_round(self) -> None:
        self.begun = 0
        while self.waiting and self.begun < AT_ONCE:
            address = next(iter(self.waiting))
            queue = self.waiting.pop(address)
            turn = queue.popleft()
            if queue:
                self.waiting[address] = queue  # behind all others
            if not turn.done():  # whoever asked may have gone
                turn.set_result(None)
                self.begun += 1
        if self.begun:
            self.loop.call_soon(self.go_round)
