"""Many tables of one game, stepped by one call, for machines that learn by self-play.

    from athanor.adapters.vector import VectorEnv

    world = VectorEnv("poison", seats=4, tables=256, hand="short")
    world.reset(seed=1)
    while training:
        actions = policy(world.observations, world.masks)   # one for each table
        world.step(actions)
        world.rewards, world.dones, world.turns

The arrays are made once and written anew by each call; copy what is to be kept. For each table
there are:

- `observations`: what the seat that is asked sees, and nothing else (see the game's `encoding.py`);
- `masks`: 1 for each action that it may play;
- `turns`: which seat that is;
- `rewards`: for each seat what the last action brought. That is 0 until the game is over, then 1
  divided among the winners, less the fair share, so that it sums to zero when somebody wins;
  alone, 1 for a win;
- `dones`: whether the last action ended a game, and `cuts`: whether it was not over but had become
  longer than the game's `turn_cap`. At such a table the observation is already the first of the
  next game.

An action that is not offered is refused before anything is played at any table.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import athanor
from athanor.contract import BadRequest, Encoding, Result, State, View
from athanor.contract.direct import DirectEncoding, Tables, put
from athanor.contract.options import settle

from .rewards import rewards_of

Floats = NDArray[np.float32]


class VectorEnv:
    """See the module's text."""

    def __init__(self, id: str, seats: int, tables: int, **options: object) -> None:
        self.game = athanor.game(id)
        self.game.check_seats(seats)
        if tables < 1:
            raise BadRequest("vector-tables", tables=tables)
        self.seats = seats
        self.encoding = self.game.encoding(seats)
        direct = self.encoding.direct() or ThroughViews(self.encoding)
        self.views = direct if isinstance(direct, ThroughViews) else None
        self.tables = Tables(
            self.game,
            seats,
            settle(self.game.meta.options, options, seats),
            tables,
            direct,
            self.encoding.actions,
            self.encoding.length,
        )
        scales = np.asarray(self.encoding.scales, np.float32)
        #: Most numbers are 0 or 1; the others are shares of so much.
        self.shared = np.flatnonzero(scales != 1)
        self.scales = scales[self.shared]
        self.observations: Floats = np.zeros((tables, self.encoding.length), np.float32)
        self.masks: NDArray[np.int8] = np.zeros((tables, self.encoding.actions), np.int8)
        self.rewards: Floats = np.zeros((tables, seats), np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(tables, np.bool_)
        self.cuts: NDArray[np.bool_] = np.zeros(tables, np.bool_)
        self.turns: NDArray[np.int64] = np.zeros(tables, np.int64)
        #: The results of the games that the last step ended, by table; None where one was cut.
        self.results: dict[int, Result | None] = {}
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """New games at all tables: the same for the same seed, others every time without one."""
        self.tables.reset(random.SystemRandom().getrandbits(64) if seed is None else seed)
        self.forget()
        self.write()

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """Plays an action at each table, for the seat that is asked there."""
        ended = self.tables.play(np.asarray(actions, np.int64).tolist())
        if self.results:
            self.forget()
        for table, state in ended:
            self.results[table] = state.result
            self.dones[table] = True
            self.cuts[table] = not state.over
            self.rewards[table] = rewards_of(state)
        self.write()

    def forget(self) -> None:
        self.results = {}
        self.rewards[:] = 0.0
        self.dones[:] = False
        self.cuts[:] = False

    def write(self) -> None:
        tables = self.tables
        self.turns[:] = tables.turns
        self.masks[:] = np.frombuffer(tables.offers.getvalue(), np.int8).reshape(self.masks.shape)
        if self.views is not None:
            for table, state in enumerate(tables.states):
                view = self.views.view(state, tables.turns[table])
                self.observations[table] = self.encoding.observe(view)
            return
        written = np.frombuffer(tables.observations(), np.uint8)
        self.observations[:] = written.reshape(self.observations.shape)
        self.observations[:, self.shared] /= self.scales


class ThroughViews(DirectEncoding):
    """For games that have no direct encoding: their views are encoded."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.seen: dict[int, tuple[State, View]] = {}

    def view(self, state: State, seat: int) -> View:
        """Worked out once for each decision."""
        known = self.seen.get(id(state))
        if known is not None:
            owner, view = known
            if owner is state and view.step == state.step and view.seat == seat:
                return view
        view = state.view(seat)
        self.seen[id(state)] = state, view
        return view

    def offer(self, state: State, seat: int, out: Any, first: int) -> None:
        for index in self.encoding.offered(self.view(state, seat)):
            put(out, first + index, 1)

    def play(self, state: State, seat: int, index: int) -> None:
        state.play(seat, self.encoding.action(self.view(state, seat), index))
        if state.over:
            del self.seen[id(state)]
