"""A crowd of requests is begun a few at a time, one address after the other."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import cast

from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from athanor.server.gate.socket import AT_ONCE as MESSAGES
from athanor.server.gate.socket import TableSocket
from athanor.server.house.hub import Hub
from athanor.server.house.turns import AT_ONCE, Turns
from athanor.server.settings import Settings
from athanor.server.store.sqlite import SqliteStore
from athanor.server.workers.thinkers import Thinkers

from .house import Server


async def begin_all(addresses: list[str]) -> list[tuple[int, str]]:
    """All at once; who was begun in which round of the loop?"""
    loop = asyncio.get_running_loop()
    turns = Turns(loop)
    begun: list[tuple[int, str]] = []
    rounds = 0

    def count() -> None:
        nonlocal rounds
        rounds += 1
        if len(begun) < len(addresses):
            loop.call_soon(count)

    async def ask(address: str) -> None:
        await turns.wait(address)
        begun.append((rounds, address))

    loop.call_soon(count)
    await asyncio.gather(*map(ask, addresses))
    assert not turns.waiting
    return begun


def test_no_round_of_the_loop_begins_more_than_a_few() -> None:
    begun = asyncio.run(begin_all(["crowd"] * 50))
    for round in range(begun[-1][0] + 1):
        assert sum(1 for each, _ in begun if each == round) <= AT_ONCE
    assert len(begun) == 50


def test_nobody_waits_behind_the_crowd_of_another() -> None:
    begun = asyncio.run(begin_all(["crowd"] * 50 + ["ada", "nour"]))
    order = [address for _, address in begun]
    assert order.index("ada") <= AT_ONCE + 1
    assert order.index("nour") <= AT_ONCE + 2


def test_who_goes_away_takes_nobodys_turn() -> None:
    async def main() -> int:
        turns = Turns(asyncio.get_running_loop())
        asked = [asyncio.ensure_future(turns.wait("crowd")) for _ in range(20)]
        await asyncio.sleep(0)
        for each in asked[5:]:
            each.cancel()
        done, _ = await asyncio.wait(asked)
        await asyncio.wait_for(turns.wait("ada"), 60)
        assert not turns.waiting
        return sum(1 for each in done if not each.cancelled())

    assert asyncio.run(main()) == 5


def test_so_many_requests_on_one_connection_are_refused(server: Server) -> None:
    one = f"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(one * 3)
        answered = b""
        while answered.count(b"HTTP/1.1 200") < 3:
            answered += connection.recv(65536)
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(one * 300)
        heard = b""
        try:
            while more := connection.recv(65536):
                heard += more
        except ConnectionResetError:
            pass
    assert (
        heard.count(b"HTTP/1.1 200") < 200
    )  # it was told why, or let go in the middle of an answer
    assert server.get("/health")["status"] == "ok"


class Line:
    """The side of a connection that the loop would have: notes in which round what was sent."""

    def __init__(self) -> None:
        self.round = 0
        self.sent: list[int] = []
        self.reading = True

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return ("127.0.0.1", 8000)

    def write(self, data: bytes) -> None:
        self.sent.append(self.round)

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_reading(self) -> bool:
        return self.reading

    def is_closing(self) -> bool:
        return False

    def set_write_buffer_limits(self, high: int) -> None: ...


HANDSHAKE = (
    b"GET /api/tables/abcdefghjkmnpq/socket HTTP/1.1\r\nHost: 127.0.0.1:8000\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_a_crowd_of_messages_on_one_socket_is_worked_off_a_few_at_a_time(tmp_path: Path) -> None:
    async def main() -> list[int]:
        loop = asyncio.get_running_loop()
        store = SqliteStore(tmp_path / "log.sqlite3", loop)
        hub = Hub(Settings(data=tmp_path), store, Thinkers(1, 1, 1))
        guest, line = TableSocket(hub, ServerState()), Line()
        guest.connection_made(cast(asyncio.Transport, line))
        guest.data_received(HANDSHAKE)
        line.sent.clear()
        frame = Frame(Opcode.TEXT, b'{"type":"ask","id":"a","seat":0,"action":{}}')
        guest.data_received(frame.serialize(mask=True) * 60)
        reads = [line.reading]  # not until these are done
        while len(line.sent) < 60:
            line.round += 1
            await asyncio.sleep(0)
        assert [*reads, line.reading] == [False, True]
        store.close()
        return line.sent

    sent = asyncio.run(main())
    for round in range(sent[-1] + 1):
        assert sent.count(round) <= (AT_ONCE + 1) * MESSAGES
