"""Starting, refusing to start, stopping, and starting again."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import webbrowser
from contextlib import closing
from pathlib import Path

import pytest

from athanor.server.command import backup, say_where, tables
from athanor.server.store import files
from tests.server import warm
from tests.server.house import PATIENT, Server, free_port, play_out, running

RUN = "from athanor.server.__main__ import main; main()"


def serve(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "athanor.server", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "LANG": "en"},
    )


def refusal(*arguments: str) -> str:
    code, out, err = tried(*arguments)
    assert code == 2, err
    assert out == ""
    assert err.count("\n") == 1, err
    return err


def tried(*arguments: str) -> tuple[int, str, str]:
    """How it ended, and what it said."""
    if not warm.can_fork():
        process = serve(*arguments)
        out, err = process.communicate(timeout=PATIENT)
        return process.returncode, out, err
    with tempfile.TemporaryFile() as told:
        environment = os.environ | warm.here() | {"LANG": "en"}
        forked = warm.warm().start(RUN, list(arguments), told, environment=environment)
        with forked.stdout:
            said = forked.stdout.read().decode()
        code = forked.wait(PATIENT)
        told.seek(0)
        return code, said, told.read().decode()


def test_a_taken_port_is_refused_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        line = refusal("--port", port, "--data", str(tmp_path / "data"))
    assert line.startswith(f"Port {port} is taken")


def test_an_unwritable_directory_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    line = refusal("--data", str(tmp_path / "file" / "data"), "--port", str(free_port()))
    assert "cannot be written" in line


def test_two_servers_never_share_a_directory(tmp_path: Path) -> None:
    with running(tmp_path / "data"):
        line = refusal("--data", str(tmp_path / "data"), "--port", str(free_port()))
    assert "Another server is using" in line


def test_other_databases_are_refused_for_now(tmp_path: Path) -> None:
    line = refusal("--database", "postgresql://me:secret@db/athanor", "--data", str(tmp_path))
    assert "postgresql" in line
    assert "secret" not in line


def test_options_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    assert "debug, info" in refusal("--log-level", "loud", "--data", str(tmp_path))
    assert "https://" in refusal("--public-address", "example.org", "--data", str(tmp_path))


def test_it_stops_cleanly_when_told(tmp_path: Path) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        process = serve("--port", str(free_port()), "--data", str(tmp_path / "data"))
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Athanor is at http://127.0.0.1:")
        process.send_signal(number)
        _, err = process.communicate(timeout=PATIENT)
        assert process.returncode == 0, err
        assert "Traceback" not in err


def test_tables_are_as_they_were_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    table, keys = server.open("", "", "", public=True)
    with server.join(table, *keys) as wire:
        wire.ask("start")
        wire.until(lambda m: m["type"] == "update")
        play_out(wire, most=17)
        wire.ask("chat", seat=0, text="until tomorrow")
        wire.quiet()
        before = wire.hello("again")
        assert server.stop() == 0
    server.start()
    try:
        assert [t["id"] for t in server.get("/api/tables")["tables"]] == [table]
        with server.join(table, *keys) as wire:
            after = wire.welcome
            assert after["feeds"] == before["feeds"]
            assert after["chat"] == before["chat"]
            assert after["sequence"] == before["sequence"]
            play_out(wire)
            assert wire.views[0]["result"]
    finally:
        assert server.stop() == 0


def test_a_message_from_before_the_restart_is_known_again(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    table, keys = server.open("", "", "")
    with server.join(table, *keys) as wire:
        first = wire.ask("rename", id="mine", seat=1, name="Nour")
        server.kill()
    server.start()
    try:
        with server.join(table, *keys) as wire:
            assert wire.ask("rename", id="mine", seat=1, name="Nour") == first
    finally:
        server.kill()


def test_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path / "data", idle=0.1) as server:
        table, keys = server.open("", "", "")
        with server.join(table, *keys) as wire:
            wire.ask("start")
            wire.until(lambda m: m["type"] == "update")
            play_out(wire, most=5)
            before = wire.views
        deadline = time.monotonic() + PATIENT
        while server.metric("tables") and time.monotonic() < deadline:
            time.sleep(0.2)
        assert server.metric("tables") == 0
        with server.join(table, *keys) as wire:
            assert wire.views == before
            play_out(wire)


def test_tables_that_never_start_are_forgotten(tmp_path: Path) -> None:
    with running(tmp_path / "data", expire=0.1) as server:
        plan = {"game": "poison", "name": "Ada", "seats": [{}, {}, {}], "public": True}
        table = server.post("/api/tables", plan)["table"]["id"]
        deadline = time.monotonic() + PATIENT
        while server.metric("tables") and time.monotonic() < deadline:
            time.sleep(0.2)
        assert server.request("GET", f"/api/tables/{table}")[0] == 404
        assert server.get("/api/tables")["tables"] == []


def test_bots_keep_a_human_pace(tmp_path: Path) -> None:
    with running(tmp_path / "data", pace=0.4) as server:
        table, keys = server.open("", "random", "adept")
        with server.join(table, *keys) as wire:
            wire.ask("start")
            wire.until(lambda m: m["type"] == "update")
            asked = time.monotonic()
            play_out(wire, most=1)
            wire.until(lambda m: m["type"] == "update")
            assert time.monotonic() - asked > 0.4


def test_logs_are_json_and_hold_no_secret(tmp_path: Path) -> None:
    import json

    with running(tmp_path / "data", log_level="debug") as server:
        table, keys = server.open("", "", "", name="Zenobia")
        with server.join(table, *keys) as wire:
            wire.ask("chat", seat=0, text="a word in confidence")
            wire.ask("start")
        server.stop()
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert any(line["message"] == "table opened" for line in lines)
    for secret in (table, *keys, "Zenobia", "confidence"):
        assert secret not in text


# -- databases that cannot be used, and who may read them


def spoiled(data: Path, change: str) -> str:
    """What a server says of a database that was changed."""
    data.mkdir(exist_ok=True)
    path = data / "athanor.sqlite3"
    if change == "not a database":
        path.write_bytes(b"This is the diary of somebody else. " * 100)
    elif change == "folder":
        path.mkdir()
    else:
        with running(data) as server:
            server.open("", "", "")
            assert server.stop() == 0
        if change == "newer":
            with closing(sqlite3.connect(path)) as connection:
                connection.execute("PRAGMA user_version = 99")
        else:
            whole = path.read_bytes()
            path.write_bytes(whole[:4096] + os.urandom(len(whole) - 4096))
    return refusal("--data", str(data), "--port", str(free_port()))


def test_a_database_of_a_newer_program_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    assert "newer program (version 99" in spoiled(tmp_path / "data", "newer")
    with closing(sqlite3.connect(tmp_path / "data" / "athanor.sqlite3")) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (99,)


def test_a_database_that_cannot_be_used_is_refused_in_one_line(tmp_path: Path) -> None:
    assert "is not an Athanor database" in spoiled(tmp_path / "diary", "not a database")
    assert "is damaged" in spoiled(tmp_path / "damaged", "damaged")
    assert "cannot be written" in spoiled(tmp_path / "folder", "folder")


def test_a_read_only_database_is_refused_in_one_line(tmp_path: Path) -> None:
    """SQLite itself says so here: as root nothing is read-only."""
    with closing(sqlite3.connect(tmp_path / "db")) as connection:
        connection.execute("CREATE TABLE t (a)")
    reader = sqlite3.connect(f"file:{tmp_path / 'db'}?mode=ro", uri=True)
    with closing(reader), pytest.raises(sqlite3.OperationalError) as found:
        reader.execute("INSERT INTO t VALUES (1)")
    assert files.refusal(tmp_path / "db", found.value).code == "database-unwritable"


def test_the_files_of_a_house_are_its_owners_alone(tmp_path: Path) -> None:
    """Whatever the umask, and where an earlier program left them open to all."""
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    before = os.umask(0)
    try:
        server = Server(data)
        server.start()
        server.open("", "", "")
        private(data)
        server.kill()
        for file in data.iterdir():
            file.chmod(0o666)
        server.start()
        server.open("", "", "")
        private(data)
        server.kill()
        backup = [sys.executable, "-c", "from athanor.cli.main import run; run()", "backup"]
        subprocess.run(
            [*backup, str(data / "copy"), "--data", str(data)],
            check=True,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        )
        private(data)
    finally:
        os.umask(before)


def private(folder: Path) -> None:
    modes = {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}
    assert {"athanor.sqlite3", "lock"} <= set(modes)
    assert set(modes.values()) == {"0o600"}, modes


def test_another_program_may_look_into_the_database_of_a_running_server(tmp_path: Path) -> None:
    """Whoever closes the database last takes its journal away; that must not be a visitor. (They
    would, if the server had lost its locks, as it does when it opens the file by itself.)"""
    server = Server(tmp_path / "data")
    server.start()
    path = server.data / "athanor.sqlite3"
    server.open("", "", "")
    with closing(sqlite3.connect(path)) as visitor:
        visitor.execute("INSERT INTO due VALUES ('abcdefgh', 9000000000000)")
        visitor.commit()
    assert Path(f"{path}-wal").exists()
    table, _ = server.open("", "", "")
    server.kill()
    server.start()
    try:
        assert server.get(f"/api/tables/{table}")["id"] == table
    finally:
        server.kill()


@pytest.mark.parametrize("opens", (True, False, None))
def test_the_browser_is_opened_if_wished_or_the_address_is_to_be_typed(
    opens: bool | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[str] = []

    def open_it(address: str) -> bool:
        tried.append(address)
        if opens is None:
            raise webbrowser.Error
        return opens

    monkeypatch.setattr(webbrowser, "open", open_it)
    say_where("http://localhost:8000", False)
    assert (tried, len(capsys.readouterr().out.splitlines())) == ([], 1)
    say_where("http://localhost:8000", True)
    told = capsys.readouterr().out.splitlines()
    assert tried == ["http://localhost:8000"]
    assert len(told) == (1 if opens else 2)
    assert all("http://localhost:8000" in line for line in told)


def test_a_backup_that_cannot_be_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    for wanted in ("data", "nowhere"):
        with pytest.raises(SystemExit):
            backup(data, tmp_path / "nowhere" / "copy")
        (told,) = capsys.readouterr().err.splitlines()
        assert str(tmp_path / wanted) in told
        data.mkdir(exist_ok=True)
        sqlite3.connect(data / "athanor.sqlite3").close()
    with pytest.raises(SystemExit):
        tables(tmp_path / "no data", broken=False)
    assert str(tmp_path / "no data") in capsys.readouterr().err


def test_a_backup_of_what_is_no_database_leaves_nothing_behind(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "athanor.sqlite3").write_bytes(b"This is the diary of somebody else. " * 100)
    with pytest.raises(SystemExit):
        backup(data, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
