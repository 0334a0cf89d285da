"""Where long games had come to, so that they are opened without being played again. Nothing here is
needed: what is missing is worked out from the log."""

from __future__ import annotations

import zlib

from sqlalchemy import Connection, select

from .kinds import LATEST as LATEST
from .kinds import PAST as PAST
from .schema import insert
from .schema import positions as kept


def put(connection: Connection, table: str, kind: int, body: bytes) -> None:
    new = insert(connection, kept).values(table_id=table, kind=kind, body=zlib.compress(body, 1))
    connection.execute(
        new.on_conflict_do_update(
            index_elements=["table_id", "kind"], set_={"body": new.excluded.body}
        )
    )


def put_all(connection: Connection, table: str, found: dict[int, bytes]) -> None:
    for kind, body in found.items():
        put(connection, table, kind, body)


def get(connection: Connection, table: str) -> dict[int, bytes]:
    rows = connection.execute(select(kept.c.kind, kept.c.body).where(kept.c.table_id == table))
    return {int(kind): zlib.decompress(body) for kind, body in rows}
