"""Three servers on one PostgreSQL, and everything that can happen to them, under load.

    python bench/faults.py --faults 200
    python bench/faults.py --faults 20 --no-fence     must find something, or it would find nothing

Tables are played over real sockets by clients that send their next move as soon as they may, at
whichever server they like, and send again, under the same id, what was not answered. One fault
after the other:

    kill      a server is killed (SIGKILL) and started again
    pause     a server is stopped for longer than its lease (SIGSTOP), then goes on
    leave     a server is asked to stop (SIGTERM) and started again
    database  PostgreSQL is stopped at once, as a crash would, and started again
    cut       the path from a server to the database and back is cut, and mended
    deaf      only what the database answers is lost
    mute      only what the server says is lost

After each the log must hold every move that was acknowledged, at its number; everything that anyone
was shown; no message twice; no gap; and since a server took over a table, nobody else may have
written at it. And every table must go on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import psycopg  # noqa: E402
from tests.server import cutting  # noqa: E402
from tests.server.house import Server  # noqa: E402
from tests.server.postgres import Postgres  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402
from websockets.exceptions import WebSocketException  # noqa: E402

from bench.kill import Player, Proof  # noqa: E402

LEASE = 2.0
UNFENCED = "tests.server.unfenced:UnfencedStore"
KINDS = ("kill", "pause", "leave", "database", "cut", "deaf", "mute")
#: How long a table may need to go on after a fault, in seconds: far more than it should.
PATIENCE = 90.0


class Wanderer(Player):
    """A player who comes back at any server, and has some patience with one that is silent."""

    def __init__(self, servers: list[Server], number: int, proof: Proof) -> None:
        super().__init__(servers[0], number, proof)
        self.servers = servers
        self.moved = time.monotonic()
        self.longest = 0.0
        self.over = False

    async def live(self) -> None:
        while not self.over:  # whoever waits for an answer with a limit may miss being cancelled
            self.server = self.rng.choice(self.servers)
            with contextlib.suppress(Exception):
                await self.visit()
            await asyncio.sleep(0.05)

    async def visit(self) -> None:
        if not self.table:
            opened = await asyncio.to_thread(self.server.open, "", "", "")
            self.table, self.keys = opened
            self.view, self.waiting = None, None
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
        patience = self.rng.uniform(1.0, 4 * LEASE)
        with contextlib.suppress(OSError, WebSocketException, EOFError):
            async with connect(
                address, compression=None, open_timeout=5, close_timeout=1
            ) as socket:
                await self.play(Hurried(socket, patience))

    def take_in(self, message: dict[str, Any]) -> None:
        before = self.proof.moves
        if message["type"] == "refused" and message.get("code") in ("not-read", "not-stored"):
            raise EOFError
        super().take_in(message)
        if self.proof.moves > before:
            now = time.monotonic()
            self.longest = max(self.longest, now - self.moved)
            self.moved = now


class Hurried:
    """A socket whose owner does not wait for ever."""

    def __init__(self, socket: Any, patience: float) -> None:
        self.socket = socket
        self.patience = patience

    async def send(self, text: str) -> None:
        await self.socket.send(text)

    async def recv(self) -> Any:
        try:
            return await asyncio.wait_for(self.socket.recv(), self.patience)
        except TimeoutError:
            raise EOFError from None


class House:
    """`servers` on one database, each with a path of its own to it."""

    def __init__(self, folder: Path, count: int, store: str) -> None:
        self.postgres = Postgres()
        self.folder = folder
        self.count = count
        self.store = store
        self.servers: list[Server] = []
        self.paths: list[cutting.Path] = []
        self.url = ""

    async def open(self) -> None:
        await asyncio.to_thread(self.postgres.start)
        self.url = self.postgres.new()
        more = {"store": self.store} if self.store else {}
        for number in range(self.count):
            path = cutting.Path(self.postgres.port)
            port = await path.lay()
            url = self.url.replace(f":{self.postgres.port}/", f":{port}/")
            server = Server(
                self.folder / f"server{number}",
                database_url=url,
                lease=LEASE,
                rate=1_000_000,
                bot_workers=1,
                log_level="error",
                **more,
            )
            self.paths.append(path)
            self.servers.append(server)
        await asyncio.gather(*(bring_up(server) for server in self.servers))

    async def close(self) -> None:
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                server.kill()
        for path in self.paths:
            await path.remove()
        self.postgres.remove()

    # -- faults

    async def suffer(self, kind: str, number: int, seconds: float) -> None:
        server, path = self.servers[number], self.paths[number]
        assert server.process is not None
        if kind == "kill":
            server.kill()
            await asyncio.sleep(seconds)
            await bring_up(server)
        elif kind == "leave":
            await asyncio.to_thread(server.stop)
            await bring_up(server)
        elif kind == "pause":
            os.kill(server.process.pid, signal.SIGSTOP)
            await asyncio.sleep(LEASE + seconds)
            os.kill(server.process.pid, signal.SIGCONT)
        elif kind == "database":
            await asyncio.to_thread(self.postgres.stop, True)
            await asyncio.sleep(seconds)
            await asyncio.to_thread(self.postgres.start)
        else:
            path.cut = frozenset(
                {"cut": ("there", "back"), "deaf": ("back",), "mute": ("there",)}[kind]
            )
            await asyncio.sleep(LEASE + seconds)
            path.mend()


async def bring_up(server: Server) -> None:
    """Starts it, as whoever looks after services does: again, if it could not reach the database
    in time and gave up. On a busy machine that happens."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            await asyncio.to_thread(server.start)
            return
        except AssertionError:
            await asyncio.to_thread(server.finish)
            if time.monotonic() > deadline:
                raise
            await asyncio.sleep(1.0)


def check(proof: Proof, url: str) -> None:
    with psycopg.connect(url) as connection:
        rows = connection.execute("SELECT table_id, sequence, entry FROM log").fetchall()
        strangers = connection.execute(
            "SELECT table_id, sequence, l.epoch, h.epoch FROM log l JOIN leases h USING (table_id) "
            "WHERE l.sequence > h.since AND l.epoch <> h.epoch AND h.epoch > 0"
        ).fetchall()
    proof.compare((table, sequence, bytes(entry)) for table, sequence, entry in rows)
    for table, sequence, wrote, held in strangers:
        proof.problem(f"{table} {sequence} was written by {wrote} after {held} had taken over")


async def all_go_on(players: list[Wanderer], proof: Proof) -> float:
    """Until every table was played at; how long that took."""
    began = time.monotonic()
    while late := [player for player in players if player.moved < began]:
        await asyncio.sleep(0.02)
        if time.monotonic() - began > PATIENCE:
            proof.problem(f"{len(late)} tables do not go on: {late[0].table}")
            break
    return time.monotonic() - began


async def harass(
    folder: Path,
    faults: int,
    tables: int,
    servers: int = 3,
    store: str = "",
    seed: int = 0,
    kinds: tuple[str, ...] = KINDS,
    report: Any = None,
) -> tuple[Proof, dict[str, int]]:
    rng = random.Random(seed)
    house = House(folder, servers, store)
    proof = Proof()
    suffered = dict.fromkeys(kinds, 0)
    tasks: list[asyncio.Task[None]] = []
    players: list[Wanderer] = []
    try:
        await house.open()
        players = [Wanderer(house.servers, number, proof) for number in range(tables)]
        tasks = [asyncio.create_task(player.live()) for player in players]
        await all_go_on(players, proof)
        for number in range(faults):
            kind = kinds[number % len(kinds)]
            await house.suffer(kind, rng.randrange(servers), rng.uniform(0.3, 2.5))
            suffered[kind] += 1
            took = await all_go_on(players, proof)
            check(proof, house.url)
            if report is not None:
                report(number + 1, kind, took, proof)
            if proof.problems:
                break
    finally:
        for player in players:
            player.over = True
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=5)
        await house.close()
    return proof, suffered


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--no-fence", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()

    def report(number: int, kind: str, took: float, proof: Proof) -> None:
        if not options.json:
            print(
                f"{number}: {kind}; all tables went on {took:.1f} s later; "
                f"{proof.moves} acknowledged, {len(proof.problems)} problems",
                flush=True,
            )

    with tempfile.TemporaryDirectory() as folder:
        proof, suffered = asyncio.run(
            harass(
                Path(folder),
                options.faults,
                options.tables,
                options.servers,
                UNFENCED if options.no_fence else "",
                options.seed,
                tuple(options.kinds.split(",")),
                report,
            )
        )
    figures = {
        "faults": suffered,
        "moves": proof.moves,
        "seed": options.seed,
        "problems": proof.problems[:20],
    }
    print(json.dumps(figures) if options.json else f"{figures}")
    return 1 if proof.problems else 0


if __name__ == "__main__":
    sys.exit(main())
