"""What a seat may know, field by field. Nothing is told that is not named here.

What an event shows to somebody must be in that seat's view as well: `Shown` lays all cards open, so
the cards of the last round are in the view of everyone (`shown`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from athanor.contract import Secret, Told, View, head

from .actions import Actions
from .events import Dealt, Events, Kept, Shown, Swapped
from .model import HighCardState

TOLD: Final = Told(Secret(Dealt, "card"), Kept, Secret(Swapped, "card"), Shown)


class HighCardView(View, frozen=True, kw_only=True):
    """`cards` and `aside` have None where a seat may not look, and 0 where nothing lies."""

    actions: Sequence[Actions]
    events: Sequence[Events]
    round: int
    spoken: int
    cards: Sequence[int | None]
    aside: Sequence[int | None]
    pile: int
    shown: Sequence[int]
    points: Sequence[int]


def view(state: HighCardState, seat: int | None) -> HighCardView:
    own = [seat == owner or state.over for owner in range(state.seats)]
    aside = [seat == owner or not card for owner, card in enumerate(state.aside)]
    return HighCardView(
        **head(state, seat, TOLD),
        round=state.round,
        spoken=state.spoken,
        cards=[card if may else None for card, may in zip(state.cards, own, strict=True)],
        aside=[card if may else None for card, may in zip(state.aside, aside, strict=True)],
        pile=len(state.pile),
        shown=state.shown[:],
        points=state.points[:],
    )
