"""Tables and what is kept of each: finding them, reading their logs, forgetting them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sqlalchemy import Connection, delete, func, select

from .schema import aside, due, leases, log, nodes, pictures, positions, put_new, rosters, tables

#: So many clocks that are over are looked at in one go.
MOST_DUE: Final = 200


def read(connection: Connection, table: str) -> list[tuple[int, bytes]]:
    """Times and entries, in order."""
    rows = connection.execute(
        select(log.c.at, log.c.entry).where(log.c.table_id == table).order_by(log.c.sequence)
    )
    return [(int(at), bytes(entry)) for at, entry in rows]


def find(
    connection: Connection, stages: Sequence[str], before: int, public: bool, most: int
) -> list[str]:
    found = (
        select(tables.c.id)
        .where(
            tables.c.stage.in_(stages), tables.c.touched < before, tables.c.public >= int(public)
        )
        .order_by(tables.c.touched.desc())
        .limit(most)
    )
    return [str(id) for id in connection.scalars(found)]


def over_since(connection: Connection, since: int) -> Iterator[tuple[str, list[tuple[int, bytes]]]]:
    """The tables whose game was over at a time or later, the earliest first, and their logs. A
    server may go on writing meanwhile: nothing is held between one table and the next."""
    found = (
        select(tables.c.id)
        .where(tables.c.stage == "over", tables.c.touched >= since)
        .order_by(tables.c.touched, tables.c.id)
    )
    for id in [str(id) for id in connection.scalars(found)]:
        rows = read(connection, id)
        connection.rollback()
        if rows:  # it may have been forgotten a moment ago
            yield id, rows


def over_before(connection: Connection, before: int, epoch: int) -> list[str]:
    """Tables with a clock that was over, unless they were set aside or are another server's."""
    elsewhere = (
        select(leases.c.table_id)
        .join(nodes, nodes.c.epoch == leases.c.epoch)
        .where(nodes.c.ended.is_(None), nodes.c.epoch != epoch)
    )
    found = (
        select(due.c.table_id)
        .where(
            due.c.at < before,
            due.c.table_id.not_in(select(aside.c.table_id)),
            due.c.table_id.not_in(elsewhere),
        )
        .order_by(due.c.at)
        .limit(MOST_DUE)
    )
    return [str(id) for id in connection.scalars(found)]


def forget(connection: Connection, gone: Sequence[str]) -> None:
    for table in gone:
        for column in (
            positions.c.table_id,
            due.c.table_id,
            log.c.table_id,
            leases.c.table_id,
            pictures.c.table_id,
            tables.c.id,
        ):
            connection.execute(delete(column.table).where(column == table))


def keep_roster(connection: Connection, game: str, id: str, body: bytes) -> None:
    put_new(connection, rosters, game=game, id=id, body=body)


def roster(connection: Connection, game: str, id: str) -> bytes | None:
    body = connection.scalar(
        select(rosters.c.body).where(rosters.c.game == game, rosters.c.id == id)
    )
    return None if body is None else bytes(body)


def count(connection: Connection) -> int:
    return int(connection.scalar(select(func.count()).select_from(log)) or 0)
