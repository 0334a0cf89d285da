"""Whether two servers on one PostgreSQL hold twice the tables of one, as soon acknowledged.

    python bench/two_servers.py --tables 500

Each table makes one move every two seconds: first at one server, then twice as many tables at two,
half at each. Both servers share one core (`taskset`), and the database and everybody who plays the
other: so this says what a second server costs where cores allow it, not what more cores would give.
Needs the extras `load` and `postgres`, and measures the Athanor that is installed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.server.house import FAST, START, free_port  # noqa: E402
from tests.server.postgres import Postgres  # noqa: E402

from bench.load import Load, percentile  # noqa: E402
from bench.processes import cpu_seconds, pinned, resident_mib  # noqa: E402

#: How much later an acknowledgement may come at two servers, and still count as soon, in
#: milliseconds: a hundredth of them are decided by whatever else the machine does.
EQUAL_MS = 5.0


def start(folder: str, number: int, url: str, core: int) -> tuple[subprocess.Popen[bytes], int]:
    port = free_port()
    settings: dict[str, Any] = FAST | {"rate": 100, "port": port, "bot_workers": 1}
    settings |= {"data": f"{folder}/data{number}", "database_url": url, "lease": 10.0}
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    command = [sys.executable, "-P", "-c", START, json.dumps(settings)]
    server = pinned(core, command, stdout=subprocess.PIPE, env=environment)
    if server.stdout is None or not server.stdout.readline():
        sys.exit("The server did not start. Is Athanor installed? pip install '.[load,postgres]'")
    return server, port


async def drive(found: list[tuple[int, int]], tables: int, seconds: float) -> dict[str, float]:
    """So many tables at each of these servers (process and port), and how soon moves were
    acknowledged."""
    loads = [Load(port, tables) for _, port in found]
    for load in loads:
        await load.gather_people()
    await asyncio.sleep(2)
    used = [cpu_seconds(pid) for pid, _ in found]
    await asyncio.gather(*(load.steady(seconds, 2.0) for load in loads))
    used = [cpu_seconds(pid) - before for (pid, _), before in zip(found, used, strict=True)]
    await asyncio.sleep(0.5)
    refused = [each for load in loads for each in load.refused]
    if refused:
        sys.exit(f"refused: {refused[0]}")
    moves = [each for load in loads for each in load.acknowledged]
    return {
        "servers": len(found),
        "tables": tables * len(found),
        "moves_per_second": round(len(moves) / seconds, 1),
        "acknowledged_p50_ms": round(1000 * percentile(moves, 0.5), 2),
        "acknowledged_p99_ms": round(1000 * percentile(moves, 0.99), 2),
        "cpu_of_each": round(max(used) / seconds, 3),
        "processor_us_per_move": round(sum(used) / len(moves) * 1e6, 1),
        "mib_of_each": round(max(resident_mib(pid) for pid, _ in found), 1),
    }


def measure(servers: int, options: argparse.Namespace) -> dict[str, float]:
    postgres = Postgres()
    running: list[subprocess.Popen[bytes]] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            postgres.start()
            url = postgres.new()
            found = []
            for number in range(servers):
                server, port = start(folder, number, url, options.core)
                running.append(server)
                found.append((server.pid, port))
            time.sleep(2)
            return asyncio.run(drive(found, options.tables, options.seconds))
        finally:
            for server in running:
                server.terminate()
            for server in running:
                server.wait(60)
                if server.stdout is not None:
                    server.stdout.close()
            postgres.remove()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500, help="at each server")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--core", type=int, default=0, choices=(0, 1))
    options = parser.parse_args()
    os.sched_setaffinity(0, {1 - options.core})
    one, two = measure(1, options), measure(2, options)
    for figures in (one, two):
        print(json.dumps(figures), flush=True)
    later = two["acknowledged_p99_ms"] - one["acknowledged_p99_ms"]
    print(json.dumps({"tables": two["tables"] / one["tables"], "p99_later_ms": round(later, 2)}))
    return 0 if later <= EQUAL_MS else 1


if __name__ == "__main__":
    sys.exit(main())
