"""Moving house, there and back, in the middle of a game."""

from __future__ import annotations

from pathlib import Path

import psycopg
import pytest

from athanor.cli.main import answer
from athanor.server.command import move

from .house import Server, play_out, running
from .postgres import Postgres


def play_some(server: Server, table: str, keys: list[str], most: int) -> None:
    with server.join(table, *keys) as wire:
        if wire.info["stage"] == "gathering":
            wire.ask("start")
            wire.until(lambda message: message["type"] == "update")
        play_out(wire, most=most)


def look_into(
    server: Server, url: str, table: str, key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What an operator asks of a database that servers are using."""
    with server.join(table, key) as wire:
        assert wire.ask("report", seat=1, reason="chat", words="Rude.")["type"] == "done"
    there = ["--database", url, "--lang", "en"]
    assert answer(["tables", *there]) == 0
    assert "Tables in play: 1" in capsys.readouterr().out
    assert answer(["reports", *there]) == 0
    assert "Rude." in capsys.readouterr().out
    assert answer(["reports", "--clear", table, *there]) == 0
    capsys.readouterr()
    assert answer(["reports", *there]) == 0
    assert "Rude." not in capsys.readouterr().out


def test_a_house_moves_into_postgresql_and_back(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new, url = tmp_path / "old", tmp_path / "new", postgres.new()
    with running(old) as server:
        table, keys = server.open("", "", "")
        token = server.post("/api/account", {"name": "Ada"})["token"]
        play_some(server, table, keys, 6)
        before = server.get(f"/api/tables/{table}")
        with pytest.raises(SystemExit):
            move(str(old), url)  # a server is running on it
        server.stop()
    move(str(old), url)
    assert "1 " in capsys.readouterr().out
    with running(tmp_path / "between", database_url=url) as server:
        assert server.get(f"/api/tables/{table}")["stage"] == before["stage"] == "playing"
        play_some(server, table, keys, 6)
        with pytest.raises(SystemExit):
            move(url, str(new))
        assert "running" in capsys.readouterr().err
        look_into(server, url, table, keys[0], capsys)
        server.stop()
    move(url, str(new))
    with running(new) as server:
        play_some(server, table, keys, 1000)
        assert server.get(f"/api/tables/{table}/record")["result"]
        head = {"Authorization": f"Bearer {token}"}
        assert server.request("GET", "/api/account", headers=head)[0] == 200
        server.stop()
    with pytest.raises(SystemExit):
        move(str(new), url)  # there is somebody in it
    assert "not empty" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        move(str(tmp_path / "nowhere"), postgres.new())


def test_what_arrives_changed_is_not_kept(tmp_path: Path, postgres: Postgres) -> None:
    with running(tmp_path / "old") as server:
        server.open("", "", "")
        server.stop()
    url = postgres.new()
    move(str(tmp_path / "old"), url)  # makes the tables
    with psycopg.connect(url) as connection:
        for name in ("log", "tables", "house", "secrets"):
            connection.execute(f"DELETE FROM {name}")
        connection.execute(
            "CREATE FUNCTION bend() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN NEW.at := NEW.at + 1; RETURN NEW; END $$"
        )
        connection.execute(
            "CREATE TRIGGER bend BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION bend()"
        )
    with pytest.raises(SystemExit):
        move(str(tmp_path / "old"), url)
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT count(*) FROM log").fetchone() == (0,)
