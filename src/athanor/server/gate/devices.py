"""What a browser says it is, in two words that its owner knows again: "Firefox, Android"."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

#: Words in the header and what they mean, the more telling first: each claims to be others too.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def device_of(request: Request[Any, Any, Any]) -> str:
    """Nothing finer is kept: it would tell people apart."""
    said = request.headers.get("user-agent", "")
    found = (first(said, BROWSERS), first(said, SYSTEMS))
    return ", ".join(name for name in found if name)


def first(said: str, known: tuple[tuple[str, str], ...]) -> str:
    return next((name for sign, name in known if sign in said), "")
