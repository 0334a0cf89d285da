"""Whose request is next.

Requests are small, and so is the opening of a socket; but a crowd of them that comes at once would
be worked off before anybody's move is looked at. So only a few are begun each time the event loop
goes round. What is said on open sockets passes in between, as long as it comes from a few sockets
of an address; those of a crowd take turns as well. Addresses take turns: nobody waits behind the
crowd of another.

A house has several of these, a lane each: for who knocks, for what is said by those who sit at a
table, and for those who go. So a move does not wait for those who come and go from the same
address, as all do behind one proxy that does not say for whom it speaks, or in one school.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

#: So many requests are begun before the loop looks at sockets again.
AT_ONCE: Final = 2
#: So many sockets of one address are heard without waiting.
HEARD_AT_ONCE: Final = 8
#: Of what was said at tables and had to wait, so much is heard then: each round costs something.
SAID_AT_ONCE: Final = 8
#: So many of those who have gone are taken leave of.
LET_GO_AT_ONCE: Final = 8


class Turns:
    """`waiting` holds what each address wants to begin, in the order in which addresses come. Each
    round of a crowd begins with `give_way`."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        at_once: int = AT_ONCE,
        give_way: Callable[[], None] | None = None,
    ) -> None:
        self.loop = loop
        self.at_once = at_once
        self.give_way = give_way
        self.waiting: dict[str, deque[Callable[[], bool]]] = {}
        self.begun = 0
        self.heard: dict[str, int] = {}
        self.going_round = False

    async def wait(self, address: str) -> None:
        """Until a request from there may be begun: at once, if there is no crowd."""
        turn = self.loop.create_future()
        self.take(address, partial(give, turn))
        await turn

    def take(self, address: str, begin: Callable[[], bool]) -> None:
        """Begins something from there when it is its turn; `begin` says no if it was given up."""
        if self.waiting or self.begun >= self.at_once:
            self.waiting.setdefault(address, deque()).append(begin)
            return
        self.go_round_soon()
        self.begin(begin)

    def hear(self, address: str, begin: Callable[[], bool]) -> None:
        """The same for what is said on a socket: at once, if it is not one of a crowd."""
        heard = self.heard.get(address, 0)
        if address in self.waiting or heard >= HEARD_AT_ONCE:
            self.take(address, begin)
            return
        self.go_round_soon()
        self.heard[address] = heard + 1
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
        if self.waiting and self.give_way is not None:
            self.give_way()
        while self.waiting and self.begun < self.at_once:
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
