"""Databases of 0.1.0: whatever is missing is made. PostgreSQL came later and never saw this."""

from __future__ import annotations

from typing import Final

from alembic import op
from sqlalchemy import inspect

revision = "2"
down_revision = None

TABLES: Final = """
CREATE TABLE IF NOT EXISTS log (
  table_id TEXT NOT NULL, sequence INTEGER NOT NULL, at INTEGER NOT NULL, entry BLOB NOT NULL,
  PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY, stage TEXT NOT NULL, public INTEGER NOT NULL, touched INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_by_stage ON tables (stage, touched);
CREATE TABLE IF NOT EXISTS due (
  table_id TEXT PRIMARY KEY, at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS due_by_time ON due (at);
CREATE TABLE IF NOT EXISTS rosters (
  game TEXT NOT NULL, id TEXT NOT NULL, body BLOB NOT NULL,
  PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS positions (
  table_id TEXT NOT NULL, kind INTEGER NOT NULL, body BLOB NOT NULL,
  PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS accounts (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL, recovery TEXT UNIQUE
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sessions (
  token TEXT PRIMARY KEY, account TEXT NOT NULL, created INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0, device TEXT NOT NULL DEFAULT '',
  recovery TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_by_account ON sessions (account, created);
CREATE TABLE IF NOT EXISTS passkeys (
  id TEXT PRIMARY KEY, account TEXT NOT NULL, public_key BLOB NOT NULL, count INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS passkeys_by_account ON passkeys (account);
CREATE TABLE IF NOT EXISTS blocks (
  account TEXT NOT NULL, blocked TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (account, blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS blocks_by_blocked ON blocks (blocked);
CREATE TABLE IF NOT EXISTS ratings (
  game TEXT NOT NULL, player TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS ratings_by_player ON ratings (player);
CREATE TABLE IF NOT EXISTS rated (
  table_id TEXT PRIMARY KEY, at INTEGER NOT NULL, seats BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS house (
  word TEXT PRIMARY KEY, number INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS aside (
  table_id TEXT PRIMARY KEY, at INTEGER NOT NULL, code TEXT NOT NULL, reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reports (
  table_id TEXT NOT NULL, about INTEGER NOT NULL, by INTEGER NOT NULL, at INTEGER NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (table_id, about, by)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS reports_by_time ON reports (at);
"""
#: Columns of sessions that 0.1.0 began without.
LATER: Final = (("used", "INTEGER", "0"), ("device", "TEXT", "''"), ("recovery", "TEXT", "''"))
#: Sessions of that time count as used now, or they would all be over.
USED_NOW: Final = "UPDATE sessions SET used = CAST(strftime('%s') AS INTEGER) * 1000"


def upgrade() -> None:
    for statement in TABLES.split(";"):
        if statement.strip():
            op.execute(statement)
    known = {column["name"] for column in inspect(op.get_bind()).get_columns("sessions")}
    for name, kind, value in LATER:
        if name not in known:
            op.execute(f"ALTER TABLE sessions ADD COLUMN {name} {kind} NOT NULL DEFAULT {value}")
    if "used" not in known:
        op.execute(USED_NOW)
