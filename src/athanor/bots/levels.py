"""The bots by name: `random`, `greedy`, and the levels `novice`, `adept`, `master`."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, Protocol

from athanor.contract import Action, BadRequest, FastRng, Level, View, game

from .ismcts import Node, Search


class Bot(Protocol):
    """Anything that answers a view with one of its actions."""

    def choose(self, view: View) -> Action: ...


class RandomBot:
    """Any legal action, each as likely."""

    def __init__(self, rng: FastRng) -> None:
        self.rng = rng

    def choose(self, view: View) -> Action:
        return view.actions[self.rng.below(len(view.actions))]


class GreedyBot:
    """The action that looks best at first sight; now and then, with `slips`, any other."""

    def __init__(self, rng: FastRng, slips: int = 0) -> None:
        self.rng = rng
        self.slips = slips

    def choose(self, view: View) -> Action:
        if self.rng.below(100) < self.slips:
            return view.actions[self.rng.below(len(view.actions))]
        rules = game(view.game)
        judgement = rules.judgement()
        state = rules.imagine(view).draw(self.rng)
        assert view.seat is not None
        best: Sequence[Action] = view.actions[:1]
        best_appeal = float("-inf")
        actions = list(view.actions)
        appeals = judgement.appeals(state, view.seat, actions)
        for action, appeal in zip(actions, appeals, strict=True):
            if appeal > best_appeal:
                best, best_appeal = [action], appeal
            elif appeal == best_appeal:
                best = [*best, action]
        return best[self.rng.below(len(best))]


class SearchBot:
    """Information-set Monte-Carlo tree search within a budget."""

    def __init__(self, rng: FastRng, simulations: int, milliseconds: int = 0) -> None:
        self.rng = rng
        self.simulations = simulations
        self.milliseconds = milliseconds

    def choose(self, view: View) -> Action:
        chosen = self.consider(view)[0].action
        assert chosen is not None
        return chosen

    def consider(self, view: View) -> list[Node]:
        """All moves looked at, best first."""
        rules = game(view.game)
        seat = -1 if view.seat is None else view.seat
        search = Search(rules.imagine(view), rules.judgement(), self.rng, seat)
        search.run(1)
        if len(view.actions) > 1 and not search.forced():
            search.run(self.simulations - 1, self.milliseconds / 1000)
        return search.ranking()


LEVELS: Final[dict[str, Level]] = {
    "random": Level(slips=100),
    "greedy": Level(),
    "novice": Level(slips=50),
    "adept": Level(simulations=60),
    "master": Level(simulations=2000),
}


class LevelBot:
    """Plays every game as its level plays it: a game may have its own idea of a level."""

    def __init__(self, name: str, rng: FastRng, milliseconds: int = 0) -> None:
        self.name = name
        self.rng = rng
        self.milliseconds = milliseconds

    def choose(self, view: View) -> Action:
        return self.player(view.game).choose(view)

    def player(self, id: str) -> Bot:
        level = game(id).levels.get(self.name, LEVELS[self.name])
        if level.simulations:
            return SearchBot(self.rng, level.simulations, self.milliseconds)
        if level.slips == 100:
            return RandomBot(self.rng)
        return GreedyBot(self.rng, level.slips)


def bot_names() -> list[str]:
    return list(LEVELS)


def bot(name: str, seed: int | None = None, milliseconds: int = 0) -> Bot:
    """The bot of that name. `milliseconds` caps the thinking of those that search."""
    if name not in LEVELS:
        raise BadRequest("unknown-bot", bot=name, known=", ".join(LEVELS))
    rng = FastRng(secrets.randbits(96) if seed is None else seed)
    return LevelBot(name, rng, milliseconds)
