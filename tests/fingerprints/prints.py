"""The fingerprints that are kept, one line for each stretch of play:

    skirmish 17 3f2a01 9bc4d2 …

how it begins, its seed, and a hash after every few steps, so that a difference says where it is.
The files are named after the game and the version of its rules. If one of these tests fails, the
rules, what is seen or what is told have changed: `PYTHONPATH=src python -m tests.fingerprints GAME`
writes the file of a new version, and with `--meant` that of the present one, where only what is
seen or told was to change. `python -m bench.mutation.walks` chooses the stretches anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import pytest

import athanor

from .starts import STARTS
from .walk import BLOCK, Walk

HERE: Final = Path(__file__).parent


class Print(NamedTuple):
    start: str
    seed: int
    blocks: list[str]

    @property
    def name(self) -> str:
        return f"{self.start}-{self.seed}"


def file_of(game: str, rules: int) -> Path:
    return HERE / f"{game}-{rules}.txt"


def read(path: Path) -> list[Print]:
    lines = [line.split() for line in path.read_text().splitlines()]
    return [Print(start, int(seed), blocks) for start, seed, *blocks in lines]


def kept(game: str) -> list[Print]:
    """Those of the present rules, or none."""
    path = file_of(game, athanor.game(game).meta.rules)
    return read(path) if path.exists() else []


def walked(game: str, start: str, seed: int) -> list[str]:
    begin, steps = STARTS[game][start]
    return list(Walk(begin, seed).blocks(steps))


def difference(game: str, print: Print) -> str:
    """Where play is not as it was, or nothing."""
    begin, steps = STARTS[game][print.start]
    now = Walk(begin, print.seed).blocks(steps)
    for at, block in enumerate(print.blocks):
        if next(now, "") != block:
            first = at * BLOCK + 1
            return f"{game}, {print.name}: steps {first} to {first + BLOCK - 1} have changed"
    return f"{game}, {print.name}: it is longer than it was" if next(now, "") else ""


def every_print(game: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("kept", kept(game), ids=lambda kept: kept.name)


def complete(game: str) -> bool:
    """Whether there are fingerprints of the present rules, from every start."""
    return {each.start for each in kept(game)} == set(STARTS[game])
