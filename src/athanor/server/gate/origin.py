"""Which pages may speak to this server, and what browsers are told to allow on ours."""

from __future__ import annotations

from functools import cache
from ipaddress import ip_address
from socket import gethostname
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


def host_allowed(host: str, own: str, public_address: str, more: tuple[str, ...]) -> bool:
    """Whether a request calls the house by a name of its own. A foreign name that leads here is how
    a foreign page would pass for ours (DNS rebinding); an address is nobody's name. `own` is the
    address at which the request came in, `more` what the operator adds. Old programs send no
    Host."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        if not host or name in known_names(public_address, more):
            return True
        address = ip_address(name)
    except ValueError:
        return host.partition(":")[0].endswith(".localhost")
    return not public_address or address.is_loopback or name == own


@cache
def known_names(public_address: str, more: tuple[str, ...]) -> frozenset[str]:
    machine = gethostname().lower()
    names = {"localhost", machine, f"{machine}.local", *(name.lower() for name in more)}
    if public_address:
        names.add(urlsplit(public_address).hostname or "")
    return frozenset(names - {""})


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
