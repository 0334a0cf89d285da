"""What the house asks of every game (`athanor.conformance`), asked of its own games, and of one of
three moves from another distribution: the suite has no hidden assumption."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from athanor import Game
from athanor.conformance import CHECKS, HOUSE_CHECKS, PARTS, findings

from .support import games

every_check = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
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
    wrong = [str(each) for each in findings(check, three) if each.counts]
    if check.__name__ == "old_games_can_still_be_played":  # it keeps none
        assert len(wrong) == 1
    else:
        assert wrong == []


def test_the_suite_is_whole() -> None:
    assert len(CHECKS) > 30
    assert {*CHECKS, *HOUSE_CHECKS} == {check for part in PARTS.values() for check in part}
    assert len({check.__name__ for check in CHECKS}) == len(CHECKS)
