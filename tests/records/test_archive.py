"""Games that are kept can be played again, or the version of their rules was raised.

athanor archive GAME --to tests/records/archive          adds a game of each mode that lacks one
athanor archive GAME --to tests/records/archive --tell   writes anew what everybody saw
"""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import athanor
from athanor import BadRecord, Game, read_record, verify
from athanor.arena import archive
from athanor.arena.archive import Mode
from athanor.texts import Texts

from ..cli.support import athanor_says
from ..contract.support import games

ARCHIVE = Path(__file__).parent / "archive"

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
every_kept_game = pytest.mark.parametrize(
    "path",
    [path for game in games() for path in archive.kept_games(game, ARCHIVE)],
    ids=lambda path: path.name.removesuffix(archive.GAME),
)


@every_game
def test_a_game_of_each_mode_is_kept(game: Game) -> None:
    missing = archive.missing(game, ARCHIVE)
    assert not missing, f"athanor archive {game.id} --to {ARCHIVE} adds them"


@every_kept_game
def test_a_kept_game_is_played_again_to_the_same_end(path: Path) -> None:
    """If this fails the rules have changed: raise `rules` in `meta.py`, or it was a mistake."""
    kept = archive.load(path)
    record = archive.record_of(athanor.game(kept.game), kept)
    if kept.moves:
        verify(record)


@every_kept_game
def test_everybody_sees_what_they_saw(path: Path) -> None:
    """If this fails read what has changed; if it is meant, `--tell` writes it anew."""
    game = athanor.game(archive.load(path).game)
    changed = archive.changes(game, path)
    assert not changed, "\n".join(changed[:40])


def older_games() -> list[Path]:
    now = {path for game in games() for path in archive.kept_games(game, ARCHIVE)}
    kept = {path for game in games() for path in ARCHIVE.glob(f"{game.id}-*{archive.GAME}")}
    return sorted(kept - now)


@pytest.mark.parametrize(
    "path", older_games(), ids=lambda path: path.name.removesuffix(archive.GAME)
)
def test_a_game_of_older_rules_is_refused_in_plain_words(path: Path) -> None:
    kept = archive.load(path)
    game = athanor.game(kept.game)
    with pytest.raises(BadRecord) as refused:
        archive.record_of(game, kept)
    assert refused.value.code == "record-rules"
    assert refused.value.facts == {
        "game": kept.game,
        "rules": kept.rules,
        "wanted": game.meta.rules,
    }
    said = Texts("en").error(refused.value)
    assert f"version {kept.rules}" in said
    assert f"version {game.meta.rules}" in said


def test_games_of_alkemys_first_rules_are_among_them() -> None:
    assert sum(path.name.startswith("alkemy-1-") for path in older_games()) == 7


@pytest.mark.parametrize(
    "path", sorted(ARCHIVE.glob("record-*.json.gz")), ids=lambda path: path.name
)
def test_a_whole_record_of_long_ago_is_proved(path: Path) -> None:
    """The document as it was written then, with every seal and every draw."""
    record = read_record(gzip.decompress(path.read_bytes()), path.name)
    assert verify(record).result == record.result


def test_modes_are_all_seats_and_all_options() -> None:
    names = [mode.name for mode in archive.modes(athanor.game("kazaam"))]
    assert names[:4] == ["2", "3", "4", "5"]
    assert "2-first=1" in names  # so that in some games another seat than the first begins
    assert "5-head=targeted" in names
    assert "5-head=targeted-first=4" in names
    assert "1-tommy=true" in [mode.name for mode in archive.modes(athanor.game("alakazoo"))]


def broken(kept: archive.Kept) -> str:
    with pytest.raises(BadRecord) as refused:
        archive.record_of(athanor.game(kept.game), kept)
    return refused.value.code


def test_a_change_of_the_rules_is_noticed() -> None:
    kept = archive.play(athanor.game("poison"), Mode(3))
    moves = list(kept.moves)
    assert broken(replace(kept, moves=[moves[1], *moves[1:]])) == "archive-illegal"
    assert broken(replace(kept, moves=moves[:-1])) == "archive-otherwise"
    assert broken(replace(kept, options={"memory_aid": True})) == "archive-otherwise"


def test_the_command_keeps_games_and_looks_through_them(tmp_path: Path) -> None:
    folder = tmp_path / "archive"
    said = athanor_says("archive", "poison", "--to", folder)
    assert said.returncode == 0
    assert "poison-1-6-hand=short.json.gz" in said.stdout
    assert said.stdout.endswith("12 games are kept.\n")
    assert athanor_says("archive", "poison", "--to", folder, "--check").returncode == 0
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    athanor_says("archive", "poison", "--to", folder, "--tell")
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_the_command_says_what_is_missing_and_what_has_changed(tmp_path: Path) -> None:
    poison = athanor.game("poison")
    archive.fill(poison, tmp_path)
    (tmp_path / "poison-1-4.json.gz").unlink()
    playthrough = tmp_path / "poison-1-5.txt.gz"
    told = gzip.decompress(playthrough.read_bytes()).decode()
    archive.pack(playthrough, told.replace("Ada is dealt", "Ada was dealt").encode())
    kept = archive.load(tmp_path / "poison-1-6.json.gz")
    changed = replace(kept, moves=kept.moves[1:])
    archive.pack(tmp_path / "poison-1-6.json.gz", msgspec.json.encode(changed))
    (tmp_path / "poison-1-3.json.gz").write_bytes(b"no game")
    said = athanor_says("archive", "poison", "--to", tmp_path, "--check")
    assert said.returncode == 2
    assert "Traceback" not in said.stderr
    lines = said.stderr.splitlines()
    assert any("“4”" in line and "version 1" in line for line in lines)
    assert any("poison-1-5" in line and "--tell" in line for line in lines)
    assert any("poison-1-6.json.gz" in line and "raise “rules”" in line for line in lines)
    assert any("poison-1-3.json.gz" in line for line in lines)
    assert "-Ada was dealt" in said.stdout
    assert len(lines) == 4
