"""A house in a test's own loop, where time passes as soon as nothing else is to be done, chance is
drawn from a seed, and the store writes without a thread."""

from __future__ import annotations

import asyncio
import random
import secrets
import selectors
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast
from unittest import mock

import msgspec
from sqlalchemy import Connection

from athanor.server.house import hub as hubs
from athanor.server.house.time import HouseTime
from athanor.server.store.group import Job, call_all
from athanor.server.store.sqlite import SqliteStore
from athanor.server.store.store import Done
from athanor.server.table import steward
from athanor.server.wire import keys
from athanor.server.workers.thinkers import Asked, Choice

P = ParamSpec("P")
T = TypeVar("T")

#: A write takes so many seconds, and a bot thinks so long.
WRITE: Final = 0.02
THOUGHT: Final = 0.3
BEGAN: Final = 1_700_000_000_000


class Hurry(selectors.DefaultSelector):
    """Nobody waits: where the loop would sleep, its time is later."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1000.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("nothing will ever happen any more")
        self.time += timeout
        return super().select(0)


class HurriedLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.hurry = Hurry()
        super().__init__(self.hurry)

    def time(self) -> float:
        return round(self.hurry.time, 6)


class OwnTime(HouseTime):
    def now(self) -> int:
        return BEGAN + round((asyncio.get_running_loop().time() - 1000.0) * 1000)


class Inline:
    """In the place of the store's queue: what comes in is written a little later."""

    def __init__(self, store: InlineStore) -> None:
        self.store = store

    def put(self, jobs: list[Job]) -> None:
        self.store.loop.call_later(WRITE, self.store.commit, jobs)


class InlineStore(SqliteStore):
    """Writes and reads in the loop's own thread."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        with mock.patch("threading.Thread.start"):
            super().__init__(path, loop)
        self.driver.execute("PRAGMA synchronous=OFF")
        self.jobs = cast(Any, Inline(self))

    def deliver(self, answers: list[tuple[Done, bool]]) -> None:
        call_all(answers)

    async def look(
        self, work: Callable[Concatenate[Connection, P], T], *given: P.args, **more: P.kwargs
    ) -> T:
        return self.ask(lambda connection: work(connection, *given, **more))

    def close(self) -> None:
        self.readers.shutdown()
        for connection in [*self.reading, self.connection]:
            connection.close()


class Bots:
    """Think for a while, and move at random, with more or less of their search."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    async def choose(self, game_id: str, level: str, view: bytes, table: str, payer: str) -> Choice:
        await asyncio.sleep(THOUGHT * self.rng.randrange(6))
        actions = msgspec.json.decode(view)["actions"]
        return Choice(actions[self.rng.randrange(len(actions))], self.rng.choice((0, 30, 49, 100)))

    async def foretold(
        self, game_id: str, before: bytes, action: dict[str, Any], after: bytes, table: str
    ) -> bool:
        await asyncio.sleep(THOUGHT)
        return bool(self.rng.randrange(2))

    async def hint(self, asked: Asked, simulations: int, milliseconds: int) -> bytes:
        await asyncio.sleep(THOUGHT * 4)
        asked.charge(1.5)
        return msgspec.json.encode([simulations, milliseconds, asked.game, asked.table])


@contextmanager
def chance_from(rng: random.Random) -> Iterator[None]:
    with (
        mock.patch.object(secrets, "token_hex", lambda n: rng.randbytes(n).hex()),
        mock.patch.object(keys, "randbits", rng.getrandbits),
        mock.patch.object(keys, "token_urlsafe", lambda n: rng.randbytes(n).hex()),
        mock.patch.object(steward, "_lot", rng),
        mock.patch.object(hubs, "HouseTime", OwnTime),
        mock.patch.object(asyncio, "to_thread", at_once),
    ):
        yield


async def at_once(work: Callable[..., T], *given: Any) -> T:
    return work(*given)
