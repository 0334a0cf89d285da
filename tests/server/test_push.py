"""Web Push: who is away is told that it is their turn, and only their browser can read it."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from athanor.server.house import push
from tests.server.house import Server, running
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
    raw = push.decode(signature)
    number = [int.from_bytes(raw[i : i + 32], "big") for i in (0, 32)]
    verifier = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decode(key))
    signed = f"{head}.{claims}".encode()
    verifier.verify(encode_dss_signature(*number), signed, ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(push.decode(claims))
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
    headers, body = service.heard.get(timeout=10)
    assert json.loads(decrypt(body)) == {"table": table, "words": "Poison waits for you"}
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
