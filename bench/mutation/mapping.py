"""Draws the map of `reach.py`: every test once, in a copy of the tree whose sources leave marks."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from bench.mutation.marking import OUT
from bench.mutation.marks import FILE, PLACES
from bench.mutation.reach import Reach, drawn, marked, print_of, test_files
from bench.mutation.trial import FOLDERS, Copy


def draw(root: Path, sources: Iterable[Path], out: Path, folders: Sequence[str]) -> None:
    """Adds what the tests in these folders come by to the map, if that is of the same sources."""
    prints: dict[str, str] = {}
    places: dict[str, list[int]] = {}
    number = 0
    with tempfile.TemporaryDirectory(prefix="athanor-mutation-") as name:
        folder = Path(name)
        copy = Copy(root, folder / "tree")
        for path in sources:
            short = path.relative_to(root).as_posix()
            prints[short] = print_of(path)
            changed, places[short], number = marked(path.read_bytes(), number)
            (copy.root / short).write_bytes(changed)
        assert number < PLACES
        (folder / "marks").write_bytes(bytes(PLACES))
        left = folder / "left"
        left.touch()
        asked = [f"tests/{each}" for each in folders or FOLDERS]
        told = copy.pytest(
            [*asked, "-p", "bench.mutation.marking", "--maxfail=1000"],
            more={FILE: str(folder / "marks"), OUT: str(left)},
            seconds=3 * 3600,
        )
        print(told[1][-3000:])
        tests = drawn(left.read_bytes().splitlines())
    files = test_files(root, asked)
    prints |= {file: print_of(root / file) for file in files}
    before = read(out)
    if before is not None and all(before.print.get(each) == prints[each] for each in places):
        others = {
            test: each
            for test, each in before.tests.items()
            if test.partition("::")[0] not in files
        }
        tests, prints = others | tests, before.print | prints
    out.write_bytes(msgspec.json.encode(Reach(prints, places, tests)))
    print(f"{number} places, {len(tests)} tests")


def read(path: Path) -> Reach | None:
    return msgspec.json.decode(path.read_bytes(), type=Reach) if path.is_file() else None
