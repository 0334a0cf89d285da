"""A game: what it is called, how a state of it begins, and what its words mean.

`Game` is what the rest of the house knows of one: its doors, with the types that all games share.
A game package (`athanor/games/<id>/`) ends in one subclass of `GameOf`, which names the types that
are its own, and of which `athanor.game("<id>")` hands out the one instance. CONTRIBUTING.md walks
through adding one.
"""

from __future__ import annotations

import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

import msgspec

from .action import Action, Event
from .encoding import Encoding
from .errors import BadPosition, BadRequest, IllegalAction
from .judgement import Judgement, Sampler
from .learned import LearnedJudgement
from .network import Network
from .options import Option, OptionValue, settle
from .rng import FastRng, Rng, RngState, SealedRng, rng_from_state
from .roster import Appraisal, Roster
from .sketch import Sketch
from .state import Json, State
from .view import Preview, View
from .weights import Learned, learned_of

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """What a menu shows of a game, and what a record must name.

    `rules` is the rules version: a fix that changes how old games replay raises it. `minutes` is
    how long a game takes among people. `turn_cap` bounds a bot game in an arena, in actions, where
    the rules have no end of their own; 0 means they have.
    """

    id: str
    rules: int
    least_seats: int
    most_seats: int
    minutes: int
    rule_ids: Sequence[str]
    options: Sequence[Option]
    turn_cap: int = 0


class Level(msgspec.Struct, frozen=True):
    """How a bot plays: how many moves in a hundred it makes at random (`slips`), and how often it
    plays on in its mind before one (`simulations`). Without simulations it does not search. Who has
    `learned` plays by what `Game.learned` says, and only where there is such a thing."""

    slips: int = 0
    simulations: int = 0
    learned: bool = False


def rule_ids(letter: str, *spans: tuple[int, int]) -> list[str]:
    """rule_ids("P", (1, 27)) is P-01 to P-27."""
    return [f"{letter}-{n:02}" for first, last in spans for n in range(first, last + 1)]


class Game(ABC):
    """The class variables describe the game; the abstract methods are its doors.

    `exhaustive` says that `legal` lists every action there is, so that anything else is refused;
    on a continuous table it is False. `preview_type` is what `State.preview` answers with, if it
    does, and `handbook_type` what `handbook` answers with.

    Where a game interrupts players who are not on turn, it need not be a chore. `orders` names, for
    a kind of decision, the *standing orders* that a seat may give for it beside "ask me", which is
    always there and what holds until another is given; `obey` carries one out. `windows` says how
    many seconds a person has for such a decision at a table; `lapse` answers when they have passed.
    Texts: `order-<kind>` asks what to do, `order-<kind>-<name>` is one answer.

    `lots` are the kinds of decisions that say what a player plays with. Where it is asked how even
    a game is, they are drawn by lot: bots would always choose the same.

    `levels` are the bots that play this game otherwise than `bots/levels.py` says, by name: a game
    whose judgement carries far searches less.
    """

    meta: ClassVar[Meta]
    action_types: ClassVar[Any]
    event_types: ClassVar[Any]
    view_type: type[View]
    preview_type: ClassVar[type[Preview] | None] = None
    exhaustive: ClassVar[bool] = True
    orders: ClassVar[Mapping[str, Sequence[str]]] = {}
    windows: ClassVar[Mapping[str, int]] = {}
    handbook_type: ClassVar[type[msgspec.Struct] | None] = None
    levels: ClassVar[Mapping[str, Level]] = {}
    lots: ClassVar[Sequence[str]] = ()

    # -- what `GameOf` carries for a game

    @abstractmethod
    def begin(self, seats: int, options: dict[str, OptionValue], rng: Rng, tracing: bool) -> State:
        """The state before the first decision, dealt and set up."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """See `State.view`, which checks the seat and calls this."""

    @abstractmethod
    def imagine(self, view: View) -> Sampler:
        """Prepares to draw full states at random among those consistent with a view.

        This is all that search may use. Whatever the view does not tell is drawn anew: hands,
        piles, the future of chance. Drawn states have `tracing` off and take their chance from the
        generator they were drawn with.
        """

    @abstractmethod
    def position(self, state: State) -> Json:
        """See `State.position`."""

    @abstractmethod
    def restore(
        self, position: Json, seats: int, options: dict[str, OptionValue], rng: Rng
    ) -> State:
        """The state of a position whose head was checked, or BadPosition with code and place."""

    @abstractmethod
    def judgement(self) -> Judgement:
        """What bots know of this game (see `Judgement`)."""

    def expert(self) -> Judgement:
        """The same for those who have learned, where they know more than a network can tell."""
        return self.judgement()

    @abstractmethod
    def encoding(self, seats: int) -> Encoding:
        """Actions and views as numbers, for machines that learn."""

    def sketch(self, seats: int) -> Sketch | None:
        """What networks are shown of a position, if bots can learn this game (see `Sketch`)."""
        return None

    def learned_judgement(
        self, sketch: Sketch, value: Network, stage: int, plays_on: bool, exploring: float
    ) -> LearnedJudgement:
        """What bots know of this game, put right by what they have learned."""
        return LearnedJudgement(self.expert(), sketch, value, stage, plays_on, exploring)

    def learned(self) -> Learned | None:
        """What bots have learned of this game, if its package has a file `learned.weights`. With it
        the game has the level `grandmaster`."""
        return learned_of(sys.modules[type(self).__module__].__package__ or "", self)

    # -- what a game that interrupts people writes

    def obey(self, view: View, seat: int, order: str) -> Action | None:
        """What a seat that gave this order does about the open decision, or None: ask the person.
        It is given that seat's own view, so an order cannot know more than who gave it."""
        return None

    def lapse(self, view: View, seat: int) -> Action:
        """The answer of a seat that let a window pass. It never does harm: it declines."""
        raise AssertionError("a game with windows writes this")

    # -- what a player looks up and prepares before a game; not every game has it

    def handbook(self) -> msgspec.Struct:
        """What is printed on the game's cards, as a struct of `handbook_type`."""
        raise BadRequest("no-handbook", game=self.id)

    def appraise(self, roster: Roster, options: Mapping[str, object]) -> Appraisal:
        """What the rules say of a roster, for a table with these options (those not named are as
        declared). A part that does not exist is refused."""
        raise BadRequest("no-rosters", game=self.id)

    def roster(self, code: str) -> Roster:
        """The roster that a short code or the name of a ready-made one stands for."""
        raise BadRequest("no-rosters", game=self.id)

    # -- what every game has

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled by its name: whoever reads it has the same one."""
        from .registry import game

        return game, (self.id,)

    def __copy__(self) -> Self:
        """Another game that begins as this one, to be given a name of its own."""
        copied = type(self).__new__(type(self))
        for name, value in vars(self).items():
            setattr(copied, name, value)
        return copied

    @property
    def id(self) -> str:
        return self.meta.id

    def traits(self, view: View, seat: int) -> Sequence[str]:
        """What set a seat apart from the others in a game, from the spectator's view at its end:
        its place in turn, the board or company it had. `athanor balance` counts wins by these."""
        return ()

    def views(self, state: State) -> list[View]:
        """The views of all seats, and the spectator's last: what a table shows after each step.
        The same as `view` one by one; a game may override it to work out once what all see."""
        return [*(self.view(state, seat) for seat in range(state.seats)), self.view(state, None)]

    def new(
        self,
        seats: int,
        seed: int | bytes | Rng | None = None,
        tracing: bool = True,
        **options: object,
    ) -> State:
        """A new game. `seed` is a number (simulation), 32 bytes (a sealed table), a generator, or
        nothing for a game that is different every time. Without `tracing` no events are kept."""
        self.check_seats(seats)
        settled = settle(self.meta.options, options, seats)
        return self.begin(seats, settled, rng_from_seed(seed), tracing)

    def check_seats(self, seats: object) -> None:
        low, high = self.meta.least_seats, self.meta.most_seats
        if not isinstance(seats, int) or isinstance(seats, bool) or not low <= seats <= high:
            raise BadRequest("seats-range", game=self.id, seats=str(seats), low=low, high=high)

    def from_position(self, position: Mapping[str, Any]) -> State:
        """The state a position describes. Refuses, with the reason, what cannot be one."""
        if position.get("game") != self.id:
            raise BadPosition("position-game", game=str(position.get("game")), wanted=self.id)
        if position.get("rules") != self.meta.rules:
            raise BadPosition(
                "position-rules", rules=str(position.get("rules")), wanted=self.meta.rules
            )
        try:
            head = msgspec.convert(position, PositionHead)
        except msgspec.ValidationError as error:
            raise BadPosition("position-shape", reason=str(error)) from None
        self.check_seats(head.seats)
        options = settle(self.meta.options, head.options, head.seats)
        state = self.restore(dict(position), head.seats, options, rng_from_state(head.rng))
        state.step = head.step
        return state

    def position_head(self, state: State) -> Json:
        """The part of a position that all games share."""
        return {
            "game": self.id,
            "rules": self.meta.rules,
            "seats": state.seats,
            "options": dict(state.options),
            "step": state.step,
            "rng": state.rng.state(),
        }

    def action(self, data: object) -> Action:
        """An action from its JSON form (a mapping, or bytes of JSON)."""
        try:
            written = data if isinstance(data, (bytes, str)) else msgspec.json.encode(data)
            decoded = reader_of(self.action_types).decode(written)
        except (msgspec.MsgspecError, TypeError) as error:
            raise IllegalAction("action-shape", reason=str(error)) from None
        if not isinstance(decoded, Action):
            raise IllegalAction("action-shape", reason=type(decoded).__name__)
        return decoded

    def event(self, data: object) -> Event:
        """An event from its JSON form."""
        event: Event = msgspec.convert(data, self.event_types)
        return event

    def read_view(self, data: bytes) -> View:
        """A view from its JSON form: what a bot on another machine is sent."""
        return msgspec.json.decode(data, type=self.view_type)


class GameOf(Game, Generic[S, V]):
    """What a game package subclasses: `Game` for its own state and its own view.

    The types and functions below are named in the subclass, functions as `staticmethod(...)`:

    - `set_up` takes a fresh state to the first decision: lays it out, shuffles, deals;
    - `see` is the view of one seat (see `contract/view.py`);
    - `sampler` draws states that fit a view, as copies of the fresh state that it is given;
    - `write` is the game's own part of a position, `read` fills a state that is laid out with it;
    - `judgement_type` and `encoding_type` are made anew for whoever asks, and so are `sketch_type`,
      which only a game names whose bots can learn, `expert_type`, by which those who have learned
      judge instead, and `learned_type`, for one that joins its judgement and a network in a way of
      its own.
    """

    state_type: type[S]
    view_type: type[V]  # pyright: ignore[reportIncompatibleVariableOverride]  # nobody changes it
    judgement_type: type[Judgement]
    expert_type: type[Judgement] | None = None
    encoding_type: Callable[[int], Encoding]
    sketch_type: Callable[[int], Sketch] | None = None
    learned_type: type[LearnedJudgement] = LearnedJudgement
    set_up: Callable[[S], None]
    see: Callable[[S, int | None], V]
    sampler: Callable[[S, V], Sampler]
    write: Callable[[S], Json]
    read: Callable[[Json, S], None]

    def begin(self, seats: int, options: dict[str, OptionValue], rng: Rng, tracing: bool) -> State:
        state = self.state_type(self, options, seats, rng, tracing)
        self.set_up(state)
        return state

    def own(self, state: State) -> S:
        assert isinstance(state, self.state_type)
        return state

    def own_view(self, view: View) -> V:
        if not isinstance(view, self.view_type):
            raise BadRequest("foreign-view", game=view.game, wanted=self.id)
        return view

    def view(self, state: State, seat: int | None) -> View:
        return self.see(self.own(state), seat)

    def imagine(self, view: View) -> Sampler:
        seen = self.own_view(view)
        return self.sampler(self.state_type(self, view.options, view.seats, BLANK), seen)

    def position(self, state: State) -> Json:
        return self.position_head(state) | self.write(self.own(state))

    def restore(
        self, position: Json, seats: int, options: dict[str, OptionValue], rng: Rng
    ) -> State:
        state = self.state_type(self, options, seats, rng)
        state.lay_out()
        self.read(position, state)
        return state

    def judgement(self) -> Judgement:
        return self.judgement_type()

    def expert(self) -> Judgement:
        return self.judgement() if self.expert_type is None else self.expert_type()

    def encoding(self, seats: int) -> Encoding:
        self.check_seats(seats)
        return self.encoding_type(seats)

    def sketch(self, seats: int) -> Sketch | None:
        return None if self.sketch_type is None else self.sketch_type(seats)

    def learned_judgement(
        self, sketch: Sketch, value: Network, stage: int, plays_on: bool, exploring: float
    ) -> LearnedJudgement:
        return self.learned_type(self.expert(), sketch, value, stage, plays_on, exploring)


#: For states that chance is given to later.
BLANK: Final = FastRng()


@cache
def reader_of(types: object) -> msgspec.json.Decoder[Any]:
    """To read anything of these types; to prepare that takes longer than to do it."""
    return msgspec.json.Decoder(types)


class PositionHead(msgspec.Struct):
    """What every position starts with; the rest is the game's own."""

    seats: int
    step: int
    options: dict[str, OptionValue]
    rng: RngState


def rng_from_seed(seed: int | bytes | Rng | None) -> Rng:
    if isinstance(seed, Rng):
        return seed
    if isinstance(seed, bytes):
        return SealedRng(seed)
    if seed is None:
        return FastRng(random.SystemRandom().getrandbits(96))
    if isinstance(seed, int) and not isinstance(seed, bool):
        return FastRng(seed)
    raise BadRequest("seed-type", seed=str(seed))
