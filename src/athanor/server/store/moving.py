"""Moving house: all that is kept, from one database into another that is empty, and verified.

What only servers that live now need is left behind: who they are, and what they hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, Table, func, select

from athanor.contract import BadRequest

from . import leases as reigns
from .schema import leases, log, metadata, nodes, pictures, spent

LEFT_BEHIND: Final = (nodes, leases, pictures, spent)
AT_ONCE: Final = 500
#: A server whose heart beat so lately lives, in milliseconds.
LATELY: Final = 30_000
WHOLE: Final = 2**256


class Moved(Struct, frozen=True):
    logs: int
    entries: int
    rows: int


def moved_tables() -> list[Table]:
    return [table for table in metadata.sorted_tables if table not in LEFT_BEHIND]


def check_quiet(connection: Connection, name: str) -> None:
    """Nobody may write while it is moved."""
    if connection.dialect.name == "postgresql":
        before = reigns.now(connection) - LATELY
        living = select(func.count()).where(nodes.c.ended.is_(None), nodes.c.beat > before)
        if connection.scalar(living):
            raise BadRequest("database-in-use", database=name)


def check_empty(connection: Connection, name: str) -> None:
    for table in moved_tables():
        if connection.scalar(select(func.count()).select_from(table)):
            raise BadRequest("database-not-empty", database=name)


def move(source: Connection, target: Connection) -> Moved:
    """Copies everything, commits, reads it back and compares; the target is emptied again if it
    differs. Both are as of one moment, as nobody else writes."""
    for table in moved_tables():
        rows = rows_of(source, table)
        while some := [as_values(row) for row in islice(rows, AT_ONCE)]:
            target.execute(table.insert(), some)
    target.commit()
    counted = 0
    for table in moved_tables():
        found = seals(source, table)
        if found != seals(target, table):
            empty(target)
            raise BadRequest("move-differs", table=table.name)
        counted += sum(count for count, _ in found.values())
    logs = seals(target, log)
    return Moved(len(logs), sum(count for count, _ in logs.values()), counted)


def empty(target: Connection) -> None:
    for table in moved_tables():
        target.execute(table.delete())
    target.commit()


def rows_of(connection: Connection, table: Table) -> Iterator[Row[Any]]:
    streamed = {"stream_results": True, "yield_per": AT_ONCE}
    yield from connection.execute(select(table), execution_options=streamed)


def as_values(row: Row[Any]) -> dict[str, Any]:
    """Reigns end with the house that is left."""
    values = dict(row._mapping)
    if "epoch" in values:
        values["epoch"] = 0
    return values


def seals(connection: Connection, table: Table) -> dict[str, tuple[int, int]]:
    """How many rows there are and what they come to, in any order: of each log by itself, of other
    tables as a whole."""
    found: dict[str, tuple[int, int]] = {}
    for row in rows_of(connection, table):
        values = as_values(row)
        whose = str(values["table_id"]) if table is log else ""
        plain = {k: bytes(v) if isinstance(v, memoryview) else v for k, v in values.items()}
        seal = int.from_bytes(sha256(msgspec.msgpack.encode(plain)).digest(), "big")
        count, total = found.get(whose, (0, 0))
        found[whose] = count + 1, (total + seal) % WHOLE
    return found
