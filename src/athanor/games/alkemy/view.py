"""What a seat of Alkemy may know: all but a pick that is not yet shown.

The table is open to all. Three things are chosen in secret and shown at once: the companies, the
figures that roll for initiative, and the cards of a fight.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from athanor.contract import Event, View

from . import body
from .actions import AlkemyAction
from .body import HIDDEN, HIDDEN_WORD, Body
from .events import AlkemyEvent
from .meta import META
from .rules.state import AlkemyState


class AlkemyView(View, frozen=True, kw_only=True):
    """`table` is the whole table, with the picks of others left out. `width` and `height` in
    hundredths of an inch."""

    actions: Sequence[AlkemyAction]
    events: Sequence[AlkemyEvent]
    width: int
    height: int
    table: Body


def view(state: AlkemyState, seat: int | None) -> AlkemyView:
    actions: Any = [] if seat is None else state.legal(seat)
    return AlkemyView(
        game=META.id,
        rules=META.rules,
        options=state.options,
        seat=seat,
        seats=state.seats,
        step=state.step,
        actors=state.actors(),
        decision=state.decision(),
        actions=actions,
        events=[told for event in state.events if (told := tell(event)) is not None],
        log_from=state.log_from(seat),
        result=state.result,
        width=state.width,
        height=state.height,
        table=without_secrets(body.write(state), seat),
    )


def without_secrets(table: Body, seat: int | None) -> Body:
    return msgspec.structs.replace(
        table,
        secret=[
            pick if other == seat or pick < 0 else HIDDEN for other, pick in enumerate(table.secret)
        ],
        secret_words=[
            word if other == seat or not word else HIDDEN_WORD
            for other, word in enumerate(table.secret_words)
        ],
    )


def tell(event: Event) -> AlkemyEvent | None:
    """All events of Alkemy are seen by all; an unknown one is not told."""
    return event if isinstance(event, AlkemyEvent) else None
