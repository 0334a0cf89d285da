"""Games that are over, opened to be looked through: from a table of the house, or from a record
that somebody brought along.

A replay is worked out once, with what every seat saw at every step (`retelling.py`), and kept
compressed until others need the room. It holds nothing that the record does not: whoever has lost
it asks again.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import msgspec

from athanor.bots import check_bot
from athanor.contract import BadRecord, BadRequest

from ..table.keeping import Beginning, begin_from
from ..wire.replays import PlayOn, ReplayInfo
from ..wire.resources import OpenTable, Seated, SeatPlan
from .opening import write_record
from .retelling import Told, work_out

if TYPE_CHECKING:
    from .hub import Hub

#: All replays together, compressed, their records included.
ROOM: Final = 48 * 1024 * 1024
ID_LENGTH: Final = 32


class Replay:
    """What was told of a record, and its `size` in memory: all of it."""

    def __init__(self, data: bytes) -> None:
        self.told = msgspec.msgpack.decode(data, type=Told)
        self.info = msgspec.json.decode(self.told.info, type=ReplayInfo)
        self.views = self.told.views
        self.logs = self.told.logs
        self.size = len(data) + len(self.told.info)

    def viewer(self, name: str) -> int:
        seats = len(self.info.seats)
        names = [*(str(seat) for seat in range(seats)), "open"]
        if name not in names:
            raise BadRequest("no-such-seat", seat=name[:20], seats=seats)
        return names.index(name)

    def action(self, step: int) -> dict[str, Any]:
        """The action that was played after so many others."""
        piece, place = divmod(step, self.info.chunk)
        actions: list[dict[str, Any]] = msgspec.json.decode(
            gzip.decompress(self.told.actions[piece])
        )
        return actions[place]


class Replays:
    """Those at hand, the one asked for last at the end."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.kept: OrderedDict[str, Replay] = OrderedDict()
        self.working: dict[str, asyncio.Task[None]] = {}

    def find(self, id: str) -> Replay:
        if id not in self.kept:
            raise BadRequest("no-such-replay")
        self.kept.move_to_end(id)
        return self.kept[id]

    async def of_table(self, id: str, address: str) -> Replay:
        """Only of a game that is over: until then its seats' secrets are theirs."""
        actor = await self.hub.find(id)
        return await self.of_file(await write_record(actor), address)

    async def of_file(self, data: bytes, address: str) -> Replay:
        """Worked out once, however many ask for it meanwhile."""
        id = sha256(data).hexdigest()[:ID_LENGTH]
        if id not in self.kept:
            working = self.working.get(id)
            if working is None:
                working = self.hub.loop.create_task(self.work_out(id, data, address))
                self.working[id] = working
                working.add_done_callback(lambda done: self.worked_out(id, done))
            await asyncio.shield(working)
        return self.find(id)

    async def work_out(self, id: str, data: bytes, address: str) -> None:
        seconds = self.hub.settings.replay_seconds
        try:
            told = await self.hub.desk.lengthy(address, seconds, work_out, id, data)
        except BadRequest as refusal:
            if refusal.code == "work-too-long":
                raise BadRecord("record-too-long", seconds=int(seconds)) from None
            raise
        self.kept[id] = Replay(told)
        self.make_room()

    def worked_out(self, id: str, done: asyncio.Task[None]) -> None:
        self.working.pop(id, None)
        if not done.cancelled():
            done.exception()  # whoever asked is told; nobody may be left

    def make_room(self) -> None:
        while len(self.kept) > 1 and sum(each.size for each in self.kept.values()) > ROOM:
            self.kept.popitem(last=False)

    async def play_on(self, id: str, wanted: PlayOn, address: str) -> Seated:
        found = self.find(id)
        seats, last = len(found.info.seats), len(found.info.movers)
        if not 0 <= wanted.seat < seats:
            raise BadRequest("no-such-seat", seat=wanted.seat, seats=seats)
        if not wanted.bot:
            raise BadRequest("bots-only")
        check_bot(wanted.bot, found.info.game)
        if not 0 <= wanted.step <= last:
            raise BadRequest("no-such-step", step=wanted.step, last=last)
        if wanted.step == last and found.info.result is not None:
            raise BadRequest("game-over")
        plan = [SeatPlan("" if seat == wanted.seat else wanted.bot) for seat in range(seats)]
        table = OpenTable(
            game=found.info.game,
            name=wanted.name,
            seats=plan,
            options=found.info.options,
            nonce=wanted.nonce,
        )
        seconds = self.hub.settings.replay_seconds
        begun = await self.hub.desk.lengthy(
            address, seconds, begin_from, found.told.record, wanted.step, self.hub.now()
        )
        beginning = msgspec.msgpack.decode(begun, type=Beginning)
        return await self.hub.open(table, address, beginning)
