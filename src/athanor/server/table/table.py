"""A table as its log tells it: who sits, what was played, what was said.

`fold` takes one entry after the other and is the only way a table changes, whether the entry was
made a moment ago or read back from the store after a restart. It knows no clock, no chance and no
network; what it refuses, it refuses before anything has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

import msgspec

from athanor.contract import BadRequest, Recorder, SealedRng, SeatInfo, View
from athanor.contract.record import MOST_MOVES

from ..settings import CHAT_KEPT
from ..wire.messages import ChatLine, LogLine
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
from .readable import BOT_NAMES, Line, Moved, Readable
from .seat import Seat
from .seen import Seen

#: So many of the last steps can be looked back on at the table; all of them in the record.
LINES_KEPT: Final = 2000
#: Of so many last moves it is known what their movers saw before them.
VIEWS_KEPT: Final = 16
#: A move with less than this of its level's search, in per cent, was thought about briefly.
BRIEF: Final = 50

_encoder: Final = msgspec.json.Encoder()


class Table(Readable):
    """A table that goes on, from entry to entry."""

    def fold_all(self, rows: Sequence[tuple[int, bytes]]) -> None:
        for at, row in rows:
            self.fold(decode(row), at)

    def fold(self, entry: Entries, at: int) -> None:
        """Carries out the next entry. If the rules of the game refuse it, nothing has changed."""
        self.carry_out(entry, at)
        self.rows += 1
        if not isinstance(entry, SECRET):
            self.sequence += 1
        self.touched = at
        if entry.id:
            self.answers[entry.by, entry.id] = self.sequence

    # One line for each kind of entry there is, and mypy sees to it that none is missing.
    def carry_out(self, entry: Entries, at: int) -> None:  # noqa: C901
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
                self.ask_to_undo(entry, at)
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

    def sit(self, entry: Sat, at: int) -> None:
        # Message ids belong to who sits there, and that is now somebody else.
        for key in [key for key in self.answers if key[0] == entry.seat]:
            del self.answers[key]
        self.seats[entry.seat].take(entry.name, entry.key, entry.nonce)
        self.seats[entry.seat].stand_in = entry.stand_in
        if all(seat.account != entry.account for seat in self.seats):
            self.seats[entry.seat].account = entry.account
        self.find_host()
        self.tell_whole()
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
        self.tell_whole()

    def remove(self, entry: Removed, at: int) -> None:
        seat = self.seats[entry.seat]
        self.say(at, None, seat.name, phrase="house-removed")
        if seat.account:
            self.barred.add(seat.account)
        seat.open()
        self.tell_whole()

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
        self.tell_whole()
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
            [SeatInfo(seat.name, seat.bot) for seat in self.seats],
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
        number = self.sequence + 1
        if self.on_paper:
            recorder.write(entry.seat, action, self.elapsed(at))
            return Moved(entry.seat, entry.bot, action, b"", True, entry.thought, number)
        before, drawn = self.views[entry.seat], draws(recorder)
        recorder.play(entry.seat, action, self.elapsed(at))
        chance = draws(recorder) > drawn
        return Moved(entry.seat, entry.bot, action, before, chance, entry.thought, number)

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

    def ask_to_undo(self, entry: UndoAsked, at: int) -> None:
        self.wish, self.agreed = entry, set()
        self.say(at, None, self.seats[entry.seat].name, phrase="house-undo-asked")

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
        self.tell_whole()
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
        """What everyone sees now, kept for whoever comes (back) to the table. Also the line that
        each would write down of the last step."""
        assert self.recorder is not None
        state = self.recorder.state
        views = self.game.views(state)
        self.views = Seen(views)
        before, self.log_from = self.log_from, [view.log_from for view in views]
        if self.log_from != before and is_less(self.log_from, before):
            self.tell_whole()
        actors = state.actors()
        for number, seat in enumerate(self.seats):
            if number not in actors:
                if seat.asked is not None:
                    self.answered(seat, at)
            elif seat.asked is None:
                seat.asked = (state.step, at)
                clocks.ask(self.clock, seat, at)
        return write_line(views, at, brief)

    def tell_whole(self) -> None:
        """What one knew before this entry is no longer a part of what there is to know."""
        self.whole_from = self.sequence + 1

    def say(self, at: int, seat: int | None, name: str, text: str = "", phrase: str = "") -> None:
        self.chat.append(ChatLine(self.sequence + 1, at, seat, name, text, phrase))
        if len(self.chat) > CHAT_KEPT:
            del self.chat[0]


def is_less(log_from: Sequence[int], before: Sequence[int]) -> bool:
    """Whether anybody may look further back than before."""
    return any(now < then for now, then in zip(log_from, before, strict=False))


def draws(recorder: Recorder) -> int:
    rng = recorder.state.rng
    return len(rng.journal) if isinstance(rng, SealedRng) else 0


def write_line(views: Sequence[View], at: int, brief: bool = False) -> Line:
    """What each of them saw happen in the last step; where several saw the same, the same bytes."""
    line: list[bytes] = []
    told: object = None
    for view in views:
        if view.events is not told and view.events != told:
            told = view.events
            written = _encoder.encode(LogLine(view.step, at, view.events, brief))
        line.append(written)
    return tuple(line)
