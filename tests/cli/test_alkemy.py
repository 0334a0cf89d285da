"""`athanor company` and `athanor odds`."""

from __future__ import annotations

from pathlib import Path

import pytest

from athanor.cli.main import answer


def test_a_sample_is_shown_and_shared(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    saved = tmp_path / "mine.json"
    assert answer(["company", "triad-warriors", "--save", str(saved), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "173 of 180 points." in shown
    code = shown.split("To share it: ")[1].split()[0]
    for word in (code, str(saved)):
        assert answer(["company", word, "--lang", "fr"]) == 0
        assert "173 points sur 180." in capsys.readouterr().out


def test_a_broken_company_names_the_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["company", "lee_ping", "chen_sze", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "There are 2 heroes; there must be exactly one. One too many: Chen Sze. (A-08)" in said
    assert answer(["company", "dragon=2", "--lang", "it"]) == 2
    assert "dragon" in capsys.readouterr().err


def test_the_samples_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["company", "--lang", "it"]) == 0
    assert "la Triade di Giada" in capsys.readouterr().out


def test_odds_are_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(["odds", "militia_archers:1", "garlan", "--charge", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Expected damage" in shown
    assert "aimed" in shown
    assert answer(["odds", "nobody", "garlan", "--lang", "en"]) == 2
