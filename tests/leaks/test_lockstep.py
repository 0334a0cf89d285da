"""Nobody can tell two worlds apart that differ only in what they may not know; and the test that
says so finds every leak that is planted."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec
import pytest

from athanor import Action, Game, State
from athanor.conformance.worlds import Counts, Doors, Leak, look_for_leaks
from tests.contract.support import games

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def odd(state: State) -> bool:
    """A secret: one bit that depends on everything there is to know of a state but its chance."""
    position = {name: value for name, value in state.position().items() if name != "rng"}
    return crc32(json.dumps(position).encode()) % 2 == 1


def in_view(change: Callable[[dict[str, Any]], None]) -> type[Doors]:
    """Doors whose views differ by a secret bit."""

    class Leaky(Doors):
        def view(self, state: State, watcher: int | None) -> bytes:
            view = json.loads(super().view(state, watcher))
            if odd(state):
                change(view)
            return json.dumps(view).encode()

    return Leaky


class LeakyRefusal(Doors):
    def refusal(self, state: State, watcher: int, action: Action) -> bytes:
        told = super().refusal(state, watcher, action)
        return told.replace(b'"', b'"x-', 1) if odd(state) else told


class LeakyFacts(Doors):
    def refusal(self, state: State, watcher: int, action: Action) -> bytes:
        told = super().refusal(state, watcher, action)
        return told[:-1] + b',{"hand":1}]' if told and odd(state) else told


class AllowedOnlyIfOdd(Doors):
    def refusal(self, state: State, watcher: int, action: Action) -> bytes:
        return b"" if odd(state) else super().refusal(state, watcher, action)


class LeakyPreview(Doors):
    def preview(self, state: State, watcher: int, action: Action) -> bytes:
        return b'{"cost":1}' if odd(state) else super().preview(state, watcher, action)


class PaddedView(Doors):
    """What is said is the same; how long it is tells the secret."""

    def view(self, state: State, watcher: int | None) -> bytes:
        return super().view(state, watcher) + b" " * odd(state)


class EverythingTold(Doors):
    """The events of the last step as the engine knows them."""

    def view(self, state: State, watcher: int | None) -> bytes:
        return msgspec.structs.replace(state.view(watcher), events=state.events).json()


class ThePile(Doors):
    """The whole position, in a field that nobody looks at."""

    def view(self, state: State, watcher: int | None) -> bytes:
        view = json.loads(super().view(state, watcher))
        return json.dumps(view | {"debug": state.position()}, default=str).encode()


PLANTED: dict[str, type[Doors]] = {
    "a number that is one too high": in_view(lambda v: v.update(log_from=v["log_from"] + 1)),
    "the order of the actions": in_view(lambda v: v["actions"].reverse()),
    "an action that is missing": in_view(lambda v: v.update(actions=v["actions"][1:])),
    "an event more": in_view(lambda v: v["events"].append({"type": "nothing"})),
    "the name of the decision": in_view(lambda v: v.update(decision=None)),
    "the order of the fields": in_view(lambda v: v.update(options=v.pop("options"))),
    "the code of a refusal": LeakyRefusal,
    "a fact of a refusal": LeakyFacts,
    "whether something is refused": AllowedOnlyIfOdd,
    "a preview": LeakyPreview,
    "the length of a view": PaddedView,
    "the whole position": ThePile,
}


@every_game
@pytest.mark.parametrize("leak", PLANTED.values(), ids=list(PLANTED))
def test_a_planted_leak_is_found(game: Game, leak: type[Doors]) -> None:
    with pytest.raises(Leak):
        look_for_leaks(game, seed=5, pairs=100, doors=leak(), counts=Counts())


@pytest.mark.parametrize("game", [g for g in games() if g.id != "alkemy"], ids=lambda g: g.id)
def test_an_event_told_to_all_is_found(game: Game) -> None:
    """Alkemy's events are public, each of them; the others' are not."""
    with pytest.raises(Leak):
        look_for_leaks(game, seed=6, pairs=100, doors=EverythingTold(), counts=Counts())
