"""Kazaam! at the terminal, with a box of one's own."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from .support import athanor_says, refused

STANDARD = files("athanor.games.kazaam").joinpath("data/box.toml").read_text("utf-8")


def play(path: Path) -> list[str | Path]:
    table = ["play", "kazaam", "--seats", "5", "--bots", "greedy", "--seed", "3"]
    return [*table, "--option", f"box=@{path}"]


def test_a_table_plays_with_its_own_box(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    names = STANDARD.replace("severus ", "ottavia ").replace("minerva ", "tullia ")
    path.write_text(names, "utf-8")
    told = athanor_says(*play(path), typed="1\n1\n1\n")
    assert "ottavia" in told.stdout or "tullia" in told.stdout, told.stderr


@pytest.mark.rule("K-03")
def test_a_wrong_box_is_refused_with_file_line_and_reason(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(STANDARD.replace('right-ear = "unicorn-horn dragon-blood"\n', "", 1), "utf-8")
    told = refused(*play(path))
    assert f"{path}, line 18" in told
    assert "lacks the right ear" in told


def test_a_box_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "cannot be read: No such file" in refused(*play(tmp_path / "none.toml"))
