"""What bots know of a game: how to imagine it, what is worth trying, who stands how well.

The search in `athanor.bots` is the same for all games. A game lends it a `Sampler` (states that fit
what a seat sees) and a `Judgement`. Both are compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from .rng import FastRng

if TYPE_CHECKING:
    from .action import Action
    from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are plain Python
class Sampler:
    """Draws full states consistent with one view. Prepared once, drawn from thousands of times."""

    def draw(self, rng: FastRng) -> State:
        raise AssertionError("abstract")


class Reason:
    """Why an action looks good: the text `reason-<code>`, with `facts` under the naming
    convention of `contract/action.py`."""

    def __init__(self, code: str, facts: dict[str, str | int]) -> None:
        self.code = code
        self.facts = facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """The default knows nothing: it tries everything, plays on at random, and counts who won.

    A game overrides what it can do better. All values are chances of winning as a seat would
    estimate them, from 0 to 1, one for each seat.
    """

    def stage(self, state: State) -> int:
        """The part of the game a state is in. Playouts stop when it changes: a game of several
        rounds is searched to the end of the round."""
        return 0

    def plies(self) -> int:
        """Through how many stages the tree of a search goes. Those that a simulation does not come
        to in the tree are played by `settle`, one after another."""
        return 1

    def exploration(self) -> float:
        """How far search looks beyond what seems best, on the scale of `values`: where winning and
        losing are 1 and 0, about 0.7; where values lie close together, less."""
        return 0.7

    def candidates(self, state: State, seat: int) -> list[Action]:
        """The actions worth telling apart: of several that come to the same, one."""
        return state.legal(seat)

    def weights(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        """How readily a good player would try each of these `candidates`, together 1. With them a
        search looks first and longest at what seems best; without (empty) it tries them all."""
        return []

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        """Why that seat might choose this action, in a word, from what it may know. The default
        says that the search liked it best."""
        return Reason("search", {})

    def suspicions(self, state: State, seat: int, action: Action) -> list[Reason]:
        """What else would speak for this action if others held what they do in this state. Of many
        states that fit what the seat sees, hints say what is so in most (`bots/suspicion.py`)."""
        return []

    def playout(self, state: State, stage: int, rng: FastRng) -> None:
        """Plays on, quickly and plausibly, until the game is over or the stage has changed."""
        while not state.over and self.stage(state) == stage:
            seat = state.actors()[0]
            actions = state.legal(seat)
            state.apply(seat, actions[rng.quick(len(actions))])

    def quiet(self, state: State) -> bool:
        """Whether a search may judge such a state. Where `playout` goes on to a certain point, it
        is asked about nothing before that, and who learns need not look there."""
        return True

    def settle(self, state: State, rng: FastRng) -> None:
        """Plays the next stage, quickly and plausibly, where judging at once would mislead: a blow
        that is about to fall."""

    def values(self, state: State) -> list[float]:
        """How well each seat stands."""
        values = [0.5 for _ in range(state.seats)]
        result = state.result
        if result is not None:
            for seat in range(state.seats):
                values[seat] = 0.0
            for seat in result.winners:
                values[seat] = 1.0 / len(result.winners)
        return values

    def appeal(self, state: State, seat: int, action: Action) -> float:
        """How good an action looks at first sight, higher is better: what `greedy` plays by. Uses
        only what that seat may know. The default tries the action and asks `values`."""
        after = state.clone()
        after.apply(seat, action)
        return self.values(after)[seat]

    def appeals(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        """`appeal` for each of several actions."""
        return [self.appeal(state, seat, action) for action in actions]
