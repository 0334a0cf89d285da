"""What the lobby shows of public tables, for all servers of one database."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, delete, select

from .schema import insert, pictures, tables


class Picture(Struct, frozen=True):
    """A table as a server saw it last, as JSON, and from which place it was opened."""

    table: str
    at: int
    place: str
    body: bytes


def put(connection: Connection, shown: Sequence[Picture], gone: Sequence[str]) -> None:
    for each in shown:
        new = insert(connection, pictures).values(
            table_id=each.table, at=each.at, place=each.place, body=each.body
        )
        connection.execute(
            new.on_conflict_do_update(
                index_elements=["table_id"],
                set_={"at": new.excluded.at, "body": new.excluded.body},
            )
        )
    if gone:
        connection.execute(delete(pictures).where(pictures.c.table_id.in_(gone)))


def newest(connection: Connection, most: int) -> list[Picture]:
    rows = connection.execute(select(pictures).order_by(pictures.c.at.desc()).limit(most))
    return [Picture(row.table_id, row.at, row.place, bytes(row.body)) for row in rows]


def missing(connection: Connection, most: int) -> list[str]:
    """Public tables of which there is none yet."""
    found = (
        select(tables.c.id)
        .where(
            tables.c.stage != "over",
            tables.c.public > 0,
            tables.c.id.not_in(select(pictures.c.table_id)),
        )
        .order_by(tables.c.touched.desc())
        .limit(most)
    )
    return list(connection.scalars(found))
