"""What all environments do with one table: what a seat sees and may play, as arrays.

Where a game has a direct encoding the arrays are made straight from the state, else from the view
of the seat; the numbers are the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from athanor.contract import BadRequest, Game, State
from athanor.contract.direct import observation_of, offers_of


class Numbers:
    """The tables of one game with so many seats."""

    def __init__(self, game: Game, seats: int) -> None:
        game.check_seats(seats)
        self.encoding = game.encoding(seats)
        self.direct = self.encoding.direct()
        self.length = self.encoding.length
        self.actions = self.encoding.actions
        self.scales = np.asarray(self.encoding.scales, np.float32)

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """What a seat sees, as numbers from 0 to 1."""
        if self.direct is None:
            return np.asarray(self.encoding.observe(state.view(seat)), np.float32)
        written = observation_of(self.direct, state, seat, self.length)
        return np.divide(np.frombuffer(written, np.uint8), self.scales, dtype=np.float32)

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for each action that a seat may play now."""
        if self.direct is None:
            mask = np.zeros(self.actions, np.int8)
            mask[self.encoding.offered(state.view(seat))] = 1
            return mask
        return np.frombuffer(offers_of(self.direct, state, seat, self.actions), np.int8).copy()

    def play(self, state: State, seat: int, index: Any) -> None:
        """Plays an action by its number, or refuses it and changes nothing."""
        number = int(index)
        if not 0 <= number < self.actions:
            raise BadRequest("no-such-number", index=number, count=self.actions)
        catalogue = self.encoding.catalogue
        if catalogue:
            state.play(seat, catalogue[number])
        else:
            state.play(seat, self.encoding.action(state.view(seat), number))
