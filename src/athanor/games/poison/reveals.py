"""Where the rules show somebody something new (`conformance/worlds.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .model import Table

REVEALS: Final = {
    "Dealt": "seat",  # P-06: one's own hand
    "Drew": "seat",  # P-21: a card of the short hand
}


def align(first: Table, second: Table) -> None:
    """Everyone saw who moved when, but a view need not say it."""
    for one, other in zip(first.players, second.players, strict=True):
        other.last_turn = one.last_turn
