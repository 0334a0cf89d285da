"""Alkemy: two small companies of painted figures fight for the markers of the djinn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from athanor.contract import (
    Action,
    Appraisal,
    BadRequest,
    Encoding,
    FastRng,
    Game,
    Json,
    Judgement,
    Meta,
    OptionValue,
    Rng,
    Roster,
    Sampler,
    State,
    View,
)

from . import handbook, position
from .actions import AlkemyAction
from .bots.judgement import AlkemyJudgement
from .encoding import AlkemyEncoding
from .events import AlkemyEvent
from .imagine import AlkemySampler
from .meta import META
from .preview import AlkemyPreview
from .rules.state import AlkemyState, begin
from .standing_orders import ORDERS, WINDOWS, lapse, obey
from .view import AlkemyView, view


class Alkemy(Game):
    """See the README beside this file for the edition, the options and the rulings."""

    meta: ClassVar[Meta] = META
    action_types = AlkemyAction
    event_types = AlkemyEvent
    view_type = AlkemyView
    preview_type = AlkemyPreview
    orders = ORDERS
    windows = WINDOWS
    exhaustive = False
    handbook_type = handbook.Handbook

    def begin(self, seats: int, options: dict[str, OptionValue], rng: Rng, tracing: bool) -> State:
        state = AlkemyState(self, options, seats, rng, tracing)
        begin(state)
        return state

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, AlkemyState)
        return view(state, seat)

    def imagine(self, view: View) -> Sampler:
        if not isinstance(view, AlkemyView):
            raise BadRequest("foreign-view", game=view.game, wanted=self.id)
        return AlkemySampler(AlkemyState(self, view.options, view.seats, BLANK), view)

    def position(self, state: State) -> Json:
        assert isinstance(state, AlkemyState)
        return self.position_head(state) | position.write(state)

    def restore(self, body: Json, seats: int, options: dict[str, OptionValue], rng: Rng) -> State:
        state = AlkemyState(self, options, seats, rng)
        state.lay_out()
        position.read(body, state)
        return state

    def judgement(self) -> Judgement:
        return AlkemyJudgement()

    def encoding(self, seats: int) -> Encoding:
        self.check_seats(seats)
        return AlkemyEncoding(seats)

    def obey(self, view: View, seat: int, order: str) -> Action | None:
        assert isinstance(view, AlkemyView)
        return obey(view, seat, order)

    def lapse(self, view: View, seat: int) -> Action:
        assert isinstance(view, AlkemyView)
        return lapse(view, seat)

    def handbook(self) -> handbook.Handbook:
        return handbook.handbook()

    def appraise(self, roster: Roster, options: Mapping[str, object]) -> Appraisal:
        return handbook.appraise(roster, options)

    def roster(self, code: str) -> Roster:
        return handbook.roster(code)


BLANK: Final = FastRng()
GAME: Final = Alkemy()
