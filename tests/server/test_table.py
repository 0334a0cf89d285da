"""A table from the first seat to the rematch, over real sockets."""

from __future__ import annotations

import time
from typing import Any

import athanor
from athanor.contract import read_record
from tests.server.house import PATIENT, Server, Wire, play_out


def start(server: Server, *seats: str, **more: Any) -> tuple[str, list[str], list[Wire]]:
    table, keys = server.open(*seats, **more)
    wires = [server.join(table, key) for key in keys]
    assert wires[0].ask("start")["type"] == "done"
    for wire in wires:
        wire.until(lambda message: message["type"] == "update")
    return table, keys, wires


def close(wires: list[Wire]) -> None:
    for wire in wires:
        wire.socket.close()


def test_four_people_play_a_whole_game_and_the_record_proves_it(server: Server) -> None:
    table, _, wires = start(server, "", "", "", "", nonce="ada's own", options={"hand": "short"})
    committed = wires[0].info["commitment"]
    assert play_out(*wires) > 100
    info = server.get(f"/api/tables/{table}")
    assert info["stage"] == "over"
    assert info["result"]["winners"]
    record = read_record(server.request("GET", f"/api/tables/{table}/record")[2])
    state = athanor.verify(record)
    assert state.over
    assert record.header.commitment == committed
    assert record.header.nonces[0] == "ada's own"
    close(wires)


def test_bots_fill_open_seats_and_play_to_the_end(server: Server) -> None:
    table, keys = server.open("", "random", "greedy")
    with server.join(table, keys[0]) as wire:
        assert wire.welcome["feeds"] == []
        early = wire.ask("play", seat=0, step=0, action={"type": "pour", "card": "red-1"})
        assert early["code"] == "not-started"
        wire.ask("start", bot="novice", nonce="said after the commitment was seen")
        wire.until(lambda m: m["type"] == "update")
        play_out(wire)
    record = read_record(server.request("GET", f"/api/tables/{table}/record")[2])
    athanor.verify(record)
    assert [seat.bot for seat in record.header.seats] == ["", "random", "greedy"]
    assert record.header.nonces[0] == "said after the commitment was seen"


def test_start_gives_open_seats_to_bots(server: Server) -> None:
    opened = server.post("/api/tables", {"game": "poison", "name": "Ada", "seats": [{}, {}, {}]})
    with server.join(opened["table"]["id"], opened["key"]) as wire:
        wire.ask("start", bot="random")
        wire.until(lambda m: m["type"] == "changed")
        assert [seat["bot"] for seat in wire.info["seats"]] == ["", "random", "random"]
        assert all(seat["name"] for seat in wire.info["seats"])


def test_several_seats_on_one_connection(server: Server) -> None:
    table, keys = server.open("", "", "")
    with server.join(table, *keys) as wire:
        assert wire.welcome["seats"] == [0, 1, 2]
        wire.ask("start")
        wire.until(lambda m: m["type"] == "update")
        assert set(wire.views) == {0, 1, 2}
        play_out(wire)
    assert server.get(f"/api/tables/{table}")["stage"] == "over"


def test_coming_back_shows_the_same_table(server: Server) -> None:
    table, keys, wires = start(server, "", "", "")
    for _ in range(7):
        turn = next(w for w in wires for v in w.views.values() if v["actions"])
        seat = next(s for s, v in turn.views.items() if v["actions"])
        assert seat is not None
        step = turn.views[seat]["step"]
        turn.play_first(seat)
        for wire in wires:
            while any(view["step"] == step for view in wire.views.values()):
                wire.receive()
    before = wires[1].views[1]
    wires[1].socket.close()
    with server.join(table, keys[1]) as again:
        assert again.views[1] == before
        log = again.welcome["feeds"][0]["log"]
        assert log[0]["step"] == before["log_from"]
        assert log[-1]["step"] == before["step"]
        assert log[-1]["events"] == before["events"]
    close(wires)


def ten_times(wire: Wire, message: dict[str, Any]) -> set[str]:
    """What is answered to a message that is sent ten times."""
    for _ in range(10):
        wire.send(message)
    answers = [wire.until(lambda m: m.get("id") == message["id"]) for _ in range(10)]
    return {f"{a['type']} {a.get('sequence')} {a.get('code')}" for a in answers}


def sequence(server: Server, table: str) -> int:
    return int(server.join(table).welcome["sequence"])


def test_every_message_sent_ten_times_is_applied_once(server: Server) -> None:
    table, keys = server.open("", "", "")
    wires = [server.join(table, *keys[:2]), server.join(table, keys[2])]
    wire, other = wires
    for message in (
        {"type": "rename", "id": "a", "seat": 0, "name": "Ada L."},
        {"type": "chat", "id": "b", "seat": 0, "phrase": "hello"},
        {"type": "start", "id": "c", "bot": "random"},
        {"type": "cover", "id": "d", "seat": 1, "bot": "random"},
        {"type": "cover", "id": "e", "seat": 1, "bot": ""},
    ):
        before = sequence(server, table)
        answers = ten_times(wire, message)
        assert len(answers) == 1, answers
        assert answers.pop().startswith("done")
        more = (1, 2) if message["type"] == "cover" else (1,)  # the bot may have moved
        assert sequence(server, table) - before in more
    moves = 0
    while moves < 6:
        for each in wires:
            each.quiet(0.05)
        seat = next((s for s, v in wire.views.items() if v["actions"]), None)
        if seat is None:
            other.play_first(2)
            continue
        view = wire.views[seat]
        before = sequence(server, table)
        play = {"type": "play", "seat": seat, "step": view["step"], "action": view["actions"][0]}
        answers = ten_times(wire, play | {"id": f"play-{moves}"})
        assert answers == {f"done {before + 1} None"}
        assert sequence(server, table) == before + 1
        moves += 1
    refused = ten_times(wire, {"type": "play", "id": "x", "seat": 0, "step": 0, "action": {}})
    assert refused == {"refused None table-moved-on"}
    close(wires)


def test_who_is_told_done_already_sees_what_they_did(server: Server) -> None:
    """Otherwise a client would offer, for a moment, what was just done."""
    table, keys = server.open("", "", "")
    with server.join(table, *keys) as wire:
        wire.ask("start")
        for _ in range(6):
            seat = next(seat for seat, view in wire.views.items() if view["actions"])
            assert seat is not None
            step = wire.views[seat]["step"]
            assert wire.play_first(seat)["type"] == "done"
            assert {view["step"] for view in wire.views.values()} == {step + 1}


def test_two_players_may_use_the_same_message_ids(server: Server) -> None:
    table, keys = server.open("", "", "")
    with server.join(table, keys[0]) as ada, server.join(table, keys[1]) as nour:
        assert ada.ask("rename", id="1", seat=0, name="A")["type"] == "done"
        assert nour.ask("rename", id="1", seat=1, name="B")["type"] == "done"
        nour.quiet()
        assert [seat["name"] for seat in nour.info["seats"]][:2] == ["A", "B"]


def test_a_bot_covers_a_seat_and_hands_it_back(server: Server) -> None:
    _, _, wires = start(server, "", "", "")
    ada, nour, third = wires
    nour.ask("stand-in", seat=1, bot="random")
    assert ada.ask("cover", seat=1, bot="random")["code"] == "not-away"
    nour.socket.close()
    ada.until(lambda m: m["type"] == "changed" and m["table"]["seats"][1]["away_since"])
    time.sleep(0.3)
    assert ada.ask("cover", seat=1, bot="random")["type"] == "done"
    deadline = time.monotonic() + PATIENT
    while ada.views[0]["step"] <= 6:
        assert time.monotonic() < deadline
        for seat, wire in ((0, ada), (2, third)):
            wire.quiet(0.1)
            if wire.views[seat]["actions"]:
                wire.play_first(seat)
    with server.join(ada.table, nour.keys[0]) as back:
        assert back.info["seats"][1]["covered"]
        back.quiet(0.2)
        view = back.views[1]
        answer = back.ask("play", seat=1, step=view["step"], action={"type": "pour"})
        assert answer["code"] == "seat-covered"
        assert ada.ask("cover", seat=1, bot="")["code"] == "not-your-seat"
        assert back.ask("cover", seat=1, bot="")["type"] == "done"
        back.quiet()
        assert not back.info["seats"][1]["covered"]
    close(wires)


def test_who_leaves_before_the_game_frees_the_seat_and_afterwards_a_bot_plays(
    server: Server,
) -> None:
    table, keys = server.open("", "", "")
    with server.join(table, keys[0]) as ada, server.join(table, keys[1]) as nour:
        assert ada.ask("leave", seat=0)["type"] == "done"
        nour.quiet()
        assert nour.info["seats"][0]["kind"] == "open"
        assert nour.info["host"] == 1
        assert ada.ask("start")["code"] == "host-only"
        assert nour.ask("start")["type"] == "done"
        assert nour.ask("leave", seat=1)["type"] == "done"
        nour.quiet()
        assert nour.info["seats"][1]["kind"] == "bot"
        with server.join(table, keys[1]) as again:
            assert again.welcome["seats"] == []


def test_a_spectator_sees_no_hand(server: Server) -> None:
    table, _, wires = start(server, "", "random", "random")
    with server.join(table) as watcher:
        assert watcher.views[None]["hand"] is None
        assert watcher.ask("chat", seat=0, text="psst")["code"] == "not-your-seat"
        wires[0].until(lambda m: m["type"] == "changed" and m["table"]["spectators"] == 1)
        play_out(wires[0], most=3)
        watcher.quiet()
        for raw in watcher.received:
            assert b'"hand":[' not in raw
    close(wires)


def test_rematch_seats_the_same_people_under_the_same_keys(server: Server) -> None:
    table, keys, wires = start(server, "", "random", "", options={"hand": "short"})
    assert wires[0].ask("rematch")["code"] == "not-over"
    assert server.request("GET", f"/api/tables/{table}/record")[0] == 409
    play_out(*wires)
    assert wires[1].ask("rematch")["type"] == "done"
    assert wires[0].ask("rematch")["type"] == "done"
    wires[0].quiet()
    following = wires[0].info["next_table"]
    old = server.get(f"/api/tables/{table}")
    new = server.get(f"/api/tables/{following}")
    assert old["next_table"] == following
    assert new["stage"] == "gathering"
    assert new["commitment"] != old["commitment"]
    assert new["options"] == old["options"]
    assert [s["name"] for s in new["seats"]] == [s["name"] for s in old["seats"]]
    for seat, key in zip((0, 2), keys, strict=True):
        with server.join(following, key) as wire:
            assert wire.welcome["seats"] == [seat]
    close(wires)


def test_chat_is_heard_by_all_and_kept(server: Server) -> None:
    table, keys = server.open("", "", "")
    with server.join(table, keys[0]) as ada, server.join(table, keys[1]) as nour:
        ada.ask("chat", seat=0, text="  good\nevening \u202e ")
        nour.ask("chat", seat=1, phrase="hello")
        ada.quiet()
        assert ada.ask("chat", seat=0, text="x" * 301)["code"] == "text-too-long"
        assert ada.ask("chat", seat=0, text=" ")["code"] == "text-missing"
        assert ada.ask("chat", seat=0, phrase="boo")["code"] == "unknown-phrase"
        assert ada.ask("chat", seat=1, text="not me")["code"] == "not-your-seat"
        codes = [ada.ask("chat", seat=0, text=str(n)).get("code") for n in range(10)]
        assert codes[0] is None
        assert codes[-1] == "chat-too-fast"
    with server.join(table) as late:
        lines = [line for line in late.welcome["chat"] if line["seat"] is not None]
        assert (lines[0]["text"], lines[0]["name"]) == ("good evening", "Ada")
        assert (lines[1]["phrase"], lines[1]["seat"]) == ("hello", 1)


def test_the_lobby_lists_public_tables_only(server: Server) -> None:
    hidden, _ = server.open("", "", "")
    shown, _ = server.open("", "", "", public=True)
    listed = [table["id"] for table in server.get("/api/tables")["tables"]]
    assert shown in listed
    assert hidden not in listed


def test_refusals_name_code_and_rule(server: Server) -> None:
    _, _, wires = start(server, "", "", "")
    turn = next(s for s, w in enumerate(wires) if w.views[s]["actions"])
    wait = (turn + 1) % 3
    action = {"type": "pour", "card": "red-1", "cauldron": "left"}
    answer = wires[wait].ask("play", seat=wait, step=0, action=action)
    assert (answer["code"], answer["rule"]) == ("not-your-turn", "P-08")
    answer = wires[turn].ask("play", seat=turn, step=0, action={"type": "dance"})
    assert answer["code"] == "action-shape"
    answer = wires[turn].ask("ask", seat=turn, action=wires[turn].views[turn]["actions"][0])
    assert answer == {"type": "previewed", "id": answer["id"], "preview": None}
    close(wires)
