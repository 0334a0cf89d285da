"""The mutation runner: what it changes, how it names it, and whom it asks about it."""

from __future__ import annotations

import math
import os
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import msgspec
import pytest
from bench.mutation.__main__ import EQUIVALENT, PLANTED, every, interval, sample
from bench.mutation.concerns import CONCERNS, FIRST, concerned, files, fingerprints
from bench.mutation.ending import MOST
from bench.mutation.operators import compiles, mutants_of
from bench.mutation.reach import BEFORE, NOWHERE, Passed, Reach, bits_of, drawn, marked, print_of

ROOT = Path(__file__).resolve().parents[2]
SOURCE = '''"""Words."""

LIMIT = 3


def may(a: int, b: int) -> bool:
    """Words."""
    assert a
    if not a or (b < LIMIT):
        return b == 2
    told(a, b)
    return False
'''


def changes(folder: Path, source: str) -> dict[str, str]:
    path = folder / "rules.py"
    path.write_text(source)
    found = {}
    for mutant in mutants_of(path, folder):
        changed = mutant.applied(source.encode())
        assert compiles(changed), changed
        old, new = source.splitlines(), changed.decode().splitlines()
        (line,) = [new[at] for at in range(len(old)) if old[at] != new[at]]
        found[line.strip()] = mutant.fingerprint
    return found


def test_every_kind_of_mistake_is_made_once(tmp_path: Path) -> None:
    assert sorted(changes(tmp_path, SOURCE)) == sorted(
        [
            "LIMIT = 4",
            "if True:",
            "if False:",
            "if not a and (b < LIMIT):",
            "if bool(a) or (b < LIMIT):",
            "if not a or (b <= LIMIT):",
            "if not a or (b >= LIMIT):",
            "return not (b == 2)",
            "return b != 2",
            "return b == 3",
            "pass",
            "told(b, a)",
            "return True",
        ]
    )


def test_a_mutant_keeps_its_name_when_lines_come_before_it(tmp_path: Path) -> None:
    before = changes(tmp_path, SOURCE)
    longer = SOURCE.replace("LIMIT = 3\n", "LIMIT = 3\nOTHER = 7\n\n# more\n")
    after = changes(tmp_path, longer)
    assert {line: name for line, name in after.items() if line in before} == before


def test_the_same_seed_draws_the_same_sample() -> None:
    drawn = [mutant.fingerprint for mutant in sample(5, 3, "contract")]
    assert drawn == [mutant.fingerprint for mutant in sample(5, 3, "contract")]
    assert drawn[:3] == [mutant.fingerprint for mutant in sample(3, 3, "contract")]
    assert drawn != [mutant.fingerprint for mutant in sample(5, 4, "contract")]


def test_every_module_has_tests_that_concern_it() -> None:
    for path in [
        *ROOT.glob("src/athanor/games/*/rules/*.py"),
        *ROOT.glob("src/athanor/contract/*.py"),
        *ROOT.glob("src/athanor/server/**/*.py"),
    ]:
        name = path.relative_to(ROOT).as_posix()
        first, more = concerned(ROOT, name)
        assert first, path
        asked = [*fingerprints(name), *first, *more]
        assert all((ROOT / each).exists() for each in asked), path


def test_fingerprints_are_those_of_the_game_or_of_a_table() -> None:
    asked = fingerprints("src/athanor/games/kazaam/rules/pile.py")
    assert asked == ["tests/fingerprints/test_kazaam.py"]
    assert fingerprints("src/athanor/contract/rng.py") == ["tests/fingerprints"]
    server = "src/athanor/server"
    for module, names in (
        ("table/undo", "limits evenings visits"),
        ("gate/http", "limits visits"),
        ("workers/desk", "limits crowds"),
        ("command", "limits"),
    ):
        found = [f"tests/server/test_{name}.py" for name in names.split()]
        assert fingerprints(f"{server}/{module}.py") == found


def test_the_table_of_tests_names_what_is_there() -> None:
    for game, modules in FIRST.items():
        for module, names in modules.items():
            assert (ROOT / f"src/athanor/games/{game}/rules/{module}.py").is_file(), module
            found = files(ROOT, f"tests/games/{game}", names)
            assert len(found) == len(names.split()), (game, module)
    for module, names in CONCERNS.items():
        room = ROOT / "src/athanor/server" / module
        assert room.is_dir() or room.with_suffix(".py").is_file(), module
        assert len(files(ROOT, "tests/server", names)) == len(names.split()), module


@pytest.mark.parametrize("name", PLANTED)
def test_the_planted_mistakes_can_still_be_planted(name: str) -> None:
    listed = tomllib.loads((ROOT / "bench/mutation" / name).read_text())["mistake"]
    assert len({mistake["id"] for mistake in listed}) == len(listed)
    for mistake in listed:
        source = (ROOT / mistake["path"]).read_text()
        assert source.count(mistake["old"]) == 1, mistake["id"]
        if mistake["path"].endswith(".py"):
            assert compiles(source.replace(mistake["old"], mistake["new"]).encode()), mistake["id"]
        for test in mistake["tests"]:
            file, _, function = test.partition("::")
            assert f"def {function}(" in (ROOT / file).read_text() if function else (ROOT / file)


def test_whatever_is_listed_as_equivalent_exists() -> None:
    listed = EQUIVALENT.findall((ROOT / "docs/mutation.md").read_text())
    assert len(set(listed)) == len(listed)
    if listed:
        known = {mutant.fingerprint for mutant in every(None)}
        assert set(listed) <= known


@pytest.mark.parametrize(("caught", "of", "low", "high"), [(190, 200, 0.91, 0.98), (0, 0, 0, 1)])
def test_the_interval_of_a_score(caught: int, of: int, low: float, high: float) -> None:
    assert interval(caught, of) == pytest.approx((low, high), abs=0.01)


# -- who comes by where

BRANCHES = '''"""Words."""

from __future__ import annotations

LIMIT = 3


def climb(n: int) -> int:
    """Words."""
    if n > LIMIT:
        return LIMIT

    def inner() -> int:
        return n + 1

    for step in range(n):
        try:
            step += 1 // (n - 2)
        except ZeroDivisionError:
            step = 0
    return inner()
'''


def lines_of(marks: bytearray, places: list[int]) -> set[int]:
    return {line for line, place in enumerate(places) if place != NOWHERE and marks[place]}


def test_marks_tell_which_lines_ran(monkeypatch: pytest.MonkeyPatch) -> None:
    marks = bytearray(100)
    stand_in = ModuleType("bench.mutation.marks")
    stand_in.__dict__["MARKS"] = marks
    monkeypatch.setitem(sys.modules, "bench.mutation.marks", stand_in)
    changed, places, after = marked(BRANCHES.encode(), 5)
    names: dict[str, object] = {}
    exec(compile(changed, "marked", "exec"), names)
    climb = names["climb"]
    assert callable(climb)
    assert not any(marks)
    ran = {}
    for n in (9, 0, 1, 2):
        marks[:] = bytes(100)
        climb(n)
        assert not any(marks[:5] + marks[after:])
        ran[n] = lines_of(marks, places)
    assert ran[9] == {10, 11}
    assert ran[0] == {10, 13, 14, 16, 21}
    assert ran[1] - ran[0] == {17, 18, 19}
    assert ran[2] - ran[1] == {20}


def test_a_map_names_those_who_come_by(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    for name in ("a", "b", "c"):
        (tmp_path / f"tests/test_{name}.py").write_text(name)
    (tmp_path / "rules.py").write_text("one\ntwo\nthree\n")
    by = [
        Passed(BEFORE, 0.0, (), "0", "4"),
        Passed("tests/test_a.py::test_slow", 3.0, ["tests/test_a.py"], "0", "2"),
        Passed("tests/test_a.py::test_quick", 1.0, ["tests/test_a.py"], "0", "2"),
        Passed("tests/test_a.py::test_elsewhere", 1.0, ["tests/test_a.py"], "0", "1"),
        Passed("tests/test_b.py::test_first", 1.0, ["tests/test_b.py", "server"], "2", "0"),
        Passed("tests/test_b.py::test_later", 1.0, ["tests/test_b.py", "server"], "0", "0"),
    ]
    prints = {
        path: print_of(tmp_path / path)
        for path in ("rules.py", "tests/test_a.py", "tests/test_b.py")
    }
    tests = drawn(msgspec.json.encode(each) for each in by)
    reach = Reach(prints, {"rules.py": [NOWHERE, NOWHERE, 1, 2]}, tests)
    assert reach.narrowed(tmp_path, "rules.py", 2, ["tests"]) == [
        "tests/test_a.py::test_quick",
        "tests/test_a.py::test_slow",
        "tests/test_b.py::test_first",
        "tests/test_b.py::test_later",  # what was prepared once is for both
        "tests/test_c.py",  # nothing is known of it
    ]
    assert reach.narrowed(tmp_path, "rules.py", 1, ["tests"]) == ["tests"]
    assert reach.narrowed(tmp_path, "rules.py", 3, ["tests"]) == ["tests"]  # while it is imported
    assert reach.seconds(["tests/test_a.py::test_slow", "tests/test_b.py"]) == (5.0, 3.0)
    assert reach.seconds(["tests"]) == (7.0, 3.0)
    assert reach.seconds(["tests/test_b.py", "tests/test_c.py"]) == (2.0, math.inf)
    (tmp_path / "rules.py").write_text("one\nother\n")
    assert reach.narrowed(tmp_path, "rules.py", 2, ["tests"]) == ["tests"]


ENDLESS = """
def test_quick() -> None:
    pass

def test_endless() -> None:
    while True:
        pass
"""


def test_one_test_without_end_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(ENDLESS)
    asked = ["-q", "-p", "bench.mutation.ending", "-p", "no:cacheprovider"]
    told = subprocess.run(
        [sys.executable, "-m", "pytest", *asked, f"--rootdir={tmp_path}", str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {MOST: "0.5", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        stdout=subprocess.DEVNULL,
    )
    assert told.returncode == -signal.SIGVTALRM


def test_a_mark_is_a_bit() -> None:
    assert bits_of(bytes([0, 1, 0, 0, 0, 0, 0, 0, 0, 1])) == 0b10_0000_0010
