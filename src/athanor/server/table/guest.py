"""Whoever looks at a table, as the table sees them."""

from __future__ import annotations

from typing import Final, Protocol

Viewers = tuple[int | None, ...]
SPECTATOR: Final[Viewers] = (None,)


class Guest(Protocol):
    """A connection, as a table sees it. It looks through the eyes of `viewers`, from an
    `address` whose share it uses."""

    seats: tuple[int, ...]
    viewers: Viewers
    open: bool
    address: str

    def send(self, frame: bytes) -> None: ...
    def close(self, code: int, reason: str) -> None: ...
