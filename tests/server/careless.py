"""A store that does not wait for the disk. When the power fails it must lose something, or the
tests would find nothing anywhere."""

from __future__ import annotations

from typing import Any

from athanor.server.store.sqlite import SqliteStore


class CarelessStore(SqliteStore):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.driver.execute("PRAGMA synchronous = NORMAL")
