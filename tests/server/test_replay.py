"""Replays over HTTP: of a table that is over, of a record from a file, and playing on from one."""

from __future__ import annotations

import gzip
import http.client
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

import athanor
from athanor.contract import Record, Recorder, SeatInfo, read_record, replay, verify
from athanor.contract.record import UndoneLine
from tests.contract.support import games
from tests.records.support import played
from tests.server.house import PATIENT, Server, play_out

Json = dict[str, Any]


def bring(server: Server, record: Record | bytes) -> Json:
    body = record if isinstance(record, bytes) else record.json()
    return server.post("/api/replays", body)


def refused(server: Server, method: str, path: str, body: object = None) -> tuple[int, str]:
    status, _, answer = server.request(method, path, body)
    return status, json.loads(answer)["code"]


def views(server: Server, info: Json, viewer: object) -> list[Json]:
    last = len(info["movers"])
    pieces = range(last // info["chunk"] + 1)
    return [
        view
        for piece in pieces
        for view in server.get(f"/api/replays/{info['id']}/views/{viewer}/{piece}")["views"]
    ]


@pytest.fixture(scope="module")
def over(server: Server) -> str:
    """A table of two people and two bots, played to its end."""
    table, keys = server.open("", "novice", "", "random")
    with server.join(table, *keys) as wire:
        wire.ask("start")
        wire.until(lambda m: m.get("feeds"))
        play_out(wire)
    return table


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_seat_sees_again_what_it_saw(server: Server, game: athanor.Game) -> None:
    record = played(game, seed=4)
    if record.seed is None:
        pytest.skip("this random game did not end")
    info = bring(server, record)
    assert info["movers"] == [move.seat for move in record.moves]
    shown = [views(server, info, viewer) for viewer in (*range(len(info["seats"])), "open")]
    told = [
        server.get(f"/api/replays/{info['id']}/log/{viewer}")["lines"]
        for viewer in (*range(len(info["seats"])), "open")
    ]
    for step, state in enumerate(replay(record)):
        for seat in range(state.seats):
            assert shown[seat][step] == json.loads(state.view(seat).json())
            assert told[seat][step]["events"] == shown[seat][step]["events"]
        assert shown[-1][step] == json.loads(state.view(None).json())
        assert told[-1][step]["events"] == msgspec.to_builtins(state.events)
        assert told[-1][step]["step"] == step


def test_a_table_is_replayed_when_it_is_over_and_not_before(server: Server, over: str) -> None:
    table, keys = server.open("", "", "random")
    assert refused(server, "GET", f"/api/tables/{table}/replay") == (409, "record-open")
    with server.join(table, *keys) as wire:
        wire.ask("start")
        assert refused(server, "GET", f"/api/tables/{table}/replay") == (409, "record-open")
    info = server.get(f"/api/tables/{over}/replay")
    assert [seat["bot"] for seat in info["seats"]] == ["", "novice", "", "random"]
    assert info["result"]["scores"]
    assert len(views(server, info, "open")) == len(info["movers"]) + 1


class Watched:
    """A game with moves taken back now and then, and what everyone saw of each as it was made."""

    def __init__(self, game: athanor.Game, moves: int, undo: float, **options: Any) -> None:
        seats = [SeatInfo(f"P{seat}") for seat in range(game.meta.least_seats)]
        self.recorder = Recorder(game, seats, bytes(range(32)), started=0, **options)
        self.seen: dict[int, list[Any]] = {}
        chooser = random.Random(3)
        for at in range(moves):
            if self.recorder.moves and chooser.random() < undo:
                count = chooser.randint(1, min(4, len(self.recorder.moves)))
                self.recorder.undo(0, count, at)
            else:
                self.play(chooser, at)

    def play(self, chooser: random.Random, at: int) -> None:
        state = self.recorder.state
        seat = state.actors()[0]
        move = self.recorder.play(seat, chooser.choice(state.legal(seat)), at)
        views = state.game.views(state)[:-1]
        seen = [*(view.events for view in views), state.events]
        self.seen[move.at] = [msgspec.to_builtins(events) for events in seen]


def taken_back(undone: Sequence[UndoneLine]) -> Iterator[UndoneLine]:
    for line in undone:
        yield line
        yield from taken_back(line.lines)
        for move in line.moves:
            yield from taken_back(move.lines)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_was_taken_back_is_told_to_every_seat_as_it_saw_it(
    server: Server, game: athanor.Game
) -> None:
    watched = Watched(game, 90, 0.25)
    record = watched.recorder.record(reveal=True)
    wanted = [
        (step, line)
        for step, lines in enumerate([*(m.lines for m in record.moves), record.lines], 1)
        for line in sorted(taken_back(lines), key=lambda line: line.at)
    ]
    assert any(line.undone for _, line in wanted)
    info = bring(server, record)
    seats = len(info["seats"])
    for viewer, name in enumerate((*range(seats), "open")):
        told = server.get(f"/api/replays/{info['id']}/log/{name}")["undone"]
        assert len(told) == len(wanted)
        for found, (step, line) in zip(told, wanted, strict=True):
            assert (found["step"], found["seat"]) == (step, line.seat)
            for shown, move in zip(found["moves"], line.moves, strict=True):
                events = watched.seen[move.at][viewer]
                knows = not events and viewer in (move.seat, seats)
                action = move.action if knows else None
                assert shown == {"seat": move.seat, "events": events, "action": action}


def test_a_card_that_was_drawn_and_taken_back_is_told_to_who_drew_it(server: Server) -> None:
    poison = athanor.game("poison")
    recorder = Watched(poison, 4, 0, hand="short").recorder
    recorder.undo(recorder.moves[-1].seat, 1)
    mover = recorder.undone[0].seat
    info = bring(server, recorder.record(reveal=True))
    cards = {}
    for viewer in (0, 1, 2, "open"):
        (line,) = server.get(f"/api/replays/{info['id']}/log/{viewer}")["undone"]
        assert line["step"] == 4
        (drew,) = (event for event in line["moves"][0]["events"] if event["type"] == "drew")
        cards[viewer] = drew["card"]
    assert cards.pop(mover) == cards.pop("open") is not None
    assert set(cards.values()) == {None}


def test_nobody_takes_back_from_a_seat_that_is_not_there(server: Server) -> None:
    document = json.loads(Watched(athanor.game("poison"), 30, 0.2).recorder.record(True).json())
    move = next(move for move in document["moves"] if "undone" in move)
    move["undone"][0]["seat"] = 9
    assert refused(server, "POST", "/api/replays", document)[1] == "record-illegal"


def test_pieces_are_sent_compressed_to_whoever_takes_them_so(server: Server, over: str) -> None:
    info = server.get(f"/api/tables/{over}/replay")
    path = f"/api/replays/{info['id']}/log/0"
    _, headers, body = server.request("GET", path, headers={"Accept-Encoding": "gzip, br"})
    assert headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(body)) == server.get(path)


def test_a_bad_file_gets_one_clear_sentence(server: Server) -> None:
    good = played(seed=4).json()
    assert refused(server, "POST", "/api/replays", b"not a record") == (400, "record-not-json")
    assert refused(server, "POST", "/api/replays", b"\xff\xfe") == (400, "record-not-json")
    torn = good.replace(b"Player 0", b"Player \xe5")
    assert refused(server, "POST", "/api/replays", torn) == (400, "record-not-json")
    assert refused(server, "POST", "/api/replays", b"") == (400, "record-not-json")
    assert refused(server, "POST", "/api/replays", good[:-9]) == (400, "record-not-json")
    assert refused(server, "POST", "/api/replays", b"[]") == (400, "record-shape")
    assert refused(server, "POST", "/api/replays", b"[" * 9000) == (400, "record-shape")

    def changed(change: Any) -> tuple[int, str]:
        document = json.loads(good)
        change(document)
        return refused(server, "POST", "/api/replays", document)

    assert changed(lambda d: d.update(seed=None)) == (409, "record-open")
    assert changed(lambda d: d.update(seed="xyz")) == (400, "record-commitment")
    assert changed(lambda d: d.update(athanor=2)) == (400, "record-format")
    assert changed(lambda d: d["header"].update(game="chess")) == (404, "unknown-game")
    assert changed(lambda d: d["header"].update(rules=9)) == (400, "record-rules")
    assert changed(lambda d: d["header"].update(seats=[])) == (400, "seats-range")
    assert changed(lambda d: d["header"].update(options={"x": 1})) == (400, "unknown-option")
    for seat in (-1, 7, 2**70):
        code = changed(lambda d, seat=seat: d["moves"][3].update(seat=seat))[1]
        assert code in ("record-illegal", "record-shape"), seat
    assert changed(lambda d: d["moves"].reverse())[1] == "record-illegal"
    assert changed(lambda d: d.update(moves=d["moves"] + d["moves"][:1]))[1] == "record-illegal"
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENT)
    line.putrequest("POST", "/api/replays")
    line.putheader("content-length", str(9 * 1024 * 1024))
    line.endheaders()  # refused before it is sent
    assert json.loads(line.getresponse().read())["code"] == "too-large"
    line.close()


def test_numbers_beyond_reason_do_no_harm(server: Server) -> None:
    document = json.loads(played(seed=4).json())
    document["header"]["started"] = 2**62
    document["moves"][0]["at"] = -(2**62)
    document["moves"][1]["at"] = 2**63
    status, _, _ = server.request("POST", "/api/replays", document)
    assert status in (201, 400)


def test_there_are_no_other_seats_steps_or_replays(server: Server, over: str) -> None:
    id = server.get(f"/api/tables/{over}/replay")["id"]
    for viewer in ("4", "-1", "²", "x"):
        answer = refused(server, "GET", f"/api/replays/{id}/log/{viewer.encode().hex()}x")
        assert answer == (404, "no-such-seat")
    assert refused(server, "GET", f"/api/replays/{id}/views/0/9999") == (404, "no-such-step")
    assert refused(server, "GET", "/api/replays/nothing/log/0") == (404, "no-such-replay")
    for step in (-1, 9999):
        wish: dict[str, Any] = {"step": step, "seat": 0, "name": "Ada"}
        assert refused(server, "POST", f"/api/replays/{id}/tables", wish) == (404, "no-such-step")
    wish = {"step": 1, "seat": 9, "name": "Ada"}
    assert refused(server, "POST", f"/api/replays/{id}/tables", wish) == (404, "no-such-seat")
    wish = {"step": 1, "seat": 0, "name": "Ada", "bot": "genius"}
    assert refused(server, "POST", f"/api/replays/{id}/tables", wish) == (400, "unknown-bot")


def test_playing_on_from_here_ends_in_a_record_that_proves_itself(
    server: Server, over: str
) -> None:
    info = server.get(f"/api/tables/{over}/replay")
    step = len(info["movers"]) * 2 // 3
    before = views(server, info, 2)[step]
    wish = {"step": step, "seat": 2, "name": "Ada", "bot": "random"}
    sat = server.post(f"/api/replays/{info['id']}/tables", wish)
    assert sat["seat"] == 2
    assert sat["table"]["past"] == step
    table = sat["table"]["id"]
    with server.join(table, sat["key"]) as wire:
        wire.ask("start")
        wire.until(lambda m: m.get("feeds"))
        log = wire.views[2]
        if log["step"] == step:
            assert {k: log[k] for k in ("hand", "players", "actors")} == {
                k: before[k] for k in ("hand", "players", "actors")
            }
        play_out(wire)
    record = read_record(server.request("GET", f"/api/tables/{table}/record")[2])
    assert verify(record).over
    assert record.header.stretches[0].until == step
    earlier = read_record(server.request("GET", f"/api/tables/{over}/record")[2])
    assert record.header.stretches[0].head == earlier.moves[step - 1].seal
    again = server.get(f"/api/tables/{table}/replay")
    assert again["taken_over"] == step
    last = len(info["movers"])
    wish = {"step": last, "seat": 0, "name": "Ada"}
    assert refused(server, "POST", f"/api/replays/{info['id']}/tables", wish)[1] == "game-over"
    for step in (0, last - 1):  # from its very beginning, and its last move anew
        wish = {"step": step, "seat": 0, "name": "Ada", "bot": "random"}
        assert server.post(f"/api/replays/{info['id']}/tables", wish)["table"]["past"] == step
