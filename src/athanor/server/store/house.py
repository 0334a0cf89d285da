"""What the house writes down about itself: that it lives, and which tables it cannot read."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_bytes
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, func, select

from .schema import aside, house, insert, larger, put_new, secrets, tables

REASON_LIMIT: Final = 500


class SetAside(Struct, frozen=True):
    """A table that cannot be read, since when, and why."""

    table: str
    at: int
    code: str
    reason: str


def beat(connection: Connection, at: int) -> None:
    """The house lives. Its time is kept, for after a restart it must not go back."""
    new = insert(connection, house).values(word="lived", number=at)
    latest = larger(house.c.number, new.excluded.number)
    connection.execute(new.on_conflict_do_update(index_elements=["word"], set_={"number": latest}))


def last_lived(connection: Connection) -> int:
    """The latest time the house has written down, 0 if it is new."""
    lived = select(house.c.number).where(house.c.word == "lived")
    touched = select(func.max(tables.c.touched))
    return max(int(connection.scalar(each) or 0) for each in (lived, touched))


def put_aside(connection: Connection, found: Sequence[SetAside]) -> None:
    for each in found:
        new = insert(connection, aside).values(
            table_id=each.table, at=each.at, code=each.code, reason=each.reason[:REASON_LIMIT]
        )
        news = {"code": new.excluded.code, "reason": new.excluded.reason}
        connection.execute(new.on_conflict_do_update(index_elements=["table_id"], set_=news))


def bring_back(connection: Connection, table: str) -> None:
    connection.execute(delete(aside).where(aside.c.table_id == table))


def all_aside(connection: Connection, most: int = 1000) -> list[SetAside]:
    rows = connection.execute(select(aside).order_by(aside.c.at).limit(most))
    return [SetAside(*row) for row in rows]


def count_stages(connection: Connection) -> list[tuple[str, int]]:
    """How many tables there are of each stage."""
    rows = connection.execute(select(tables.c.stage, func.count()).group_by(tables.c.stage))
    return [(str(stage), int(count)) for stage, count in rows]


def secret(connection: Connection, word: str) -> bytes:
    """What all servers of this database know and nobody else; made when it is first asked for."""
    put_new(connection, secrets, word=word, body=token_bytes(32))
    return bytes(connection.scalar(select(secrets.c.body).where(secrets.c.word == word)) or b"")
