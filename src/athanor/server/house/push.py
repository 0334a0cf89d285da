"""Web Push: a word to somebody's browser when it is their turn and they are not here.

It works where the operator has set a key (`python -m athanor.server.house.push` makes one). What
is sent says which table and nothing else, and is encrypted for that one browser (RFC 8291, RFC
8188): the push service in between learns only that something was said. It is signed with the
operator's key (VAPID, RFC 8292).
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import http.client
import json
import logging
import os
import socket
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, urlsplit

from athanor.contract import BadRequest

from ..wire.subscriptions import decode

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

    from ..wire.resources import Subscription

log: Final = logging.getLogger("athanor.push")

#: How long a push service keeps a message for a browser that is off, in seconds.
KEEP: Final = 24 * 3600
RECORD_SIZE: Final = 4096
TOKEN_SECONDS: Final = 12 * 3600
PATIENCE: Final = 10.0
GONE: Final = (404, 410)
REFUSED: Final = 300
#: Pushes have threads of their own, and no one service has all of them.
THREADS: Final = 4
THREADS_PER_HOST: Final = 2
#: How many may wait for one service; more are lost.
MOST_WAITING: Final = 200


class Push:
    """`private` is the operator's key, 32 bytes in base64url; `contact` an address for those who
    run push services (mailto: or https:)."""

    def __init__(self, private: str, contact: str) -> None:
        self.contact = contact
        self.key = private_key(private)
        self.public = encode(point(self.key))
        self.threads = ThreadPoolExecutor(THREADS, "push")
        self.turns: dict[str, asyncio.Semaphore] = {}
        self.waiting: dict[str, int] = {}

    async def send(self, where: Subscription, message: dict[str, str]) -> bool:
        """False if that browser no longer wants to hear."""
        host = urlsplit(where.endpoint).netloc
        if self.waiting.get(host, 0) >= MOST_WAITING:
            log.warning("a push was lost", extra={"reason": "too many wait"})
            return True
        self.waiting[host] = self.waiting.get(host, 0) + 1
        turns = self.turns.setdefault(host, asyncio.Semaphore(THREADS_PER_HOST))
        try:
            async with turns:
                body = json.dumps(message).encode()
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.threads, self.post, where, body)
        finally:
            self.waiting[host] -= 1
            if not self.waiting[host]:
                del self.waiting[host], self.turns[host]

    def post(self, where: Subscription, message: bytes) -> bool:
        """In a thread of its own, for no longer than `PATIENCE`. Whatever goes wrong is told in the
        log and harms nobody."""
        parts = urlsplit(where.endpoint)
        try:
            line = line_to(parts)
            headers = {
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(KEEP),
                "Urgency": "normal",
                "Authorization": f"vapid t={self.token(where.endpoint)}, k={self.public}",
            }
            body = encrypt(message, decode(where.p256dh), decode(where.auth))
            clock = threading.Timer(PATIENCE, hang_up, [line])
            clock.start()
            try:
                line.request("POST", parts._replace(scheme="", netloc="").geturl(), body, headers)
                code = line.getresponse().status
            finally:
                clock.cancel()
                line.close()
        except Exception as error:
            log.warning("a push was lost", extra={"reason": type(error).__name__})
            return True
        if code >= REFUSED:
            log.warning("a push was refused", extra={"code": code})
        return code not in GONE

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    def token(self, endpoint: str) -> str:
        """Who sends this, to whom, and until when that may be believed."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
            "sub": self.contact,
        }
        head = encode(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{encode(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def line_to(parts: SplitResult) -> http.client.HTTPConnection:
    secure = parts.scheme == "https"
    kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
    return kind(parts.hostname or "", parts.port, timeout=PATIENCE)


def hang_up(line: http.client.HTTPConnection) -> None:
    """Ends a conversation that comes to no end."""
    with contextlib.suppress(OSError, AttributeError):
        line.sock.shutdown(socket.SHUT_RDWR)


def encrypt(message: bytes, browser: bytes, secret: bytes) -> bytes:
    """For the one browser that holds the other half of the key."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    ours = ec.generate_private_key(ec.SECP256R1())
    shared = ours.exchange(ec.ECDH(), theirs)
    salt = os.urandom(16)
    both = b"WebPush: info\0" + browser + point(ours)
    material = derive(shared, secret, both, 32)
    key = derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([65]) + point(ours)
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def private_key(text: str) -> EllipticCurvePrivateKey:
    try:
        from cryptography.hazmat.primitives.asymmetric import ec
    except ImportError:
        raise BadRequest("push-missing") from None
    try:
        number = int.from_bytes(decode(text), "big")
        return ec.derive_private_key(number, ec.SECP256R1())
    except ValueError:
        raise BadRequest("push-key") from None


def new_key() -> str:
    try:
        from cryptography.hazmat.primitives.asymmetric import ec
    except ImportError:
        raise BadRequest("push-missing") from None
    made = ec.generate_private_key(ec.SECP256R1())
    return encode(made.private_numbers().private_value.to_bytes(32, "big"))


def point(key: EllipticCurvePrivateKey) -> bytes:
    """The public half, as both sides write it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


if __name__ == "__main__":
    made = new_key()
    sys.stdout.write(f"ATHANOR_PUSH_KEY={made}\n")
