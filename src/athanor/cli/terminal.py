"""What a game brings to the terminal, in a module `terminal` of its own package.

    GameTable   how its table is drawn, derived from `cli.table.Table`
    COMMANDS    commands of its own, by name: Typer functions, with help texts by id

Both may be missing, and so may the module. Texts that only these need are in the game's
`texts/cli-<language>.ftl`. The module is loaded by name, and by nothing but the command line, so
that a game knows no terminal unless somebody sits at one.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from functools import cache
from types import ModuleType

from athanor.contract import game_ids
from athanor.contract.registry import is_playable, package

from .house import HOUSE

Command = Callable[..., object]


@cache
def terminal_of(game: str) -> ModuleType | None:
    """The module, if the game has one. If it is broken, that is said once, and the game is played
    without it."""
    if not is_playable(game):
        return None
    name = f"{package(game)}.terminal"
    if importlib.util.find_spec(name) is None:
        return None
    try:
        return importlib.import_module(name)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        HOUSE.complain(HOUSE.texts()("cli-terminal-broken", game=game, reason=reason))
        return None


def commands_of_games(taken: Mapping[str, object]) -> dict[str, tuple[str, Command]]:
    """The commands that games bring: by name, with the id of the game. Where a name is `taken`, the
    game's id goes before it."""
    found: dict[str, tuple[str, Command]] = {}
    for game in game_ids():
        commands: Mapping[str, Command] = getattr(terminal_of(game), "COMMANDS", {})
        for name, command in commands.items():
            free = name not in taken and name not in found
            found[name if free else f"{game}-{name}"] = (game, command)
    return found
