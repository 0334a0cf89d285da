"""States that fit what a seat sees: every card it cannot place is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from athanor.contract.judgement import Sampler
from athanor.contract.rng import FastRng

from .actions import PLACES
from .cards import COPIES, KIND_OF, KINDS, one
from .rules.turn import PoisonState

if TYPE_CHECKING:
    from .view import PoisonView


class PoisonSampler(Sampler):
    """`seen` is the table with nothing in the hidden places; `unseen` are the cards for them."""

    def __init__(self, seen: PoisonState, view: PoisonView) -> None:
        self.seen = seen
        left = COPIES[:]
        reveal_table(seen, view, left)
        self.hidden_seats: list[int] = []
        for seat in range(seen.seats):
            if seat != view.seat:
                self.hidden_seats.append(seat)
        self.pile_size = view.pile
        self.unseen: list[int] = []
        for kind in range(KINDS):
            for _ in range(left[kind]):
                self.unseen.append(kind)

    def draw(self, rng: FastRng) -> PoisonState:
        state = self.seen.clone()
        state.rng = rng
        cards = self.unseen[:]
        rng.shuffle(cards)
        dealt = 0
        for seat in self.hidden_seats:
            player = state.players[seat]
            hand: i64 = 0
            for _ in range(player.hand_size):
                hand += one(cards[dealt])
                dealt += 1
            player.hand = hand
        if self.pile_size:
            state.pile = cards[dealt : dealt + self.pile_size]
            dealt += self.pile_size
        while dealt < len(cards):  # P-07: the hand set aside
            state.aside += one(cards[dealt])
            dealt += 1
        return state


def reveal_table(state: PoisonState, view: PoisonView, left: list[int]) -> None:
    """Puts all that the view tells into the state, and takes each card it names from `left`."""
    state.tracing = False
    state.lay_out()
    state.step = view.step
    state.round = view.round
    state.dealer = view.dealer
    state.turn = view.turn
    state.finished = view.result is not None
    state.pad = [list(points) for points in view.pad]
    state.events = list(view.events)
    for place in range(len(PLACES)):
        for card in view.cauldrons[place].cards:
            kind = KIND_OF[card]
            state.cauldrons[place].add(kind)
            left[kind] -= 1
        colour = state.cauldrons[place].colour
        if colour >= 0:
            state.settle(colour, place)
    for seat in range(state.seats):
        seen = view.players[seat]
        player = state.players[seat]
        player.score = seen.score
        player.hand_size = seen.hand_size
        player.last_turn = view.log_from
        for card, count in seen.taken.items():
            kind = KIND_OF[card]
            player.taken += count * one(kind)
            left[kind] -= count
    if view.hand is not None and view.seat is not None:
        for card in view.hand:
            kind = KIND_OF[card]
            state.players[view.seat].hand += one(kind)
            left[kind] -= 1
