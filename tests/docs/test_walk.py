"""The walk through the house in ARCHITECTURE.md leads where it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WALK = (ROOT / "ARCHITECTURE.md").read_text("utf-8").split("## A walk through the house")[1]
WALK = WALK.split("\n## ")[0]
ROWS = re.findall(r"^\| `([^`]+)` \| (.*) \|$", WALK, re.M)


@pytest.mark.parametrize("file, what", ROWS)
def test_each_step_is_where_the_walk_says(file: str, what: str) -> None:
    source = (ROOT / file).read_text("utf-8")
    for name in re.findall(r"`(\w+)`", what.partition(":")[0]):
        assert re.search(rf"\b(def|class|function|async|private)?\s*{name}\b\s*[(:]", source), name


def test_every_file_that_is_named_exists() -> None:
    named = [word for word in re.findall(r"`([^`]+)`", WALK) if "/" in word]
    assert len(named) > 30
    assert [word for word in named if not (ROOT / word).exists()] == []
