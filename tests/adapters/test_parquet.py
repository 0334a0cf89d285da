"""Games as data: what is written is what was played, and records come back whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import athanor
from athanor import BadRequest, FastRng, Record, Recorder, SeatInfo, verify
from athanor.arena import Ledger, Match, play_match

from ..cli.support import athanor_says, refused
from ..contract.support import games

pq = pytest.importorskip("pyarrow.parquet")
parquet = pytest.importorskip("athanor.adapters.parquet")


def played(id: str, seats: int, **options: Any) -> Record:
    names = [SeatInfo(name, "random") for name in ("Ada", "Blaise", "Chiara", "Dante")[:seats]]
    recorder = Recorder(athanor.game(id), names, bytes(range(32)), **options)
    state = recorder.state
    rng = FastRng(1)
    while not state.over:
        seat = state.actors()[0]
        legal = state.legal(seat)
        recorder.play(seat, legal[rng.below(len(legal))], state.step * 1000)
    return recorder.record(reveal=True)


@pytest.fixture(scope="module")
def record() -> Record:
    return played("poison", 3, hand="short")


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_bytes(record.json())
    return path


def test_there_is_a_row_for_each_move_with_what_was_known_and_possible(
    record: Record, file: Path, tmp_path: Path
) -> None:
    out = tmp_path / "games.parquet"
    counts = parquet.write_parquet(out, parquet.games_in(file))
    rows = pq.read_table(out).to_pylist()
    assert counts == (1, len(record.moves)) == (1, len(rows))
    assert record.result is not None
    for step, (row, move) in enumerate(zip(rows, record.moves, strict=True)):
        assert row["step"] == step
        assert (row["game"], row["seat"], row["at"]) == ("poison", move.seat, move.at)
        assert row["player"] == record.header.seats[move.seat].name
        assert json.loads(row["action"]) == move.action
        assert row["action"] in row["legal"]
        assert row["legal_numbers"][row["legal"].index(row["action"])] == row["number"]
        assert json.loads(row["view"])["seat"] == move.seat
        assert row["scores"] == record.result.scores
        assert (row["won"] > 0) == (move.seat in record.result.winners)
    for watched, row in zip(athanor.replay(record), rows, strict=False):
        assert row["view"].encode() == watched.view(row["seat"]).json()


def test_records_come_back_and_can_be_proved(record: Record, file: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    parquet.write_parquet(out, [*parquet.games_in(file), *parquet.games_in(file)])
    again = list(parquet.read_records(out))
    assert again == [record, record]
    verify(again[0])


def test_without_names_nobody_is_named_anywhere(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    said = athanor_says("records", "to-parquet", file, "--out", out, "--no-names", "--no-views")
    assert said.returncode == 0, said.stderr
    assert b"Ada" not in out.read_bytes()
    rows = pq.read_table(out).to_pylist()
    assert "Ada" not in json.dumps(rows)
    assert {row["view"] for row in rows} == {None}
    assert list(parquet.read_records(out)) == []


def test_games_of_a_match_are_written_too(tmp_path: Path) -> None:
    path, out = tmp_path / "match.jsonl", tmp_path / "games.parquet"
    bots = ["greedy", "random", "random"]
    options: dict[str, Any] = {"hand": "short"}
    for keep in (True, False):
        path.unlink(missing_ok=True)
        match = Match(game="poison", bots=bots, games=3, options=options, seed=2, keep_moves=keep)
        ledger = Ledger(path, match)
        standings = play_match(match, jobs=1, ledger=ledger)
        ledger.close()
        if keep:
            games, moves = parquet.write_parquet(out, parquet.games_in(path))
            rows = pq.read_table(out).to_pylist()
            assert games == 3
            assert moves == len(rows)
            ends = {(row["play"], row["bot"], row["won"]) for row in rows}
            greedy = sum(won for _, bot, won in ends if bot == "greedy")
            assert greedy == pytest.approx(standings.bots[0].wins)
        else:
            with pytest.raises(BadRequest, match="moves-not-kept"):
                list(parquet.games_in(path))


def test_every_game_fits_the_schema(tmp_path: Path) -> None:
    for game in games():
        seats = max(2, game.meta.least_seats)
        names = [SeatInfo("Ada"), SeatInfo("Blaise"), SeatInfo("Chiara")][:seats]
        recorder = Recorder(game, names, bytes(32))
        for _ in range(6):
            seat = recorder.state.actors()[0]
            recorder.play(seat, recorder.state.legal(seat)[0])
        out = tmp_path / f"{game.id}.parquet"
        play = parquet.Recorded(recorder.record(reveal=True))
        assert parquet.write_parquet(out, [play]) == (1, 6)
        table = pq.read_table(out)
        assert table.schema.equals(parquet.SCHEMA)
        assert table.schema.metadata[b"athanor.schema"] == b"1"
        assert table.column("won").null_count == 6  # the game is not over


def test_a_bad_file_among_good_ones_is_named_and_the_others_are_written(
    file: Path, tmp_path: Path
) -> None:
    bad, out = tmp_path / "bad.json", tmp_path / "games.parquet"
    bad.write_text("{")
    said = athanor_says("records", "to-parquet", bad, file, "--out", out, "--lang", "en")
    assert said.returncode == 2
    assert "bad.json" in said.stderr
    assert "Traceback" not in said.stderr
    assert pq.read_table(out).num_rows > 0
    assert "no folder" in refused("records", "to-parquet", str(file), "--out", "no/x.parquet")


def test_where_nothing_can_be_read_nothing_is_written(tmp_path: Path) -> None:
    out = tmp_path / "moves.parquet"
    refused("records", "to-parquet", tmp_path / "nowhere.json", "--out", out)
    assert not out.exists()
    out.write_bytes(b"from before")
    refused("records", "to-parquet", tmp_path / "nowhere.json", "--out", out)
    assert out.read_bytes() == b"from before"


def test_what_is_no_such_file_is_refused(tmp_path: Path, file: Path) -> None:
    with pytest.raises(BadRequest, match="file-unreadable"):
        list(parquet.read_records(file))
    other = tmp_path / "other.parquet"
    import pyarrow as pa

    pq.write_table(pa.table({"record": ["x"]}), other)
    with pytest.raises(BadRequest, match="parquet-schema"):
        list(parquet.read_records(other))
