"""Writes docs/limits.md: every number by which the server is bounded, read from the running code.

python scripts/limits.py            writes it
python scripts/limits.py --check    says whether it is true
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

ROOT: Final = Path(__file__).resolve().parents[1]
SERVER: Final = ROOT / "src" / "athanor" / "server"
PAGE: Final = ROOT / "docs" / "limits.md"
#: Not bounds: the arithmetic of a curve, and what a build tool or an old schema knows.
APART: Final = {"PRIME", "B"}
APART_FILES: Final = ("migrations", "typescript.py", "__main__.py")
HEAD: Final = """# Numbers of the server

Written by `python scripts/limits.py` from the running code, and compared with it by the tests: a
number that changes by mistake is noticed, one that is to change is changed here too. What operators
set is in [operators.md](operators.md); seconds, bytes and counts unless it says otherwise.
"""


def modules() -> list[Path]:
    found = sorted(SERVER.rglob("*.py"))
    return [path for path in found if not any(part in str(path) for part in APART_FILES)]


def is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def plain(value: Any) -> Any:
    """A number, or something made of numbers and words; None for all else."""
    if is_number(value) or isinstance(value, (str, bool)):
        return value
    if isinstance(value, msgspec.Struct):
        return plain(msgspec.structs.asdict(value))
    if isinstance(value, (tuple, list)):
        found = [plain(each) for each in value]
        return None if None in found else found
    if isinstance(value, dict):
        pairs = {str(key): plain(each) for key, each in value.items()}
        return None if None in pairs.values() else pairs
    metas = [each for each in (value, *get_args(value)) if isinstance(each, msgspec.Meta)]
    bounds = [(meta.ge, meta.le, meta.max_length) for meta in metas]
    return [each for bound in bounds for each in bound if each is not None] or None


def has_number(value: Any) -> bool:
    if isinstance(value, dict):
        return any(map(has_number, [*value.values()]))
    return any(map(has_number, value)) if isinstance(value, list) else is_number(value)


def numbers(path: Path) -> Iterator[tuple[str, str, str]]:
    """Name, value and reason of each number that a module writes down at its top."""
    source = path.read_text()
    name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    module = importlib.import_module(name.removesuffix(".__init__"))
    lines = source.splitlines()
    for node in ast.parse(source).body:
        target: ast.expr | None = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(node, ast.Assign):
            target = node.targets[0]
        if isinstance(target, ast.Name) and target.id not in APART:
            value = plain(getattr(module, target.id))
            if value is not None and has_number(value):
                yield target.id, told(value), reason(lines, node.lineno - 1)
    settings = getattr(module, "Settings", None)
    if settings is not None and settings.__module__ == module.__name__:
        for field in msgspec.structs.fields(settings):
            if is_number(field.default):
                yield f"Settings.{field.name}", told(field.default), ""


def told(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int) else msgspec.json.encode(value).decode()


def reason(lines: list[str], at: int) -> str:
    """The comment above a line."""
    found: list[str] = []
    while at and lines[at - 1].startswith("#: "):
        at -= 1
        found.insert(0, lines[at].removeprefix("#: "))
    return " ".join(found)


def page() -> str:
    parts = [HEAD]
    for path in modules():
        rows = [f"| `{name}` | {value} | {why} |" for name, value, why in numbers(path)]
        if rows:
            title = path.relative_to(SERVER).as_posix()
            parts.append("\n".join([f"## {title}", "", "| | | |", "|---|---|---|", *rows, ""]))
    return "\n".join(parts)


def main() -> int:
    if "--check" in sys.argv:
        return int(PAGE.read_text() != page())
    PAGE.write_text(page())
    return 0


if __name__ == "__main__":
    sys.exit(main())
