"""A real server in a process of its own, and the plainest possible client for it."""

from __future__ import annotations

import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server import warm

Json = dict[str, Any]
#: Seconds that a test waits for what is going to happen: more than any busy machine needs.
#: Where things are known to fail, less may do.
PATIENT = float(os.environ.get("ATHANOR_PATIENCE", "300"))
FAST: Json = {
    "pace": 0.0,
    "away": 0.2,
    "shares": {"every": 0},
    "rate": 10_000,
    "log_level": "warning",
    "advise": 20_000,
    "review": 60,
}
START = """
import sys, json
from pathlib import Path
from importlib import import_module
from athanor.server.command import run
from athanor.server.settings import Settings
settings = json.loads(sys.argv[1])
module, _, name = settings.pop("store", "").partition(":")
own = getattr(import_module(module), name) if module else None
settings["data"] = Path(settings["data"])
settings = {k: tuple(v) if isinstance(v, list) else v for k, v in settings.items()}
def open_own(settings, address, loop):
    if own.shared:
        return own(settings.database_url, loop, address, settings.lease)
    return own(settings.database, loop)
run(Settings(**settings), store=own and open_own)
"""


class Server:
    """`python -c` with a server in it. `settings` are those of `athanor.server.settings`."""

    def __init__(self, data: Path, **settings: object) -> None:
        self.data = data
        self.port = free_port()
        self.settings = FAST | settings | {"data": str(data), "port": self.port}
        self.process: subprocess.Popen[bytes] | warm.Forked | None = None
        self.log = data.with_suffix(".log")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        arguments = [json.dumps(self.settings)]
        with self.log.open("ab") as log:
            if warm.can_fork():
                self.process = warm.warm().start(START, arguments, log)
            else:
                self.process = subprocess.Popen(
                    [sys.executable, "-c", START, *arguments],
                    stdout=subprocess.PIPE,
                    stderr=log,
                    env=os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
                )
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), self.log.read_text()

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.finish()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.finish()

    def finish(self) -> int:
        assert self.process is not None
        code = self.process.wait(PATIENT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    # -- over HTTP

    def request(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        data = body if isinstance(body, bytes) else None
        if body is not None and data is None:
            data = json.dumps(body).encode()
        request = urllib.request.Request(
            self.address + path,
            data,
            {"Content-Type": "application/json"} | (headers or {}),
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENT) as answer:
                return answer.status, dict(answer.headers), answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, dict(error.headers), error.read()

    def get(self, path: str) -> Json:
        status, _, body = self.request("GET", path)
        assert status == 200, (status, body)
        found: Json = json.loads(body)
        return found

    def post(self, path: str, body: object) -> Json:
        status, _, answer = self.request("POST", path, body)
        assert status == 201, (status, answer)
        found: Json = json.loads(answer)
        return found

    def metric(self, name: str) -> int:
        for line in self.request("GET", "/metrics")[2].decode().splitlines():
            if line.startswith(f"athanor_{name} "):
                return int(float(line.split()[1]))
        raise KeyError(name)

    def open(self, *seats: str, name: str = "Ada", **more: object) -> tuple[str, list[str]]:
        """A table of Poison with these seats: "" for a person, else a bot's level. All the
        people sit down; returned are the table's id and their keys, in the order of seats."""
        plan = [{"bot": bot} for bot in seats]
        first = self.post("/api/tables", {"game": "poison", "name": name, "seats": plan} | more)
        table = first["table"]["id"]
        keys = [first["key"]]
        for seat, bot in enumerate(seats):
            if not bot and seat != first["seat"]:
                sat = self.post(f"/api/tables/{table}/seats/{seat}", {"name": f"P{seat}"})
                keys.append(sat["key"])
        return table, keys

    def join(self, table: str, *keys: str) -> Wire:
        return Wire(self, table, keys)


@contextmanager
def running(data: Path, **settings: object) -> Iterator[Server]:
    server = Server(data, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


class Wire:
    """A socket and everything that came over it, byte for byte."""

    def __init__(self, server: Server, table: str, keys: tuple[str, ...]) -> None:
        self.server = server
        self.table = table
        self.keys = keys
        self.count = 0
        self.name = secrets.token_hex(4)
        self.received: list[bytes] = []
        self.passed: list[Json] = []
        self.views: dict[int | None, Json] = {}
        self.info: Json = {}
        self.socket = self.connect()
        self.welcome = self.hello()

    def connect(self) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
        opening = connect(
            address,
            compression=None,
            max_size=None,
            ping_interval=None,
            close_timeout=1,
            open_timeout=PATIENT,
        )
        return opening.__enter__()

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def hello(self, id: str = "hello", since: int = 0) -> Json:
        self.send({"type": "hello", "id": id, "keys": list(self.keys), "since": since})
        return self.until(lambda m: m.get("id") == id)

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def receive(self, timeout: float = PATIENT) -> Json:
        return self.passed.pop(0) if self.passed else self.take_in(timeout)

    def take_in(self, timeout: float = PATIENT) -> Json:
        raw = self.socket.recv(timeout, decode=False)
        assert isinstance(raw, bytes)
        self.received.append(raw)
        message: Json = json.loads(raw)
        if message.get("table") is not None:
            self.info = message["table"]
        if message["type"] == "welcome" and not message["since"]:
            self.views = {}
        for feed in message.get("feeds", ()):
            self.views[feed["seat"]] = feed["view"]
        return message

    def until(self, wanted: Any, timeout: float = PATIENT) -> Json:
        deadline = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, deadline - time.monotonic()))
            if wanted(message):
                return message

    def ask(self, type: str, id: str = "", **fields: object) -> Json:
        """Sends a message and returns its answer. What comes before it can still be received."""
        self.count += 1
        id = id or f"{self.name}-{self.count}"
        self.send({"type": type, "id": id} | fields)
        self.passed = []
        deadline = time.monotonic() + PATIENT
        while (message := self.take_in(deadline - time.monotonic())).get("id") != id:
            self.passed.append(message)
        return message

    def play_first(self, seat: int) -> Json:
        view = self.views[seat]
        return self.ask("play", seat=seat, step=view["step"], action=view["actions"][0])

    def quiet(self, seconds: float = 0.15) -> list[Json]:
        """What still comes in. Whatever the server did before it heard this has come by then."""
        pong = self.socket.ping()
        deadline = time.monotonic() + PATIENT
        heard = []
        while True:
            answered = pong.is_set()  # before one listens: what came before the answer is heard
            try:
                heard.append(self.receive(seconds))
            except TimeoutError:
                if answered:
                    return heard
                assert time.monotonic() < deadline


def rejoin(server: Server, table: str, *keys: str) -> Wire:
    """As a client does: again and again until it is let in."""
    deadline = time.monotonic() + PATIENT
    while True:
        try:
            wire = server.join(table, *keys)
            if wire.welcome["type"] == "welcome":
                return wire
            wire.socket.close()
        except (OSError, ConnectionClosed, TimeoutError, EOFError):
            pass
        assert time.monotonic() < deadline
        time.sleep(0.1)


def play_out(*wires: Wire, most: int = 10_000) -> int:
    """Everyone plays their first legal action until the game is over. How many did they play?"""
    moves = 0
    while moves < most:
        newest = max(view["step"] for wire in wires for view in wire.views.values())
        for wire in wires:
            while any(view["step"] < newest for view in wire.views.values()):
                wire.receive()
        asked = [(w, seat) for w in wires for seat, v in w.views.items() if v["actions"]]
        if asked:
            wire, seat = asked[0]
            assert seat is not None
            answer = wire.play_first(seat)
            assert answer["type"] == "done", answer
            wire.until(lambda message: message["type"] == "update")
            moves += 1
        elif any(view["result"] for wire in wires for view in wire.views.values()):
            break
        else:
            wires[0].receive()
    return moves


def free_port() -> int:
    """Below those that the system hands to clients: a client that knocks at its own number while
    the server is down would otherwise be let in by itself."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
