"""Reports of people about people, kept for the operator: `athanor reports`.

What is kept is what it takes to judge: when and at which table, the reason and the words of who
reported, the name and account of whom it is about, and what they last said there. Who reported is
only a seat's number. Reports are forgotten after a while.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

KEPT_DAYS: Final = 90
MOST: Final = 10_000
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS reports (
  table_id TEXT NOT NULL,
  about INTEGER NOT NULL,
  by INTEGER NOT NULL,
  at INTEGER NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (table_id, about, by)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS reports_by_time ON reports (at);
"""


class Report(Struct, frozen=True):
    """`about` and `by` are seats; `lines` what the one at `about` said last."""

    table: str
    about: int
    by: int
    at: int
    name: str
    account: str
    reason: str
    words: str
    lines: Sequence[str]


def keep(connection: sqlite3.Connection, report: Report) -> None:
    """One for each pair of seats of a table: who reports again says it anew."""
    before = report.at - KEPT_DAYS * 24 * 3600 * 1000
    connection.execute("DELETE FROM reports WHERE at < ?", (before,))
    connection.execute(
        "INSERT OR REPLACE INTO reports VALUES (?, ?, ?, ?, ?)",
        (report.table, report.about, report.by, report.at, msgspec.json.encode(report)),
    )
    connection.execute(
        "DELETE FROM reports WHERE at < (SELECT at FROM reports ORDER BY at DESC LIMIT 1 OFFSET ?)",
        (MOST - 1,),
    )


def kept(connection: sqlite3.Connection) -> list[Report]:
    """The newest first."""
    rows = connection.execute("SELECT body FROM reports ORDER BY at DESC").fetchall()
    return [msgspec.json.decode(row[0], type=Report) for row in rows]


def clear(connection: sqlite3.Connection, table: str) -> int:
    """Forgets what was reported at a table; how many reports were that?"""
    return connection.execute("DELETE FROM reports WHERE table_id = ?", (table,)).rowcount
