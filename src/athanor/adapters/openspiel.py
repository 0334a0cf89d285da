"""Every game of the house as a game of OpenSpiel (extra `openspiel`).

    import pyspiel
    import athanor.adapters.openspiel  # registers them

    game = pyspiel.load_game("athanor_poison(seats=4,hand=short)")

Parameters are `seats`, the options of the game, and, where a game can be made `small` enough to be
solved, how small (`arena/small.py`): `athanor_poison(seats=3,small=2)`. Actions have the numbers
of the game's `encoding.py`. Returns are those of all our environments: 1 divided among the winners,
less the fair share, so the games are zero-sum; alone, 1 for a win.

- *Chance is explicit*: each draw is a chance node with equally likely outcomes; a shuffle of n
  cards is n - 1 of them, as Fisher and Yates do it.
- *Choices made at once* are asked one after the other; nobody sees the others' before all are made.
- An *observation* is the seat's view: as JSON, and as the numbers of the game's encoding.
- An *information state* is a view and all that the seat ever saw happen, as JSON. Its tensor is
  the observation's: a view holds what can matter of the past.
- `resample_from_infostate` draws another world that the seat cannot tell from this one, by the
  game's own `imagine`. OpenSpiel's IS-MCTS searches with it: the one in Python, since the one in
  C++ cannot ask a game that is written in Python.

Clones and serialisation are OpenSpiel's own: a state is its history.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

import athanor
from athanor.arena.small import SMALL, cut_after, small_table
from athanor.contract import BadRequest, Event, FastRng, Option, State, View, game_ids
from athanor.contract.chance import ChanceAsked, ScriptedRng

from .numbers import Numbers
from .rewards import rewards_of

PREFIX: Final = "athanor_"
#: No deck or pile is larger, no die has more faces.
MOST_OUTCOMES: Final = 256
#: For games whose rules see to their end.
LONGEST: Final = 10_000
LARGEST_SEED: Final = 1 << 62

Parameters = dict[str, Any]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its number of seats and its options settled. Each has a subclass of its own."""

    id = ""

    def __init__(self, parameters: Parameters | None = None) -> None:
        id = self.id
        self.rules = athanor.game(id)
        given = dict(parameters or {})
        self.seats = int(given.pop("seats", usual_seats(id)))
        self.rules.check_seats(self.seats)
        self.small = int(given.pop("small", 0))
        #: After so many actions a game is over, decided or not.
        self.cap = self.rules.meta.turn_cap
        if self.small:
            self.cap = cut_after(id, self.small) or self.cap
        self.options: dict[str, Any] = {
            option.name: option_value(option, given[option.name], self.seats)
            for option in self.rules.meta.options
            if option.name in given
        }
        self.numbers = Numbers(self.rules, self.seats)
        alone = self.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=0.0 if alone else -1.0 / self.seats,
            max_utility=1.0 if alone else 1.0 - 1.0 / self.seats,
            utility_sum=None if alone else 0.0,
            max_game_length=self.cap or LONGEST,
        )
        super().__init__(game_type(id, alone), info, parameters or {})

    def deal(self, rng: ScriptedRng) -> State:
        if self.small:
            return small_table(self.id, self.seats, self.small, rng, self.options)
        return self.rules.new(self.seats, seed=rng, **self.options)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise BadRequest("observer-parameters")
        return Observer(self.numbers.length, kind is not None and kind.perfect_recall)


class Progress:
    """How far a game has come: `state` as it was before the action that is being carried out, the
    numbers that chance has given to it, and the `ranges` of those that it still needs.

    OpenSpiel copies it with every clone, so it is copied no deeper than it must be.
    """

    def __init__(self) -> None:
        self.state: State | None = None
        self.action: tuple[int, int] | None = None
        self.answers: list[int] = []
        self.ranges: list[int] = []
        self.why = ""
        self.story: tuple[Event, ...] = ()

    def __deepcopy__(self, memo: object) -> Progress:
        copy = Progress()
        copy.state = self.state  # replaced by each action, never changed
        copy.action = self.action
        copy.answers = self.answers[:]
        copy.ranges = self.ranges[:]
        copy.why = self.why
        copy.story = self.story
        return copy

    def go_on(self, game: SpielGame) -> None:
        """Carries the action out, or finds out what chance must decide first."""
        rng = ScriptedRng(self.answers[:])
        try:
            if self.state is None:
                new = game.deal(rng)
            else:
                new = self.state.clone()
                new.rng = rng
                assert self.action is not None
                game.numbers.play(new, *self.action)
        except ChanceAsked as asked:
            self.ranges, self.why = asked.ranges, asked.why
            return
        self.state = new
        self.story += tuple(new.events)
        self.action = None
        self.answers = []


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, as OpenSpiel wants it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.progress = Progress()
        self.progress.go_on(game)

    # -- what OpenSpiel asks

    def current_player(self) -> int:
        if self.progress.ranges:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.now().actors()[0]

    def _legal_actions(self, player: int) -> list[int]:
        return [int(index) for index in np.flatnonzero(self.numbers().mask(self.now(), player))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.progress.ranges[0]
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        progress = self.progress
        if progress.ranges:
            progress.answers.append(action)
            progress.ranges.pop(0)
        else:
            progress.action = (self.current_player(), action)
        if not progress.ranges:
            progress.go_on(self.get_game())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self.progress.why} {action}"
        encoding = self.numbers().encoding
        if encoding.catalogue:
            named = encoding.catalogue[action]
        else:
            named = encoding.action(self.now().view(player), action)
        return msgspec.json.encode(named).decode()

    def is_terminal(self) -> bool:
        state = self.progress.state
        if state is None or self.progress.ranges:
            return False
        game: SpielGame = self.get_game()
        cap = game.cap
        return state.over or (bool(cap) and state.step >= cap)

    def returns(self) -> list[float]:
        state = self.progress.state
        if state is None or self.progress.ranges:
            return [0.0] * self.num_players()
        return rewards_of(state)

    def __str__(self) -> str:
        if self.progress.state is None or self.progress.ranges:
            return f"{self.progress.why}: {self.progress.answers}"
        position = self.now().position()
        del position["rng"]
        return msgspec.json.encode(position).decode()

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> SpielState:
        """Another world that this player cannot tell from the real one."""
        draw = np.random.default_rng().random if sampler is None else sampler
        rng = FastRng(int(draw() * LARGEST_SEED))
        view = self.now().view(player)
        other: SpielState = self.clone()
        imagined = self.now().game.imagine(view).draw(rng)
        imagined.tracing = True
        other.progress.state = imagined
        other.progress.story = tuple(told(self.now(), self.progress.story, player).events)
        return other

    # -- what the adapter itself asks

    def now(self) -> State:
        assert self.progress.state is not None, "nothing is dealt yet"
        return self.progress.state

    def numbers(self) -> Numbers:
        game: SpielGame = self.get_game()
        return game.numbers


class Observer:
    """What a player sees: `tensor` and `dict` hold the numbers of the last `set_from`."""

    def __init__(self, length: int, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.progress.state is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = state.numbers().observe(state.now(), player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.progress.state is None:
            return ""
        if self.perfect_recall:
            return told(state.now(), state.progress.story, player).json().decode()
        return state.now().view(player).json().decode()


def told(state: State, story: Sequence[Event], player: int) -> View:
    """A view that tells of everything the player ever saw happen, not of the last step alone."""
    teller = state.clone()
    teller.events = list(story)
    return teller.view(player)


# -- registering


def usual_seats(id: str) -> int:
    return max(2, athanor.game(id).meta.least_seats)


def option_value(option: Option, given: object, seats: int) -> object:
    """OpenSpiel's parameters have one type each; ours may be a word or a seat."""
    return option.parse(given, seats) if isinstance(given, str) else option.accept(given, seats)


def game_type(id: str, alone: bool = False) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    meta = athanor.game(id).meta
    defaults: Parameters = {"seats": usual_seats(id)}
    defaults |= {option.name: option.default for option in meta.options}
    if id in SMALL:
        defaults["small"] = 0
    return pyspiel.GameType(
        short_name=PREFIX + id,
        long_name=f"Athanor {id.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.most_seats,
        min_num_players=meta.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )


def register() -> None:
    known = set(pyspiel.registered_names())
    for id in game_ids():
        if athanor.game(id).meta.most_seats > 1 and PREFIX + id not in known:
            # A class, as OpenSpiel's own: it holds on to what makes games until the very end.
            own = type(f"Spiel{id.capitalize()}", (SpielGame,), {"id": id})
            pyspiel.register_game(game_type(id), own)


register()
