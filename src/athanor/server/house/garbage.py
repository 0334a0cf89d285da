"""How the interpreter looks for garbage while people play.

What nobody holds any more is freed at once. Only objects that hold each other have to be looked
for, and everybody waits as long as that takes. So it is done often and in small pieces: few new
objects at a time, and what has survived three looks is set aside and not looked at again while
people play. What becomes garbage there waits until nobody moves, or for an hour.
"""

from __future__ import annotations

import gc
from typing import Any, Final

#: So many new objects are looked at together: a few milliseconds.
PIECE: Final = 4_000
#: After so many looks at new objects, those that were left are looked at once more.
LOOKS: Final = 3
#: After so many of those, all that is left is looked at a last time: the longest look, and the
#: fewer came before it, the shorter.
LAST_LOOK: Final = 1
#: However many people move, all is looked through after so many seconds.
LONGEST_WAIT: Final = 3600.0
#: Nothing is looked through again earlier than after so many seconds.
SHORTEST_WAIT: Final = 60.0


def in_small_pieces() -> None:
    """From now on; what is there is set aside."""
    look_through_all()
    gc.set_threshold(PIECE, LOOKS, LAST_LOOK)
    if set_aside not in gc.callbacks:
        gc.callbacks.append(set_aside)


def set_aside(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()


def look_through_all() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class Broom:
    """Looks through everything as soon as the house is quiet: nobody moved between two looks."""

    def __init__(self, now: float) -> None:
        self.swept = now
        self.kept = gc.get_freeze_count()
        self.moves = 0

    def sweep(self, now: float, moves: int) -> None:
        """`moves` is how many there were so far."""
        quiet, self.moves = moves == self.moves, moves
        if now - self.swept < (SHORTEST_WAIT if quiet else LONGEST_WAIT):
            return
        if gc.get_freeze_count() < self.kept + PIECE:
            return  # not enough was set aside since to be worth a look
        look_through_all()
        self.swept = now
        self.kept = gc.get_freeze_count()
