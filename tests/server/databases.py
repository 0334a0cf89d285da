"""Databases for tests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import Connection

from athanor.server.store.files import open_connection
from athanor.server.store.store import Store
from athanor.server.store.upgrade import bring_up_to_date

#: What happens in a store.
Scene = Callable[[Store], Awaitable[None]]


def new_database() -> Connection:
    """One in the memory, with nothing in it yet."""
    connection = open_connection(Path(":memory:"))
    bring_up_to_date(connection, "memory")
    connection.commit()
    return connection
