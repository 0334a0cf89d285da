"""A store that does not ask whether its reign is over. With it the tests must find that somebody
wrote who may not, or they would find it nowhere."""

from __future__ import annotations

from sqlalchemy import Connection

from athanor.server.store import leases, postgres
from athanor.server.store.store import Lease, Row

postgres.APPEND = postgres.APPEND.replace(leases.FENCE, "SELECT %s::bigint AS epoch")  # type: ignore[misc]


class UnfencedStore(postgres.PostgresStore):
    def put(self, connection: Connection, epoch: int, rows: list[Row]) -> None:
        if rows:
            super().put(connection, self.former, rows)

    def may_write(self, lease: Lease) -> bool:
        return not lease.broken

    @property
    def lapsed(self) -> bool:
        return False

    def fall(self) -> None:
        """It does not notice."""
