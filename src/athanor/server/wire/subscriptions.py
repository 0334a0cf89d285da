"""Where a browser wishes to be told of its turn, checked before it is kept."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from athanor.contract import BadRequest

from .messages import Subscribe

ENDPOINT_LIMIT: Final = 1000


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_subscription(wish: Subscribe, hosts: Sequence[str]) -> None:
    """The server lets nobody choose what it speaks to: push services of browsers only."""
    try:
        parts = urlsplit(wish.endpoint)
        host = parts.hostname or ""
        sound = len(decode(wish.p256dh)) == 65 and len(decode(wish.auth)) == 16
    except ValueError:
        raise BadRequest("push-subscription") from None
    known = any(host == each or host.endswith("." + each) for each in hosts)
    if not known or (parts.scheme != "https" and host != "localhost") or not sound:
        raise BadRequest("push-subscription")
    if len(wish.endpoint) > ENDPOINT_LIMIT:
        raise BadRequest("push-subscription")
