"""An operator hands out the games of a house, and nobody who sat there is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from athanor.cli.main import answer
from athanor.contract import load_record, verify

from .house import Server, play_out, running
from .postgres import Postgres


def finish_a_game(server: Server) -> str:
    table, keys = server.open("", "", "random", name="Hypatia", options={"hand": "short"})
    with server.join(table, *keys) as wire:
        wire.ask("start")
        wire.until(lambda message: message["type"] == "update")
        play_out(wire)
    return table


def check_nameless(files: list[Path], tables: list[str]) -> None:
    assert len(files) == len(tables)
    for file in files:
        written = file.read_text() + file.name
        assert not any(word in written for word in ("Hypatia", "P1", *tables))
        record = load_record(file)
        seats = [(seat.name, seat.bot) for seat in record.header.seats]
        assert seats == [("1", ""), ("2", ""), ("3", "random")]
        assert record.header.started % 86_400 == 0
        assert verify(record).result == record.result


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_records_leave_the_house_without_names_and_prove_themselves(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    settings: dict[str, object] = {}
    there = ["--data", str(data), "--lang", "en"]
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        settings["database_url"] = postgres.new()
        there += ["--database", str(settings["database_url"])]
    with running(data, **settings) as server:
        tables = [finish_a_game(server), finish_a_game(server)]
        server.open("", "", "random", name="Cleopatra")  # not begun: not exported
        told = server.get(f"/api/tables/{tables[0]}/record")
        assert told["header"]["seats"][0]["name"] == "Hypatia"
        capsys.readouterr()
        assert answer(["records", "export", str(out), *there]) == 0  # beside the running server
        assert "2 records" in capsys.readouterr().out
        files = sorted(out.iterdir())
        check_nameless(files, tables)
        assert told["seed"] in [load_record(file).seed for file in files]

        assert answer(["records", "export", str(out), *there]) == 0
        assert sorted(out.iterdir()) == files  # the same games have the same files
        named = tmp_path / "named"
        assert answer(["records", "export", str(named), "--names", *there]) == 0
        assert {load_record(file).seal for file in named.iterdir()} >= {told["seal"]}
        capsys.readouterr()
        later = ["--since", "2999-12-31"]
        assert answer(["records", "export", str(tmp_path / "later"), *later, *there]) == 0
        assert "nothing was written" in capsys.readouterr().out


def test_wrong_use_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, nowhere = str(tmp_path / "out"), str(tmp_path / "nowhere")
    for language, words in (("en", "no database"), ("fr", "pas de base"), ("it", "non c’è un")):
        wrong = ["records", "export", out, "--data", nowhere, "--lang", language]
        assert answer(wrong) == 2
        assert words in capsys.readouterr().err
    assert not Path(out).exists()
    assert answer(["records", "export", f"{nowhere}/out", "--data", nowhere, "--lang", "en"]) == 2
    assert "Create it first" in capsys.readouterr().err
    assert answer(["records", "export", out, "--since", "yesterday", "--lang", "en"]) == 2
    assert "--since" in capsys.readouterr().err
    (tmp_path / "file").touch()
    assert answer(["records", "export", str(tmp_path / "file"), "--lang", "en"]) == 2
