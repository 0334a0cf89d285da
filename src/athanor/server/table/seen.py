"""What each viewer of a table sees now, as JSON. A view is written when somebody waits for it: most
of those of bots, and of spectators who are not there, never are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from athanor.contract import View

_encoder: Final = msgspec.json.Encoder()


class Seen:
    """Of one moment. What was not written when the table moves on must not be asked for any more,
    as a view may share what it shows with the state; the table then has another of these."""

    __slots__ = ("views", "written")

    def __init__(self, views: Sequence[View]) -> None:
        self.views = views
        self.written: list[bytes] = [b""] * len(views)

    @classmethod
    def kept(cls, written: Sequence[bytes]) -> Seen:
        found = cls(())
        found.written = list(written)
        return found

    def __getitem__(self, viewer: int) -> bytes:
        found = self.written[viewer]
        if not found:
            found = self.written[viewer] = _encoder.encode(self.views[viewer])
        return found

    def __iter__(self) -> Iterator[bytes]:
        return (self[viewer] for viewer in range(len(self.written)))

    def __len__(self) -> int:
        return len(self.written)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]
