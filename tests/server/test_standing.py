"""Standing orders and windows: answers that no hand gives."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import athanor
from tests.games.kazaam.support import position
from tests.server.house import Server, Wire, running
from tests.server.openhouse import ANSWER, OpenHouse

STEAL = {"type": "steal", "part": "left-hand", "target_seat": 1}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    opened = OpenHouse(tmp_path_factory.mktemp("standing") / "data")
    opened.start()
    opened.run_clock()
    yield opened
    opened.halt()


def begin(house: OpenHouse) -> tuple[str, list[str], Wire, Wire]:
    """Ada can steal from Nour, and Nour has a head."""
    table, keys = house.open("", "", game="kazaam")
    ada, nour = house.join(table, keys[0]), house.join(table, keys[1])
    ada.ask("start")
    house.swap(table, lambda _: position("fire-left-hand", "bone-head", hands=["", "wood-tail"]))
    for wire in (ada, nour):
        while not wire.views:
            wire.receive()
    return table, keys, ada, nour


def steal(ada: Wire) -> dict[str, Any]:
    assert ada.ask("play", seat=0, step=0, action=STEAL)["type"] == "done"
    return update(ada, 1)


def update(wire: Wire, step: int) -> dict[str, Any]:
    return wire.until(lambda m: m["type"] == "update" and m["feeds"][0]["view"]["step"] == step)


def test_orders_are_told_to_their_seat_and_carried_out(house: OpenHouse) -> None:
    table, keys, ada, nour = begin(house)
    assert nour.welcome["orders"] == [
        {"seat": 1, "kind": "answer", "order": "", "choices": ["pass", "aimed", "hand-or-tail"]}
    ]
    assert nour.ask("order", seat=1, kind="answer", order="aimed")["type"] == "done"
    assert nour.until(lambda m: m["type"] == "ordered")["orders"][0]["order"] == "aimed"
    steal(ada)
    assert update(ada, 2)["feeds"][0]["view"]["actors"] == [0]
    assert [tile["face_up"] for tile in ada.views[0]["players"][1]["board"]] == [False]
    with house.join(table, keys[1]) as again:
        assert again.welcome["orders"][0]["order"] == "aimed"
    with house.join(table) as watcher:
        assert watcher.welcome["orders"] == []


def test_an_order_given_while_asked_answers_too(house: OpenHouse) -> None:
    _, _, ada, nour = begin(house)
    steal(ada)
    nour.ask("order", seat=1, kind="answer", order="pass")
    assert update(ada, 2)["feeds"][0]["view"]["actors"] == [0]
    assert nour.ask("order", seat=1, kind="answer", order="")["type"] == "done"


def test_a_window_closes_and_the_answer_is_a_pass(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(athanor.game("kazaam")), "windows", {"answer": 1})
    _, _, ada, nour = begin(house)
    before = time.time() * 1000
    until = steal(ada)["times"]["until"]
    assert before + 995 <= until <= time.time() * 1000 + 1000
    passed = update(ada, 2)
    assert time.time() * 1000 >= until - 5
    assert passed["times"]["until"] is None
    assert update(nour, 2)["feeds"][0]["view"]["hand"] == []


def test_who_comes_back_finds_the_window_as_it_was(house: OpenHouse) -> None:
    table, keys, ada, nour = begin(house)
    until = steal(ada)["times"]["until"]
    nour.socket.close()
    with house.join(table, keys[1]) as again:
        assert again.welcome["times"]["until"] == until
        assert again.views[1]["actions"]
        again.ask("play", seat=1, step=1, action={"type": "foresee"})
        assert update(ada, 2)["times"]["until"] is None


def heard_of_an_absent(house: OpenHouse, order: str) -> tuple[list[str], list[bool], float]:
    """Nour is away when Ada steals from her. With an order that answers; without one Nour comes
    back, answers by hand as fast as she can, and is gone again. What does Ada hear, of whom is she
    told that they are here, and how long does it take?"""
    table, keys, ada, nour = begin(house)
    if order:
        nour.ask("order", seat=1, kind="answer", order=order)
    nour.socket.close()
    ada.until(lambda m: m["type"] == "changed" and not m["table"]["seats"][1]["here"])
    before = time.monotonic()
    ada.send({"type": "play", "id": "steal", "seat": 0, "step": 0, "action": STEAL})
    heard = [update(ada, 1)]
    if not order:
        with house.join(table, keys[1]) as again:
            again.send(
                {"type": "play", "id": "1", "seat": 1, "step": 1, "action": {"type": "foresee"}}
            )
            again.until(lambda m: m.get("id") == "1")
    while heard[-1]["type"] != "update" or heard[-1]["feeds"][0]["view"]["step"] < 2:
        heard.append(ada.receive())
    took = time.monotonic() - before
    heard += ada.quiet(ANSWER)
    told = [m["table"]["seats"][1]["here"] for m in heard if "table" in m]
    told.append(house.get(f"/api/tables/{table}")["seats"][1]["here"])
    return [m["type"] for m in heard], told, took


def test_orders_of_the_absent_do_not_show(house: OpenHouse) -> None:
    """Nobody who is here could answer so fast that it must have been an order, and nobody is told
    whether Nour came back for it."""
    by_order = heard_of_an_absent(house, "pass")
    by_hand = heard_of_an_absent(house, "")
    assert by_order[0] == by_hand[0]
    assert by_order[1] == by_hand[1] == [False]
    assert min(by_order[2], by_hand[2]) >= 2 * ANSWER


def test_who_goes_while_asked_is_not_seen_to_go(house: OpenHouse) -> None:
    table, _, ada, nour = begin(house)
    steal(ada)
    nour.ask("order", seat=1, kind="answer", order="pass")
    nour.socket.close()
    update(ada, 2)
    assert not [m for m in ada.quiet(ANSWER) if m["type"] == "changed"]
    assert house.get(f"/api/tables/{table}")["seats"][1]["here"]


def test_a_while_after_the_answer_the_others_see_who_is_here(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert house.hub is not None
    sooner = msgspec.structs.replace(house.hub.settings, away=0.2)
    monkeypatch.setattr(house.hub, "settings", sooner)
    _, _, ada, nour = begin(house)
    steal(ada)
    nour.ask("order", seat=1, kind="answer", order="pass")
    nour.socket.close()
    update(ada, 2)
    ada.until(lambda m: m["type"] == "changed" and not m["table"]["seats"][1]["here"])


def test_bad_orders_are_refused(server: Server) -> None:
    table, keys = server.open("", "", game="kazaam")
    with server.join(table, keys[0]) as ada:
        answer = ada.ask("order", seat=0, kind="answer", order="sing")
        assert (answer["code"], answer["facts"]["order"]) == ("unknown-order", "sing")
        assert ada.ask("order", seat=0, kind="act", order="")["code"] == "unknown-order"
        assert ada.ask("order", seat=1, kind="answer", order="")["code"] == "not-your-seat"
    table, keys = server.open("", "", "")
    with server.join(table, keys[0]) as ada:
        assert ada.welcome["orders"] == []
        assert ada.ask("order", seat=0, kind="answer", order="pass")["code"] == "unknown-order"


def test_orders_survive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        table, keys = server.open("", "", game="kazaam")
        with server.join(table, keys[1]) as nour:
            nour.ask("order", seat=1, kind="answer", order="hand-or-tail")
        server.kill()
        server.start()
        with server.join(table, keys[1]) as nour:
            assert nour.welcome["orders"][0]["order"] == "hand-or-tail"


def test_what_else_happens_at_the_table_does_not_put_off_an_answer(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert house.hub is not None
    later = msgspec.structs.replace(house.hub.settings, answer=300.0)
    monkeypatch.setattr(house.hub, "settings", later)
    table, _, ada, _ = begin(house)
    steal(ada)
    assert ada.ask("chat", seat=0, text="...")["type"] == "done"  # by now it has looked
    told = house.hub.actors[table].steward.told
    asked, even = told[1]
    assert asked == 1
    assert even - house.hub.loop.time() <= 300
    for word in ("well?", "Nour?"):
        assert ada.ask("chat", seat=0, text=word)["type"] == "done"
    assert told[1] == (asked, even)
