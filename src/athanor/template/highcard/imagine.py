"""Full states that fit a view: what search thinks on, and what the leak test redraws."""

from __future__ import annotations

from athanor.contract import FastRng, Sampler, State

from .model import HighCardState
from .rules import CARDS
from .view import HighCardView


class HighCardSampler(Sampler):
    def __init__(self, seen: HighCardState, view: HighCardView) -> None:
        seen.tracing = False
        seen.lay_out()
        seen.step, seen.events = view.step, list(view.events)
        seen.round, seen.spoken = view.round, view.spoken
        seen.shown, seen.points = list(view.shown), list(view.points)
        self.seen = seen
        self.cards = list(view.cards)
        self.aside = list(view.aside)
        known = {card for card in (*self.cards, *self.aside) if card}
        self.unknown = [card for card in range(1, CARDS + 1) if card not in known]

    def draw(self, rng: FastRng) -> State:
        state = self.seen.clone()
        state.rng = rng
        pile = self.unknown[:]
        rng.shuffle(pile)
        state.cards = [pile.pop() if card is None else card for card in self.cards]
        state.aside = [pile.pop() if card is None else card for card in self.aside]
        state.pile = pile
        return state
