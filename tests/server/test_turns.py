"""A crowd of requests is begun a few at a time, one address after the other."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from athanor.contract import BadRequest
from athanor.server.gate.app import application
from athanor.server.gate.http import HttpConnection
from athanor.server.gate.pages import Pages
from athanor.server.gate.socket import AT_ONCE as MESSAGES
from athanor.server.gate.socket import TableSocket
from athanor.server.gate.uploads import EACH, ROOM, Uploads
from athanor.server.house.hub import Hub
from athanor.server.house.turns import AT_ONCE, HEARD_AT_ONCE, Turns
from athanor.server.settings import BODY_LIMIT, RECORD_LIMIT, Settings
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

    def __init__(self, address: str = "127.0.0.1") -> None:
        self.round = 0
        self.sent: list[int] = []
        self.reading = True
        self.address = address

    def get_extra_info(self, name: str) -> Any:
        return (self.address, 8000) if name in ("peername", "sockname") else None

    def close(self) -> None: ...

    def abort(self) -> None: ...

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


def house(folder: Path) -> tuple[SqliteStore, Hub]:
    store = SqliteStore(folder / "log.sqlite3", asyncio.get_running_loop())
    return store, Hub(Settings(data=folder), store, Thinkers(1, 1, 1))


HANDSHAKE = (
    b"GET /api/tables/abcdefghjkmnpq/socket HTTP/1.1\r\nHost: 127.0.0.1:8000\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_a_crowd_of_messages_on_one_socket_is_worked_off_a_few_at_a_time(tmp_path: Path) -> None:
    async def main() -> list[int]:
        store, hub = house(tmp_path)
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


def test_a_crowd_of_sockets_is_heard_a_few_at_a_time_and_nobody_waits_behind_it(
    tmp_path: Path,
) -> None:
    async def main() -> tuple[list[int], int]:
        store, hub = house(tmp_path)
        frame = Frame(Opcode.TEXT, b'{"type":"ask","id":"a","seat":0,"action":{}}')
        guests = []
        for address in ["192.0.2.1"] * 60 + ["192.0.2.2"]:
            guest, line = TableSocket(hub, ServerState()), Line(address)
            guest.connection_made(cast(asyncio.Transport, line))
            guest.data_received(HANDSHAKE)
            line.sent.clear()
            guests.append((guest, line))
        for guest, _ in guests:
            guest.data_received(frame.serialize(mask=True))
        assert not guests[59][1].reading
        while not all(line.sent for _, line in guests):
            for _, line in guests:
                line.round += 1
            await asyncio.sleep(0)
        assert all(line.reading for _, line in guests)
        store.close()
        return [line.sent[0] for _, line in guests[:60]], guests[60][1].sent[0]

    crowd, other = asyncio.run(main())
    assert other == 0
    assert crowd.count(0) <= HEARD_AT_ONCE + AT_ONCE
    for round in range(1, max(crowd) + 1):
        assert crowd.count(round) <= AT_ONCE


async def connections(
    folder: Path, count: int, app: Any = None
) -> tuple[SqliteStore, list[tuple[HttpConnection, Line]]]:
    async def silent(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.Event().wait()

    store, hub = house(folder)
    config = uvicorn.Config(app or silent, lifespan="off", log_config=None)
    config.load()
    made = []
    for _ in range(count):
        connection = HttpConnection(hub, config=config, server_state=ServerState(), app_state={})
        line = Line()
        connection.connection_made(cast(asyncio.Transport, line))
        made.append((connection, line))
    return store, made


def test_a_crowd_of_connections_that_speak_at_once_is_read_a_few_at_a_time(tmp_path: Path) -> None:
    async def main() -> list[int]:
        store, made = await connections(tmp_path, 40)
        for connection, _ in made:
            connection.data_received(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        counts, read = [], 0
        while read < 40:
            now = sum(connection.cycle is not None for connection, _ in made)
            counts.append(now - read)
            read = now
            assert [c.cycle is not None for c, _ in made] == [line.reading for _, line in made]
            await asyncio.sleep(0)
        store.close()
        return counts

    assert max(asyncio.run(main())) <= AT_ONCE


def test_a_body_is_taken_piece_by_piece(tmp_path: Path) -> None:
    """And nothing more is taken before what came has been looked at."""

    async def main() -> None:
        store, made = await connections(tmp_path, 12)
        head = b"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999\r\n\r\n"
        for connection, _ in made:
            connection.data_received(head)
        while not all(line.reading for _, line in made):
            await asyncio.sleep(0)
        for connection, _ in made:
            connection.data_received(b"a" * 1000)
        before = 0
        while not all(line.reading for _, line in made):
            now = sum(len(connection.cycle.body) for connection, _ in made) // 1000
            assert now - before <= AT_ONCE
            before = now
            await asyncio.sleep(0)
        store.close()

    asyncio.run(main())


def test_whose_time_is_over_at_the_same_moment_are_let_go_a_few_at_a_time(tmp_path: Path) -> None:
    async def main() -> tuple[list[int], int]:
        store, made = await connections(tmp_path, 41)
        *crowd, (other, last) = made
        for connection, _ in crowd:
            connection.time_is_over()
        other.data_received(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        other.time_is_over()  # but what it said is here, and is looked at first
        for _ in range(60):
            for _, line in made:
                line.round += 1
            await asyncio.sleep(0)
        store.close()
        return [line.sent[0] for _, line in made[:40]], len(last.sent)

    rounds, last = asyncio.run(main())
    assert last == 0
    assert max(rounds.count(round) for round in rounds) <= AT_ONCE


def test_who_waited_for_the_same_thing_are_answered_a_few_at_a_time(tmp_path: Path) -> None:
    async def main() -> list[int]:
        store, hub = house(tmp_path)
        made = asyncio.get_running_loop().create_future()
        setattr(hub.desk, "lengthy", lambda *_: made)  # noqa: B010
        app = application(hub, Pages())
        rounds = [0]
        answered: list[int] = []

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                answered.append(rounds[0])

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        asked = [
            asyncio.ensure_future(
                app(scope("/api/openapi.json") | {"method": "GET"}, receive, send)
            )
            for _ in range(30)
        ]
        for _ in range(100):
            await asyncio.sleep(0)  # until all of them wait
        made.set_result(b"{}")
        while len(answered) < 30:
            rounds[0] += 1
            await asyncio.sleep(0)
        await asyncio.gather(*asked)
        store.close()
        return answered

    answered = asyncio.run(main())
    assert max(answered.count(round) for round in answered) <= AT_ONCE


# -- what comes along


def scope(path: str, *headers: tuple[bytes, bytes]) -> dict[str, Any]:
    found = [(b"host", b"localhost"), *headers]
    more = {"headers": found, "client": ("192.0.2.1", 1), "server": ("127.0.0.1", 8000)}
    return {"type": "http", "method": "POST", "path": path, "query_string": b"", **more}


def test_who_goes_in_the_middle_of_a_body_is_no_request(tmp_path: Path) -> None:
    async def main() -> tuple[list[Any], int]:
        store, hub = house(tmp_path)
        came = [
            {"type": "http.disconnect"},
            {"type": "http.request", "body": b"{", "more_body": True},
        ]
        said: list[Any] = []

        async def receive() -> Any:
            return came.pop()

        async def send(message: Any) -> None:
            said.append(message)

        await application(hub, Pages())(scope("/api/tables"), receive, send)
        store.close()
        return said, hub.turns.begun

    assert asyncio.run(main()) == ([], 0)


KEPT: list[Any] = []


async def upload(uploads: Uploads, address: str, size: int, path: str = "/api/replays") -> str:
    """The code of the refusal, if there is one; else what it brought is held from now on."""

    async def receive() -> Any:
        return {"type": "http.request", "body": bytes(size), "more_body": False}

    held = uploads.begun(address)
    try:
        body = await held.__enter__().read(scope(path), receive)
    except BadRequest as refusal:
        held.__exit__(None, None, None)
        return refusal.code
    KEPT.append(held)
    assert body is not None
    return "" if len(body) == size else "lost"


def test_what_comes_along_has_a_bound_in_all_and_for_each_address() -> None:
    async def main() -> None:
        uploads = Uploads()
        assert await upload(uploads, "a", RECORD_LIMIT + 1) == "too-large"
        assert await upload(uploads, "a", BODY_LIMIT + 1, "/api/tables") == "too-large"
        assert await upload(uploads, "a", BODY_LIMIT, "/api/tables") == ""
        mine = [await upload(uploads, "b", RECORD_LIMIT) for _ in range(EACH // RECORD_LIMIT + 1)]
        assert mine == [""] * (EACH // RECORD_LIMIT) + ["desk-busy"]
        others = [await upload(uploads, f"c{n}", RECORD_LIMIT) for n in range(ROOM // RECORD_LIMIT)]
        assert others.count("") == (ROOM - EACH) // RECORD_LIMIT - 1
        assert uploads.held.total() <= ROOM
        while KEPT:
            KEPT.pop().__exit__(None, None, None)
        assert not uploads.held

    asyncio.run(main())


@pytest.mark.parametrize("length", [BODY_LIMIT + 1, 10**15])
def test_what_is_announced_as_too_long_is_not_waited_for(length: int) -> None:
    async def main() -> None:
        async def receive() -> Any:
            pytest.fail("somebody waits for it")

        announced = (b"content-length", str(length).encode())
        with Uploads().begun("a") as upload, pytest.raises(BadRequest, match="too-large"):
            await upload.read(scope("/api/tables", announced), receive)

    asyncio.run(main())
