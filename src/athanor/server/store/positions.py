"""Where long games had come to, so that they are opened without being played again. Nothing here is
needed: what is missing is worked out from the log."""

from __future__ import annotations

import sqlite3
import zlib
from typing import Final

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS positions (
  table_id TEXT NOT NULL,
  kind INTEGER NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
"""
#: What a game began with that goes on from another, and where a game has come to.
PAST: Final = 0
LATEST: Final = 1


def put(connection: sqlite3.Connection, table: str, kind: int, body: bytes) -> None:
    connection.execute(
        "INSERT INTO positions VALUES (?, ?, ?) "
        "ON CONFLICT (table_id, kind) DO UPDATE SET body = excluded.body",
        (table, kind, zlib.compress(body, 1)),
    )


def get(connection: sqlite3.Connection, table: str) -> dict[int, bytes]:
    rows = connection.execute("SELECT kind, body FROM positions WHERE table_id = ?", (table,))
    return {int(kind): zlib.decompress(body) for kind, body in rows.fetchall()}


def forget(connection: sqlite3.Connection, table: str) -> None:
    connection.execute("DELETE FROM positions WHERE table_id = ?", (table,))
