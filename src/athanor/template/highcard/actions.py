"""What a player does. Each has a sentence `action-<name>` in `texts/`."""

from __future__ import annotations

from athanor.contract import Action


class Keep(Action, frozen=True):
    """Be content with one's card."""


class Swap(Action, frozen=True):
    """Lay one's card aside, face down, and draw another."""


Actions = Keep | Swap
