"""Web Push: who is away is told that it is their turn, and only their browser can read it."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Any, cast

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from athanor.server.house import push
from athanor.server.store.store import Lease
from athanor.server.table.actor import Actor
from athanor.server.table.calls import call
from athanor.server.table.entries import Entries, Subscribed
from athanor.server.wire import subscriptions
from athanor.server.wire.resources import Subscription
from tests.server.house import PATIENT, Server, running
from tests.server.test_table import start
from tests.server.test_undo import turn

BROWSER = ec.derive_private_key(4711, ec.SECP256R1())
AUTH = bytes(range(16))
KEY = push.new_key()


class Service:
    """A push service that keeps what it is given."""

    def __init__(self) -> None:
        self.heard: SimpleQueue[tuple[dict[str, str], bytes]] = SimpleQueue()
        self.answer = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.heard.put((dict(self.headers), body))
                self.send_response(service.answer)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("localhost", 0), Handler)
        self.address = f"http://localhost:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, service: Service) -> Iterator[Server]:
    data: Path = tmp_path_factory.mktemp("push") / "data"
    settings = {"push_key": KEY, "push_contact": "mailto:op@example.org"}
    hosts = [f"localhost:{service.server.server_port}", "push.example"]
    with running(data, push_hosts=hosts, **settings) as server:
        yield server


def subscription(service: Service, **other: str) -> dict[str, str]:
    return {
        "endpoint": f"{service.address}/of-nour",
        "p256dh": push.encode(push.point(BROWSER)),
        "auth": push.encode(AUTH),
        "words": "Poison waits for you",
    } | other


def decrypt(body: bytes) -> bytes:
    """What the browser does."""
    salt, size, theirs = body[:16], body[20], body[21 : 21 + body[20]]
    assert size == 65
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = BROWSER.exchange(ec.ECDH(), public)
    info = b"WebPush: info\0" + push.point(BROWSER) + theirs
    material = push.derive(shared, AUTH, info, 32)
    key = push.derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = push.derive(material, salt, b"Content-Encoding: nonce\0", 12)
    return AESGCM(key).decrypt(nonce, body[86:], None).rstrip(b"\x02")


def check_signature(authorization: str, public: str) -> dict[str, Any]:
    token, _, key = authorization.removeprefix("vapid t=").partition(", k=")
    assert key == public
    head, claims, signature = token.split(".")
    raw = subscriptions.decode(signature)
    number = [int.from_bytes(raw[i : i + 32], "big") for i in (0, 32)]
    verifier = ec.EllipticCurvePublicKey.from_encoded_point(
        ec.SECP256R1(), subscriptions.decode(key)
    )
    signed = f"{head}.{claims}".encode()
    verifier.verify(encode_dss_signature(*number), signed, ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(subscriptions.decode(claims))
    return found


def test_whose_turn_it_becomes_is_told_if_they_are_away(house: Server, service: Service) -> None:
    public = house.get("/api/house")["push"]
    table, _, wires = start(house, "", "", "")
    wire, seat = turn(wires)
    following = (seat + 1) % 3
    nour = wires[following]
    assert nour.ask("subscribe", seat=following, **subscription(service))["type"] == "done"
    assert not wire.quiet(0.1) or all(m["type"] != "update" for m in wire.quiet(0.05))
    nour.socket.close()
    wire.until(lambda m: m["type"] == "changed" and not m["table"]["seats"][following]["here"])
    wire.play_first(seat)
    headers, body = service.heard.get(timeout=PATIENT)
    assert json.loads(decrypt(body)) == {"table": table, "words": "Poison waits for you"}
    assert headers["TTL"] == "86400"  # a browser that is off hears of it for a day
    claims = check_signature(headers["Authorization"], public)
    assert claims["aud"] == service.address
    assert claims["sub"] == "mailto:op@example.org"


def test_who_is_here_is_not_told(house: Server, service: Service) -> None:
    _, _, wires = start(house, "", "", "")
    wire, seat = turn(wires)
    following = (seat + 1) % 3
    wires[following].ask("subscribe", seat=following, **subscription(service))
    wire.play_first(seat)
    wire.quiet(0.3)
    assert service.heard.empty()


def test_only_push_services_are_spoken_to(house: Server, server: Server, service: Service) -> None:
    table, keys = house.open("", "", "")
    with house.join(table, keys[0]) as ada:
        for wrong in (
            {"endpoint": "https://192.168.0.1/admin"},
            {"endpoint": "file:///etc/passwd"},
            {"endpoint": "https://localhost.evil.example/x"},
            {"p256dh": "AAAA"},
            {"auth": "%%%"},
        ):
            wish = subscription(service, **wrong)
            assert ada.ask("subscribe", seat=0, **wish)["code"] == "push-subscription", wrong
        assert ada.ask("subscribe", seat=0, endpoint="")["type"] == "done"
    table, keys = server.open("", "", "")
    with server.join(table, keys[0]) as ada:
        assert ada.ask("subscribe", seat=0, **subscription(service))["code"] == "push-off"


class Abyss:
    """A push service that takes every connection and never says a word."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.taken: list[socket.socket] = []
        threading.Thread(target=self.take, daemon=True).start()

    def take(self) -> None:
        while True:
            try:
                self.taken.append(self.listener.accept()[0])
            except OSError:
                return

    def hanging(self) -> int:
        """How many connections are held now."""
        return sum(is_open(each) for each in self.taken)

    def close(self) -> None:
        self.listener.close()
        for each in self.taken:
            each.close()


def is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        while line.recv(65536):
            pass
    except BlockingIOError:
        return True
    return False


def away(following: int) -> Callable[[Any], bool]:
    return lambda m: m["type"] == "changed" and not m["table"]["seats"][following]["here"]


def test_services_that_hang_hold_up_nobody_else(tmp_path: Path) -> None:
    abyss = Abyss()
    settings = {"push_key": KEY, "push_contact": "mailto:op@example.org", "idle": 0.0}
    with running(tmp_path / "data", push_hosts=[f"localhost:{abyss.port}"], **settings) as server:
        kept, _ = server.open("", "", "")
        where = {"endpoint": f"http://localhost:{abyss.port}/x"}
        for _ in range(12):
            _, _, wires = start(server, "", "", "")
            wire, seat = turn(wires)
            following = (seat + 1) % 3
            wish = {
                "p256dh": push.encode(push.point(BROWSER)),
                "auth": push.encode(AUTH),
                "words": "Poison",
            }
            nour = wires[following]
            assert nour.ask("subscribe", seat=following, **wish, **where)["type"] == "done"
            nour.socket.close()
            wire.until(away(following))
            wire.play_first(seat)
        # What is read from the disk is read while they all hang.
        for _ in range(20):
            assert server.get(f"/api/tables/{kept}")["id"] == kept
            assert server.request("GET", "/api/tables/aaaaaaaaaaaaaaaaaaaaaa")[0] == 404
        assert 1 <= abyss.hanging() <= 2, "no service has all the threads there are"
    abyss.close()


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "https://push.example:22/x"},
        {"endpoint": "https://push.example:8443/x"},
        {"endpoint": "http://push.example/x"},
        {"endpoint": "https://somebody@push.example/x"},
        {"endpoint": "https://127.0.0.1%00.push.example/x"},
        {"endpoint": "https://127.0.0.1\0.push.example/x"},
        {"endpoint": "https://push.example/x y"},
        {"endpoint": "https://push.example/x\r\nHost: other"},
        {"endpoint": "https://push.example:port/x"},
        {"endpoint": "https://[push.example/x"},
        {"p256dh": push.encode(b"\4" + bytes(64))},
        {"p256dh": push.encode(b"\2" + bytes(64))},
    ],
)
def test_what_could_never_be_sent_is_refused(
    house: Server, service: Service, wrong: dict[str, str]
) -> None:
    table, keys = house.open("", "", "")
    with house.join(table, keys[0]) as ada:
        usual = {"endpoint": "https://push.example/x"}
        assert ada.ask("subscribe", seat=0, **subscription(service, **usual))["type"] == "done"
        answer = ada.ask("subscribe", seat=0, **subscription(service, **(usual | wrong)))
        assert answer.get("code") == "push-subscription"


def test_whatever_goes_wrong_on_the_way_harms_nobody() -> None:
    """Also what was subscribed to before it was refused."""
    sender = push.Push(KEY, "mailto:op@example.org")
    good = {"p256dh": push.encode(push.point(BROWSER)), "auth": push.encode(AUTH), "words": ""}
    for wrong in (
        {"endpoint": "https://127.0.0.1%00.push.example/x"},
        {"endpoint": "https://127.0.0.1\0.push.example/x"},
        {"endpoint": "https://push.example:port/x"},
        {"endpoint": "http://localhost:1/x", "p256dh": push.encode(b"\4" + bytes(64))},
        {"endpoint": "http://localhost:1/x"},
    ):
        where = Subscription(**(good | wrong))
        assert asyncio.run(sender.send(where, {"table": "t"})) is True, wrong
    sender.close()


class Drip:
    """A push service whose answer never ends, a letter at a time."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.hung_up = threading.Event()
        self.thread = threading.Thread(target=self.answer)
        self.thread.start()

    def answer(self) -> None:
        line, _ = self.listener.accept()
        with line, self.listener:
            line.sendall(b"HTTP/1.1 200 OK\r\nX: ")
            for _ in range(600):
                try:
                    line.sendall(b"x")
                except OSError:
                    self.hung_up.set()
                    return
                self.hung_up.wait(0.05)


def test_a_service_that_comes_to_no_end_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "PATIENCE", 0.3)
    drip = Drip()
    good = {"p256dh": push.encode(push.point(BROWSER)), "auth": push.encode(AUTH), "words": ""}
    where = Subscription(f"http://localhost:{drip.port}/x", **good)
    sender = push.Push(KEY, "mailto:op@example.org")
    assert asyncio.run(sender.send(where, {"table": "t"})) is True
    sender.close()
    drip.thread.join()
    assert drip.hung_up.is_set()


def test_several_pushes_to_one_service_get_in_nobodys_way(service: Service) -> None:
    async def work() -> None:
        good = {"p256dh": push.encode(push.point(BROWSER)), "auth": push.encode(AUTH), "words": ""}
        where = Subscription(f"{service.address}/x", **good)
        sender = push.Push(KEY, "mailto:op@example.org")
        assert await asyncio.gather(*(sender.send(where, {"table": "t"}) for _ in range(5)))
        assert not sender.waiting
        assert not sender.turns
        sender.close()

    asyncio.run(work())
    for _ in range(5):
        service.heard.get(timeout=PATIENT)


def test_of_a_crowd_that_waits_for_a_slow_service_the_rest_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody counts as gone for it, and other services go on."""
    slow, other = [
        Subscription(f"https://{name}.example/x", "", "", "") for name in ("slow", "other")
    ]
    opened = threading.Event()
    posted: list[Subscription] = []

    def post(self: push.Push, where: Subscription, message: bytes) -> bool:
        posted.append(where)
        if where is slow:
            assert opened.wait(PATIENT)
        return where is slow

    monkeypatch.setattr(push.Push, "post", post)

    async def work() -> None:
        sender = push.Push(KEY, "mailto:op@example.org")
        crowd = [
            asyncio.create_task(sender.send(slow, {"table": "t"}))
            for _ in range(push.MOST_WAITING + 3)
        ]
        try:
            assert not await sender.send(other, {"table": "t"})
            assert posted.count(slow) <= push.THREADS_PER_HOST
            assert [task.result() for task in crowd if task.done()] == [True] * 3
        finally:
            opened.set()
        assert all(await asyncio.gather(*crowd))
        assert posted.count(slow) == push.MOST_WAITING
        assert not sender.waiting
        sender.close()

    asyncio.run(work())


@pytest.mark.parametrize("wanted", [True, False])
def test_only_who_no_longer_wants_to_be_told_is_not_told_again(wanted: bool) -> None:
    where = Subscription("https://push.example/x", "", "", "Poison")
    entries: list[Entries] = []

    async def send(*_: object) -> bool:
        return wanted

    actor = SimpleNamespace(
        hub=SimpleNamespace(push=SimpleNamespace(send=send)),
        table=SimpleNamespace(id="t", seats=[SimpleNamespace(told_at=where)]),
        lease=Lease(),
        append=entries.append,
    )
    asyncio.run(call(cast(Actor, actor), 0, where))
    assert entries == ([] if wanted else [Subscribed(seat=0, where=None)])
