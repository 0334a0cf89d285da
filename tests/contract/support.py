"""The games that the tests go through."""

from __future__ import annotations

import athanor
from athanor import Game


def games() -> list[Game]:
    return [athanor.game(id) for id in athanor.game_ids()]
