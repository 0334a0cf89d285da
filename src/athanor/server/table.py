"""A table as its log tells it: who sits, what was played, what was said.

`fold` takes one entry after the other and is the only way a table changes, whether the entry was
made a moment ago or read back from the store after a restart. It knows no clock, no chance and no
network; what it refuses, it refuses before anything has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

import msgspec

import athanor
from athanor.contract import BadRecord, BadRequest, Game, OptionValue, Past, Record, Recorder
from athanor.contract import SeatInfo as RecordSeat
from athanor.contract.record import commitment

from .entries import (
    SECRET,
    Covered,
    Entries,
    Left,
    Opened,
    Ordered,
    Played,
    Rematched,
    Renamed,
    Sat,
    Spoke,
    Started,
    decode,
)
from .protocol import ChatLine, LogLine, SeatKind, Stage, StandingOrder, Times
from .settings import CHAT_KEPT

#: Bots have names, in the order of seats; they need no translation.
BOT_NAMES: Final = ("Flamel", "Geber", "Maria", "Zosimos", "Agrippa", "Perenelle", "Hermes", "Dee")

_encoder: Final = msgspec.json.Encoder()


class Seat:
    """`key` is a hash; `cover` the level of the bot that plays for a person, or empty. `orders` are
    a person's standing orders, by the kind of decision. `asked` is the step and the time at which
    the seat was asked what it is being asked now. `account` is whose rating is played for, and
    `helped` whether a bot ever moved in their stead."""

    __slots__ = (
        "account",
        "asked",
        "bot",
        "cover",
        "helped",
        "key",
        "kind",
        "name",
        "nonce",
        "orders",
    )

    def __init__(self) -> None:
        self.asked: tuple[int, int] | None = None
        self.open()

    def open(self) -> None:
        self.kind: SeatKind = "open"
        self.name = ""
        self.bot = ""
        self.key = ""
        self.nonce = ""
        self.cover = ""
        self.account = ""
        self.helped = False
        self.orders: dict[str, str] = {}
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


class Table:
    """`views[seat]` is the current view of each seat as JSON, the spectator's last; `lines[step]`
    holds in the same order what each of them saw happen in that step, where several saw the same
    the same bytes. `answers` are the messages that were carried out. `rows` counts the entries of
    the log; `sequence` counts those that everyone may know of, and is the number that is told."""

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
        self.lines: list[tuple[bytes, ...]] = []
        self.chat: list[ChatLine] = []
        self.answers: dict[tuple[int, str], int] = {}
        for index, level in enumerate(opened.bots):
            if level:
                self.seats[index].give_to_bot(level, BOT_NAMES[index % len(BOT_NAMES)])

    # -- reading

    @property
    def stage(self) -> Stage:
        if self.recorder is None:
            return "gathering"
        return "over" if self.recorder.state.over else "playing"

    def held_by(self, hashes: Sequence[str]) -> tuple[int, ...]:
        """The seats that these keys (given as hashes) hold."""
        return tuple(
            index for index, seat in enumerate(self.seats) if seat.key and seat.key in hashes
        )

    def log(self, viewer: int, first: int, last: int) -> list[bytes]:
        """The lines of steps `first` to `last` that a viewer may look back on."""
        first = max(first, self.log_from[viewer])
        return [line[viewer] for line in self.lines[first : last + 1]]

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
        windows = [self.window(seat) for seat in range(len(self.seats))]
        return Times(min((end for end in windows if end is not None), default=None))

    def standing_orders(self, seats: Sequence[int]) -> list[StandingOrder]:
        return [
            StandingOrder(seat, kind, self.seats[seat].orders.get(kind, ""), choices)
            for seat in seats
            for kind, choices in self.game.orders.items()
        ]

    def record(self) -> Record:
        if self.recorder is None or not self.recorder.state.over:
            raise BadRecord("record-open")
        return self.recorder.record()

    # -- the fold

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
            case Started():
                self.start(entry, at)
            case Covered():
                self.cover(entry, at)
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
        self.seats[entry.seat].take(entry.name, entry.key, entry.nonce)
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
            account = seat.account
            seat.give_to_bot(entry.bot, seat.name)
            seat.account = account
            seat.helped = True
        self.find_host()

    def find_host(self) -> None:
        """The host is a person as long as there is one."""
        if self.seats[self.host].kind != "person":
            people = [i for i, seat in enumerate(self.seats) if seat.kind == "person"]
            self.host = people[0] if people else self.host

    def cover(self, entry: Covered, at: int) -> None:
        seat = self.seats[entry.seat]
        seat.cover = entry.bot
        if seat.asked is not None:
            seat.asked = (seat.asked[0], at)
        self.say(at, None, seat.name, phrase="house-covered" if entry.bot else "house-back")

    def start(self, entry: Started, at: int) -> None:
        if self.script is None:
            self.seats[self.host].nonce += entry.nonce
        for index, seat in enumerate(self.seats):
            if seat.kind == "open":
                seat.give_to_bot(entry.bot, BOT_NAMES[index % len(BOT_NAMES)])
        self.recorder = Recorder(
            self.game,
            [RecordSeat(seat.name, seat.bot) for seat in self.seats],
            self.seed,
            [seat.nonce for seat in self.seats],
            started=at // 1000,
            earlier=self.past.stretches if self.past else (),
            **self.options,
        )
        self.started = at
        self.say(at, None, "", phrase="house-started")
        self.look(at)
        if self.past:
            self.take_over(self.recorder, self.past, at)

    def take_over(self, recorder: Recorder, past: Past, at: int) -> None:
        """What was done in the game that this one goes on from."""
        for move in past.moves:
            recorder.play(move.seat, self.game.action(move.action), move.at)
            self.look(at)

    def play(self, entry: Played, at: int) -> None:
        recorder = self.recorder
        if recorder is None or self.started is None:
            raise BadRequest("not-started")
        action = self.game.action(entry.action)
        before = self.past.moves[-1].at if self.past and self.past.moves else 0
        recorder.play(entry.seat, action, before + at - self.started)
        self.seats[entry.seat].asked = None
        if entry.bot:
            self.seats[entry.seat].helped = True
        self.look(at)

    def look(self, at: int) -> None:
        """What everyone sees now. Encoded once; kept for whoever comes (back) to the table."""
        assert self.recorder is not None
        state = self.recorder.state
        views: list[bytes] = []
        log_from: list[int] = []
        line: list[bytes] = []
        told: object = None
        for view in self.game.views(state):
            if view.events != told:
                told = view.events
                written = _encoder.encode(LogLine(view.step, at, view.events))
            line.append(written)
            log_from.append(view.log_from)
            views.append(_encoder.encode(view))
        self.views = views
        self.log_from = log_from
        self.lines.append(tuple(line))
        actors = state.actors()
        for number, seat in enumerate(self.seats):
            if number not in actors:
                seat.asked = None
            elif seat.asked is None:
                seat.asked = (state.step, at)

    def say(self, at: int, seat: int | None, name: str, text: str = "", phrase: str = "") -> None:
        self.chat.append(ChatLine(self.sequence + 1, at, seat, name, text, phrase))
        if len(self.chat) > CHAT_KEPT:
            del self.chat[0]


def rebuild(id: str, rows: Sequence[tuple[int, bytes]]) -> Table:
    """The table that a log of times and entries tells of."""
    at, first = rows[0]
    opened = decode(first)
    assert isinstance(opened, Opened)
    table = Table(id, opened, at)
    for at, row in rows[1:]:
        table.fold(decode(row), at)
    return table
