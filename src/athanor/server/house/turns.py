"""Whose request is next.

Requests are small, and so is the opening of a socket; but a crowd of them that comes at once would
be worked off before anybody's move is looked at. So only a few are begun each time the event loop
goes round. What is said on open sockets passes in between, as long as it comes from a few sockets
of an address; those of a crowd take turns as well. Addresses take turns: nobody waits behind the
crowd of another.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from typing import Final

#: So many requests are begun before the loop looks at sockets again.
AT_ONCE: Final = 2
#: So many sockets of one address are heard without waiting.
HEARD_AT_ONCE: Final = 8


class Turns:
    """`waiting` holds what each address wants to begin, in the order in which addresses come."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.waiting: dict[str, deque[Callable[[], bool]]] = {}
        self.begun = 0
        self.heard: Counter[str] = Counter()
        self.going_round = False

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
        self.go_round_soon()
        self.begin(begin)

    def hear(self, address: str, begin: Callable[[], bool]) -> None:
        """The same for what is said on a socket: at once, if it is not one of a crowd."""
        if address in self.waiting or self.heard[address] >= HEARD_AT_ONCE:
            self.take(address, begin)
            return
        self.go_round_soon()
        self.heard[address] += 1
        begin()

    def go_round_soon(self) -> None:
        if not self.going_round:
            self.going_round = True
            self.loop.call_soon(self.go_round)

    def begin(self, begin: Callable[[], bool]) -> None:
        self.begun += 1  # before, for what is begun may take the next turn at once
        if not begin():
            self.begun -= 1

    def go_round(self) -> None:
        self.going_round = False
        self.begun = 0
        self.heard.clear()
        while self.waiting and self.begun < AT_ONCE:
            address = next(iter(self.waiting))
            queue = self.waiting.pop(address)
            begin = queue.popleft()
            if queue:
                self.waiting[address] = queue  # behind all others
            self.begin(begin)
        if self.begun:
            self.go_round_soon()


def give(turn: asyncio.Future[None]) -> bool:
    if turn.done():  # whoever asked has gone
        return False
    turn.set_result(None)
    return True
