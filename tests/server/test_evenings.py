"""Evenings at a table go as they did, down to every frame: see `evening.py`."""

from __future__ import annotations

import pytest

from tests.server.evening import BLOCK, EVENINGS, evening, kept


@pytest.mark.parametrize("seed", range(EVENINGS))
def test_an_evening_goes_as_it_did(seed: int) -> None:
    """If this fails and the change is meant, `python -m tests.server.evening` writes it anew."""
    before = kept().get(seed, [])
    now = evening(seed)
    changed = [at for at, pair in enumerate(zip(before, now, strict=False)) if len(set(pair)) > 1]
    assert not changed, f"what was done from {changed[0] * BLOCK + 1} on came to something else"
    assert len(before) == len(now)
