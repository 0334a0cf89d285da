"""Where games are found: every package in `athanor.games` that has a `meta.py` is one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.resources import files

from .errors import BadRequest
from .game import Game


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    package = importlib.import_module("athanor.games")
    here = files(package)
    names = [module.name for module in pkgutil.iter_modules(package.__path__)]
    return tuple(sorted(name for name in names if here.joinpath(name, "meta.py").is_file()))


@cache
def game(id: str) -> Game:
    """The game of that id: `athanor.game("poison")`."""
    if id not in game_ids():
        raise BadRequest("unknown-game", game=str(id), known=", ".join(game_ids()))
    found = importlib.import_module(f"athanor.games.{id}").GAME
    assert isinstance(found, Game)
    return found
