"""A match as a file: stopped, torn, gone on with, extended, and never a game twice."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import UNSET

from athanor import BadRequest
from athanor.arena import Ledger, Match, Stopped, play_match
from athanor.arena import crew as crews
from athanor.arena.match import Outcome, Work, play_deal
from athanor.games.poison.actions import Pour

from ..cli.support import athanor_says, command, environment, refused


def match(games: int = 9, **more: Any) -> Match:
    settings: dict[str, Any] = {"options": {"hand": "short"}, "seed": 3, **more}
    return Match(game="poison", bots=["greedy", "random", "random"], games=games, **settings)


def keys(path: Path) -> list[tuple[int, int]]:
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return [(line["deal"], line["rotation"]) for line in lines[1:]]


def played(path: Path, games: int, **more: Any) -> Any:
    ledger = Ledger(path, match(games))
    try:
        return play_match(match(games), jobs=1, ledger=ledger, **more)
    finally:
        ledger.close()


def test_a_match_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    told = []

    def stop(games: int) -> None:
        told.append(games)
        if len(told) == 2:
            raise KeyboardInterrupt

    stopped = played(path, 9, progress=stop)
    assert stopped.interrupted
    assert stopped.games == 6 == len(keys(path))
    whole = played(path, 9)
    assert whole == play_match(match(9), jobs=1)
    assert len(keys(path)) == len(set(keys(path))) == 9


def test_a_match_is_extended_and_a_deal_that_was_begun_is_completed(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played(path, 4)
    assert keys(path) == [(0, 0), (0, 1), (0, 2), (1, 0)]
    assert played(path, 12) == play_match(match(12), jobs=1)
    assert len(keys(path)) == len(set(keys(path))) == 12


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played(path, 6)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    assert played(path, 6) == play_match(match(6), jobs=1)
    assert sorted(path.read_bytes().splitlines()) == sorted(whole.splitlines())


def test_everyone_who_plays_comes_to_the_same_standings() -> None:
    alone = play_match(match(9), on="here")
    assert play_match(match(9), jobs=2, on="processes") == alone


def test_a_lost_worker_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first process that is given deal 1 ends itself in the middle of it."""
    monkeypatch.setattr(crews, "play_deal", lost_once)
    wanted = play_match(match(9), on="here")
    monkeypatch.setenv("ATHANOR_LOST", f"/tmp/athanor-lost-{os.getpid()}")
    try:
        assert play_match(match(9), jobs=2, on="processes") == wanted
        assert Path(os.environ["ATHANOR_LOST"]).exists()
    finally:
        Path(os.environ["ATHANOR_LOST"]).unlink(missing_ok=True)


def lost_once(match: Match, work: Work) -> list[Outcome]:
    mark = os.environ.get("ATHANOR_LOST")
    if mark and work.deal == 1 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_deal(match, work)


def always_lost(match: Match, work: Work) -> list[Outcome]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def test_who_loses_every_worker_gives_up_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "play_deal", always_lost)
    with pytest.raises(Stopped) as stopped:
        play_match(match(6), jobs=2, on="processes")
    assert stopped.value.reason.code == "workers-lost"


def test_a_killed_run_loses_no_finished_game(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    arguments = ("arena", "poison", "--bots", "random,random,random", "--option", "hand=short")
    more = ("--games", "100000", "--jobs", "1", "--seed", "5", "--file", str(path))
    with subprocess.Popen(
        command(*arguments, *more), env=environment(), stdout=subprocess.DEVNULL
    ) as playing:
        until(lambda: path.exists() and path.read_bytes().count(b"\n") > 8)
        playing.kill()
    kept = path.read_bytes().count(b"\n") - 1
    said = athanor_says(*arguments, "--games", str(kept + 6), "--json", "--file", path)
    assert said.returncode == 0, said.stderr
    told = json.loads(said.stdout)
    assert told["seed"] == 5
    assert told["games"] == kept + 6
    assert len(keys(path)) == len(set(keys(path))) == kept + 6


def until(true: Any) -> None:
    deadline = time.monotonic() + 120
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_full_disk_ends_in_a_sentence_and_what_was_played_stays(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    said = subprocess.run(
        command(
            *("arena", "poison", "--bots", "random,random,random", "--option", "hand=short"),
            *("--games", "3000", "--jobs", "1", "--lang", "en", "--file", str(path)),
        ),
        env=environment(),
        capture_output=True,
        text=True,
        preexec_fn=small_files,
    )
    assert said.returncode == 2
    assert str(path) in said.stderr
    assert said.stderr.count("\n") == 1
    assert "Traceback" not in said.stderr
    kept = path.read_bytes()
    assert kept.count(b"\n") > 1
    games = athanor_says(
        "arena", "poison", "--games", "3", "--file", path, "--option", "hand=short"
    )
    assert games.returncode == 0, games.stderr


def small_files() -> None:
    """A file can become no larger than this: then writing fails, as on a full disk."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))


class Broken:
    """Plays for a while, and then raises or answers what is not allowed."""

    def __init__(self, after: int, answer: Any) -> None:
        self.left = after
        self.answer = answer

    def choose(self, view: Any) -> Any:
        self.left -= 1
        if self.left < 0:
            if self.answer is None:
                raise ZeroDivisionError("no idea")
            return self.answer
        return view.actions[0]


@pytest.mark.parametrize(
    ("answer", "code"), [(None, "bot-failed"), (Pour("no-such-card", "left"), "bot-illegal")]
)
def test_a_bot_that_raises_or_cheats_stops_the_match_and_what_was_played_stays(
    answer: Any, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from athanor import bots
    from athanor.arena import match as matches

    broken = Broken(400, answer)
    real = bots.bot
    monkeypatch.setattr(
        matches, "bot", lambda name, **more: broken if name == "greedy" else real(name, **more)
    )
    ledger = Ledger(tmp_path / "match.jsonl", match(600))
    with pytest.raises(Stopped) as stopped:
        play_match(match(600), jobs=1, ledger=ledger)
    ledger.close()
    assert stopped.value.reason.code == code
    assert stopped.value.reason.facts["bot"] == "greedy"
    games = stopped.value.standings.games
    assert 0 < games < 600
    assert len(keys(tmp_path / "match.jsonl")) == games


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seed": 4}, "arena-file-differs"),
        ({"options": {"hand": "full"}}, "arena-file-differs"),
        ({"keep_moves": True}, "arena-file-differs"),
    ],
)
def test_a_file_of_another_match_is_refused(
    tmp_path: Path, change: dict[str, Any], code: str
) -> None:
    path = tmp_path / "match.jsonl"
    played(path, 3)
    before = path.read_bytes()
    with pytest.raises(BadRequest) as refusal:
        Ledger(path, match(3, **change))
    assert refusal.value.code == code
    assert path.read_bytes() == before


def test_a_file_that_is_none_and_one_that_is_taken_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text('{"name": "shopping"}\n')
    with pytest.raises(BadRequest, match="arena-file-shape"):
        Ledger(path, match())
    path.unlink()
    first = Ledger(path, match())
    with pytest.raises(BadRequest, match="arena-file-taken"):
        Ledger(path, match())
    first.close()
    Ledger(path, match()).close()


def test_without_ray_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(Stopped) as stopped:
        play_match(match(3), on="ray")
    assert stopped.value.reason.code == "cluster-missing"


def test_a_cluster_that_is_not_there_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(**asked: Any) -> None:
        raise ConnectionError("nobody answers\nat all")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=nobody))
    monkeypatch.setenv("RAY_ADDRESS", "10.0.0.1:6379")
    with pytest.raises(Stopped) as stopped:
        play_match(match(3), on="ray")
    assert stopped.value.reason.code == "cluster-unreachable"
    assert stopped.value.reason.facts["address"] == "10.0.0.1:6379"
    assert stopped.value.reason.facts["reason"] == "nobody answers"


def test_a_cluster_that_does_not_start_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_busy(address: str = "", **asked: Any) -> None:
        raise ConnectionError("none") if address else Exception("The node timed out.\nIt did.")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=too_busy))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with pytest.raises(Stopped) as stopped:
        play_match(match(3), on="ray")
    assert stopped.value.reason.code == "cluster-not-started"
    assert stopped.value.reason.facts["reason"] == "The node timed out."


def test_nobody_of_that_name_plays() -> None:
    assert "here, processes, ray" in refused(
        "arena", "poison", "--bots", "random,random,random", "--on", "abacus"
    )


def test_moves_are_kept_if_wished(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    keeping = match(3, keep_moves=True)
    ledger = Ledger(path, keeping)
    play_match(keeping, jobs=1, ledger=ledger)
    ledger.close()
    games = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    assert all(len(game["moves"]) == game["steps"] for game in games)
    assert games[0]["moves"][0][1]["type"] == "pour"


def test_moves_stay_in_the_file_and_not_in_the_memory(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    keeping = match(3, keep_moves=True)
    for again in range(2):
        ledger = Ledger(path, keeping)
        assert len(ledger.played) == 3 * again
        play_match(keeping, jobs=1, ledger=ledger)
        ledger.close()
        assert [each.moves for each in ledger.played.values()] == [UNSET] * 3
    assert path.read_bytes().count(b'"moves"') == 3
