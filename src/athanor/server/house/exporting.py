"""The records of games that are over, out of their logs, for people who study play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from athanor.contract import AthanorError, Record

from ..table.keeping import Rows, play_again


def records(logs: Iterable[tuple[str, Rows]]) -> Iterator[Record | AthanorError]:
    """The record of each game; in the place of one that cannot be read, why."""
    for id, rows in logs:
        try:
            table, _ = play_again(id, rows)
            yield table.record()
        except AthanorError as error:
            yield error
