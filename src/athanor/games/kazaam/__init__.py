"""Kazaam!: apprentice alchemists build a homunculus of nine parts, and every part is a tool."""

from __future__ import annotations

from typing import ClassVar, Final

from athanor.contract import (
    Action,
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
from .actions import KazaamAction, LetPass
from .bots.judgement import KazaamJudgement
from .encoding import KazaamEncoding
from .events import KazaamEvent
from .imagine import KazaamSampler
from .meta import META
from .orders import ORDERS, WINDOWS, obey
from .rules.turn import KazaamState, begin
from .view import KazaamView, view


class Kazaam(Game):
    """See the README beside this file for the edition, the options and the rulings."""

    meta: ClassVar[Meta] = META
    action_types = KazaamAction
    event_types = KazaamEvent
    view_type = KazaamView
    orders = ORDERS
    windows = WINDOWS

    def begin(self, seats: int, options: dict[str, OptionValue], rng: Rng, tracing: bool) -> State:
        state = KazaamState(self, options, seats, rng, tracing)
        begin(state)
        return state

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, KazaamState)
        return view(state, seat)

    def imagine(self, view: View) -> Sampler:
        if not isinstance(view, KazaamView):
            raise BadRequest("foreign-view", game=view.game, wanted=self.id)
        return KazaamSampler(KazaamState(self, view.options, view.seats, BLANK), view)

    def position(self, state: State) -> Json:
        assert isinstance(state, KazaamState)
        return self.position_head(state) | position.write(state)

    def restore(self, body: Json, seats: int, options: dict[str, OptionValue], rng: Rng) -> State:
        state = KazaamState(self, options, seats, rng)
        state.lay_out()
        position.read(body, state)
        return state

    def judgement(self) -> Judgement:
        return KazaamJudgement()

    def obey(self, view: View, seat: int, order: str) -> Action | None:
        assert isinstance(view, KazaamView)
        return obey(view, seat, order)

    def lapse(self, view: View, seat: int) -> Action:
        return LetPass()

    def encoding(self, seats: int) -> Encoding:
        self.check_seats(seats)
        return KazaamEncoding(seats)


BLANK: Final = FastRng()
GAME: Final = Kazaam()
