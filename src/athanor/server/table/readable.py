"""What the log of a table has come to, and what can be read off it. Nothing here changes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

import athanor
from athanor.contract import (
    Action,
    BadRecord,
    BadRequest,
    Game,
    OptionValue,
    Record,
    Recorder,
    Result,
)
from athanor.contract.record import MOST_MOVES
from athanor.contract.recorder import REACH
from athanor.contract.seals import commitment

from ..settings import CHAT_KEPT
from ..wire.messages import ChatLine, StandingOrder
from ..wire.resources import Stage, Times, UndoWish
from . import clocks
from .entries import Opened, UndoAsked
from .seat import Seat
from .seen import Seen

if TYPE_CHECKING:
    from .table import Table

#: Bots have names, in the order of seats; they need no translation.
BOT_NAMES: Final = ("Flamel", "Geber", "Maria", "Zosimos", "Agrippa", "Perenelle", "Hermes", "Dee")
#: Where nothing runs out.
TIMELESS: Final = Times(None)

#: What each viewer writes down of one step, the spectator last.
Line = tuple[bytes, ...]


class Moved(Struct, frozen=True):
    """A move as its mover saw it: `before` is the view in which it was chosen (empty if that is
    long ago), `chance` says that something was drawn or rolled, `bot` who chose, if it was not the
    person, and `thought` with how much of its search, in per cent. `sequence` is the number of its
    entry."""

    seat: int
    bot: str
    action: Action
    before: bytes
    chance: bool
    thought: int = 100
    sequence: int = 0


class Readable:
    """`views[seat]` is the current view of each seat as JSON, the spectator's last; `lines[step]`
    holds in the same order what each of them saw happen in that step, where several saw the same
    the same bytes. `answers` are the messages that were carried out. `rows` counts the entries of
    the log; `sequence` counts those that everyone may know of, and is the number that is told.
    While the log is only read (`on_paper`) no move is played; `kept_rows` is how far its state was
    kept last (`keeping.py`). `begins` puts a game that goes on from another where that was left;
    `written` is the record, once it is final. `chosen_clock` is the one the table was opened with,
    `clock` the one in force; a `friendly` game counts for nobody any more; `barred` are accounts
    that the host removed. Who heard of nothing since `whole_from` is told the whole table again:
    seats changed hands then, moves were taken back, or older lines came to light."""

    def __init__(self, id: str, opened: Opened, at: int) -> None:
        self.id = id
        self.game: Game = athanor.game(opened.game)
        if opened.rules != self.game.meta.rules:
            raise BadRequest(
                "table-rules", rules=opened.rules, wanted=self.game.meta.rules, game=opened.game
            )
        self.options: dict[str, OptionValue] = opened.options
        self.public = opened.public
        self.script = opened.script
        self.past = opened.past
        self.clock = opened.clock
        self.chosen_clock = opened.clock
        self.hints = opened.hints
        self.seed = bytes.fromhex(opened.seed)
        self.commitment = commitment(self.seed)
        self.seats = [Seat() for _ in opened.bots]
        self.begin_empty(at)
        for index, level in enumerate(opened.bots):
            if level:
                self.seats[index].give_to_bot(level, BOT_NAMES[index % len(BOT_NAMES)])

    def begin_empty(self, at: int) -> None:
        """Nobody has done anything yet."""
        self.created = at
        self.touched = at
        self.started: int | None = None
        self.still_since = 0
        self.next_table: str | None = None
        self.sequence = 1
        self.whole_from = 1
        self.rows = 1
        self.host = 0
        self.recorder: Recorder | None = None
        self.views = Seen(())
        self.log_from: list[int] = []
        self.lines: list[Line] = []
        self.moved: list[Moved | None] = []
        self.undos = 0
        self.undos_in_a_row = 0
        self.friendly = False
        self.barred: set[str] = set()
        self.wish: UndoAsked | None = None
        self.agreed: set[int] = set()
        self.chat: list[ChatLine] = []
        self.answers: dict[tuple[int, str], int] = {}
        self.on_paper = False
        self.kept_rows = 0
        self.begins: Callable[[Table, Recorder], None] | None = None
        self.played_before = 0
        self.written = b""

    @property
    def stage(self) -> Stage:
        if self.recorder is None:
            return "gathering"
        return "over" if self.over else "playing"

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended, by the rules or because all others have lost on time."""
        if self.recorder is None:
            return None
        found = self.recorder.state.result
        if self.clock is None:
            return found
        lost = [number for number, seat in enumerate(self.seats) if seat.lost]
        return clocks.result(found, lost, len(self.seats))

    @property
    def actors(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.asked is not None]

    def due(self) -> int:
        """When the next clock is over; 0 if none runs."""
        if self.clock is None or self.over:
            return 0
        ends = [clocks.deadline(seat, self.still_since) for seat in self.seats]
        return min((end for end in ends if end is not None), default=0)

    def names(self, apart_from: int = -1) -> list[str]:
        """Of the people who sit here. Bots are marked as such: a Maria may meet the bot Maria."""
        return [
            seat.name
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and number != apart_from
        ]

    def held_by(self, hashes: Sequence[str]) -> tuple[int, ...]:
        """The seats that these keys (given as hashes) hold."""
        return tuple(
            index for index, seat in enumerate(self.seats) if seat.key and seat.key in hashes
        )

    def log(self, viewer: int, first: int, last: int) -> list[bytes]:
        """The lines of steps `first` to `last` that a viewer may look back on."""
        first = max(first, self.log_from[viewer], self.first_line)
        here = slice(first - self.first_line, max(0, last + 1 - self.first_line))
        return [line[viewer] for line in self.lines[here]]

    def last_line(self, viewer: int) -> list[bytes]:
        """Of the step that was made last, if the viewer may look back on it."""
        return [line[viewer] for line in self.lines[-1:] if self.step >= self.log_from[viewer]]

    def step_known(self, since: int) -> int | None:
        """How far somebody knows the game who has heard all that was told until `since`. None if
        what they missed cannot just be added to that."""
        if not self.whole_from <= since <= self.sequence:
            return None
        if len(self.chat) == CHAT_KEPT and self.chat[0].sequence > since:
            return None
        step = len(self.moved)
        while step and (moved := self.moved[step - 1]) is not None and moved.sequence > since:
            step -= 1
        return step if step + 1 >= self.first_line else None

    @property
    def step(self) -> int:
        return self.recorder.state.step if self.recorder is not None else 0

    @property
    def first_line(self) -> int:
        """The step of the first line that is still there."""
        return self.step + 1 - len(self.lines)

    @property
    def full(self) -> bool:
        """Whether the game is longer than any record of it could be."""
        return self.step >= MOST_MOVES

    def asked_of(self, seat: int) -> str:
        """The kind of decision that a person at this seat is asked to make now, or empty."""
        asked = self.seats[seat].asked
        if asked is None or self.recorder is None or self.seats[seat].player:
            return ""
        decision = self.recorder.state.decision()
        return "" if decision is None else decision.kind

    def window(self, seat: int) -> int | None:
        """When the time is over that a person at this seat has for an answer. Nobody is hurried in
        a lesson."""
        seconds = None if self.script else self.game.windows.get(self.asked_of(seat))
        asked = self.seats[seat].asked
        return None if seconds is None or asked is None else asked[1] + seconds * 1000

    def times(self) -> Times:
        if self.clock is None and not self.game.windows:
            return TIMELESS
        windows = [self.window(seat) for seat in range(len(self.seats))]
        until = min((end for end in windows if end is not None), default=None)
        shown = clocks.shown(self.clock, self.seats, self.still_since)
        return Times(until, shown, self.still_since > 0)

    def standing_orders(self, seats: Sequence[int]) -> list[StandingOrder]:
        return [
            StandingOrder(seat, kind, self.seats[seat].orders.get(kind, ""), choices)
            for seat in seats
            for kind, choices in self.game.orders.items()
        ]

    def last_move(self, seat: int) -> int | None:
        """The step before the last move that the person at this seat made, if it still stands and
        is not too long ago."""
        for step in range(len(self.moved) - 1, max(-1, len(self.moved) - REACH - 1), -1):
            moved = self.moved[step]
            if moved is not None and moved.seat == seat and not moved.bot:
                return step
        return None

    def undo_wish(self) -> UndoWish | None:
        """The wish that is open, with those who have yet to agree: people who still sit there."""
        wish = self.wish
        if wish is None:
            return None
        waiting = [
            seat
            for seat in wish.people
            if seat not in self.agreed
            and self.seats[seat].kind == "person"
            and not self.seats[seat].cover
        ]
        return UndoWish(wish.seat, wish.step, waiting)

    def check_over(self) -> None:
        if not self.over:
            raise BadRecord("record-open")

    def record(self) -> Record:
        self.check_over()
        assert self.recorder is not None
        return self.recorder.record(reveal=True)
