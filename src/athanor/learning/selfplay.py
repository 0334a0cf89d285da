"""Games to learn from. Each is played from a seed of its own, so that who plays it, and beside how
many others, makes no difference to what is learned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from athanor.arena.match import by_lot, number
from athanor.bots.levels import Bot, GreedyBot, SearchBot
from athanor.contract import FastRng, Game, Learned, OptionValue, State, game
from athanor.contract.sketch import sketched
from athanor.contract.weights import read_weights

from .config import Config

Floats = NDArray[np.float32]
FINE = 1 << 20
#: Nobody plays on for longer than this, whatever the game.
LONGEST = 1000


class Task(NamedTuple):
    """One game, the `turn`th of its kind. `best` and `past` are the weights of those who play it;
    empty: nobody learned yet, so that the game's own judgement plays."""

    config: Config
    iteration: int
    seats: int
    turn: int
    best: bytes
    past: Sequence[bytes]


class Rows(NamedTuple):
    """What was seen in games. By position and seat: `seen`, the game's own `values`, and what they
    had become at the horizon (`later`) and at the end of the game (`won`). By pairs: what another
    seat really saw (`real`), and what it would have seen had all that the player did not know been
    dealt evenly (`dealt`)."""

    seen: Floats
    values: Floats
    later: Floats
    won: Floats
    real: Floats
    dealt: Floats


class Notebook:
    """Keeps what is seen in one game."""

    def __init__(self, config: Config, seats: int) -> None:
        self.rules = game(config.game)
        self.seats = seats
        self.own = self.rules.expert()
        sketch = self.rules.sketch(seats)
        assert sketch is not None
        self.sketch = sketch
        self.seen: list[list[float]] = []
        self.values: list[list[float]] = []
        self.steps: list[int] = []
        self.horizon = config.play.horizon
        self.belief = config.belief
        self.later: list[list[float]] = []
        self.real: list[list[float]] = []
        self.dealt: list[list[float]] = []
        self.stage = -1

    def look(self, state: State, seat: int) -> list[float]:
        return sketched(self.sketch, state, seat)

    def begin(self, state: State) -> None:
        """Before an action. Whatever was noted in the stage before, or long enough ago, now knows
        what came of it."""
        stage = self.own.stage(state)
        if stage != self.stage:
            self.settle(state, len(self.values))
            self.stage = stage
        elif self.horizon:
            due = len(self.later)
            while due < len(self.steps) and self.steps[due] <= state.step - self.horizon:
                due += 1
            self.settle(state, due)

    def settle(self, state: State, due: int) -> None:
        """What all notes before the one that is not yet due came to."""
        if due > len(self.later):
            self.later += [self.own.values(state)] * (due - len(self.later))

    def note(self, state: State, seat: int, rng: FastRng) -> None:
        self.seen += [self.look(state, each) for each in range(self.seats)]
        self.values.append(self.own.values(state))
        self.steps.append(state.step)
        if not self.belief:
            return
        dealt = self.rules.imagine(state.view(seat)).draw(rng)
        for other in range(self.seats):
            if other != seat:
                self.real.append(self.look(state, other))
                self.dealt.append(self.look(dealt, other))

    def rows(self, state: State) -> Rows:
        self.settle(state, len(self.values))
        won = np.full((len(self.values), self.seats), 1 / self.seats, np.float32)
        if self.seats == 1:
            won[:] = float(state.result is not None and len(state.result.winners) == 1)
        elif state.result is not None and state.result.winners:  # else nobody has more of it
            won[:] = 0.0
            won[:, state.result.winners] = 1 / len(state.result.winners)
        width = self.sketch.length
        return Rows(
            as_rows(self.seen, width).reshape(-1, self.seats, width),
            as_rows(self.values, self.seats),
            as_rows(self.later, self.seats),
            won,
            as_rows(self.real, width),
            as_rows(self.dealt, width),
        )


def as_rows(numbers: Sequence[Sequence[float]], width: int) -> Floats:
    return np.asarray(numbers, np.float32).reshape(-1, width)


def play(task: Task) -> Rows:
    """One game, and what was seen in it."""
    config, seats = task.config, task.seats
    rules = game(config.game)
    seed = number(config.seed, "game", task.iteration, seats, task.turn)
    rng = FastRng(seed)
    state = rules.new(seats, seed=rng.below(1 << 30), tracing=False, **chosen_options(config, rng))
    notebook = Notebook(config, seats)
    if not config.play.simulations:
        play_on(state, notebook, config, rng)
        return notebook.rows(state)
    players = seat_players(task, rng)
    cap = rules.meta.turn_cap
    while not state.over and not (cap and state.step >= cap):
        seat = state.actors()[0]
        notebook.begin(state)
        view = state.view(seat)
        telling = len(view.actions) > 1 and notebook.own.quiet(state)
        if telling and chance(rng, config.play.keep):
            notebook.note(state, seat, rng)
        if by_lot(state) or chance(rng, config.play.slips):
            state.play(seat, view.actions[rng.below(len(view.actions))])
        else:
            state.play(seat, players[seat].choose(view))
    return notebook.rows(state)


def play_on(state: State, notebook: Notebook, config: Config, rng: FastRng) -> None:
    """To the end as search plays on from its leaves, with slips."""
    own = notebook.rules.judgement()
    for _ in range(LONGEST):
        if state.over:
            return
        seat = state.actors()[0]
        notebook.begin(state)
        if chance(rng, config.play.keep):
            notebook.note(state, seat, rng)
        if chance(rng, config.play.slips):
            actions = state.legal(seat)
            state.play(seat, actions[rng.below(len(actions))])
        else:
            own.playout(state, own.stage(state), rng)


def chance(rng: FastRng, share: float) -> bool:
    return rng.below(FINE) < share * FINE


def chosen_options(config: Config, rng: FastRng) -> dict[str, OptionValue]:
    return {name: values[rng.below(len(values))] for name, values in config.options.items()}


def seat_players(task: Task, rng: FastRng) -> list[Bot]:
    """The best so far, and here and there one of its past: at first, who does not search."""
    rules = game(task.config.game)
    found: list[Bot] = []
    for _ in range(task.seats):
        own = FastRng(rng.below(1 << 30))
        if not chance(rng, task.config.play.past):
            found.append(thinker(rules, task.best, task.config.play.simulations, own))
        elif task.past:
            weights = task.past[rng.below(len(task.past))]
            found.append(thinker(rules, weights, task.config.play.simulations, own))
        else:
            found.append(GreedyBot(own))
    return found


def thinker(rules: Game, weights: bytes, simulations: int, rng: FastRng) -> SearchBot:
    return SearchBot(rng, simulations, learned=known(rules, weights))


_known: dict[tuple[str, bytes], Learned] = {}


def known(rules: Game, weights: bytes) -> Learned | None:
    """Read once in each process."""
    if not weights:
        return None
    key = (rules.id, weights)
    if key not in _known:
        _known[key] = read_weights(rules, weights)
    return _known[key]


def gathered(rows: Sequence[Rows]) -> Rows:
    return Rows(*(np.concatenate(parts) for parts in zip(*rows, strict=True)))
