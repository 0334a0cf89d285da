"""A game at the terminal, from what is typed to what is shown and kept."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import time
from pathlib import Path

import msgspec
import pytest

import athanor
from tests.records.support import taken_back

from .support import athanor_says, command, environment, written_record

#: The first choice, more often than any game of Poison asks.
ALWAYS_FIRST = "1\n" * 120


def test_a_whole_game_is_played_kept_and_proven(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    played = athanor_says(
        *("play", "poison", "--seats", "3", "--bots", "greedy", "--seed", "5", "--save", record),
        typed=ALWAYS_FIRST,
    )
    assert played.returncode == 0, played.stderr
    assert played.stderr == ""
    assert "Round 6 is over; everybody shows what they drank." in played.stdout
    assert "Score pad" in played.stdout
    assert "All the rounds have been played." in played.stdout
    proven = athanor_says("verify", record)
    assert proven.returncode == 0
    assert "is genuine: a whole game of Poison" in proven.stdout
    told = athanor_says("replay", record, "--all")
    assert told.returncode == 0
    assert told.stdout.count(" pours ") == len(athanor.load_record(record).moves)


def test_the_same_seed_is_the_same_game() -> None:
    arguments = ("play", "poison", "--seats", "3", "--bots", "greedy", "--seed", "8")
    first = athanor_says(*arguments, typed="1\n1\n1\nq\n")
    assert first.stdout == athanor_says(*arguments, typed="1\n1\n1\nq\n").stdout


def test_the_log_goes_back_to_ones_own_last_turn_and_no_further() -> None:
    """P-17, and the memory aid."""
    arguments = ("play", "poison", "--seats", "3", "--bots", "greedy", "--seed", "5")
    tables = athanor_says(*arguments, typed="1\n1\nq\n").stdout.split(" Poison ─")
    assert tables[-1].count("Apprentice pours") == 1
    aided = athanor_says(*arguments, "--option", "memory_aid=true", typed="1\n1\nq\n")
    assert aided.stdout.split(" Poison ─")[-1].count("Apprentice pours") == 2


def test_the_hands_of_others_are_not_shown() -> None:
    shown = athanor_says("play", "poison", "--seats", "3", "--seed", "5", typed="q\n").stdout
    assert shown.count("cards in hand") == 3
    assert "is dealt" not in shown


def test_rules_are_told_when_asked_for() -> None:
    shown = athanor_says("play", "poison", "--lang", "fr", typed="? p-15\n? P-99\n?\nq\n").stdout
    assert shown.count("P-15 ") == 2
    assert "La règle «\u202fP-99\u202f» n’existe pas" in shown
    assert "P-27 " in shown


def test_what_is_not_a_choice_changes_nothing() -> None:
    typed = (
        '0\n99\nhello\n{"type": "cast"}\n{"type": "pour", "card": "red-9", "cauldron": "left"}\n'
    )
    arguments = ("play", "poison", "--seed", "5", "--bots", "greedy")
    shown = athanor_says(*arguments, typed=typed + "\nq\n")
    assert shown.returncode == 0
    assert shown.stdout.count("is not one of the choices") == 3
    assert "This is not an action of this game" in shown.stdout
    assert "There is no card “red-9” in this game." in shown.stdout
    before, after = shown.stdout.split("Round 1 of 4\n")[1:]
    assert before.split("Pour a card")[0] == after.split("Pour a card")[0]


def test_an_action_may_be_typed_as_records_write_it(tmp_path: Path) -> None:
    state = athanor.game("poison").new(seats=3, seed=4, first_dealer=2)
    position = tmp_path / "position.json"
    position.write_bytes(msgspec.json.encode(state.position()))
    typed = msgspec.json.encode(state.legal(0)[2]).decode()
    shown = athanor_says("play", "poison", "--position", position, typed=f"{typed}\nq\n")
    assert shown.returncode == 0, shown.stderr
    assert "Apprentice pours" in shown.stdout


def test_leaving_early_keeps_what_was_played(tmp_path: Path) -> None:
    record = tmp_path / "left.json"
    arguments = ("play", "poison", "--seed", "5", "--bots", "greedy", "--save", record)
    assert athanor_says(*arguments, typed="1\n1\nq\n").returncode == 0
    assert len(athanor.load_record(record).moves) >= 8
    assert "left early" in athanor_says("verify", record).stdout


def test_the_end_of_what_is_typed_leaves_politely() -> None:
    left = athanor_says("play", "poison", "--lang", "it", typed="1\n")
    assert left.returncode == 0
    assert left.stdout.rstrip().endswith("Hai lasciato il tavolo.")
    assert left.stderr == ""


def test_ctrl_c_leaves_politely_and_keeps_the_record(tmp_path: Path) -> None:
    record = tmp_path / "left.json"
    arguments = command("play", "poison", "--seed", "5", "--bots", "greedy", "--save", record)
    with subprocess.Popen(
        arguments,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write(b"1\n")
        game.stdin.flush()
        for line in game.stdout:
            if line.startswith(b"Apprentice pours"):
                break
        time.sleep(0.3)
        game.send_signal(signal.SIGINT)
        rest, errors = game.communicate(timeout=300)
    assert game.returncode == 130
    assert errors == b""
    assert b"You have left the table." in rest
    assert len(athanor.load_record(record).moves) >= 4


def test_a_reader_who_leaves_is_no_error(tmp_path: Path) -> None:
    record = written_record(tmp_path / "game.json", seats=4)
    with subprocess.Popen(
        command("replay", record, "--all"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as telling:
        assert telling.stdout is not None
        telling.stdout.readline()
        telling.stdout.close()
        assert telling.stderr is not None
        assert telling.stderr.read() == b""


def test_a_terminal_without_the_shapes_can_play_too() -> None:
    shown = athanor_says("play", "poison", "--lang", "fr", typed="q\n", PYTHONIOENCODING="ascii")
    assert shown.returncode == 0
    assert "|x 4|" in shown.stdout or "|o " in shown.stdout


def test_replay_goes_step_by_step(tmp_path: Path) -> None:
    record = written_record(tmp_path / "game.json")
    told = athanor_says("replay", record, typed="\n\n9\n3\nq\n")
    assert told.returncode == 0
    assert told.stdout.count(" pours ") == 9
    assert "Type a number from 10 to" in told.stdout


def test_replay_tells_what_was_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    file.write_bytes(taken_back().json())
    for arguments, typed in [(["--all"], ""), ([], "\n\n\n\n")]:
        told = athanor_says("replay", file, *arguments, "--lang", "en", typed=typed)
        assert told.returncode == 0
        lines = [line.split("leaves:")[-1].split() for line in told.stdout.splitlines()]
        assert [line[: line.index("pours")] for line in lines if "pours" in line] == [
            *(["1", "Ada"], ["2", "Bea"], ["Cleo"], ["Ada"]),
            *(["3", "Cleo"], ["4", "Ada"], ["Bea"]),
        ]
        sentences = [" ".join(line) for line in lines]
        for sentence, first in [
            ("Cleo takes back 2 moves.", "Cleo"),
            ("Bea takes back a move.", "Bea"),
        ]:
            assert lines[sentences.index(sentence) + 1][:2] == [first, "pours"]


def test_a_terminal_is_cleared_so_that_nobody_looks_back() -> None:
    """P-17 again: what has scrolled by is wiped too, and colours are used."""
    leader, follower = pty.openpty()
    game = subprocess.Popen(
        command("play", "poison", "--seed", "5", "--bots", "greedy"),
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=environment(TERM="xterm-256color"),
        close_fds=True,
    )
    os.close(follower)
    os.write(leader, b"1\nq\n")
    shown = b""
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline:
        if select.select([leader], [], [], 0.2)[0]:
            try:
                shown += os.read(leader, 65536)
            except OSError:
                break
        elif game.poll() is not None:
            break
    os.close(leader)
    assert game.wait(timeout=300) == 0
    assert shown.count(b"\x1b[3J") == 2
    assert b"\x1b[1;31m" in shown


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_help_is_in_the_readers_language(language: str) -> None:
    help = athanor_says("play", "--help", "--lang", language)
    assert help.returncode == 0
    words = {"en": "How many seats", "fr": "Le nombre de places", "it": "Quanti posti"}
    assert words[language] in help.stdout
    assert "cli-help" not in help.stdout


def test_the_systems_language_is_heard() -> None:
    assert "de 3 à 6 joueurs" in athanor_says("games", LC_ALL="fr_FR.UTF-8").stdout
    assert "da 3 a 6 giocatori" in athanor_says("games", LANG="it_IT").stdout
    assert "for 3 to 6 players" in athanor_says("games", LC_ALL="C").stdout
