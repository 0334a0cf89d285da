"""Whether a move showed its mover anything: what decides if it may simply be taken back.

A move is *foretold* when the mover's view after it follows from the view before. It is asked of the
game's own imagination: in every world that fits the view before, the same action must lead to the
same view. A card drawn, a secret shown or a look behind a screen leads to different ones. (Others
may have learned something of the mover; that is the mover's own loss.) Chance that was used is seen
in the generator's journal, and is not judged here.
"""

from __future__ import annotations

import time
from typing import Final

from .action import Action
from .errors import AthanorError
from .game import Game
from .rng import FastRng
from .view import View

WORLDS: Final = 24
#: However slow a game is to imagine, this many worlds are asked.
LEAST_WORLDS: Final = 6


def foretold(game: Game, before: View, action: Action, after: bytes, seconds: float = 0.1) -> bool:
    """Whether the view `after` (as JSON) is the only one that could follow from `before`."""
    seat = before.seat
    if seat is None:
        return False
    deadline = time.monotonic() + seconds
    sampler = game.imagine(before)
    for world in range(WORLDS):
        state = sampler.draw(FastRng(world))
        state.tracing = True
        try:
            state.play(seat, action)
        except AthanorError:
            return False
        if state.view(seat).json() != after:
            return False
        if world + 1 >= LEAST_WORLDS and time.monotonic() > deadline:
            break
    return True
