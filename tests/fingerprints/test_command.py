"""A difference says where it is, and is written down only if it was meant."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from . import __main__ as command
from .prints import Print, difference, file_of, kept


def test_a_difference_names_the_steps() -> None:
    first = min(kept("poison"), key=lambda each: len(each.blocks))
    assert difference("poison", first) == ""
    blocks = [*first.blocks[:2], "000000", *first.blocks[3:]]
    said = difference("poison", first._replace(blocks=blocks))
    assert said == f"poison, {first.name}: steps 13 to 18 have changed"
    shorter = difference("poison", first._replace(blocks=first.blocks[:-1]))
    assert shorter == f"poison, {first.name}: it is longer than it was"


def test_what_has_changed_is_written_only_if_it_was_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one: Print = min(kept("poison"), key=lambda each: len(each.blocks))
    line = " ".join([one.start, str(one.seed), *one.blocks]) + "\n"
    path = tmp_path / file_of("poison", 1).name
    path.write_text(line.replace(one.blocks[3], "000000"))
    monkeypatch.setattr(command, "HERE", tmp_path)
    monkeypatch.setattr(command, "file_of", lambda game, rules: tmp_path / f"{game}-{rules}.txt")
    monkeypatch.setattr(sys, "argv", ["fingerprints", "poison"])
    assert command.main() == 1
    assert "raise “rules” in meta.py" in capsys.readouterr().out
    assert "000000" in path.read_text()
    monkeypatch.setattr(sys, "argv", ["fingerprints", "poison", "--meant"])
    assert command.main() == 0
    assert path.read_text() == line
