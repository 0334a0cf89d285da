"""Long measurements are gone on with: what a stopped run has written is not worked out again."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from bench.alkemy_kept import Kept, Row
from bench.alkemy_pairings import deal, play, samples_of, tell


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


def test_pairings_of_peoples_swap_samples_and_sides() -> None:
    """Each sample meets each, twice, once from either side."""
    deals = [deal("triad", "avalon", number) for number in range(32)]
    samples = samples_of("triad"), samples_of("avalon")
    assert len(samples[0]) * len(samples[1]) * 2 == len(set(deals))
    assert {swapped for _, _, swapped in deals} == {False, True}
    row = play("random", "triad", "avalon", 1)
    assert row["samples"] == [deals[1][0], deals[1][1]]
    assert row["winner"] in (0, 1, None)
    if row["winner"] is not None:
        assert row["points"][row["winner"]] > row["points"][1 - row["winner"]]
    assert all(left <= brought for left, brought in zip(row["left"], row["brought"], strict=True))


def test_it_is_told_what_wins_where_one_people_wins_too_often(
    capsys: pytest.CaptureFixture[str],
) -> None:
    row = {"reason": "points", "points": [3, 1], "left": [4, 2], "brought": [6, 6], "seconds": 1.0}
    rows = [{**row, "winner": 0, "samples": ["triad-tiger", "avalon-grafted"]} for _ in range(4)]
    tell(("triad", "avalon"), rows)
    told = capsys.readouterr().out
    assert "triad 4 : 0 avalon" in told
    assert "with triad-tiger: 100 % of 4" in told
    assert "avalon: 1.0 victory points a game, lost 16 of 24 figures (67 %)" in told
    tell(("triad", "avalon"), [*rows, *[{**each, "winner": 1} for each in rows]])
    assert "wins" not in capsys.readouterr().out
