"""What can be changed in a module: each mutant is one small mistake that somebody might make.

Strings, annotations, assertions, imports and docstrings are left alone, and so is whatever mypy
would refuse at once (a wrong type returned): those are not mistakes that tests are there for.
"""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

COMPARED: Final[dict[type[ast.cmpop], tuple[str, ...]]] = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
}
CALCULATED: Final[dict[type[ast.operator], str]] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Div: "*",
    ast.Mod: "//",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.BitXor: "|",
    ast.LShift: ">>",
    ast.RShift: "<<",
}
SWAPPED_NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
#: Calls whose first two arguments are of different types by nature.
KEPT_ORDER: Final = {"isinstance", "getattr", "setattr", "hasattr", "cast", "field", "issubclass"}
TEXT: Final = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp, ast.Dict, ast.Set)


@dataclass(frozen=True)
class Mutant:
    """One change in one file. The fingerprint stays the same when lines are added elsewhere."""

    path: str
    function: str
    kind: str
    line: int
    start: int
    end: int
    new: str
    before: str
    fingerprint: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


@dataclass(frozen=True)
class Change:
    kind: str
    start: int
    end: int
    new: str


class Finder(ast.NodeVisitor):
    """Walks a module and writes down every change that could be made to it."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.rooms: list[str] = []
        self.returns: list[str] = []
        self.found: list[tuple[str, int, Change]] = []

    # -- places

    def begin(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.begin(node) : self.end(node)].decode()

    def note(self, kind: str, node: ast.expr | ast.stmt, new: str) -> None:
        self.between(kind, node, self.begin(node), self.end(node), new)

    def between(self, kind: str, node: ast.expr | ast.stmt, start: int, end: int, new: str) -> None:
        change = Change(kind, start, end, new)
        self.found.append((".".join(self.rooms), node.lineno, change))

    def operator(
        self, kind: str, left: ast.expr, right: ast.expr, change: Callable[[str], str]
    ) -> None:
        """Changes what stands between two operands; brackets around them stay where they are."""
        start, end = self.end(left), self.begin(right)
        between = self.source[start:end].decode()
        self.between(kind, left, start, end, change(between))

    # -- where one is

    def inside(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.rooms.append(node.name)
        self.returns.append(self.text(node.returns) if node.returns else "")
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)
        self.returns.pop()
        self.rooms.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.inside(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.inside(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.rooms.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.rooms.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        return

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        return

    # -- conditions

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" in self.text(node.test):
            return
        self.condition(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.note("condition", test, "True")
        self.generic_visit(node)

    def condition(self, test: ast.expr) -> None:
        self.note("condition", test, "True")
        self.note("condition", test, "False")

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for operator, left, right in zip(node.ops, operands, operands[1:], strict=False):
            for new in COMPARED[type(operator)]:
                self.operator("comparison", left, right, lambda text, n=new: bare(text, n))  # type: ignore[misc]
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            self.operator("and/or", left, right, lambda text: text.replace(old, new, 1))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.note("not", node, f"bool({self.text(node.operand)})")
        elif isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
            self.note("sign", node, f"({self.text(node.operand)})")
        self.generic_visit(node)

    # -- values

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note("constant", node, str(not node.value))
        elif isinstance(node.value, (int, float)):
            self.note("constant", node, str(node.value + 1))

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not worded(node.left) and not worded(node.right) and type(node.op) in CALCULATED:
            new = CALCULATED[type(node.op)]
            self.operator("arithmetic", node.left, node.right, lambda text: bare(text, new))
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if not worded(node.value) and type(node.op) in CALCULATED:
            new = CALCULATED[type(node.op)]
            self.operator("arithmetic", node.target, node.value, lambda text: bare(text, new + "="))
        self.note("removed", node, "pass")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in SWAPPED_NAMES:
            self.note("function", node.func, SWAPPED_NAMES[name])
        plain = [a for a in node.args if not isinstance(a, ast.Starred)]
        if name not in KEPT_ORDER and len(plain) == len(node.args):
            for left, right in pairwise(plain):
                if type(left) is type(right) and self.text(left) != self.text(right):
                    middle = self.source[self.end(left) : self.begin(right)].decode()
                    new = self.text(right) + middle + self.text(left)
                    self.between("swapped", left, self.begin(left), self.end(right), new)
        self.generic_visit(node)

    # -- statements

    def visit_Expr(self, node: ast.Expr) -> None:
        if self.returns and not isinstance(node.value, (ast.Constant, ast.Yield)):
            self.note("removed", node, "pass")
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.returns and isinstance(node.targets[0], (ast.Attribute, ast.Subscript)):
            self.note("removed", node, "pass")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        if node.exc is not None and "AssertionError" in self.text(node.exc):
            return  # what is claimed never to happen
        self.note("removed", node, "pass")
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.note("loop", node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.note("loop", node, "break")

    def visit_Return(self, node: ast.Return) -> None:
        kind = self.returns[-1] if self.returns else ""
        if node.value is None:
            self.note("return", node, "pass")
        elif kind == "bool" and not isinstance(node.value, ast.Constant):
            self.note("return", node, f"return not ({self.text(node.value)})")
        elif kind == "int" and not isinstance(node.value, ast.Constant):
            self.note("return", node, f"return ({self.text(node.value)}) + 1")
        elif kind.startswith("list[") and self.text(node.value) != "[]":
            self.note("return", node, "return []")
        elif kind.endswith("| None") and self.text(node.value) != "None":
            self.note("return", node, "return None")
        self.generic_visit(node)


def worded(node: ast.expr) -> bool:
    """Is this certainly text or a list, which cannot be subtracted?"""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, (str, bytes))
    return isinstance(node, TEXT)


def bare(between: str, new: str) -> str:
    """What stands between two operands, with another operator and the same brackets and breaks."""
    head = between[: len(between) - len(between.lstrip(") \n"))]
    tail = between[len(between.rstrip("( \n")) :]
    return f"{head or ' '}{new}{tail or ' '}"


def mutants_of(path: Path, root: Path) -> Iterator[Mutant]:
    source = path.read_bytes()
    finder = Finder(source)
    finder.visit(ast.parse(source))
    name = path.relative_to(root).as_posix()
    seen: Counter[str] = Counter()
    for function, line, change in finder.found:
        before = source[change.start : change.end].decode()
        around = source[finder.starts[line - 1] : finder.starts[line]].decode().strip()
        key = "\0".join((name, function, change.kind, around, before, change.new))
        seen[key] += 1
        print_of = hashlib.sha256(f"{key}\0{seen[key]}".encode()).hexdigest()[:8]
        yield Mutant(
            name,
            function,
            change.kind,
            line,
            change.start,
            change.end,
            change.new,
            before,
            print_of,
        )


def compiles(source: bytes) -> bool:
    try:
        compile(source, "mutant", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True
