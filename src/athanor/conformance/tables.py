"""Tables of a game in all its ways, and walks through them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from typing import Final

import athanor
from athanor.contract import FastRng, Game, OptionValue, State

#: The same sources are tested twice, compiled and interpreted. The thorough run is the compiled
#: one, ten times as fast; interpreted it is brief, unless asked for (where nothing is compiled).
THOROUGH: Final = athanor.compiled or os.environ.get("ATHANOR_TEST") == "thorough"
BRIEF_EVERY: Final = 16

NAMES: Final = ("Ada", "Blaise", "Chiara", "Dante", "Émilie", "Faust")


def option_sets(game: Game) -> list[dict[str, OptionValue]]:
    """Every combination of flags and choices, or, if those are many, each option varied alone."""
    ways: list[list[tuple[str, OptionValue]]] = []
    for option in game.meta.options:
        if isinstance(option.default, bool):
            ways.append([(option.name, False), (option.name, True)])
        elif option.choices:
            ways.append([(option.name, choice) for choice in option.choices])
    combinations = [dict(each) for each in product(*ways)]
    if len(combinations) <= 16:
        return combinations
    alone: list[dict[str, OptionValue]] = [{}]
    alone += [dict([pair]) for way in ways for pair in way]
    return alone


def tables(game: Game, seed: int = 1) -> Iterator[State]:
    """A new table for each number of seats and set of options; in a brief run, two sets for each
    number of seats, others for each."""
    for seats in range(game.meta.least_seats, game.meta.most_seats + 1):
        for index, options in enumerate(option_sets(game)):
            if THOROUGH or index % BRIEF_EVERY == seats % BRIEF_EVERY or index == 0:
                yield game.new(seats, seed, True, **options)
            seed += 1


def walk(state: State, rng: FastRng, most: int = 0) -> Iterator[State]:
    """The state before each action of a random game, and once more at its end."""
    cap = most or state.game.meta.turn_cap or 1_000_000
    for _ in range(cap):
        yield state
        if state.over:
            return
        seats = state.actors()
        seat = seats[rng.below(len(seats))]
        actions = state.legal(seat)
        state.play(seat, actions[rng.below(len(actions))])
    yield state


def everyone(state: State) -> list[int | None]:
    """Each seat, and the spectator."""
    return [*range(state.seats), None]
