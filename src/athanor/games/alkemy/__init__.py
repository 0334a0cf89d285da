"""Alkemy: two small companies of painted figures fight for the markers of the djinn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from athanor.contract import Action, Appraisal, GameOf, Level, Roster, View

from . import handbook, position
from .actions import AlkemyAction
from .bots.judgement import AlkemyJudgement
from .bots.learned import AlkemyLearned
from .bots.sketch import AlkemySketch
from .companies import profile_of
from .encoding import AlkemyEncoding
from .events import AlkemyEvent
from .imagine import AlkemySampler
from .meta import META
from .preview import AlkemyPreview
from .rules.state import AlkemyState, begin
from .standing_orders import ORDERS, WINDOWS, lapse, obey
from .tables import PEOPLES
from .view import AlkemyView, view


class Alkemy(GameOf[AlkemyState, AlkemyView]):
    """See the README beside this file for the edition, the options and the rulings."""

    meta = META
    action_types = AlkemyAction
    event_types = AlkemyEvent
    state_type = AlkemyState
    view_type = AlkemyView
    judgement_type = AlkemyJudgement
    encoding_type = AlkemyEncoding
    sketch_type = AlkemySketch
    learned_type = AlkemyLearned
    set_up = staticmethod(begin)
    see = staticmethod(view)
    sampler = AlkemySampler
    write = staticmethod(position.write)
    read = staticmethod(position.read)
    preview_type = AlkemyPreview
    handbook_type = handbook.Handbook
    exhaustive = False
    orders = ORDERS
    windows = WINDOWS
    lots = ("muster",)
    levels: ClassVar = {
        "adept": Level(),
        "master": Level(simulations=60),
        "grandmaster": Level(simulations=600, learned=True),
    }

    def obey(self, view: View, seat: int, order: str) -> Action | None:
        return obey(self.own_view(view), seat, order)

    def lapse(self, view: View, seat: int) -> Action:
        return lapse(self.own_view(view), seat)

    def traits(self, view: View, seat: int) -> Sequence[str]:
        """The people that all figures of a company are of."""
        common = -1
        for figure in self.own_view(view).table.figures:
            if figure.seat == seat:
                common &= int(profile_of(figure.profile).peoples)
        peoples = [people for bit, people in enumerate(PEOPLES) if common >> bit & 1]
        return (f"seat-{seat + 1}", *(f"people-{people}" for people in peoples))

    def handbook(self) -> handbook.Handbook:
        return handbook.handbook()

    def appraise(self, roster: Roster, options: Mapping[str, object]) -> Appraisal:
        return handbook.appraise(roster, options)

    def roster(self, code: str) -> Roster:
        return handbook.roster(code)


GAME: Final = Alkemy()
