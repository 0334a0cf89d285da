"""Nobody gets in, and nobody is disturbed by those who try."""

from __future__ import annotations

import json
import random
import socket
import string
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from athanor.server.gate.origin import origin_allowed
from tests.server.house import PATIENT, Server, Wire, play_out, running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits of a real one."""
    data = tmp_path_factory.mktemp("strict") / "data"
    with running(data, rate=100, hello=0.5, shares={"tables": 30}) as server:
        yield server
        assert server.metric("internal_errors_total") == 0, server.log.read_text()


@contextmanager
def knock(server: Server, table: str, **more: object) -> Iterator[ClientConnection]:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    patient: dict[str, Any] = {"open_timeout": PATIENT, "close_timeout": 1} | more
    with connect(address, compression=None, **patient) as wire:
        yield wire


def closing_code(wire: ClientConnection) -> int:
    try:
        while True:
            wire.recv(PATIENT)
    except ConnectionClosed as closed:
        return int(closed.rcvd.code) if closed.rcvd is not None else 0


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example", "http://[bad", ""]
)
def test_a_foreign_page_is_refused(server: Server, origin: str) -> None:
    table, _ = server.open("", "", "")
    knocking = knock(server, table, additional_headers={"Origin": origin})
    with pytest.raises(InvalidStatus) as refused, knocking:
        pass
    assert refused.value.response.status_code == 403
    body = {"game": "poison", "name": "Eve", "seats": [{}, {}, {}]}
    before = server.metric("foreign_origins_total")
    status, _, answer = server.request("POST", "/api/tables", body, {"Origin": origin})
    assert (status, json.loads(answer)["code"]) == (403, "foreign-origin")
    assert server.metric("foreign_origins_total") == before + 1


def test_our_own_page_is_let_in(server: Server) -> None:
    table, _ = server.open("", "", "")
    with knock(server, table, additional_headers={"Origin": server.address}) as wire:
        wire.send('{"type":"hello","id":"h"}')
        assert json.loads(wire.recv())["type"] == "welcome"
    assert origin_allowed("https://play.example", "10.0.0.7:8000", "https://play.example/")
    assert not origin_allowed("https://other.example", "10.0.0.7:8000", "https://play.example/")


def test_an_oversized_frame_closes_the_connection(server: Server) -> None:
    table, keys = server.open("", "", "")
    with server.join(table, *keys) as seated, knock(server, table) as wire:
        wire.send("x" * 8193)
        assert closing_code(wire) == 1009
        with knock(server, table) as parts:
            with suppress(ConnectionClosed):  # it may be closed before all of it is sent
                parts.send(iter(["x" * 5000, "x" * 5000]))
            assert closing_code(parts) == 1009
        assert seated.ask("rename", seat=0, name="Still here")["type"] == "done"


def test_binary_frames_are_refused(server: Server) -> None:
    table, _ = server.open("", "", "")
    with knock(server, table) as wire:
        wire.send(b"\x00\x01")
        assert closing_code(wire) == 1003


def test_hello_comes_first(strict: Server) -> None:
    table, _ = strict.open("", "", "")
    with knock(strict, table) as wire:
        wire.send('{"type":"start","id":"s"}')
        answer = json.loads(wire.recv())
        assert (answer["id"], answer["code"]) == ("s", "hello-first")
    with knock(strict, table) as silent:
        assert closing_code(silent) == 1008


def test_a_key_of_another_table_holds_nothing(server: Server) -> None:
    _, others = server.open("", "", "")
    table, _ = server.open("", "", "")
    with server.join(table, *others, "", "x" * 500) as eve:
        assert eve.welcome["seats"] == []
        for type, fields in (
            ("play", {"seat": 0, "step": 0, "action": {}}),
            ("rename", {"seat": 0, "name": "Eve"}),
            ("leave", {"seat": 0}),
            ("chat", {"seat": 0, "text": "hi"}),
            ("cover", {"seat": 0, "bot": "random"}),
            ("ask", {"seat": 0, "action": {}}),
            ("rematch", {}),
        ):
            assert eve.ask(type, **fields)["code"] == "not-your-seat", type
        assert eve.ask("start")["code"] == "host-only"


def test_the_key_is_never_told_and_stored_only_as_a_hash(server: Server) -> None:
    table, keys = server.open("", "", "")
    with server.join(table, *keys) as wire, server.join(table) as watcher:
        wire.ask("start")
        watcher.quiet()
        wire.quiet()
        told = b"".join(wire.received + watcher.received)
        told += server.request("GET", f"/api/tables/{table}")[2]
    on_disk = b"".join(path.read_bytes() for path in server.data.iterdir())
    for key in keys:
        assert key.encode() not in told
        assert key.encode() not in on_disk
        assert len(key) * 6 >= 128


@pytest.mark.parametrize("id", ["2" * 14, "x", "../../etc/passwd", "%00", "A" * 64, "ééé", "'--"])
def test_a_guessed_table_is_no_table(server: Server, id: str) -> None:
    from urllib.parse import quote

    for path in (quote(id, safe=""), quote(id, safe="") + "/record"):
        status, _, body = server.request("GET", f"/api/tables/{path}")
        assert (status, json.loads(body)["code"]) in ((404, "no-such-table"), (404, "not-found"))
    with knock(server, quote(id, safe="")) as wire:
        wire.send('{"type":"hello","id":"h"}')
        answer = json.loads(wire.recv())
        assert (answer["id"], answer["code"]) == ("h", "no-such-table")
        assert closing_code(wire) == 1008


def test_a_flood_is_cut_off_and_its_table_plays_on(strict: Server) -> None:
    table, keys = strict.open("", "", "")
    with strict.join(table, *keys) as seated, knock(strict, table) as flood:
        flood.send('{"type":"hello","id":"h"}')
        try:
            for n in range(300):
                flood.send(json.dumps({"type": "rematch", "id": str(n)}))
        except ConnectionClosed:
            pass
        assert closing_code(flood) == 1008
        seated.ask("start")
        seated.until(lambda m: m["type"] == "update")
        assert play_out(seated, most=5) == 5


def test_welcomes_may_be_asked_for_less_often(strict: Server) -> None:
    """Each tells the whole table again."""
    table, keys = strict.open("", "", "")
    with strict.join(table, *keys) as seated:
        for _ in range(5):
            assert seated.ask("hello", keys=keys)["type"] == "welcome"
        with pytest.raises(ConnectionClosed):
            flood_with_hellos(seated, keys, strict.settings["rate"] // 4)


def flood_with_hellos(wire: Wire, keys: list[str], count: int) -> None:
    for _ in range(count):
        wire.ask("hello", keys=keys)


def test_previews_may_be_asked_for_more_often(strict: Server) -> None:
    table, keys = strict.open("", "", "")
    with strict.join(table, *keys) as seated:
        seated.ask("start")
        seated.until(lambda m: m["type"] == "update")
        most = strict.settings["rate"] * 4
        for _ in range(most):
            assert seated.ask("ask", seat=0, action={"type": "pour"})["code"] == "action-shape"
        with pytest.raises(ConnectionClosed):
            flood_with_asks(seated, most * 3)


def flood_with_asks(wire: Wire, count: int) -> None:
    for _ in range(count):
        wire.ask("ask", seat=0, action={"type": "pour"})


def test_a_reader_who_stalls_is_let_go_and_slows_nobody(tmp_path: Path) -> None:
    with (
        running(tmp_path / "data", renames=10**6, rate=10**6) as server,
        socket.socket() as stalled,
    ):
        table, keys = server.open("", "", "")
        stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        stalled.connect(("127.0.0.1", server.port))
        stalled.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b"101" in stalled.recv(4096)
        hello = b'{"type":"hello","id":"h"}'
        stalled.sendall(b"\x81" + bytes([0x80 | len(hello)]) + bytes(4) + hello)
        with server.join(table, *keys) as wire:
            wire.ask("start")
            wire.until(lambda m: m["type"] == "update")
            slowest = 0.0
            for n in range(100_000):
                began = time.perf_counter()
                answer = wire.ask("rename", seat=n % 3, name="abc"[n % 3] * 20 + f" {n}")
                assert answer["type"] == "done", answer
                slowest = max(slowest, time.perf_counter() - began)
                if n % 50 == 0 and server.metric("slow_readers_total"):
                    break
            assert server.metric("slow_readers_total") == 1
            assert slowest < PATIENT / 4  # a busy machine is slow too, but not like that


def test_ten_thousand_malformed_messages_are_refused_and_disturb_nobody(server: Server) -> None:
    table, keys = server.open("", "", "")
    rng = random.Random(7)
    with server.join(table, *keys) as seated, server.join(table) as eve:
        seated.ask("start")
        seated.until(lambda m: m["type"] == "update")
        view = next(v for v in seated.views.values() if v["actions"])
        sent = 0
        while sent < 10_000:
            batch = [mangled(rng, view) for _ in range(100)]
            # Half of them come from somebody who sits, half from somebody who watches.
            wire = seated if sent % 200 else eve
            for message in batch:
                wire.send(message)
            wire.ask("rematch")
            sent += len(batch)
            codes = {json.loads(raw).get("code") for raw in wire.received}
            assert "internal" not in codes
            wire.received.clear()
            if wire.socket.protocol.state.name != "OPEN":
                raise AssertionError("the connection was lost")
        seated.hello("who was I")  # one of the messages was a hello without a key
        state = server.get(f"/api/tables/{table}")
        assert state["stage"] in ("playing", "over")
        assert play_out(seated, most=3) == 3


NO_ACTIONS: list[object] = [
    {},
    [],
    {"type": "pour"},
    {"type": "pour", "card": "red-99", "cauldron": "left"},
    {"type": "pour", "card": ["x"], "cauldron": {}},
    {"type": "pour" * 99},
    "pour",
]


def mangled(rng: random.Random, view: dict[str, object]) -> str:
    """A message that is almost one."""
    message: dict[str, object] = {
        "type": rng.choice(
            ["hello", "play", "ask", "start", "cover", "rename", "chat", "rematch", "welcome", ""]
        ),
        "id": rng.choice(["a", "", 7, None, "x" * 65, "é" * 64]),
        "seat": rng.choice([0, 1, 2, -1, 3, 2**70, "0", None, 1.5, True]),
        "step": rng.choice([view["step"], -1, 2**64, "1"]),
        "action": rng.choice(NO_ACTIONS),
        "bot": rng.choice(["nobody", "", 3]),
        "name": rng.choice(["", " ", "x" * 400, "\u0000", "\ud83d"]),
        "text": rng.choice(["", "y" * 400, "\u202e", 5]),
        "phrase": rng.choice(["", "shout"]),
        "keys": rng.choice([[], ["k"] * 40, "k", [1]]),
        "since": rng.choice([0, -5, 10**30]),
    }
    known = {
        "hello": ("keys", "since"),
        "play": ("seat", "step", "action"),
        "ask": ("seat", "action"),
        "start": ("bot",),
        "cover": ("seat", "bot"),
        "rename": ("seat", "name"),
        "chat": ("seat", "text", "phrase"),
    }.get(str(message["type"]), ())
    if rng.random() < 0.7:
        message = {k: v for k, v in message.items() if k in ("type", "id", *known)}
    text = json.dumps(message)
    kind = rng.random()
    if kind < 0.15:
        text = text[: rng.randrange(len(text))]
    elif kind < 0.3:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(string.printable) + text[at + 1 :]
    elif kind < 0.33:
        text = "[" * rng.randrange(1, 4000)
    elif kind < 0.36:
        text = "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(200)))
    return text


def test_tables_cannot_be_opened_without_end(tmp_path: Path) -> None:
    with running(tmp_path / "data", shares={"tables": 5}) as server:
        body = {"game": "poison", "name": "Eve", "seats": [{}, {}, {}]}
        codes = [server.request("POST", "/api/tables", body)[0] for _ in range(7)]
    assert codes == [201] * 5 + [429] * 2


def test_who_is_there_when_the_server_stops_is_told_that_it_restarts(tmp_path: Path) -> None:
    """At a table, or at the door still: browsers come back by themselves after 1012."""
    with running(tmp_path / "data", hello=PATIENT) as server:
        table, keys = server.open("", "", "")
        with server.join(table, *keys) as seated, knock(server, table) as silent:
            assert server.stop() == 0
            assert closing_code(seated.socket) == 1012
            assert closing_code(silent) == 1012
        server.start()
