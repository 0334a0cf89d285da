"""Crowds, folded into hashes like the evenings of `evening.py`: what workers are told, and what
comes of it, when many wait and workers fail, hang and die by chance; who holds which table while
servers come, fall silent and go; and how the ratings of a house change from game to game.

    PYTHONPATH=src python -m tests.server.crowds    writes the hashes anew, if that is meant
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable, Coroutine
from functools import partial
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final
from unittest import mock

import msgspec
from sqlalchemy import Connection, create_engine, select

from athanor.contract import BadRequest
from athanor.server.house.supervisor import Supervisor
from athanor.server.store import leases, ratings
from athanor.server.store.ratings import Outcome, Stake
from athanor.server.store.schema import metadata, tables
from athanor.server.workers import planner
from athanor.server.workers.thinkers import Asked, Thinkers
from athanor.server.workers.thoughts import Thought
from athanor.server.workers.worker import Answer, Order
from tests.server.hurried import HurriedLoop, at_once

HASHES: Final = Path(__file__).with_name("crowds.txt")
DIGITS: Final = 6
SEEDS: Final = 6
STAKES: Final[tuple[Stake, ...]] = ("full", "full", "full", "loss", "gain", "none", "out")
LEVELS: Final = ("random", "novice", "adept")


class Folding:
    """`blocks` has a hash for each part of what was folded."""

    def __init__(self) -> None:
        self.fold = sha256()
        self.blocks: list[str] = []

    def note(self, *what: object, **more: object) -> None:
        self.fold.update(f"{what} {more}".encode())

    def block(self) -> None:
        self.blocks.append(self.fold.hexdigest()[:DIGITS])


# -- what waits for the workers


class DrawnWorker:
    """In the place of a process: quick or slow, and now and then it fails, hangs or dies."""

    rng: random.Random
    folding: Folding

    def __init__(self, hear: Callable[[Any, Answer], None], gone: Callable[[Any], None]) -> None:
        if self.rng.randrange(12) == 0:
            raise OSError("no worker today")
        self.hear, self.gone = hear, gone
        self.ready = self.over = False
        self.process = SimpleNamespace(exitcode=3, join=lambda seconds: None)
        if self.rng.randrange(12):
            self.later(0.4, Answer("ready"))
        elif self.rng.randrange(2):
            asyncio.get_running_loop().call_later(0.2, self.die)

    def later(self, seconds: float, answer: Answer) -> None:
        asyncio.get_running_loop().call_later(seconds, self.say, answer)

    def say(self, answer: Answer) -> None:
        if not self.over:
            self.hear(self, answer)

    def die(self) -> None:
        if not self.over:
            self.over = True
            self.gone(self)

    def end(self) -> None:
        self.folding.note("ended")
        self.over = True

    def tell(self, order: Order) -> None:
        name = order.work.__name__ if order.work is not None else ""
        now = asyncio.get_running_loop().time()
        self.folding.note(now, "told", order.number, name, order.given, order.forget)
        if order.forget:
            return
        lot, after = self.rng.randrange(40), self.rng.choice((0.0005, 0.02, 0.1, 0.4, 1.5))
        if lot == 0:
            asyncio.get_running_loop().call_later(after, self.die)
        elif lot in (2, 3):
            self.later(after, Answer("failed", order.number, reason="by chance"))
        elif lot > 9 or name in ("think", "look_back"):
            self.later(after, Answer("done", order.number, self.thought(name, after)))
        elif lot > 3:
            self.later(after, Answer("rest", order.number))

    def thought(self, name: str, seconds: float) -> bytes:
        if name == "look_back":
            return b"true"
        if name != "think":
            return b"advice"
        whole = self.rng.choice((0, 100))
        share = self.rng.choice((0.0, 0.3, 1.0))
        return msgspec.json.encode(Thought({}, int(whole * share), whole, share, seconds))


class Crowd:
    """People who ask for moves and advice, and some who do not wait for the answer."""

    def __init__(self, rng: random.Random, folding: Folding) -> None:
        self.rng = rng
        self.folding = folding
        self.thinkers = Thinkers(1 + rng.randrange(3), 50, 2.0)
        self.asking: list[asyncio.Task[None]] = []

    async def live(self) -> None:
        self.thinkers.warm_up()
        for step in range(240):
            await asyncio.sleep(self.rng.choice((0.0, 0.0, 0.0, 0.05, 0.3, 2.0, 9.0)))
            for _ in range(self.rng.choice((1, 1, 1, 12)) if step < 200 else 0):
                number = len(self.asking)
                self.asking.append(asyncio.ensure_future(self.told(number, self.wish())))
            if self.rng.randrange(5) == 0 and self.asking:
                self.rng.choice(self.asking[-20:]).cancel()
            self.folding.note(self.thinkers.state(), self.thinkers.gauges(), self.thinkers.counts)
            self.folding.note(sorted(self.thinkers.costs.items()))
            if step % 20 == 19:
                self.folding.block()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*self.asking, return_exceptions=True), 500.0)
        await self.thinkers.close()
        self.folding.note([(each.done(), each.cancelled()) for each in self.asking])
        self.folding.block()

    def wish(self) -> Callable[[], Coroutine[Any, Any, object]]:
        address, table = self.rng.choice("aaabcd"), self.rng.choice("1234")
        asked = Asked("poison", b"view", table, address, self.charged)
        lot = self.rng.randrange(12)
        if lot == 0:
            return partial(self.thinkers.foretold, "poison", b"before", {}, b"after", table)
        if lot == 1:
            return partial(self.thinkers.hint, asked, 10, 1000)
        if lot == 2:
            return partial(self.thinkers.review, asked, {}, 10, 1000)
        level = self.rng.choice(LEVELS)
        return partial(self.thinkers.choose, "poison", level, b"view", table, address)

    def charged(self, seconds: float) -> None:
        self.folding.note("charged", round(seconds, 6))

    async def told(self, number: int, wish: Callable[[], Coroutine[Any, Any, object]]) -> None:
        found: object
        try:
            found = await wish()
        except BadRequest as refusal:
            found = refusal.code
        self.folding.note(asyncio.get_running_loop().time(), number, found)


def thinking(seed: int) -> list[str]:
    folding, rng = Folding(), random.Random(f"thinking {seed}")
    DrawnWorker.rng, DrawnWorker.folding = rng, folding

    async def live() -> None:
        await Crowd(rng, folding).live()

    with (
        mock.patch.object(planner, "Worker", DrawnWorker),
        mock.patch.object(asyncio, "to_thread", at_once),
        asyncio.Runner(loop_factory=HurriedLoop) as runner,
    ):
        runner.run(live())
    return folding.blocks


# -- servers of one database


def rows(connection: Connection) -> list[object]:
    names = ("nodes", "leases", "ratings", "rated")
    found = [connection.execute(select(metadata.tables[name])).all() for name in names]
    return [sorted(map(repr, each)) for each in found]


def reigns(seed: int) -> list[str]:
    folding, rng, clock = Folding(), random.Random(f"reigns {seed}"), [10_000]
    engine = create_engine("sqlite://")

    def now(_: Connection) -> int:
        return clock[0]

    with engine.begin() as connection, mock.patch.object(leases, "now", now):
        metadata.create_all(connection)
        for name in "abcdef":
            stage = rng.choice(("gathering", "playing", "over"))
            new = tables.insert().values(id=name, stage=stage, public=0, touched=0)
            connection.execute(new)
        for step in range(200):
            clock[0] += rng.choice((0, 1, 500, 999, 1000, 1001, 40 * leases.REMEMBERED // 100))
            folding.note(step, came_of(connection, rng), rows(connection))
            if step % 20 == 19:
                folding.block()
    engine.dispose()
    return folding.blocks


def came_of(connection: Connection, rng: random.Random) -> object:
    """One thing that servers do."""
    epoch, silent = rng.randrange(1, 12), rng.choice((0, 1000, 1000, 1000))
    table = rng.choice("abcdefx")
    last = leases.join(connection, f"http://{epoch}", "key") if rng.randrange(9) == 0 else epoch
    deeds: list[Callable[[], object]] = [
        *(lambda: leases.beat(connection, epoch, bool(rng.randrange(2))),) * 4,
        lambda: leases.end(connection, epoch, silent),
        lambda: leases.end_silent(connection, 1000),
        *(lambda: leases.claim(connection, table, last, silent),) * 4,
        lambda: leases.holder(connection, table),
        lambda: leases.drop(connection, table, epoch),
        lambda: leases.orphan(connection, table, epoch),
        lambda: leases.release(connection, table, epoch),
        lambda: leases.living(connection),
    ]
    try:
        found = rng.choice(deeds)()
    except Exception as error:  # a reign that was never begun
        found = type(error).__name__
    seen = leases.survey(connection, 1000, 9)
    return found, last, seen.living, seen.silent, sorted(seen.orphans)


# -- ratings


def played(seed: int) -> list[str]:
    """Game after game, some told twice; what everybody is worth then, rounded as libraries differ
    in the last digits."""
    folding, rng = Folding(), random.Random(f"played {seed}")
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        metadata.create_all(connection)
        people = [f"p{n}" for n in range(5)]
        for name in people:
            connection.execute(
                metadata.tables["accounts"].insert().values(id=name, name=name.upper(), created=0)
            )
        for number in range(30):
            seats = rng.randrange(2, 5)
            outcome = Outcome(
                "poison",
                rng.sample([*people, "bot:novice", "bot:novice", "bot:adept"], seats),
                [rng.randrange(1, seats + 1) for _ in range(seats)],
                [rng.choice(STAKES) for _ in range(seats)],
                [bool(rng.randrange(2)) for _ in range(seats)],
            )
            table = f"t{number - (rng.randrange(9) == 0)}"
            ratings.count(connection, table, number, outcome)
            folding.note(ratings.rated_seats(connection, table))
            folding.note(ratings.ratings_of(connection, rng.choice(people)))
            folding.note(ratings.ladder(connection, "poison"))
            if number % 10 == 9:
                folding.block()
    engine.dispose()
    return folding.blocks


# -- what the house does by itself


def watched(seed: int) -> list[str]:
    """Tasks that fail, hang, come late and are ended by mistake."""
    folding, rng = Folding(), random.Random(f"watched {seed}")
    told = logging.getLogger("athanor.watch")
    with (
        mock.patch.object(told, "error", partial(folding.note, "error")),
        mock.patch.object(told, "warning", partial(folding.note, "warning")),
        asyncio.Runner(loop_factory=HurriedLoop) as runner,
    ):
        runner.run(watch_tasks(folding, rng))
    folding.block()
    return folding.blocks


async def watch_tasks(folding: Folding, rng: random.Random) -> None:
    loop = asyncio.get_running_loop()
    house = Supervisor(loop)

    async def work(name: str) -> None:
        folding.note(name, loop.time())
        lot = rng.randrange(12)
        if lot < 4:
            raise BadRequest("not-stored") if lot else OSError("no disk")
        await asyncio.sleep(rng.choice((0.0, 0.0, 0.1, 3.0, 61.0)))

    for name, every in (("sweep", 5.0), ("pulse", 0.5), ("expire", 600.0)):
        house.keep(name, partial(work, name), every)
    for step in range(120):
        await asyncio.sleep(rng.choice((0.1, 1.0, 7.0, 65.0)))
        lot = rng.randrange(12)
        if lot == 0:
            loop.hurry.time += 2.0  # type: ignore[attr-defined]  # everything is late
        elif lot == 1:
            name = "house-" + rng.choice(("sweep", "pulse"))
            for task in house.tasks:
                if task.get_name() == name:
                    task.cancel()
        elif lot == 2:
            house.start(work("once"))
            await asyncio.sleep(0)  # so that it has begun when the house stops
        folding.note(house.report(), len(house.tasks))
        folding.note([(each.late, each.pause()) for each in house.watched.values()])
        if step % 20 == 19:
            folding.block()
    house.stop()
    await asyncio.sleep(0.1)
    folding.note(len(house.tasks))


KINDS: Final[dict[str, Callable[[int], list[str]]]] = {
    "thinking": thinking,
    "reigns": reigns,
    "played": played,
    "watched": watched,
}


def kept() -> dict[tuple[str, int], list[str]]:
    lines = [line.split() for line in HASHES.read_text().splitlines()] if HASHES.exists() else []
    return {(kind, int(seed)): blocks for kind, seed, *blocks in lines}


if __name__ == "__main__":
    HASHES.write_text(
        "".join(
            " ".join([kind, str(seed), *fold(seed)]) + "\n"
            for kind, fold in KINDS.items()
            for seed in range(SEEDS)
        )
    )
