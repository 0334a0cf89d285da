"""A position as JSON, and back; what cannot be one is refused by name."""

from __future__ import annotations

import msgspec

from athanor.contract import BadPosition, Json

from .model import HighCardState
from .rules import CARDS


class Body(msgspec.Struct):
    round: int
    spoken: int
    cards: list[int]
    aside: list[int]
    pile: list[int]
    shown: list[int]
    points: list[int]


def write(state: HighCardState) -> Json:
    return {
        "round": state.round,
        "spoken": state.spoken,
        "cards": state.cards[:],
        "aside": state.aside[:],
        "pile": state.pile[:],
        "shown": state.shown[:],
        "points": state.points[:],
    }


def read(position: Json, state: HighCardState) -> None:
    try:
        body = msgspec.convert(position, Body)
    except msgspec.ValidationError as error:
        raise BadPosition("position-shape", reason=str(error)) from None
    everywhere = [*body.cards, *filter(None, body.aside), *body.pile]
    if sorted(everywhere) != list(range(1, CARDS + 1)):
        raise BadPosition("highcard-cards", "HC-1", count=len(everywhere), wanted=CARDS)
    lists = (body.cards, body.aside, body.points)
    if any(len(each) != state.seats for each in lists) or not 0 <= body.spoken <= state.seats:
        raise BadPosition("highcard-seats", "HC-1", wanted=state.seats)
    state.round, state.spoken = body.round, body.spoken
    state.cards, state.aside, state.pile = body.cards, body.aside, body.pile
    state.shown, state.points = body.shown, body.points
