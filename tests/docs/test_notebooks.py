"""The notebooks of the documentation run from top to bottom, and show what they promise.

Their cells are run as they stand, in this process: a kernel for each would take longer to start
than they take to run. That a state shows itself is asked of the last line of each cell, as a
notebook asks it.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "docs" / "notebooks").glob("*.ipynb"))
#: Where something is drawn, in how many cells.
DRAWN = {"play-and-look": 3}


def run(source: str, names: dict[str, Any], file: str) -> Any:
    """A cell: what its last line comes to, if that is an expression."""
    body = ast.parse(source, file)
    last = body.body.pop() if body.body and isinstance(body.body[-1], ast.Expr) else None
    exec(compile(body, file, "exec"), names)
    if isinstance(last, ast.Expr):
        return eval(compile(ast.Expression(last.value), file, "eval"), names)
    return None


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(notebook: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(notebook.read_text("utf-8"))
    assert document["nbformat"] == 4
    names: dict[str, Any] = {}
    drawn = 0
    for cell in document["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert cell["outputs"] == []  # what it says is made anew, never kept
        shown = run("".join(cell["source"]), names, notebook.name)
        if hasattr(shown, "_repr_html_"):
            drawn += "<svg" in shown._repr_html_() or "<iframe" in shown._repr_html_()
    assert drawn == DRAWN.get(notebook.stem, 0)


def test_there_are_four() -> None:
    assert len(NOTEBOOKS) == 4
