"""A record told again: what every seat saw at every step, and what was taken back.

A clerk does this (`workers/desk.py`), for a record may be as long as anyone likes. It never holds
more than a few steps of it open: what is told is compressed as it is told.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from athanor.contract import BadRecord, Event, State, View, read_record, replay
from athanor.contract.record import Header, Move, Record, UndoneLine
from athanor.contract.replaying import Aside

from ..wire.messages import LogLine
from ..wire.replays import ReplayInfo, ReplaySeat

CHUNK: Final = 16
FAST: Final = 3
#: Times beyond this are not milliseconds, and not every reader of JSON could take them.
LATEST: Final = 2**52
#: All that is told of one record, compressed.
LARGEST: Final = 16 * 1024 * 1024
GZIP: Final = 31
#: Many strips may be open at once; these take little room and press a little less.
SMALL_WINDOW: Final = 16 + 12
SMALL_MEMORY: Final = 4

_encoder: Final = msgspec.json.Encoder()


class Told(Struct, frozen=True):
    """`info` is JSON; all others are JSON, compressed: `views[viewer][piece]`, `logs[viewer]`, the
    `actions[piece]`, and the `record` itself. The last viewer sees the game openly: the board as a
    spectator, the log as it was."""

    info: bytes
    views: list[list[bytes]]
    logs: list[bytes]
    actions: list[bytes]
    record: bytes


class Strip:
    """Parts of a JSON list, one after the other, compressed as they come."""

    def __init__(self, begin: bytes = b"", window: int = GZIP, memory: int = 8) -> None:
        self.press = zlib.compressobj(FAST, zlib.DEFLATED, window, memory)
        self.out = [self.press.compress(begin)]
        self.size = 0
        self.begun = False

    def add(self, part: bytes) -> None:
        self.put(b"," + part if self.begun else part)
        self.begun = True

    def put(self, words: bytes) -> None:
        pressed = self.press.compress(words)
        if pressed:
            self.out.append(pressed)
            self.size += len(pressed)

    def end(self, words: bytes = b"") -> bytes:
        self.put(words)
        self.out.append(self.press.flush())
        return b"".join(self.out)


class Teller(Aside):
    """Writes down what each viewer sees and is told."""

    def __init__(self, header: Header) -> None:
        self.started = min(max(header.started * 1000, 0), LATEST)
        self.viewers = len(header.seats) + 1
        self.step = -1
        self.size = 0
        self.lines = [Strip(b'{"lines":[') for _ in range(self.viewers)]
        self.undone = [small_strip() for _ in range(self.viewers)]
        self.seen: list[list[bytes]] = [[] for _ in range(self.viewers)]
        self.views: list[list[bytes]] = [[] for _ in range(self.viewers)]
        self.open_lines: list[list[Strip]] = []

    def tell(self, state: State, since: int) -> None:
        self.step += 1
        at = min(max(self.started + since, 0), LATEST)
        shown = state.game.views(state)
        for viewer, events in enumerate(seen_events(shown, state)):
            self.lines[viewer].add(_encoder.encode(LogLine(self.step, at, events)))
            self.seen[viewer].append(_encoder.encode(shown[viewer]))
        if len(self.seen[0]) == CHUNK:
            self.turn_page()

    def turn_page(self) -> None:
        for viewer, seen in enumerate(self.seen):
            if seen:
                self.views[viewer].append(squeeze(b'{"views":[%b]}' % b",".join(seen)))
                self.size += len(self.views[viewer][-1])
                seen.clear()
        self.check_size()

    # -- what was taken back

    def begin(self, line: UndoneLine) -> None:
        opening = b'{"step":%d,"seat":%d,"moves":[' % (self.step + 1, line.seat)
        self.open_lines.append([small_strip(opening) for _ in range(self.viewers)])

    def move(self, line: UndoneLine, move: Move, state: State) -> None:
        shown = state.game.views(state)
        for viewer, events in enumerate(seen_events(shown, state)):
            knows = viewer in (move.seat, self.viewers - 1)
            action = move.action if knows and not events else None
            told = {"seat": move.seat, "events": events, "action": action}
            self.open_lines[-1][viewer].add(_encoder.encode(told))
        self.check_size()

    def check_size(self) -> None:
        strips = [*self.lines, *self.undone, *(s for line in self.open_lines for s in line)]
        if self.size + sum(strip.size for strip in strips) > LARGEST:
            raise BadRecord("work-too-large")

    def end(self, line: UndoneLine) -> None:
        for viewer, strip in enumerate(self.open_lines.pop()):
            copy(strip.end(b"]}"), self.undone[viewer])

    def log(self, viewer: int) -> bytes:
        strip = self.lines[viewer]
        strip.put(b'],"undone":[')
        strip.begun = False
        undone = self.undone[viewer]
        if undone.begun:
            copy(undone.end(), strip)
        return strip.end(b"]}")


def small_strip(begin: bytes = b"") -> Strip:
    return Strip(begin, SMALL_WINDOW, SMALL_MEMORY)


def copy(pressed: bytes, strip: Strip) -> None:
    """Adds what another strip holds, a little at a time."""
    unpress = zlib.decompressobj(GZIP)
    if strip.begun:
        strip.put(b",")
    strip.begun = True
    words = unpress.decompress(pressed, 65536)
    while words:
        strip.put(words)
        words = unpress.decompress(unpress.unconsumed_tail, 65536)


def work_out(id: str, data: bytes) -> bytes:
    """Plays a record again and writes down what everyone saw, moves that were taken back too."""
    record = read_record(data)
    if record.seed is None:
        raise BadRecord("record-open")
    teller = Teller(record.header)
    for state in replay(record, teller):
        teller.tell(state, record.moves[teller.step].at if teller.step >= 0 else 0)
    teller.turn_page()
    actions = [
        squeeze(_encoder.encode([move.action for move in record.moves[first : first + CHUNK]]))
        for first in range(0, len(record.moves), CHUNK)
    ]
    told = Told(
        info=_encoder.encode(describe(id, record, state)),
        views=teller.views,
        logs=[teller.log(viewer) for viewer in range(teller.viewers)],
        actions=actions,
        record=squeeze(data),
    )
    return msgspec.msgpack.encode(told)


def seen_events(shown: Sequence[View], state: State) -> list[Sequence[Event]]:
    """What each seat saw happen in the last step, and at the end all of it."""
    return [*(view.events for view in shown[:-1]), state.events]


def squeeze(words: bytes) -> bytes:
    return gzip.compress(words, FAST, mtime=0)


def describe(id: str, record: Record, last: State) -> ReplayInfo:
    header = record.header
    stretches = header.stretches
    return ReplayInfo(
        id=id,
        game=header.game,
        rules=header.rules,
        options=last.options,
        seats=[ReplaySeat(seat.name, seat.bot) for seat in header.seats],
        started=min(max(header.started, 0), LATEST),
        commitment=header.commitment,
        movers=[move.seat for move in record.moves],
        taken_over=stretches[-1].until if stretches else 0,
        chunk=CHUNK,
        result=last.result,
    )
