"""Random play: the weakest bot, and the yardstick of the engine's speed."""

from __future__ import annotations

from athanor.contract.rng import FastRng
from athanor.contract.state import State


def play_out(state: State, rng: FastRng, most: int = 0) -> int:
    """Plays legal actions at random until the game is over, or `most` were played. How many?"""
    played = 0
    while not state.over:
        seats = state.actors()
        seat = seats[0] if len(seats) == 1 else seats[rng.quick(len(seats))]
        actions = state.legal(seat)
        state.play(seat, actions[rng.quick(len(actions))])
        played += 1
        if played == most:
            break
    return played
