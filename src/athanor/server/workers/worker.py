"""A worker, seen from both sides: the process, and the house's end of the line to it.

What is said is pickled, behind its length. A worker does one thing at a time and says when it rests
in the middle of something long; what it was in the middle of, it keeps until it is told to go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import signal
import socket
import threading
from collections.abc import Callable, Generator
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from time import monotonic
from typing import Any, BinaryIO, Final, Literal, NamedTuple

from athanor.contract import game, game_ids

from .. import platform

log: Final = logging.getLogger("athanor.bots")

#: For how long a worker thinks about something less urgent before it asks what is next, in seconds.
SLICE: Final = 0.2
#: Workers stand back behind the house itself.
NICE: Final = 2

Work = Callable[..., "bytes | Generator[None, None, bytes]"]
Kind = Literal["ready", "done", "rest", "failed"]


class Order(NamedTuple):
    """Something to do; without `work`, go on with what has this number, or forget it."""

    number: int
    work: Work | None = None
    given: tuple[object, ...] = ()
    forget: bool = False


class Answer(NamedTuple):
    kind: Kind
    number: int = -1
    body: bytes = b""
    reason: str = ""


class Worker:
    """The house's end. `hear` is called with every answer, `gone` once if the process ends by
    itself."""

    def __init__(
        self, hear: Callable[[Worker, Answer], None], gone: Callable[[Worker], None]
    ) -> None:
        self.hear = hear
        self.gone = gone
        self.ready = False
        self.over = False
        ours, theirs = socket.socketpair()
        self.process = get_context("spawn").Process(
            target=work_on, args=(theirs,), name="athanor-worker", daemon=True
        )
        with theirs:
            self.process.start()
        ours.setblocking(False)
        self.line = ours
        self.writer: asyncio.StreamWriter | None = None
        self.listening = asyncio.get_running_loop().create_task(self.listen())

    async def listen(self) -> None:
        try:
            reader, self.writer = await platform.open_line(self.line)
            while True:
                length = int.from_bytes(await reader.readexactly(4), "big")
                answer = pickle.loads(await reader.readexactly(length))  # noqa: S301
                self.hear(self, answer)
        except (EOFError, OSError) as error:  # IncompleteReadError is an EOFError
            log.debug("a worker's line is closed", extra={"reason": type(error).__name__})
        finally:
            if not self.over:
                self.end()
                self.gone(self)

    def tell(self, order: Order) -> None:
        assert self.writer is not None
        said = pickle.dumps(order)
        self.writer.write(len(said).to_bytes(4, "big") + said)

    def end(self) -> None:
        """At once, whatever it is at: also if it is stopped or hangs."""
        self.over = True
        with contextlib.suppress(OSError):
            self.process.kill()
        if self.writer is not None:
            self.writer.transport.abort()


# -- in the process


def work_on(line: socket.socket) -> None:
    """Carries out orders until the line is closed."""
    begin_work()
    for each in game_ids():
        game(each)
    stream = line.makefile("rwb")
    resting: dict[int, Generator[None, None, bytes]] = {}
    say(stream, Answer("ready"))
    while (order := hear(stream)) is not None:
        if order.forget:
            resting.pop(order.number, None)
        else:
            say(stream, carry_out(order, resting))


def carry_out(order: Order, resting: dict[int, Generator[None, None, bytes]]) -> Answer:
    number = order.number
    try:
        begun = resting.pop(number, None) if order.work is None else order.work(*order.given)
        if begun is None:
            return Answer("failed", number, reason="unknown")
        if isinstance(begun, bytes):
            return Answer("done", number, begun)
        until = monotonic() + SLICE
        while monotonic() < until:
            try:
                next(begun)
            except StopIteration as done:
                return Answer("done", number, done.value)
        resting[number] = begun
        return Answer("rest", number)
    except Exception as error:  # whatever it was, the worker goes on
        return Answer("failed", number, reason=f"{type(error).__name__}: {error}"[:200])


def hear(stream: Any) -> Order | None:
    head = stream.read(4)
    if len(head) < 4:
        return None
    said: bytes = stream.read(int.from_bytes(head, "big"))
    order: Order = pickle.loads(said)  # noqa: S301
    return order


def say(stream: BinaryIO | Any, answer: Answer) -> None:
    said = pickle.dumps(answer)
    stream.write(len(said).to_bytes(4, "big") + said)
    stream.flush()


def begin_work() -> None:
    """The server decides when a worker ends; if the server is killed, so is the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    platform.be_nice(NICE)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
