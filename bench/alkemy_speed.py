"""The engine's speed beside that of another version of it, in turns, so that a busy machine is
unfair to neither. A version is a folder with an unpacked wheel.

    pip wheel . --no-deps -w new && unzip -d new/engine new/*.whl
    python bench/alkemy_speed.py old/engine new/engine --rounds 7 --seconds 2
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from statistics import median

ONCE = """
import json, sys
import athanor
from athanor.arena.speed import actions_per_second, clone_microseconds
from athanor.contract import game
rules = game("alkemy")
actions_per_second(rules, 2, 0.3)
figures = actions_per_second(rules, 2, float(sys.argv[1])), clone_microseconds(rules, 2, {})
print(json.dumps([athanor.compiled, *figures]))
"""


def measure(engine: str, seconds: float) -> tuple[float, float]:
    """Random actions a second, and a clone in microseconds."""
    done = subprocess.run(
        [sys.executable, "-c", ONCE, str(seconds)],
        env={**os.environ, "PYTHONPATH": engine},
        check=True,
        capture_output=True,
        text=True,
    )
    compiled, actions, clone = json.loads(done.stdout)
    if not compiled:
        raise SystemExit(f"{engine}: not compiled")
    return actions, clone


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    olds: list[tuple[float, float]] = []
    news: list[tuple[float, float]] = []
    for _ in range(given.rounds):
        olds.append(measure(given.old, given.seconds))
        news.append(measure(given.new, given.seconds))
        ratio = news[-1][0] / olds[-1][0]
        print(f"{olds[-1][0]:9,.0f} {news[-1][0]:9,.0f}  {ratio:.2f} times", flush=True)
    for name, found in (("old", olds), ("new", news)):
        actions = [figure[0] for figure in found]
        clone = median(figure[1] for figure in found)
        print(
            f"{name}: {median(actions):,.0f} actions a second ({min(actions):,.0f} to"
            f" {max(actions):,.0f}), a clone in {clone:.2f} µs"
        )
    ratios = sorted(new[0] / old[0] for old, new in zip(olds, news, strict=True))
    print(f"new is {median(ratios):.2f} times old ({ratios[0]:.2f} to {ratios[-1]:.2f})")


if __name__ == "__main__":
    main()
