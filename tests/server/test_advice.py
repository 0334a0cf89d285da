"""Hints during a game, and reviews after it, as the server gives them."""

from __future__ import annotations

import json
import time
from typing import Any

from tests.bots.test_advice import game_with_a_blunder
from tests.server.house import PATIENT, Server
from tests.server.test_replay import bring, refused


def begun(server: Server, *seats: str, **more: object) -> tuple[Any, int]:
    """A wire to a table that has begun, and a seat of its own that is asked."""
    table, keys = server.open(*seats, **more)  # type: ignore[arg-type]
    wire = server.join(table, *keys)
    wire.ask("start")
    wire.until(lambda m: any(feed["view"]["actions"] for feed in m.get("feeds", ())))
    return wire, asked(wire)


def asked(wire: Any) -> int:
    return int(next(seat for seat, view in wire.views.items() if view["actions"]))


def test_a_hint_is_two_or_three_moves_with_reasons(server: Server) -> None:
    wire, seat = begun(server, "", "random", "random")
    view = wire.views[seat]
    answer = wire.ask("hint", seat=seat, step=view["step"])
    assert answer["type"] == "hinted"
    assert (answer["seat"], answer["step"]) == (seat, view["step"])
    assert 2 <= len(answer["hints"]) <= 3
    for hint in answer["hints"]:
        assert hint["action"] in view["actions"]
        assert 0 <= hint["chance"] <= 1
        assert hint["reason"]
    # Asked again, the same is said again, and it does not count.
    for _ in range(10):
        again = wire.ask("hint", seat=seat, step=view["step"])
        assert again["hints"] == answer["hints"]
    action = answer["hints"][0]["action"]
    assert wire.ask("play", seat=seat, step=view["step"], action=action)["type"] == "done"
    wire.socket.close()


def test_hints_are_for_ones_own_seat_in_its_turn(server: Server) -> None:
    wire, seat = begun(server, "", "", "")
    step = wire.views[seat]["step"]
    other = (seat + 1) % 3
    assert wire.ask("hint", seat=other, step=step)["code"] == "hint-not-now"
    assert wire.ask("hint", seat=9, step=step)["code"] == "no-such-seat"
    assert wire.ask("hint", seat=seat, step=step + 1)["code"] == "table-moved-on"
    with server.join(wire.table) as spectator:
        assert spectator.ask("hint", seat=seat, step=step)["code"] == "not-your-seat"
    wire.socket.close()


def test_a_table_can_do_without_hints(server: Server) -> None:
    wire, seat = begun(server, "", "random", "random", hints=False)
    assert wire.info["hints"] is False
    answer = wire.ask("hint", seat=seat, step=wire.views[seat]["step"])
    assert answer["code"] == "hints-off"
    wire.socket.close()


def test_hints_are_not_a_way_to_let_the_house_play(server: Server) -> None:
    """Nobody waits for the hints here, so that they are asked for quickly on a busy machine too."""
    wire, _ = begun(server, "", "", "")
    for count in range(24):
        seat = asked(wire)
        step = wire.views[seat]["step"]
        wire.send({"type": "hint", "id": f"hint-{count}", "seat": seat, "step": step})
        wire.play_first(seat)
        while any(view["step"] == step for view in wire.views.values()):
            wire.receive()
    refusals = [json.loads(raw) for raw in wire.received if b'"hint-too-fast"' in raw]
    assert refusals
    assert all(each["id"].startswith("hint-") for each in refusals)
    wire.socket.close()


def test_a_review_finds_a_planted_blunder(server: Server) -> None:
    record, blunder = game_with_a_blunder(100)
    info = bring(server, record)
    path = f"/api/replays/{info['id']}/review/1"
    deadline = time.monotonic() + PATIENT
    seen = set()
    while True:
        found = server.get(path)
        seen.add(found["done"])
        if found["done"] == found["total"]:
            break
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert len(seen) > 2, "one sees it coming along"
    steps = [step for step, move in enumerate(record.moves) if move.seat == 1]
    assert [step for step, _ in found["chances"]] == steps
    assert found["total"] == len(steps)
    assert len(found["mistakes"]) <= 3
    (worst,) = (each for each in found["mistakes"] if each["step"] == blunder)
    assert worst["played"] == record.moves[blunder].action
    assert worst["better"] != worst["played"]
    assert worst["cost"] > 0
    assert refused(server, "GET", f"/api/replays/{info['id']}/review/7") == (404, "no-such-seat")
    assert refused(server, "GET", "/api/replays/none/review/0") == (404, "no-such-replay")
