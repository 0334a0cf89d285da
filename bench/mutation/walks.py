"""Chooses the stretches of play whose fingerprints are kept (tests/fingerprints).

    PYTHONPATH=src python -m bench.mutation.walks alkemy --seeds 700 --seconds 20

Many are walked over sources that leave marks (see `reach.py`). Kept are those that come by most
for the time they take: a place where two come by already counts for a quarter.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from bench.mutation.__main__ import ROOT, sources
from bench.mutation.marks import FILE, MARKS, PLACES
from bench.mutation.reach import marked
from bench.mutation.trial import LEFT

#: start, seed, seconds, places passed
Candidate = tuple[str, int, float, list[int]]
COPIED: Final = ("src", "tests", "bench", "pyproject.toml")


def copy_with_marks(tree: Path) -> None:
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns(*LEFT))
        else:
            shutil.copy(ROOT / name, tree / name)
    number = 0
    for path in [*sources("rules"), *sources("contract")]:
        changed, _, number = marked(path.read_bytes(), number)
        (tree / path.relative_to(ROOT)).write_bytes(changed)


def walk_all(game: str, seeds: int) -> None:
    """In the copy: every candidate, told line by line."""
    from tests.fingerprints.prints import walked
    from tests.fingerprints.starts import STARTS

    for start in STARTS[game]:
        for seed in range(seeds):
            MARKS[:] = bytes(PLACES)
            began = time.process_time()
            walked(game, start, seed)
            taken = time.process_time() - began
            passed = np.flatnonzero(np.frombuffer(bytes(MARKS[:]), np.uint8)).tolist()
            sys.stdout.buffer.write(msgspec.json.encode((start, seed, taken, passed)) + b"\n")


def candidates(game: str, seeds: int) -> list[Candidate]:
    with tempfile.TemporaryDirectory(prefix="athanor-mutation-") as folder:
        tree = Path(folder)
        copy_with_marks(tree)
        (tree / "marks").write_bytes(bytes(PLACES))
        told = subprocess.run(
            [sys.executable, "-m", "bench.mutation.walks", game, "--seeds", str(seeds), "--tell"],
            cwd=tree,
            env=os.environ | {"PYTHONPATH": f"{tree}/src:{tree}", FILE: str(tree / "marks")},
            stdout=subprocess.PIPE,
            check=True,
        )
    return [msgspec.json.decode(line, type=Candidate) for line in told.stdout.splitlines()]


def chosen(found: list[Candidate], seconds: float) -> list[Candidate]:
    worth = np.ones(PLACES)
    left = list(found)
    kept: list[Candidate] = []
    while left:
        best = max(left, key=lambda each: worth[each[3]].sum() / each[2])
        seconds -= best[2]
        if seconds < 0:
            break
        left.remove(best)
        kept.append(best)
        worth[best[3]] /= 2
    return sorted(kept)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seeds", type=int, default=100, help="of each start, so many are tried")
    parser.add_argument("--seconds", type=float, default=5, help="interpreted, what is kept takes")
    parser.add_argument("--tell", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.tell:
        walk_all(given.game, given.seeds)
        return
    from tests.fingerprints.__main__ import lines
    from tests.fingerprints.prints import Print, file_of

    import athanor

    kept = chosen(candidates(given.game, given.seeds), given.seconds)
    path = file_of(given.game, athanor.game(given.game).meta.rules)
    path.write_text(lines(given.game, [Print(start, seed, []) for start, seed, *_ in kept]))
    print(f"{len(kept)} stretches are kept in {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
