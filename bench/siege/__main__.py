"""Attacks a stock server while people play at a hundred tables, and asks how those people fare.

    python -m bench.siege                        every attack, from one address and from ten
    python -m bench.siege --only half-headers    some of them
    python -m bench.siege --python other/bin/python    against another installation
    python -m bench.siege --sources              against the sources instead of what is installed
    python -m bench.siege --sources ../before    against other sources, for instance older ones
    TMPDIR=/dev/shm python -m bench.siege        with the database in the memory

The server is `python -m athanor.server` with nothing set but its port and its folder. People play
from addresses of their own (127.0.1.x), attackers from 127.0.2.x, each side in its own process.
An attack fails if a percentile of the people's acknowledgements is above its bar while it lasts, if
the server with its workers takes more memory than it may, if anything was left without an answer,
or if a bot did not play by its own level. Exit code 1 if any attack failed.

The database is in TMPDIR. On a disk, what others write to it is measured along, for the server
waits until each move is safe there. In the memory the server does all the same and waits for
nobody: that shows what is its own doing, and nothing about disks.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from tests.server.house import free_port

from bench.siege.assault import ATTACKS, LONGEST, assault
from bench.siege.people import people

ROOT = Path(__file__).resolve().parents[2]
P99_BAR = 0.100
MEMORY_BAR = 400.0
PEACE = "peace"
#: Answers that are none: nobody was told anything, or somebody was kept from their own table.
BAD_ANSWERS = ("-1 SILENT", "SILENT", "LOCKED OUT", "500", "502")


class Watch:
    """Samples the memory of a process and all its children."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.highest = 0.0
        self.running = True
        self.thread = threading.Thread(target=self.look, daemon=True)
        self.thread.start()

    def look(self) -> None:
        while self.running:
            self.highest = max(self.highest, memory_mib(self.pid))
            time.sleep(0.1)


def memory_mib(pid: int) -> float:
    """Proportional, so that pages shared by the workers count once."""
    total = 0
    for each in family(pid):
        try:
            for line in Path(f"/proc/{each}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1])
        except OSError:
            continue
    return total / 1024


def family(pid: int) -> list[int]:
    found = [pid]
    for parent in found:
        for task in Path(f"/proc/{parent}/task").glob("*/children"):
            try:
                found += [int(child) for child in task.read_text().split()]
            except OSError:
                continue
    return found


class Siege:
    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self.options = options
        self.port = free_port()
        self.log = folder / "server.log"
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
        if options.sources:
            environment["PYTHONPATH"] = str(Path(options.sources).resolve() / "src")
        with self.log.open("wb") as log:
            self.server = subprocess.Popen(
                [
                    *(options.python, "-P", "-m", "athanor.server"),
                    *("--port", str(self.port), "--data", str(folder / "data")),
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment,
                cwd=folder,
                start_new_session=True,
            )
        assert self.server.stdout is not None
        self.server.stdout.readline()
        self.context = get_context("spawn")
        self.orders: Any = self.context.Queue()
        self.answers: Any = self.context.Queue()
        arguments = (self.port, options.tables, self.orders, self.answers)
        self.people = self.context.Process(target=people, args=arguments, daemon=True)
        self.people.start()
        self.watch = Watch(self.server.pid)

    def stop(self) -> None:
        self.orders.put(None)
        self.people.join(5)
        self.people.kill()
        self.watch.running = False
        os.killpg(self.server.pid, signal.SIGTERM)
        try:
            self.server.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(self.server.pid, signal.SIGKILL)
            self.server.wait()
        if self.server.stdout is not None:
            self.server.stdout.close()

    def settle(self) -> None:
        """Until people play. What came while they sat down is forgotten."""
        time.sleep(6.0 + self.options.tables * 0.05)
        self.since(time.monotonic())

    def since(self, moment: float) -> tuple[list[float], list[str]]:
        self.orders.put(moment)
        found: tuple[list[float], list[str]] = self.answers.get(timeout=60)
        return found

    def attack(self, name: str, addresses: int) -> dict[str, Any]:
        """One attack, and how the people fared. Without a name: nobody attacks for a while."""
        ready, go = self.context.Event(), self.context.Event()
        answers: Any = self.context.Queue()
        if name:
            args = (self.port, name, addresses, ready, go, answers)
            attackers = self.context.Process(target=assault, args=args, daemon=True)
            attackers.start()
            ready.wait(LONGEST)
        began = time.monotonic()
        self.watch.highest = 0.0
        pretended = self.pretended()
        answered: dict[str, int] = {}
        if name:
            go.set()
            answered = answers.get(timeout=LONGEST + 60)
            attackers.join()
        rest = self.options.seconds - (time.monotonic() - began)
        time.sleep(max(rest, 1.0))
        took, problems = self.since(began)
        return {
            "attack": name or PEACE,
            "addresses": addresses,
            "seconds": round(time.monotonic() - began, 1),
            "moves": len(took),
            "p50_ms": round(percentile(took, 0.5) * 1000, 1),
            "p99_ms": round(percentile(took, 0.99) * 1000, 1),
            "memory_mib": round(self.watch.highest, 1),
            "pretended": self.pretended() - pretended,
            "brief": self.metric("bot_moves_brief_total"),
            "answers": answered,
            "problems": problems[:5],
            "alive": self.server.poll() is None and self.healthy(),
        }

    def pretended(self) -> int:
        """How often a bot's move was not made by its level's own search, as the server tells: in
        its log before it had a queue of its own, in its metrics since."""
        late = self.log.read_bytes().count(b"a bot did not answer")
        return late + self.metric("bot_moves_at_a_glance_total")

    def metric(self, name: str) -> int:
        try:
            with urllib.request.urlopen(
                f"http://127.0.0.1:{self.port}/metrics", timeout=20
            ) as told:
                lines = told.read().decode().splitlines()
        except OSError:
            return 0
        found = [line for line in lines if line.startswith(f"athanor_{name} ")]
        return int(float(found[0].split()[1])) if found else 0

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=20) as told:
                return bool(told.status == 200)
        except OSError:
            return False


def percentile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("inf")


def faults(row: dict[str, Any], times: bool = True) -> list[str]:
    """What went wrong; without `times` whatever a busy machine could have done is left out."""
    found = []
    if times and row["p99_ms"] > P99_BAR * 1000:
        found.append(f"p99 {row['p99_ms']} ms")
    if row["memory_mib"] > MEMORY_BAR:
        found.append(f"{row['memory_mib']} MiB")
    if row["pretended"]:
        found.append(f"{row['pretended']} moves below the level")
    found += [f"{a} x{n}" for a, n in row["answers"].items() if a.startswith(BAD_ANSWERS)]
    if not row["alive"]:
        found.append("not healthy")
    return found + (row["problems"][:1] if times else [])


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8.0, help="the least time of an attack")
    parser.add_argument("--addresses", type=int, nargs="*", default=[1, 10])
    parser.add_argument("--only", nargs="*", default=[], choices=list(ATTACKS), metavar="ATTACK")
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--sources", nargs="?", const=str(ROOT), default="", metavar="CHECKOUT")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    attacks = [(name, n) for name in options.only or ATTACKS for n in options.addresses]
    failed = 0
    for row in besiege(options, attacks):
        wrong = faults(row)
        failed += bool(wrong and row["attack"] != PEACE)
        show(options, row, wrong)
    if not options.json:
        print(f"{len(attacks)} attacks, {failed} of them hurt")
    return 1 if failed else 0


def besiege(
    options: argparse.Namespace, attacks: Sequence[tuple[str, int]]
) -> Iterator[dict[str, Any]]:
    """A while of peace, then one attack after the other, as long as the server lives."""
    with tempfile.TemporaryDirectory() as folder:
        siege = Siege(options, Path(folder))
        try:
            siege.settle()
            for name, addresses in [("", 0), *attacks]:
                yield siege.attack(name, addresses)
                if siege.server.poll() is not None:
                    return
        finally:
            siege.stop()


def show(options: argparse.Namespace, row: dict[str, Any], wrong: list[str]) -> None:
    if options.json:
        print(json.dumps(row | {"faults": wrong}), flush=True)
        return
    answers = ", ".join(f"{code} x{count}" for code, count in sorted(row["answers"].items()))
    print(
        f"{row['attack']:24} x{row['addresses']:<3} p50 {row['p50_ms']:7} p99 {row['p99_ms']:8} ms "
        f"{row['memory_mib']:6} MiB  {'; '.join(wrong) or 'held'}\n    {answers[:300]}",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
