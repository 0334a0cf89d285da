"""A few of the mutants of `bench/mutants.py`: each is accepted, or refused with a code."""

from __future__ import annotations

import asyncio

import pytest
from bench import mutants


def test_mutants_are_accepted_or_refused_within_their_bounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mutants, "SECONDS", 20.0)  # a busy machine is not what is looked at here
    tallies = asyncio.run(mutants.run(300, seed=3))
    for kind, tally in tallies.items():
        assert tally.codes.total() == 60
        assert tally.codes[""] > 0, kind
        assert not tally.codes["work-failed"], kind
        assert not tally.codes["work-too-large"], kind
        assert tally.largest <= mutants.ROOM, kind
