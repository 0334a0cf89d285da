"""HighCard: everyone has a card; keep it or swap it, and the highest wins."""

from __future__ import annotations

from typing import Final

from athanor.contract import GameOf

from .actions import Actions
from .encoding import HighCardEncoding
from .events import Events
from .imagine import HighCardSampler
from .judgement import HighCardJudgement
from .meta import META
from .model import HighCardState
from .position import read, write
from .rules import set_up
from .view import HighCardView, view


class HighCard(GameOf[HighCardState, HighCardView]):
    meta = META
    action_types = Actions
    event_types = Events
    state_type = HighCardState
    view_type = HighCardView
    judgement_type = HighCardJudgement
    encoding_type = HighCardEncoding
    set_up = staticmethod(set_up)
    see = staticmethod(view)
    sampler = HighCardSampler
    write = staticmethod(write)
    read = staticmethod(read)


GAME: Final = HighCard()
