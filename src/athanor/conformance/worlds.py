"""Two worlds that differ only in what a watcher may not know, played in lockstep.

The first world is a game as it is played. The second is drawn from the watcher's view of it
(`imagine`), so hands, piles and secret choices of the others differ while the view is the same.
Then the same things happen in both, with the same chance, and the watcher must see, be refused and
be shown beforehand the same, byte for byte, until the rules themselves show the watcher something
that differs. From there on another pair is drawn.

Where the rules do, a game says in `reveals.py`, written from its booklet and not from its views:

    REVEALS = {"Drew": "seat", "Shown": "all"}    events, and to whom each shows something new
    LOOKS = {"take": "seat"}                      decisions that lay something open to who is asked

To `seat` is to the event's own, to `both` to its `other_seat` as well, to `players` to all who sit,
to `all` to the spectator too. A function `align(first, second)` makes alike what everyone has seen
and no view needs to say.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import zip_longest
from types import ModuleType
from typing import Final

import msgspec

from athanor.contract import Action, Event, FastRng, Game, State
from athanor.contract.registry import package

from .tables import option_sets

#: How far a pair is played before another is drawn, and how many other actions are tried on it.
FAR: Final = 12
LONGEST: Final = 600
TRIES: Final = 6
#: So many games in a row without a secret, and there is none.
GAMES_WITHOUT: Final = 50


class Leak(AssertionError):
    """The watcher could tell the two worlds apart."""


class Doors:
    """All through which a watcher learns of a world. A test of this test plants leaks here."""

    def view(self, state: State, watcher: int | None) -> bytes:
        return state.view(watcher).json()

    def refusal(self, state: State, watcher: int, action: Action) -> bytes:
        refusal = state.check(watcher, action)
        if refusal is None:
            return b""
        return msgspec.json.encode([refusal.code, refusal.rule, refusal.facts], order="sorted")

    def preview(self, state: State, watcher: int, action: Action) -> bytes:
        return msgspec.json.encode(state.preview(watcher, action))


class Counts:
    """What was compared, so that a run that compared nothing is noticed."""

    def __init__(self) -> None:
        self.pairs = self.views = self.refusals = self.previews = self.revealed = 0


class Pair:
    """Two worlds and the seat that must not tell them apart."""

    def __init__(
        self, state: State, watcher: int | None, rng: FastRng, doors: Doors, counts: Counts
    ) -> None:
        self.first = state.clone()
        self.first.events = list(state.events)
        self.second = state.game.imagine(state.view(watcher)).draw(rng)
        self.reveals = reveals_of(state.game)
        align = getattr(self.reveals, "align", None)
        if align is not None:
            align(self.first, self.second)
        for world in self.worlds:
            world.tracing = True
        self.watcher = watcher
        self.rng = rng
        self.doors = doors
        self.counts = counts

    @property
    def worlds(self) -> tuple[State, State]:
        return self.first, self.second

    def differ(self) -> bool:
        """Whether there is anything to be told. Chance to come is no secret that anyone holds."""
        one, other = (
            {name: part for name, part in world.position().items() if name != "rng"}
            for world in self.worlds
        )
        return one != other

    def play(self, pool: Sequence[Action]) -> None:
        """As far as the two stay alike; raises Leak where they should and do not."""
        self.counts.pairs += 1
        self.compare_views("before anything happened")
        for _ in range(FAR):
            self.compare_answers(pool)
            happened = None if self.first.over else same_action(self.first, self.second, self.rng)
            if happened is None:
                return
            actor, action = happened
            chance = self.rng.below(1 << 30)
            for world in self.worlds:
                world.rng = FastRng(chance)
                world.play(actor, action)
            if any(self.shows_something(world) for world in self.worlds):
                self.counts.revealed += 1
                return
            self.compare_views(f"after {action!r} of seat {actor}")

    def shows_something(self, world: State) -> bool:
        """Whether what just happened tells the watcher something new, by the rules."""
        events: dict[str, str] = getattr(self.reveals, "REVEALS", {})
        looks: dict[str, str] = getattr(self.reveals, "LOOKS", {})
        if any(is_shown(events.get(type(e).__name__), e, self.watcher) for e in world.events):
            return True
        decision = world.decision()
        to = looks.get(decision.kind) if decision is not None else None
        return to == "all" or (to == "seat" and self.watcher in world.actors())

    def compare_views(self, when: str) -> None:
        self.counts.views += 1
        left, right = (self.doors.view(world, self.watcher) for world in self.worlds)
        if left != right:
            raise Leak(f"seat {self.watcher}, {when}: {difference(left, right)}")

    def compare_answers(self, pool: Sequence[Action]) -> None:
        """What the watcher is told when it asks for, or does, what it may or may not do."""
        if self.watcher is None:
            return
        for action in self.tries(pool):
            told = [self.doors.refusal(world, self.watcher, action) for world in self.worlds]
            self.counts.refusals += told[0] != b""
            if told[0] != told[1]:
                raise Leak(f"seat {self.watcher} is refused {action!r}: {told!r}")
            shown = [self.doors.preview(world, self.watcher, action) for world in self.worlds]
            self.counts.previews += shown[0] != b"null"
            if shown[0] != shown[1]:
                raise Leak(f"seat {self.watcher} previews {action!r}: {shown!r}"[:1500])

    def tries(self, pool: Sequence[Action]) -> Iterator[Action]:
        assert self.watcher is not None
        for source in (self.first.legal(self.watcher), pool):
            for _ in range(min(TRIES, len(source))):
                yield source[self.rng.below(len(source))]


@cache
def reveals_of(game: Game) -> ModuleType | None:
    """The game's `reveals.py`, or None."""
    name = f"{package(game.id)}.reveals"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def is_shown(to: str | None, event: Event, watcher: int | None) -> bool:
    """Whether an event that shows something new `to` somebody shows it to this watcher."""
    if to is None or to == "all" or watcher is None:
        return to == "all"
    fields = {"seat": ("seat",), "both": ("seat", "other_seat"), "players": ()}[to]
    return not fields or watcher in [getattr(event, field, None) for field in fields]


def look_for_leaks(
    game: Game, seed: int, pairs: int, doors: Doors | None = None, counts: Counts | None = None
) -> Counts:
    """Random games of all sizes and options; at random moments of each, a pair in lockstep."""
    rng = FastRng(seed)
    counts = counts or Counts()
    options = option_sets(game)
    low, high = game.meta.least_seats, game.meta.most_seats
    enough = counts.pairs + pairs
    every = 6  # where secrets are rare, every moment is looked at
    in_vain = 0
    while counts.pairs < enough and in_vain < GAMES_WITHOUT:
        before = counts.pairs
        seats = low + rng.below(high - low + 1)
        state = game.new(seats, rng.below(1 << 30), True, **options[rng.below(len(options))])
        pool: list[Action] = []
        while not state.over and state.step < LONGEST and counts.pairs < enough:
            for seat in state.actors():
                legal = state.legal(seat)
                pool.append(legal[rng.below(len(legal))])
            if rng.below(every) == 0:
                watcher = rng.below(seats + 1)
                viewer = None if watcher == seats else watcher
                pair = Pair(state, viewer, rng, doors or Doors(), counts)
                every = 6 if pair.differ() else 1
                if every > 1:
                    pair.play(pool)
            actors = state.actors()
            seat = actors[rng.below(len(actors))]
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])
        in_vain = 0 if counts.pairs > before else in_vain + 1
    return counts


def same_action(first: State, second: State, rng: FastRng) -> tuple[int, Action] | None:
    """Something that can be done in both worlds, by a seat that is asked."""
    actors = first.actors()
    actor = actors[rng.below(len(actors))]
    shared = [a for a in first.legal(actor) if second.check(actor, a) is None]
    return (actor, shared[rng.below(len(shared))]) if shared else None


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
