"""The suite that every game passes has no hidden assumption: a game of three moves passes it too.

Whatever test takes a `game` and goes through all games is run once more here, with that game.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import ModuleType

import pytest

from athanor import Game
from athanor.texts import LANGUAGES

from ..adapters import test_pettingzoo
from ..bots import test_advice, test_bots
from ..cli import test_every_game
from ..records import test_branch, test_records, test_undo
from ..texts import test_texts
from . import test_conformance, test_views

SUITE: tuple[ModuleType, ...] = (
    test_conformance,
    test_views,
    test_records,
    test_undo,
    test_branch,
    test_texts,
    test_every_game,
    test_pettingzoo,
    test_bots,
    test_advice,
)
GIVEN = ({"game"}, {"game", "language"})

Test = Callable[..., None]


def asked_of_every_game() -> list[Test]:
    """Those that are asked of every game."""
    return [
        function
        for module in SUITE
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if name.startswith("test_") and set(inspect.signature(function).parameters) in GIVEN
    ]


def test_the_suite_is_not_empty() -> None:
    assert len(asked_of_every_game()) > 20


@pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo has opinions
@pytest.mark.parametrize("test", asked_of_every_game(), ids=lambda test: test.__name__)
def test_a_game_of_three_moves_passes(test: Test, three: Game) -> None:
    if "language" not in inspect.signature(test).parameters:
        test(game=three)
    else:
        for language in LANGUAGES:
            test(game=three, language=language)
