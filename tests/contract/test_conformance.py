"""What the house asks of every game (`athanor.conformance`), asked of its own games, and of one of
three moves from another distribution: the suite has no hidden assumption.

Here are the parts that the engine answers, which is tested from its sources and compiled; the
others are in `tests/conformance`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from athanor import Game
from athanor.conformance import PARTS, findings

from .support import games

OF_THE_ENGINE = [*PARTS["contract"], *PARTS["leaks"], *PARTS["adapters"]]

every_check = pytest.mark.parametrize("check", OF_THE_ENGINE, ids=lambda check: check.__name__)
quietly = pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo has opinions

Check = Callable[[Game], None]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@every_check
@quietly
def test_a_game_of_the_house(check: Check, game: Game) -> None:
    """What may follow later elsewhere must be here."""
    assert [str(each) for each in findings(check, game) if each.weight != "skipped"] == []


@every_check
@quietly
def test_a_game_of_three_moves(check: Check, three: Game) -> None:
    assert [str(each) for each in findings(check, three) if each.counts] == []
