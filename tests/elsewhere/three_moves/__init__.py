"""A game of three moves, in a distribution of its own: what the house takes for granted, it lacks.

Two players have one of five cards each. Both say in turn whether their card is the higher one; then
the first may change their mind, and the cards are shown. Who is right has a point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from athanor.contract import (
    Action,
    BadPosition,
    Decision,
    Encoding,
    Event,
    FastRng,
    GameOf,
    IllegalAction,
    Json,
    Judgement,
    Meta,
    Result,
    Sampler,
    Secret,
    State,
    Told,
    View,
    head,
    ranked,
)

CARDS: Final = 5


class Say(Action, frozen=True):
    higher: bool


class Dealt(Event, frozen=True):
    seat: int
    card: int | None


class Said(Event, frozen=True):
    seat: int
    higher: bool


class Shown(Event, frozen=True):
    """All cards are laid open: in the views as well, for what an event reveals must be there."""

    numbers: Sequence[int]


class ThreeState(State):
    def lay_out(self) -> None:
        self.cards = [0, 0]
        self.said: list[bool] = []

    def actors(self) -> list[int]:
        return [] if self.over else [len(self.said) % 2]

    def legal(self, seat: int) -> list[Action]:
        return [Say(False), Say(True)] if seat in self.actors() else []

    def check(self, seat: int, action: Action) -> IllegalAction | None:
        if seat not in self.actors():
            return IllegalAction("three-not-now", "T-1", seat=seat)
        if not isinstance(action, Say):
            return IllegalAction("three-say", "T-2")
        return None

    def apply(self, seat: int, action: Action) -> None:
        assert isinstance(action, Say)
        self.said.append(action.higher)
        if self.tracing:
            self.events.append(Said(seat, action.higher))
            if self.over:
                self.events.append(Shown(self.cards[:]))

    def clone(self) -> State:
        copy = ThreeState(self.game, self.options, self.seats, self.rng.clone(), self.tracing)
        copy.step, copy.events = self.step, self.events
        copy.cards, copy.said = self.cards[:], self.said[:]
        return copy

    def decision(self) -> Decision | None:
        return None if self.over else Decision("say", self.actors())

    @property
    def over(self) -> bool:
        return len(self.said) == 3

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        first_is_higher = self.cards[0] > self.cards[1]
        scores = [int(self.said[2] == first_is_higher), int(self.said[1] != first_is_higher)]
        ranking = ranked(scores)
        return Result(scores, ranking, ranking[0], "shown")


def begin(state: ThreeState) -> None:
    state.lay_out()
    deck = list(range(1, CARDS + 1))
    state.rng.shuffle(deck, "deal")
    for seat in range(2):
        state.cards[seat] = deck.pop()
        if state.tracing:
            state.events.append(Dealt(seat, state.cards[seat]))


class ThreeView(View, frozen=True, kw_only=True):
    actions: Sequence[Say]
    events: Sequence[Dealt | Said | Shown]
    said: Sequence[bool]
    numbers: Sequence[int | None]


TOLD: Final = Told(Secret(Dealt, "card"), Said, Shown)


def view(state: ThreeState, seat: int | None) -> ThreeView:
    open_to = range(2) if state.over else [seat]
    cards = [card if owner in open_to else None for owner, card in enumerate(state.cards)]
    return ThreeView(**head(state, seat, TOLD), said=list(state.said), numbers=cards)


class ThreeSampler(Sampler):
    def __init__(self, seen: ThreeState, view: ThreeView) -> None:
        self.seen = seen
        seen.tracing = False
        seen.lay_out()
        seen.step, seen.events, seen.said = view.step, list(view.events), list(view.said)
        self.known = list(view.numbers)

    def draw(self, rng: FastRng) -> State:
        state = self.seen.clone()
        assert isinstance(state, ThreeState)
        deck = [card for card in range(1, CARDS + 1) if card not in self.known]
        rng.shuffle(deck)
        state.cards = [deck.pop() if card is None else card for card in self.known]
        state.rng = rng
        return state


def write(state: ThreeState) -> Json:
    return {"cards": state.cards[:], "said": state.said[:]}


class Body(msgspec.Struct):
    cards: list[int]
    said: list[bool]


def read(position: Json, state: ThreeState) -> None:
    try:
        body = msgspec.convert(position, Body)
    except msgspec.ValidationError as error:
        raise BadPosition("position-shape", reason=str(error)) from None
    state.cards, state.said = body.cards, body.said


class ThreeEncoding(Encoding):
    actions = 2
    length = 2

    def __init__(self, seats: int) -> None:
        pass

    def index(self, view: View, action: Action) -> int:
        assert isinstance(action, Say)
        return int(action.higher)

    def action(self, view: View, index: int) -> Action:
        return Say(bool(index))

    def observe(self, view: View) -> list[float]:
        assert isinstance(view, ThreeView)
        own = view.numbers[view.seat or 0] or 0
        return [own / CARDS, len(view.said) / 3]


class Three(GameOf[ThreeState, ThreeView]):
    meta = Meta(
        id="three",
        rules=1,
        least_seats=2,
        most_seats=2,
        minutes=1,
        rule_ids=["T-1", "T-2"],
        options=[],
    )
    action_types = Say
    event_types = Dealt | Said | Shown
    state_type = ThreeState
    view_type = ThreeView
    judgement_type = Judgement
    encoding_type = ThreeEncoding
    set_up = staticmethod(begin)
    see = staticmethod(view)
    sampler = ThreeSampler
    write = staticmethod(write)
    read = staticmethod(read)


GAME: Final = Three()
