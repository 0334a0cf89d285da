"""Any game of the house as a Gymnasium environment: one learner among bots.

    import gymnasium
    import athanor.adapters.gymnasium  # registers athanor/Poison-v1 and the others

    world = gymnasium.make("athanor/Poison-v1", seats=4, opponents=["greedy", "adept", "greedy"])

The learner sits in `seat`, or in one drawn anew for each game. `opponents` are bots by name, or
anything with a method `choose(view) -> action`; one of them stands for all. They sit to the left
of the learner in that order.

An observation is what the learner's view has, as numbers from 0 to 1; `info["action_mask"]` marks
what is legal now (so does `action_masks()`, which is how sb3-contrib asks). The reward comes at the
end: 1 divided among the winners, less the fair share; alone, 1 for a win. An action against the
rules ends the game with a reward of -1, and `info["refusal"]` says why. With `tell="en"` (or "fr",
"it") `info["happened"]` has the sentences of what the learner saw since its last action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import athanor
from athanor.bots import Bot, bot
from athanor.bots.asking import play_for
from athanor.contract import AthanorError, BadRequest, State, game_ids
from athanor.texts import Texts
from athanor.texts.telling import Teller

from .numbers import Numbers
from .rendering import check_render_mode, rendered
from .rewards import rewards_of

ILLEGAL_REWARD: Final = -1.0
DEFAULT_OPPONENT: Final = "greedy"
LARGEST_SEED: Final = 1 << 60


class SoloEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """See the module's text."""

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        id: str,
        seats: int | None = None,
        opponents: Sequence[str | Bot] = (DEFAULT_OPPONENT,),
        seat: int | None = None,
        render_mode: str | None = None,
        tell: str = "",
        **options: Any,
    ) -> None:
        self.game = athanor.game(id)
        self.seats = max(2, self.game.meta.least_seats) if seats is None else seats
        self.numbers = Numbers(self.game, self.seats)
        if seat is not None and not 0 <= seat < self.seats:
            raise BadRequest("no-such-seat", seat=seat, seats=self.seats)
        check_render_mode(render_mode)
        self.opponents = invited(opponents, self.seats - 1)
        self.own = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.tell = tell
        self.teller = Teller(Texts(tell or "en", id), [f"seat_{n}" for n in range(self.seats)])
        self.options = options
        self.observation_space = spaces.Box(0.0, 1.0, (self.numbers.length,), np.float32)
        self.action_space = spaces.Discrete(self.numbers.actions)
        self.state: State | None = None
        self.players: list[Bot] = []
        self.game.new(self.seats, seed=0, tracing=False, **options)  # refuses wrong options now

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        draw = self.np_random.integers
        self.seat = int(draw(self.seats)) if self.own is None else self.own
        tracing = bool(self.tell) or self.render_mode is not None
        deal = int(draw(LARGEST_SEED))
        self.state = self.game.new(self.seats, seed=deal, tracing=tracing, **self.options)
        self.players = [
            bot(each, seed=int(draw(LARGEST_SEED))) if isinstance(each, str) else each
            for each in self.opponents
        ]
        happened = self.seen(self.state)
        happened += self.let_others_play(self.state)
        return self.told(self.state, happened)

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        state = self.state
        if state is None or state.over:
            raise BadRequest("env-not-reset")
        try:
            self.numbers.play(state, self.seat, action)
        except AthanorError as refusal:
            observation, info = self.told(state, [])
            info["refusal"] = self.teller.texts.error(refusal, self.teller.names)
            self.state = None
            return observation, ILLEGAL_REWARD, True, False, info
        happened = self.seen(state)
        happened += self.let_others_play(state)
        observation, info = self.told(state, happened)
        cut = not state.over and self.too_long(state)
        return observation, rewards_of(state)[self.seat], state.over, cut, info

    def let_others_play(self, state: State) -> list[str]:
        """Until the learner is asked, or the game is over. What the learner sees of it."""
        happened: list[str] = []
        while not state.over and self.seat not in state.actors() and not self.too_long(state):
            seat = state.actors()[0]
            index = (seat - self.seat - 1) % self.seats
            play_for(self.players[index], name_of(self.opponents[index]), state, seat)
            happened += self.seen(state)
        return happened

    def too_long(self, state: State) -> bool:
        cap = self.game.meta.turn_cap
        return bool(cap) and state.step >= cap

    def seen(self, state: State) -> list[str]:
        return self.teller.happened(state.view(self.seat)) if self.tell else []

    def told(self, state: State, happened: list[str]) -> tuple[NDArray[np.float32], dict[str, Any]]:
        info: dict[str, Any] = {"action_mask": self.numbers.mask(state, self.seat)}
        if self.tell:
            info["happened"] = happened
        return self.numbers.observe(state, self.seat), info

    def action_masks(self) -> NDArray[np.int8]:
        if self.state is None:
            raise BadRequest("env-not-reset")
        return self.numbers.mask(self.state, self.seat)

    def render(self) -> str | None:
        if self.state is None:
            raise BadRequest("env-not-reset")
        return rendered(self.teller, self.state.view(self.seat), self.render_mode)


def invited(opponents: Sequence[str | Bot], places: int) -> list[str | Bot]:
    """One for each place; who comes alone takes them all."""
    named = list(opponents)
    if len(named) == 1:
        named *= places
    if len(named) != places:
        raise BadRequest("opponents", count=len(named), places=places)
    for each in named:
        if isinstance(each, str):
            bot(each)  # refuses a name that is no bot's
        elif not callable(getattr(each, "choose", None)):
            raise BadRequest("not-a-bot", bot=name_of(each))
    return named


def name_of(opponent: str | Bot) -> str:
    return opponent if isinstance(opponent, str) else type(opponent).__name__


def register() -> None:
    """All games, as athanor/Poison-v1 and so on: the number is the version of the rules."""
    for id in game_ids():
        meta = athanor.game(id).meta
        name = f"athanor/{id.capitalize()}-v{meta.rules}"
        if meta.most_seats > 1 and name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:SoloEnv", kwargs={"id": id})


register()
