"""What authenticators are asked. Nothing is kept of a question until it is answered well: it has
its own time in it, and a seal that only this house can make. So no flood of questions pushes out
those of others, and what one server asked may be answered to another."""

from __future__ import annotations

import base64
import hmac
import json
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from athanor.contract import BadRequest

PATIENCE_SECONDS: Final = 300
RANDOM_BYTES: Final = 16
TIME_BYTES: Final = 8
SEAL_BYTES: Final = 32

#: A challenge that was answered well, as a word, and the second after which nobody may do it again.
Proof = tuple[str, int]


class Challenges:
    """Each is for one purpose and one account, and can be answered for a while; the store sees to
    it that it is answered well once."""

    def __init__(self, key: bytes, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.key = key

    def ask(self, purpose: str, account: str = "") -> bytes:
        head = secrets.token_bytes(RANDOM_BYTES) + int(self.clock()).to_bytes(TIME_BYTES, "big")
        return head + self.seal(head, purpose, account)

    def seal(self, head: bytes, purpose: str, account: str) -> bytes:
        return hmac.digest(
            self.key, b"\0".join((head, purpose.encode(), account.encode())), "sha256"
        )

    def answered(self, credential: dict[str, Any], purpose: str, account: str = "") -> bytes:
        """The challenge that an answer answers."""
        try:
            data = json.loads(decode(credential["response"]["clientDataJSON"]))
            challenge = decode(str(data["challenge"]))
        except (KeyError, TypeError, ValueError, RecursionError):
            raise BadRequest("passkey-refused") from None
        head = challenge[:-SEAL_BYTES]
        asked = int.from_bytes(head[RANDOM_BYTES:], "big")
        if (
            len(challenge) != RANDOM_BYTES + TIME_BYTES + SEAL_BYTES
            or not hmac.compare_digest(challenge[-SEAL_BYTES:], self.seal(head, purpose, account))
            or not 0 <= int(self.clock()) - asked <= PATIENCE_SECONDS
        ):
            raise BadRequest("passkey-stale")
        return challenge

    def proof(self, challenge: bytes) -> Proof:
        """It was answered well, which takes a passkey: once is enough."""
        return challenge.hex(), int(self.clock()) + PATIENCE_SECONDS


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
