"""Poison: apprentice wizards pour potions, and who makes a cauldron overflow must drink it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from athanor.contract import GameOf, State, View

from . import position
from .actions import PoisonAction
from .bots.expert import PoisonExpert
from .bots.judgement import PoisonJudgement
from .bots.sketch import PoisonSketch
from .encoding import PoisonEncoding
from .events import PoisonEvent
from .imagine import PoisonSampler
from .meta import META
from .rules.turn import PoisonState, begin
from .seeing import view, views
from .view import PoisonView


class Poison(GameOf[PoisonState, PoisonView]):
    """See the README beside this file for the edition, the options and the rulings."""

    meta = META
    action_types = PoisonAction
    event_types = PoisonEvent
    state_type = PoisonState
    view_type = PoisonView
    judgement_type = PoisonJudgement
    expert_type = PoisonExpert
    encoding_type = PoisonEncoding
    sketch_type = PoisonSketch
    set_up = staticmethod(begin)
    see = staticmethod(view)
    sampler = PoisonSampler
    write = staticmethod(position.write)
    read = staticmethod(position.read)

    def views(self, state: State) -> list[View]:
        return views(self.own(state))

    def traits(self, view: View, seat: int) -> Sequence[str]:
        seen = self.own_view(view)
        first_dealer = seen.dealer - len(seen.pad) + 1
        return (f"place-{(seat - first_dealer - 1) % seen.seats + 1}",)


GAME: Final = Poison()
