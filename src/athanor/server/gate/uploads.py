"""What comes along with a request is read before the request takes its turn.

So whoever sends half of it and goes, or is let go of, costs no more than what they sent. How much
is held at once, in all and for each address, has a bound.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any, Final

from athanor.contract import BadRequest

from ..settings import BODY_LIMIT, RECORD_LIMIT

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]

#: Where records are brought to: the only large things that come in.
RECORDS: Final = "/api/replays"
#: How many bytes the house holds at once, and how many of one address.
ROOM: Final = 48 * 1024 * 1024
EACH: Final = 12 * 1024 * 1024


class Uploads:
    def __init__(self) -> None:
        self.held: Counter[str] = Counter()

    @contextmanager
    def begun(self, place: str) -> Iterator[Upload]:
        """What one request brings, held until it is answered."""
        upload = Upload(self, place)
        try:
            yield upload
        finally:
            self.held[place] -= upload.size
            if not self.held[place]:
                del self.held[place]


class Upload:
    def __init__(self, all: Uploads, place: str) -> None:
        self.all = all
        self.place = place
        self.size = 0

    async def read(self, scope: Scope, receive: Receive) -> bytes | None:
        """All of it, or None if whoever sent it has gone."""
        most = RECORD_LIMIT if scope["path"] == RECORDS else BODY_LIMIT
        if announced(scope) > most:
            raise BadRequest("too-large")
        pieces: list[bytes] = []
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            pieces.append(message.get("body", b""))
            self.hold(len(pieces[-1]))
            if self.size > most:
                raise BadRequest("too-large")
            if not message.get("more_body", False):
                return b"".join(pieces)

    def hold(self, size: int) -> None:
        self.size += size
        self.all.held[self.place] += size
        if self.all.held[self.place] > EACH or self.all.held.total() > ROOM:
            raise BadRequest("desk-busy")


def announced(scope: Scope) -> int:
    """How long it is said to be; 0 if nothing is said."""
    return int(dict(scope["headers"]).get(b"content-length", b"0"))
