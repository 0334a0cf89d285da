"""What authenticators were asked and have not answered yet."""

from __future__ import annotations

import base64
import json
import time
from typing import Any, Final

from athanor.contract import BadRequest

PATIENCE_SECONDS: Final = 300.0
MOST_WAITING: Final = 10_000


class Challenges:
    """Each can be answered once, for a while, and not after a restart."""

    def __init__(self) -> None:
        self.waiting: dict[str, tuple[str, float]] = {}

    def remember(self, challenge: bytes, account: str) -> None:
        if len(self.waiting) >= MOST_WAITING:
            del self.waiting[next(iter(self.waiting))]
        self.waiting[encode(challenge)] = (account, time.monotonic())

    def answered(self, credential: dict[str, Any], account: str) -> bytes:
        """The challenge that an answer answers."""
        try:
            data = json.loads(decode(credential["response"]["clientDataJSON"]))
            challenge = str(data["challenge"])
        except (KeyError, TypeError, ValueError):
            raise BadRequest("passkey-refused") from None
        asked, at = self.waiting.pop(challenge, ("", 0.0))
        if not at or asked != account or time.monotonic() - at > PATIENCE_SECONDS:
            raise BadRequest("passkey-stale")
        return decode(challenge)


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
