"""Bots play on without anybody listening: then nothing is told, and no event is made for nobody."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = sorted(ROOT.glob("src/athanor/games/*/rules/*.py"))


def listens(test: ast.expr) -> bool:
    """Whether a condition asks if anybody listens."""
    parts = test.values if isinstance(test, ast.BoolOp) else [test]
    asks = any(isinstance(each, ast.Attribute) and each.attr == "tracing" for each in parts)
    return asks and not (isinstance(test, ast.BoolOp) and isinstance(test.op, ast.Or))


def leaves(statement: ast.stmt) -> bool:
    """`if not table.tracing: return`"""
    return (
        isinstance(statement, ast.If)
        and isinstance(statement.test, ast.UnaryOp)
        and isinstance(statement.test.op, ast.Not)
        and listens(statement.test.operand)
        and isinstance(statement.body[-1], ast.Return)
    )


def told(body: list[ast.stmt], heard: bool) -> Iterator[tuple[int, bool]]:
    """Every line that tells something, and whether somebody is known to listen there."""
    for statement in body:
        inner = [value for _, value in ast.iter_fields(statement) if is_block(value)]
        if not inner:
            for node in ast.walk(statement):
                if is_telling(node):
                    yield statement.lineno, heard
        for block in inner:
            if isinstance(statement, ast.If) and block is statement.body:
                yield from told(block, heard or listens(statement.test))
            else:
                yield from told(block, heard)
        heard = heard or leaves(statement)


def is_telling(node: ast.AST) -> bool:
    called = node.func if isinstance(node, ast.Call) else None
    return isinstance(called, ast.Attribute) and called.attr == "tell"


def is_block(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], ast.stmt)


@pytest.mark.parametrize("path", RULES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_nothing_is_told_while_nobody_listens(path: Path) -> None:
    unheard = [line for line, heard in told(ast.parse(path.read_text()).body, False) if not heard]
    assert not unheard, "ask for `tracing` before something is told"


def test_there_is_something_to_tell() -> None:
    assert sum(len(list(told(ast.parse(path.read_text()).body, False))) for path in RULES) > 60
