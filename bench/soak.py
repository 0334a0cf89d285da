"""A long day in the house: tables of people and bots come and go, and every minute something fails.

    python bench/soak.py                       an hour
    python bench/soak.py --minutes 2 --every 10

In turn: no descriptors are left, the disk is full, nothing can be read, a worker is killed, the
machine's clock jumps by an hour, a table becomes unreadable. After each fault the house must be
well again by itself, and moves must go on. Memory, descriptors, threads and tasks of the server
are printed as they are; after ten minutes none of them may grow beyond 1.3 times what it was by
then. The exit code says whether all that held.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.house import Server  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402
from websockets.exceptions import WebSocketException  # noqa: E402

GROWTH: Final = 1.3
#: By which memory, descriptors and so on may differ without growing.
SLACK: Final = {"MiB": 24, "files": 24, "threads": 4, "tasks": 40}
#: How long a house may take to be well again, on a busy machine.
PATIENCE: Final = 120.0
TROUBLE: Final = (OSError, WebSocketException, HTTPException, AssertionError, EOFError, KeyError)
BOTS: Final = ("random", "greedy", "novice", "master")


class Sample(NamedTuple):
    at: float
    mib: int
    files: int
    threads: int
    tasks: int
    tables: int
    moves: int


class Soak:
    def __init__(self, server: Server, options: argparse.Namespace) -> None:
        self.server = server
        self.options = options
        self.rng = random.Random(options.seed)
        self.began = time.monotonic()
        self.samples: list[Sample] = []
        self.told: Counter[str] = Counter()
        self.failures: list[str] = []
        self.tables: list[str] = []

    @property
    def pid(self) -> int:
        assert self.server.process is not None
        return self.server.process.pid

    # -- people

    async def person(self) -> None:
        """Opens a table with bots and perhaps friends, plays at it for a while, opens the next."""
        while True:
            try:
                await self.one_table()
            except TROUBLE as error:
                self.told[type(error).__name__] += 1
                await asyncio.sleep(0.5)

    async def one_table(self) -> None:
        people = self.rng.randint(1, 3)
        seats = [""] * people + [self.rng.choice(BOTS) for _ in range(4 - people)]
        game = self.rng.choice(("poison", "kazaam"))
        table, keys = await asyncio.to_thread(self.server.open, *seats, game=game)
        self.tables = [*self.tables[-50:], table]
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        async with connect(address, compression=None, open_timeout=20, close_timeout=1) as wire:
            await wire.send(json.dumps({"type": "hello", "id": "h", "keys": keys}))
            await wire.send(json.dumps({"type": "start", "id": "s"}))
            left = self.rng.randint(5, 80)
            while left > 0:
                message = json.loads(await asyncio.wait_for(wire.recv(), 60))
                self.told[message["type"]] += 1
                if any(feed["view"]["result"] for feed in message.get("feeds", ())):
                    return
                left -= await self.answer(wire, message)

    async def answer(self, wire: Any, message: dict[str, Any]) -> int:
        for feed in message.get("feeds", ()):
            view = feed["view"]
            if feed["seat"] is not None and view["actions"]:
                await asyncio.sleep(self.rng.random() * self.options.pace)
                play = {"type": "play", "id": f"{view['step']}-{feed['seat']}"}
                play |= {"seat": feed["seat"], "step": view["step"]}
                await wire.send(json.dumps(play | {"action": self.rng.choice(view["actions"])}))
                return 1
        return 0

    # -- faults

    def faults(self) -> list[tuple[str, Callable[[], Awaitable[None]]]]:
        return [
            ("no descriptors", self.no_descriptors),
            ("full disk", lambda: self.store_fault("full")),
            ("no reads", lambda: self.store_fault("reads")),
            ("killed worker", self.killed_worker),
            ("clock + 1 h", lambda: self.wall("3600")),
            ("clock - 1 h", lambda: self.wall("-3600")),
            ("unreadable table", self.unreadable_table),
        ]

    async def no_descriptors(self) -> None:
        """No more than it has, and forty who want in."""
        before = resource.prlimit(self.pid, resource.RLIMIT_NOFILE)
        now = len(os.listdir(f"/proc/{self.pid}/fd"))
        resource.prlimit(self.pid, resource.RLIMIT_NOFILE, (now + 2, before[1]))
        knocking = []
        try:
            for _ in range(40):
                line = socket.create_connection(("127.0.0.1", self.server.port), 5)
                knocking.append(line)
            await asyncio.sleep(self.options.fault)
        finally:
            resource.prlimit(self.pid, resource.RLIMIT_NOFILE, before)
            for line in knocking:
                line.close()

    async def store_fault(self, kind: str) -> None:
        file = self.server.data / "faults"
        file.write_text(kind)
        await asyncio.sleep(self.options.fault)
        file.write_text("")

    async def killed_worker(self) -> None:
        for child in children(self.pid):
            if "spawn_main" in command_of(child):
                os.kill(child, signal.SIGKILL)
                return

    async def wall(self, seconds: str) -> None:
        file = self.server.data / "wall"
        file.write_text(seconds)
        await asyncio.sleep(self.options.fault)
        file.write_text("0")

    async def unreadable_table(self) -> None:
        """One that nobody sits at any more gets a row that no program can read."""
        await asyncio.to_thread(self.spoil)

    def spoil(self) -> None:
        table, _ = self.server.open("", "", "")
        connection = sqlite3.connect(self.server.data / "athanor.sqlite3", timeout=30)
        with connection:
            row = (table, 99, int(time.time() * 1000), b"\xff\xff")
            connection.execute("INSERT INTO log VALUES (?, ?, ?, ?, 0)", row)
        connection.close()
        deadline = time.monotonic() + PATIENCE
        while self.server.request("GET", f"/api/tables/{table}")[0] != 503:
            if time.monotonic() > deadline:  # it was in the memory, and has to leave it first
                self.failures.append("an unreadable table was not set aside")
                return
            time.sleep(0.5)

    async def fault_after_fault(self) -> None:
        count = 0
        while self.minutes() < self.options.minutes or count < len(self.faults()):
            due = self.began + (count + 1) * self.options.every
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            name, fault = self.faults()[count % len(self.faults())]
            try:
                await fault()
            except TROUBLE as error:
                self.failures.append(f"{name}: {type(error).__name__} {error}")
            await self.recover(name)
            count += 1

    async def recover(self, name: str) -> None:
        began = time.monotonic()
        moves = -1
        body = b"no answer"
        while time.monotonic() - began < PATIENCE:
            await asyncio.sleep(0.5)
            try:
                status, _, body = await asyncio.to_thread(self.server.request, "GET", "/health")
                now = await asyncio.to_thread(self.server.metric, "moves_total")
            except TROUBLE:
                continue
            moves = now if moves < 0 else moves
            if status == 200 and now > moves:
                print(f"{self.minutes():6.1f}  {name}: well after {time.monotonic() - began:.1f} s")
                return
        self.failures.append(f"{name}: not well again: {body.decode()[:400]}")

    # -- figures

    def minutes(self) -> float:
        return (time.monotonic() - self.began) / 60

    async def measure(self) -> None:
        while True:
            try:
                sample = await asyncio.to_thread(self.sample)
            except TROUBLE:
                await asyncio.sleep(1)
                continue
            self.samples.append(sample)
            figures = "  ".join(f"{k} {v}" for k, v in sample._asdict().items() if k != "at")
            print(f"{self.minutes():6.1f}  {figures}", flush=True)
            await asyncio.sleep(self.options.sample)

    def sample(self) -> Sample:
        status = Path(f"/proc/{self.pid}/status").read_text()
        facts = dict(line.split(":", 1) for line in status.splitlines())
        return Sample(
            self.minutes(),
            int(facts["VmRSS"].split()[0]) // 1024,
            len(os.listdir(f"/proc/{self.pid}/fd")),
            int(facts["Threads"]),
            self.server.metric("loop_tasks"),
            self.server.metric("tables"),
            self.server.metric("moves_total"),
        )

    def judge(self) -> None:
        early = [sample for sample in self.samples if sample.at <= 10]
        late = [sample for sample in self.samples if sample.at > 10]
        for name, index in (("MiB", 1), ("files", 2), ("threads", 3), ("tasks", 4)):
            if early and late:
                first, last = max(s[index] for s in early), max(s[index] for s in late)
                print(f"{name}: {first} in the first ten minutes, {last} afterwards")
                if last > max(GROWTH * first, first + SLACK[name]):
                    self.failures.append(f"{name} grew from {first} to {last}")
        assert self.server.process is not None
        if self.server.process.poll() is not None:
            self.failures.append("the server ended")

    async def run(self) -> None:
        others = [asyncio.create_task(self.person()) for _ in range(self.options.tables)]
        others.append(asyncio.create_task(self.measure()))
        await self.fault_after_fault()
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        self.judge()


def children(pid: int) -> list[int]:
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        found += [int(word) for word in (thread / "children").read_text().split()]
    return found + [grand for child in found for grand in children(child)]


def command_of(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=16, help="how many at the same time")
    parser.add_argument("--every", type=float, default=60.0, help="seconds from fault to fault")
    parser.add_argument("--fault", type=float, default=8.0, help="seconds that a fault lasts")
    parser.add_argument("--sample", type=float, default=20.0, help="seconds between samples")
    parser.add_argument("--pace", type=float, default=0.6, help="seconds a person thinks at most")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        faulty = "tests.server.faulty:FaultyStore"
        server = Server(data, store=faulty, pace=0.1, idle=10.0, lines=1000, trusted_proxies=())
        server.start()
        soak = Soak(server, options)
        try:
            asyncio.run(soak.run())
        finally:
            server.kill()
    print(f"heard: {dict(soak.told)}")
    for failure in soak.failures:
        print(f"FAILED  {failure}")
    return 1 if soak.failures else 0


if __name__ == "__main__":
    sys.exit(main())
