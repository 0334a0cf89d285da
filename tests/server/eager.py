"""A store that breaks its promise: it says "durable" and writes afterwards. With it the tests must
find something lost, or they would find nothing anywhere."""

from __future__ import annotations

import time
from collections.abc import Sequence

from athanor.server.store.group import Job
from athanor.server.store.sqlite import SqliteStore
from athanor.server.store.store import Done, Lease, Row, Work


class EagerStore(SqliteStore):
    def append(
        self, lease: Lease, rows: Sequence[Row], done: Done, work: Work | None = None
    ) -> None:
        self.loop.call_soon(done, True)
        super().append(lease, rows, forget_answer, work)

    def commit(self, batch: list[Job]) -> None:
        time.sleep(0.005)
        super().commit(batch)


def forget_answer(durable: bool) -> None:
    pass
