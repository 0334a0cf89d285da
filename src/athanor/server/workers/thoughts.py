"""What a worker does: it is sent what one seat may know, as JSON, and answers with what it thinks.

Work that takes long is written as a generator. It rests at every `yield`, so that a worker can be
given something more urgent in between.
"""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter, thread_time
from typing import Any

import msgspec
from msgspec import Struct

from athanor.bots import bot
from athanor.bots.advice import considering_hints, weighing
from athanor.bots.levels import SearchBot
from athanor.contract import foretold, game
from athanor.contract.record import plain

Slow = Generator[None, None, bytes]


class Thought(Struct, frozen=True):
    """A move, and how much thinking it rests on: `simulations` made of the level's `whole` (0: it
    does not search), which is this `share` of all that it would do unhurried, in `seconds`."""

    action: dict[str, Any]
    simulations: int
    whole: int
    share: float
    seconds: float


def think(game_id: str, level: str, view: bytes, milliseconds: int, percent: int) -> bytes:
    """A move by the level's own judgement, with so much of its search; with none of it, what looks
    best to it at first sight."""
    seen = game(game_id).read_view(view)
    player = bot(level, milliseconds=milliseconds, percent=percent)
    began, worked = perf_counter(), thread_time()
    action = player.choose(seen)
    worked = thread_time() - worked
    whole = player.level(game_id).simulations
    made, share = 0, 0.0 if whole else 1.0
    if isinstance(player.last, SearchBot):
        made = player.last.made
        share = max(made / whole, 1000 * worked / milliseconds if milliseconds else 0.0)
        share = 1.0 if player.last.forced else min(1.0, share)
    seconds = perf_counter() - began
    return msgspec.json.encode(Thought(plain(action), made, whole, share, seconds))


def look_back(game_id: str, before: bytes, action: dict[str, Any], after: bytes) -> bytes:
    """Whether a move showed its mover nothing."""
    rules = game(game_id)
    found = foretold(rules, rules.read_view(before), rules.action(action), after)
    return msgspec.json.encode(found)


def give_hints(game_id: str, view: bytes, simulations: int, milliseconds: int) -> Slow:
    found = yield from considering_hints(game(game_id).read_view(view), simulations, milliseconds)
    return msgspec.json.encode(found)


def weigh_move(
    game_id: str, view: bytes, action: dict[str, Any], simulations: int, milliseconds: int
) -> Slow:
    rules = game(game_id)
    seen = rules.read_view(view)
    found = yield from weighing(seen, rules.action(action), simulations, milliseconds)
    return msgspec.json.encode(found)
