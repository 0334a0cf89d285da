"""Games that are over, opened to be looked through: from a table of the house, or from a record
that somebody brought along.

A replay is worked out once, with what every seat saw at every step, and kept compressed until
others need the room. It holds nothing that the record does not: whoever has lost it asks again.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

from athanor.contract import (
    BadRecord,
    BadRequest,
    Event,
    Record,
    State,
    View,
    branch,
    read_record,
    replay,
)
from athanor.contract.record import Undone

from ..wire.messages import LogLine, UndoneLine, UndoneMove
from ..wire.resources import OpenTable, PlayOn, ReplayInfo, ReplaySeat, Seated, SeatPlan

if TYPE_CHECKING:
    from .hub import Hub

CHUNK: Final = 16
#: All replays together, compressed.
ROOM: Final = 64 * 1024 * 1024
ID_LENGTH: Final = 32
FAST: Final = 3
#: Times beyond this are not milliseconds, and not every reader of JSON could take them.
LATEST: Final = 2**52

_encoder: Final = msgspec.json.Encoder()


class Replay:
    """`views[viewer][piece]` and `logs[viewer]` are JSON, compressed. The last viewer sees the game
    openly: the board as a spectator, the log as it was."""

    def __init__(
        self, record: Record, info: ReplayInfo, views: list[list[bytes]], logs: list[bytes]
    ) -> None:
        self.record = record
        self.info = info
        self.views = views
        self.logs = logs
        self.size = sum(len(piece) for pieces in [*views, logs] for piece in pieces)

    def viewer(self, name: str) -> int:
        seats = len(self.info.seats)
        if name == "open":
            return seats
        if name.isascii() and name.isdecimal() and int(name) < seats:
            return int(name)
        raise BadRequest("no-such-seat", seat=name[:20], seats=seats)


class Replays:
    """Those at hand, the one asked for last at the end."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.kept: OrderedDict[str, Replay] = OrderedDict()
        self.working = asyncio.Lock()

    def find(self, id: str) -> Replay:
        if id not in self.kept:
            raise BadRequest("no-such-replay")
        self.kept.move_to_end(id)
        return self.kept[id]

    async def of_table(self, id: str) -> Replay:
        """Only of a game that is over: until then its seats' secrets are theirs."""
        actor = await self.hub.find(id)
        return await self.of_record(actor.table.record())

    async def of_file(self, data: bytes) -> Replay:
        record = read_record(data)
        if record.seed is None:
            raise BadRecord("record-open")
        return await self.of_record(record)

    async def of_record(self, record: Record) -> Replay:
        id = sha256(record.json()).hexdigest()[:ID_LENGTH]
        async with self.working:
            if id not in self.kept:
                seconds = self.hub.settings.replay_seconds
                self.kept[id] = await asyncio.to_thread(work_out, id, record, seconds)
                self.make_room()
        return self.find(id)

    def make_room(self) -> None:
        while len(self.kept) > 1 and sum(each.size for each in self.kept.values()) > ROOM:
            self.kept.popitem(last=False)

    async def play_on(self, id: str, wanted: PlayOn) -> Seated:
        found = self.find(id)
        seats = len(found.info.seats)
        if not 0 <= wanted.seat < seats:
            raise BadRequest("no-such-seat", seat=wanted.seat, seats=seats)
        if not wanted.bot:
            raise BadRequest("bots-only")
        past = branch(found.record, wanted.step)
        if wanted.step == len(found.record.moves) and found.record.result is not None:
            raise BadRequest("game-over")
        plan = [SeatPlan("" if seat == wanted.seat else wanted.bot) for seat in range(seats)]
        return await self.hub.open(
            OpenTable(
                game=found.info.game,
                name=wanted.name,
                seats=plan,
                options=found.info.options,
                nonce=wanted.nonce,
            ),
            past,
        )


def work_out(id: str, record: Record, seconds: float) -> Replay:
    """Plays a record again and writes down what everyone saw, moves that were taken back too."""
    deadline = time.monotonic() + seconds
    started = min(max(record.header.started * 1000, 0), LATEST)
    viewers = len(record.header.seats) + 1
    seen: list[list[bytes]] = [[] for _ in range(viewers)]
    told: list[list[bytes]] = [[] for _ in range(viewers)]
    undone: list[list[bytes]] = [[] for _ in range(viewers)]
    views: list[list[bytes]] = [[] for _ in range(viewers)]
    step = -1

    def check_time() -> None:
        if time.monotonic() > deadline:
            raise BadRecord("record-too-long", seconds=int(seconds))

    def take_back(line: Undone, after: Sequence[State]) -> None:
        check_time()
        for viewer, moves in enumerate(undone_moves(line, after, viewers)):
            undone[viewer].append(_encoder.encode(UndoneLine(step + 1, line.seat, moves)))

    for state in replay(record, take_back):
        check_time()
        step += 1
        since = record.moves[step - 1].at if step else 0
        at = min(max(started + since, 0), LATEST)
        shown = state.game.views(state)
        for viewer, events in enumerate(seen_events(shown, state)):
            seen[viewer].append(_encoder.encode(shown[viewer]))
            told[viewer].append(_encoder.encode(LogLine(step, at, events)))
            if len(seen[viewer]) == CHUNK:
                views[viewer].append(squeeze(views=seen[viewer]))
                seen[viewer] = []
    for viewer in range(viewers):
        if seen[viewer]:
            views[viewer].append(squeeze(views=seen[viewer]))
    logs = [squeeze(lines=told[viewer], undone=undone[viewer]) for viewer in range(viewers)]
    return Replay(record, describe(id, record, state), views, logs)


def seen_events(shown: Sequence[View], state: State) -> list[Sequence[Event]]:
    """What each seat saw happen in the last step, and at the end all of it."""
    return [*(view.events for view in shown[:-1]), state.events]


def undone_moves(line: Undone, after: Sequence[State], viewers: int) -> list[list[UndoneMove]]:
    """Moves that were taken back, as each viewer saw them."""
    told: list[list[UndoneMove]] = [[] for _ in range(viewers)]
    for move, state in zip(line.moves, after, strict=True):
        for viewer, events in enumerate(seen_events(state.game.views(state), state)):
            knows = viewer in (move.seat, viewers - 1)
            action = move.action if knows and not events else None
            told[viewer].append(UndoneMove(move.seat, events, action))
    return told


def squeeze(**lists: Sequence[bytes]) -> bytes:
    parts = (b'"%b":[%b]' % (name.encode(), b",".join(each)) for name, each in lists.items())
    return gzip.compress(b"{%b}" % b",".join(parts), FAST, mtime=0)


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
