"""Numbers for machines that learn, straight from the state: many tables, one call.

An `Encoding` reads a view, which is made of names and structs; that is what an observation *is*.
A `DirectEncoding` writes the same numbers from the state, as bytes into a buffer, many times as
fast. It may tell of the state only what the seat's view has: `conformance/adapters.py` holds the
two against each other, in worlds that differ in what the seat may not know.

This module is compiled by mypyc. NumPy is not needed here: `adapters/vector.py` reads the bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from .errors import BadRequest
from .rng import FastRng
from .state import State

if TYPE_CHECKING:
    from .game import Game
    from .options import OptionValue

WORD: Final = 0xFFFFFFFFFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class DirectEncoding:
    """What a game writes in its `direct.py`. The numbers are those of its `Encoding`: whole ones,
    each the number of the observation times its scale (`Encoding.scales`), from 0 to 255."""

    def observe(self, state: State, seat: i64, out: BytesWriter, first: i64) -> None:
        """Writes the observation of a seat over the zeros that begin at the byte `first`."""
        raise AssertionError("abstract")

    def offer(self, state: State, seat: i64, out: BytesWriter, first: i64) -> None:
        """Sets the byte `first` + n to 1 for each action n that the seat may play."""
        raise AssertionError("abstract")

    def play(self, state: State, seat: i64, index: i64) -> None:
        """`State.play` for an action that was offered: nothing is checked again."""
        raise AssertionError("abstract")


class Tables:
    """Many tables of one game. A game that is over makes room for the next at once.

    Each table has chance of its own, so what happens there does not depend on how many tables
    there are. `seeds` are those of the present games: `game.new(seats, seed, **options)` deals any
    of them again. `turns` are the seats that are asked.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, OptionValue],
        count: int,
        encoding: DirectEncoding,
        actions: int,
        length: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.count = count
        self.encoding = encoding
        self.actions: i64 = actions
        self.cap: i64 = game.meta.turn_cap
        self.length: i64 = length
        self.nothing = bytes(actions * count)
        self.unseen = bytes(length * count)
        self.offers = BytesWriter()
        self.chance: list[FastRng] = []
        self.states: list[State] = []
        self.seeds: list[int] = []
        self.turns: list[int] = []

    def reset(self, seed: int) -> None:
        """New games at all tables."""
        self.chance = [FastRng(seed & WORD | table << 64) for table in range(self.count)]
        self.states = []
        self.seeds = [0] * self.count
        self.turns = [0] * self.count
        for table in range(self.count):
            self.states.append(self.deal(table))
        self.ask()

    def deal(self, table: int) -> State:
        rng = self.chance[table]
        seed = rng.below(1 << 30) << 30 | rng.below(1 << 30)
        self.seeds[table] = seed
        return self.game.begin(self.seats, self.options, FastRng(seed), False)

    def ask(self) -> None:
        """Finds out who is asked at each table, and what is offered to them."""
        offers = BytesWriter()
        offers.write(self.nothing)
        encoding = self.encoding
        first: i64 = 0
        for table, state in enumerate(self.states):
            seat = state.actors()[0]
            self.turns[table] = seat
            encoding.offer(state, seat, offers, first)
            first += self.actions
        self.offers = offers

    def check(self, actions: list[int]) -> None:
        """Before anything is played anywhere, each action must be one that was offered."""
        if len(actions) != self.count:
            raise BadRequest("vector-actions", count=len(actions), tables=self.count)
        offers = self.offers
        first: i64 = 0
        for table, chosen in enumerate(actions):
            index: i64 = chosen
            if index < 0 or index >= self.actions or offers[first + index] == 0:
                raise BadRequest("vector-illegal", table=table, index=index)
            first += self.actions

    def play(self, actions: list[int]) -> list[tuple[int, State]]:
        """Plays an action at each table. Which games came to an end, and how they stood then."""
        self.check(actions)
        ended: list[tuple[int, State]] = []
        encoding = self.encoding
        states = self.states
        for table, index in enumerate(actions):
            state = states[table]
            encoding.play(state, self.turns[table], index)
            if state.over or (self.cap > 0 and state.step >= self.cap):
                ended.append((table, state))
                states[table] = self.deal(table)
        self.ask()
        return ended

    def observations(self) -> bytes:
        """What the seat that is asked sees, table by table."""
        out = BytesWriter()
        out.write(self.unseen)
        encoding = self.encoding
        first: i64 = 0
        for table, state in enumerate(self.states):
            encoding.observe(state, self.turns[table], out, first)
            first += self.length
        return out.getvalue()


def put(out: BytesWriter, at: i64, number: i64) -> None:
    out[at] = u8(number)


def put_one_of(out: BytesWriter, first: i64, chosen: i64) -> None:
    """A 1 in the chosen place; a negative number chooses none."""
    if chosen >= 0:
        out[first + chosen] = 1


def put_set(out: BytesWriter, first: i64, members: i64) -> None:
    """A 1 for each bit that is set."""
    rest: i64 = members
    at: i64 = first
    while rest != 0:
        if rest & 1:
            out[at] = 1
        rest >>= 1
        at += 1


def observation_of(encoding: DirectEncoding, state: State, seat: int, length: int) -> bytes:
    """What one seat sees of one state."""
    out = BytesWriter()
    out.write(bytes(length))
    encoding.observe(state, seat, out, 0)
    return out.getvalue()


def offers_of(encoding: DirectEncoding, state: State, seat: int, actions: int) -> bytes:
    """A byte for each action, 1 where it is offered."""
    out = BytesWriter()
    out.write(bytes(actions))
    encoding.offer(state, seat, out, 0)
    return out.getvalue()
