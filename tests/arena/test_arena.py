"""Matches: what is played, what is counted, and what is left when it is interrupted."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

import athanor
from athanor.arena import Match, play_match, wilson
from athanor.arena.match import outcome, play_game, seating

from ..cli.support import athanor_says, command, environment


def match(games: int = 8, **more: object) -> Match:
    bots = ["greedy", "random", "random"]
    return Match(game="poison", bots=bots, games=games, seed=3, **more)  # type: ignore[arg-type]


def test_every_contender_has_every_seat_once_in_a_deal() -> None:
    for deal in range(5):
        chairs = [seating(match(), deal, rotation) for rotation in range(3)]
        for seat in range(3):
            assert sorted(order[seat] for order in chairs) == [0, 1, 2]


def test_neighbours_change_from_deal_to_deal() -> None:
    orders = {tuple(seating(match(), deal, 0)) for deal in range(40)}
    assert len(orders) == 6


def test_the_rotations_of_a_deal_have_the_same_cards() -> None:
    openings = []
    for seed in (3, 3, 4):
        state = athanor.game("poison").new(seats=3, seed=seed)
        openings.append(state.position())
    assert openings[0] == openings[1] != openings[2]
    assert play_game(match(), 0, 0) == play_game(match(), 0, 0)


def test_a_shared_win_is_shared() -> None:
    state = athanor.game("poison").new(seats=3, seed=1)
    position = state.position() | {
        "round": 6,
        "finished": True,
        "pad": [[2, 5, 2], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]],
    }
    over = athanor.game("poison").from_position(position)
    assert outcome(over, [2, 0, 1]).wins == [0.0, 0.5, 0.5]
    assert outcome(over, [2, 0, 1]).scores == [5, 2, 2]


def test_an_unfinished_game_has_no_winner() -> None:
    state = athanor.game("poison").new(seats=3, seed=1)
    assert outcome(state, [0, 1, 2]).wins == [0.0, 0.0, 0.0]
    assert not outcome(state, [0, 1, 2]).finished


def test_wins_add_up_to_games_and_the_better_bot_wins() -> None:
    standings = play_match(match(games=24), jobs=1)
    assert standings.games == 24
    assert sum(each.wins for each in standings.bots) == pytest.approx(24, abs=0.01)
    assert standings.bots[0].share > 0.6
    for each in standings.bots:
        assert 0 <= each.low <= each.share <= each.high <= 1


def test_the_same_seed_gives_the_same_match_on_any_number_of_cores() -> None:
    assert play_match(match(), jobs=1) == play_match(match(), jobs=2)


def test_wilson_intervals() -> None:
    """The figures of Wilson's interval for 10 of 100 and for 0 of 10, from its formula by hand."""
    assert wilson(10, 100) == pytest.approx((0.0552, 0.1744), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_json_is_one_object_and_nothing_else(tmp_path: Path) -> None:
    out, plot = tmp_path / "result.json", tmp_path / "result.svg"
    said = athanor_says(
        *("arena", "poison", "--bots", "greedy,random,random", "--games", "6", "--json"),
        *("--out", out, "--plot", plot, "--option", "hand=short", "--lang", "it"),
    )
    assert said.returncode == 0, said.stderr
    assert said.stderr == ""
    told = json.loads(said.stdout)
    assert told == json.loads(out.read_text())
    assert [each["bot"] for each in told["bots"]] == ["greedy", "random", "random"]
    for each in told["bots"]:
        assert {"games", "wins", "share", "low", "high"} <= set(each)
        assert each["games"] == 6
    picture = ElementTree.fromstring(plot.read_text())
    assert picture.tag.endswith("svg")
    assert "Goloso" in plot.read_text()


def test_results_as_a_table() -> None:
    said = athanor_says("arena", "poison", "--bots", "random", "--seats", "3", "--games", "4")
    assert said.returncode == 0, said.stderr
    assert "Poison: 4 games" in said.stdout
    assert "95% interval" in said.stdout
    assert "not a multiple of 3" in said.stdout


def test_what_was_played_before_an_interruption_counts() -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    standings = play_match(match(games=90), jobs=1, progress=stop)
    assert standings.interrupted
    assert standings.games == 3
    assert standings.asked == 90


def test_ctrl_c_leaves_what_was_computed() -> None:
    """As at a terminal: a progress bar is watched, and workers are interrupted with everyone."""
    leader, follower = pty.openpty()
    arguments = command(
        *("arena", "poison", "--bots", "random,random,random", "--games", "100000", "--json"),
        *("--jobs", "2"),
    )
    with subprocess.Popen(
        arguments,
        stdout=subprocess.PIPE,
        stderr=follower,
        env=environment(TERM="xterm"),
        start_new_session=True,
    ) as playing:
        os.close(follower)
        seen = b""
        while not re.search(rb"[1-9]\d*/100000", seen):
            seen += os.read(leader, 65536)
        os.killpg(playing.pid, signal.SIGINT)
        said, _ = playing.communicate(timeout=60)
    os.close(leader)
    assert playing.returncode == 130
    assert b"Traceback" not in seen
    told = json.loads(said)
    assert told["interrupted"]
    assert 0 < told["games"] < 100000
    assert sum(each["wins"] for each in told["bots"]) == pytest.approx(told["games"], rel=1e-3)
