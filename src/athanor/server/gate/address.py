"""From where somebody speaks to the house: the other end of the connection or, if that is a proxy
that the operator trusts, whom the proxy names. The same for HTTP and for sockets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Final

from athanor.contract import BadRequest

from ..settings import THIS_MACHINE

#: What another server of the same database says of whom it speaks for is believed.
ANYWHERE: Final = ("0.0.0.0/0", "::/0")


@lru_cache(4096)
def is_trusted(address: str, proxies: tuple[str, ...]) -> bool:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return any(found in ip_network(proxy, strict=False) for proxy in proxies)


def speaker(peer: str, forwarded: Sequence[str], proxies: tuple[str, ...]) -> str:
    """`forwarded` are the values of X-Forwarded-For. Each proxy adds to the end whom it heard, so
    the last one that is not a proxy of ours is who speaks; what stands before it is hearsay."""
    if not is_trusted(peer, proxies):
        return peer
    speaker = peer
    for word in reversed(",".join(forwarded).split(",")):
        named = without_port(word.strip())
        try:
            ip_address(named.partition("%")[0])
        except ValueError:
            return speaker
        speaker = named
        if not is_trusted(named, proxies):
            return speaker
    return speaker


def without_port(word: str) -> str:
    if word.startswith("["):
        return word[1:].partition("]")[0]
    return word.partition(":")[0] if word.count(":") == 1 else word


def read_proxies(text: str) -> tuple[str, ...]:
    """What an operator wrote: "127.0.0.1 10.0.0.0/8". Nothing: this machine."""
    found = tuple(text.replace(",", " ").split())
    for word in found:
        try:
            ip_network(word, strict=False)
        except ValueError:
            raise BadRequest("proxies-unknown", word=word) from None
    return found or THIS_MACHINE
