"""What happened. Each has a sentence `event-<name>` in `texts/`.

A field that may be None is a secret: `view.py` says who is told.
"""

from __future__ import annotations

from collections.abc import Sequence

from athanor.contract import Event


class Dealt(Event, frozen=True):
    seat: int
    card: int | None


class Kept(Event, frozen=True):
    seat: int


class Swapped(Event, frozen=True):
    seat: int
    card: int | None


class Shown(Event, frozen=True):
    """All cards are laid open, and whoever has the highest gets a point."""

    numbers: Sequence[int]
    winner_seat: int


Events = Dealt | Kept | Swapped | Shown
