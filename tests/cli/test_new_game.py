"""`athanor new-game` and `athanor check-game`, as somebody uses them who writes a game."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from .support import SOURCES, athanor_says, refused

QUICK = ("--part", "contract", "--part", "texts", "--part", "records")


def announce(folder: Path, id: str) -> dict[str, str]:
    """Puts a game's sources in sight of the commands that follow, as an installation would."""
    info = folder / "announced" / f"{id}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[athanor.games]\n{id} = {id}\n")
    return {"PYTHONPATH": os.pathsep.join([SOURCES, str(info.parent), str(folder / "src")])}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new") / "two_faces"
    said = athanor_says("new-game", "two_faces", "--seats", "3-5", "--to", folder)
    assert said.returncode == 0, said.stderr
    assert "athanor check-game two_faces" in said.stdout
    return folder


@pytest.fixture
def copy(written: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(written, tmp_path / "copy"))


def test_the_package_is_whole_and_bears_its_own_names(written: Path) -> None:
    names = {path.relative_to(written).as_posix() for path in written.rglob("*") if path.is_file()}
    assert {"pyproject.toml", "README.md", ".gitignore", "tests/test_rules.py"} <= names
    package = "src/two_faces/"
    for file in ("texts/it.ftl", "texts/rules-fr.ftl", "web/board.js", "encoding.py"):
        assert package + file in names
    assert package + "archive/two_faces-1-3.json.gz" in names
    assert package + "archive/two_faces-1-3.txt.gz" in names
    for path in written.rglob("*"):
        if path.is_file() and path.suffix not in (".gz", ".pyc"):
            text = path.read_text("utf-8")
            assert not [word for word in ("highcard", "HighCard", "HC-") if word in text], path
    meta = (written / package / "meta.py").read_text("utf-8")
    assert "least_seats=3" in meta
    assert "most_seats=5" in meta
    assert "class TwoFacesState" in (written / package / "model.py").read_text("utf-8")


def test_it_keeps_all_that_the_house_asks(copy: Path) -> None:
    said = athanor_says(
        "check-game", "two_faces", *QUICK, "--release", **announce(copy, "two_faces")
    )
    assert said.returncode == 0, said.stdout
    assert "two_faces keeps all that the house asks." in said.stdout


def test_everything_that_is_missing_is_named_in_one_run(copy: Path) -> None:
    package = copy / "src" / "two_faces"
    english = package / "texts" / "en.ftl"
    lines = english.read_text("utf-8").splitlines()
    gone = ("action-keep", "ending-rounds", "error-two_faces-choose")
    english.write_text(
        "\n".join(each for each in lines if not each.startswith(gone)) + "\n", "utf-8"
    )
    (package / "texts" / "it.ftl").unlink()
    model = package / "model.py"
    model.write_text(
        model.read_text("utf-8").replace("= self.cards[:], ", "= self.cards, "), "utf-8"
    )
    (package / "archive" / "two_faces-1-4.json.gz").unlink()
    where = announce(copy, "two_faces")
    said = athanor_says("check-game", "two_faces", *QUICK, **where)
    assert said.returncode == 2
    for id in gone:
        assert f"✗ every message is there: texts/en.ftl: {id} is missing" in said.stdout
    assert "! every message is there: texts/it.ftl: event-kept is missing" in said.stdout
    assert "playing on in a clone changed the original" in said.stdout
    assert "no game “4” is kept for version 1 of the rules" in said.stdout
    assert "Traceback" not in said.stdout + said.stderr


def test_other_languages_may_follow_until_the_release(copy: Path) -> None:
    for name in ("fr.ftl", "rules-fr.ftl", "it.ftl"):
        (copy / "src" / "two_faces" / "texts" / name).unlink()
    where = announce(copy, "two_faces")
    said = athanor_says("check-game", "two_faces", "--part", "texts", **where)
    assert said.returncode == 0, said.stdout
    assert "may follow before it is released" in said.stdout
    said = athanor_says("check-game", "two_faces", "--part", "texts", "--release", **where)
    assert said.returncode == 2


def test_what_breaks_in_a_game_is_said_with_its_line(copy: Path) -> None:
    view = copy / "src" / "two_faces" / "view.py"
    view.write_text(
        view.read_text("utf-8").replace("    own = [", "    1 // (state.step != 2)\n    own = [")
    )
    said = athanor_says(
        "check-game", "two_faces", "--part", "contract", **announce(copy, "two_faces")
    )
    assert said.returncode == 2
    assert "ZeroDivisionError" in said.stdout
    assert "(view.py, line " in said.stdout
    assert "Traceback" not in said.stdout + said.stderr


def test_a_game_that_cannot_be_loaded_says_why(copy: Path) -> None:
    (copy / "src" / "two_faces" / "rules.py").write_text("import nothing_of_the_sort\n")
    said = athanor_says("check-game", "two_faces", **announce(copy, "two_faces"))
    assert said.returncode == 2
    assert "nothing_of_the_sort" in said.stderr


@pytest.mark.parametrize("id", ["Poison", "2fast", "a", "class", "json", "x-y", "../x", "é" * 3])
def test_what_cannot_be_a_name_is_refused(id: str, tmp_path: Path) -> None:
    assert "name of a game" in refused("new-game", id, "--to", tmp_path / "x", "--lang", "en")


def test_names_seats_and_places_that_are_taken_are_refused(tmp_path: Path) -> None:
    assert "already" in refused("new-game", "poison", "--lang", "en")
    for seats in ("1", "4-2", "2-9", "many"):
        assert "no seats" in refused("new-game", "fresh", "--seats", seats, "--lang", "en")
    (tmp_path / "letter").write_text("mine")
    assert "not empty" in refused("new-game", "fresh", "--to", tmp_path, "--lang", "en")
    assert (tmp_path / "letter").read_text() == "mine"
    assert "no part" in refused("check-game", "poison", "--part", "smell", "--lang", "en")
