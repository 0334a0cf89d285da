"""How databases of earlier programs become those of this one (Alembic). A revision is named by the
version of the schema it leads to, and adds: servers of the version before go on beside it."""
