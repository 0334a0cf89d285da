"""Where games are found.

A game is a package that ends in `GAME`. Those of the house are the folders in `athanor/games/` that
have a `meta.py`; their ids are the names of the folders. Any other distribution announces its games
as entry points, in its `pyproject.toml`:

    [project.entry-points."athanor.games"]
    kuhn = "kuhn_poker"

A game that is broken or half-written is *set aside* with the reason. It is not among `game_ids`,
and nothing that goes through all games meets it; who asks for it by name is told the reason.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

from .errors import BadRequest
from .game import Game

HOUSE: Final = "athanor.games"
GROUP: Final = "athanor.games"

#: The files and messages without which a game cannot be shown to anyone. Other languages may
#: follow: until then the game speaks English in them.
LEAST_TEXTS: Final = {"en.ftl": ("game-name", "game-tagline"), "rules-en.ftl": ()}


def game(id: str) -> Game:
    """The game of that id: `athanor.game("poison")`."""
    found = load(id) if id in packages() else None
    if found is None:
        raise BadRequest("unknown-game", game=str(id), known=", ".join(game_ids()))
    if isinstance(found, BadRequest):
        raise found
    return found


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games that can be played, in alphabetical order."""
    return tuple(id for id in packages() if isinstance(load(id), Game))


@cache
def set_aside() -> Mapping[str, BadRequest]:
    """What was found and cannot be played, and why."""
    found = {id: load(id) for id in packages()}
    return MappingProxyType(
        {id: reason for id, reason in found.items() if isinstance(reason, BadRequest)}
    )


def is_playable(id: str) -> bool:
    """Whether there is such a game; without a look at all the others."""
    return id in packages() and isinstance(load(id), Game)


def package(id: str) -> str:
    """The package in which all that belongs to a game is found: its texts, its terminal."""
    return packages()[id]


def home(id: str) -> Traversable:
    """The folder of that package."""
    return files(package(id))


@cache
def packages() -> dict[str, str]:
    """All that is announced, by id. The house's own come first: nobody else takes their ids."""
    here = importlib.import_module(HOUSE)
    found: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        found.setdefault(entry.name, module_of(entry))
    for module in pkgutil.iter_modules(here.__path__):
        if files(here).joinpath(module.name, "meta.py").is_file():
            found[module.name] = f"{HOUSE}.{module.name}"
    return dict(sorted(found.items()))


def module_of(entry: EntryPoint) -> str:
    return entry.value.partition(":")[0].strip()


@cache
def load(id: str) -> Game | BadRequest:
    """The game, or why it cannot be played."""
    try:
        found = importlib.import_module(package(id)).GAME
        if not isinstance(found, Game):
            raise TypeError(f"GAME is not a Game but {type(found).__name__}")
        if found.id != id:
            raise ValueError(f"it is announced as {id!r} and calls itself {found.id!r}")
        missing = missing_texts(id)
    except Exception as error:  # whatever a half-written game does: the others go on
        return BadRequest("game-broken", game=id, reason=f"{type(error).__name__}: {error}")
    if missing:
        return BadRequest("game-unfinished", game=id, missing=", ".join(missing))
    return found


def missing_texts(id: str) -> list[str]:
    """The files, and the messages in them, that a game cannot do without."""
    folder = home(id).joinpath("texts")
    missing: list[str] = []
    for name, messages in LEAST_TEXTS.items():
        file = folder.joinpath(name)
        if not file.is_file():
            missing.append(f"texts/{name}")
            continue
        text = file.read_text("utf-8")
        for message in messages:
            if not re.search(rf"^{message}\s*=", text, re.MULTILINE):
                missing.append(message)
    return missing


def forget() -> None:
    """Looks for games anew: for tests, and for tools that have just written one."""
    for remembered in (game_ids, set_aside, packages, load):
        remembered.cache_clear()
