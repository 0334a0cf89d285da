"""Numbers for machines that learn: actions as integers, views as vectors.

Nothing else in the house uses these numbers. A game writes an `Encoding` in its `encoding.py`;
adapters for PettingZoo and others are made from it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .action import Action
from .view import View

if TYPE_CHECKING:
    from .direct import DirectEncoding


class Encoding(ABC):
    """`actions` is how many different actions there are, `length` how long an observation is. Both
    depend on nothing but the number of seats the encoding was made for. `catalogue` has every
    action by its number, where those are finite. `scales` are needed by `direct` alone."""

    actions: int
    length: int
    catalogue: Sequence[Action] = ()
    scales: Sequence[int] = ()

    @abstractmethod
    def index(self, view: View, action: Action) -> int:
        """The number of an action, from 0 to `actions` - 1. Where actions are finite it is the same
        in every view; where they are not, it is the place among those the view offers."""

    @abstractmethod
    def action(self, view: View, index: int) -> Action:
        """The action of a number."""

    def offered(self, view: View) -> list[int]:
        """The numbers of what may be done."""
        return [self.index(view, action) for action in view.actions]

    @abstractmethod
    def observe(self, view: View) -> list[float]:
        """A view as numbers from 0 to 1, seen from its own seat: first oneself, then the others
        in turn order. Made from the view alone, so it can tell no more than the view."""

    def direct(self) -> DirectEncoding | None:
        """The same numbers straight from the state, where a game is so fast that views would be
        most of the time: then each number of an observation is a whole one over its `scale`."""
        return None
