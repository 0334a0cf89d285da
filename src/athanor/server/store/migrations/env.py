"""Run by Alembic: the migrations, on the connection that `upgrade.py` has opened."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
