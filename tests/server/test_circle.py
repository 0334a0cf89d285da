"""Several servers on one database: the same house from each, and it goes on when one of them is
gone."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from .house import PATIENT, Server, Wire, play_out, rejoin
from .postgres import Postgres

SHORT_LIVED = "tests.server.shortlived:ShortLivedStore"


#: Longer than a busy machine may keep a server from its heartbeat.
LEASE = 8.0


class Circle:
    """Two servers on one database; whoever ends one starts it again."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self.postgres = postgres
        self.url = postgres.new()
        self.servers = [
            Server(folder / f"server{n}", database_url=self.url, bot_workers=1, lease=LEASE)
            for n in range(2)
        ]

    def entries(self, table: str) -> list[dict[str, Any]]:
        """Of a table's log, each with the reign that wrote it."""
        with psycopg.connect(self.url) as connection:
            rows = connection.execute(
                "SELECT entry, epoch FROM log WHERE table_id = %s ORDER BY sequence", (table,)
            ).fetchall()
        return [json.loads(bytes(entry)) | {"epoch": epoch} for entry, epoch in rows]

    def check_reigns(self, table: str) -> None:
        """Since a server took it over, nobody else wrote at the table."""
        with psycopg.connect(self.url) as connection:
            rows = connection.execute(
                "SELECT l.sequence, l.epoch, h.epoch FROM log l JOIN leases h USING (table_id) "
                "WHERE table_id = %s AND l.sequence > h.since",
                (table,),
            ).fetchall()
        assert rows
        assert {wrote for _, wrote, _ in rows} == {held for _, _, held in rows}


@pytest.fixture(scope="module")
def circle(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Circle]:
    found = Circle(tmp_path_factory.mktemp("circle"), postgres)
    try:
        for server in found.servers:
            server.start()
        yield found
        for server in found.servers:
            assert server.metric("internal_errors_total") == 0, server.log.read_text()
    finally:
        for server in found.servers:
            if server.process is not None and server.process.poll() is None:
                server.kill()


@pytest.fixture
def servers(circle: Circle) -> list[Server]:
    """When all of them are there."""
    for server in circle.servers:
        wait_until_ready(server)
    return circle.servers


def wait_until_ready(server: Server) -> None:
    wait_for(lambda: server.request("GET", "/health/ready")[0] == 200)


def wait_for(what: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + PATIENT
    while not (found := what()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return found


def play_on(server: Server, table: str, *keys: str, first: dict[str, Any] | None = None) -> int:
    """Plays to the end, as a client does: who is told that the table moved, comes back. A busy
    machine may let a server miss its own heartbeat. The step of the game at its end."""
    while True:
        with suppress(ConnectionClosed), rejoin(server, table, *keys) as wire:
            if first:
                assert wire.ask("play", **first)["type"] == "done"
                first = None
            play_out(wire)
            return max(int(view["step"]) for view in wire.views.values())


def lines_of(server: Server, replay: str) -> Any:
    status, _, body = server.request("GET", f"/api/replays/{replay}/log/0")
    return status == 200 and json.loads(body)["lines"]


def said_until_closed(wire: Wire) -> list[str]:
    heard = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(wire.receive()["type"])
    return heard


# -- the same house from each


def test_a_table_is_played_from_both_servers(servers: list[Server]) -> None:
    here, there = servers
    before = here.metric("connections")
    table, keys = here.open("", "", "")
    with here.join(table, *keys[:2]) as ada, there.join(table, keys[2]) as nour:
        assert here.metric("connections") == before + 2
        assert ada.ask("start")["type"] == "done"
        nour.until(lambda message: message["type"] == "update")
        ada.until(lambda message: message["type"] == "update")
        assert play_out(ada, nour) > 10
    wait_for(lambda: here.metric("connections") == before)  # who was passed on has left here too
    record = there.get(f"/api/tables/{table}/record")
    assert record == here.get(f"/api/tables/{table}/record")
    replay = here.get(f"/api/tables/{table}/replay")["id"]
    for server in servers:
        # Each asks the other, and does not wait long for a busy one.
        assert wait_for(partial(lines_of, server, replay))
        assert server.get(f"/api/replays/{replay}/review/0")["total"] > 0


def test_what_is_asked_of_the_wrong_server_is_answered_all_the_same(servers: list[Server]) -> None:
    here, there = servers
    table, keys = here.open("", "", "", public=True)
    assert there.get(f"/api/tables/{table}")["id"] == table
    status, _, body = there.request("POST", f"/api/tables/{table}/seats/1", {"name": "Zoe"})
    assert (status, json.loads(body)["code"]) == (409, "seat-taken")
    status, _, body = there.request("GET", "/api/tables/abcdefghijkl")
    assert status == 404

    def listed() -> Any:
        return next((t for t in there.get("/api/tables")["tables"] if t["id"] == table), None)

    shown = wait_for(listed)
    assert shown["seats"][0]["name"] == "Ada"
    with there.join(table, *keys) as wire:
        wait_for(lambda: listed()["seats"][0]["here"])
        assert wire.info["seats"][0]["here"]
        assert wire.ask("start")["type"] == "done"


def test_accounts_ratings_and_rosters_are_the_same_everywhere(servers: list[Server]) -> None:
    here, there = servers
    made = here.post("/api/account", {"name": "Ada"})
    head = {"Authorization": f"Bearer {made['token']}"}
    status, _, body = there.request("GET", "/api/account", headers=head)
    assert (status, json.loads(body)["name"]) == (200, "Ada")
    assert here.get("/api/ratings/poison") == there.get("/api/ratings/poison")
    with_account = there.request(
        "POST",
        "/api/tables",
        {"game": "poison", "name": "Ada", "seats": [{}, {"bot": "random"}, {"bot": "random"}]},
        head,
    )
    table = json.loads(with_account[2])["table"]["id"]
    other = here.post("/api/account", {"name": "Nour"})["token"]
    status, _, body = here.request(
        "POST",
        "/api/account/blocks",
        {"table": table, "seat": 0},
        {"Authorization": f"Bearer {other}"},
    )
    assert (status, [each["name"] for each in json.loads(body)["people"]]) == (201, ["Ada"])


def test_nobody_passes_without_the_word(servers: list[Server]) -> None:
    here = servers[0]
    for word in ("", "nonsense"):
        head = {"X-Athanor-Word": word, "Host": "evil.example"}
        assert here.request("GET", "/api/tables", headers=head)[0] == 421


def test_a_reign_that_ends_as_it_begins_is_followed_by_the_next(
    circle: Circle, tmp_path: Path
) -> None:
    """As when a busy machine lets a server that starts wait for longer than its lease."""
    slow = Server(tmp_path / "slow", database_url=circle.url, store=SHORT_LIVED, bot_workers=1)
    try:
        slow.start()
        wait_until_ready(slow)
    finally:
        slow.kill()


# -- when one of them is gone


def test_a_game_goes_on_when_its_server_is_killed(circle: Circle, servers: list[Server]) -> None:
    first, second = servers
    clock = {"kind": "bank", "seconds": 600, "increment": 0, "zero": "lose"}
    table, keys = first.open("", "", "", clock=clock)
    bots, own = first.open("", "random", "random")
    with first.join(table, *keys) as wire, first.join(bots, *own) as lone:
        lone.ask("start")
        wire.ask("start")
        wire.until(lambda message: message["type"] == "update")
        seat = next(s for s, view in wire.views.items() if view["actions"])
        assert seat is not None
        step = wire.views[seat]["step"]
        assert wire.play_first(seat)["type"] == "done"
        lone.ask("cover", seat=0, bot="random")
    first.kill()
    played = len(circle.entries(bots))
    with rejoin(second, table, *keys) as wire:
        assert max(view["step"] for view in wire.views.values()) > step
    assert play_on(second, table, *keys) > step + 5
    first.start()
    assert first.get(f"/api/tables/{table}")["stage"] == "over"
    # The outage was taken off the clocks.
    assert len([e for e in circle.entries(table) if e["type"] == "paused"]) >= 2
    circle.check_reigns(table)
    # At a table that nobody looked at, bots went on.
    assert wait_for(lambda: len(circle.entries(bots)) > played + 3)


def test_a_server_that_was_paused_writes_nothing_when_it_wakes(
    circle: Circle, servers: list[Server]
) -> None:
    first, second = servers
    table, keys = first.open("", "", "")
    wire = first.join(table, *keys)
    wire.ask("start")
    wire.until(lambda message: message["type"] == "update")
    assert first.process is not None
    seat = next(s for s, view in wire.views.items() if view["actions"])
    view = wire.views[seat]
    os.kill(first.process.pid, signal.SIGSTOP)
    move = {"type": "play", "id": "late", "seat": seat, "step": view["step"]}
    wire.send(move | {"action": view["actions"][0]})  # it will read this when it wakes
    late = {"id": "later", "step": view["step"] + 1}  # as who saw the table move on elsewhere
    wire.send(move | late | {"action": view["actions"][0]})
    with rejoin(second, table, *keys) as other:
        answer = other.ask("play", seat=seat, step=view["step"], action=view["actions"][-1])
        assert answer["type"] == "done"
        os.kill(first.process.pid, signal.SIGCONT)
        said = said_until_closed(wire)
        assert "done" not in said
        assert "refused" not in said, "it answered from what it knew before"
    assert play_on(second, table, *keys) > view["step"] + 5
    wait_until_ready(first)
    assert first.get(f"/api/tables/{table}")["stage"] == "over"
    circle.check_reigns(table)
    assert not [entry for entry in circle.entries(table) if entry.get("id") == "late"]


def test_who_leaves_hands_over_its_tables(circle: Circle, servers: list[Server]) -> None:
    first, second = servers
    opened = [first.open("", "", "") for _ in range(4)]
    wires = [first.join(table, *keys) for table, keys in opened]
    for wire in wires:
        assert wire.ask("start")["type"] == "done"
    assert first.stop() == 0
    for (table, keys), wire in zip(opened, wires, strict=True):
        assert "refused" not in said_until_closed(wire)
        assert wire.socket.close_code == 1012
        with second.join(table, *keys) as again:  # at once: nobody waits for a silence
            assert again.welcome["type"] == "welcome"
            seat = next(s for s, view in again.views.items() if view["actions"])
            assert seat is not None
            assert again.play_first(seat)["type"] == "done"
        assert not [e for e in circle.entries(table) if e["type"] == "paused"]
    first.start()


def test_while_the_database_is_gone_moves_are_refused_and_none_is_lost(
    circle: Circle, servers: list[Server]
) -> None:
    server = servers[0]
    table, keys = server.open("", "", "")
    wire = server.join(table, *keys)
    wire.ask("start")
    wire.until(lambda message: message["type"] == "update")
    circle.postgres.stop(at_once=True)
    try:
        seat = next(s for s, view in wire.views.items() if view["actions"])
        view = wire.views[seat]
        play = {"seat": seat, "step": view["step"], "action": view["actions"][0]}
        wire.send({"type": "play", "id": "move"} | play)
        assert "done" not in said_until_closed(wire)
        wait_for(lambda: server.request("GET", "/health/ready")[0] == 503)
        assert server.request("GET", "/health/live")[0] == 200
        status, _, body = server.request("GET", f"/api/tables/{table}")
        assert (status, json.loads(body)["code"]) in ((503, "not-read"), (503, "not-stored"))
    finally:
        circle.postgres.start()
    assert play_on(server, table, *keys, first={"id": "move"} | play) > play["step"] + 5
