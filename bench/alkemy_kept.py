"""What long measurements have come to so far, line by line in a file: a run that is stopped is gone
on with, and the games it has played are not played again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import athanor

Row = dict[str, Any]


class Kept:
    """Rows by name, for the rules as they are. Without a path nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.rows: dict[str, Row] = {}
        self.rules = athanor.game("alkemy").meta.rules
        if path is not None and path.exists():
            self.read(path)

    def read(self, path: Path) -> None:
        whole = 0
        for line in path.read_bytes().splitlines(keepends=True):
            if not line.endswith(b"\n"):
                break  # stopped while it was written
            row = json.loads(line)
            if row["rules"] == self.rules:
                self.rows[row["name"]] = row
            whole += len(line)
        with path.open("rb+") as file:
            file.truncate(whole)

    def row(self, name: str, work: Callable[[], Row]) -> Row:
        """The row of that name; worked out now if it is not there."""
        found = self.rows.get(name)
        if found is None:
            found = {"name": name, "rules": self.rules, **work()}
            self.rows[name] = found
            if self.path is not None:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(found) + "\n")
        return found
