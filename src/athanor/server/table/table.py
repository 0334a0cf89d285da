"""A table as its log tells it: who sits, what was played, what was said.

`fold` takes one entry after the other and is the only way a table changes, whether the entry was
made a moment ago or read back from the store after a restart. It knows no clock, no chance and no
network; what it refuses, it refuses before anything has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, assert_never

import msgspec
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
    SealedRng,
    View,
)
from athanor.contract import SeatInfo as RecordSeat
from athanor.contract.record import MOST_MOVES
from athanor.contract.recorder import REACH
from athanor.contract.seals import commitment

from ..settings import CHAT_KEPT
from ..wire.messages import ChatLine, LogLine, StandingOrder
from ..wire.resources import SeatKind, Stage, Subscription, Times, UndoWish
from . import clocks
from .entries import (
    SECRET,
    Covered,
    Entries,
    Left,
    Lost,
    Opened,
    Ordered,
    Paused,
    Played,
    Rematched,
    Removed,
    Renamed,
    Sat,
    Spoke,
    StandInChosen,
    Started,
    Subscribed,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
    decode,
)

#: Bots have names, in the order of seats; they need no translation.
BOT_NAMES: Final = ("Flamel", "Geber", "Maria", "Zosimos", "Agrippa", "Perenelle", "Hermes", "Dee")

#: So many of the last steps can be looked back on at the table; all of them in the record.
LINES_KEPT: Final = 2000
#: Of so many last moves it is known what their movers saw before them.
VIEWS_KEPT: Final = 16
#: The level that plays for somebody who chose none.
SUBSTITUTE: Final = "adept"

#: What each viewer writes down of one step, the spectator last.
Line = tuple[bytes, ...]

_encoder: Final = msgspec.json.Encoder()
#: A move with less than this of its level's search, in per cent, was thought about briefly.
BRIEF: Final = 50
#: Where nothing runs out.
TIMELESS: Final = Times(None)


class Seat:
    """`key` is a hash; `cover` the level of the bot that plays for a person, or empty. `orders` are
    a person's standing orders, by the kind of decision. `asked` is the step and the time at which
    the seat was asked what it is being asked now; `runs_from` is from when its clock runs, and
    `left` how many milliseconds it had then; `lost` says that they were over. `told_at` is where a
    browser is told that it is the seat's turn; `stand_in` is the level that its player wishes to
    be covered by, or empty: the house's.

    `account` is whose rating is played for. For that it matters whether a bot ever moved in their
    stead by their own doing (`helped`) or because others wished it (`stood_in`; `lent` while it
    does), whether they left (`gave_up`), and whether they wished to go on without somebody
    (`went_on`)."""

    __slots__ = (
        "account",
        "asked",
        "bot",
        "cover",
        "gave_up",
        "helped",
        "key",
        "kind",
        "left",
        "lent",
        "lost",
        "name",
        "nonce",
        "orders",
        "runs_from",
        "stand_in",
        "stood_in",
        "told_at",
        "went_on",
    )

    def __init__(self) -> None:
        self.asked: tuple[int, int] | None = None
        self.runs_from: int | None = None
        self.left = 0
        self.lost = False
        self.open()

    def open(self) -> None:
        self.kind: SeatKind = "open"
        self.name = ""
        self.bot = ""
        self.key = ""
        self.nonce = ""
        self.cover = ""
        self.stand_in = ""
        self.account = ""
        self.helped = False
        self.lent = False
        self.stood_in = False
        self.gave_up = False
        self.went_on = False
        self.orders: dict[str, str] = {}
        self.told_at: Subscription | None = None
        self.asked = None

    def take(self, name: str, key: str, nonce: str) -> None:
        self.open()
        self.kind = "person"
        self.name = name
        self.key = key
        self.nonce = nonce

    def give_to_bot(self, level: str, name: str) -> None:
        asked = self.asked
        self.open()
        self.asked = asked
        self.kind = "bot"
        self.name = name
        self.bot = level

    @property
    def player(self) -> str:
        """The level of the bot that chooses for this seat now, or empty: a person does."""
        return self.cover or self.bot

    @property
    def substitute(self) -> str:
        """The level of the bot that plays on for who is away, has left, or is out of time."""
        return self.stand_in or SUBSTITUTE


class Moved(Struct, frozen=True):
    """A move as its mover saw it: `before` is the view in which it was chosen (empty if that is
    long ago), `chance` says that something was drawn or rolled, `bot` who chose, if it was not the
    person, and `thought` with how much of its search, in per cent."""

    seat: int
    bot: str
    action: Action
    before: bytes
    chance: bool
    thought: int = 100


class Table:
    """`views[seat]` is the current view of each seat as JSON, the spectator's last; `lines[step]`
    holds in the same order what each of them saw happen in that step, where several saw the same
    the same bytes. `answers` are the messages that were carried out. `rows` counts the entries of
    the log; `sequence` counts those that everyone may know of, and is the number that is told.
    While the log is only read (`on_paper`) no move is played; `kept_rows` is how far its state was
    kept last (`keeping.py`). `begins` puts a game that goes on from another where that was left;
    `written` is the record, once it is final. `chosen_clock` is the one the table was opened with,
    `clock` the one in force; a `friendly` game counts for nobody any more; `barred` are accounts
    that the host removed."""

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
        self.still_since = 0
        self.hints = opened.hints
        self.seed = bytes.fromhex(opened.seed)
        self.commitment = commitment(self.seed)
        self.created = at
        self.touched = at
        self.started: int | None = None
        self.next_table: str | None = None
        self.sequence = 1
        self.rows = 1
        self.seats = [Seat() for _ in opened.bots]
        self.host = 0
        self.recorder: Recorder | None = None
        self.views: list[bytes] = []
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
        for index, level in enumerate(opened.bots):
            if level:
                self.seats[index].give_to_bot(level, BOT_NAMES[index % len(BOT_NAMES)])

    # -- reading

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

    # -- the fold

    def fold_all(self, rows: Sequence[tuple[int, bytes]]) -> None:
        for at, row in rows:
            self.fold(decode(row), at)

    def fold(self, entry: Entries, at: int) -> None:
        """Carries out the next entry. If the rules of the game refuse it, nothing has changed."""
        match entry:
            case Played():
                self.play(entry, at)
            case Spoke():
                self.say(at, entry.seat, self.seats[entry.seat].name, entry.text, entry.phrase)
            case Sat():
                self.sit(entry, at)
            case Renamed():
                self.seats[entry.seat].name = entry.name
            case Left():
                self.leave(entry, at)
            case Removed():
                self.remove(entry, at)
            case Started():
                self.start(entry, at)
            case Covered():
                self.cover(entry, at)
            case StandInChosen():
                self.seats[entry.seat].stand_in = entry.bot
            case UndoAsked():
                self.wish, self.agreed = entry, set()
                self.say(at, None, self.seats[entry.seat].name, phrase="house-undo-asked")
            case UndoAnswered():
                self.answer_undo(entry, at)
            case Undone():
                self.undo(entry, at)
            case Paused():
                self.pause(entry, at)
            case Lost():
                self.lose(entry, at)
            case Subscribed():
                self.seats[entry.seat].told_at = entry.where
            case Ordered():
                self.seats[entry.seat].orders[entry.kind] = entry.order
            case Rematched():
                self.next_table = entry.table
            case Opened():
                raise BadRequest("malformed")
            case _:
                assert_never(entry)
        self.rows += 1
        if not isinstance(entry, SECRET):
            self.sequence += 1
        self.touched = at
        if entry.id:
            self.answers[entry.by, entry.id] = self.sequence

    def sit(self, entry: Sat, at: int) -> None:
        # Message ids belong to who sits there, and that is now somebody else.
        for key in [key for key in self.answers if key[0] == entry.seat]:
            del self.answers[key]
        self.seats[entry.seat].take(entry.name, entry.key, entry.nonce)
        self.seats[entry.seat].stand_in = entry.stand_in
        if all(seat.account != entry.account for seat in self.seats):
            self.seats[entry.seat].account = entry.account
        self.find_host()
        self.say(at, None, entry.name, phrase="house-sat")

    def leave(self, entry: Left, at: int) -> None:
        seat = self.seats[entry.seat]
        self.say(at, None, seat.name, phrase="house-left")
        if self.recorder is None:
            seat.open()
        else:
            clocks.stop(self.clock, seat, at, self.still_since, moved=False)
            account = seat.account
            seat.give_to_bot(entry.bot, seat.name)
            seat.account = account
            seat.gave_up = True
        self.find_host()

    def remove(self, entry: Removed, at: int) -> None:
        seat = self.seats[entry.seat]
        self.say(at, None, seat.name, phrase="house-removed")
        if seat.account:
            self.barred.add(seat.account)
        seat.open()

    def find_host(self) -> None:
        """The host is a person as long as there is one."""
        if self.seats[self.host].kind != "person":
            people = [i for i, seat in enumerate(self.seats) if seat.kind == "person"]
            self.host = people[0] if people else self.host

    def cover(self, entry: Covered, at: int) -> None:
        seat = self.seats[entry.seat]
        seat.cover = entry.bot
        seat.lent = bool(entry.bot and entry.agreed)
        for other in entry.agreed:
            self.seats[other].went_on = True
        if seat.asked is not None:
            seat.asked = (seat.asked[0], at)
            if entry.bot:
                clocks.stop(self.clock, seat, at, self.still_since, moved=False)
            else:
                clocks.ask(self.clock, seat, at)
        self.say(at, None, seat.name, phrase="house-covered" if entry.bot else "house-back")

    def start(self, entry: Started, at: int) -> None:
        self.clock = entry.clock or self.clock
        if self.script is None:
            self.seats[self.host].nonce += entry.nonce
        for index, seat in enumerate(self.seats):
            if seat.kind == "open":
                seat.give_to_bot(entry.bot, BOT_NAMES[index % len(BOT_NAMES)])
        self.recorder = self.new_recorder(at)
        self.started = at
        for seat in self.seats:
            clocks.wind_up(self.clock, seat)
        self.say(at, None, "", phrase="house-started")
        if self.past:
            self.take_over(self.recorder, self.past, at)
        else:
            self.look(at)

    def new_recorder(self, at: int) -> Recorder:
        return Recorder(
            self.game,
            [RecordSeat(seat.name, seat.bot) for seat in self.seats],
            self.seed,
            [seat.nonce for seat in self.seats],
            started=at // 1000,
            earlier=self.past.stretches if self.past else (),
            **self.options,
        )

    def take_over(self, recorder: Recorder, past: TakenOver, at: int) -> None:
        """What was done in the game that this one goes on from was played before, by a clerk."""
        assert self.begins is not None
        self.begins(self, recorder)
        self.moved = [None] * past.steps
        if not self.on_paper:
            self.look_around(at)

    def play(self, entry: Played, at: int) -> None:
        recorder = self.recorder
        if recorder is None or self.started is None:
            raise BadRequest("not-started")
        if self.full:
            raise BadRequest("game-too-long", most=MOST_MOVES)
        self.moved.append(self.move(recorder, entry, at))
        self.forget_views()
        self.wish = None
        self.undos_in_a_row = 0
        self.answered(self.seats[entry.seat], at, moved=True)
        if entry.bot and self.seats[entry.seat].lent:
            self.seats[entry.seat].stood_in = True
        elif entry.bot:
            self.seats[entry.seat].helped = True
        self.look(at, brief=entry.thought < BRIEF)

    def move(self, recorder: Recorder, entry: Played, at: int) -> Moved:
        action = self.game.action(entry.action)
        if self.on_paper:
            recorder.write(entry.seat, action, self.elapsed(at))
            return Moved(entry.seat, entry.bot, action, b"", True, entry.thought)
        drawn = draws(recorder)
        recorder.play(entry.seat, action, self.elapsed(at))
        before, chance = self.views[entry.seat], draws(recorder) > drawn
        return Moved(entry.seat, entry.bot, action, before, chance, entry.thought)

    def forget_views(self) -> None:
        """Only of the last moves: views are large."""
        old = len(self.moved) - VIEWS_KEPT - 1
        moved = self.moved[old] if old >= 0 else None
        if moved is not None and moved.before:
            self.moved[old] = msgspec.structs.replace(moved, before=b"")

    def answered(self, seat: Seat, at: int, moved: bool = False) -> None:
        """The seat is no longer asked what it was asked."""
        seat.asked = None
        clocks.stop(self.clock, seat, at, self.still_since, moved)

    def pause(self, entry: Paused, at: int) -> None:
        if entry.since == 0 and self.still_since:
            for seat in self.seats:
                clocks.resume(seat, self.still_since, at)
        self.still_since = entry.since

    def lose(self, entry: Lost, at: int) -> None:
        seat = self.seats[entry.seat]
        clocks.stop(self.clock, seat, at, 0, moved=False)
        seat.lost = True
        seat.cover = entry.bot
        self.say(at, None, seat.name, phrase="house-lost")

    def elapsed(self, at: int) -> int:
        """The time of play, that of the game this one goes on from included."""
        return self.played_before + at - (self.started or 0)

    def answer_undo(self, entry: UndoAnswered, at: int) -> None:
        wish = self.wish
        if wish is None:
            raise BadRequest("no-undo-wish")
        if entry.agreed:
            self.agreed.add(entry.seat)
            return
        self.wish = None
        own = entry.seat == wish.seat
        phrase = "house-undo-withdrawn" if own else "house-undo-refused"
        self.say(at, None, self.seats[entry.seat].name, phrase=phrase)

    def undo(self, entry: Undone, at: int) -> None:
        recorder = self.recorder
        assert recorder is not None
        count = len(self.moved) - entry.step
        if self.on_paper:
            recorder.strike(entry.seat, count, self.elapsed(at))
        else:
            recorder.undo(entry.seat, count, self.elapsed(at))
            del self.lines[max(0, len(self.lines) - count) :]
        del self.moved[entry.step :]
        self.undos += 1
        self.undos_in_a_row += 1
        self.friendly = self.friendly or entry.way == "agreed"
        self.seats[entry.seat].helped |= entry.way == "alone"
        self.wish = None
        for seat in self.seats:
            self.answered(seat, at)
        if not self.on_paper:
            self.look_around(at)
        self.say(at, None, self.seats[entry.seat].name, phrase="house-undone")

    def look(self, at: int, brief: bool = False) -> None:
        """What everyone sees now, and saw happen."""
        if self.on_paper:
            return
        self.lines.append(self.look_around(at, brief))
        if len(self.lines) > LINES_KEPT:
            del self.lines[0]

    def look_around(self, at: int, brief: bool = False) -> Line:
        """What everyone sees now. Encoded once; kept for whoever comes (back) to the table. Also
        the line that each would write down of the last step."""
        assert self.recorder is not None
        state = self.recorder.state
        views = self.game.views(state)
        self.views = [_encoder.encode(view) for view in views]
        self.log_from = [view.log_from for view in views]
        actors = state.actors()
        for number, seat in enumerate(self.seats):
            if number not in actors:
                self.answered(seat, at)
            elif seat.asked is None:
                seat.asked = (state.step, at)
                clocks.ask(self.clock, seat, at)
        return write_line(views, at, brief)

    def say(self, at: int, seat: int | None, name: str, text: str = "", phrase: str = "") -> None:
        self.chat.append(ChatLine(self.sequence + 1, at, seat, name, text, phrase))
        if len(self.chat) > CHAT_KEPT:
            del self.chat[0]


def draws(recorder: Recorder) -> int:
    rng = recorder.state.rng
    return len(rng.journal) if isinstance(rng, SealedRng) else 0


def write_line(views: Sequence[View], at: int, brief: bool = False) -> Line:
    """What each of them saw happen in the last step; where several saw the same, the same bytes."""
    line: list[bytes] = []
    told: object = None
    for view in views:
        if view.events != told:
            told = view.events
            written = _encoder.encode(LogLine(view.step, at, view.events, brief))
        line.append(written)
    return tuple(line)
