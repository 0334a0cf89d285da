"""Where a browser wishes to be told of its turn, checked before it is kept."""

from __future__ import annotations

import base64
import re
from collections.abc import Sequence
from typing import Final
from urllib.parse import SplitResult, urlsplit

from athanor.contract import BadRequest

from .messages import Subscribe

ENDPOINT_LIMIT: Final = 1000
HOST: Final = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?")
#: Nothing that a line of HTTP could break at.
ENDPOINT: Final = re.compile(r"[!-~]+")

#: The curve P-256, on which browsers have their keys: y² = x³ - 3x + b modulo a prime.
PRIME: Final = 2**256 - 2**224 + 2**192 + 2**96 - 1
B: Final = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_subscription(wish: Subscribe, hosts: Sequence[str]) -> None:
    """The server lets nobody choose what it speaks to: push services of browsers only."""
    try:
        parts = urlsplit(wish.endpoint)
        sound = is_allowed(parts, hosts) and is_point(decode(wish.p256dh))
        sound = sound and len(decode(wish.auth)) == 16
    except ValueError:
        sound = False
    fits = len(wish.endpoint) <= ENDPOINT_LIMIT and ENDPOINT.fullmatch(wish.endpoint)
    if not sound or not fits:
        raise BadRequest("push-subscription")


def is_allowed(parts: SplitResult, hosts: Sequence[str]) -> bool:
    """A host, or what lies below it, by HTTPS at its usual port. One that an operator wrote with a
    port is meant as it stands, and on this machine HTTP will do."""
    host, port = parts.hostname or "", parts.port
    if not HOST.fullmatch(host) or parts.username is not None:
        return False
    if f"{host}:{port}" in hosts:
        return parts.scheme == "https" or host == "localhost"
    known = any(host == each or host.endswith("." + each) for each in hosts)
    return known and parts.scheme == "https" and port in (None, 443)


def is_point(key: bytes) -> bool:
    """Whether a browser's key is one: a point of the curve."""
    if len(key) != 65 or key[0] != 4:
        return False
    x, y = int.from_bytes(key[1:33], "big"), int.from_bytes(key[33:], "big")
    return x < PRIME and y < PRIME and (y * y - (x * x * x - 3 * x + B)) % PRIME == 0
