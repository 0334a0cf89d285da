"""Poison: apprentice wizards pour potions, and who makes a cauldron overflow must drink it."""

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
from .actions import PoisonAction
from .bots.judgement import PoisonJudgement
from .encoding import PoisonEncoding
from .events import PoisonEvent
from .imagine import PoisonSampler
from .meta import META
from .rules.turn import PoisonState, begin
from .view import PoisonView, view


class Poison(Game):
    """See the README beside this file for the edition, the options and the rulings."""

    meta: ClassVar[Meta] = META
    action_types = PoisonAction
    event_types = PoisonEvent
    view_type = PoisonView

    def begin(self, seats: int, options: dict[str, OptionValue], rng: Rng, tracing: bool) -> State:
        state = PoisonState(self, options, seats, rng, tracing)
        begin(state)
        return state

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, PoisonState)
        return view(state, seat)

    def imagine(self, view: View) -> Sampler:
        if not isinstance(view, PoisonView):
            raise BadRequest("foreign-view", game=view.game, wanted=self.id)
        return PoisonSampler(PoisonState(self, view.options, view.seats, BLANK), view)

    def position(self, state: State) -> Json:
        assert isinstance(state, PoisonState)
        return self.position_head(state) | position.write(state)

    def restore(self, body: Json, seats: int, options: dict[str, OptionValue], rng: Rng) -> State:
        state = PoisonState(self, options, seats, rng)
        state.lay_out()
        position.read(body, state)
        return state

    def encoding(self, seats: int) -> Encoding:
        self.check_seats(seats)
        return PoisonEncoding(seats)

    def judgement(self) -> Judgement:
        return PoisonJudgement()


BLANK: Final = FastRng()
GAME: Final = Poison()
