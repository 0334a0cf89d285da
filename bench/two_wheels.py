"""The engine's speed and memory beside those of another version of it, both wheels in one run.

    python bench/two_wheels.py 1608318                          that commit and this checkout
    python bench/two_wheels.py 1608318 HEAD --rounds 15 --seconds 1 --json two_wheels.json
    python bench/two_wheels.py old.whl new.whl

A version is a wheel, or a commit of which one is built and kept in build/wheels. Both stand on the
same packages and take turns, one process each, so that a busy machine is unfair to neither; time is
the processor's. Ratios are new by old, the median of all rounds, with the interval in which it lies
in 95 of 100 draws of such rounds. Memory is what a copy of a state allocates, and the same in every
run. `--most 3` makes it fail where the new version is slower or larger by more than 3 %, interval
and all.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WHEELS: Final = ROOT / "build" / "wheels"
BUILDER: Final = ROOT / "build" / f"builder-{sys.version_info.major}.{sys.version_info.minor}"
SEATS: Final = {"poison": 4, "kazaam": 3, "alakazoo": 2, "alkemy": 2}
DRAWS: Final = 4000

#: In a process of its own: actions a second, microseconds for a copy, bytes of one.
ONCE: Final = """
import json, sys, tracemalloc
import athanor
from athanor.contract import FastRng, game
from athanor.arena.speed import actions_per_second, clone_microseconds
if not athanor.compiled:
    sys.exit("not compiled")
seconds, seats = float(sys.argv[1]), json.loads(sys.argv[2])
found = {}
for id, number in seats.items():
    rules = game(id)
    actions_per_second(rules, number, 0.1)
    speed = actions_per_second(rules, number, seconds)
    clone = clone_microseconds(rules, number, {})
    state, rng = rules.new(number, seed=7, tracing=False), FastRng(7)
    for _ in range(40):
        seat = state.actors()[0]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    tracemalloc.start()
    kept = [state.clone() for _ in range(1000)]
    size = tracemalloc.get_traced_memory()[0] / len(kept)
    tracemalloc.stop()
    found[id] = {"actions_per_s": speed, "clone_us": clone, "bytes": size}
print(json.dumps(found))
"""

Figures = dict[str, dict[str, float]]


# -- wheels


def wheel_of(version: str) -> Path:
    """A wheel by its path, or that of a commit, built if it is not kept yet."""
    if version.endswith(".whl"):
        return Path(version)
    asked = ["git", "rev-parse", "--verify", f"{version}^{{commit}}"]
    commit = subprocess.check_output(asked, cwd=ROOT, text=True).strip()
    folder = WHEELS / commit[:12]
    if not list(folder.glob("*.whl")):
        print(f"building the wheel of {commit[:12]}", flush=True)
        build(commit, folder)
    return next(folder.glob("*.whl"))


def build(commit: str, folder: Path) -> None:
    own = BUILDER / "bin" / "python"
    pip = [sys.executable, "-m", "pip"]
    # The builder has no pip of its own.
    pip += ["--python", str(own)] if own.exists() else []
    how = ["--no-build-isolation"] if own.exists() else []
    with tempfile.TemporaryDirectory() as name:
        tree = subprocess.check_output(["git", "archive", commit], cwd=ROOT)
        with tarfile.open(fileobj=BytesIO(tree)) as archive:
            archive.extractall(name, filter="data")
        made = Path(name) / "made"
        subprocess.run(
            [*pip, "wheel", "-q", "--no-deps", *how, "-w", str(made), "."],
            cwd=name,
            check=True,
        )
        folder.mkdir(parents=True, exist_ok=True)
        for wheel in made.glob("*.whl"):
            (folder / wheel.name).write_bytes(wheel.read_bytes())


def unpacked(wheel: Path, folder: Path) -> Path:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


# -- figures


def measure(engine: Path, seconds: float, games: Sequence[str]) -> Figures:
    seats = {id: SEATS[id] for id in games}
    done = subprocess.run(
        [sys.executable, "-c", ONCE, str(seconds), json.dumps(seats)],
        cwd=engine,
        env={**os.environ, "PYTHONPATH": str(engine)},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    found: Figures = json.loads(done.stdout)
    return found


def interval(ratios: Sequence[float]) -> tuple[float, float]:
    """Where the median of such rounds lies in 95 of 100 draws."""
    rng = random.Random(1)
    medians = sorted(median(rng.choices(ratios, k=len(ratios))) for _ in range(DRAWS))
    return medians[DRAWS // 40], medians[-DRAWS // 40]


def compared(olds: list[Figures], news: list[Figures]) -> dict[str, dict[str, object]]:
    told: dict[str, dict[str, object]] = {}
    for id in olds[0]:
        for figure in olds[0][id]:
            before = [each[id][figure] for each in olds]
            after = [each[id][figure] for each in news]
            ratios = [new / old for old, new in zip(before, after, strict=True)]
            low, high = interval(ratios)
            told[f"{id} {figure}"] = {
                "old": median(before),
                "new": median(after),
                "ratio": median(ratios),
                "low": low,
                "high": high,
            }
    return told


def worse(name: str, line: dict[str, object], most: float) -> bool:
    """Whether it certainly is, by more than so many per cent."""
    low, high = line["low"], line["high"]
    assert isinstance(low, float)
    assert isinstance(high, float)
    if name.endswith("actions_per_s"):
        return high < 1 - most / 100
    return low > 1 + most / 100


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("old")
    parser.add_argument("new", nargs="?", default="HEAD")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each game in each round")
    parser.add_argument("--games", nargs="+", choices=SEATS, default=list(SEATS))
    parser.add_argument("--most", type=float, help="per cent that the new one may be worse by")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        engines = [
            unpacked(wheel_of(version), Path(name) / word)
            for word, version in (("old", given.old), ("new", given.new))
        ]
        rounds: list[list[Figures]] = [[], []]
        for number in range(given.rounds):
            # Who begins changes, so that neither always runs on a warmer machine.
            for side in (0, 1) if number % 2 == 0 else (1, 0):
                rounds[side].append(measure(engines[side], given.seconds, given.games))
            print(f"round {number + 1} of {given.rounds}", file=sys.stderr, flush=True)
    told = compared(*rounds)
    for name, line in told.items():
        print(
            f"{name:24} {line['old']:14,.2f} {line['new']:14,.2f}"
            f"   {line['ratio']:.3f} ({line['low']:.3f} to {line['high']:.3f})"
        )
    if given.json is not None:
        given.json.write_text(json.dumps(told, indent=1) + "\n")
    bad = [name for name, line in told.items() if given.most and worse(name, line, given.most)]
    if bad:
        print("worse by more than allowed:", ", ".join(bad))
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main())
