"""Kazaam!: apprentice alchemists build a homunculus of nine parts, and every part is a tool."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from athanor.contract import Action, GameOf, View

from . import position
from .actions import KazaamAction, LetPass
from .bots.expert import KazaamExpert
from .bots.judgement import KazaamJudgement
from .bots.sketch import KazaamSketch
from .encoding import KazaamEncoding
from .events import KazaamEvent
from .imagine import KazaamSampler
from .meta import META
from .orders import ORDERS, WINDOWS, obey
from .rules.turn import KazaamState, begin
from .view import KazaamView, view


class Kazaam(GameOf[KazaamState, KazaamView]):
    """See the README beside this file for the edition, the options and the rulings."""

    meta = META
    action_types = KazaamAction
    event_types = KazaamEvent
    state_type = KazaamState
    view_type = KazaamView
    judgement_type = KazaamJudgement
    expert_type = KazaamExpert
    sketch_type = KazaamSketch
    encoding_type = KazaamEncoding
    set_up = staticmethod(begin)
    see = staticmethod(view)
    sampler = KazaamSampler
    write = staticmethod(position.write)
    read = staticmethod(position.read)
    orders = ORDERS
    windows = WINDOWS

    def obey(self, view: View, seat: int, order: str) -> Action | None:
        return obey(self.own_view(view), seat, order)

    def lapse(self, view: View, seat: int) -> Action:
        return LetPass()

    def traits(self, view: View, seat: int) -> Sequence[str]:
        seen = self.own_view(view)
        place = (seat - seen.first) % seen.seats + 1
        return (f"place-{place}", f"alchemist-{seen.players[seat].alchemist}")


GAME: Final = Kazaam()
