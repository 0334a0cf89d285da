"""Nothing whose size a guest chooses is done by the process that serves tables, or without end."""

from __future__ import annotations

import http.client
import json
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

import athanor
from athanor.contract import Recorder, SeatInfo
from athanor.server.house.replays import ROOM, Replay, Replays
from athanor.server.house.retelling import work_out
from tests.server.house import Server, running
from tests.server.watched import counted

Json = dict[str, Any]
LONG = 1_500
MIB = 2**20
TOO_MANY = "record-too-many-moves"


@contextmanager
def watched(data: Path) -> Iterator[Server]:
    store = "tests.server.watched:WatchedStore"
    with running(data, store=store, replay_seconds=600) as server:
        yield server
        assert server.metric("internal_errors_total") == 0, server.log.read_text()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with watched(tmp_path_factory.mktemp("bounds") / "data") as server:
        yield server


def idle(moves: int) -> Recorder:
    """Two people who do nothing but end their turns."""
    people = [SeatInfo("Ada"), SeatInfo("Ben")]
    recorder = Recorder(athanor.game("kazaam"), people, bytes(32), started=0)
    for _ in range(moves):
        seat = recorder.state.actors()[0]
        legal = recorder.state.legal(seat)
        recorder.play(seat, next((a for a in legal if type(a).__name__ == "EndTurn"), legal[0]))
    return recorder


@cache
def long_record() -> bytes:
    return idle(LONG).record(reveal=True).json()


def changed(**parts: Any) -> bytes:
    document = json.loads(idle(4).record(reveal=True).json())
    for name, value in parts.items():
        where, _, key = name.rpartition("__")
        (document[where] if where else document)[key] = value
    return json.dumps(document).encode()


def refusal(server: Server, method: str, path: str, body: object = None) -> tuple[int, str]:
    status, _, answer = server.request(method, path, body)
    return status, json.loads(answer).get("code", "")


def kazaam(box: str) -> Json:
    seats = [{"bot": ""}, {"bot": "random"}]
    return {"game": "kazaam", "name": "Ada", "seats": seats, "options": {"box": box}}


def bring(server: Server, body: bytes) -> Json:
    """However long it takes."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=600)
    line.request("POST", "/api/replays", body)
    answer = line.getresponse()
    found: Json = json.loads(answer.read())
    line.close()
    assert answer.status == 201, found
    return found


# -- boxes


@pytest.mark.parametrize(
    "box, code",
    [
        ("a" + ".a" * 7900 + "=1", "box-too-deep"),
        ("a=" + "[" * 7900, "box-too-deep"),
        ("a={" * 4000, "box-too-deep"),
        ("x=" + "9" * 6000, "box-number"),
        ("supply=0x" + "f" * 6000, "box-number"),
        ("[supply]", "box-"),
    ],
)
def test_the_house_reads_no_box_itself(house: Server, box: str, code: str) -> None:
    before = counted(house.data, "t")
    status, found = refusal(house, "POST", "/api/tables", kazaam(box))
    assert status == 400
    assert found.startswith(code)
    assert counted(house.data, "t") == before


def test_a_good_box_is_played_with(house: Server) -> None:
    standard = Path(athanor.__file__).parent / "games" / "kazaam" / "data" / "box.toml"
    before = counted(house.data, "t")
    lines = (line.partition("#")[0].rstrip() for line in standard.read_text().splitlines())
    seated = house.post("/api/tables", kazaam("\n".join(line for line in lines if line)))
    assert counted(house.data, "t") == before
    with house.join(seated["table"]["id"], seated["key"]) as wire:
        assert wire.ask("start")["type"] == "done"


def test_a_lesson_is_tried_by_a_clerk(tmp_path: Path) -> None:
    """In a house of its own: bots of other tables move too."""
    recorder = Recorder(athanor.game("poison"), [SeatInfo("")] * 3, (7).to_bytes(32, "big"))
    moves = []
    for _ in range(12):
        seat = recorder.state.actors()[0]
        move = recorder.play(seat, recorder.state.legal(seat)[0])
        moves.append([seat, move.action])
    wish: Json = {"game": "poison", "name": "Ada", "lesson": {"seed": 7, "moves": moves}}
    wish["seats"] = [{"bot": ""}, {"bot": "random"}, {"bot": "random"}]
    with watched(tmp_path / "data") as house:
        refusal(house, "POST", "/api/tables", wish)
        assert counted(house.data, "p") == 0


# -- records


def test_a_long_record_is_looked_through_and_played_on_elsewhere(house: Server) -> None:
    before = counted(house.data, "p")
    info = bring(house, long_record())
    assert len(info["movers"]) == LONG
    for _ in range(3):
        wish = {"step": LONG, "seat": 0, "name": "Ada", "bot": "random"}
        seated = house.post(f"/api/replays/{info['id']}/tables", wish)
        assert seated["table"]["past"] == LONG
        with house.join(seated["table"]["id"], seated["key"]) as wire:
            assert wire.ask("start")["type"] == "done"
            wire.until(lambda message: message.get("feeds"))
            assert wire.views[0]["step"] >= LONG
    assert counted(house.data, "p") - before < LONG // 10  # the bots have moved meanwhile
    assert counted(house.data, "r") == 0


def taken_back(moves: int) -> bytes:
    """All in one line, before the first move."""
    document = json.loads(long_record())
    line = {"seat": 0, "at": 0, "moves": document["moves"][:moves]}
    return json.dumps(document | {"moves": [], "undone": [line]}).encode()


def test_moves_taken_back_in_one_line_take_no_room() -> None:
    """A state was once kept for each of them, with all that had been drawn until then: clerks would
    have taken gigabytes."""

    def most(body: bytes) -> int:
        tracemalloc.start()
        try:
            work_out("id", body)
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    few, many = taken_back(10), taken_back(1_000)
    most(few)  # what is read once for all records
    assert most(many) - most(few) < MIB


def test_moves_taken_back_in_one_line_are_all_told(house: Server) -> None:
    before = counted(house.data, "p")
    info = bring(house, taken_back(LONG))
    assert counted(house.data, "p") == before, "a clerk plays them"
    (line,) = house.get(f"/api/replays/{info['id']}/log/open")["undone"]
    assert len(line["moves"]) == LONG
    assert {move["seat"] for move in line["moves"]} == {0, 1}


def nested(depth: int) -> bytes:
    move = json.loads(long_record())["moves"][0]
    line: Json = {"seat": 0, "at": 0, "moves": [move]}
    for _ in range(depth):
        line = {"seat": 0, "at": 0, "moves": [{**move, "undone": [line]}]}
    return changed(moves=[], undone=[line])


def test_every_part_of_a_record_has_its_limit(house: Server) -> None:
    move = json.loads(long_record())["moves"][0]
    people = [{"name": "x" * 200_000, "bot": ""}, {"name": "Ben", "bot": ""}]
    for body, wanted in [
        (changed(header__seats=people), (400, "record-shape")),
        (changed(header__nonces=["n" * 400]), (400, "record-shape")),
        (changed(header__nonces=["n"] * 10_000), (400, "record-shape")),
        (changed(header__options={"box": "x" * 40_000}), (400, "record-shape")),
        (changed(header__options={str(n): 1 for n in range(5000)}), (400, "record-shape")),
        (changed(header__started=2**60), (400, "record-shape")),
        (changed(header__commitment="0" * 100_000), (400, "record-shape")),
        (changed(moves=[move] * 7_000, undone=[]), (400, "record-illegal")),
        (changed(moves=[{"seat": 0, "action": {}, "at": 0}] * 25_000), (400, "record-shape")),
        (changed(moves=[{**move, "action": {"x": "y" * 1_900_000}}]), (400, "record-illegal")),
        (changed(moves=[{**move, "action": {"x": [[[]]] * 110_000}}]), (400, TOO_MANY)),
        (changed(header__game="x" * 1000), (400, "record-shape")),
        (nested(10), (201, "")),
        (nested(90), (400, "record-too-deep")),
        (b'{"athanor":' + b"[" * 100_000, (400, "record-shape")),
    ]:
        assert refusal(house, "POST", "/api/replays", body) == wanted, body[:200]


def test_the_moves_of_a_record_are_counted_wherever_they_lie(house: Server) -> None:
    move = {"seat": 0, "action": {"a": 1}, "at": 0}
    line = {"seat": 0, "at": 0, "moves": [move] * 9_000}
    body = changed(moves=[], undone=[line, line, line])
    assert len(body) < 2 * MIB
    assert refusal(house, "POST", "/api/replays", body) == (400, TOO_MANY)


def test_numbers_in_an_address_may_be_as_long_as_they_like(house: Server) -> None:
    id = house.post("/api/replays", changed())["id"]
    many = "9" * 5000
    for path in (f"log/{many}", f"views/{many}/0", f"views/0/{many}", f"review/{many}"):
        status, _ = refusal(house, "GET", f"/api/replays/{id}/{path}")
        assert 400 <= status < 500, path
    assert refusal(house, "GET", f"/api/games/alkemy/rosters/{many}")[0] == 404


def test_a_replay_costs_what_it_holds(house: Server) -> None:
    text = "".join(chr(0x4E00 + n * 7919 % 20_000) for n in range(30_000))
    plain, long = (
        Replay(work_out("id", body))
        for body in (changed(), changed(moves=[], undone=[], draws=noise(text)))
    )
    assert long.size > plain.size + 100_000


def test_replays_make_room_for_each_other() -> None:
    replays = Replays(cast(Any, None))
    told = work_out("id", changed())
    for name, size in (("a", ROOM // 2), ("b", ROOM // 2), ("c", 1), ("d", 2 * ROOM)):
        replays.kept[name] = Replay(told)
        replays.kept[name].size = size
        replays.make_room()
        # The oldest go first; the one just asked for stays, whatever it takes.
        assert list(replays.kept) == {"a": ["a"], "b": ["a", "b"], "c": ["b", "c"]}.get(name, ["d"])


def noise(text: str) -> list[Json]:
    return [
        {"step": 0, "why": text[n : n + 30], "kind": "pick", "n": 1, "drawn": [ord(text[n])]}
        for n in range(0, 30_000, 4)
    ]
