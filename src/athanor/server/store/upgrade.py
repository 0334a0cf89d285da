"""Brings a database up to date: a new one is made as `schema.py` says, an older one goes through
`migrations/` (Alembic), a newer one is refused. All in the transaction of whoever calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Column, Connection, MetaData, String, Table, inspect, select, text

from athanor.contract import BadRequest

from .schema import MIGRATING, SCHEMA_VERSION, metadata, one_at_a_time

#: As Alembic keeps it.
versions: Final = Table(
    "alembic_version", MetaData(), Column("version_num", String(32), primary_key=True)
)


def bring_up_to_date(
    connection: Connection, name: str, before: Callable[[int], None] | None = None
) -> None:
    """`before` is called with the version that was found, if it is to be changed."""
    if version_of(connection) == SCHEMA_VERSION:
        return
    one_at_a_time(connection, MIGRATING)
    found = version_of(connection)  # another server may have been first
    if found is None:
        metadata.create_all(connection)
        versions.create(connection)
        connection.execute(versions.insert().values(version_num=str(SCHEMA_VERSION)))
    elif found > SCHEMA_VERSION:
        raise BadRequest("database-newer", file=name, found=found, known=SCHEMA_VERSION)
    elif found < SCHEMA_VERSION:
        if before is not None:
            before(found)
        migrate(connection)
    mark_file(connection)


def version_of(connection: Connection) -> int | None:
    """None if there is nothing yet."""
    found = 0
    if connection.dialect.name == "sqlite":
        found = int(connection.scalar(text("PRAGMA user_version")) or 0)
    if inspect(connection).has_table(versions.name):
        noted = connection.scalar(select(versions.c.version_num))
        return max(found, int(noted or 0))
    return found if found or inspect(connection).has_table("log") else None


def migrate(connection: Connection) -> None:
    """Alembic is large, and needed once for each new version."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "athanor.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def mark_file(connection: Connection) -> None:
    """Programs from before Alembic look at this number."""
    if connection.dialect.name == "sqlite":
        connection.execute(text(f"PRAGMA user_version = {SCHEMA_VERSION}"))
