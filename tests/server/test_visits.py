"""Visits to a house go as they did, down to every byte: see `visits.py`."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.server.visits import BLOCK, VISITS, kept

#: So many processes make the visits: to begin one takes as long as a visit.
PARTS = 2


def visits_apart(seeds: range) -> list[list[str]]:
    """In a process of their own: a house tells of games that are installed and counts what it did,
    so that what other tests have done in this process would be seen in it."""
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(filter(None, sys.path)))
    command = [sys.executable, "-m", "tests.server.visits", *map(str, seeds)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return [line.split() for line in done.stdout.splitlines()]


@pytest.mark.parametrize("part", range(PARTS))
def test_visits_go_as_they_did(part: int) -> None:
    """If this fails and the change is meant, `python -m tests.server.visits` writes it anew."""
    seeds = range(part, VISITS, PARTS)
    for seed, now in zip(seeds, visits_apart(seeds), strict=True):
        before = kept().get(seed, [])
        pairs = enumerate(zip(before, now, strict=False))
        changed = [at for at, pair in pairs if len(set(pair)) > 1]
        where = f"visit {seed}: what was done from {changed[0] * BLOCK + 1} on" if changed else ""
        assert not changed, f"{where} came to something else"
        assert len(before) == len(now)
