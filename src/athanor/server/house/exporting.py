"""The records of all games that are over, out of a database, for people who study play."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection

from athanor.contract import AthanorError, Record

from ..store import logs
from ..table.keeping import play_again


def finished(connection: Connection, since: int = 0) -> Iterator[Record | AthanorError]:
    """The record of each game that was over at `since` (in milliseconds) or later, the earliest
    first; in the place of one that cannot be read, why. A server may go on writing meanwhile:
    nothing is held between one game and the next."""
    for id in logs.over_since(connection, since):
        rows = logs.read(connection, id)
        connection.rollback()
        if rows:  # forgotten a moment ago otherwise
            try:
                table, _ = play_again(id, rows)
                yield table.record()
            except AthanorError as error:
                yield error
