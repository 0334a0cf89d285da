"""Whose request is next.

Requests are small, and so is the opening of a socket; but a crowd of them that comes at once would
be worked off before anybody's move is looked at. So only a few are begun each time the event loop
goes round, and what is said on open sockets passes in between. Addresses take turns: nobody waits
behind the crowd of another.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

#: So many requests are begun before the loop looks at sockets again.
AT_ONCE: Final = 2


class Turns:
    """`waiting` holds what each address wants to begin, in the order in which addresses come."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.waiting: dict[str, deque[Callable[[], bool]]] = {}
        self.begun = 0

    async def wait(self, address: str) -> None:
        """Until a request from there may be begun: at once, if there is no crowd."""
        turn = self.loop.create_future()
        self.take(address, partial(give, turn))
        await turn

    def take(self, address: str, begin: Callable[[], bool]) -> None:
        """Begins something from there when it is its turn; `begin` says no if it was given up."""
        if self.waiting or self.begun >= AT_ONCE:
            self.waiting.setdefault(address, deque()).append(begin)
            return
        if not self.begun:
            self.loop.call_soon(self.go_round)
        self.begin(begin)

    def begin(self, begin: Callable[[], bool]) -> None:
        self.begun += 1  # before, for what is begun may take the next turn at once
        if not begin():
            self.begun -= 1

    def go_round(self) -> None:
        self.begun = 0
        while self.waiting and self.begun < AT_ONCE:
            address = next(iter(self.waiting))
            queue = self.waiting.pop(address)
            begin = queue.popleft()
            if queue:
                self.waiting[address] = queue  # behind all others
            self.begin(begin)
        if self.begun:
            self.loop.call_soon(self.go_round)


def give(turn: asyncio.Future[None]) -> bool:
    if turn.done():  # whoever asked has gone
        return False
    turn.set_result(None)
    return True
