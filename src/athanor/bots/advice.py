"""Advice to people: what would you do here, and what did a move of a finished game cost.

Both look only at the view of the seat that is advised, and think the same about equal views: the
generator is seeded with the view itself. Where bots have learned a game, both think by that.
Both take their time, so each can be done with rests in between, at which something more urgent may
go first.
"""

from __future__ import annotations

from collections.abc import Generator
from hashlib import sha256
from math import inf
from statistics import fmean, pstdev
from time import thread_time
from typing import Final, TypeVar

from msgspec import Struct

from athanor.contract import FastRng, Game, View, game
from athanor.contract.action import Action
from athanor.contract.judgement import Reason

from .ismcts import Node
from .levels import search_from
from .suspicion import suspicion

HINTS: Final = 3
MISTAKES: Final = 3
#: Advice looks about more widely than play: poor moves are to be judged as well as good ones.
BREADTH: Final = 2.0
#: How many simulations are made between two rests.
REST_EVERY: Final = 4

Found = TypeVar("Found")
Slowly = Generator[None, None, Found]


def at_once(work: Slowly[Found]) -> Found:
    """Without a rest."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Found = done.value
            return found


class Advice(Struct, frozen=True):
    """An action, the chance of winning it leaves (0 to 1), and why it looks good."""

    action: Action
    chance: float
    reason: str
    facts: dict[str, str | int]


class Weighed(Struct, frozen=True):
    """A decision looked at afterwards: the chance there was, what was best, and what the move that
    was made cost."""

    chance: float
    better: Action
    cost: float
    reason: str
    facts: dict[str, str | int]


def hints(view: View, simulations: int = 2000, milliseconds: int = 0) -> list[Advice]:
    """The best moves for the seat whose view this is, best first."""
    return at_once(considering_hints(view, simulations, milliseconds))


def considering_hints(view: View, simulations: int, milliseconds: int) -> Slowly[list[Advice]]:
    rules = game(view.game)
    nodes = (yield from considering(view, simulations, milliseconds))[:HINTS]
    return [Advice(move(node), chance(node), *why(rules, view, node)) for node in nodes]


def considering(view: View, simulations: int, milliseconds: int) -> Slowly[list[Node]]:
    seed = int.from_bytes(sha256(view.json()).digest()[:12], "big")
    search = search_from(view, FastRng(seed), game(view.game).learned())
    search.exploration *= BREADTH
    deadline = thread_time() + milliseconds / 1000 if milliseconds else inf
    while search.simulations < simulations:
        search.run(min(REST_EVERY, simulations - search.simulations))
        if thread_time() >= deadline:
            break
        yield
    return search.ranking()


def why(rules: Game, view: View, node: Node) -> tuple[str, dict[str, str | int]]:
    assert view.seat is not None
    reason: Reason | None = suspicion(rules, view, move(node))
    if reason is None:
        state = rules.imagine(view).draw(FastRng(1))
        reason = rules.judgement().reason(state, view.seat, move(node))
    return reason.code, reason.facts


def move(node: Node) -> Action:
    assert node.action is not None
    return node.action


def chance(node: Node) -> float:
    return node.total / node.visits if node.visits else 0.0


def weigh(view: View, played: Action, simulations: int = 400, milliseconds: int = 0) -> Weighed:
    """Judges one move by what its seat knew then."""
    return at_once(weighing(view, played, simulations, milliseconds))


def weighing(view: View, played: Action, simulations: int, milliseconds: int) -> Slowly[Weighed]:
    best = (yield from considering(view, simulations, milliseconds))[0]
    cost = yield from comparing(view, move(best), played, simulations, milliseconds)
    return Weighed(chance(best), move(best), cost, *why(game(view.game), view, best))


def comparing(
    view: View, better: Action, played: Action, worlds: int, milliseconds: int
) -> Slowly[float]:
    """How much better one action does than another in the same imagined worlds, with the same
    chance in both, so that luck does not look like skill. 0 where it could be luck all the same."""
    deadline = thread_time() + milliseconds / 1000 if milliseconds else inf
    rules = game(view.game)
    search = search_from(view, FastRng(1), rules.learned())
    judgement, sampler = search.judgement, search.sampler
    seat = view.seat
    assert seat is not None
    gains: list[float] = []
    for world in range(worlds):
        values: list[float] = []
        imagined = sampler.draw(FastRng(world))
        for action in (better, played):
            state = imagined.clone()
            stage = judgement.stage(state)
            rng = FastRng(world + worlds)
            state.rng = rng
            state.apply(seat, action)
            judgement.playout(state, stage, rng)
            values.append(judgement.values(state)[seat])
        gains.append(values[0] - values[1])
        if thread_time() > deadline:
            break
        yield
    mean = fmean(gains)
    return mean if mean > 2.0 * pstdev(gains) / len(gains) ** 0.5 else 0.0
