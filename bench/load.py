"""How much the table server carries, on one core, with real sockets and a real disk.

    python bench/load.py                    1,000 tables of four, then as fast as it goes
    python bench/load.py --peer             and boardgame.io's server with a card game beside it,
                                            with its own storage in files and in its memory
    python bench/load.py --postgres         and on a PostgreSQL of its own, on the drivers' core
    python bench/load.py --json             one JSON object

It needs the extra `load` (`pip install '.[load]'`) and measures the Athanor that is installed, so
compiled if that is.

The server runs alone on one core (`taskset`), everything that drives it on another. First all
tables are opened, every seat connects on a socket of its own, and each table makes one move every
two seconds: that gives the time from sending a move to its acknowledgement, and the memory above
the idle server. Then every seat moves as soon as it is its turn: that gives durable moves a second,
and the processor's microseconds that each costs the server, which a busy machine disturbs least.
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
from tests.server.postgres import Postgres  # noqa: E402

from bench.boardgame import compare  # noqa: E402
from bench.processes import cpu_seconds, pinned, resident_mib  # noqa: E402

BARS = {
    "acknowledged_p99_ms": (25.0, "at most"),
    "memory_above_idle_mib": (150.0, "at most"),
    "saturated_moves_per_second": (2500.0, "at least"),
    "times_peer": (1.5, "at least"),
    "times_peer_processor": (3.0, "at least"),
    "postgres_acknowledged_p99_ms": (25.0, "at most"),
    "postgres_times_sqlite": (0.7, "at least"),
}


class View(msgspec.Struct):
    step: int
    actions: list[msgspec.Raw]


class Feed(msgspec.Struct):
    view: View


class Update(msgspec.Struct):
    feeds: list[Feed]


decode_update = msgspec.json.Decoder(Update).decode


class Table:
    """The seat whose turn it is, and what it may play."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.turn: Seat | None = None
        self.view: View | None = None

    def move(self) -> None:
        if self.turn is not None and self.view is not None:
            seat, view = self.turn, self.view
            self.turn = self.view = None
            seat.play(view)


class Seat(picows.WSListener):  # type: ignore[misc]
    """One socket. It reads only what it must: an update that asks it to act, and answers."""

    def __init__(self, table: Table, number: int, key: str) -> None:
        self.table = table
        self.number = number
        self.key = key
        self.sent = 0.0
        self.transport: Any = None
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: Any) -> None:
        self.transport = transport
        self.send({"type": "hello", "id": "h", "keys": [self.key]})

    def send(self, message: dict[str, object]) -> None:
        self.transport.send(picows.WSMsgType.TEXT, msgspec.json.encode(message))

    def play(self, view: View) -> None:
        self.sent = time.perf_counter()
        action = random.choice(view.actions)
        head = b'{"type":"play","id":"%d","seat":%d,"step":%d,"action":' % (
            view.step,
            self.number,
            view.step,
        )
        self.transport.send(picows.WSMsgType.TEXT, head + bytes(action) + b"}")

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type == picows.WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            return
        data = frame.get_payload_as_bytes()
        load = self.table.load
        if data.startswith(b'{"type":"done"'):
            if self.sent:
                load.moves += 1
                load.acknowledged.append(time.perf_counter() - self.sent)
                self.sent = 0.0
        elif data.startswith(b'{"type":"update"'):
            load.updates += 1
            load.update_bytes += len(data)
            if b'"actions":[]' not in data:
                self.table.view = decode_update(data).feeds[0].view
                self.table.turn = self
                if load.saturating:
                    self.table.move()
        elif data.startswith(b'{"type":"welcome"'):
            self.welcomed.set_result(None)
        elif data.startswith(b'{"type":"refused"'):
            load.refused.append(data.decode())


class Load:
    def __init__(self, port: int, tables: int) -> None:
        self.port = port
        self.count = tables
        self.tables: list[Table] = []
        self.seats: list[Seat] = []
        self.acknowledged: list[float] = []
        self.refused: list[str] = []
        self.updates = 0
        self.update_bytes = 0
        self.moves = 0
        self.saturating = False

    async def gather_people(self) -> None:
        """Opens all tables and connects every seat."""
        numbers = iter(range(self.count))

        async def open_some() -> None:
            for _ in numbers:
                http = await Http.connect(self.port)
                plan = {"game": "poison", "name": "Ada", "seats": [{}, {}, {}, {}]}
                first = await http.post("/api/tables", plan)
                id, keys = first["table"]["id"], [first["key"]]
                for seat in (1, 2, 3):
                    path = f"/api/tables/{id}/seats/{seat}"
                    keys.append((await http.post(path, {"name": f"P{seat}"}))["key"])
                http.close()
                await self.seat_people(id, keys)

        await asyncio.gather(*(open_some() for _ in range(8)))

    async def seat_people(self, id: str, keys: list[str]) -> None:
        table = Table(self)
        address = f"ws://127.0.0.1:{self.port}/api/tables/{id}/socket"
        seats = []
        for number, key in enumerate(keys):
            seat = Seat(table, number, key)
            await picows.ws_connect(
                lambda *_, seat=seat: seat, address, websocket_handshake_timeout=60
            )
            await asyncio.wait_for(seat.welcomed, 20)
            seats.append(seat)
        self.seats += seats
        self.tables.append(table)
        seats[0].send({"type": "start", "id": "s"})

    async def steady(self, seconds: float, every: float) -> None:
        """Each table moves once in `every` seconds, all of them spread evenly."""
        self.acknowledged.clear()
        began = time.perf_counter()
        made = 0
        while (now := time.perf_counter() - began) < seconds:
            due = int(now * len(self.tables) / every)
            while made < due:
                self.tables[made % len(self.tables)].move()
                made += 1
            await asyncio.sleep(0.001)

    async def saturate(self, seconds: float) -> float:
        """Moves a second when everyone moves at once. The first seconds do not count."""
        self.saturating = True
        for table in self.tables:
            table.move()
        await asyncio.sleep(2.0)
        self.acknowledged.clear()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        rate = len(self.acknowledged) / (time.perf_counter() - began)
        self.saturating = False
        return rate


class Http:
    """Just enough of HTTP to open many tables quickly."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, port: int) -> Http:
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def post(self, path: str, body: object) -> Any:
        content = json.dumps(body).encode()
        self.writer.write(
            f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = await self.reader.readuntil(b"\r\n\r\n")
        lines = head.decode().lower().split("\r\n")
        length = next(int(x.split(":")[1]) for x in lines if x.startswith("content-length"))
        answer = json.loads(await self.reader.readexactly(length))
        assert " 201 " in lines[0], answer
        return answer

    def close(self) -> None:
        self.writer.close()


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def measure_ours(options: argparse.Namespace) -> dict[str, float]:
    figures = measure_server(options, "")
    if not options.postgres:
        return figures
    postgres = Postgres()  # where this process runs: on the drivers' core
    try:
        postgres.start()
        found = measure_server(options, postgres.new())
    finally:
        postgres.remove()
    rate = "saturated_moves_per_second"
    found["times_sqlite"] = round(found[rate] / figures[rate], 2)
    return figures | {f"postgres_{name}": value for name, value in found.items()}


def measure_server(options: argparse.Namespace, database: str) -> dict[str, float]:
    port = free_port()
    with tempfile.TemporaryDirectory(dir=options.data) as folder:
        settings = FAST | {"rate": 100, "port": port, "data": folder + "/data", "bot_workers": 1}
        settings["database_url"] = database
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
        command = [sys.executable, "-P", "-c", START, json.dumps(settings)]
        server = pinned(options.core, command, stdout=subprocess.PIPE, env=environment)
        try:
            if server.stdout is None or not server.stdout.readline():
                sys.exit("The server did not start. Is Athanor installed? pip install '.[load]'")
            time.sleep(2)
            return asyncio.run(drive(options, server.pid, port))
        finally:
            server.terminate()
            server.wait(60)
            if server.stdout is not None:
                server.stdout.close()


async def drive(options: argparse.Namespace, pid: int, port: int) -> dict[str, float]:
    idle = resident_mib(pid)
    load = Load(port, options.tables)
    await load.gather_people()
    say(options, f"{len(load.tables)} tables, {len(load.seats)} sockets")
    await asyncio.sleep(2)
    used = cpu_seconds(pid)
    await load.steady(options.seconds, 2.0)
    used = cpu_seconds(pid) - used
    await asyncio.sleep(0.5)
    steady = list(load.acknowledged)
    memory = resident_mib(pid) - idle
    busy, began = cpu_seconds(pid), time.perf_counter()
    moved = load.moves
    rate = await load.saturate(options.seconds / 2)
    spent = cpu_seconds(pid) - busy
    busy = spent / (time.perf_counter() - began)
    if load.refused:
        raise SystemExit(f"refused: {load.refused[0]}")
    return {
        "tables": len(load.tables),
        "sockets": len(load.seats),
        "steady_moves_per_second": round(len(steady) / options.seconds, 1),
        "steady_cpu": round(used / options.seconds, 2),
        "acknowledged_p50_ms": round(percentile(steady, 0.50) * 1000, 2),
        "acknowledged_p99_ms": round(percentile(steady, 0.99) * 1000, 2),
        "idle_mib": round(idle, 1),
        "memory_above_idle_mib": round(memory, 1),
        "saturated_moves_per_second": round(rate),
        "saturated_cpu": round(busy, 2),
        "saturated_p50_ms": round(percentile(load.acknowledged, 0.5) * 1000, 1),
        "processor_us_per_move": round(spent / (load.moves - moved) * 1e6, 1),
        "update_bytes": round(load.update_bytes / load.updates),
    }


def say(options: argparse.Namespace, text: str) -> None:
    if not options.json:
        print(text, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--core", type=int, default=0, choices=(0, 1))
    parser.add_argument("--data", default=None, help="where the database is written")
    parser.add_argument("--postgres", action="store_true", help="and on a PostgreSQL of its own")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io as well")
    parser.add_argument("--peer-tables", type=int, default=250)
    parser.add_argument("--peer-folder", default="", help="keep its npm packages here")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    os.sched_setaffinity(0, {1 - options.core})
    figures = measure_ours(options)
    if options.peer:
        figures |= compare(options, figures)
    if options.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            bar, sense = BARS.get(name, (None, ""))
            print(f"{name:36} {value:>10}" + (f"   (bar: {sense} {bar:g})" if bar else ""))
    kept = [
        figures[name] <= bar if sense == "at most" else figures[name] >= bar
        for name, (bar, sense) in BARS.items()
        if name in figures
    ]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
