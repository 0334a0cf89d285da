"""Lessons: known cards, bots that follow a script, one person, never listed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .house import Server, running

MOVES: list[Any] = [
    [0, {"type": "pour", "card": "red-5", "cauldron": "left"}],
    [1, {"type": "pour", "card": "blue-7", "cauldron": "middle"}],
    [2, {"type": "pour", "card": "red-4", "cauldron": "left"}],
    [0, {"type": "pour", "card": "poison", "cauldron": "left"}],
    [1, {"type": "pour", "card": "red-2", "cauldron": "left"}],
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(Path(tmp_path_factory.mktemp("lessons")) / "data") as server:
        yield server


def lesson(server: Server, **changed: object) -> tuple[int, dict[str, Any]]:
    wish: dict[str, object] = {
        "game": "poison",
        "name": "Ada",
        "seats": [{}, {"bot": "novice"}, {"bot": "novice"}],
        "options": {"first_dealer": 2},
        "nonce": "mine",
        "lesson": {"seed": 56, "moves": MOVES},
    }
    status, _, body = server.request("POST", "/api/tables", wish | changed)
    return status, json.loads(body)


def test_the_bots_follow_the_script_as_long_as_the_learner_does(server: Server) -> None:
    status, seated = lesson(server)
    assert status == 201
    assert seated["table"]["lesson"] is True
    with server.join(seated["table"]["id"], seated["key"]) as wire:
        wire.ask("start", nonce="mine too")
        wire.until(lambda m: any(f["view"]["actions"] for f in m.get("feeds", ())))
        for step in (0, 3):
            view = wire.views[0]
            assert view["step"] == step
            wire.ask("play", seat=0, step=step, action=MOVES[step][1])
            wire.until(
                lambda m, n=step + 3: any(f["view"]["step"] == n for f in m.get("feeds", ()))
            )
        told = [e for line in wire.hello("again")["feeds"][0]["log"] for e in line["events"]]
    poured = [(e["seat"], e["card"]) for e in told if e["type"] == "poured"]
    assert poured[-3:-1] == [(0, "poison"), (1, "red-2")]
    assert {table["id"] for table in server.get("/api/tables")["tables"]} == set()


def test_who_leaves_the_script_plays_a_game_like_any_other(server: Server) -> None:
    _, seated = lesson(server)
    with server.join(seated["table"]["id"], seated["key"]) as wire:
        wire.ask("start")
        wire.until(lambda m: any(f["view"]["actions"] for f in m.get("feeds", ())))
        wire.ask(
            "play", seat=0, step=0, action={"type": "pour", "card": "blue-7", "cauldron": "left"}
        )
        wire.until(lambda m: any(f["view"]["step"] == 3 for f in m.get("feeds", ())))
        assert wire.views[0]["actions"]


@pytest.mark.parametrize(
    "changed, code",
    [
        ({"public": True}, "lesson-seats"),
        ({"seats": [{}, {}, {"bot": "novice"}]}, "lesson-seats"),
        ({"lesson": {"seed": 55, "moves": MOVES}}, "lesson-move"),
        ({"lesson": {"seed": 56, "moves": [[7, MOVES[0][1]]]}}, "no-such-seat"),
        ({"lesson": {"seed": 56, "moves": [[0, {"type": "fly"}]]}}, "lesson-move"),
        ({"lesson": {"seed": -1}}, "malformed"),
        ({"lesson": {"seed": 56, "cards": []}}, "malformed"),
    ],
)
def test_what_is_no_lesson_is_refused(
    server: Server, changed: dict[str, object], code: str
) -> None:
    status, problem = lesson(server, **changed)
    assert (status // 100, problem["code"]) == (4, code)
