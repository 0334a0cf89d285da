"""Where others find this house: what an invitation has to say, and whether it can be followed."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

from ..settings import Settings

#: An address that nobody has: to ask the system by which of ours it would go there sends nothing.
ELSEWHERE: Final = ("192.0.2.1", 9)


def is_alone(settings: Settings) -> bool:
    """Whether only this computer can call the house."""
    if settings.public_address:
        return False
    if settings.host == "localhost":
        return True
    with suppress(ValueError):
        return ip_address(settings.host).is_loopback
    return False


def address_for_others(settings: Settings) -> str:
    """Where others find the house, or would if it listened to the home network; "" where this
    computer is in none."""
    if settings.public_address:
        return settings.public_address.rstrip("/")
    with suppress(ValueError):
        given = ip_address(settings.host)
        if not (given.is_loopback or given.is_unspecified):
            name = f"[{given}]" if given.version == 6 else str(given)
            return f"http://{name}:{settings.port}"
    home = home_address()
    return f"http://{home}:{settings.port}" if home else ""


def home_address() -> str:
    """This computer's address in the network it is in."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(ELSEWHERE)
        found = ip_address(asking.getsockname()[0])
        return "" if found.is_loopback or found.is_unspecified else str(found)
    return ""
