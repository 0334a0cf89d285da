"""Bots never pretend: whatever happens to their workers, every move is the level's own judgement,
and where it had less search than usual, the table says so."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from athanor.bots.levels import GreedyBot
from athanor.contract import FastRng, Record, game, read_record, replay
from athanor.server.store.ratings import BOT
from athanor.server.table.entries import Opened, Played, Sat, Started
from athanor.server.table.outcome import outcome_of
from athanor.server.table.table import Table
from tests.server.house import PATIENT, Server, Wire, play_out, running
from tests.server.test_table import start


def wait_for(holds: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENT
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def workers(server: Server) -> list[int]:
    """The processes in which bots think, as the system tells of them."""
    assert server.process is not None
    found = []
    for child in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((child / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent == server.process.pid and b"spawn_main" in (child / "cmdline").read_bytes():
                found.append(int(child.name))
        except (OSError, IndexError):
            continue
    return found


def best_at_first_sight(record: Record, step: int) -> set[str]:
    """All that a greedy player could have played there."""
    for number, state in enumerate(replay(record)):
        if number == step:
            view = state.view(record.moves[step].seat)
            return {str(GreedyBot(FastRng(seed)).choose(view)) for seed in range(40)}
    raise AssertionError(step)


def record_of(server: Server, table: str) -> Record:
    return read_record(server.request("GET", f"/api/tables/{table}/record")[2])


def strangers(record: Record) -> list[int]:
    """Steps at which a bot played what a greedy player would not."""
    rules = game("poison")
    return [
        step
        for step, move in enumerate(record.moves)
        if record.header.seats[move.seat].bot
        and str(rules.action(move.action)) not in best_at_first_sight(record, step)
    ]


@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGKILL])
def test_no_move_is_made_up_while_the_worker_is_stopped_or_killed(
    tmp_path: Path, number: int
) -> None:
    with running(tmp_path / "data", bot_workers=1, bot_patience=1.0) as server:
        table, _, wires = start(server, "", "greedy", "greedy", options={"hand": "short"})
        for _ in range(3):
            wait_for(lambda: server.metric("workers") == 1)
            os.kill(workers(server)[0], number)
            play_out(*wires, most=2)
        play_out(*wires)
        assert strangers(record_of(server, table)) == []
        assert server.metric("worker_restarts_total") >= 2
        made = server.metric("bot_moves_full_total") + server.metric("bot_moves_brief_total")
        assert made == server.metric("bot_moves_total")
        assert server.metric("bot_moves_at_a_glance_total") == 0


def thoughts(server: Server) -> dict[tuple[str, int], int]:
    """What the logs say: for each move of a bot, by table and step, how much search it had."""
    with closing(sqlite3.connect(server.data / "athanor.sqlite3")) as database:
        rows = database.execute("SELECT table_id, entry FROM log ORDER BY table_id, sequence")
        entries = [(table, json.loads(entry)) for table, entry in rows.fetchall()]
    steps: dict[str, int] = {}
    found = {}
    for table, entry in entries:
        if entry["type"] == "played":
            steps[table] = steps.get(table, 0) + 1
            if entry.get("bot"):
                found[table, steps[table]] = entry.get("thought", 100)
    return found


def take_turns(wires: list[Wire]) -> None:
    """Whoever is asked plays something."""
    for wire in wires:
        wire.quiet(0.001)
        for seat, view in wire.views.items():
            if view["actions"] and seat is not None:
                wire.play_first(seat)


def test_under_a_crowd_every_move_is_thought_about_and_what_was_brief_is_said(
    tmp_path: Path,
) -> None:
    """Many tables of masters, and one worker. A move without any search (0) is what the level's own
    judgement likes best at first sight, on a machine that is busy with other things too."""
    with running(tmp_path / "data", bot_workers=1, shares={"every": 0}) as server:
        wires = []
        for _ in range(32):
            table, keys = server.open("", "master", "master", "master")
            wires.append(server.join(table, *keys))
        for wire in wires:
            wire.send({"type": "start", "id": "s"})
        deadline = time.monotonic() + PATIENT
        while server.metric("bot_moves_total") < 64:
            assert time.monotonic() < deadline
            take_turns(wires)
        assert server.metric("bot_moves_brief_total") > 0
        for wire in wires:
            wire.socket.close()
        found = thoughts(server)
        hurried = {move for move, thought in found.items() if thought < 50}
        assert hurried
        table = next(iter(hurried))[0]
        with server.join(table) as late:
            lines = late.welcome["feeds"][0]["log"]
            told = {(table, line["step"]) for line in lines if line.get("brief")}
            seen = {(table, line["step"]) for line in lines}
        assert told == {move for move in thoughts(server) if move in seen and move in hurried}


# -- hints of one, bots of another


def test_a_flood_of_hints_does_not_hold_up_the_bots(tmp_path: Path) -> None:
    """Forty-five tables of the game that takes longest, and one hint asked at each."""
    with running(tmp_path / "data", bot_workers=1, shares={"every": 0}) as server:
        asking = []
        for _ in range(12):
            plan = {"game": "alkemy", "name": "Eve", "seats": [{}, {}]}
            seated = server.post("/api/tables", plan)
            table = seated["table"]["id"]
            key = server.post(f"/api/tables/{table}/seats/1", {"name": "Eva"})["key"]
            wire = server.join(table, seated["key"], key)
            wire.ask("start")
            wire.until(lambda m: any(feed["view"]["actions"] for feed in m.get("feeds", ())))
            seat = next(seat for seat, view in wire.views.items() if view["actions"])
            wire.send({"type": "hint", "id": "h", "seat": seat, "step": wire.views[seat]["step"]})
            asking.append(wire)
        wait_for(lambda: server.metric("thinking_waiting_hints") >= 8)
        _, _, (ada,) = start(server, "", "master", "master", options={"hand": "short"})
        play_out(ada, most=2)
        assert server.metric("bot_moves_total") >= 2
        assert server.metric("thinking_waiting_hints") >= 6, "the bots did not wait for the hints"
        for wire in asking:
            wire.socket.close()
        wait_for(lambda: server.metric("thinking_waiting_hints") == 0)


# -- what counts


def played(thought: int) -> Table:
    """A game of two accounts and a master that always had so much of its search."""
    opened = Opened(
        game="poison",
        rules=game("poison").meta.rules,
        options={},
        bots=["", "", "master"],
        public=False,
        seed="11" * 32,
    )
    table = Table("t", opened, 0)
    for seat in (0, 1):
        table.fold(Sat(seat=seat, name=f"P{seat}", key=f"k{seat}", account=f"account-{seat}"), 0)
    table.fold(Started(bot="random"), 0)
    while not table.over:
        assert table.recorder is not None
        state = table.recorder.state
        seat = state.actors()[0]
        action = json.loads(table.views[seat])["actions"][0]
        bot = table.seats[seat].bot
        table.fold(Played(seat=seat, action=action, bot=bot, thought=thought if bot else 100), 1)
    return table


def test_a_bot_that_thought_briefly_does_not_count_as_its_level() -> None:
    whole = outcome_of(played(100))
    assert whole is not None
    assert list(whole.players) == ["account-0", "account-1", BOT + "master"]
    assert list(whole.stakes) == ["full"] * 3
    assert outcome_of(played(50)) == whole
    hurried = outcome_of(played(49))
    assert hurried is not None
    assert list(hurried.stakes) == ["full", "full", "out"]
