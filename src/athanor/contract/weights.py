"""The file `learned.weights` of a game: what its bots have learned, readable without a library.

A line of JSON says what is in it, for which numbers of seats and under which options it was
learned; the weights follow as halves, network after network. `athanor train` writes it, the level
`grandmaster` plays by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from .errors import BadRequest
from .judgement import Judgement, Sampler
from .learned import BelievingSampler
from .network import Network
from .options import OptionValue
from .rng import FastRng
from .sketch import Sketch
from .view import View

if TYPE_CHECKING:
    from .game import Game

FORMAT: Final = 2
NAME: Final = "learned.weights"
#: How many worlds are weighed against each other at most.
WORLDS: Final = 512


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """One network: how wide its layers are, from the numbers of a sketch to what it says."""

    shape: Sequence[int]

    @property
    def size(self) -> int:
        """In bytes."""
        layers = zip(self.shape, self.shape[1:], strict=False)
        return 2 * sum((before + 1) * after for before, after in layers)


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """What was learned for one number of seats. Without a `value` positions are judged as the game
    itself does it, without a `belief` all that is hidden is drawn evenly."""

    seats: int
    value: Part | None = None
    belief: Part | None = None


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """The first line. `options` are those it was learned with: values that each may have. `config`
    is the fingerprint of the configuration it was made with, `iteration` how far that had come.
    Moves whose values differ by less than `alike` are the same to a search: of them it plays what
    looks best at first sight, so that it does not dawdle when a game is won or lost. `exploration`
    stands for the one of the game's own judgement, if there is one here."""

    athanor: str = "weights"
    format: int = FORMAT
    game: str
    rules: int
    plays_on: bool
    alike: float = 0.0
    exploration: float = 0.0
    options: Mapping[str, Sequence[OptionValue]]
    lessons: Sequence[Lesson]
    config: str = ""
    iteration: int = 0


class Taught:
    """A lesson, ready to be asked."""

    def __init__(self, rules: Game, lesson: Lesson, value: bytes, belief: bytes) -> None:
        found = rules.sketch(lesson.seats)
        assert found is not None, f"{rules.id} has no sketch"
        self.sketch: Sketch = found
        for part in (lesson.value, lesson.belief):
            if part is not None and part.shape[0] != found.length:
                reason = f"{part.shape[0]} numbers instead of {found.length}"
                raise BadRequest("weights-shape", reason=reason)
        self.value = network(lesson.value, value)
        self.belief = network(lesson.belief, belief)


def network(part: Part | None, weights: bytes) -> Network | None:
    if part is None:
        return None
    return Network(list(part.shape), weights)


class Learned:
    """What was learned of a game, as a file has it."""

    def __init__(self, rules: Game, contents: Contents, weights: bytes) -> None:
        self.rules = rules
        self.contents = contents
        self.taught: dict[int, Taught] = {}
        at = 0
        for lesson in contents.lessons:
            parts: list[bytes] = []
            for part in (lesson.value, lesson.belief):
                size = part.size if part is not None else 0
                parts.append(weights[at : at + size])
                at += size
            self.taught[lesson.seats] = Taught(rules, lesson, parts[0], parts[1])

    def lesson(self, view: View) -> Taught | None:
        """None where nothing was learned: another number of seats, options never met."""
        if not self.familiar(view.options):
            return None
        return self.taught.get(view.seats)

    def familiar(self, options: Mapping[str, OptionValue]) -> bool:
        known = self.contents.options
        return all(options.get(name) in values for name, values in known.items())

    def judgement(self, view: View) -> Judgement:
        taught = self.lesson(view)
        if taught is None:
            return self.rules.judgement()
        own = self.rules.expert()
        if taught.value is None:
            return own
        stage = own.stage(self.rules.imagine(view).draw(FastRng(1)))
        found = self.contents
        return self.rules.learned_judgement(
            taught.sketch, taught.value, stage, found.plays_on, found.exploration
        )

    def sampler(self, view: View, worlds: int = WORLDS) -> Sampler:
        """Worlds as likely as they are believed to be, of so many at most."""
        even = self.rules.imagine(view)
        taught = self.lesson(view)
        if taught is None or taught.belief is None or view.seat is None:
            return even
        return BelievingSampler(even, taught.sketch, taught.belief, view.seat, worlds)


def write_weights(contents: Contents, weights: bytes) -> bytes:
    return msgspec.json.encode(contents) + b"\n" + weights


def read_weights(rules: Game, data: bytes) -> Learned:
    """Refuses what is no such file, and what was learned under other rules."""
    line, _, weights = data.partition(b"\n")
    try:
        contents = msgspec.json.decode(line, type=Contents)
    except msgspec.MsgspecError as error:
        raise BadRequest("weights-shape", reason=str(error)) from None
    if contents.athanor != "weights" or contents.format != FORMAT:
        raise BadRequest("weights-shape", reason=f"{contents.athanor} {contents.format}")
    if (contents.game, contents.rules) != (rules.id, rules.meta.rules):
        wanted = f"{rules.id} {rules.meta.rules}"
        raise BadRequest("weights-game", found=f"{contents.game} {contents.rules}", wanted=wanted)
    parts = [part for lesson in contents.lessons for part in (lesson.value, lesson.belief)]
    needed = sum(part.size for part in parts if part is not None)
    if len(weights) != needed:
        raise BadRequest("weights-shape", reason=f"{len(weights)} bytes instead of {needed}")
    return Learned(rules, contents, weights)


@lru_cache(maxsize=32)
def learned_of(package: str, rules: Game) -> Learned | None:
    """What the package of a game brings along."""
    file = files(package).joinpath(NAME)
    return read_weights(rules, file.read_bytes()) if file.is_file() else None
