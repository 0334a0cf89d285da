"""Accounts: a name, and a way back to it. No address, no password.

Who has an account holds a *token*, in the browser that made it: a session, which ends when nobody
used it for a while, and can be ended from any other. The ways back from elsewhere are passkeys and
one recovery key (in a link that people keep). Of keys and tokens only hashes are stored. These
functions run inside a transaction of the store.

A recovery key is good once. The next one is handed out with the token, and takes its place when the
token is first used: if the answer never arrived, the old key still leads back.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, select, update

from athanor.contract import BadRequest

from ..wire.keys import hash_key, new_key, new_table_id, person_of
from .schema import accounts, blocks, larger, passkeys, put_new, ratings
from .schema import sessions as signed_in

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


#: When a session began or was last used.
LAST: Final = larger(signed_in.c.created, signed_in.c.used)


def create(connection: Connection, name: str, at: int) -> str:
    id = new_table_id()
    connection.execute(accounts.insert().values(id=id, name=name, created=at))
    return id


# -- sessions


def sign_in(
    connection: Connection, account: str, at: int, device: str = "", recovery: str = ""
) -> str:
    """A new token; those of that account end that are too old or too many. `recovery` is the key
    that replaces the account's when the token is first used."""
    token = new_key()
    connection.execute(
        signed_in.insert().values(
            token=hash_key(token),
            account=account,
            created=at,
            used=0,
            device=device,
            recovery=recovery and hash_key(recovery),
        )
    )
    mine = signed_in.c.account == account
    newest = select(signed_in.c.token).where(mine).order_by(LAST.desc()).limit(MOST_SESSIONS)
    ended = (at - SESSION_DAYS * DAY > LAST) | signed_in.c.token.not_in(newest)
    connection.execute(delete(signed_in).where(mine, ended))
    return token


def sign_out(connection: Connection, token: str) -> None:
    connection.execute(delete(signed_in).where(signed_in.c.token == hash_key(token)))


def holder(connection: Connection, token: str, at: int) -> tuple[str, bool] | None:
    """Whose token this is, and whether it is to be noted that it was used."""
    row = connection.execute(
        select(signed_in.c.account, LAST, signed_in.c.used).where(
            signed_in.c.token == hash_key(token)
        )
    ).first()
    if row is None or row[1] < at - SESSION_DAYS * DAY:
        return None
    return str(row[0]), int(row[2]) < at - NOTED_EVERY


def note_use(connection: Connection, token: str, at: int) -> None:
    """The session is in use; if a recovery key was handed out with it, that has arrived."""
    this = signed_in.c.token == hash_key(token)
    row = connection.execute(select(signed_in.c.account, signed_in.c.recovery).where(this)).first()
    if row is not None and row[1]:
        replace_recovery(connection, row[0], row[1])
    connection.execute(update(signed_in).where(this).values(used=at))


def sessions(
    connection: Connection, account: str, token: str, at: int
) -> list[tuple[str, str, int, int, bool]]:
    """Id, device, when it began, when it was last used, and whether it is the one that asks; the
    one used last first."""
    rows = connection.execute(
        select(signed_in.c.token, signed_in.c.device, signed_in.c.created, LAST)
        .where(signed_in.c.account == account, at - SESSION_DAYS * DAY <= LAST)
        .order_by(LAST.desc())
    )
    here = hash_key(token)
    return [
        (found[:SESSION_ID], str(device), int(began), int(last), found == here)
        for found, device, began, last in rows
    ]


def end_session(connection: Connection, account: str, id: str) -> None:
    connection.execute(
        delete(signed_in).where(
            signed_in.c.account == account, func.substr(signed_in.c.token, 1, SESSION_ID) == id
        )
    )


def end_others(connection: Connection, account: str, token: str) -> None:
    connection.execute(
        delete(signed_in).where(
            signed_in.c.account == account, signed_in.c.token != hash_key(token)
        )
    )


# -- the account itself


def describe(connection: Connection, account: str) -> tuple[str, int, bool, int]:
    """Name, when it was made, whether it has a recovery key, how many passkeys."""
    row = connection.execute(
        select(accounts.c.name, accounts.c.created, accounts.c.recovery.is_not(None)).where(
            accounts.c.id == account
        )
    ).first()
    if row is None:
        raise BadRequest("signed-out")
    return str(row[0]), int(row[1]), bool(row[2]), count_passkeys(connection, account)


def count_passkeys(connection: Connection, account: str) -> int:
    found = select(func.count()).select_from(passkeys).where(passkeys.c.account == account)
    return int(connection.scalar(found) or 0)


def rename(connection: Connection, account: str, name: str) -> None:
    connection.execute(update(accounts).where(accounts.c.id == account).values(name=name))


def new_recovery(connection: Connection, account: str) -> str:
    """A new recovery key; the one before is void, and so is one that has not arrived yet."""
    key = new_key()
    replace_recovery(connection, account, hash_key(key))
    return key


def replace_recovery(connection: Connection, account: str, hashed: str) -> None:
    connection.execute(update(accounts).where(accounts.c.id == account).values(recovery=hashed))
    connection.execute(update(signed_in).where(signed_in.c.account == account).values(recovery=""))


def recover(connection: Connection, key: str) -> str:
    found = connection.scalar(select(accounts.c.id).where(accounts.c.recovery == hash_key(key)))
    if found is None:
        raise BadRequest("recovery-unknown")
    return str(found)


def add_passkey(
    connection: Connection, account: str, id: str, public_key: bytes, count: int
) -> None:
    known = connection.scalar(select(passkeys.c.account).where(passkeys.c.id == id))
    if known is not None or count_passkeys(connection, account) >= MOST_PASSKEYS:
        raise BadRequest("passkey-refused")
    connection.execute(
        passkeys.insert().values(id=id, account=account, public_key=public_key, count=count)
    )


def passkey(connection: Connection, id: str) -> tuple[str, bytes, int]:
    """Whose passkey it is, its public key, and how often it was used."""
    row = connection.execute(
        select(passkeys.c.account, passkeys.c.public_key, passkeys.c["count"]).where(
            passkeys.c.id == id
        )
    ).first()
    if row is None:
        raise BadRequest("passkey-unknown")
    return str(row[0]), bytes(row[1]), int(row[2])


def used_passkey(connection: Connection, id: str, count: int) -> None:
    connection.execute(update(passkeys).where(passkeys.c.id == id).values(count=count))


# -- people one does not want to meet


def block(connection: Connection, account: str, blocked: str, at: int) -> None:
    if account == blocked:
        raise BadRequest("not-blockable")
    known = select(func.count()).select_from(blocks).where(blocks.c.account == account)
    if int(connection.scalar(known) or 0) >= MOST_BLOCKS:
        raise BadRequest("too-many-blocks", most=MOST_BLOCKS)
    put_new(connection, blocks, account=account, blocked=blocked, at=at)


def unblock(connection: Connection, account: str, person: str) -> None:
    for blocked, _ in blocked_by(connection, account):
        if person_of(blocked) == person:
            connection.execute(
                delete(blocks).where(blocks.c.account == account, blocks.c.blocked == blocked)
            )


def blocked_by(connection: Connection, account: str) -> list[tuple[str, str]]:
    """Accounts and their names, the latest first."""
    rows = connection.execute(
        select(blocks.c.blocked, accounts.c.name)
        .join(accounts, accounts.c.id == blocks.c.blocked)
        .where(blocks.c.account == account)
        .order_by(blocks.c.at.desc())
    )
    return [(str(blocked), str(name)) for blocked, name in rows]


def has_blocked(connection: Connection, account: str, other: str) -> bool:
    found = select(blocks.c.at).where(blocks.c.account == account, blocks.c.blocked == other)
    return connection.scalar(found) is not None


def delete_account(connection: Connection, account: str) -> None:
    """The account, its ways in, and its ratings. What was played stays in the tables' logs, where
    the account is a word that means nobody any more."""
    for column in (
        signed_in.c.account,
        passkeys.c.account,
        ratings.c.player,
        blocks.c.account,
        blocks.c.blocked,
        accounts.c.id,
    ):
        connection.execute(delete(column.table).where(column == account))
