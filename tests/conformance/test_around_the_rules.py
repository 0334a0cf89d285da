"""The parts of the suite that ask more than the rules: texts, records, bots, terminal. Its server
and its browser are opened for a package in `tests/web/test_package.py`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from athanor import Game
from athanor.conformance import CHECKS, HOUSE_CHECKS, PARTS, findings
from tests.contract.support import games
from tests.contract.test_conformance import OF_THE_ENGINE

every_check = pytest.mark.parametrize(
    "check",
    [check for check in CHECKS if check not in OF_THE_ENGINE],
    ids=lambda check: check.__name__,
)

Check = Callable[[Game], None]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@every_check
def test_a_game_of_the_house(check: Check, game: Game) -> None:
    """What may follow later elsewhere must be here."""
    assert [str(each) for each in findings(check, game) if each.weight != "skipped"] == []


@every_check
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
