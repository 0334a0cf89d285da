"""The house watches itself: what fails is seen, told, and goes on when it can."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from athanor.server.house import time as time_of_the_house
from athanor.server.house.hub import Hub
from athanor.server.house.supervisor import Supervisor, Watched
from athanor.server.house.time import HouseTime
from athanor.server.settings import Settings
from athanor.server.store.files import open_connection
from athanor.server.store.house import SetAside, put_aside
from athanor.server.store.sqlite import SqliteStore
from athanor.server.workers.thinkers import Thinkers
from tests.cli.support import athanor_says
from tests.server.house import PATIENT, Json, Server, running

FAULTY = "tests.server.faulty:FaultyStore"


def wait_for(condition: Callable[[], bool], seconds: float = PATIENT) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def health(server: Server) -> tuple[int, Json]:
    status, _, body = server.request("GET", "/health")
    return status, json.loads(body)


def lines(server: Server, message: str) -> list[Json]:
    told = [json.loads(line) for line in server.log.read_text().splitlines() if line[0] == "{"]
    return [line for line in told if line["message"] == message]


# -- tasks in the background


def test_a_task_that_fails_is_begun_again_and_counted() -> None:
    async def scene() -> None:
        loop = asyncio.get_running_loop()
        supervisor = Supervisor(loop)
        left = 3
        done = asyncio.Event()

        async def work() -> None:
            nonlocal left
            left -= 1
            if left >= 0:
                raise OSError("no")
            done.set()

        supervisor.keep("work", work, 0.001)
        await asyncio.wait_for(done.wait(), 60)
        await asyncio.sleep(0)
        report = supervisor.report()["work"]
        assert (report.state, report.failures) == ("ok", 3)
        supervisor.stop()

    asyncio.run(scene())


def test_pauses_grow_and_the_failure_is_seen_meanwhile() -> None:
    async def scene() -> None:
        supervisor = Supervisor(asyncio.get_running_loop())

        async def work() -> None:
            raise OSError("no")

        supervisor.keep("work", work, 0.001)
        watched = supervisor.watched["work"]
        pauses = [watched.pause()]
        while watched.failures < 5:
            await asyncio.sleep(0)
            if watched.pause() != pauses[-1]:
                pauses.append(watched.pause())
        assert pauses == [0.001 * 2**n for n in range(6)]
        assert supervisor.report()["work"].state == "failing"
        watched.in_a_row = 10**9
        assert watched.pause() == 60
        supervisor.stop()

    asyncio.run(scene())


def test_a_task_that_is_ended_by_mistake_lives_again() -> None:
    async def scene() -> None:
        supervisor = Supervisor(asyncio.get_running_loop())
        runs = 0
        again = asyncio.Event()

        async def work() -> None:
            nonlocal runs
            runs += 1
            if runs == 2:
                again.set()
            if runs == 1:
                next(iter(supervisor.tasks)).cancel()

        supervisor.keep("work", work, 0.001)
        await asyncio.wait_for(again.wait(), 60)
        assert supervisor.watched["work"].failures == 1
        supervisor.stop()

    asyncio.run(scene())


def test_the_sweeper_survives_a_read_that_fails(tmp_path: Path) -> None:
    """While nothing can be read, connections are looked after; afterwards all goes on."""
    data = tmp_path / "data"
    with running(data, store=FAULTY, hello=0.5) as server:
        (data / "faults").write_text("reads")
        wait_for(lambda: health(server)[1]["tasks"]["wake"]["state"] == "failing")
        status, body = health(server)
        assert (status, body["status"], body["tasks"]["sweep"]["state"]) == (503, "failing", "ok")
        (data / "faults").write_text("")
        wait_for(lambda: health(server)[0] == 200)
        body = health(server)[1]
        assert body["tasks"]["wake"]["state"] == "ok"
        assert body["tasks"]["wake"]["failures"] > 0
        assert server.metric('task_failures_total{task="wake"}') > 0
        assert lines(server, "a background task failed")
        # Who says nothing is still let go of.
        address = f"ws://127.0.0.1:{server.port}/api/tables/abcdefgh/socket"
        silence = pytest.raises(ConnectionClosed, match="hello-first")
        with connect(address, close_timeout=1) as silent, silence:
            silent.recv(60)


def test_who_asks_while_nothing_can_be_read_is_told_so(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data, store=FAULTY, idle=0.01) as server:
        table, _ = server.open("", "", "")
        wait_for(lambda: health(server)[1]["tables"] == 0)
        (data / "faults").write_text("reads")
        status, _, body = server.request("GET", f"/api/tables/{table}")
        assert (status, json.loads(body)["code"]) == (503, "not-read")
        (data / "faults").write_text("")
        assert server.get(f"/api/tables/{table}")["id"] == table
        assert server.metric("internal_errors_total") == 0


# -- health


@pytest.mark.parametrize("fault", ["full", "malformed"])
def test_health_says_when_nothing_can_be_written_and_recovers_by_itself(
    tmp_path: Path, fault: str
) -> None:
    data = tmp_path / "data"
    with running(data, store=FAULTY) as server:
        status, body = health(server)
        assert (status, body["status"], body["writes"], body["reads"]) == (200, "ok", True, True)
        (data / "faults").write_text(fault)
        wait_for(lambda: health(server)[0] == 503)
        assert health(server)[1]["writes"] is False
        assert server.metric("write_failures_total") > 0
        (data / "faults").write_text("")
        wait_for(lambda: health(server)[0] == 200)  # nobody else writes


def test_health_says_when_the_server_was_late(tmp_path: Path) -> None:
    async def live() -> None:
        store = SqliteStore(tmp_path / "log.sqlite3", asyncio.get_running_loop())
        hub = Hub(Settings(data=tmp_path), store, Thinkers(1, 5))
        hub.caretaker.begin()
        assert hub.caretaker.health("1").status == "ok"
        await asyncio.sleep(0)
        time.sleep(2.5)
        while hub.caretaker.lag() == 0:
            await asyncio.sleep(0.01)
        found = hub.caretaker.health("1")
        assert found.status == "strained"
        assert found.lag > 1
        hub.supervisor.stop()
        await hub.thinkers.close()
        store.close()

    asyncio.run(live())


# -- tables that cannot be read


def spoil(server: Server, kind: str, table: str) -> None:
    """Writes something into a table's log that no server can go on from."""
    entry = {
        "row": b"\xff not an entry",
        "newer": b'{"type":"teleported","seat":0}',
        "illegal": json.dumps(
            {"type": "played", "seat": 0, "action": {"type": "play", "card": "red-99"}}
        ).encode(),
    }[kind]
    with sqlite3.connect(server.data / "athanor.sqlite3") as connection:
        sql = "SELECT max(sequence), max(at) FROM log WHERE table_id = ?"
        last, at = connection.execute(sql, (table,)).fetchone()
        connection.execute("INSERT INTO log VALUES (?, ?, ?, ?, 0)", (table, last + 1, at, entry))
    connection.close()


@pytest.mark.parametrize("kind", ["row", "newer", "illegal"])
def test_a_table_that_cannot_be_read_is_set_aside_and_all_others_are_served(
    tmp_path: Path, kind: str
) -> None:
    server = Server(tmp_path / "data")
    server.start()
    broken, keys = server.open("", "", "", public=True)
    with server.join(broken, *keys) as wire:
        wire.ask("start")
    sound, _ = server.open("", "", "", public=True)
    server.kill()
    spoil(server, kind, broken)
    server.start()
    try:
        assert [t["id"] for t in server.get("/api/tables")["tables"]] == [sound]
        status, _, body = server.request("GET", f"/api/tables/{broken}")
        assert (status, json.loads(body)["code"]) == (503, "table-broken")
        with server.join(sound):
            pass
        answer = server.join(broken).welcome
        assert (answer["type"], answer["code"]) == ("refused", "table-broken")
        status, found = health(server)
        assert (status, found["broken"]) == (200, 1)
        assert len(lines(server, "a table cannot be read and was set aside")) == 1
        wait_for(lambda: written_down(server) == {broken})
        assert broken in list_broken(server)
        assert sound not in list_broken(server)
        assert server.metric("internal_errors_total") == 0
    finally:
        server.kill()


def written_down(server: Server) -> set[str]:
    with closing(sqlite3.connect(server.data / "athanor.sqlite3")) as connection:
        return {table for (table,) in connection.execute("SELECT table_id FROM aside")}


def list_broken(server: Server) -> str:
    said = athanor_says("tables", "--broken", "--data", server.data, LANG="en")
    assert said.returncode == 0, said.stderr
    return said.stdout


def test_a_table_that_can_be_read_again_comes_back(tmp_path: Path) -> None:
    """After a newer program was installed, say."""
    server = Server(tmp_path / "data")
    server.start()
    table, _ = server.open("", "", "")
    server.kill()
    with closing(open_connection(server.data / "athanor.sqlite3")) as connection:
        put_aside(connection, [SetAside(table, 1, "MsgspecError", "no such entry")])
    assert table in list_broken(server)
    server.start()
    try:
        assert server.get(f"/api/tables/{table}")["id"] == table
        wait_for(lambda: not written_down(server))
        assert table not in list_broken(server)
    finally:
        server.kill()


def test_tables_that_cannot_be_woken_do_not_keep_others_asleep(tmp_path: Path) -> None:
    """Two hundred of them at the head of those whose clock is over."""
    server = Server(tmp_path / "data", idle=0.01)
    server.start()
    clock = {"kind": "move", "seconds": 5, "zero": "lose"}
    table, keys = server.open("", "", "", clock=clock)
    with server.join(table, *keys) as wire:
        wire.ask("start")
    server.kill()
    with sqlite3.connect(server.data / "athanor.sqlite3") as connection:
        for number in range(250):
            connection.execute("INSERT INTO due VALUES (?, 1)", (f"broken{number:03}x",))
    connection.close()
    server.start()
    try:
        wait_for(lambda: any(seat["lost"] for seat in server.get(f"/api/tables/{table}")["seats"]))
        wait_for(lambda: health(server)[1]["broken"] == 250)
        wait_for(lambda: len(written_down(server)) == 250)
        assert list_broken(server).count("\n") == 250
        told = len(lines(server, "a table cannot be read and was set aside"))
        assert told == 250, "one line each, once"
    finally:
        server.kill()


# -- time


def test_a_jump_of_the_machines_clock_moves_no_clock_of_a_table(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    server = Server(data, store=FAULTY)
    server.start()
    clock = {"kind": "bank", "seconds": 600, "zero": "lose"}
    table, keys = server.open("", "", "", clock=clock)
    try:
        with server.join(table, *keys) as wire:
            wire.ask("start")
            began = wire.hello("1")["now"]
            for jump in ("3600", "-3600", "0", "3600"):
                (data / "wall").write_text(jump)
                welcome = wire.hello(f"after{jump}{time.monotonic()}")
                assert 0 <= welcome["now"] - began < 300_000
                assert not any(seat["lost"] for seat in welcome["table"]["seats"])
                assert wire.ask("chat", seat=0, text="still here")["type"] == "done"
        wait_for(lambda: bool(lines(server, CLOCK_DIFFERS)))
        last = server.join(table, *keys).welcome["now"]
        (data / "wall").write_text("-7200")
        server.kill()
        server.start()
        again = server.join(table, *keys).welcome
        assert again["now"] >= last - 10_000, "it does not go back by more than a heartbeat"
        assert again["now"] >= max(line["at"] for line in again["chat"])
        assert not any(seat["lost"] for seat in again["table"]["seats"])
    finally:
        server.kill()


CLOCK_DIFFERS = "the machine's clock differs; the house keeps its own time until it starts anew"


def test_what_is_done_rarely_is_tried_again_soon_after_it_failed() -> None:
    rare, often = Watched("expire", idle, 600.0), Watched("pulse", idle, 0.5)
    assert (rare.pause(), often.pause()) == (600.0, 0.5)
    pauses = []
    for failures in range(1, 8):
        rare.in_a_row = often.in_a_row = failures
        pauses.append((rare.pause(), often.pause()))
    assert pauses[0] == (10.0, 1.0)
    assert max(pauses) == (60.0, 60.0)
    assert pauses == sorted(pauses)


async def idle() -> None: ...


def test_that_the_machines_clock_differs_is_told_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = HouseTime()
    for off, told in ((0, 0), (30_000, 0), (90_000, 1), (95_000, 1), (0, 2), (1_000, 2)):
        monkeypatch.setattr(time_of_the_house, "wall", lambda off=off: house.now() + off)
        house.compare()
        assert len(caplog.messages) == told


def test_of_many_tables_nobody_looks_at_few_stay_in_memory(tmp_path: Path) -> None:
    with running(tmp_path / "data", resting=3, clock=str(tmp_path / "clock")) as server:
        opened = [server.open("", "", "") for _ in range(8)]
        table, keys = opened[0]
        with server.join(table, *keys) as wire:
            deadline = time.monotonic() + PATIENT
            while server.get("/health")["tables"] > 4:  # three that rest, and the one looked at
                assert time.monotonic() < deadline
                time.sleep(0.1)
            assert wire.ask("start")["type"] == "done"
        for other, _ in opened[1:]:
            assert server.get(f"/api/tables/{other}")["stage"] == "gathering"
