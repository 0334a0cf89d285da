"""Files and functions are small enough to be read at one go. Past these limits there is a second
idea in them, which wants a name of its own; the exceptions say why they are none. How many branches
a function may have is ruff's to count (C901), and eslint's in the browser's part."""

from __future__ import annotations

import ast
import subprocess
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILE = 400
FUNCTION = 40
SOURCES = (".css", ".js", ".py", ".svelte", ".ts")

#: Files that may be longer, and why.
LONG_FILES = {
    "web/src/protocol/*.ts": "generated from the types of the server and of the games",
    "web/src/games/kazaam/draw/trunks.ts": "data: the outlines of the drawn bodies",
}

A_STORY = "one story in the browser, told step by step without a branch"
#: Functions that may be longer, and why.
LONG_FUNCTIONS = {
    "tests/web/test_account.py:test_games_count_for_an_account_and_for_nobody_else": A_STORY,
    "tests/web/test_game.py:test_two_people_and_two_bots_play_a_whole_game": A_STORY,
    "tests/web/test_installed.py:test_who_is_away_is_told_of_their_turn": A_STORY,
    "tests/web/test_mine.py:test_my_tables_and_the_way_to_another_device": A_STORY,
    "tests/web/test_people.py:test_somebody_is_reported_and_blocked_at_all_tables": A_STORY,
    "tests/web/test_replay.py:test_a_game_is_looked_through_step_by_step": A_STORY,
    "tests/web/test_settings.py:test_cards_sounds_and_a_second_thought_at_the_table": A_STORY,
    "tests/web/test_tour.py:test_the_tour_of_poison_teaches_it_by_playing": A_STORY,
    "tests/server/test_clocks.py:test_correspondence_over_three_days_with_two_restarts": (
        "three days in their order"
    ),
}


@pytest.fixture(scope="module")
def sources() -> list[str]:
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a checkout")
    found = [name for name in listed.stdout.splitlines() if name.endswith(SOURCES)]
    return [name for name in found if (ROOT / name).is_file()]


def lines_of(name: str) -> int:
    return len((ROOT / name).read_text("utf-8").splitlines())


def functions_of(name: str) -> dict[str, int]:
    """The length of each, from its `def` on."""
    tree = ast.parse((ROOT / name).read_text("utf-8"))
    return {
        f"{name}:{node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def test_no_file_is_too_long(sources: list[str]) -> None:
    long = {name: lines for name in sources if (lines := lines_of(name)) > FILE}
    excused = {each for each in LONG_FILES if any(fnmatch(name, each) for name in long)}
    assert excused == set(LONG_FILES), "an exception that nobody needs"
    assert not {
        name: lines
        for name, lines in long.items()
        if not any(fnmatch(name, each) for each in LONG_FILES)
    }


def test_no_function_is_too_long(sources: list[str]) -> None:
    long = {
        function: lines
        for name in sources
        if name.endswith(".py")
        for function, lines in functions_of(name).items()
        if lines > FUNCTION
    }
    assert set(LONG_FUNCTIONS) <= set(long), "an exception that nobody needs"
    assert not {name: lines for name, lines in long.items() if name not in LONG_FUNCTIONS}
