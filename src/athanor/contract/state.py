"""A game in progress.

    state = athanor.game("poison").new(seats=4, seed=7)
    while not state.over:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])

A state knows everything, secrets included, and is never handed to a player or a bot: they get
`state.view(seat)`. Chance happens inside `apply`, from `state.rng`, so a game is fully determined
by its options, its seed and its actions.

What a game writes: `lay_out`, `actors`, `legal`, `check`, `apply`, `clone`, `over`, `result`,
`decision`.

Between two actions a state waits for one thing, the *open decision*: `decision` names it, and
`actors`, `legal` and `check` speak of it alone. How a state remembers it depends on the game, and
is plain data that `clone` and `position` copy like everything else:

- where the same is asked again and again, by whose turn it is (Poison);
- where different things are asked one after the other, by a *phase*, of which there is one object
  for each question, with what is legal, what is refused and what is done (Alakazoö!);
- where a player may answer in the middle of another's action, which then goes on, by a *stack of
  frames*: each is something begun and not finished, and the last is the one that is asked about
  (Kazaam!'s uses, the frames of Alkemy).

Simultaneous secret choices are one decision with several `actors`, all who have not chosen;
`apply` keeps the choices aside, and `view` does not mention them until the last is in.

This module is compiled by mypyc. Subclasses are too, so they keep to concrete types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from .errors import BadRequest, IllegalAction
from .rng import FastRng, Rng, SealedRng
from .showing import html_of

if TYPE_CHECKING:
    from .action import Action, Decision, Event, Result
    from .game import Game
    from .options import OptionValue
    from .view import Preview, View

Json = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are plain Python
class State:
    """See the module's text. Fields:

    - `game`, `options`, `seats`: what was agreed at set-up; never change;
    - `rng`: where chance comes from;
    - `step`: how many actions have been played, the one being applied included;
    - `tracing`: whether `events` are collected. Search switches it off and pays nothing;
    - `events`: what happened in the last step, complete (a view holds each seat's part of it).
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, OptionValue],
        seats: int,
        rng: Rng,
        tracing: bool = True,
    ) -> None:
        self.game: Game = game
        self.options: dict[str, OptionValue] = options
        self.seats: int = seats
        self.rng: Rng = rng
        self.step: int = 0
        self.tracing: bool = tracing
        self.events: list[Event] = []

    # -- what a game writes

    def lay_out(self) -> None:
        """Makes a fresh state an empty table, before anything is dealt or read from a position."""

    def actors(self) -> list[int]:
        """Every seat that may act now, in the order they would be asked. Empty when it is over."""
        raise AssertionError("abstract")

    def legal(self, seat: int) -> list[Action]:
        """What that seat may do now. Complete where the number of actions is finite; on a
        continuous table a finite, useful choice, and `check` judges any other."""
        raise AssertionError("abstract")

    def check(self, seat: int, action: Action) -> IllegalAction | None:
        """Why the rules refuse this action now, or None if they allow it. Changes nothing."""
        raise AssertionError("abstract")

    def apply(self, seat: int, action: Action) -> None:
        """Carry out an action known to be legal. Search calls this; everyone else calls `play`."""
        raise AssertionError("abstract")

    def clone(self) -> State:
        """An independent copy, in microseconds. Written by hand, field by field."""
        raise AssertionError("abstract")

    def decision(self) -> Decision | None:
        """What the table waits for; None when the game is over."""
        raise AssertionError("abstract")

    @property
    def over(self) -> bool:
        raise AssertionError("abstract")

    @property
    def result(self) -> Result | None:
        """Scores, ranking and why it ended; None before the end."""
        raise AssertionError("abstract")

    def log_from(self, seat: int | None) -> int:
        """The first step whose events may still be shown to this seat (see `View.log_from`)."""
        return 0

    def preview(self, seat: int, action: Action) -> Preview | None:
        """What a half-made or not yet declared action would come to, for games whose client cannot
        know without the rules (a path on a table). Changes nothing, and tells the seat nothing that
        the rules hide until the action is declared. None where a game has nothing to preview."""
        return None

    # -- what every game has

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its position and its last events, so that it can be sent anywhere the same
        game is installed, compiled or not. `copy.deepcopy` comes this way too."""
        position = self.position()
        position["rng"] = FastRng().state()  # chance is carried beside it, journal and all
        return unpickled, (self.game, position, self.rng, self.events, self.tracing)

    def play(self, seat: int, action: Action) -> None:
        """One action of one seat. If refused, raises IllegalAction and changes nothing."""
        refusal = self.check(seat, action)
        if refusal is not None:
            raise refusal
        if self.tracing:
            self.events = []
        self.step += 1
        rng = self.rng
        if isinstance(rng, SealedRng):
            rng.step = self.step
        self.apply(seat, action)

    def view(self, seat: int | None) -> View:
        """Everything that seat may know and nothing else; `None` is the spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise BadRequest("no-such-seat", seat=seat, seats=self.seats)
        return self.game.view(self, seat)

    def _repr_html_(self) -> str:
        """The whole table, in a notebook."""
        return html_of(self)

    def position(self) -> Json:
        """A complete JSON-able snapshot, secrets and chance included. Documented in the game's
        README; `game.from_position` takes it back."""
        return self.game.position(self)


def unpickled(game: Game, position: Json, rng: Rng, events: list[Event], tracing: bool) -> State:
    """The state that was pickled."""
    state = game.from_position(position)
    state.rng = rng
    state.events = events
    state.tracing = tracing
    return state
