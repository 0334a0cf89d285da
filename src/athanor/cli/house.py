"""What all commands share: the reader's language, the two streams, and how a refusal is said."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from pathlib import Path
from typing import IO, Final

from rich.console import Console

from athanor.contract import AthanorError, BadRequest
from athanor.contract.registry import is_playable
from athanor.texts import Texts, system_language

#: What the command line answers: fine, wrong use, interrupted.
FINE: Final = 0
WRONG_USE: Final = 2
INTERRUPTED: Final = 130


class House:
    """The language is settled once, before anything is said; `game` is the one spoken of."""

    def __init__(self) -> None:
        self.language = system_language()
        self.game = ""

    def texts(self, game: str = "") -> Texts:
        if is_playable(game):
            self.game = game
        return Texts(self.language, self.game, terminal=True)

    @property
    def out(self) -> Console:
        return console(sys.stdout)

    @property
    def err(self) -> Console:
        return console(sys.stderr)

    def refuse(self, error: AthanorError) -> None:
        """One line on the error stream, in the reader's language."""
        self.complain(self.refusal(error))

    def refusal(self, error: AthanorError) -> str:
        texts = self.texts()
        if f"error-{error.code}" not in texts:
            return str(error)
        told = texts.error(error)
        return f"{told} ({error.rule})" if error.rule else told

    def complain(self, sentence: str) -> None:
        sys.stderr.write(re.sub(r"\s*[\r\n]+\s*", " ", sentence) + "\n")


def console(stream: IO[str]) -> Console:
    """Plain text in, styled text out: what people and files are called is never markup."""
    return Console(file=stream, markup=False, highlight=False, emoji=False)


def speak_everywhere() -> None:
    """A terminal that lacks a character shows a question mark instead of giving up."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def unicode_spoken() -> bool:
    return (sys.stdout.encoding or "ascii").lower().startswith("utf")


HOUSE: Final = House()


def check_writable(path: Path, fresh: bool = False) -> None:
    """Refuses, before any work is done, a place where nothing could be written after it."""
    if fresh and path.exists():
        raise BadRequest("file-exists", file=str(path))
    if path.is_dir():
        raise BadRequest("file-is-folder", file=str(path))
    folder = path.absolute().parent
    if not folder.is_dir():
        raise BadRequest("no-folder", folder=str(folder))
    if not os.access(folder, os.W_OK):
        raise BadRequest("folder-closed", folder=str(folder))


def write_file(path: Path, data: bytes) -> None:
    """All of it or nothing: written beside the place and then moved there."""
    try:
        with tempfile.NamedTemporaryFile(dir=path.absolute().parent, delete=False) as file:
            file.write(data)
        os.chmod(file.name, 0o644)
        os.replace(file.name, path)
    except OSError as error:
        raise BadRequest(
            "file-unwritable", file=str(path), reason=error.strerror or str(error)
        ) from None
