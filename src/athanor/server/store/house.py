"""What the house writes down about itself: that it lives, and which tables it cannot read."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS house (
  word TEXT PRIMARY KEY,
  number INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS aside (
  table_id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  code TEXT NOT NULL,
  reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""
REASON_LIMIT: Final = 500


class SetAside(Struct, frozen=True):
    """A table that cannot be read, since when, and why."""

    table: str
    at: int
    code: str
    reason: str


def beat(connection: sqlite3.Connection, at: int) -> None:
    """The house lives. Its time is kept, for after a restart it must not go back."""
    connection.execute(
        "INSERT INTO house VALUES ('lived', ?) ON CONFLICT (word) "
        "DO UPDATE SET number = max(number, excluded.number)",
        (at,),
    )


def last_lived(connection: sqlite3.Connection) -> int:
    """The latest time the house has written down, 0 if it is new."""
    sql = (
        "SELECT max(coalesce((SELECT number FROM house WHERE word = 'lived'), 0), "
        "coalesce((SELECT max(touched) FROM tables), 0))"
    )
    return int(connection.execute(sql).fetchone()[0])


def put_aside(connection: sqlite3.Connection, tables: Sequence[SetAside]) -> None:
    connection.executemany(
        "INSERT INTO aside VALUES (?, ?, ?, ?) ON CONFLICT (table_id) "
        "DO UPDATE SET code = excluded.code, reason = excluded.reason",
        [(each.table, each.at, each.code, each.reason[:REASON_LIMIT]) for each in tables],
    )


def bring_back(connection: sqlite3.Connection, table: str) -> None:
    connection.execute("DELETE FROM aside WHERE table_id = ?", (table,))


def all_aside(connection: sqlite3.Connection, most: int = 1000) -> list[SetAside]:
    rows = connection.execute("SELECT * FROM aside ORDER BY at LIMIT ?", (most,))
    return [SetAside(*row) for row in rows]
