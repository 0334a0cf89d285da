"""Many tables of masters on few cores: does every bot play as its level does?

    python bench/masters.py --tables 200 --seconds 60

A server as it is installed, with a person and three masters at each table of Poison. What the bots
did is read from the log in its database, and judged from outside: a sample of their moves is
compared with what a master thinks best who has all the time in the world. A move that was made up
agrees with it no more often than chance does. With `--source` another version of the server is
looked at in the same way.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.house import free_port

from athanor.bots.levels import SearchBot
from athanor.contract import FastRng, game
from athanor.server.table.keeping import new_table
from athanor.server.table.readable import Moved

START = """
import sys, json
from pathlib import Path
from athanor.server.command import run
from athanor.server.settings import Settings
given = json.loads(sys.argv[1])
given["data"] = Path(given["data"])
run(Settings(**{name: given[name] for name in Settings.__struct_fields__ if name in given}))
"""
#: The version before said this when it made a move up.
MADE_UP = "a bot did not answer"
WHOLE = 2000
SAMPLE = 300


class Person:
    """Sits among masters, and plays anything after a moment."""

    def __init__(self, port: int, think: float) -> None:
        self.port = port
        self.think = think

    async def play(self) -> None:
        plan = [{"bot": ""}, *[{"bot": "master"}] * 3]
        body = {"game": "poison", "name": "Ada", "seats": plan}
        seated = await asyncio.to_thread(post, self.port, "/api/tables", body)
        address = f"ws://127.0.0.1:{self.port}/api/tables/{seated['table']['id']}/socket"
        async with connect(address, compression=None, max_size=None) as line:
            await line.send(json.dumps({"type": "hello", "id": "h", "keys": [seated["key"]]}))
            await line.send(json.dumps({"type": "start", "id": "s"}))
            number = 0
            async for raw in line:
                for feed in json.loads(raw).get("feeds", ()):
                    view = feed["view"]
                    if view["actions"]:
                        number += 1
                        await asyncio.sleep(self.think)
                        play = {"seat": feed["seat"], "step": view["step"]}
                        action = random.choice(view["actions"])
                        play |= {"type": "play", "id": str(number), "action": action}
                        await line.send(json.dumps(play))


def post(port: int, path: str, body: object) -> dict[str, Any]:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: dict[str, Any] = json.loads(answer.read())
        return found


async def crowd(port: int, tables: int, seconds: float, think: float) -> None:
    people = [asyncio.create_task(Person(port, think).play()) for _ in range(tables)]
    done, _ = await asyncio.wait(people, timeout=seconds)
    for person in people:
        person.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    for person in done:
        if not person.cancelled() and person.exception() is not None:
            raise SystemExit(f"a person could not play: {person.exception()!r}")


# -- what they did


def tables_of(database: Path) -> list[list[tuple[int, bytes]]]:
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT table_id, at, entry FROM log ORDER BY table_id, sequence")
        found: dict[str, list[tuple[int, bytes]]] = {}
        for table, at, entry in rows:
            found.setdefault(table, []).append((at, entry))
    return list(found.values())


def waits(rows: list[tuple[int, bytes]]) -> list[float]:
    """How long each move of a bot took from the one before it, in seconds."""
    found = []
    for (before, _), (at, entry) in pairwise(rows):
        said = json.loads(entry)
        if said["type"] == "played" and said.get("bot"):
            found.append((at - before) / 1000)
    return found


def agreement(moves: list[Moved]) -> tuple[float, float, float]:
    """How often these moves are what a master with all its search thinks best, or second best; how
    often a random move would be; and how often a master agrees with itself."""
    rules = game("poison")
    hits, chance, again = [], [], []
    for moved in random.Random(7).sample(moves, min(SAMPLE, len(moves))):
        view = rules.read_view(moved.before)
        if len(view.actions) < 4:
            continue
        best = first_two(view, 1)
        hits.append(str(moved.action) in best)
        chance.append(len(best) / len(view.actions))
        again.append(bool(set(first_two(view, 2)[:1]) & set(best)))
    return statistics.fmean(hits), statistics.fmean(chance), statistics.fmean(again)


def first_two(view: Any, seed: int) -> list[str]:
    ranking = SearchBot(FastRng(seed), WHOLE).consider(view)
    return [str(node.action) for node in ranking[:2]]


def judge(database: Path, log: Path, pace: float) -> dict[str, float]:
    took: list[float] = []
    moves: list[Moved] = []
    for number, rows in enumerate(tables_of(database)):
        took += waits(rows)
        table = new_table(str(number), rows)
        table.fold_all(rows[1:])
        moves += [moved for moved in table.moved if moved and moved.bot]
    made_up = log.read_text().count(MADE_UP)
    shares = sorted(moved.thought for moved in moves)
    hits, chance, again = agreement(moves)
    late = sorted(max(0.0, each - pace) for each in took)
    return {
        "bot_moves": len(moves),
        "made_up": made_up,
        "with_all_their_search": sum(share == 100 for share in shares) - made_up,
        "with_less": sum(0 < share < 100 for share in shares),
        "briefly_told_so": sum(0 < share < 50 for share in shares),
        "at_a_glance": sum(share == 0 for share in shares),
        "search_least_percent": shares[0],
        "search_median_percent": statistics.median(shares),
        "late_median_seconds": round(statistics.median(late), 2),
        "late_p99_seconds": round(late[int(0.99 * len(late))], 2),
        "late_most_seconds": round(late[-1], 2),
        "agree_with_a_whole_master": round(hits, 2),
        "a_random_move_would": round(chance, 2),
        "a_whole_master_would": round(again, 2),
    }


def measure(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    port = free_port()
    settings = {
        "data": str(folder / "data"),
        "port": port,
        "pace": options.pace,
        "opens_per_minute": 0,
        "shares": {"every": 0},
        "log_level": "warning",
    }
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if options.source:
        environment["PYTHONPATH"] = options.source
    log = folder / "log"
    with log.open("wb") as errors:
        server = subprocess.Popen(
            [sys.executable, "-P", "-c", START, json.dumps(settings)],
            stdout=subprocess.PIPE,
            stderr=errors,
            env=environment,
        )
    assert server.stdout is not None
    try:
        assert server.stdout.readline(), log.read_text()
        asyncio.run(crowd(port, options.tables, options.seconds, options.think))
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
            text = answer.read().decode()
    finally:
        server.terminate()
        server.wait(30)
        server.stdout.close()
    figures = judge(folder / "data" / "athanor.sqlite3", log, options.pace)
    for line in text.splitlines():
        if line.startswith(("athanor_bot_simulations_total ", "athanor_worker_restarts_total ")):
            name, value = line.split()
            figures[name.removeprefix("athanor_")] = float(value)
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=0.7)
    parser.add_argument("--think", type=float, default=0.5, help="how long a person takes")
    parser.add_argument("--source", default="", help="where another version of athanor lies")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        figures = measure(options, Path(folder))
    if options.json:
        print(json.dumps(figures))
    else:
        print(f"{options.tables} tables, {time.perf_counter() - began:.0f} s")
        for name, value in figures.items():
            print(f"{name:28} {value:>10}")
    honest = not figures["made_up"] and not figures["at_a_glance"]
    return 0 if honest else 1


if __name__ == "__main__":
    sys.exit(main())
