"""A match as a file: it can be stopped at any moment, lose its machine, be gone on with and be
extended, and no game of it is played twice.

The first line says what is played, each further one is a game that was, in JSON. Lines are only
ever added. One that was cut off by a crash is taken away when the file is opened again.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from athanor.contract import BadRequest, game

from .match import Match, Outcome

FORMAT: Final = 1
#: What must be the same for games to be of one match. How many are asked for may change.
AGREED: Final = ("game", "bots", "options", "milliseconds", "seed", "keep_moves", "lots")


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: `rules` is the version that the games are played by."""

    athanor: str = "arena"
    format: int = FORMAT
    rules: int
    match: Match


_headings: Final = msgspec.json.Decoder(Heading)
_outcomes: Final = msgspec.json.Decoder(Outcome)


class Ledger:
    """The file of a match, open for writing by this process alone. `played` are its games, without
    their moves: those stay in the file, however many they are."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.played: dict[tuple[int, int], Outcome] = {}
        try:
            self.file: IO[bytes] = open(path, "a+b", buffering=0)  # noqa: SIM115
        except OSError as error:
            raise self.unwritable(error) from None
        try:
            take_alone(self.file, path)
            self.take_up(match)
        except BaseException:
            self.file.close()
            raise

    def take_up(self, match: Match) -> None:
        """Reads what is there, or begins."""
        length = 0
        with open(self.path, "rb") as reader:
            for number, line in enumerate(reader, start=1):
                if not line.endswith(b"\n"):
                    break
                length += len(line)
                if number == 1:
                    self.check_same(match, read_heading(line, self.path).match)
                else:
                    self.remember(read_outcome(line, self.path, number))
        self.file.truncate(length)
        if not length:
            heading = Heading(rules=game(match.game).meta.rules, match=match)
            self.write(msgspec.json.encode(heading) + b"\n")

    def check_same(self, match: Match, agreed: Match) -> None:
        for name in AGREED:
            if getattr(match, name) != getattr(agreed, name):
                raise BadRequest("arena-file-differs", file=str(self.path), what=name)

    def remember(self, outcome: Outcome) -> None:
        self.played[outcome.deal, outcome.rotation] = replace(outcome, moves=UNSET)

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """Games are here before anyone is told of them."""
        self.write(b"".join(msgspec.json.encode(each) + b"\n" for each in outcomes))
        for each in outcomes:
            self.remember(each)

    def write(self, data: bytes) -> None:
        try:
            while data:
                data = data[self.file.write(data) :]
        except OSError as error:
            raise self.unwritable(error) from None

    def unwritable(self, error: OSError) -> BadRequest:
        reason = error.strerror or str(error)
        return BadRequest("file-unwritable", file=str(self.path), reason=reason)

    def close(self) -> None:
        self.file.close()


def take_alone(file: IO[bytes], path: Path) -> None:
    """Two runs of one file would play the same games."""
    try:
        import fcntl
    except ImportError:  # a system that has no such locks
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadRequest("arena-file-taken", file=str(path)) from None


def read_heading(line: bytes, path: Path) -> Heading:
    try:
        heading = _headings.decode(line)
    except msgspec.MsgspecError as error:
        raise BadRequest("arena-file-shape", file=str(path), line=1, reason=str(error)) from None
    if heading.athanor != "arena" or heading.format > FORMAT:
        raise BadRequest("arena-file-format", file=str(path), format=heading.format, known=FORMAT)
    wanted = game(heading.match.game).meta.rules
    if heading.rules != wanted:
        raise BadRequest("arena-file-rules", file=str(path), rules=heading.rules, wanted=wanted)
    return heading


def read_outcome(line: bytes, path: Path, number: int) -> Outcome:
    try:
        return _outcomes.decode(line)
    except msgspec.MsgspecError as error:
        raise BadRequest(
            "arena-file-shape", file=str(path), line=number, reason=str(error)
        ) from None


def match_in(path: Path) -> Match | None:
    """What a file says is played; None if there is no such file yet."""
    if not path.exists() or not os.path.getsize(path):
        return None
    with open(path, "rb") as file:
        line = file.readline()
    return read_heading(line, path).match if line.endswith(b"\n") else None
