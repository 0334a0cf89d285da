"""Alakazoö!: wizards in a tournament summon a fantastic creature, part by part, through a
portal."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.contract import (
    BadRequest,
    Encoding,
    FastRng,
    Game,
    Json,
    Judgement,
    Meta,
    OptionValue,
    Rng,
    Sampler,
    State,
    View,
)

from . import position
from .actions import AlakazooAction
from .bots.judgement import AlakazooJudgement
from .encoding import AlakazooEncoding
from .events import AlakazooEvent
from .imagine import AlakazooSampler
from .meta import META
from .rules.turn import AlakazooState, begin
from .view import AlakazooView, view


class Alakazoo(Game):
    """See the README beside this file for the edition, the options and the rulings."""

    meta: ClassVar[Meta] = META
    action_types = AlakazooAction
    event_types = AlakazooEvent
    view_type = AlakazooView

    def begin(self, seats: int, options: dict[str, OptionValue], rng: Rng, tracing: bool) -> State:
        state = AlakazooState(self, options, seats, rng, tracing)
        begin(state)
        return state

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, AlakazooState)
        return view(state, seat)

    def imagine(self, view: View) -> Sampler:
        if not isinstance(view, AlakazooView):
            raise BadRequest("foreign-view", game=view.game, wanted=self.id)
        return AlakazooSampler(AlakazooState(self, view.options, view.seats, BLANK), view)

    def position(self, state: State) -> Json:
        assert isinstance(state, AlakazooState)
        return self.position_head(state) | position.write(state)

    def restore(self, body: Json, seats: int, options: dict[str, OptionValue], rng: Rng) -> State:
        state = AlakazooState(self, options, seats, rng)
        state.lay_out()
        position.read(body, state)
        return state

    def judgement(self) -> Judgement:
        return AlakazooJudgement()

    def encoding(self, seats: int) -> Encoding:
        self.check_seats(seats)
        return AlakazooEncoding(seats)


BLANK: Final = FastRng()
GAME: Final = Alakazoo()
