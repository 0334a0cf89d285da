"""Fair shares: how much of the house one address may have.

A share of things *done* (opening tables, asking for hints) is a bucket that refills evenly: it may
be emptied at once, and then gives as fast as it refills. Work is *charged* when it is done and its
cost is known; that may put an address into debt, and the next request waits until it is paid. A
share of things *held* (connections, jobs that wait) is a plain count.

The house remembers only addresses that used something lately, and no more than `MOST` of them;
whoever has more addresses than that gains nothing by being forgotten. An IPv6 address counts by the
network of 64 bits that one household or school is given.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

from msgspec import Struct

from athanor.contract import BadRequest


class Share(Struct, frozen=True):
    """`most` at once; of things done, so many again within a minute."""

    code: str
    most: float
    a_minute: float = 0.0


#: Generous: a school is one address. `words` and `names` are what is said and renamed at tables.
SHARES: Final[Mapping[str, Share]] = {
    "connections": Share("too-many-connections", 512),
    "jobs": Share("too-many-jobs", 24),
    "tables": Share("too-many-tables", 60, 60),
    "seats": Share("too-many-seats", 120, 60),
    "hints": Share("too-many-hints", 120, 60),
    "reviews": Share("too-many-reviews", 30, 15),
    "records": Share("too-many-records", 30, 30),
    "rosters": Share("too-many-rosters", 60, 60),
    "accounts": Share("too-many-accounts", 60, 30),
    "passkeys": Share("too-many-passkeys", 60, 60),
    "reports": Share("too-many-reports", 20, 2),
    "words": Share("too-many-words", 240, 240),
    "names": Share("too-many-names", 60, 60),
    "work": Share("too-much-work", 60, 30),
}
#: The word that stands for every share in an operator's settings.
EVERY: Final = "every"
#: How many buckets are remembered.
MOST: Final = 50_000
LONGEST_ADDRESS: Final = 64


class Bucket:
    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


Key = tuple[str, str]


class Budgets:
    """`clock` gives seconds that only go forward. `changed` are the shares an operator set: a
    number replaces both `most` and what comes back in a minute; 0 is any number."""

    def __init__(self, clock: Callable[[], float], changed: Mapping[str, float]) -> None:
        self.clock = clock
        self.shares = {what: settled(what, changed) for what in SHARES}
        self.buckets: dict[Key, Bucket] = {}
        self.held: dict[Key, int] = {}
        self.refused = 0

    def spend(self, address: str, what: str, amount: float = 1.0) -> None:
        """Takes from an address's share, or refuses and says how long to wait."""
        share = self.shares[what]
        if not share.most:
            return
        bucket = self.bucket(network(address), what, share)
        wanted = min(amount, share.most)
        if bucket.left < wanted or bucket.left < 0:
            seconds = (max(wanted, 0.0) - bucket.left) * 60 / share.a_minute
            self.refuse(share, what, max(1, math.ceil(seconds)))
        bucket.left -= amount

    def charge(self, address: str, what: str, amount: float) -> None:
        """Takes what was already used; who owes something is refused until it is paid."""
        share = self.shares[what]
        if share.most:
            bucket = self.bucket(network(address), what, share)
            bucket.left = max(bucket.left - amount, -share.most)

    def check(self, address: str, what: str) -> None:
        """Refuses an address that owes something; takes nothing."""
        self.spend(address, what, 0.0)

    def hold(self, address: str, what: str) -> Callable[[], None]:
        """One more thing held by an address, until the function that is returned is called."""
        share = self.shares[what]
        key = (network(address), what)
        if share.most and self.held.get(key, 0) >= share.most:
            self.refuse(share, what, 1)
        self.held[key] = self.held.get(key, 0) + 1
        holding = True

        def release() -> None:
            nonlocal holding
            if holding:
                holding = False
                self.held[key] -= 1
                if not self.held[key]:
                    del self.held[key]

        return release

    def place(self, address: str) -> str:
        """The name under which all that come from there share."""
        return network(address)

    def refuse(self, share: Share, what: str, seconds: int) -> None:
        self.refused += 1
        raise BadRequest(share.code, what=what, seconds=seconds)

    def bucket(self, place: str, what: str, share: Share) -> Bucket:
        """An address's bucket as it is now. The one used last stands at the end."""
        now = self.clock()
        key = (place, what)
        bucket = self.buckets.pop(key, None)
        if bucket is None:
            bucket = Bucket(share.most, now)
            if len(self.buckets) >= MOST:
                del self.buckets[next(iter(self.buckets))]
        bucket.left = min(share.most, bucket.left + (now - bucket.at) * share.a_minute / 60)
        bucket.at = now
        self.buckets[key] = bucket
        return bucket

    def tidy(self) -> None:
        """Forgets whoever has a full share again."""
        now = self.clock()
        for key, bucket in list(self.buckets.items()):
            share = self.shares[key[1]]
            if bucket.left + (now - bucket.at) * share.a_minute / 60 >= share.most:
                del self.buckets[key]


def settled(what: str, changed: Mapping[str, float]) -> Share:
    share = SHARES[what]
    number = changed.get(what, changed.get(EVERY))
    if number is None:
        return share
    return Share(share.code, number, number if share.a_minute else 0.0)


def read_shares(text: str) -> dict[str, float]:
    """What an operator wrote: "tables=30 hints=0"."""
    found = {}
    for word in text.replace(",", " ").split():
        what, _, number = word.partition("=")
        if not number.isdecimal() or (what not in SHARES and what != EVERY):
            known = ", ".join((*SHARES, EVERY))
            raise BadRequest("shares-unknown", word=word, known=known)
        found[what] = float(number)
    return found


@lru_cache(4096)
def network(address: str) -> str:
    """The name under which an address is counted."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST_ADDRESS]
    if isinstance(found, IPv6Address):
        mapped: IPv4Address | None = found.ipv4_mapped
        return str(mapped or IPv6Network((found, 64), strict=False).network_address)
    return str(found)
