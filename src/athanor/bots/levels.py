"""The bots by name, from the weakest: `random`, `novice`, `greedy`, `adept`, `master`, and
`grandmaster` in the games that bots have learned."""

from __future__ import annotations

import gc
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import inf
from time import thread_time
from typing import Final, Protocol

from athanor.contract import Action, BadRequest, FastRng, Learned, Level, View, game

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
    """Information-set Monte-Carlo tree search within a budget: so many simulations, or so many
    milliseconds of the processor's time if given, or `percent` of both. `made` counts those of the
    last move, `forced` says that there was nothing to think about. With what was `learned` it
    judges and imagines by that."""

    def __init__(
        self,
        rng: FastRng,
        simulations: int,
        milliseconds: int = 0,
        percent: int = 100,
        learned: Learned | None = None,
    ) -> None:
        self.rng = rng
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.percent = percent
        self.learned = learned
        self.made = 0
        self.forced = False

    def choose(self, view: View) -> Action:
        ranking = self.consider(view)
        chosen = ranking[0].action
        assert chosen is not None
        if self.learned is not None and self.learned.contents.alike:
            return liked(view, alike(ranking, self.learned.contents.alike), self.rng)
        return chosen

    def consider(self, view: View) -> list[Node]:
        """All moves looked at, best first."""
        search = search_from(view, self.rng, self.learned)
        search.run(1)
        self.forced = len(view.actions) == 1 or search.forced()
        if not self.forced:
            with undisturbed():
                self.search(search, len(view.actions))
        self.made = search.simulations
        return search.ranking()

    def search(self, search: Search, choices: int) -> None:
        """However little time there is, every choice is looked at a few times: a tree that has
        seen each once knows nothing. Where the game says which to try first, that is a start."""
        least = LOOKS if search.first else LOOKS * choices
        least = min(self.simulations, least)
        most = max(least, self.simulations * self.percent // 100)
        seconds = self.milliseconds * self.percent / 100_000
        deadline = thread_time() + seconds if self.milliseconds else inf
        while search.simulations < most:
            if search.simulations >= least and thread_time() >= deadline:
                break
            search.run(min(CLOCK_EVERY, most - search.simulations))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Python looks for garbage in circles now and then, which takes as long as a short search. A
    tree has none: it goes with its root."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def alike(ranking: list[Node], margin: float) -> list[Action]:
    """The best move, and those looked at nearly as often that are worth as much."""
    best = ranking[0]
    least = best.total / best.visits - margin
    return [
        node.action
        for node in ranking
        if node.action is not None
        and (node is best or (4 * node.visits >= best.visits and node.total / node.visits > least))
    ]


def liked(view: View, actions: list[Action], rng: FastRng) -> Action:
    """What looks best at first sight, of several that come to the same."""
    if len(actions) == 1 or view.seat is None:
        return actions[0]
    rules = game(view.game)
    state = rules.imagine(view).draw(rng)
    appeals = rules.judgement().appeals(state, view.seat, actions)
    return actions[appeals.index(max(appeals))]


def search_from(view: View, rng: FastRng, learned: Learned | None) -> Search:
    """A search before its first simulation."""
    rules = game(view.game)
    seat = -1 if view.seat is None else view.seat
    if learned is None:
        return Search(rules.imagine(view), rules.judgement(), rng, seat)
    return Search(learned.sampler(view), learned.judgement(view), rng, seat)


#: How often each choice is looked at, at the least.
LOOKS: Final = 4
CLOCK_EVERY: Final = 8


LEVELS: Final[dict[str, Level]] = {
    "random": Level(slips=100),
    "novice": Level(slips=50),
    "greedy": Level(),
    "adept": Level(simulations=60),
    "master": Level(simulations=2000),
    "grandmaster": Level(simulations=12_000, learned=True),
}


class LevelBot:
    """Plays every game as its level plays it: a game may have its own idea of a level. With
    `percent` it searches less; with 0 it plays what looks best to it at first sight. `last` is who
    chose the last move."""

    def __init__(self, name: str, rng: FastRng, milliseconds: int = 0, percent: int = 100) -> None:
        self.name = name
        self.rng = rng
        self.milliseconds = milliseconds
        self.percent = percent
        self.last: Bot | None = None

    def choose(self, view: View) -> Action:
        self.last = self.player(view.game)
        return self.last.choose(view)

    def level(self, id: str) -> Level:
        return game(id).levels.get(self.name, LEVELS[self.name])

    def player(self, id: str) -> Bot:
        level = self.level(id)
        if level.learned:
            check_bot(self.name, id)
        if level.simulations and not self.percent:
            return GreedyBot(self.rng)
        if level.simulations:
            learned = game(id).learned() if level.learned else None
            return SearchBot(self.rng, level.simulations, self.milliseconds, self.percent, learned)
        if level.slips == 100:
            return RandomBot(self.rng)
        return GreedyBot(self.rng, level.slips)


def bot_names(id: str = "") -> list[str]:
    """All bots, or those that play a game: what nobody has learned, no grandmaster plays."""
    learned = not id or game(id).learned() is not None
    return [name for name, level in LEVELS.items() if learned or not level.learned]


def check_bot(name: str, id: str = "") -> str:
    """The name, if there is such a bot (for a game)."""
    if name not in bot_names(id):
        raise BadRequest("unknown-bot", bot=name, known=", ".join(bot_names(id)))
    return name


def bot(name: str, seed: int | None = None, milliseconds: int = 0, percent: int = 100) -> LevelBot:
    """The bot of that name. `milliseconds` caps the thinking of those that search, and `percent`
    is how much of their search they may make."""
    check_bot(name)
    rng = FastRng(secrets.randbits(96) if seed is None else seed)
    return LevelBot(name, rng, milliseconds, percent)
