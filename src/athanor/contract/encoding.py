"""Numbers for machines that learn: actions as integers, views as vectors.

Nothing else in the house uses these numbers. A game whose actions are finite writes an `Encoding`
in its `encoding.py`; adapters for PettingZoo and others are made from it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from .action import Action
from .view import View


class Encoding(ABC):
    """`actions` is how many different actions there are, `length` how long an observation is. Both
    depend on nothing but the number of seats the encoding was made for."""

    actions: int
    length: int

    @abstractmethod
    def index(self, action: Action) -> int:
        """The number of an action, from 0 to `actions` - 1."""

    @abstractmethod
    def action(self, index: int) -> Action:
        """The action of a number."""

    @abstractmethod
    def observe(self, view: View) -> list[float]:
        """A view as numbers from 0 to 1, seen from its own seat: first oneself, then the others
        in turn order. Made from the view alone, so it can tell no more than the view."""
