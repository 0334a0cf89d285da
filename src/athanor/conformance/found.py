"""What a check finds, in words that an author can act on.

Findings are for those who write a game, and in English like its sources; what players read is in
`texts/`.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from athanor.contract import Game
from athanor.contract.registry import home

Check = Callable[[Game], None]

#: Something is missing or wrong; or it may follow until the game is released; or a check that
#: could not be made, and why.
WRONG: Final = "wrong"
LATER: Final = "later"
SKIPPED: Final = "skipped"


class Finding(msgspec.Struct, frozen=True):
    check: str
    sentence: str
    weight: str = WRONG

    @property
    def counts(self) -> bool:
        return self.weight == WRONG

    def __str__(self) -> str:
        return f"{self.check}: {self.sentence}"


class Missing(AssertionError):
    """Several things at once: those that are wrong, and those that may follow later."""

    def __init__(self, wrong: Sequence[str] = (), later: Sequence[str] = ()) -> None:
        super().__init__("; ".join([*wrong, *later]))
        self.wrong = list(wrong)
        self.later = list(later)


class Skipped(Exception):
    """This cannot be looked at here, for the reason given."""


def findings(check: Check, game: Game) -> Iterator[Finding]:
    """All that one check finds. Whatever the game does in it, the next check can be made."""
    name = check.__name__.replace("_", " ")
    try:
        check(game)
    except Skipped as reason:
        yield Finding(name, str(reason), SKIPPED)
    except Missing as missing:
        yield from (Finding(name, sentence) for sentence in missing.wrong)
        yield from (Finding(name, sentence, LATER) for sentence in missing.later)
    except Exception as error:
        yield Finding(name, described(error, game))


def described(error: Exception, game: Game) -> str:
    """What went wrong, and the last line of the game's own sources that was on the way there."""
    kind = "" if isinstance(error, AssertionError) else f"{type(error).__name__}: "
    frames = traceback.extract_tb(error.__traceback__)
    text = str(error) or (frames[-1].line or "")
    own = [frame for frame in frames if is_inside(frame.filename, game)]
    where = f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
    return f"{kind}{text}{where}"


def is_inside(filename: str, game: Game) -> bool:
    try:
        return Path(filename).is_relative_to(str(home(game.id)))
    except KeyError:
        return False
