"""Advice to people: what would you do here, and which moves of a finished game cost most.

Both look only at the view of the seat that is advised, and think the same about equal views: the
generator is seeded with the view itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from msgspec import Struct

from athanor.contract import FastRng, Game, Record, View, game, replay
from athanor.contract.action import Action
from athanor.contract.judgement import Reason

from .ismcts import Node, Search

HINTS: Final = 3
MISTAKES: Final = 3


class Advice(Struct, frozen=True):
    """An action, the chance of winning it leaves (0 to 1), and why it looks good."""

    action: Action
    chance: float
    reason: str
    facts: dict[str, str | int]


class Mistake(Struct, frozen=True):
    """A move that cost something: what was played, what was better, and the chance it cost."""

    step: int
    played: Action
    better: Action
    cost: float
    reason: str
    facts: dict[str, str | int]


class Review(Struct, frozen=True):
    """A game from one seat's eyes: its chance before each of its moves, and its worst moves."""

    seat: int
    chances: Sequence[tuple[int, float]]
    mistakes: Sequence[Mistake]


def hints(view: View, simulations: int = 2000, milliseconds: int = 0) -> list[Advice]:
    """The best moves for the seat whose view this is, best first."""
    rules = game(view.game)
    nodes = think(view, simulations, milliseconds)[:HINTS]
    return [Advice(move(node), chance(node), *why(rules, view, node)) for node in nodes]


def think(view: View, simulations: int, milliseconds: int = 0) -> list[Node]:
    rules = game(view.game)
    seed = int.from_bytes(sha256(view.json()).digest()[:12], "big")
    search = Search(rules.imagine(view), rules.judgement(), FastRng(seed))
    search.run(simulations, milliseconds / 1000)
    return search.ranking()


def why(rules: Game, view: View, node: Node) -> tuple[str, dict[str, str | int]]:
    assert view.seat is not None
    state = rules.imagine(view).draw(FastRng(1))
    reason: Reason = rules.judgement().reason(state, view.seat, move(node))
    return reason.code, reason.facts


def move(node: Node) -> Action:
    assert node.action is not None
    return node.action


def chance(node: Node) -> float:
    return node.total / node.visits if node.visits else 0.0


def review(record: Record, seat: int, simulations: int = 800) -> Review:
    """Goes through a finished game with what that seat knew at each of its decisions."""
    rules = game(record.header.game)
    chances: list[tuple[int, float]] = []
    mistakes: list[Mistake] = []
    for step, state in enumerate(replay(record)):
        if step == len(record.moves) or record.moves[step].seat != seat:
            continue
        view = state.view(seat)
        ranking = think(view, simulations)
        best = ranking[0]
        chances.append((step, chance(best)))
        played = rules.action(record.moves[step].action)
        cost = chance(best) - chance(equal_node(rules, view, ranking, played))
        if cost > 0.0:
            reason, facts = why(rules, view, best)
            mistakes.append(Mistake(step, played, move(best), cost, reason, facts))
    mistakes.sort(key=lambda mistake: mistake.cost, reverse=True)
    return Review(seat, chances, mistakes[:MISTAKES])


def equal_node(rules: Game, view: View, ranking: Sequence[Node], played: Action) -> Node:
    """What the search thought of the move that was played, or of the one that comes to the same
    (`Judgement.candidates` keeps one of several)."""
    assert view.seat is not None
    for node in ranking:
        if node.action == played:
            return node
    state = rules.imagine(view).draw(FastRng(1))
    same = rules.judgement().equivalent(state, view.seat, played)
    return next((node for node in ranking if node.action == same), ranking[0])
