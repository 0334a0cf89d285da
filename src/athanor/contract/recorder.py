"""A game being played and written down.

Long games are neither undone nor opened again from their first move: the recorder keeps the state
of every few moves, as far back as anyone takes back, and `Bookmark` is such a state as JSON.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from .action import Action
from .game import Game
from .options import settle
from .record import DrawEntry, Header, Move, Record, SeatInfo, Stretch, UndoneLine, plain
from .record import undone_or_unset as or_unset
from .replaying import apart, draw_entries, first_state, play_on, play_undone, turn_chance
from .rng import SealedRng
from .seals import commitment, seal_all
from .state import State

#: A state is kept every so many moves, and so many of them.
SPACING: Final = 8
KEPT: Final = 17
#: Taking back no more than this needs no more than `SPACING` moves to be played again.
REACH: Final = SPACING * (KEPT - 1)

_moves: Final = msgspec.json.Decoder(list[Move])
_draws: Final = msgspec.json.Decoder(list[DrawEntry])


class Bookmark(msgspec.Struct, frozen=True):
    """Where a game had come to: all it takes to go on from there, secrets and chance included.
    `events` are those of its last step."""

    position: dict[str, Any]
    events: list[Any]


_bookmarks: Final = msgspec.json.Decoder(Bookmark)


def bookmark(state: State) -> bytes:
    return msgspec.json.encode(Bookmark(state.position(), msgspec.to_builtins(state.events)))


def open_bookmark(game: Game, data: bytes) -> State:
    """The state of a bookmark of this program's own."""
    mark = _bookmarks.decode(data)
    state = game.from_position(mark.position)
    state.events = [game.event(event) for event in mark.events]
    rng = state.rng
    if isinstance(rng, SealedRng):
        rng.step = state.step
    return state


class Recorder:
    """`play` here instead of on the state. `moves` are those of this game: what it took over from
    an earlier one, its `first` steps, is in `past` and `past_draws` as JSON, unless it was
    repeated here. Seals are made when a record is asked for."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[SeatInfo],
        seed: bytes,
        nonces: Sequence[str] = (),
        started: int | None = None,
        earlier: Sequence[Stretch] = (),
        **options: object,
    ) -> None:
        game.check_seats(len(seats))
        self.seed = seed
        self.header = Header(
            game=game.id,
            rules=game.meta.rules,
            options=settle(game.meta.options, options, len(seats)),
            seats=list(seats),
            started=int(time.time()) if started is None else started,
            commitment=commitment(seed),
            nonces=list(nonces),
            earlier=list(earlier) if earlier else UNSET,
        )
        self.first = 0
        self.past = b"[]"
        self.past_draws = b"[]"
        self.moves: list[Move] = []
        self.undone: list[UndoneLine] = []
        self.state = first_state(self.header, seed)
        self.kept = [apart(self.state)]

    def play(self, seat: int, action: Action, at: int = 0) -> Move:
        self.state.play(seat, action)
        turn_chance(self.state, self.header, self.seed)
        self.keep()
        return self.write(seat, action, at)

    def repeat(self, move: Move) -> None:
        """Plays a move of an earlier record, with all that had been taken back before it."""
        play_undone(self.state, move.lines)
        self.undone = list(move.lines)
        self.play(move.seat, self.state.game.action(move.action), move.at)

    def undo(self, seat: int, count: int, at: int = 0) -> None:
        """Takes back the last moves. The state is that of before; chance goes on from now."""
        step = self.state.step - count
        rng = self.state.rng
        self.strike(seat, count, at)
        self.state = self.state_at(step)
        self.state.rng = rng
        self.kept = [state for state in self.kept if state.step <= step]

    # -- on paper only

    def write(self, seat: int, action: Action, at: int) -> Move:
        move = Move(seat=seat, action=plain(action), at=at, undone=or_unset(self.undone))
        self.moves.append(move)
        self.undone = []
        return move

    def strike(self, seat: int, count: int, at: int) -> None:
        """The last moves were taken back."""
        (first, *others), self.moves = self.moves[-count:], self.moves[:-count]
        moves = [replace(first, undone=UNSET), *others]
        line = UndoneLine(seat=seat, at=at, moves=moves, undone=or_unset(self.undone))
        self.undone = [*first.lines, line]

    # -- states along the way

    def keep(self) -> None:
        if self.state.step % SPACING == 0:
            self.kept.append(apart(self.state))
            if len(self.kept) > KEPT:
                del self.kept[0]

    def state_at(self, step: int) -> State:
        """The state after that many moves, played again from the nearest one that was kept."""
        before = [state for state in self.kept if state.step <= step]
        if before:
            state = apart(before[-1])
            moves = self.moves[state.step - self.first : step - self.first]
        else:
            state = first_state(self.header, self.seed)
            moves = [*self.past_moves(), *self.moves][:step]
        for move in moves:
            play_on(state, self.header, self.seed, move)
        return state

    def go_on(self, state: State, draws: bytes, kept: Sequence[State] = ()) -> None:
        """Goes on from a state that was reached before, with what was drawn until then."""
        self.state = state
        self.past_draws = draws
        self.kept = [*kept, apart(state)]

    def take_over(self, state: State, moves: bytes, draws: bytes) -> None:
        """Goes on from where an earlier game was left, with chance of its own."""
        turn_chance(state, self.header, self.seed)
        self.past = moves
        self.first = state.step
        self.go_on(state, draws)

    # -- the record

    def past_moves(self) -> list[Move]:
        return _moves.decode(self.past)

    def draws(self) -> list[DrawEntry]:
        before = _draws.decode(self.past_draws)
        return [*before, *draw_entries(self.state)]

    def record(self, reveal: bool = False) -> Record:
        """The record so far; seed and draws are in it only when the game is over, or with `reveal`,
        for a game that nobody will go on with."""
        open_book = reveal or self.state.over
        return seal_all(
            Record(
                header=self.header,
                header_seal="",
                moves=[*self.past_moves(), *self.moves],
                seed=self.seed.hex() if open_book else None,
                draws=self.draws() if open_book else [],
                result=self.state.result,
                seal="",
                undone=or_unset(self.undone),
            )
        )
