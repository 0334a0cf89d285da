"""A game from another distribution, announced to the tests that ask for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import athanor
from athanor import Game
from athanor.contract import registry


@pytest.fixture
def elsewhere() -> Path:
    """The folder in which `three_moves` is installed."""
    return Path(__file__).parent.parent / "elsewhere"


@pytest.fixture
def three(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game of three moves, found by its entry point."""
    monkeypatch.syspath_prepend(str(elsewhere))
    registry.forget()
    yield athanor.game("three")
    registry.forget()
