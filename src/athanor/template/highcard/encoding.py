"""Actions and views as numbers, for machines that learn."""

from __future__ import annotations

from athanor.contract import Action, Encoding, View

from .actions import Keep
from .rules import CARDS, KEEP, SWAP
from .view import HighCardView


class HighCardEncoding(Encoding):
    actions = 2

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.length = 3 + 2 * seats

    def index(self, view: View, action: Action) -> int:
        return 0 if isinstance(action, Keep) else 1

    def action(self, view: View, index: int) -> Action:
        return SWAP if index else KEEP

    def observe(self, view: View) -> list[float]:
        assert isinstance(view, HighCardView)
        own = view.seat or 0
        around = [(own + place) % self.seats for place in range(self.seats)]
        rounds = int(view.options["rounds"])
        numbers = [(view.cards[own] or 0) / CARDS, view.spoken / self.seats, view.round / rounds]
        for seat in around:
            swapped = view.aside[seat] != 0
            numbers += [float(swapped), view.points[seat] / rounds]
        return numbers
