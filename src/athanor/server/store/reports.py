"""Reports of people about people, kept for the operator: `athanor reports`.

What is kept is what it takes to judge: when and at which table, the reason and the words of who
reported, the name and account of whom it is about, and what they last said there. Who reported is
only a seat's number. Reports are forgotten after a while.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, select

from .schema import insert, reports

KEPT_DAYS: Final = 90
MOST: Final = 10_000


class Report(Struct, frozen=True):
    """`about` and `by` are seats; `lines` what the one at `about` said last."""

    table: str
    about: int
    by: int
    at: int
    name: str
    account: str
    reason: str
    words: str
    lines: Sequence[str]


def keep(connection: Connection, report: Report) -> None:
    """One for each pair of seats of a table: who reports again says it anew."""
    before = report.at - KEPT_DAYS * 24 * 3600 * 1000
    connection.execute(delete(reports).where(reports.c.at < before))
    new = insert(connection, reports).values(
        table_id=report.table,
        about=report.about,
        by=report.by,
        at=report.at,
        body=msgspec.json.encode(report),
    )
    connection.execute(
        new.on_conflict_do_update(
            index_elements=["table_id", "about", "by"],
            set_={"at": new.excluded.at, "body": new.excluded.body},
        )
    )
    oldest = select(reports.c.at).order_by(reports.c.at.desc()).limit(1).offset(MOST - 1)
    connection.execute(delete(reports).where(reports.c.at < oldest.scalar_subquery()))


def kept(connection: Connection) -> list[Report]:
    """The newest first."""
    rows = connection.scalars(select(reports.c.body).order_by(reports.c.at.desc()))
    return [msgspec.json.decode(body, type=Report) for body in rows]


def clear(connection: Connection, table: str) -> int:
    """Forgets what was reported at a table; how many reports were that?"""
    return connection.execute(delete(reports).where(reports.c.table_id == table)).rowcount
