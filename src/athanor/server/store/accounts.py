"""Accounts: a name, and a way back to it. No address, no password.

Who has an account holds a *token*, in the browser that made it. The ways back from elsewhere are
passkeys and one recovery key (in a link that people keep); of keys and tokens only hashes are
stored. These functions run inside a transaction of the store.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from athanor.contract import BadRequest

from ..wire.keys import hash_key, new_key, new_table_id

MOST_SESSIONS: Final = 20
MOST_PASSKEYS: Final = 10
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS accounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created INTEGER NOT NULL,
  recovery TEXT UNIQUE
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sessions (
  token TEXT PRIMARY KEY,
  account TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_by_account ON sessions (account, created);
CREATE TABLE IF NOT EXISTS passkeys (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL,
  public_key BLOB NOT NULL,
  count INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS passkeys_by_account ON passkeys (account);
"""


def create(connection: sqlite3.Connection, name: str, at: int) -> str:
    id = new_table_id()
    connection.execute("INSERT INTO accounts VALUES (?, ?, ?, NULL)", (id, name, at))
    return id


def sign_in(connection: sqlite3.Connection, account: str, at: int) -> str:
    """A new token; the oldest ones of that account end."""
    token = new_key()
    connection.execute("INSERT INTO sessions VALUES (?, ?, ?)", (hash_key(token), account, at))
    connection.execute(
        "DELETE FROM sessions WHERE account = ? AND token NOT IN "
        "(SELECT token FROM sessions WHERE account = ? ORDER BY created DESC LIMIT ?)",
        (account, account, MOST_SESSIONS),
    )
    return token


def sign_out(connection: sqlite3.Connection, token: str) -> None:
    connection.execute("DELETE FROM sessions WHERE token = ?", (hash_key(token),))


def holder(connection: sqlite3.Connection, token: str) -> str | None:
    """Whose token this is."""
    row = connection.execute(
        "SELECT account FROM sessions WHERE token = ?", (hash_key(token),)
    ).fetchone()
    return None if row is None else str(row[0])


def describe(connection: sqlite3.Connection, account: str) -> tuple[str, int, bool, int]:
    """Name, when it was made, whether it has a recovery key, how many passkeys."""
    row = connection.execute(
        "SELECT name, created, recovery IS NOT NULL, "
        "(SELECT count(*) FROM passkeys WHERE account = accounts.id) FROM accounts WHERE id = ?",
        (account,),
    ).fetchone()
    if row is None:
        raise BadRequest("signed-out")
    return str(row[0]), int(row[1]), bool(row[2]), int(row[3])


def rename(connection: sqlite3.Connection, account: str, name: str) -> None:
    connection.execute("UPDATE accounts SET name = ? WHERE id = ?", (name, account))


def new_recovery(connection: sqlite3.Connection, account: str) -> str:
    """A new recovery key; the one before is void."""
    key = new_key()
    connection.execute("UPDATE accounts SET recovery = ? WHERE id = ?", (hash_key(key), account))
    return key


def recover(connection: sqlite3.Connection, key: str) -> str:
    row = connection.execute(
        "SELECT id FROM accounts WHERE recovery = ?", (hash_key(key),)
    ).fetchone()
    if row is None:
        raise BadRequest("recovery-unknown")
    return str(row[0])


def add_passkey(
    connection: sqlite3.Connection, account: str, id: str, public_key: bytes, count: int
) -> None:
    known = connection.execute("SELECT account FROM passkeys WHERE id = ?", (id,)).fetchone()
    many = connection.execute(
        "SELECT count(*) FROM passkeys WHERE account = ?", (account,)
    ).fetchone()[0]
    if known is not None or many >= MOST_PASSKEYS:
        raise BadRequest("passkey-refused")
    connection.execute("INSERT INTO passkeys VALUES (?, ?, ?, ?)", (id, account, public_key, count))


def passkey(connection: sqlite3.Connection, id: str) -> tuple[str, bytes, int]:
    """Whose passkey it is, its public key, and how often it was used."""
    row = connection.execute(
        "SELECT account, public_key, count FROM passkeys WHERE id = ?", (id,)
    ).fetchone()
    if row is None:
        raise BadRequest("passkey-unknown")
    return str(row[0]), bytes(row[1]), int(row[2])


def used_passkey(connection: sqlite3.Connection, id: str, count: int) -> None:
    connection.execute("UPDATE passkeys SET count = ? WHERE id = ?", (count, id))


def delete(connection: sqlite3.Connection, account: str) -> None:
    """The account, its ways in, and its ratings. What was played stays in the tables' logs, where
    the account is a word that means nobody any more."""
    for sql in (
        "DELETE FROM sessions WHERE account = ?",
        "DELETE FROM passkeys WHERE account = ?",
        "DELETE FROM ratings WHERE player = ?",
        "DELETE FROM accounts WHERE id = ?",
    ):
        connection.execute(sql, (account,))
