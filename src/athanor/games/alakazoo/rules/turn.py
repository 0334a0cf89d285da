"""The state that the contract asks for.

The open decision is a *phase*, an object that says what is legal, why something else is refused,
and what an action does. An action sets the next phase; what was begun is never interrupted, so one
phase at a time is enough. (In solo a dark token that is owed is placed before the game goes on.)
The phases from AFTER_ACTION on ask nothing: `rounds.go_on` passes through them until somebody is
asked again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action, Decision, Result
from athanor.contract.errors import IllegalAction

from ..cards import INDEX, NONE, TOMMY_NAMES, TOMMY_ONCE, one
from ..events import TommyAppeared
from ..model import Table
from . import rounds, secrets, setup
from .asking import question
from .phases import (
    ACT,
    AFTER_ACTION,
    DRAFTING,
    GIVING,
    KEEPING,
    KINDS,
    OVER,
    SHADOWING,
)
from .score import final_result
from .tommy import TOMMY_EFFECTS

#: The rule behind each secret choice: the draft, the university, the book.
SECRET_RULES: Final[list[str]] = ["Z-07", "Z-65", "Z-70"]


class AlakazooState(Table):
    """A game of Alakazoö! in progress."""

    def asked(self) -> i64:
        """The phase that asks. In solo, a dark token is placed before anything else (Z-52)."""
        return SHADOWING if self.owed > 0 else self.phase

    def actors(self) -> list[int]:
        phase = self.phase
        if phase >= ACT:
            if phase == GIVING:
                return [self.target]
            if phase == OVER:
                return []
            return [self.turn]
        if phase >= DRAFTING:
            return secrets.undecided(self)
        return [self.turn]

    def may_act(self, seat: i64) -> bool:
        phase = self.phase
        if phase == GIVING:
            return seat == self.target
        if phase == OVER:
            return False
        if DRAFTING <= phase <= KEEPING:
            return 0 <= seat < self.seats and self.players[seat].choice == NONE
        return seat == self.turn

    def legal(self, seat: int) -> list[Action]:
        if not self.may_act(seat):
            return []
        return question(self.asked()).legal(self, seat)

    def check(self, seat: int, action: Action) -> IllegalAction | None:
        index: i64 = INDEX.get(action, NONE)
        if not self.may_act(seat):
            return self.refuse_seat(seat)
        if index < 0:
            return IllegalAction("foreign-action", action=type(action).__name__)
        return question(self.asked()).refuse(self, seat, index)

    def refuse_seat(self, seat: int) -> IllegalAction:
        if self.phase == OVER:
            return IllegalAction("game-over", "Z-45")
        if DRAFTING <= self.phase <= KEEPING:
            return IllegalAction("already-chosen", SECRET_RULES[self.phase - DRAFTING], seat=seat)
        return IllegalAction("not-your-turn", "Z-11", seat=seat, turn_seat=self.actors()[0])

    def apply(self, seat: int, action: Action) -> None:
        self.do(seat, INDEX[action])

    def do(self, seat: i64, index: i64) -> None:
        """`apply` without the action object, for playouts."""
        question(self.asked()).do(self, seat, index)
        while self.phase >= AFTER_ACTION and self.owed == 0:
            rounds.go_on(self)

    def appears(self, card: i64) -> None:
        """Z-61: once, and out of the game; or open before everyone until the end."""
        effect = TOMMY_EFFECTS[card]
        if self.tracing:
            self.events.append(TommyAppeared(TOMMY_NAMES[card], card >= TOMMY_ONCE))
        if card < TOMMY_ONCE:
            self.tommy_out |= one(card)
            effect.strikes(self)
        else:
            self.tommy_lasting |= one(card)
            for seat in range(self.seats):
                self.players[seat].add_effect(self, seat, effect)

    def clone(self) -> AlakazooState:
        rng = self.rng.clone()
        copy = AlakazooState(self.game, self.options, self.seats, rng, self.tracing)
        self.copy_to(copy)
        return copy

    def decision(self) -> Decision | None:
        if self.phase == OVER:
            return None
        return Decision(KINDS[self.asked()], self.actors())

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        return final_result(self)


def begin(state: AlakazooState) -> None:
    state.lay_out()
    setup.choose_first(state)
    if setup.choose_at_random(state):
        rounds.deal(state)
