"""What waits to be thought about, and who comes first.

Moves of bots come before hints, hints before reviews; but whatever has waited long enough gets a
turn, so nothing waits for ever. Among equals the address comes first that has used least of the
workers' time lately, and its tables take turns. So whoever opens a hundred tables waits for
themselves, not others for them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Collection, Iterator
from typing import Final, Literal

from .worker import Order, Work

Kind = Literal["move", "hint", "review"]
KINDS: Final[tuple[Kind, ...]] = ("move", "hint", "review")
#: After so many seconds without a turn, one is given to what is less urgent.
TURN_AFTER: Final[dict[Kind, float]] = {"hint": 5.0, "review": 15.0}
#: How many addresses are remembered that have nothing waiting.
REMEMBERED: Final = 1000


class Job:
    """Something to be thought about. `cost` is how many seconds it is expected to take if nobody is
    in a hurry; `percent` how much of that it was granted. `spent` is what it took so far."""

    def __init__(
        self, kind: Kind, address: str, table: str, work: Work, given: tuple[object, ...]
    ) -> None:
        self.kind: Kind = kind
        self.address = address
        self.table = table
        self.work = work
        self.given = given
        self.number = -1
        self.scaled = False
        self.cost = 0.0
        self.percent = 100
        self.spent = 0.0
        self.asked = 0.0
        self.begun = 0.0
        self.tries = 0
        self.future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def order(self) -> Order:
        percent = (self.percent,) if self.scaled else ()
        return Order(self.number, self.work, (*self.given, *percent))


class Lane:
    """The jobs of one kind."""

    def __init__(self) -> None:
        self.waiting: dict[str, OrderedDict[str, deque[Job]]] = {}
        self.demand: dict[str, float] = {}
        self.used: dict[str, float] = {}
        self.least_used = 0.0
        self.count = 0

    def __iter__(self) -> Iterator[Job]:
        for tables in self.waiting.values():
            for jobs in tables.values():
                yield from jobs

    def add(self, job: Job, first: bool = False) -> None:
        """`first` where it was at work already and must begin again."""
        if job.address not in self.waiting:
            self.waiting[job.address] = OrderedDict()
            self.demand[job.address] = 0.0
            # Who did nothing for a while has not saved up anything.
            self.used[job.address] = max(self.used.get(job.address, 0.0), self.least_used)
        jobs = self.waiting[job.address].setdefault(job.table, deque())
        if first:
            jobs.appendleft(job)
            self.waiting[job.address].move_to_end(job.table, last=False)
        else:
            jobs.append(job)
        self.demand[job.address] += job.cost
        self.count += 1

    def remove(self, job: Job) -> bool:
        tables = self.waiting.get(job.address, OrderedDict())
        jobs = tables.get(job.table, deque())
        if job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del tables[job.table]
        self.demand[job.address] -= job.cost
        if not tables:
            del self.waiting[job.address], self.demand[job.address]
        self.count -= 1
        return True

    def take(self, busy: Collection[str] = ()) -> Job | None:
        """The next job, of an address that is not `busy`."""
        addresses = [address for address in self.waiting if address not in busy]
        if not addresses:
            return None
        address = min(addresses, key=self.used.__getitem__)
        self.least_used = max(self.least_used, self.used[address])
        tables = self.waiting[address]
        table = next(iter(tables))
        job = tables[table][0]
        tables.move_to_end(table)
        self.remove(job)
        return job

    def charge(self, address: str, seconds: float) -> None:
        self.used[address] = max(self.used.get(address, 0.0), self.least_used) + seconds
        if len(self.used) > REMEMBERED + len(self.waiting):
            kept = {a: used for a, used in self.used.items() if used > self.least_used}
            self.used = kept | {address: self.used[address] for address in self.waiting}


def allotment(demand: dict[str, float], seconds: float, address: str) -> float:
    """How many of these seconds are for one address, when all that want less than an even part
    leave the rest to the others."""
    left = seconds
    for place, (each, wanted) in enumerate(sorted(demand.items(), key=lambda pair: pair[1])):
        even = left / (len(demand) - place)
        if each == address or wanted > even:
            return min(wanted, even)
        left -= wanted
    return 0.0
