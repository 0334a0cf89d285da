"""The mutation runner: what it changes, how it names it, and whom it asks about it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from bench.mutation.__main__ import EQUIVALENT, every, interval, sample
from bench.mutation.concerns import CONCERNS, FIRST, concerned, files
from bench.mutation.operators import compiles, mutants_of

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
        first, more = concerned(ROOT, path.relative_to(ROOT).as_posix())
        assert first, path
        assert all((ROOT / name).exists() for name in [*first, *more]), path


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


def test_the_planted_mistakes_can_still_be_planted() -> None:
    listed = tomllib.loads((ROOT / "bench/mutation/planted.toml").read_text())["mistake"]
    for mistake in listed:
        source = (ROOT / mistake["path"]).read_text()
        assert source.count(mistake["old"]) == 1, mistake["id"]
        assert compiles(source.replace(mistake["old"], mistake["new"]).encode()), mistake["id"]
        assert all((ROOT / name).exists() for name in mistake["tests"]), mistake["id"]


def test_whatever_is_listed_as_equivalent_exists() -> None:
    listed = EQUIVALENT.findall((ROOT / "docs/mutation.md").read_text())
    assert len(set(listed)) == len(listed)
    if listed:
        known = {mutant.fingerprint for mutant in every(None)}
        assert set(listed) <= known


@pytest.mark.parametrize(("caught", "of", "low", "high"), [(190, 200, 0.91, 0.98), (0, 0, 0, 1)])
def test_the_interval_of_a_score(caught: int, of: int, low: float, high: float) -> None:
    assert interval(caught, of) == pytest.approx((low, high), abs=0.01)
