"""What the browser needs of a game from another distribution.

The games of the house are in the client that was built; of any other the client asks for

    /games/<id>/game.json               where its board is, if it has one
    /games/<id>/<hash>/<file>           what lies in the folder `web/` of its package
    /games/<id>/emblem.svg              its drawing on the home page, or the house's
    /games/<id>/texts/<language>.ftl    its texts, and `rules-<language>.ftl`: its rules

All of it is read once, by listing the package, and served from memory: an address is looked up,
never made into a path, so none leads out of the folder. The hash is one over all files of the
folder, so a board and what it imports always belong together and may be kept for ever. Pages are
not served: a package brings parts of a page, under the content policy of the house.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from athanor.contract import game_ids
from athanor.contract.registry import HOUSE, home, package
from athanor.texts import LANGUAGES, spoken

log: Final = logging.getLogger("athanor.http")

FOLDER: Final = "web"
BOARD: Final = "board.js"
STYLE: Final = "board.css"
EMBLEM: Final = "emblem.svg"
KINDS: Final = frozenset(
    (".js", ".css", ".svg", ".png", ".jpg", ".webp", ".avif", ".woff2", ".json", ".mp3", ".ogg")
)
#: More than this a board hardly needs, and a mistake in packing easily has.
MOST_BYTES: Final = 32 << 20
TEXTS: Final = ("", "rules-")


class BoardFiles(msgspec.Struct, frozen=True):
    """`game.json`: the addresses of the board's module and of its style, or nothing."""

    board: str | None
    style: str | None


def foreign_games() -> list[str]:
    """The games that are not in the client."""
    return [id for id in game_ids() if not package(id).startswith(HOUSE + ".")]


def files_of_games(icon: bytes) -> Iterator[tuple[str, bytes]]:
    """Names and contents of all that is served of foreign games."""
    for id in foreign_games():
        try:
            yield from list(files_of(id, icon))
        except Exception as error:  # a package that cannot be read is played on the plain board
            log.warning("the files of %s are left out: %s: %s", id, type(error).__name__, error)
            yield from texts_of(id)
            yield f"games/{id}/game.json", msgspec.json.encode(BoardFiles(None, None))
            yield f"games/{id}/{EMBLEM}", icon


def files_of(id: str, icon: bytes) -> Iterator[tuple[str, bytes]]:
    yield from texts_of(id)
    found = dict(listed(home(id).joinpath(FOLDER)))
    if sum(map(len, found.values())) > MOST_BYTES:
        raise ValueError(f"{FOLDER}/ holds more than {MOST_BYTES} bytes")
    total = sha256()
    for name, content in sorted(found.items()):
        total.update(f"{name}\0{len(content)}\0".encode() + content)
    at = f"games/{id}/{total.hexdigest()[:20]}"
    for name, content in found.items():
        yield f"{at}/{name}", content
    yield f"games/{id}/{EMBLEM}", found.get(EMBLEM, icon)
    board, style = (f"/{at}/{name}" if name in found else None for name in (BOARD, STYLE))
    yield f"games/{id}/game.json", msgspec.json.encode(BoardFiles(board, style))


def texts_of(id: str) -> Iterator[tuple[str, bytes]]:
    for language in LANGUAGES:
        for kind in TEXTS:
            text = spoken(home(id).joinpath("texts"), kind, language)
            yield f"games/{id}/texts/{kind}{language}.ftl", text.encode()


def listed(folder: Traversable, before: str = "") -> Iterator[tuple[str, bytes]]:
    """The files of a folder and those below it, of the kinds that a board is made of."""
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        if entry.name.startswith("."):
            continue
        if entry.is_dir():
            yield from listed(entry, f"{before}{entry.name}/")
        elif entry.name[entry.name.rfind(".") :] in KINDS:
            yield before + entry.name, entry.read_bytes()
