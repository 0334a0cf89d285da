"""Taking back moves over real sockets: freely, by agreement, and never to see a card twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import athanor
from athanor.contract import read_record
from tests.server.house import Server, Wire, play_out, running
from tests.server.test_honest_bots import played
from tests.server.test_table import start


def turn(wires: list[Wire]) -> tuple[Wire, int]:
    """Whose turn it is, when everyone has heard so."""
    newest = max(view["step"] for wire in wires for view in wire.views.values())
    for wire in wires:
        while any(view["step"] < newest for view in wire.views.values()):
            wire.receive()
    found = ((w, s) for w in wires for s, v in w.views.items() if v["actions"])
    wire, seat = next(found)
    assert seat is not None
    return wire, seat


def move(wires: list[Wire]) -> int:
    wire, seat = turn(wires)
    step = wire.views[seat]["step"]
    assert wire.play_first(seat)["type"] == "done"
    heard(wires, lambda m: m["type"] == "update" and m["feeds"][0]["view"]["step"] == step + 1)
    return seat


def heard(wires: list[Wire], wanted: Any) -> list[dict[str, Any]]:
    return [wire.until(wanted) for wire in wires]


def way(wire: Wire, seat: int) -> str:
    answer = wire.ask("may-undo", seat=seat)
    assert answer["type"] == "undoable", answer
    return str(answer["way"])


def went_back(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "update" and message["undos"] > 0)


def test_free_as_long_as_nothing_was_revealed(server: Server) -> None:
    """In Poison with a full hand nothing is drawn: two moves are taken back at once."""
    table, keys, wires = start(server, "", "", "")
    assert way(wires[0], 0) == "none"
    first = move(wires)
    before = server.join(table, keys[first]).views[first]
    for undos in (1, 2):
        second = move(wires)
        assert way(wires[second], second) == "free"
        assert way(wires[first], first) == "agree"
        step = wires[second].views[second]["step"]
        assert wires[second].ask("undo", seat=second, step=step)["type"] == "done"
        for message in heard(wires, went_back):
            assert message["undos"] == undos
            assert message["feeds"][0]["log"][-1]["step"] == 1
        assert wires[first].views[first] == before
    stale = wires[second].ask(
        "play", seat=second, step=1, undos=1, action=wires[second].views[second]["actions"][0]
    )
    assert stale["code"] == "table-moved-on"
    play_out(*wires)
    record = read_record(server.request("GET", f"/api/tables/{table}/record")[2])
    athanor.verify(record)
    undone = record.moves[1].undone
    assert [len(line.moves) for line in undone] == [1, 1]  # type: ignore[union-attr]


def test_nobody_takes_back_without_end(server: Server) -> None:
    """Twelve moves one after the other; then something has to be played first."""
    _, _, wires = start(server, "", "", "")
    movers = [move(wires) for _ in range(13)]
    for undos, seat in enumerate(reversed(movers[1:]), start=1):
        assert wires[seat].ask("undo", seat=seat, step=14 - undos)["type"] == "done"
        heard(wires, lambda m, n=undos: m["type"] == "update" and m["undos"] == n)
    first = movers[0]
    assert way(wires[first], first) == "none"
    assert wires[first].ask("undo", seat=first, step=1)["code"] == "undo-limit"
    second = move(wires)
    assert wires[second].ask("undo", seat=second, step=2)["type"] == "done"


def test_after_a_card_was_drawn_the_others_must_agree(server: Server) -> None:
    _, _, wires = start(server, "", "", "", options={"hand": "short"})
    for answer in (False, True):
        seat = move(wires)
        others = [n for n in range(3) if n != seat]
        assert way(wires[seat], seat) == "agree"
        step = wires[seat].views[seat]["step"]
        assert wires[seat].ask("undo", seat=seat, step=step)["type"] == "done"
        for message in heard(wires, lambda m: m["type"] == "changed" and m["table"]["undo"]):
            assert message["table"]["undo"] == {"seat": seat, "step": step - 1, "waiting": others}
        assert wires[seat].ask("answer-undo", seat=seat, agreed=True)["code"] == "undo-not-asked"
        assert wires[others[0]].ask("answer-undo", seat=others[0], agreed=True)["type"] == "done"
        assert (
            wires[others[0]].ask("answer-undo", seat=others[0], agreed=True)["code"]
            == "undo-not-asked"
        )
        assert wires[others[1]].ask("answer-undo", seat=others[1], agreed=answer)["type"] == "done"
        if answer:
            assert heard(wires, went_back)[0]["feeds"][0]["view"]["step"] == step - 1
        heard(wires, lambda m: m["type"] == "changed" and m["table"]["undo"] is None)
        assert wires[others[1]].ask("answer-undo", seat=others[1], agreed=True)["code"] == (
            "no-undo-wish"
        )


def test_a_wish_ends_with_the_next_move_or_when_it_is_withdrawn(server: Server) -> None:
    _, _, wires = start(server, "", "", "", options={"hand": "short"})
    seat = move(wires)
    step = wires[seat].views[seat]["step"]
    wires[seat].ask("undo", seat=seat, step=step)
    assert wires[seat].ask("undo", seat=seat, step=step)["code"] == "undo-asked-already"
    wires[seat].ask("answer-undo", seat=seat, agreed=False)
    heard(wires, lambda m: m["type"] == "changed" and m["table"]["undo"] is None)
    wires[seat].ask("undo", seat=seat, step=step)
    move(wires)
    other = (seat + 2) % 3
    assert wires[other].ask("answer-undo", seat=other, agreed=True)["code"] == "no-undo-wish"


def test_bots_agree_and_people_at_one_screen_need_not_be_asked(server: Server) -> None:
    _, _, wires = start(server, "", "random", "random", options={"hand": "short"})
    ada = wires[0]
    while not ada.views[0]["actions"]:
        ada.receive()
    first = ada.views[0]
    ada.play_first(0)
    ada.until(lambda m: 0 in ada.views and ada.views[0]["actions"] and ada.views[0] != first)
    assert ada.ask("undo", seat=0, step=ada.views[0]["step"])["type"] == "done"
    ada.until(went_back)
    assert ada.views[0]["step"] == first["step"]
    assert ada.views[0]["hand"] == first["hand"]

    table, keys = server.open("", "", "", options={"hand": "short"})
    with server.join(table, *keys) as sofa:
        sofa.ask("start")
        sofa.until(lambda m: m["type"] == "update")
        seat = next(s for s, v in sofa.views.items() if v["actions"])
        assert seat is not None
        sofa.play_first(seat)
        sofa.until(lambda m: m["type"] == "update")
        assert sofa.ask("undo", seat=seat, step=1)["type"] == "done"
        assert sofa.until(went_back)["undos"] == 1


def test_what_was_undone_and_what_was_asked_survive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        table, keys, wires = start(server, "", "", "", options={"hand": "short"})
        seat = move(wires)
        wires[seat].ask("undo", seat=seat, step=1)
        before = server.get(f"/api/tables/{table}")["undo"]
        server.kill()
        server.start()
        assert server.get(f"/api/tables/{table}")["undo"] == before
        wires = [server.join(table, key) for key in keys]
        for other in before["waiting"]:
            wires[other].ask("answer-undo", seat=other, agreed=True)
        heard(wires, went_back)
        views = [wire.views[n] for n, wire in enumerate(wires)]
        server.kill()
        server.start()
        wires = [server.join(table, key) for key in keys]
        assert [wire.views[n] for n, wire in enumerate(wires)] == views
        assert wires[0].welcome["undos"] == 1
        play_out(*wires)
        record = read_record(server.request("GET", f"/api/tables/{table}/record")[2])
        athanor.verify(record)
        assert record.moves[0].undone


def test_nothing_is_taken_back_once_the_cards_are_open(server: Server) -> None:
    _, _, wires = start(server, "", "", "", options={"hand": "short"})
    assert wires[0].ask("undo", seat=0, step=0)["code"] == "nothing-to-undo"
    assert wires[0].ask("undo", seat=1, step=0)["code"] == "not-your-seat"
    play_out(*wires)
    step = wires[0].views[0]["step"]
    assert wires[0].ask("undo", seat=0, step=step)["code"] == "game-over"
    assert way(wires[0], 0) == "none"


def test_the_last_move_of_a_person_is_found_however_many_came_after_it() -> None:
    table = played(100)
    movers = [moved.seat if moved and not moved.bot else None for moved in table.moved]
    assert len(set(movers)) == 3
    while movers:
        for seat in (0, 1):
            steps = [step for step, mover in enumerate(movers) if mover == seat]
            assert table.last_move(seat) == (steps[-1] if steps else None)
        movers.pop()
        table.moved.pop()


def test_alone_among_bots_nobody_rolls_twice(server: Server) -> None:
    """Bots agree to take back a look into the pile, but not a roll."""
    options = {"portals": "random", "first": 0}
    table, keys = server.open("", game="alakazoo", options=options)
    with server.join(table, *keys) as wire:
        wire.ask("start")
        wire.until(lambda m: any(feed["view"]["actions"] for feed in m.get("feeds", ())))
        kinds = ["roll"]
        while True:
            actions = wire.views[0]["actions"]
            roll = next((each for each in actions if each["type"] in kinds), None)
            step = wire.views[0]["step"]
            wire.ask("play", seat=0, step=step, undos=0, action=roll or actions[0])
            while wire.views[0]["step"] == step:
                wire.receive()
            if roll:
                break
        assert any(event["type"] == "rolled" for event in wire.views[0]["events"])
        assert way(wire, 0) == "none"
        refused = wire.ask("undo", seat=0, step=wire.views[0]["step"])
        assert refused["code"] == "undo-chance"
