"""A refusal has a code, which has a sentence, and the rule behind it, in this order."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = sorted(ROOT.glob("src/athanor/games/*/rules/*.py"))
CODE = re.compile(r"[a-z][a-z-]*")
RULE = re.compile(r"[A-Z]-\d+")


def refusals(path: Path) -> Iterator[tuple[int, str, str]]:
    """Where a refusal is written out: its line, its code and its rule."""
    for node in ast.walk(ast.parse(path.read_text())):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id == "IllegalAction" and len(node.args) > 1:
            said = [each.value for each in node.args[:2] if isinstance(each, ast.Constant)]
            if len(said) == 2:
                yield node.lineno, str(said[0]), str(said[1])


@pytest.mark.parametrize("path", RULES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_refusal_says_its_code_and_its_rule(path: Path) -> None:
    for line, code, rule in refusals(path):
        assert CODE.fullmatch(code), line
        assert RULE.fullmatch(rule), line


def test_there_is_something_to_refuse() -> None:
    assert sum(len(list(refusals(path))) for path in RULES) > 100
