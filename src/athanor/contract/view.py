"""What one seat may know.

`state.view(seat)` is the only thing that ever leaves the engine: the browser draws it, the
spectator watches it (`view(None)`), a bot thinks on it, an environment encodes it. It is built by
allow-list: a game's `view.py` names each thing that goes in, and nothing is in it by default.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .action import Action, Decision, Event, Result
from .options import OptionValue


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that all games share; a game adds its own fields.

    `step` counts the actions played so far. `actors` are the seats that may act now. `decision`
    is the open decision, `actions` what this seat may do about it (empty for everyone else).
    `events` is what this seat saw happen in the last step. `log_from` is the first step whose
    events a table may still show to this seat: 0 unless a game's rules forbid looking back.
    """

    game: str
    rules: int
    options: dict[str, OptionValue]
    seat: int | None
    seats: int
    step: int
    actors: Sequence[int]
    decision: Decision | None
    actions: Sequence[Action]
    events: Sequence[Event]
    log_from: int
    result: Result | None

    def json(self) -> bytes:
        """The same view, byte for byte, whenever the seat knows the same."""
        return msgspec.json.encode(self)


class Preview(msgspec.Struct, frozen=True):
    """What an action would come to, as far as the seat may know it (see `State.preview`)."""
