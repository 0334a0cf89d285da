"""`athanor new-game ID`: a package with a small game of its own, to be made into another."""

from __future__ import annotations

import keyword
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final

import typer

from athanor.arena import archive
from athanor.contract import BadRequest, game, registry

from .house import FINE, HOUSE
from .language import Lang

#: The template's own names, for which those of the new game are written.
ID: Final = "highcard"
NAME: Final = "HighCard"
LETTERS: Final = "HC-"
TEMPLATE: Final = ".template"

#: A name that Python, addresses and files can all bear.
GOOD_ID: Final = re.compile(r"[a-z][a-z0-9_]{1,29}")
#: The cards of the game that is written are enough for so many.
MOST_SEATS: Final = 6
SEATS: Final = re.compile(r"(\d)(?:-(\d))?")


def new_game(
    id: Annotated[str, typer.Argument(help="cli-help-new-game-id", metavar="ID")],
    seats: Annotated[str, typer.Option(help="cli-help-new-game-seats")] = "2-4",
    to: Annotated[Path | None, typer.Option(help="cli-help-new-game-to")] = None,
    lang: Lang = "",
) -> int:
    """cli-help-new-game"""
    check_id(id)
    least, most = read_seats(seats)
    folder = to or Path(id)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadRequest("folder-not-empty", folder=str(folder))
    try:
        write_package(id, least, most, folder)
    except OSError as error:
        raise BadRequest(
            "file-unwritable", file=str(folder), reason=error.strerror or str(error)
        ) from None
    with in_sight(id, folder / "src"):
        archive.fill(game(id), folder / "src" / id / "archive")
    HOUSE.out.print(HOUSE.texts()("cli-new-game-written", folder=str(folder), game=id))
    return FINE


def check_id(id: str) -> None:
    if not GOOD_ID.fullmatch(id) or keyword.iskeyword(id) or id in sys.stdlib_module_names:
        raise BadRequest("game-id", game=id)
    if id in registry.packages():
        raise BadRequest("game-id-taken", game=id)


def read_seats(word: str) -> tuple[int, int]:
    """2-4, or 3 for exactly three."""
    found = SEATS.fullmatch(word)
    least, most = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 2 <= least <= most <= MOST_SEATS:
        raise BadRequest("new-game-seats", seats=word, most=MOST_SEATS)
    return least, most


def write_package(id: str, least: int, most: int, folder: Path) -> None:
    template = files("athanor.template")
    own = {
        NAME: "".join(part.capitalize() for part in id.split("_")),
        LETTERS: f"{id[:2].upper()}-",
        "least_seats=2": f"least_seats={least}",
        "most_seats=4": f"most_seats={most}",
        f"game-name = {NAME}": f"game-name = {id.replace('_', ' ').capitalize()}",
        f"# {NAME}\n": f"# {id.replace('_', ' ').capitalize()}\n",
    }
    for source, target in (("project", folder), (ID, folder / "src" / id)):
        for path, content in contents(template.joinpath(source)):
            text = content.decode()
            for word in sorted(own, key=len, reverse=True):
                text = text.replace(word, own[word])
            place = target / path.removesuffix(TEMPLATE).replace("gitignore", ".gitignore")
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text.replace(ID, id), "utf-8")


def contents(folder: Traversable, before: str = "") -> Iterator[tuple[str, bytes]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from contents(entry, f"{before}{entry.name}/")
        elif entry.is_file():
            yield before + entry.name, entry.read_bytes()


@contextmanager
def in_sight(id: str, sources: Path) -> Iterator[None]:
    """A game that is not installed yet, announced to this process alone."""
    with tempfile.TemporaryDirectory() as folder:
        info = Path(folder) / f"{id}-0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 0\n", "utf-8")
        (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{id} = {id}\n", "utf-8")
        added = [str(sources.absolute()), folder]
        sys.path[:0] = added
        registry.forget()
        try:
            yield
        finally:
            for path in added:
                sys.path.remove(path)
            registry.forget()
