"""What one seat may know.

`state.view(seat)` is the only thing that ever leaves the engine: the browser draws it, the
spectator watches it (`view(None)`), a bot thinks on it, an environment encodes it. It is built by
allow-list: a game's `view.py` names each thing that goes in, and nothing is in it by default. What
begins every view, and who is told of which event, is in `heads.py`.

    TOLD = Told(Poured, RoundScored, Secret(Drew, "card"))

    def view(state, seat):
        return PoisonView(**head(state, seat, TOLD), turn=state.turn, ...)

The *leak test* (`conformance/leaks.py`) redraws whatever a seat may not know, with the game's
own `imagine`, and the view must stay the same to the byte. It knows two ways to leak:

- a view tells what can be redrawn: the field is secret, or `imagine` must not redraw it;
- an *event* tells what the view does not. A view is all that a seat knows, so what an event
  reveals must be in the views of those who saw it, for as long as it can matter to them. A hand
  that is shown to all is laid open in a field of the view as well as told in an event. Otherwise
  people who reconnect, bots, and a search that imagines the hidden cards would know less than
  those who watched. The test then says "events: ... became ..." (docs/decisions/0004).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from .action import Action, Decision, Event, Result
from .options import OptionValue
from .showing import html_of

#: More fields of a struct, for its sentence.
Wording = Callable[[msgspec.Struct], dict[str, object]]


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

    def _repr_html_(self) -> str:
        """What this seat sees, in a notebook."""
        return html_of(self)

    def wording(self) -> Wording:
        """What a sentence about an action or event of this view needs besides its own fields, and
        under which names: a game whose actions are places says here what lies there."""
        return lambda struct: {}


class Preview(msgspec.Struct, frozen=True):
    """What an action would come to, as far as the seat may know it (see `State.preview`)."""
