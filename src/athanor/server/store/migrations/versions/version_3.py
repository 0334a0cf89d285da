"""Several servers on one database: who lives, who holds which table, and what they share."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"

Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def table(name: str, *columns: sa.Column[Any]) -> None:
    op.create_table(name, *columns, sqlite_strict=True, sqlite_with_rowid=False)


def key(name: str, kind: Any = sa.Text) -> sa.Column[Any]:
    return sa.Column(name, kind, primary_key=True, nullable=False, autoincrement=False)


def held(name: str, kind: Any = sa.Text, default: str | None = None) -> sa.Column[Any]:
    given = None if default is None else sa.text(default)
    return sa.Column(name, kind, nullable=False, server_default=given)


def upgrade() -> None:
    op.add_column("log", held("epoch", Number, "0"))
    table(
        "nodes",
        key("epoch", Number),
        held("address"),
        held("key"),
        held("leaving", Number, "0"),
        held("began", Number),
        held("beat", Number),
        sa.Column("ended", Number),
    )
    table("leases", key("table_id"), held("epoch", Number), held("since", Number, "0"))
    op.create_index("leases_by_epoch", "leases", ["epoch"])
    table(
        "pictures", key("table_id"), held("at", Number), held("place"), held("body", sa.LargeBinary)
    )
    table("secrets", key("word"), held("body", sa.LargeBinary))
    table("spent", key("word"), held("until", Number))
    op.create_index("spent_by_time", "spent", ["until"])
