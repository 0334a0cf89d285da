"""A store whose first reign is over before it has written anything."""

from __future__ import annotations

from typing import Any

from athanor.server.store import leases
from athanor.server.store.postgres import PostgresStore


class ShortLivedStore(PostgresStore):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        with self.connect() as connection:
            leases.end(connection, self.epoch)
            connection.commit()
