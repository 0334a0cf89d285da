"""Crowds come to what they came to: see `crowds.py`."""

from __future__ import annotations

import pytest

from tests.server.crowds import KINDS, SEEDS, kept


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_crowd_comes_to_what_it_came_to(kind: str, seed: int) -> None:
    """If this fails and the change is meant, `python -m tests.server.crowds` writes it anew."""
    before = kept().get((kind, seed), [])
    now = KINDS[kind](seed)
    changed = [at for at, pair in enumerate(zip(before, now, strict=False)) if len(set(pair)) > 1]
    assert not changed, f"from part {changed[0]} on"
    assert len(before) == len(now)
