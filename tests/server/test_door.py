"""A crowd at the door is let in a few at a time, and a full house says so by and by."""

from __future__ import annotations

import asyncio
import errno
import selectors
import socket
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, cast

import pytest

from athanor.server import platform
from athanor.server.gate import door
from athanor.server.gate.door import AT_ONCE, Door

CROWD = 60


class Guest(asyncio.Protocol):
    """Notes in which round of the loop it came in, and greets."""

    came: list[int]
    round: list[int]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = cast(asyncio.Transport, transport)  # uvloop's are of no class of asyncio
        self.came.append(self.round[0])
        line.write(b"hello" if line.get_extra_info("peername") else b"who?!")
        line.close()


async def crowd(make_listener: Callable[[], socket.socket] = socket.socket) -> list[int]:
    """Sixty wait before the door is opened; in which rounds do they come in?"""
    loop = asyncio.get_running_loop()
    came: list[int] = []
    rounds = [0]

    def count() -> None:
        rounds[0] += 1
        if len(came) < CROWD:
            loop.call_soon(count)

    def make() -> Guest:
        guest = Guest()
        guest.came, guest.round = came, rounds
        return guest

    with make_listener() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(CROWD)
        lines = [socket.create_connection(listener.getsockname()) for _ in range(CROWD)]
        opened = Door(listener, make)
        await opened.open()
        loop.call_soon(count)
        for line in lines:
            line.setblocking(False)
            assert await loop.sock_recv(line, 5) == b"hello"
            line.close()
        opened.close()
        await opened.wait_closed()
    return came


def run(scene: Coroutine[Any, Any, list[int]], loop: Callable[..., Any] | None = None) -> list[int]:
    with asyncio.Runner(loop_factory=loop or platform.new_loop) as runner:
        return runner.run(scene)


@pytest.mark.parametrize("loop", [platform.new_loop, asyncio.new_event_loop])
def test_no_round_of_the_loop_lets_in_more_than_a_few(loop: Callable[..., Any]) -> None:
    came = run(crowd(), loop)
    assert len(came) == CROWD
    assert max(Counter(came).values()) <= 2 * AT_ONCE  # some of one round arrive in the next


class Full(socket.socket):
    """Now and then there is no descriptor for who knocks."""

    refused = 0

    def accept(self) -> tuple[socket.socket, Any]:
        if self.refused < 3:
            self.refused += 1
            raise OSError(errno.EMFILE, "Too many open files")
        return super().accept()


def test_without_descriptors_the_door_opens_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "REST_SECONDS", 0.01)
    assert len(run(crowd(Full))) == CROWD


class Windows(asyncio.SelectorEventLoop):
    """A loop that cannot wait for a socket, as Windows' own."""

    def __init__(self) -> None:
        super().__init__(selectors.DefaultSelector())

    def add_reader(self, *_: object) -> None:
        raise NotImplementedError


def test_where_the_loop_cannot_wait_for_a_socket_all_are_let_in() -> None:
    assert len(run(crowd(), Windows)) == CROWD
