"""PYTHONPATH=src python -m tests.fingerprints GAME            after `rules` in meta.py was raised
PYTHONPATH=src python -m tests.fingerprints GAME --meant    if only what is seen or told changed
"""

from __future__ import annotations

import argparse
import sys

import athanor

from .prints import HERE, Print, file_of, read, walked
from .starts import STARTS


def lines(game: str, wanted: list[Print]) -> str:
    made = [(each.start, str(each.seed), *walked(game, each.start, each.seed)) for each in wanted]
    return "".join(" ".join(line) + "\n" for line in made)


def latest(game: str) -> list[Print]:
    """The stretches that are walked, from the last version that has any."""
    versions = sorted(int(path.stem.rpartition("-")[2]) for path in HERE.glob(f"{game}-*.txt"))
    return read(file_of(game, versions[-1]))


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.fingerprints",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=STARTS)
    parser.add_argument("--meant", action="store_true")
    given = parser.parse_args()
    path = file_of(given.game, athanor.game(given.game).meta.rules)
    now = lines(given.game, latest(given.game))
    if path.exists() and path.read_text() != now and not given.meant:
        print(f"{path.name} is there, and play has changed: raise “rules” in meta.py, or say that")
        print("the rules are as they were and the change was --meant.")
        return 1
    path.write_text(now)
    return 0


if __name__ == "__main__":
    sys.exit(main())
