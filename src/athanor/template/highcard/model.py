"""The table: everything there is to know, secrets included."""

from __future__ import annotations

from athanor.contract import Action, Decision, IllegalAction, Result, State

from . import rules


class HighCardState(State):
    """`cards` and `aside` are each seat's card and the one it laid aside (0: none yet). `spoken`
    counts who has decided in this round. `shown` are the cards of the round before, open to all."""

    def lay_out(self) -> None:
        self.round = 0
        self.spoken = 0
        self.cards = [0] * self.seats
        self.aside = [0] * self.seats
        self.pile: list[int] = []
        self.shown: list[int] = []
        self.points = [0] * self.seats

    def clone(self) -> HighCardState:
        copy = HighCardState(self.game, self.options, self.seats, self.rng.clone(), self.tracing)
        copy.step, copy.events = self.step, self.events
        copy.round, copy.spoken = self.round, self.spoken
        copy.cards, copy.aside, copy.pile = self.cards[:], self.aside[:], self.pile[:]
        copy.shown, copy.points = self.shown[:], self.points[:]
        return copy

    @property
    def rounds(self) -> int:
        return int(self.options["rounds"])

    @property
    def over(self) -> bool:
        return self.round == self.rounds

    def actors(self) -> list[int]:
        return [] if self.over else [rules.on_turn(self)]

    def legal(self, seat: int) -> list[Action]:
        return rules.legal(self, seat)

    def check(self, seat: int, action: Action) -> IllegalAction | None:
        return rules.check(self, seat, action)

    def apply(self, seat: int, action: Action) -> None:
        rules.apply(self, seat, action)

    def decision(self) -> Decision | None:
        return None if self.over else Decision("choose", self.actors(), {"round": self.round + 1})

    @property
    def result(self) -> Result | None:
        return rules.result(self) if self.over else None
