"""States that fit what a seat sees: only a secret pick of the other is drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from athanor.contract.judgement import Sampler
from athanor.contract.rng import FastRng

from .rules.state import AlkemyState
from .view import read_view

if TYPE_CHECKING:
    from .view import AlkemyView


@final
class AlkemySampler(Sampler):
    """`seen` is the table with hidden picks not yet made; `hidden` whose they are."""

    def __init__(self, seen: AlkemyState, view: AlkemyView) -> None:
        self.seen = seen
        seen.tracing = False
        seen.lay_out()
        seen.step = view.step
        seen.events = list(view.events)
        self.hidden: list[int] = read_view(view, seen)

    def draw(self, rng: FastRng) -> AlkemyState:
        state = self.seen.clone()
        state.rng = rng
        for seat in self.hidden:
            frame = state.frames[len(state.frames) - 1]
            choices = frame.legal(state, seat)
            if len(choices) == 0:
                state.secret[seat] = len(state.figures)  # nobody can roll for initiative
            else:
                frame.answer(state, seat, choices[rng.quick(len(choices))])
        return state
