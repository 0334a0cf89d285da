"""A stretch of play, folded into hashes: whatever the rules would do otherwise changes one of them.

Kinds of actions are drawn by lot, then one of that kind, so that what is rare happens too. Every
step folds in what all seats see and may do, all events, the whole position, and what becomes of
actions that are almost right: how they are refused, what they would come to. Those that turn out to
be allowed are sometimes played. Play goes on with a copy, and every few steps with one that was
made without events or read from a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, Final

import msgspec

from athanor import Action, FastRng, Game, IllegalAction, State
from athanor.arena.archive import other_values

#: So many steps have one hash, of so many digits.
BLOCK: Final = 6
DIGITS: Final = 6
#: Out of so many, one is drawn among all actions instead of by kind.
PLAIN: Final = 4
#: So many actions that are almost right are tried in a step, and this many are remembered.
ODD: Final = 4
KNOWN: Final = 40
#: Not drawn at the first attempt: they end what has hardly begun.
IDLE: Final = {"pass", "done", "decline", "stand-fast"}

Begin = Callable[[FastRng], State]


def any_mode(game: Game) -> Begin:
    """A new game with any number of seats and any options."""

    def begin(rng: FastRng) -> State:
        low, high = game.meta.least_seats, game.meta.most_seats
        seats = low + rng.below(high - low + 1)
        options: dict[str, Any] = {
            option.name: values[rng.below(len(values))]
            for option in game.meta.options
            if rng.below(2) and (values := other_values(option, seats))
        }
        return game.new(seats, seed=rng.below(1 << 30), **options)

    return begin


class Walk:
    def __init__(self, begin: Begin, seed: int) -> None:
        self.rng = FastRng(seed)
        self.state = begin(self.rng)
        self.known: list[Action] = []
        self.catalogue = self.state.game.encoding(self.state.seats).catalogue
        self.fold = sha256()

    def blocks(self, steps: int) -> Iterator[str]:
        """The hashes, block by block, until that many steps are played or the game is over."""
        self.look()
        for step in range(1, steps + 1):
            if self.state.over:
                break
            self.step(step)
            self.look()
            if step % BLOCK == 0:
                self.imagine()
                yield self.fold.hexdigest()[:DIGITS]
        yield self.fold.hexdigest()[:DIGITS]

    def note(self, what: Any) -> None:
        self.fold.update(msgspec.json.encode(what))

    def look(self) -> None:
        state = self.state
        self.note([state.position(), state.events, state.result, state.decision()])
        for view in state.game.views(state):
            self.note(view)

    def step(self, step: int) -> None:
        actors = self.state.actors()
        seat = actors[self.rng.below(len(actors))]
        actions = self.state.legal(seat)
        allowed = self.try_out(seat, actions)
        action = self.drawn(actions)
        if allowed and self.rng.below(2):
            action = allowed[self.rng.below(len(allowed))]
        self.remember(action)
        self.go_on(seat, action, step)

    def go_on(self, seat: int, action: Action, step: int) -> None:
        """With a copy; every third step is played without events beside it, and comes to the same;
        every tenth, everything is read from the position."""
        before = self.state
        if step % 10 == 0:
            before = before.game.from_position(before.position())
        if step % 3 == 0:
            silent = before.clone()
            silent.tracing = False
            silent.play(seat, action)
        self.state = before.clone()
        self.state.play(seat, action)
        if step % 3 == 0:
            assert silent.position() == self.state.position(), "it is otherwise without events"

    def drawn(self, actions: list[Action]) -> Action:
        some = actions
        if self.rng.below(PLAIN):
            kinds = list(dict.fromkeys(kind_of(action) for action in actions))
            kind = kinds[self.rng.below(len(kinds))]
            if kind in IDLE:
                kind = kinds[self.rng.below(len(kinds))]
            some = [action for action in actions if kind_of(action) == kind]
        return some[self.rng.below(len(some))]

    def remember(self, action: Action) -> None:
        if len(self.known) < KNOWN:
            self.known.append(action)
        else:
            self.known[self.rng.below(KNOWN)] = action

    # -- what is almost right

    def try_out(self, seat: int, actions: list[Action]) -> list[Action]:
        """Actions of other moments, and some with a word or a number changed. Those that are
        allowed, though they were not offered."""
        allowed: list[Action] = []
        for attempt in range(ODD):
            action = self.odd(actions, attempt)
            if action is not None and self.judged(seat, action) and action not in actions:
                allowed.append(action)
        self.judged((seat + 1) % self.state.seats, actions[0])
        return allowed

    def odd(self, actions: list[Action], attempt: int) -> Action | None:
        """Any action that there is in the game, or one of this moment or another, changed."""
        if self.catalogue and attempt % 2 == 0:
            return self.catalogue[self.rng.below(len(self.catalogue))]
        pool = self.known if self.known and attempt % 2 else actions
        action = pool[self.rng.below(len(pool))]
        return self.changed(action) if attempt else action

    def judged(self, seat: int, action: Action) -> bool:
        refusal = self.state.check(seat, action)
        self.note(None if refusal is None else [refusal.code, refusal.rule, refusal.facts])
        self.note(self.state.preview(seat, action))
        return refusal is None

    def changed(self, action: Action) -> Action | None:
        """With another word or number in one field, or None if the game does not read that."""
        data: dict[str, Any] = msgspec.to_builtins(action)
        fields = [name for name in data if name != "type"]
        if not fields:
            return None
        name = fields[self.rng.below(len(fields))]
        if isinstance(data[name], int) and not isinstance(data[name], bool):
            data[name] += (-90, -13, -2, -1, 1, 2, 13, 90)[self.rng.below(8)]
        else:
            others = [value for each in self.known if (value := getattr(each, name, None))]
            chosen = self.rng.below(len(others) + 1)
            data[name] = others[chosen] if chosen < len(others) else "nothing"
        try:
            return self.state.game.action(data)
        except IllegalAction:
            return None

    def imagine(self) -> None:
        """What bots make of what a seat sees."""
        state = self.state
        if not state.over:
            seat = self.rng.below(state.seats)
            drawn = state.game.imagine(state.view(seat)).draw(FastRng(self.rng.below(1 << 30)))
            self.note(drawn.position())


def kind_of(action: Action) -> str:
    return str(action.__struct_config__.tag)
