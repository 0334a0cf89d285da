"""Long measurements are gone on with: what a stopped run has written is not worked out again."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bench.alkemy_kept import Kept, Row


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    worked: list[str] = []

    def work(name: str) -> Row:
        worked.append(name)
        return {"winner": 1}

    first = Kept(path)
    assert first.row("one", partial(work, "one"))["winner"] == 1
    first.row("two", partial(work, "two"))
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"name": "three", "rul')  # stopped in the middle of a line
    again = Kept(path)
    assert path.read_bytes() == whole
    for name in ("one", "two", "three"):
        again.row(name, partial(work, name))
    assert worked == ["one", "two", "three"]
    assert list(Kept(path).rows) == ["one", "two", "three"]


def test_games_by_other_rules_are_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('{"name": "one", "rules": 0, "winner": 0}\n')
    assert Kept(path).row("one", lambda: {"winner": 1})["winner"] == 1
    assert Kept(None).row("one", lambda: {"winner": 1})["winner"] == 1
