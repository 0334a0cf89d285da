"""One attack from several addresses at once, in a process of its own."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from contextlib import suppress
from multiprocessing.synchronize import Event
from typing import Any

from . import attacks, connections
from .front import Front
from .register import ATTACKS, PREPARED

#: Where they are; whoever is imported has told the register of its own.
ROOMS = (attacks, connections)

LONGEST = 120.0
GENTLY = 10


def nothing() -> None:
    """Most attacks need nothing beforehand."""


def assault(port: int, name: str, addresses: int, ready: Event, go: Event, answers: Any) -> None:
    """The process of the attackers. They have machines of their own, so they let others go first
    where they share one with the house and with the people who are looked at, and what they
    attack with is ready before they begin."""
    with suppress(AttributeError):  # where there is no such thing
        os.nice(GENTLY)
    PREPARED.get(name, nothing)()
    ready.set()
    go.wait()

    async def all_fronts() -> Counter[str]:
        fronts = [Front(port, f"127.0.2.{n + 1}") for n in range(addresses)]
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*(ATTACKS[name](front) for front in fronts))
        return sum((front.answers for front in fronts), Counter())

    try:
        answers.put(dict(asyncio.run(all_fronts())))
    except Exception as error:
        answers.put({f"SILENT {type(error).__name__} {error}": 1})
