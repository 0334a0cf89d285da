"""How much is lost when the power fails: nothing that was acknowledged.

    python -m bench.powercut --cuts 200              SQLite, as one server uses it
    python -m bench.powercut --cuts 200 --postgres   the data directory of PostgreSQL
    python -m bench.powercut --cuts 50 --careless    must lose something, or it would find nothing

Tables are played over real sockets until so many moves are acknowledged; all that reaches the disk
is recorded. Then the power is cut at moments drawn at random, hundreds of times: what was not
synced is dropped, or arrives in part, or in torn sectors. Of each such disk the database is opened
and must hold every move that had been acknowledged by then, once, and be sound. On the last of them
a server goes on with the games.
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import json
import os
import random
import re
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import psycopg  # noqa: E402
from tests.server.house import Server, free_port  # noqa: E402
from tests.server.postgres import Postgres  # noqa: E402

from bench.kill import Player, Proof  # noqa: E402
from bench.powercut.disk import FATES, Disk, build_recorder, read_journal  # noqa: E402

DONE = re.compile(rb'"type":"done","id":"([^"]+)"')
CARELESS = "tests.server.careless:CarelessStore"
#: PostgreSQL that answers before it has synced.
HASTY = "\nsynchronous_commit = off\nwal_writer_delay = 10s\n"

Look = Callable[[Path], Iterable[bytes]]


class Cuts:
    """What was found on the disks."""

    def __init__(self) -> None:
        self.cuts = 0
        self.promised: set[str] = set()
        self.checks = 0
        self.problems: list[str] = []

    def check(self, entries: Iterable[bytes]) -> None:
        found = Counter(id for entry in entries if (id := json.loads(entry).get("id")))
        self.cuts += 1
        self.checks += len(self.promised)
        lost = self.promised - found.keys()
        if lost:
            self.problems.append(f"cut {self.cuts}: {len(lost)} lost, such as {min(lost)}")
        twice = [id for id, count in found.items() if count > 1]
        if twice:
            self.problems.append(f"cut {self.cuts}: {twice[0]} is there twice")


@contextmanager
def recording(folder: Path, journal: Path) -> Iterator[None]:
    """Programs that are started now are written down."""
    library = build_recorder(journal.parent)
    if library is None:
        raise SystemExit("A C compiler is needed to record what reaches the disk.")
    journal.touch()
    journal.chmod(0o666)
    given = {"POWERCUT_FOLDER": str(folder), "POWERCUT_JOURNAL": str(journal)}
    os.environ |= given | {"LD_PRELOAD": str(library)}
    try:
        yield
    finally:
        for name in (*given, "LD_PRELOAD"):
            del os.environ[name]


async def play(server: Server, tables: int, moves: int) -> Proof:
    proof = Proof()
    players = [Player(server, number, proof) for number in range(tables)]
    tasks = [asyncio.create_task(player.live()) for player in players]
    deadline = time.monotonic() + 600
    while proof.moves < moves and time.monotonic() < deadline:
        await asyncio.sleep(0.02)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return proof


def cut(disk: Disk, journal: Path, count: int, look: Look, place: Path, seed: int) -> Cuts:
    """Cuts the power at `count` moments after the first acknowledgement; half of them follow an
    acknowledgement at once, where most is at stake."""
    rng = random.Random(seed)
    kinds = [record.kind for record in read_journal(journal)]
    promises = [number for number, kind in enumerate(kinds) if kind == "a"]
    anywhere = range(promises[0], len(kinds))
    moments = set(rng.sample(promises, min(count // 2, len(promises))))
    moments |= set(rng.sample(anywhere, min(count - len(moments), len(anywhere))))
    while len(moments) < min(count, len(anywhere)):
        moments.add(rng.choice(anywhere))
    found = Cuts()
    for number, record in enumerate(read_journal(journal)):
        disk.take(record)
        if record.kind == "a":
            found.promised |= {id.decode() for id in DONE.findall(record.text)} - {"h"}
        if number in moments:
            shutil.rmtree(place, ignore_errors=True)
            place.mkdir()
            disk.image(place, FATES[found.cuts % len(FATES)], rng)
            try:
                found.check(look(place))
            except Exception as error:
                found.cuts += 1
                found.problems.append(f"cut {found.cuts}: {error}")
    return found


# -- SQLite


def on_sqlite(folder: Path, cuts: int, tables: int, moves: int, careless: bool, seed: int) -> Cuts:
    server = Server(folder / "data", bot_workers=1, **({"store": CARELESS} if careless else {}))
    server.data.mkdir()
    disk = Disk(server.data)
    journal = folder / "journal"
    with recording(server.data, journal):
        server.start()
    try:
        asyncio.run(play(server, tables, moves))
    finally:
        server.kill()
    found = cut(disk, journal, cuts, read_sqlite, folder / "image", seed)
    if not found.problems:
        go_on(Server(folder / "image", bot_workers=1))
    return found


def read_sqlite(place: Path) -> list[bytes]:
    with closing(sqlite3.connect(place / "athanor.sqlite3")) as connection:
        sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
        assert sound == "ok", sound
        return [bytes(entry) for (entry,) in connection.execute("SELECT entry FROM log")]


def go_on(server: Server) -> None:
    """A server opens what is left, and games are played on it."""
    server.start()
    try:
        asyncio.run(play(server, 1, 5))
    finally:
        server.kill()


# -- PostgreSQL


def on_postgres(
    folder: Path, cuts: int, tables: int, moves: int, careless: bool, seed: int
) -> Cuts:
    postgres = Postgres()
    folder.chmod(0o755)
    journal = folder / "journal"
    try:
        postgres.start()
        url = postgres.new()
        settings = {"database_url": url, "bot_workers": 1}
        server = Server(folder / "server", **settings)
        server.start()  # for its tables
        server.stop()
        postgres.stop()
        if careless:
            with (postgres.data / "postgresql.conf").open("a") as file:
                file.write(HASTY)
        disk = Disk(postgres.data)
        with recording(postgres.data, journal):
            postgres.start()
            server.start()
        try:
            asyncio.run(play(server, tables, moves))
        finally:
            server.kill()
            postgres.stop(at_once=True)
        name = url.rpartition("/")[2]
        place = postgres.folder / "image"
        return cut(disk, journal, cuts, lambda it: read_postgres(postgres, it, name), place, seed)
    finally:
        postgres.remove()


def read_postgres(postgres: Postgres, place: Path, name: str) -> list[bytes]:
    """Starts it on what is left, as after any crash."""
    restored = copy.copy(postgres)
    restored.data, restored.port = place, free_port()
    (place / "postmaster.pid").unlink(missing_ok=True)
    place.chmod(0o700)
    if postgres.user:
        for path in (place, *place.rglob("*")):
            shutil.chown(path, postgres.user)
    restored.start()
    try:
        with psycopg.connect(restored.url(name)) as connection:
            rows = connection.execute("SELECT entry FROM log").fetchall()
            return [bytes(entry) for (entry,) in rows]
    finally:
        restored.stop(at_once=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cuts", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--moves", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--careless", action="store_true", help="without waiting for the disk")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    run = on_postgres if options.postgres else on_sqlite
    with tempfile.TemporaryDirectory() as folder:
        found = run(
            Path(folder),
            options.cuts,
            options.tables,
            options.moves,
            options.careless,
            options.seed,
        )
    figures = {
        "cuts": found.cuts,
        "acknowledged": len(found.promised),
        "checks": found.checks,
        "seed": options.seed,
        "problems": len(found.problems),
        "such_as": found.problems[:5],
    }
    print(json.dumps(figures) if options.json else figures)
    return 1 if found.problems else 0


if __name__ == "__main__":
    sys.exit(main())
