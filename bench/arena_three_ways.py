"""The same match on one process, on two, and on Ray with a worker killed in the middle: the
standings must be equal to the byte.

    python bench/arena_three_ways.py [GAMES]        needs: pip install 'athanor-games[cluster]'

Ray takes minutes to install and a second copy of Python for each worker, so this is no test.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import msgspec

from athanor.arena import Ledger, Match, play_match


def match(games: int) -> Match:
    bots = ["greedy", "novice", "random", "greedy"]
    return Match(game="poison", bots=bots, games=games, options={"hand": "short"}, seed=11)


def ray_workers() -> list[int]:
    """The processes of Ray on this machine that are playing a deal now."""
    told = subprocess.run(["ps", "-eo", "pid,args"], capture_output=True, text=True, check=True)
    lines = [line.split(None, 1) for line in told.stdout.splitlines()[1:]]
    return [int(pid) for pid, words in lines if words.startswith("ray::play_deal")]


class Killer(threading.Thread):
    """Ends one worker as soon as some games are on paper."""

    def __init__(self, path: Path) -> None:
        super().__init__(daemon=True)
        self.path = path
        self.killed = 0

    def run(self) -> None:
        while not self.killed:
            time.sleep(0.02)
            if self.path.exists() and self.path.read_bytes().count(b"\n") > 4:
                for pid in ray_workers()[:1]:
                    os.kill(pid, signal.SIGKILL)
                    self.killed = pid


def on_ray(games: int) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        killer = Killer(path)
        killer.start()
        ledger = Ledger(path, match(games))
        standings = play_match(match(games), jobs=2, ledger=ledger, on="ray")
        ledger.close()
        lines = path.read_bytes().splitlines()[1:]
        print(f"Ray: worker {killer.killed or 'none'} killed, {len(lines)} games on paper")
        assert killer.killed, "no worker was killed: ask for more games"
        assert len(set(lines)) == games
    return msgspec.json.encode(standings)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    ways = {
        "one process": lambda: msgspec.json.encode(play_match(match(games), on="here")),
        "two processes": lambda: msgspec.json.encode(play_match(match(games), 2, on="processes")),
        "Ray": lambda: on_ray(games),
    }
    told: dict[str, bytes] = {}
    for name, way in ways.items():
        began = time.perf_counter()
        told[name] = way()
        print(f"{name}: {games} games in {time.perf_counter() - began:.1f} s", flush=True)
    assert len(set(told.values())) == 1, told
    print("byte-equal standings:", told["Ray"].decode())


if __name__ == "__main__":
    main()
