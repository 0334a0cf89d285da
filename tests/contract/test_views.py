"""All views at once are the views one by one."""

from __future__ import annotations

import pytest

from athanor import FastRng, Game
from tests.contract.support import everyone, games, tables, walk


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_views_together_are_the_views_one_by_one(game: Game) -> None:
    for table in tables(game):
        for state in walk(table, FastRng(5), most=12):
            one_by_one = [state.view(seat).json() for seat in everyone(state)]
            assert [view.json() for view in game.views(state)] == one_by_one
