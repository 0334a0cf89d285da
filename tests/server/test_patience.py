"""How long the house waits for whom, how many it lets in, and by which names it is called."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from athanor.contract import BadRequest
from athanor.server.gate.http import HttpConnection
from athanor.server.gate.origin import host_allowed
from athanor.server.settings import CONNECTIONS_PER_SEAT, SPECTATORS_PER_TABLE
from athanor.server.table import presence
from tests.server.house import PATIENT, Server, running
from tests.server.openhouse import OpenHouse

LONG = PATIENT
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("hurried") / "data"
    with running(data, headers=1.0, body=4.0, pause=1.5, hello=1.0) as server:
        yield server
        assert server.metric("internal_errors_total") == 0, server.log.read_text()


def dial(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), LONG)


def all_that_comes(line: socket.socket) -> bytes:
    """Until the other side hangs up, which it must."""
    heard = b""
    while True:
        try:
            piece = line.recv(65536)
        except ConnectionResetError:
            return heard
        if not piece:
            return heard
        heard += piece


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/house HTTP/1.1\r\nHost: loc",
        POST + b"Content-Length: 100\r\n\r\n{",
        POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"GET /api/tables/abcdefgh/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n",
    ],
)
def test_who_stops_in_the_middle_is_let_go(hurried: Server, said: bytes) -> None:
    with dial(hurried) as line:
        line.sendall(said)
        answer = all_that_comes(line)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"too-slow" in answer


@pytest.mark.parametrize(
    "start", [b"GET / HTTP/1.1\r\nX: ", POST + b"Content-Length: 9999\r\n\r\n"]
)
def test_who_sends_one_letter_after_the_other_is_let_go_too(hurried: Server, start: bytes) -> None:
    with dial(hurried) as line:
        line.sendall(start)
        line.settimeout(0.3)
        answer = b""
        for _ in range(int(LONG / 0.3)):
            try:
                line.sendall(b"a")
                answer = line.recv(65536)
            except TimeoutError:
                continue
            except OSError:
                break
            break
        else:
            pytest.fail("it waits forever")
    assert answer == b"" or b"too-slow" in answer


def test_a_connection_that_is_kept_alive_is_not_kept_forever(hurried: Server) -> None:
    with dial(hurried) as line:
        line.sendall(b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert all_that_comes(line).startswith(b"HTTP/1.1 200 ")


def test_who_does_not_read_what_they_asked_for_is_let_go(hurried: Server) -> None:
    before = hurried.metric("slow_requests_total")
    with dial(hurried) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 120)
        deadline = time.monotonic() + LONG
        while hurried.metric("slow_requests_total") == before:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_headers_have_a_limit(hurried: Server) -> None:
    with dial(hurried) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX: " + b"a" * 40_000)
        assert b"headers-too-large" in all_that_comes(line)


def test_who_was_turned_away_is_not_turned_away_again() -> None:
    connection = HttpConnection.__new__(HttpConnection)
    said: list[bytes] = []
    stopped: list[str] = []
    here: dict[str, Any] = {
        "timer": SimpleNamespace(cancel=lambda: stopped.append("timer")),
        "cycle": None,
        "body_due": None,
        "transport": SimpleNamespace(write=said.append, close=list, abort=list),
        "hub": SimpleNamespace(loop=SimpleNamespace(call_later=lambda *_: None)),
    }
    connection.__dict__.update(here)
    connection.turn_away(431, BadRequest("headers-too-large", limit=1))
    assert said[0].startswith(b"HTTP/1.1 431 ")
    assert (stopped, connection.timer) == (["timer"], None)


def test_an_unhurried_guest_is_served(hurried: Server) -> None:
    table, keys = hurried.open("", "", "")
    with hurried.join(table, *keys) as wire:
        assert wire.ask("start")["type"] == "done"


# -- how many


def test_an_address_has_so_many_connections_from_the_moment_they_are_made(tmp_path: Path) -> None:
    settings = {"shares": {"connections": 5}, "trusted_proxies": ["10.0.0.0/8"]}
    with running(tmp_path / "data", **settings) as server:
        lines = [dial(server) for _ in range(5)]
        with dial(server) as sixth:
            answer = all_that_comes(sixth)
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"too-many-connections" in answer
        for line in lines:
            line.sendall(b"GET /api/house HTTP/1.0\r\n\r\n")
            assert all_that_comes(line).startswith(b"HTTP/1.1 200 ")
            line.close()
        assert server.get("/api/house")["games"]


def test_sockets_are_counted_by_whom_a_proxy_speaks_for(tmp_path: Path) -> None:
    with running(tmp_path / "data", shares={"connections": 2}) as server:
        table, _ = server.open("", "", "")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        one = {"X-Forwarded-For": "203.0.113.7"}
        other = {"X-Forwarded-For": "203.0.113.8"}
        with connect(address, additional_headers=one), connect(address, additional_headers=one):
            with pytest.raises(InvalidStatus) as refused:
                connect(address, additional_headers=one)
            assert refused.value.response.status_code == 429
            with connect(address, additional_headers=other):
                pass
        with connect(address, additional_headers=one):
            pass


def test_spectators_never_take_a_players_place(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        table, keys = server.open("", "", "")
        crowd = [server.join(table) for _ in range(SPECTATORS_PER_TABLE)]
        assert {each.welcome["type"] for each in crowd} == {"welcome"}
        late = server.join(table)
        assert (late.welcome["type"], late.welcome["code"]) == ("refused", "table-crowded")
        with server.join(table, keys[1]) as wire:
            assert wire.welcome["seats"] == [1]
            assert wire.ask("chat", seat=1, text="let me through")["type"] == "done"
        # They are let go of when the server is: each would wait a second for all it has not read.


def test_a_crowd_of_spectators_is_told_of_once_in_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "TOLD_EVERY", 3600.0)
    house = OpenHouse(tmp_path / "data")
    house.start()
    try:
        table, keys = house.open("", "", "")
        with house.join(table, keys[0]) as ada:
            crowd = [house.join(table) for _ in range(20)]
            assert crowd[-1].welcome["table"]["spectators"] == 20
            for each in crowd[:10]:
                each.socket.close()
            assert ada.ask("chat", seat=0, text="so many?")["type"] == "done"
            told = [raw for raw in ada.received if b'"changed"' in raw]
            assert len(told) <= 2  # of the first, perhaps with some who came at the same time
            with house.join(table, keys[1]):  # who sits is told of at once
                ada.until(lambda m: m["type"] == "changed" and m["table"]["seats"][1]["here"])
    finally:
        house.halt()


def test_who_sits_takes_the_place_of_their_oldest_screen(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        table, keys = server.open("", "", "")
        screens = [server.join(table, keys[0]) for _ in range(CONNECTIONS_PER_SEAT + 1)]
        assert screens[-1].welcome["seats"] == [0]
        with pytest.raises(ConnectionClosed, match="seat-elsewhere"):
            screens[0].until(lambda message: False)
        for each in screens[1:]:
            assert each.hello("again")["type"] == "welcome"
            each.socket.close()


def test_a_seat_speaks_no_faster_from_many_screens(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        table, keys = server.open("", "", "")
        screens = [server.join(table, keys[0]) for _ in range(4)]
        answers = [s.ask("chat", seat=0, text=f"{n}") for n in range(4) for s in screens]
        done = [answer["type"] for answer in answers].count("done")
        assert done == 8
        assert {a["code"] for a in answers if a["type"] == "refused"} == {"chat-too-fast"}
        answers = [s.ask("rename", seat=0, name=f"N{n}") for n in range(3) for s in screens]
        assert [answer["type"] for answer in answers].count("done") == 5
        assert {a["code"] for a in answers if a["type"] == "refused"} == {"rename-too-fast"}
        for each in screens:
            each.socket.close()


def test_an_address_says_no_more_at_many_tables(tmp_path: Path) -> None:
    with running(tmp_path / "data", shares={"every": 0, "words": 3}) as server:
        codes = []
        for _ in range(5):
            table, keys = server.open("", "", "")
            with server.join(table, keys[0]) as wire:
                codes.append(wire.ask("chat", seat=0, text="buy")["type"])
        assert codes == ["done"] * 3 + ["refused"] * 2


# -- names


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "[bad", "localhost.evil"]
)
def test_a_foreign_name_that_leads_here_is_refused(server: Server, host: str) -> None:
    for path in ("/", "/api/house", "/health"):
        status, _, body = server.request("GET", path, headers={"Host": host})
        assert (status, json.loads(body)["code"]) == (421, "unknown-host")
    with dial(server) as line:
        line.sendall(
            b"GET /api/tables/abcdefgh/socket HTTP/1.1\r\nHost: %b\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n" % host.encode()
        )
        assert all_that_comes(line).startswith(b"HTTP/1.1 421 ")


def test_the_houses_own_names_are_answered() -> None:
    def allowed(host: str, public: str = "", *more: str) -> bool:
        return host_allowed(host, "192.168.1.5", public, more)

    for host in ("localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "", "x.localhost"):
        assert allowed(host)
        assert allowed(host, "https://tables.example.org")
    assert allowed(f"{socket.gethostname()}:8000")
    assert allowed("192.168.1.7:8000"), "no name, so nobody's name"
    assert allowed("192.168.1.5:8000", "https://tables.example.org"), "where it came in"
    assert not allowed("192.168.1.7", "https://tables.example.org")
    assert allowed("TABLES.example.org", "https://tables.example.org")
    assert not allowed("tables.example.org")
    assert allowed("games.lan", "", "games.lan")
