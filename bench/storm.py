"""Everyone is cut off at once and comes back at once: how long that takes, and what others notice.

    python bench/storm.py                   4,000 sockets at 1,000 tables
    python bench/storm.py --json            one JSON object

A thousand tables of four people stand still while a hundred others are played at, one move a second
each. Then all sockets of the thousand break at the same moment. They come back as browsers do, with
a first pause of 0.3 seconds, more or less, and longer ones if they are not let in. Measured is the
time until the last is welcomed, and what moves at the other tables take meanwhile. The server has
one core, all else another. It needs the extra `load`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

import msgspec  # noqa: E402
import picows  # noqa: E402
from tests.server.house import FAST, START, free_port  # noqa: E402

from bench.load import Load, Seat, Table, percentile  # noqa: E402
from bench.processes import cpu_seconds, pinned  # noqa: E402

BARS = {"back_seconds": 5.0, "others_p99_ms": 100.0}
FIRST_PAUSE = 0.3
LONGEST_PAUSE = 8.0


class Heard(msgspec.Struct):
    type: str
    sequence: int
    since: int = 0


class Guest(Seat):
    """Who remembers what they heard."""

    since = 0
    told_all = True

    def on_ws_connected(self, transport: Any) -> None:
        self.transport = transport
        self.send({"type": "hello", "id": "h", "keys": [self.key], "since": self.since})

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        data = frame.get_payload_as_bytes()
        if data.startswith((b'{"type":"welcome"', b'{"type":"update"', b'{"type":"changed"')):
            message = msgspec.json.decode(data, type=Heard)
            self.since = message.sequence
            if message.type == "welcome":
                self.told_all = not message.since
        super().on_ws_frame(transport, frame)


class Crowd(Load):
    """Those who are cut off."""

    def __init__(self, port: int, tables: int) -> None:
        super().__init__(port, tables)
        self.guests: list[tuple[str, Guest]] = []

    async def seat_people(self, id: str, keys: list[str]) -> None:
        table = Table(self)
        address = f"ws://127.0.0.1:{self.port}/api/tables/{id}/socket"
        for number, key in enumerate(keys):
            guest = Guest(table, number, key)
            await self.connect(guest, address)
            self.guests.append((address, guest))
        self.guests[-len(keys)][1].send({"type": "start", "id": "s"})

    async def connect(self, guest: Guest, address: str) -> None:
        await picows.ws_connect(lambda *_: guest, address, websocket_handshake_timeout=60)
        await asyncio.wait_for(guest.welcomed, 60)

    async def come_back(self, guest: Guest, address: str) -> None:
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause * random.uniform(0.75, 1.25))
            guest.welcomed = asyncio.get_running_loop().create_future()
            try:
                await self.connect(guest, address)
                return
            except (OSError, TimeoutError, picows.WSError):
                pause = min(2 * pause, LONGEST_PAUSE)

    async def storm(self) -> dict[str, float]:
        for _, guest in self.guests:
            guest.transport.disconnect()
        began = time.perf_counter()
        await asyncio.gather(*(self.come_back(guest, address) for address, guest in self.guests))
        seconds = time.perf_counter() - began
        whole = sum(guest.told_all for _, guest in self.guests)
        return {"sockets": len(self.guests), "back_seconds": seconds, "told_all": whole}


async def crowd(port: int, tables: int) -> None:
    """In a process of its own: says when it is there, and storms when it is told."""
    people = Crowd(port, tables)
    await people.gather_people()
    await asyncio.sleep(1.0)
    print("there", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    print(json.dumps(await people.storm()), flush=True)
    await asyncio.to_thread(sys.stdin.readline)


async def measure(options: argparse.Namespace, port: int, pid: int) -> dict[str, float]:
    command = [sys.executable, __file__, "--crowd", str(port), "--tables", str(options.tables)]
    child = await asyncio.create_subprocess_exec(
        "nice", "-n", "3", *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert child.stdin is not None
    assert child.stdout is not None
    try:
        assert await child.stdout.readline() == b"there\n"
        others = Load(port, options.others)
        await others.gather_people()
        await asyncio.sleep(1.0)
        await others.steady(3.0, 1.0)
        before = list(others.acknowledged)
        used = cpu_seconds(pid)
        child.stdin.write(b"go\n")
        moving = asyncio.create_task(others.steady(600.0, 1.0))
        found: dict[str, float] = json.loads(await child.stdout.readline())
        moving.cancel()
        used = cpu_seconds(pid) - used
        during = list(others.acknowledged)
        if others.refused:
            raise SystemExit(f"refused: {others.refused[0]}")
        return {
            **found,
            "back_seconds": round(found["back_seconds"], 2),
            "server_seconds": round(used, 2),
            "others_moves": len(during),
            "others_p99_before_ms": round(percentile(before, 0.99) * 1000, 1),
            "others_p99_ms": round(percentile(during, 0.99) * 1000, 1),
            "others_slowest_ms": round(max(during) * 1000, 1),
        }
    finally:
        child.stdin.close()
        await child.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--others", type=int, default=100)
    parser.add_argument("--core", type=int, default=0, choices=(0, 1))
    parser.add_argument("--crowd", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.crowd:
        asyncio.run(crowd(options.crowd, options.tables))
        return 0
    os.sched_setaffinity(0, {1 - options.core})
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        settings = FAST | {"port": port, "data": folder + "/data", "bot_workers": 1}
        server = pinned(
            options.core,
            [sys.executable, "-P", "-c", START, json.dumps(settings)],
            stdout=subprocess.PIPE,
        )
        try:
            assert server.stdout is not None
            assert server.stdout.readline()
            figures = asyncio.run(measure(options, port, server.pid))
        finally:
            server.terminate()
            server.wait(60)
            if server.stdout is not None:
                server.stdout.close()
    if options.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            bar = f"   (bar: at most {BARS[name]:g})" if name in BARS else ""
            print(f"{name:24} {value:>10}{bar}")
    return 0 if all(figures[name] <= bar for name, bar in BARS.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
