"""Alakazoö!: wizards in a tournament summon a fantastic creature, part by part, through a
portal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from athanor.contract import GameOf, View

from . import position
from .actions import AlakazooAction
from .bots.judgement import AlakazooExpert, AlakazooJudgement
from .bots.sketch import AlakazooSketch
from .encoding import AlakazooEncoding
from .events import AlakazooEvent
from .imagine import AlakazooSampler
from .meta import META
from .rules.turn import AlakazooState, begin
from .view import AlakazooView, view


class Alakazoo(GameOf[AlakazooState, AlakazooView]):
    """See the README beside this file for the edition, the options and the rulings."""

    meta = META
    action_types = AlakazooAction
    event_types = AlakazooEvent
    state_type = AlakazooState
    view_type = AlakazooView
    judgement_type = AlakazooJudgement
    expert_type = AlakazooExpert
    sketch_type = AlakazooSketch
    encoding_type = AlakazooEncoding
    set_up = staticmethod(begin)
    see = staticmethod(view)
    sampler = AlakazooSampler
    write = staticmethod(position.write)
    read = staticmethod(position.read)
    lots = ("portal", "guardian", "draft", "enrol")

    def traits(self, view: View, seat: int) -> Sequence[str]:
        seen = self.own_view(view)
        player = seen.players[seat]
        held = [("portal", player.portal), ("wizard", player.wizard), ("lesson", player.lesson)]
        held += [("ability", guardian.ability) for guardian in player.guardians]
        place = (seat - seen.first) % seen.seats + 1
        return (f"place-{place}", *(f"{kind}-{name}" for kind, name in held if name))


GAME: Final = Alakazoo()
