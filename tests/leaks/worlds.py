"""Two worlds that differ only in what a watcher may not know, played in lockstep.

The first world is a game as it is played. The second is drawn from the watcher's view of it
(`imagine`), so hands, piles and secret choices of the others differ while the view is the same.
Then the same things happen in both, with the same chance, and the watcher must see, be refused and
be shown beforehand the same, byte for byte, until the rules themselves show the watcher something
that differs: `reveals.py` lists where they do, by rule. From there on another pair is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from typing import Any, cast

import msgspec

from athanor import Action, FastRng, IllegalAction, State

from .reveals import shows_something

#: How far a pair is played before another is drawn, and how many other actions are tried on it.
FAR = 12
TRIES = 6


class Leak(AssertionError):
    """The watcher could tell the two worlds apart."""


class Counts:
    """What was compared, so that a run that compared nothing is noticed."""

    def __init__(self) -> None:
        self.pairs = self.views = self.refusals = self.previews = self.revealed = 0


def lockstep(
    state: State, watcher: int | None, rng: FastRng, pool: Sequence[Action], counts: Counts
) -> None:
    """Draws one second world and plays both as far as they stay alike."""
    first = state.clone()
    first.events = list(state.events)
    first.tracing = True
    second = state.game.imagine(state.view(watcher)).draw(rng)
    second.tracing = True
    if state.game.id == "poison":  # everyone saw who moved when, but a view need not say it
        for one, other in zip(cast(Any, second).players, cast(Any, first).players, strict=True):
            one.last_turn = other.last_turn
    counts.pairs += 1
    compare_views(first, second, watcher, "before anything happened", counts)
    for _ in range(FAR):
        if first.over:
            return
        compare_answers(first, second, watcher, rng, pool, counts)
        happened = same_action(first, second, rng)
        if happened is None:
            return
        actor, action = happened
        chance = rng.below(1 << 30)
        for world in (first, second):
            world.rng = FastRng(chance)
            world.play(actor, action)
        if shows_something(first, watcher) or shows_something(second, watcher):
            counts.revealed += 1
            return
        compare_views(first, second, watcher, f"after {action!r} of seat {actor}", counts)


def same_action(first: State, second: State, rng: FastRng) -> tuple[int, Action] | None:
    """Something that can be done in both worlds, by the first seat that is asked in both."""
    actors = first.actors()
    actor = actors[rng.below(len(actors))]
    shared = [a for a in first.legal(actor) if second.check(actor, a) is None]
    return (actor, shared[rng.below(len(shared))]) if shared else None


def compare_views(
    first: State, second: State, watcher: int | None, when: str, counts: Counts
) -> None:
    counts.views += 1
    left, right = first.view(watcher).json(), second.view(watcher).json()
    if left != right:
        raise Leak(f"seat {watcher}, {when}: {difference(left, right)}")


def compare_answers(
    first: State,
    second: State,
    watcher: int | None,
    rng: FastRng,
    pool: Sequence[Action],
    counts: Counts,
) -> None:
    """What the watcher is told when it asks for, or does, what it may or may not do."""
    if watcher is None:
        return
    for action in tries(first, watcher, rng, pool):
        answers = [told(world.check(watcher, action)) for world in (first, second)]
        counts.refusals += answers[0] != b""
        if answers[0] != answers[1]:
            raise Leak(f"seat {watcher} is refused {action!r}: {answers[0]!r}, {answers[1]!r}")
        shown = [msgspec.json.encode(w.preview(watcher, action)) for w in (first, second)]
        counts.previews += shown[0] != b"null"
        if shown[0] != shown[1]:
            raise Leak(f"seat {watcher} previews {action!r}: {shown[0]!r}, {shown[1]!r}")


def tries(state: State, watcher: int, rng: FastRng, pool: Sequence[Action]) -> Iterator[Action]:
    own = state.legal(watcher)
    for source in (own, pool):
        for _ in range(min(TRIES, len(source))):
            yield source[rng.below(len(source))]


def told(refusal: IllegalAction | None) -> bytes:
    if refusal is None:
        return b""
    return msgspec.json.encode([refusal.code, refusal.rule, refusal.facts], order="sorted")


def difference(first: bytes, second: bytes) -> str:
    """The first field in which two views differ, for a message that a person can act on."""
    left, right = msgspec.json.decode(first), msgspec.json.decode(second)
    for name in left:
        if left[name] != right.get(name):
            if isinstance(left[name], list) and isinstance(right[name], list):
                pairs = [p for p in zip_longest(left[name], right[name]) if p[0] != p[1]]
                return f"{name}: " + "; ".join(f"{a!r} became {b!r}" for a, b in pairs)[:1500]
            return f"{name}: {left[name]!r} became {right.get(name)!r}"[:1500]
    return "the order of fields"
