"""Several servers on one database: who lives, and who holds which table.

A server that comes in begins a *reign*, with a number that is larger than all before (`epoch`), and
lets its heart beat in the database. A table is held by one reign at a time. Whoever finds a reign
silent for too long ends it, and then its tables are free.

The fence: a server writes only in a transaction that holds a lock on its reign, which is not ended
(`FENCE`). To end a reign takes a lock that waits for such transactions and keeps out later ones. So
when a reign has ended, whatever it wrote can be read, and nothing more will come: not from a server
that was paused, nor from one that was cut off and does not know.

All times are those of the database's clock.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, select, text, update

from athanor.contract import BadRequest

from .schema import JOINING, leases, log, nodes, one_at_a_time, put_new, tables

#: Lets the heart beat meanwhile, which changes no key, but not the end of the reign.
FENCE: Final = "SELECT epoch FROM nodes WHERE epoch = %s AND ended IS NULL FOR KEY SHARE"
CLOCK: Final = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
#: Reigns that ended are remembered for so long, in milliseconds.
REMEMBERED: Final = 24 * 3600 * 1000


class Node(Struct, frozen=True):
    """A server: its reign, where the others find it, and the word by which it knows them."""

    epoch: int
    address: str
    key: str
    leaving: bool = False


class Held(Struct, frozen=True):
    """Who holds a table, and whether it was taken over from another just now. `silent_since` is
    when the heart of that one beat last, if it fell silent."""

    node: Node
    taken_over: bool = False
    silent_since: int = 0


def now(connection: Connection) -> int:
    return int(connection.scalar(CLOCK) or 0)


# -- reigns


def join(connection: Connection, address: str, key: str) -> int:
    """Begins a reign."""
    one_at_a_time(connection, JOINING)
    at = now(connection)
    epoch = 1 + int(connection.scalar(select(func.max(nodes.c.epoch))) or 0)
    connection.execute(
        nodes.insert().values(epoch=epoch, address=address, key=key, began=at, beat=at)
    )
    forgotten = select(nodes.c.epoch).where(
        nodes.c.ended < at - REMEMBERED, nodes.c.epoch.not_in(select(leases.c.epoch))
    )
    connection.execute(delete(nodes).where(nodes.c.epoch.in_(forgotten)))
    return epoch


def beat(connection: Connection, epoch: int, leaving: bool) -> bool:
    """The server lives; False if its reign has ended."""
    beaten = (
        update(nodes)
        .where(nodes.c.epoch == epoch, nodes.c.ended.is_(None))
        .values(beat=now(connection), leaving=int(leaving))
    )
    return connection.execute(beaten).rowcount == 1


def end(connection: Connection, epoch: int, silent_for: int = 0) -> bool:
    """Ends a reign, if its heart was silent for so long; True if it has ended."""
    found = select(nodes.c.beat, nodes.c.ended).where(nodes.c.epoch == epoch)
    row = connection.execute(found).first()  # without a lock, which would hold up its writes
    if row is not None and row.ended is None:
        if silent_for and row.beat > now(connection) - silent_for:
            return False
        row = connection.execute(found.with_for_update()).first()
    if row is None or row.ended is not None:
        return True
    at = now(connection)
    if silent_for and row.beat > at - silent_for:
        return False
    connection.execute(update(nodes).where(nodes.c.epoch == epoch).values(ended=at))
    return True


def end_silent(connection: Connection, silent_for: int) -> list[int]:
    """Ends the reigns that were silent for so long; those that it ended."""
    before = now(connection) - silent_for
    found = connection.scalars(
        select(nodes.c.epoch).where(nodes.c.ended.is_(None), nodes.c.beat <= before)
    )
    return [epoch for epoch in found.all() if end(connection, epoch, silent_for)]


def living(connection: Connection) -> list[Node]:
    return [node(row) for row in connection.execute(select(nodes).where(nodes.c.ended.is_(None)))]


def node(row: Row[Any]) -> Node:
    return Node(row.epoch, row.address, row.key, bool(row.leaving))


# -- tables


def claim(connection: Connection, table: str, epoch: int, silent_for: int) -> Held:
    """Takes a table if nobody holds it who lives; who holds it now?"""
    if connection.scalar(select(tables.c.stage).where(tables.c.id == table)) is None:
        raise BadRequest("no-such-table")
    mine = connection.execute(select(nodes).where(nodes.c.epoch == epoch)).one()
    if put_new(connection, leases, table_id=table, epoch=epoch):
        note_beginning(connection, table)
        return Held(node(mine))
    lease = leases.c.table_id == table
    holder = connection.scalar(select(leases.c.epoch).where(lease).with_for_update())
    if holder == epoch:
        return Held(node(mine))
    before = connection.execute(select(nodes).where(nodes.c.epoch == holder)).first()
    if before is not None and not end(connection, before.epoch, silent_for):
        return Held(node(before))
    connection.execute(update(leases).where(lease).values(epoch=epoch))
    note_beginning(connection, table)
    silent_since = 0 if before is None or before.leaving else before.beat
    return Held(node(mine), True, silent_since)


def note_beginning(connection: Connection, table: str) -> None:
    """From which entry on this reign writes: all before it was there when it took over."""
    last = select(func.coalesce(func.max(log.c.sequence), 0)).where(log.c.table_id == table)
    connection.execute(
        update(leases).where(leases.c.table_id == table).values(since=last.scalar_subquery())
    )


def holder(connection: Connection, table: str) -> Node | None:
    """The living server that holds a table."""
    row = connection.execute(
        select(nodes)
        .join(leases, leases.c.epoch == nodes.c.epoch)
        .where(leases.c.table_id == table, nodes.c.ended.is_(None))
    ).first()
    return None if row is None else node(row)


def drop(connection: Connection, table: str, epoch: int) -> None:
    """Of a table that nobody can read nobody need hold anything: neither this reign nor one that
    has ended. Who lives keeps what it holds."""
    others = select(nodes.c.epoch).where(nodes.c.ended.is_(None), nodes.c.epoch != epoch)
    connection.execute(
        delete(leases).where(leases.c.table_id == table, leases.c.epoch.not_in(others))
    )


def orphan(connection: Connection, table: str, epoch: int) -> None:
    """Leaves a table to whoever looks for such."""
    held = (leases.c.table_id == table) & (leases.c.epoch == epoch)
    connection.execute(update(leases).where(held).values(epoch=0))


def release(connection: Connection, table: str, epoch: int) -> None:
    connection.execute(delete(leases).where(leases.c.table_id == table, leases.c.epoch == epoch))


class Seen(Struct, frozen=True):
    """The servers that live, the reigns that fell silent, tables without a server."""

    living: list[Node]
    silent: list[int]
    orphans: list[str]


def survey(connection: Connection, silent_for: int, most: int) -> Seen:
    before = now(connection) - silent_for
    found = connection.execute(select(nodes).where(nodes.c.ended.is_(None))).all()
    return Seen(
        [node(row) for row in found if row.beat > before],
        [row.epoch for row in found if row.beat <= before],
        orphans(connection, most),
    )


def orphans(connection: Connection, most: int) -> list[str]:
    """Tables whose server is gone, in no order, so that those who come after it share them; without
    those where all is over, of which nobody holds anything any more."""
    gone = leases.c.epoch.not_in(select(nodes.c.epoch).where(nodes.c.ended.is_(None)))
    found = (
        select(leases.c.table_id)
        .join(tables, tables.c.id == leases.c.table_id)
        .where(gone, tables.c.stage != "over")
        .order_by(func.random())
        .limit(most)
    )
    return list(connection.scalars(found))
