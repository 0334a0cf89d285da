"""What is kept, as tables of a database: one description for SQLite and PostgreSQL.

Times are milliseconds. `SCHEMA_VERSION` is the newest of `migrations/`; a test sees to it that a
database that was brought up to date is the same as a new one.
"""

from __future__ import annotations

from typing import Any, Final, cast

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Connection,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    case,
    func,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.sqlite import REAL
from sqlalchemy.types import TypeEngine

SCHEMA_VERSION: Final = 3

Number: Final[TypeEngine[int]] = BigInteger().with_variant(Integer, "sqlite")
Real: Final[TypeEngine[float]] = Double().with_variant(REAL, "sqlite")

metadata: Final = MetaData()


def table(name: str, *columns: Column[Any] | Index) -> Table:
    return Table(name, metadata, *columns, sqlite_with_rowid=False, sqlite_strict=True)


def key(name: str, kind: Any = Text) -> Column[Any]:
    return Column(name, kind, primary_key=True, nullable=False, autoincrement=False)


def held(name: str, kind: Any = Text, default: str | None = None) -> Column[Any]:
    given = None if default is None else text(default)
    return Column(name, kind, nullable=False, server_default=given)


# -- tables

#: `epoch` is the reign of the server that wrote an entry; 0 where there is one server alone.
log: Final = table(
    "log",
    key("table_id"),
    key("sequence", Number),
    held("at", Number),
    held("entry", LargeBinary),
    held("epoch", Number, "0"),
)
tables: Final = table(
    "tables",
    key("id"),
    held("stage"),
    held("public", Number),
    held("touched", Number),
    Index("tables_by_stage", "stage", "touched"),
)
due: Final = table("due", key("table_id"), held("at", Number), Index("due_by_time", "at"))
rosters: Final = table("rosters", key("game"), key("id"), held("body", LargeBinary))
positions: Final = table(
    "positions", key("table_id"), key("kind", Number), held("body", LargeBinary)
)

# -- people

accounts: Final = table(
    "accounts",
    key("id"),
    held("name"),
    held("created", Number),
    Column("recovery", Text, unique=True),
)
sessions: Final = table(
    "sessions",
    key("token"),
    held("account"),
    held("created", Number),
    held("used", Number, "0"),
    held("device", Text, "''"),
    held("recovery", Text, "''"),
    Index("sessions_by_account", "account", "created"),
)
passkeys: Final = table(
    "passkeys",
    key("id"),
    held("account"),
    held("public_key", LargeBinary),
    held("count", Number),
    Index("passkeys_by_account", "account"),
)
blocks: Final = table(
    "blocks",
    key("account"),
    key("blocked"),
    held("at", Number),
    Index("blocks_by_blocked", "blocked"),
)
ratings: Final = table(
    "ratings",
    key("game"),
    key("player"),
    held("mu", Real),
    held("sigma", Real),
    held("games", Number),
    Index("ratings_by_player", "player"),
)
rated: Final = table("rated", key("table_id"), held("at", Number), held("seats", LargeBinary))
reports: Final = table(
    "reports",
    key("table_id"),
    key("about", Number),
    key("by", Number),
    held("at", Number),
    held("body", LargeBinary),
    Index("reports_by_time", "at"),
)

# -- the house

house: Final = table("house", key("word"), held("number", Number))
aside: Final = table("aside", key("table_id"), held("at", Number), held("code"), held("reason"))

# -- several servers on one database: see leases.py

nodes: Final = table(
    "nodes",
    key("epoch", Number),
    held("address"),
    held("key"),
    held("leaving", Number, "0"),
    held("began", Number),
    held("beat", Number),
    Column("ended", Number),
)
leases: Final = table(
    "leases",
    key("table_id"),
    held("epoch", Number),
    held("since", Number, "0"),
    Index("leases_by_epoch", "epoch"),
)
pictures: Final = table(
    "pictures", key("table_id"), held("at", Number), held("place"), held("body", LargeBinary)
)
secrets: Final = table("secrets", key("word"), held("body", LargeBinary))
spent: Final = table("spent", key("word"), held("until", Number), Index("spent_by_time", "until"))


# -- what both databases understand


def insert(connection: Connection, into: Table) -> postgresql.Insert:
    """An insertion that may say what to do with what is there already."""
    if connection.dialect.name == "sqlite":
        return cast(postgresql.Insert, sqlite.insert(into))
    return postgresql.insert(into)


def put_new(connection: Connection, into: Table, **values: Any) -> bool:
    """False if it is there already, and then stays as it is."""
    first = next(iter(into.primary_key))
    new = insert(connection, into).values(values).on_conflict_do_nothing()
    return connection.execute(new.returning(first)).first() is not None


def larger(one: ColumnElement[Any], other: ColumnElement[Any]) -> ColumnElement[Any]:
    return case((one > other, one), else_=other)


def one_at_a_time(connection: Connection, what: int) -> None:
    """Until this transaction is over no other server does the same. SQLite has one writer."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCKS, what)))


#: Ours among advisory locks, and what is done one at a time.
LOCKS: Final = 0x417468
MIGRATING: Final = 1
RATING: Final = 2
JOINING: Final = 3
