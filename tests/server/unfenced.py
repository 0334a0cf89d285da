"""A store that does not ask whether its reign is over. With it the tests must find that somebody
wrote who may not, or they would find it nowhere."""

from __future__ import annotations

from sqlalchemy import Connection

from athanor.server.store import leases, postgres
from athanor.server.store.group import Job
from athanor.server.store.store import Row

postgres.APPEND = postgres.APPEND.replace(leases.FENCE, "SELECT %s::bigint AS epoch")  # type: ignore[misc]


class UnfencedStore(postgres.PostgresStore):
    def put(self, connection: Connection, epoch: int, rows: list[Row]) -> None:
        if rows:
            super().put(connection, self.former, rows)

    def transact(self, jobs: list[Job]) -> None:
        for job in jobs:
            job.lease.epoch = self.epoch
        super().transact(jobs)

    def fall(self) -> None:
        """It does not notice."""
