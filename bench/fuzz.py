"""Frames and requests that are almost right, many of them: none may meet an error of ours.

    python bench/fuzz.py                        100,000 frames, then schemathesis' whole run
    python bench/fuzz.py --frames 2000 --examples 0

The frames are those of real games of all four kinds, of every type that a client may send, with a
field dropped, doubled, changed, swapped with another's or nested, or with bytes changed anywhere. A
frame is answered, or the connection is closed with a code; the table must be there afterwards.
Schemathesis makes requests from the server's own description, in all of its phases.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.house import Server, Wire, running  # noqa: E402
from websockets.exceptions import ConnectionClosed  # noqa: E402

SEATS = {"poison": 3, "kazaam": 2, "alakazoo": 2, "alkemy": 2}
BATCH = 40
ODD: list[Any] = [
    *(
        None,
        True,
        -1,
        0,
        1.5,
        2**31,
        2**63,
        2**70,
        -(2**40),
        "",
        "0",
        "é" * 40,
        "\u202e",
        "x" * 3000,
    ),
    *([], {}, [[]], {"type": "play"}, ["a"] * 300, {"a": {"b": {"c": {}}}}, "\ud800", "null"),
]


def messages(view: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """One of every kind, as a client that means well would say it."""
    action = (view["actions"] or [{"type": "pass"}])[0]
    step = view["step"]
    return [
        {"type": "play", "seat": seat, "step": step, "action": action, "undos": 0},
        {"type": "ask", "seat": seat, "action": action},
        {"type": "hint", "seat": seat, "step": step},
        {"type": "chat", "seat": seat, "text": "hello", "phrase": ""},
        {"type": "order", "seat": seat, "kind": "answer", "order": "pass"},
        {"type": "may-undo", "seat": seat, "step": step},
        {"type": "undo", "seat": seat, "step": step},
        {"type": "answer-undo", "seat": seat, "agreed": True},
        {"type": "cover", "seat": seat, "bot": "adept"},
        {"type": "stand-in", "seat": seat, "bot": "adept"},
        {"type": "rename", "seat": seat, "name": "Ada"},
        {"type": "report", "seat": seat, "reason": "chat", "words": "so"},
        {"type": "remove", "seat": seat},
        {"type": "subscribe", "seat": seat, "endpoint": "", "p256dh": "", "auth": "", "words": ""},
        {"type": "start", "bot": "adept", "nonce": "n"},
        {"type": "hello", "keys": ["k"], "since": 3},
        {"type": "rematch"},
    ]


def changed(rng: random.Random, message: dict[str, Any]) -> str | bytes:
    """Almost that message."""
    message = dict(message)
    for _ in range(rng.randrange(1, 4)):
        place: Any = message
        if isinstance(message.get("action"), dict) and message["action"] and rng.random() < 0.5:
            place = message["action"] = dict(message["action"])
        name = rng.choice(list(place))
        kind = rng.random()
        if kind < 0.2:
            del place[name]
        elif kind < 0.3:
            place[rng.choice(["seat", "id", "type", "zzz", ""])] = place[name]
        else:
            place[name] = rng.choice(ODD)
        if not message or not place:
            break
    text = json.dumps(message)
    kind = rng.random()
    if kind < 0.1:
        return text[: rng.randrange(len(text) + 1)]
    if kind < 0.25:
        data = bytearray(text.encode("utf-8", "surrogatepass"))
        for _ in range(rng.randrange(1, 4)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        return bytes(data) if kind < 0.102 else data.decode("utf-8", "replace")
    return text if kind < 0.97 else "[" * rng.randrange(1, 8000)


class Fuzzer:
    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.answers: Counter[str] = Counter()
        self.numbers = 0

    def frames(self, count: int) -> None:
        games = list(SEATS)
        sent = 0
        while sent < count:
            game = games[(sent // (BATCH * 25)) % len(games)]
            table, keys = self.server.open(*[""] * SEATS[game], game=game)
            for _ in range(25):
                sent += self.batch(table, keys)
            assert self.server.get(f"/api/tables/{table}")["id"] == table

    def batch(self, table: str, keys: list[str]) -> int:
        """On a connection of its own, since a wrong frame may close it."""
        with self.server.join(table, *keys[: self.rng.randrange(len(keys) + 1)]) as wire:
            wire.send({"type": "start", "id": "s", "bot": "random"})
            try:
                for _ in range(BATCH):
                    seat, view = self.rng.choice(list(wire.views.items()) or [(0, {})])
                    shown = view or {"actions": [], "step": 0}
                    message = self.rng.choice(messages(shown, seat or 0))
                    self.numbers += 1
                    wire.send(changed(self.rng, message | {"id": f"f{self.numbers}"}))
                wire.send({"type": "ask", "id": "last", "seat": 0, "action": {}})
                self.hear(wire)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else "lost"
                self.answers[f"closed {code}"] += 1
        return BATCH

    def hear(self, wire: Wire) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            message = wire.take_in(60)
            if message["type"] == "refused":
                self.answers[message["code"]] += 1
            elif "id" in message:
                self.answers[message["type"]] += 1
            if message.get("id") == "last":
                return


def requests(server: Server, examples: int, folder: str) -> int:
    """Schemathesis' own command, every phase, looking for errors of ours."""
    return subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "run"),
            *(server.address + "/api/openapi.json", "--checks", "not_a_server_error"),
            *("--phases", "examples,coverage,fuzzing,stateful", "--max-examples", str(examples)),
            *("--continue-on-failure", "--suppress-health-check", "all", "--no-color"),
        ],
        check=False,
        cwd=folder,  # where it leaves what it remembers
    ).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--examples", type=int, default=100, help="requests for each operation")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "data", lines=10**6, renames=10**6, think=5) as server,
    ):
        fuzzer = Fuzzer(server, options.seed)
        fuzzer.frames(options.frames)
        failed = requests(server, options.examples, folder) if options.examples else 0
        errors = server.metric("internal_errors_total")
        health = server.get("/health")["status"]
        server.stop()
    for code, number in fuzzer.answers.most_common():
        print(f"{number:8}  {code}")
    print(f"{options.frames} frames, {errors} errors of ours, health {health}, requests {failed}")
    bad = errors or failed or health == "failing" or fuzzer.answers["internal"]
    return 1 if bad or fuzzer.answers["closed 1011"] or fuzzer.answers["closed lost"] else 0


if __name__ == "__main__":
    sys.exit(main())
