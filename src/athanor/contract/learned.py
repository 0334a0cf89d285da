"""What bots have learned by playing, lent to the same search that plays without it.

Two networks, each shown what one seat sees of a state (`Sketch`) and nothing else:

- the *value* says how much better or worse that seat stands than the game's own judgement thinks;
- the *belief* says how much likelier it is that a seat really sees this than that it would if all
  that is hidden were dealt evenly. It was taught to tell real hands from dealt ones, in games of
  players who play to win: so what others did, and did not do, changes what they are thought to
  hold.

Both are compiled. How they are taught is in `athanor.learning`.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .action import Action
from .judgement import Judgement, Reason, Sampler
from .network import Network
from .rng import FastRng
from .sketch import Sketch, blank
from .state import State

#: A chance that small is as good as none.
LEAST: Final = 1e-4
#: Where a game's own values do not add up to a whole it has its reasons, and is believed.
WHOLE: Final = 0.02
#: No hand is thought to be more than e^4 times as likely as another.
SUREST: Final = 4.0
#: How many worlds are weighed before the first is drawn, and how often each is searched.
FIRST: Final = 8
DRAWS_A_WORLD: Final = 4
WORDS: Final = 4294967296.0


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedJudgement(Judgement):
    """The judgement of a game, `own`, put right by a network. Of a state in another `stage` than
    the one that is searched, the game's own judgement stands: the network was never asked about
    it. `plays_on` says whether leaves are played on from, as without a network, `exploring` how far
    search looks beyond what seems best; 0: as far as without. A game may know better how to join
    the two (`Game.learned_judgement`)."""

    def __init__(
        self,
        own: Judgement,
        sketch: Sketch,
        value: Network,
        stage: int,
        plays_on: bool,
        exploring: float = 0.0,
    ) -> None:
        self.own = own
        self.sketch = sketch
        self.paper = blank(sketch.length)
        self.value = value
        self.at = stage
        self.plays_on = plays_on
        self.exploring = exploring

    def stage(self, state: State) -> int:
        return self.own.stage(state)

    def plies(self) -> int:
        return self.own.plies()

    def exploration(self) -> float:
        return self.exploring if self.exploring > 0.0 else self.own.exploration()

    def candidates(self, state: State, seat: int) -> list[Action]:
        return self.own.candidates(state, seat)

    def weights(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        return self.own.weights(state, seat, actions)

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        return self.own.reason(state, seat, action)

    def suspicions(self, state: State, seat: int, action: Action) -> list[Reason]:
        return self.own.suspicions(state, seat, action)

    def playout(self, state: State, stage: int, rng: FastRng) -> None:
        if self.plays_on:
            self.own.playout(state, stage, rng)

    def quiet(self, state: State) -> bool:
        return self.own.quiet(state)

    def settle(self, state: State, rng: FastRng) -> None:
        self.own.settle(state, rng)

    def appeal(self, state: State, seat: int, action: Action) -> float:
        return self.own.appeal(state, seat, action)

    def appeals(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        return self.own.appeals(state, seat, actions)

    def values(self, state: State) -> list[float]:
        values = self.own.values(state)
        if state.over or self.own.stage(state) != self.at:
            return values
        if len(values) == 1:
            return [self.alone(state, values[0])]
        whole = 0.0
        for value in values:
            whole += value
        if whole < 1.0 - WHOLE or whole > 1.0 + WHOLE:
            return values
        return self.corrected(state, values)

    def alone(self, state: State, value: float) -> float:
        """With nobody to share with, the network says how much better the odds are."""
        correction = judged(self.value, self.sketch, self.paper, state, 0)
        odds = max(value, LEAST) / max(1.0 - value, LEAST)
        return 1.0 / (1.0 + exp(-correction) / odds)

    def corrected(self, state: State, values: list[float]) -> list[float]:
        whole = 0.0
        for seat in range(len(values)):
            correction = judged(self.value, self.sketch, self.paper, state, seat)
            values[seat] = exp(log(max(values[seat], LEAST)) + correction)
            whole += values[seat]
        for seat in range(len(values)):
            values[seat] /= whole
        return values


class BelievingSampler(Sampler):
    """Draws from a pool of worlds that fit a view, each as often as it is likely. The worlds of the
    pool are drawn evenly by the game's own sampler; it grows while the search goes on, by a world
    for every few draws, up to `most`. `seat` is whose view it is."""

    def __init__(
        self, even: Sampler, sketch: Sketch, belief: Network, seat: int, most: int
    ) -> None:
        self.even = even
        self.sketch = sketch
        self.paper = blank(sketch.length)
        self.belief = belief
        self.seat = seat
        self.most = most
        self.draws: i64 = 0
        self.pool: list[State] = []
        self.ends: list[float] = []
        self.rng = FastRng()

    def draw(self, rng: FastRng) -> State:
        if len(self.pool) == 0:
            self.rng = rng.clone()  # the same worlds, whoever draws first
            for _ in range(min(FIRST, self.most)):
                self.grow()
        elif self.draws % DRAWS_A_WORLD == 0 and len(self.pool) < self.most:
            self.grow()
        self.draws += 1
        drawn = float(rng.next32()) / WORDS * self.ends[-1]
        low: i64 = 0
        high: i64 = len(self.pool) - 1
        while low < high:
            middle: i64 = (low + high) >> 1
            if drawn < self.ends[middle]:
                high = middle
            else:
                low = middle + 1
        state = self.pool[low].clone()
        state.rng = rng
        return state

    def grow(self) -> None:
        state = self.even.draw(self.rng)
        end = self.ends[-1] if len(self.ends) > 0 else 0.0
        self.pool.append(state)
        self.ends.append(end + exp(self.likelihood(state)))

    def likelihood(self, state: State) -> float:
        """How much likelier this world is than if all that is hidden were dealt evenly, as a
        logarithm and up to what all worlds of this view have in common."""
        found = 0.0
        for seat in range(state.seats):
            if seat != self.seat:
                told = judged(self.belief, self.sketch, self.paper, state, seat)
                found += min(SUREST, max(-SUREST, told))
        return found


def judged(network: Network, sketch: Sketch, paper: vec[float], state: State, seat: int) -> float:
    """What a network makes of what a seat sees."""
    at: i64 = 0
    while at < len(paper):
        paper[at] = 0.0
        at += 1
    sketch.draw(state, seat, paper)
    return network.run(paper)
