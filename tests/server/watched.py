"""A store that, where it is loaded, counts what its process does with what guests bring. The house
loads it; its clerks, being processes of their own, do not, and count for nothing."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from athanor.server.store.sqlite import SqliteStore

FILE = "counted"


class WatchedStore(SqliteStore):
    def __init__(self, path: Path, *more: Any) -> None:
        super().__init__(path, *more)
        self.counted = (path.parent / FILE).open("ab", buffering=0)
        tomllib.loads = self.counting(b"t", tomllib.loads)
        self.watch(b"r", "read_record")
        self.watch(b"p", "turn_chance")  # after every move of a recorder, or of a record

    def watch(self, letter: bytes, name: str) -> None:
        """Wherever a function of that name was imported to."""
        for module in list(sys.modules.values()):
            if module.__name__.startswith("athanor.") and hasattr(module, name):
                setattr(module, name, self.counting(letter, getattr(module, name)))

    def counting(self, letter: bytes, work: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*given: Any) -> Any:
            self.counted.write(letter)
            return work(*given)

        return counted

    def close(self) -> None:
        super().close()
        self.counted.close()


def counted(data: Path, letter: str) -> int:
    """How many boxes (t) or records (r) the house itself read, or moves (p) it played."""
    return (data / FILE).read_text().count(letter)
