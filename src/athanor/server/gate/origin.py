"""Which pages may speak to this server, and what browsers are told to allow on ours."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'{sockets}",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)


def origin_allowed(origin: str | None, host: str, public_address: str) -> bool:
    """A page of ours, or no page at all (programs send no Origin; browsers always do)."""
    if origin is None:
        return True
    if public_address and origin == origin_of(public_address):
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host


def origin_of(address: str) -> str:
    """As browsers write it: in small letters, without a port that goes without saying."""
    parts = urlsplit(address.lower())
    usual = ":443" if parts.scheme == "https" else ":80"
    return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"


def is_this_machine(origin: str) -> bool:
    host = urlsplit(origin).hostname or ""
    return host in ("localhost", "127.0.0.1", "::1") or host.endswith(".localhost")


def security_headers(public_address: str) -> list[tuple[bytes, bytes]]:
    """`'self'` covers sockets of the same origin; older browsers want to be told."""
    sockets = ""
    if public_address:
        sockets = " " + origin_of(public_address).replace("http", "ws", 1)
    return [
        (b"content-security-policy", CONTENT_POLICY.format(sockets=sockets).encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    ]
