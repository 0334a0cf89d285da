"""Games are found, wherever they come from; and one that is broken harms no other."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

import athanor
import athanor.games
from athanor import BadRequest, Game
from athanor.contract import registry
from athanor.texts import Texts

from ..cli.support import SOURCES, athanor_says

HOUSE_GAMES = ("alakazoo", "alkemy", "kazaam", "poison")

WHOLE = """
from athanor.games.poison import Poison
from msgspec.structs import replace
GAME = Poison()
GAME.meta = replace(Poison.meta, id={id!r})
"""
NAMED = "game-name = New\ngame-tagline = A new game.\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A second folder of games of the house."""
    monkeypatch.setattr(athanor.games, "__path__", [*athanor.games.__path__, str(tmp_path)])
    real = resources.files
    monkeypatch.setattr(
        registry, "files", lambda at: Both(real(at), tmp_path) if at is athanor.games else real(at)
    )
    registry.forget()
    yield tmp_path
    registry.forget()


class Both:
    """Files of a package that is spread over two folders."""

    def __init__(self, one: Traversable, other: Path) -> None:
        self.folders = (one, other)

    def joinpath(self, name: str, *more: str) -> Traversable:
        places = [folder.joinpath(name, *more) for folder in self.folders]
        return next((place for place in places if place.is_file()), places[0])


def write(folder: Path, id: str, code: str, **texts: str) -> None:
    home = folder / id
    (home / "texts").mkdir(parents=True)
    (home / "meta.py").write_text("", "utf-8")
    (home / "__init__.py").write_text(code, "utf-8")
    for name, text in texts.items():
        (home / "texts" / f"{name.replace('_', '-')}.ftl").write_text(text, "utf-8")


def reason(id: str) -> BadRequest:
    with pytest.raises(BadRequest) as refused:
        athanor.game(id)
    return refused.value


def test_a_new_folder_is_a_new_game(folder: Path) -> None:
    write(folder, "new_one", WHOLE.format(id="new_one"), en=NAMED, rules_en="")
    assert set(athanor.game_ids()) >= {*HOUSE_GAMES, "new_one"}
    assert athanor.game("new_one").id == "new_one"
    assert Texts("en", "new_one")("game-tagline") == "A new game."


def test_a_game_that_does_not_speak_a_language_yet_speaks_english(folder: Path) -> None:
    write(folder, "english_only", WHOLE.format(id="english_only"), en=NAMED, rules_en="")
    assert Texts("it", "english_only")("game-name") == "New"


@pytest.mark.parametrize(
    "code, expected",
    [
        ("1 / 0", "ZeroDivisionError"),
        ("GAME = ", "SyntaxError"),
        ("import no_such_module", "ModuleNotFoundError"),
        ("", "AttributeError"),
        ("GAME = 'poison'", "TypeError"),
        (WHOLE.format(id="another"), "ValueError"),
    ],
)
def test_a_broken_game_is_set_aside_with_the_reason(folder: Path, code: str, expected: str) -> None:
    name = f"broken_{expected.lower()}"
    write(folder, name, code, en=NAMED, rules_en="")
    assert set(HOUSE_GAMES) <= set(athanor.game_ids())
    assert name not in athanor.game_ids()
    assert athanor.set_aside()[name].code == "game-broken"
    assert expected in str(reason(name).facts["reason"])


def test_a_game_without_texts_is_set_aside_until_they_are_there(folder: Path) -> None:
    write(folder, "silent", WHOLE.format(id="silent"))
    assert reason("silent").facts["missing"] == "texts/en.ftl, texts/rules-en.ftl"
    assert "silent" not in athanor.game_ids()
    (folder / "silent" / "texts" / "en.ftl").write_text("game-name = New\n", "utf-8")
    registry.forget()
    assert reason("silent").facts["missing"] == "game-tagline, texts/rules-en.ftl"


def test_a_game_of_another_distribution_is_found(three: Game) -> None:
    assert athanor.game("three") is three
    assert athanor.game_ids() == tuple(sorted([*HOUSE_GAMES, "three"]))
    assert Texts("en", "three")("game-name") == "Three moves"


def test_nobody_takes_the_id_of_a_game_of_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    announce(tmp_path, "poison = no_such_module")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.forget()
    assert athanor.game("poison").id == "poison"
    registry.forget()


def announce(folder: Path, line: str) -> None:
    info = folder / "announced-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: announced\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[athanor.games]\n{line}\n")


def test_the_command_lists_all_games_beside_a_broken_one(tmp_path: Path) -> None:
    announce(tmp_path, "kaputt = kaputt_game")
    (tmp_path / "kaputt_game.py").write_text("raise RuntimeError('half-written')")
    said = athanor_says("games", PYTHONPATH=os.pathsep.join([SOURCES, str(tmp_path)]))
    assert said.returncode == 0
    assert all(id in said.stdout for id in HOUSE_GAMES)
    assert "kaputt" not in said.stdout
    assert "RuntimeError: half-written" in said.stderr


def test_a_game_of_another_distribution_brings_its_own_to_the_terminal(elsewhere: Path) -> None:
    path = os.pathsep.join([SOURCES, str(elsewhere)])
    assert athanor_says("threes", PYTHONPATH=path).stdout == "three, two, one\n"
    assert "Say three." in athanor_says("--help", PYTHONPATH=path).stdout
    said = athanor_says("play", "three", "--seed", "1", typed="1\n1\n", PYTHONPATH=path)
    assert "three moves, drawn by hand" in said.stdout
    assert "The cards were shown." in said.stdout
    # A name that the house has is not taken from it.
    assert "Poison" in athanor_says("games", PYTHONPATH=path).stdout
    assert athanor_says("three-games", PYTHONPATH=path).stdout == "three, two, one\n"


def test_a_game_with_a_broken_terminal_is_played_without_it(tmp_path: Path) -> None:
    announce(tmp_path, "plain = plain_game")
    write(tmp_path, "plain_game", WHOLE.format(id="plain"), en=NAMED, rules_en="")
    (tmp_path / "plain_game" / "terminal.py").write_text("1 / 0", "utf-8")
    said = athanor_says("--help", PYTHONPATH=os.pathsep.join([SOURCES, str(tmp_path)]))
    assert said.returncode == 0
    assert "ZeroDivisionError" in said.stderr
    assert "company" in said.stdout
