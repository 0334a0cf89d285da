"""Which tests come by which line, so that a mutant is put only before those that could object.

    python -m bench.mutation --map           draws the map: runs every test once, with marks

The sources are copied with a mark at the beginning of every block and after every statement that
branches. A test that leaves no mark there never runs that line. What runs when a module is
imported, outside of functions or in those called then: about that, all are asked. The map holds for
a module as long as it is as it was, and for a test file too: of a new or changed one all tests are
asked.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

NOWHERE: Final = -1
#: Stands for a test: what was passed when modules were imported.
BEFORE: Final = "before all tests"
IMPORT: Final = ast.parse("from bench.mutation.marks import MARKS as __marks__").body


class Passed(Struct, frozen=True, array_like=True):
    """One test: how long it took, with whom it shares what was `prepared` for it, and the marks it
    left then and afterwards (as hexadecimal numbers, a bit for each)."""

    test: str
    seconds: float
    shares: Sequence[str]
    prepared: str
    marks: str


class Reach(Struct, frozen=True):
    """`places` has the mark that stands for each line of a module, `print` the hash of every file
    that the map holds for, `tests` how long each takes and, as a number, where it comes by; under
    `BEFORE` what was passed before the first of them."""

    print: dict[str, str]
    places: dict[str, list[int]]
    tests: dict[str, tuple[float, str]]

    @property
    def imported(self) -> int:
        _, marks = self.tests.get(BEFORE, (0.0, "0"))
        return int(marks, 16)

    def narrowed(self, root: Path, path: str, line: int, asked: Sequence[str]) -> list[str]:
        """Of the files and folders that would be asked about a line, the tests that come by."""
        if self.print.get(path) != print_of(root / path):
            return list(asked)
        place = self.places[path][line]
        if place == NOWHERE or self.imported >> place & 1:
            return list(asked)
        found: list[str] = []
        for file in test_files(root, asked):
            if self.print.get(file) != print_of(root / file):
                found.append(file)
                continue
            here = [test for test in self.tests if test.startswith(f"{file}::")]
            here = [test for test in here if int(self.tests[test][1], 16) >> place & 1]
            found += sorted(here, key=lambda test: self.tests[test][0])
        return found

    def seconds(self, asked: Iterable[str]) -> tuple[float, float]:
        """How long these tests took, those of a whole file or folder too, and how long the longest:
        without end if one of them is not on the map."""
        unknown = set(asked)
        names = frozenset(unknown)
        taken = [0.0]
        for test, (seconds, _) in self.tests.items():
            found = names.intersection((test, *around(test)))
            if found:
                taken.append(seconds)
                unknown -= found
        return sum(taken), math.inf if unknown else max(taken)


def around(test: str) -> Iterator[str]:
    """The file and the folders that a test is in."""
    file = test.partition("::")[0]
    yield file
    while "/" in file:
        file = file.rpartition("/")[0]
        yield file


def test_files(root: Path, asked: Sequence[str]) -> list[str]:
    found: dict[str, None] = {}
    for name in asked:
        path = root / name
        for each in sorted(path.rglob("test_*.py")) if path.is_dir() else [path]:
            found[each.relative_to(root).as_posix()] = None
    return list(found)


def print_of(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()[:16] if path.is_file() else ""


# -- marks


def marked(source: bytes, first: int) -> tuple[bytes, list[int], int]:
    """A module with marks in it, which of them stands for each line, and the number of the next."""
    tree = ast.parse(source)
    places = [NOWHERE] * (len(source.splitlines()) + 2)
    marker = Marker(places, first)
    for node in list(ast.walk(tree)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            # Inner functions are found within the outer ones.
            marker.functions.append(node)
    for function in marker.functions:
        if id(function) not in marker.done:
            marker.function(function)
    place = next(
        (
            at
            for at, statement in enumerate(tree.body)
            if not is_docstring(statement) and not is_future(statement)
        ),
        len(tree.body),
    )
    tree.body[place:place] = IMPORT
    return ast.unparse(ast.fix_missing_locations(tree)).encode(), places, marker.next


class Marker:
    def __init__(self, places: list[int], first: int) -> None:
        self.places = places
        self.next = first
        self.functions: list[ast.FunctionDef | ast.AsyncFunctionDef] = []
        self.done: set[int] = set()

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.done.add(id(node))
        node.body = self.block(node.body)

    def block(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """The same statements with a mark before the first and after each that branches."""
        found: list[ast.stmt] = []
        fresh = True
        for statement in body:
            if is_docstring(statement):
                found.append(statement)
                continue
            if fresh:
                found.append(self.mark())
                fresh = False
            last = statement.end_lineno or statement.lineno
            for line in range(statement.lineno, last + 1):
                self.places[line] = self.next - 1
            found.append(statement)
            inner = list(blocks(statement))
            for owner, name in inner:
                setattr(owner, name, self.block(getattr(owner, name)))
            if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self.done.add(id(statement))
            fresh = fresh or bool(inner)
        return found

    def mark(self) -> ast.stmt:
        number = self.next
        self.next += 1
        return ast.parse(f"__marks__[{number}] = 1").body[0]


def blocks(statement: ast.stmt) -> Iterator[tuple[ast.AST, str]]:
    """Where in a statement other statements lie."""
    owners: list[ast.AST] = [statement]
    owners += getattr(statement, "handlers", [])
    owners += getattr(statement, "cases", [])
    for owner in owners:
        for name in ("body", "orelse", "finalbody"):
            inner = getattr(owner, name, None)
            if isinstance(inner, list) and inner and isinstance(inner[0], ast.stmt):
                yield owner, name


def is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_future(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.ImportFrom) and statement.module == "__future__"


def bits_of(marks: bytes) -> int:
    """One bit for each mark that was left."""
    found = bytearray(len(marks) // 8 + 1)
    at = marks.find(1)
    while at >= 0:
        found[at >> 3] |= 1 << (at & 7)
        at = marks.find(1, at + 1)
    return int.from_bytes(found, "little")


# -- the map


def drawn(lines: Iterable[bytes]) -> dict[str, tuple[float, str]]:
    """All that the tests left. What is prepared for several of them is each one's."""
    passed = [msgspec.json.decode(line, type=Passed) for line in lines]
    prepared: dict[str, int] = {}
    for each in passed:
        for name in each.shares:
            prepared[name] = prepared.get(name, 0) | int(each.prepared, 16)
    taken: dict[str, float] = {}
    marks: dict[str, int] = {}
    for each in passed:
        taken[each.test] = taken.get(each.test, 0.0) + each.seconds
        marks[each.test] = marks.get(each.test, 0) | int(each.marks, 16)
        for name in each.shares:
            marks[each.test] |= prepared[name]
    return {test: (round(taken[test], 3), f"{marks[test]:x}") for test in marks}
