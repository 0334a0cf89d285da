"""Who is cut off in a crowd is let go of a few at a time, and nobody at a table waits behind it."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from athanor.server.gate.socket import TableSocket
from athanor.server.house.hub import Hub
from athanor.server.house.turns import LET_GO_AT_ONCE
from athanor.server.settings import SPECTATORS_PER_TABLE, Settings
from athanor.server.store.sqlite import SqliteStore
from athanor.server.wire.resources import OpenTable, SeatPlan
from athanor.server.workers.thinkers import Thinkers
from tests.server.house import PATIENT

CROWD = 60
ASK = b'{"type":"ask","id":"a","seat":0,"action":{}}'
HELLO = b'{"type":"hello","id":"h","keys":[]}'


class Line:
    """The side of a connection that the loop would have. `guest` is told when it is closed."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closing = False
        self.guest: TableSocket | None = None

    def get_extra_info(self, name: str) -> Any:
        return ("192.0.2.1", 8000) if name in ("peername", "sockname") else None

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def close(self) -> None:
        self.closing = True
        assert self.guest is not None
        asyncio.get_running_loop().call_soon(self.guest.connection_lost, None)

    abort = close

    def is_closing(self) -> bool:
        return self.closing

    def is_reading(self) -> bool:
        return True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def set_write_buffer_limits(self, high: int) -> None: ...


def at_a_table(folder: Path, scene: Callable[[Hub, str], Coroutine[Any, Any, None]]) -> None:
    """In a house with one table, without a network."""

    async def live() -> None:
        store = SqliteStore(folder / "log.sqlite3", asyncio.get_running_loop())
        settings = Settings(data=folder, shares={"every": 0})
        hub = Hub(settings, store, Thinkers(1, 1, 1))
        seats = [SeatPlan(), SeatPlan(), SeatPlan()]
        opened = await hub.open(OpenTable(game="poison", name="Ada", seats=seats), "192.0.2.1")
        try:
            await scene(hub, opened.table.id)
        finally:
            store.close()

    asyncio.run(live())


def knock(hub: Hub, table: str) -> tuple[TableSocket, Line]:
    """All of them come from one address."""
    guest, line = TableSocket(hub, ServerState()), Line()
    line.guest = guest
    guest.connection_made(cast(asyncio.Transport, line))
    guest.data_received(
        b"GET /api/tables/%b/socket HTTP/1.1\r\nHost: 127.0.0.1:8000\r\n"
        b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" % table.encode()
    )
    line.sent.clear()
    return guest, line


def say(guest: TableSocket, text: bytes) -> None:
    guest.data_received(Frame(Opcode.TEXT, text).serialize(mask=True))


async def greet(crowd: list[tuple[TableSocket, Line]]) -> None:
    for guest, _ in crowd:
        say(guest, HELLO)
    while not all(guest.greeted for guest, _ in crowd):
        await asyncio.sleep(0)


def answers(line: Line) -> int:
    return sum(b'"type":"refused"' in data for data in line.sent)


def test_what_is_said_at_a_table_does_not_wait_for_a_crowd_that_knocks(tmp_path: Path) -> None:
    """Not even for one from the same address, as all are behind some proxies."""

    async def scene(hub: Hub, table: str) -> None:
        sitting, line = knock(hub, table)
        await greet([(sitting, line)])
        crowd = [knock(hub, table) for _ in range(CROWD)]
        for guest, _ in crowd:
            say(guest, HELLO)
        assert hub.turns.waiting
        say(sitting, ASK)
        assert answers(line) == 1
        assert hub.turns.waiting
        while hub.turns.waiting:
            await asyncio.sleep(0)
        assert all(guest.greeted for guest, _ in crowd)

    at_a_table(tmp_path, scene)


def end(guest: TableSocket) -> None:
    assert guest.eof_received(), "closing is left to us"


def reset(guest: TableSocket) -> None:
    guest.connection_lost(ConnectionResetError())


@pytest.mark.parametrize("cut", [end, reset])
def test_those_who_are_cut_off_at_once_are_let_go_a_few_at_a_time_and_nobody_waits_behind_it(
    tmp_path: Path, cut: Callable[[TableSocket], None]
) -> None:
    async def scene(hub: Hub, table: str) -> None:
        crowd = [knock(hub, table) for _ in range(CROWD)]
        sitting, line = knock(hub, table)
        await greet([*crowd, (sitting, line)])
        guests = hub.actors[table].guests
        line.sent.clear()
        for guest, _ in crowd:
            cut(guest)
        assert not any(guest.open for guest, _ in crowd)
        left = [len(guests)]
        say(sitting, ASK)
        assert answers(line) == 1
        while len(guests) > 1:
            await asyncio.sleep(0)
            left.append(len(guests))
        assert left[0] >= CROWD + 1 - LET_GO_AT_ONCE
        for before, after in itertools.pairwise(left):
            assert before - after <= LET_GO_AT_ONCE
        assert list(guests) == [sitting]
        assert not any(guest.actor for guest, _ in crowd)
        await asyncio.sleep(0)
        assert hub.sockets == {sitting}

    at_a_table(tmp_path, scene)


def test_a_table_is_not_full_of_those_who_are_going(tmp_path: Path) -> None:
    async def scene(hub: Hub, table: str) -> None:
        crowd = [knock(hub, table) for _ in range(SPECTATORS_PER_TABLE)]
        await greet(crowd)
        late, line = knock(hub, table)
        await greet([(late, line)])
        assert b"table-crowded" in line.sent[0]
        strangers = [knock(hub, table) for _ in range(LET_GO_AT_ONCE)]
        await asyncio.sleep(0)
        for guest, _ in [*strangers, *crowd]:  # so that nobody of the table has had a turn yet
            end(guest)
        assert len(hub.actors[table].guests) == SPECTATORS_PER_TABLE
        back, line = knock(hub, table)
        await greet([(back, line)])
        welcome = msgspec.json.decode(line.sent[0][line.sent[0].index(b"{") :])
        assert welcome["type"] == "welcome"

    at_a_table(tmp_path, scene)


def test_a_crowd_that_knocks_lets_what_is_being_written_through_in_each_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer has a thread of its own, and would not get at the interpreter otherwise."""
    naps: list[float] = []
    monkeypatch.setattr("athanor.server.store.group.time.sleep", naps.append)

    async def scene(hub: Hub, table: str) -> None:
        crowd = [knock(hub, table) for _ in range(CROWD)]
        for guest, _ in crowd:
            say(guest, HELLO)
        writing = threading.Event()
        written = asyncio.ensure_future(hub.store.change(lambda _: writing.wait(PATIENT)))
        rounds = 0
        try:
            while hub.turns.waiting:
                await asyncio.sleep(0)
                rounds += 1
        finally:
            writing.set()
        assert rounds > CROWD / 10
        assert rounds - 2 <= len(naps) <= rounds
        assert await written
        naps.clear()
        while not hub.store.jobs.empty() or hub.store.writing:  # type: ignore[attr-defined]
            await asyncio.sleep(0)
        hub.store.give_way()
        assert not naps

    at_a_table(tmp_path, scene)
