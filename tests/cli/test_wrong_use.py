"""Wrong use is one line in the reader's language with what to do instead, and exit code 2."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import athanor
from athanor.cli.main import answer

from .support import athanor_says, refused, written_record

Says = pytest.CaptureFixture[str]


def refusal(capsys: Says, *arguments: str | Path) -> str:
    """As `refused`, in this process: quicker, where nothing else matters."""
    assert answer([str(each) for each in arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.strip()


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def test_an_unknown_game() -> None:
    assert refused("play", "chess") == "There is no game called “chess”. The games are: " + (
        ", ".join(athanor.game_ids()) + "."
    )


def test_the_language_of_a_refusal() -> None:
    assert "Aucun jeu ne s’appelle «\u202fchess\u202f»" in refused("play", "chess", "--lang", "fr")
    assert "fr" in refused("games", "--lang", "klingon")


def test_the_version_is_told(capsys: Says) -> None:
    how = {"en": "interpreted", "fr": "interprété", "it": "interpretato"}
    if athanor.compiled:
        how = {"en": "compiled", "fr": "compilé", "it": "compilato"}
    for language, word in how.items():
        assert answer(["--lang", language, "--version"]) == 0
        assert capsys.readouterr().out == f"Athanor {athanor.__version__}, {word}\n"


@pytest.mark.parametrize(
    "arguments, told",
    [
        (["play", "poison", "--seats", "7"], "Choose 3 to 6"),
        (["play", "poison", "--seats", "2"], "Choose 3 to 6"),
        (["play", "poison", "--seat", "4"], "no seat 4 at a table of 4"),
        (["play", "poison", "--seat", "-1"], "no seat -1"),
        (["play", "poison", "--seats", "four"], "--seats did not get a valid value"),
        (["play", "poison", "--bots", "wizard"], "no bot called “wizard”"),
        (["play", "poison", "--seats", "4", "--bots", "adept,adept"], "Name 3"),
        (["play", "poison", "--option", "hand=long"], "Choose one of: full, short"),
        (["play", "poison", "--option", "memory_aid=7"], "Choose one of: true, false"),
        (["play", "poison", "--option", "first_dealer=9"], "random, 0, 1, 2, 3"),
        (["play", "poison", "--option", "jokers=2"], "no option “jokers”"),
        (["play", "poison", "--option", "hand"], "Write name=value"),
        (["play", "poison", "--position", "nowhere.json"], "no file nowhere.json"),
        (["play", "poison", "--save", "no/such/folder/game.json"], "no folder"),
        (["play", "poison", "--frobnicate"], "no option --frobnicate"),
        (["play"], "GAME is missing"),
        (["juggle"], "no command “juggle”"),
        (["arena", "poison"], "--bots master,adept,adept,greedy"),
        (["arena", "poison", "--bots", "adept,adept"], "Choose 3 to 6"),
        (["arena", "poison", "--bots", "adept,adept,adept", "--seats", "4"], "one bot for each"),
        (["arena", "poison", "--bots", "adept", "--seats", "9"], "Choose 3 to 6"),
        (["arena", "poison", "--bots", "a,b,c"], "no bot called “a”"),
        (["arena", "poison", "--bots", "random,random,random", "--games", "0"], "at least 1"),
        (["arena", "poison", "--bots", "random,random,random", "--out", "no/x.json"], "no folder"),
        (["bench", "poison", "--peer", "chess"], "The peers are: openspiel"),
        (["bench", "poison", "--seconds", "0"], "at least 0.1"),
        (["bench", "poison", "--seats", "9"], "Choose 3 to 6"),
        (["bench", "poison", "--option", "colour=red"], "hand"),
        (["replay", "nowhere.json"], "no file nowhere.json"),
        (["verify", "nowhere.json"], "no file nowhere.json"),
        (["verify", "."], "cannot be read"),
    ],
)
def test_each_says_what_to_do_instead(capsys: Says, arguments: list[str], told: str) -> None:
    assert told in refusal(capsys, *arguments)


def test_a_position_with_51_cards(capsys: Says, tmp_path: Path) -> None:
    position = athanor.game("poison").new(seats=4, seed=1).position()
    hands = position["hands"]
    assert isinstance(hands, list)
    hands[0].append("red-7")
    file = tmp_path / "position.json"
    file.write_bytes(msgspec.json.encode(position))
    told = refusal(capsys, "play", "poison", "--position", file)
    assert told == "This position has 51 cards; Poison is played with 50. (P-01)"


def test_a_position_that_is_cut_short(capsys: Says, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(msgspec.json.encode(athanor.game("poison").new(seats=4).position())[:-9])
    assert "cut short" in refusal(capsys, "play", "poison", "--position", file)
    file.write_text("[1, 2]")
    assert "is not a position" in refusal(capsys, "play", "poison", "--position", file)


def test_a_position_brings_its_own_seats_and_options(capsys: Says, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(msgspec.json.encode(athanor.game("poison").new(seats=4).position()))
    play = ("play", "poison", "--position", file)
    assert "Leave --seats out" in refusal(capsys, *play, "--seats", "5")
    assert "Leave --option out" in refusal(capsys, *play, "--option", "hand=short")
    assert "Leave --save out" in refusal(capsys, *play, "--save", tmp_path / "x.json")


def test_records_that_cannot_be_read(capsys: Says, tmp_path: Path) -> None:
    good = written_record(tmp_path / "good.json").read_bytes()
    file = tmp_path / "bad.json"
    for command in ("replay", "verify"):
        file.write_bytes(good[: len(good) // 2])
        assert "cut short" in refusal(capsys, command, file)
        file.write_bytes(b"\x89PNG\r\n")
        assert "is not a record" in refusal(capsys, command, file)
        file.write_bytes(b"")
        assert "is not a record" in refusal(capsys, command, file)
        file.write_bytes(good.replace(b'"athanor":1', b'"athanor":99', 1))
        assert "Update Athanor" in refusal(capsys, command, file)
    changed = "The header of the record was changed"
    file.write_bytes(good.replace(b'"rules":1', b'"rules":77', 1))
    assert "does not guess" in refusal(capsys, "replay", file)
    assert changed in refusal(capsys, "verify", file)
    file.write_bytes(good.replace(b'"game":"poison"', b'"game":"chess"', 1))
    assert "no game called “chess”" in refusal(capsys, "replay", file)
    assert changed in refusal(capsys, "verify", file)


def test_a_record_with_an_action_of_another_game(capsys: Says, tmp_path: Path) -> None:
    data = json.loads(written_record(tmp_path / "record.json").read_text())
    data["moves"][4]["action"] = {"type": "cast", "spell": "kazaam"}
    file = tmp_path / "record.json"
    file.write_text(json.dumps(data))
    assert "Action 5" in refusal(capsys, "verify", file)
    assert athanor_says("replay", file, "--all").returncode == 2


def test_a_record_with_an_action_out_of_turn(capsys: Says, tmp_path: Path) -> None:
    """The rules' own words, with the people of the record in them."""
    file = written_record(tmp_path / "record.json")
    data = json.loads(file.read_text())
    assert [move["seat"] for move in data["moves"][3:5]] == [0, 1]
    data["moves"][4] = data["moves"][3]
    file.write_text(json.dumps(data))
    told = athanor_says("replay", file, "--all", "--lang", "en").stderr
    assert told.startswith("Action 5 of the record is against the rules. The table would have said")
    assert "“It is not your turn; Blaise is playing. Wait until you are asked.” (P-08)" in told


def test_a_record_with_too_many_seats(capsys: Says, tmp_path: Path) -> None:
    data = json.loads(written_record(tmp_path / "record.json").read_text())
    data["header"]["seats"] = [{"name": "Ada", "bot": ""}] * 40
    file = tmp_path / "record.json"
    file.write_text(json.dumps(data))
    assert "Choose 3 to 6" in refusal(capsys, "replay", file)


def test_an_open_game_has_nothing_to_verify(capsys: Says, tmp_path: Path) -> None:
    file = written_record(tmp_path / "open.json", moves=5)
    assert "not over" in refusal(capsys, "verify", file)


def test_a_record_is_never_written_over(capsys: Says, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text("dear to me")
    assert "already exists" in refusal(capsys, "play", "poison", "--save", file)
    assert file.read_text() == "dear to me"
