"""Accounts: a name, and a way back to it. No address, no password.

Who has an account holds a *token*, in the browser that made it: a session, which ends when nobody
used it for a while, and can be ended from any other. The ways back from elsewhere are passkeys and
one recovery key (in a link that people keep). Of keys and tokens only hashes are stored. These
functions run inside a transaction of the store.

A recovery key is good once. The next one is handed out with the token, and takes its place when the
token is first used: if the answer never arrived, the old key still leads back.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from athanor.contract import BadRequest

from ..wire.keys import hash_key, new_key, new_table_id, person_of

MOST_SESSIONS: Final = 20
DAY: Final = 24 * 3600 * 1000
#: A session that nobody used for so long has ended.
SESSION_DAYS: Final = 90
#: When a session was used is noted no more often than this.
NOTED_EVERY: Final = 3600 * 1000
#: So much of a session's hash is its name.
SESSION_ID: Final = 16
MOST_PASSKEYS: Final = 10
MOST_BLOCKS: Final = 500
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
  created INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0,
  device TEXT NOT NULL DEFAULT '',
  recovery TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_by_account ON sessions (account, created);
CREATE TABLE IF NOT EXISTS passkeys (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL,
  public_key BLOB NOT NULL,
  count INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS passkeys_by_account ON passkeys (account);
CREATE TABLE IF NOT EXISTS blocks (
  account TEXT NOT NULL,
  blocked TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (account, blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS blocks_by_blocked ON blocks (blocked);
"""


#: Columns that came later, and what they hold where nothing was written.
LATER: Final = (("used", "INTEGER", "0"), ("device", "TEXT", "''"), ("recovery", "TEXT", "''"))


def upgrade(connection: sqlite3.Connection) -> None:
    """Brings a database of an earlier program up to `SCHEMA`. Sessions in it count as used now."""
    known = {row[1] for row in connection.execute("PRAGMA table_info(sessions)")}
    for name, kind, value in LATER:
        if name not in known:
            connection.execute(
                f"ALTER TABLE sessions ADD COLUMN {name} {kind} NOT NULL DEFAULT {value}"
            )
    if "used" not in known:
        connection.execute("UPDATE sessions SET used = CAST(strftime('%s') AS INTEGER) * 1000")


def create(connection: sqlite3.Connection, name: str, at: int) -> str:
    id = new_table_id()
    connection.execute("INSERT INTO accounts VALUES (?, ?, ?, NULL)", (id, name, at))
    return id


# -- sessions


def sign_in(
    connection: sqlite3.Connection, account: str, at: int, device: str = "", recovery: str = ""
) -> str:
    """A new token; those of that account end that are too old or too many. `recovery` is the key
    that replaces the account's when the token is first used."""
    token = new_key()
    connection.execute(
        "INSERT INTO sessions (token, account, created, used, device, recovery) "
        "VALUES (?, ?, ?, 0, ?, ?)",
        (hash_key(token), account, at, device, recovery and hash_key(recovery)),
    )
    connection.execute(
        "DELETE FROM sessions WHERE account = ? AND (max(created, used) < ? OR token NOT IN "
        "(SELECT token FROM sessions WHERE account = ? ORDER BY max(created, used) DESC LIMIT ?))",
        (account, at - SESSION_DAYS * DAY, account, MOST_SESSIONS),
    )
    return token


def sign_out(connection: sqlite3.Connection, token: str) -> None:
    connection.execute("DELETE FROM sessions WHERE token = ?", (hash_key(token),))


def holder(connection: sqlite3.Connection, token: str, at: int) -> tuple[str, bool] | None:
    """Whose token this is, and whether it is to be noted that it was used."""
    row = connection.execute(
        "SELECT account, created, used FROM sessions WHERE token = ?", (hash_key(token),)
    ).fetchone()
    if row is None or max(row[1], row[2]) < at - SESSION_DAYS * DAY:
        return None
    return str(row[0]), int(row[2]) < at - NOTED_EVERY


def note_use(connection: sqlite3.Connection, token: str, at: int) -> None:
    """The session is in use; if a recovery key was handed out with it, that has arrived."""
    hashed = hash_key(token)
    row = connection.execute(
        "SELECT account, recovery FROM sessions WHERE token = ?", (hashed,)
    ).fetchone()
    if row is not None and row[1]:
        connection.execute("UPDATE accounts SET recovery = ? WHERE id = ?", (row[1], row[0]))
        connection.execute("UPDATE sessions SET recovery = '' WHERE account = ?", (row[0],))
    connection.execute("UPDATE sessions SET used = ? WHERE token = ?", (at, hashed))


def sessions(
    connection: sqlite3.Connection, account: str, token: str, at: int
) -> list[tuple[str, str, int, int, bool]]:
    """Id, device, when it began, when it was last used, and whether it is the one that asks; the
    one used last first."""
    rows = connection.execute(
        "SELECT token, device, created, max(created, used) AS last FROM sessions "
        "WHERE account = ? AND last >= ? ORDER BY last DESC",
        (account, at - SESSION_DAYS * DAY),
    ).fetchall()
    here = hash_key(token)
    return [
        (row[0][:SESSION_ID], str(row[1]), int(row[2]), int(row[3]), row[0] == here) for row in rows
    ]


def end_session(connection: sqlite3.Connection, account: str, id: str) -> None:
    connection.execute(
        "DELETE FROM sessions WHERE account = ? AND substr(token, 1, ?) = ?",
        (account, SESSION_ID, id),
    )


def end_others(connection: sqlite3.Connection, account: str, token: str) -> None:
    connection.execute(
        "DELETE FROM sessions WHERE account = ? AND token <> ?", (account, hash_key(token))
    )


# -- the account itself


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
    """A new recovery key; the one before is void, and so is one that has not arrived yet."""
    key = new_key()
    connection.execute("UPDATE accounts SET recovery = ? WHERE id = ?", (hash_key(key), account))
    connection.execute("UPDATE sessions SET recovery = '' WHERE account = ?", (account,))
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


# -- people one does not want to meet


def block(connection: sqlite3.Connection, account: str, blocked: str, at: int) -> None:
    if account == blocked:
        raise BadRequest("not-blockable")
    known = connection.execute("SELECT count(*) FROM blocks WHERE account = ?", (account,))
    if known.fetchone()[0] >= MOST_BLOCKS:
        raise BadRequest("too-many-blocks", most=MOST_BLOCKS)
    connection.execute("INSERT OR IGNORE INTO blocks VALUES (?, ?, ?)", (account, blocked, at))


def unblock(connection: sqlite3.Connection, account: str, person: str) -> None:
    for blocked, _ in blocked_by(connection, account):
        if person_of(blocked) == person:
            connection.execute(
                "DELETE FROM blocks WHERE account = ? AND blocked = ?", (account, blocked)
            )


def blocked_by(connection: sqlite3.Connection, account: str) -> list[tuple[str, str]]:
    """Accounts and their names, the latest first."""
    return connection.execute(
        "SELECT b.blocked, a.name FROM blocks b JOIN accounts a ON a.id = b.blocked "
        "WHERE b.account = ? ORDER BY b.at DESC",
        (account,),
    ).fetchall()


def has_blocked(connection: sqlite3.Connection, account: str, other: str) -> bool:
    found = connection.execute(
        "SELECT 1 FROM blocks WHERE account = ? AND blocked = ?", (account, other)
    )
    return found.fetchone() is not None


def delete(connection: sqlite3.Connection, account: str) -> None:
    """The account, its ways in, and its ratings. What was played stays in the tables' logs, where
    the account is a word that means nobody any more."""
    for sql in (
        "DELETE FROM sessions WHERE account = ?",
        "DELETE FROM passkeys WHERE account = ?",
        "DELETE FROM ratings WHERE player = ?",
        "DELETE FROM blocks WHERE account = ?",
        "DELETE FROM blocks WHERE blocked = ?",
        "DELETE FROM accounts WHERE id = ?",
    ):
        connection.execute(sql, (account,))
