"""Kills the server at random moments under load and looks for what it lost.

    python bench/kill.py --kills 100

Tables are played over real sockets by clients that send their next move as soon as they may. At
random moments the server is killed with SIGKILL and started again; the clients come back and send
again, under the same id, what was not yet acknowledged. After every kill the log on disk is read
and must hold: every move that was acknowledged, at the number it was acknowledged under; everything
that anyone was shown; no message twice; no gap.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import closing
from http.client import HTTPException
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.house import Server  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402
from websockets.exceptions import WebSocketException  # noqa: E402


class Player:
    """All three seats of one table after another, on one connection."""

    def __init__(self, server: Server, number: int, proof: Proof) -> None:
        self.server = server
        self.proof = proof
        self.rng = random.Random(number)
        self.number = number
        self.sent = 0
        self.table = ""
        self.keys: list[str] = []
        self.view: dict[str, Any] | None = None
        self.waiting: dict[str, Any] | None = None

    async def live(self) -> None:
        while True:
            try:
                if not self.table:
                    opened = await asyncio.to_thread(self.server.open, "", "", "")
                    self.table, self.keys = opened
                    self.view, self.waiting = None, None
                address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
                async with connect(address, compression=None, open_timeout=5) as socket:
                    await self.play(socket)
            except (OSError, WebSocketException, HTTPException, AssertionError, EOFError):
                await asyncio.sleep(0.02)

    async def play(self, socket: Any) -> None:
        await socket.send(json.dumps({"type": "hello", "id": "h", "keys": self.keys}))
        while self.table:
            message = json.loads(await socket.recv())
            self.take_in(message)
            if message["type"] == "welcome" and self.waiting is not None:
                await socket.send(json.dumps(self.waiting))
            elif self.waiting is None and self.table:
                self.waiting = self.next_message(message)
                if self.waiting is not None:
                    await socket.send(json.dumps(self.waiting))

    def take_in(self, message: dict[str, Any]) -> None:
        for feed in message.get("feeds", ()):
            if feed["view"]["actions"] or feed["view"]["result"]:
                self.view = feed["view"]
        if "sequence" in message:
            self.proof.shown(self.table, message["sequence"])
        if self.waiting is not None and message.get("id") == self.waiting["id"]:
            if message["type"] == "done":
                self.proof.acknowledged(self.table, message["sequence"], self.waiting)
            else:
                self.proof.problem(f"refused: {message} to {self.waiting}")
            if self.waiting["type"] == "play":
                self.view = None if self.view_is_old() else self.view
            self.waiting = None
        if self.view is not None and self.view["result"] is not None:
            self.table = ""

    def view_is_old(self) -> bool:
        return (
            self.view is not None
            and self.waiting is not None
            and self.view["step"] == self.waiting["step"]
        )

    def next_message(self, message: dict[str, Any]) -> dict[str, Any] | None:
        self.sent += 1
        id = f"{self.number}-{self.sent}"
        if message["type"] == "welcome" and message["table"]["stage"] == "gathering":
            return {"type": "start", "id": id}
        view = self.view
        if view is None or not view["actions"]:
            return None
        action = self.rng.choice(view["actions"])
        return {
            "type": "play",
            "id": id,
            "seat": view["seat"],
            "step": view["step"],
            "action": action,
        }


class Proof:
    """What was promised, to be compared with what is on the disk."""

    def __init__(self) -> None:
        self.promised: dict[tuple[str, int], str] = {}
        self.newest: dict[str, int] = {}
        self.problems: list[str] = []
        self.moves = 0

    def problem(self, text: str) -> None:
        self.problems.append(text)

    def acknowledged(self, table: str, sequence: int, message: dict[str, Any]) -> None:
        earlier = self.promised.setdefault((table, sequence), message["id"])
        if earlier != message["id"]:
            self.problem(f"{table} {sequence} was promised to {earlier} and {message['id']}")
        self.moves += 1
        self.shown(table, sequence)

    def shown(self, table: str, sequence: int) -> None:
        self.newest[table] = max(sequence, self.newest.get(table, 0))

    def check(self, database: Path) -> None:
        with closing(sqlite3.connect(database)) as connection:
            self.compare(connection.execute("SELECT table_id, sequence, entry FROM log").fetchall())

    def compare(self, rows: Iterable[tuple[str, int, bytes]]) -> None:
        """What was promised with what is kept."""
        found = {(table, sequence): json.loads(entry) for table, sequence, entry in rows}
        counts: dict[str, int] = {}
        ids: set[tuple[str, int, str]] = set()
        for (table, _), entry in found.items():
            counts[table] = counts.get(table, 0) + 1
            if entry.get("id"):
                key = (table, entry["by"], entry["id"])
                if key in ids:
                    self.problem(f"twice: {key}")
                ids.add(key)
        for table, count in counts.items():
            if (table, count) not in found:
                self.problem(f"a gap in {table}: {count} entries")
        for table, sequence in self.newest.items():
            if counts.get(table, 0) < sequence:
                self.problem(f"{table} was shown {sequence}, the disk has {counts.get(table)}")
        for (table, sequence), id in self.promised.items():
            if found.get((table, sequence), {}).get("id") != id:
                self.problem(f"lost: {table} {sequence} {id}")


async def under_load(server: Server, players: list[asyncio.Task[None]], proof: Proof) -> None:
    """Until twenty more moves were acknowledged."""
    moves, patience = proof.moves, time.monotonic() + 20
    while proof.moves < moves + 20:
        await asyncio.sleep(0.01)
        for player in players:
            if player.done():
                player.result()
        if time.monotonic() > patience:
            assert server.process is not None
            code, log = server.process.poll(), server.log.read_text()[-2000:]
            proof.problem(f"stuck: nobody can play on; exit code {code}\n{log}")
            return


async def harass(
    folder: Path,
    kills: int,
    tables: int,
    store: str = "athanor.server.store.sqlite:SqliteStore",
    seed: int = 0,
    report: Any = None,
) -> Proof:
    rng = random.Random(seed)
    server = Server(folder / "data", store=store, rate=1_000_000, bot_workers=1)
    server.start()
    proof = Proof()
    players = [
        asyncio.create_task(Player(server, number, proof).live()) for number in range(tables)
    ]
    try:
        for kill in range(1, kills + 1):
            await under_load(server, players, proof)
            await asyncio.sleep(rng.uniform(0.0, 0.4))
            server.kill()
            await asyncio.sleep(0.05)  # what had been sent is still read
            proof.check(server.data / "athanor.sqlite3")
            if report is not None:
                report(kill, proof)
            if proof.problems:
                break
            await asyncio.to_thread(server.start)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        if server.process is not None and server.process.poll() is None:
            server.kill()
    return proof


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--store", default="athanor.server.store.sqlite:SqliteStore")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()

    def report(kill: int, proof: Proof) -> None:
        if not options.json:
            print(f"kill {kill}: {proof.moves} acknowledged, {len(proof.problems)} problems")

    with tempfile.TemporaryDirectory() as folder:
        proof = asyncio.run(
            harass(Path(folder), options.kills, options.tables, options.store, options.seed, report)
        )
    if options.json:
        summary = {"kills": options.kills, "moves": proof.moves, "seed": options.seed}
        print(json.dumps(summary | {"problems": proof.problems[:20]}))
    else:
        for problem in proof.problems[:20]:
            print(problem)
        lost = len(proof.problems)
        print(f"{options.kills} kills, {proof.moves} acknowledged moves, {lost} problems")
    return 1 if proof.problems else 0


if __name__ == "__main__":
    sys.exit(main())
