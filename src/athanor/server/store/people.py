"""What somebody does with their account, each as one transaction: what is changed, and what they
are shown of it then."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, select

from athanor.contract import BadRequest

from ..wire.accounts import (
    Account,
    Blocked,
    BlockList,
    RecoveryKey,
    Session,
    SessionList,
    SignedIn,
)
from ..wire.keys import new_key, person_of
from . import accounts, ratings
from .schema import put_new, spent

#: For so long it is remembered that a challenge was answered: longer than one may be answered.
SPENT_SECONDS: Final = 3600


def picture(connection: Connection, account: str) -> Account:
    name, created, recovery, passkeys = accounts.describe(connection, account)
    found = ratings.ratings_of(connection, account)
    return Account(name, created, recovery, passkeys, found)


def welcome(connection: Connection, account: str, at: int, device: str) -> SignedIn:
    """Signs an account in."""
    seen = picture(connection, account)
    return SignedIn(seen, accounts.sign_in(connection, account, at, device))


def join(connection: Connection, name: str, at: int, device: str) -> SignedIn:
    return welcome(connection, accounts.create(connection, name, at), at, device)


def rename(connection: Connection, account: str, name: str) -> Account:
    accounts.rename(connection, account, name)
    return picture(connection, account)


def new_recovery(connection: Connection, account: str, token: str, end_others: bool) -> RecoveryKey:
    if end_others:
        accounts.end_others(connection, account, token)
    return RecoveryKey(accounts.new_recovery(connection, account))


def recover(connection: Connection, key: str, at: int, device: str) -> SignedIn:
    account = accounts.recover(connection, key)
    following = new_key()
    token = accounts.sign_in(connection, account, at, device, following)
    return SignedIn(picture(connection, account), token, following)


def list_sessions(connection: Connection, account: str, token: str, at: int) -> SessionList:
    found = accounts.sessions(connection, account, token, at)
    return SessionList([Session(*each) for each in found])


def end_session(connection: Connection, account: str, token: str, id: str, at: int) -> SessionList:
    """One of them, or with no id all but the one that asks."""
    if id:
        accounts.end_session(connection, account, id)
    else:
        accounts.end_others(connection, account, token)
    return list_sessions(connection, account, token, at)


# -- passkeys


def add_passkey(
    connection: Connection, account: str, made: tuple[str, bytes, int], proof: tuple[str, int]
) -> Account:
    spend(connection, *proof)
    accounts.add_passkey(connection, account, *made)
    return picture(connection, account)


def enter_by_passkey(
    connection: Connection,
    account: str,
    used: tuple[str, int],
    proof: tuple[str, int],
    at: int,
    device: str,
) -> SignedIn:
    """`used` is a passkey and how often it was used by now."""
    spend(connection, *proof)
    accounts.used_passkey(connection, *used)
    return welcome(connection, account, at, device)


def spend(connection: Connection, challenge: str, until: int) -> None:
    """A challenge is answered well once, at whichever server; `until` then nobody asks again."""
    connection.execute(delete(spent).where(spent.c.until < until - SPENT_SECONDS))
    if not put_new(connection, spent, word=challenge, until=until):
        raise BadRequest("passkey-stale")


def check_unspent(connection: Connection, challenge: str) -> None:
    if connection.scalar(select(spent.c.until).where(spent.c.word == challenge)) is not None:
        raise BadRequest("passkey-stale")


# -- people one does not want to meet


def list_blocks(connection: Connection, account: str) -> BlockList:
    found = accounts.blocked_by(connection, account)
    return BlockList([Blocked(person_of(blocked), name) for blocked, name in found])


def block(connection: Connection, account: str, blocked: str, at: int) -> BlockList:
    accounts.block(connection, account, blocked, at)
    return list_blocks(connection, account)


def unblock(connection: Connection, account: str, person: str) -> BlockList:
    accounts.unblock(connection, account, person)
    return list_blocks(connection, account)
