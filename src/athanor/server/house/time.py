"""The time of the house: wall time when it opened, and from then on as a stopwatch tells it. Should
somebody set the machine's clock, no player's clock jumps. And it never goes back, not even from one
run of the server to the next: what was written down happened before now."""

from __future__ import annotations

import logging
import time
from typing import Final

log: Final = logging.getLogger("athanor.watch")

#: A difference to wall time, in milliseconds, that is worth a line in the log.
WORTH_TELLING: Final = 60_000


def stopwatch() -> int:
    """Milliseconds; where the system can tell, those that the machine slept count."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return time.monotonic_ns() // 1_000_000


def wall() -> int:
    return time.time_ns() // 1_000_000


class HouseTime:
    def __init__(self) -> None:
        self.opened = wall()
        self.origin = stopwatch()
        self.told = 0

    def now(self) -> int:
        return self.opened + stopwatch() - self.origin

    def set(self, now: int) -> None:
        """Servers of one database go by its clock."""
        self.opened, self.origin = now, stopwatch()

    def begin_after(self, last: int) -> None:
        """`last` is the latest time that was written down before."""
        self.opened += max(0, last - self.now())

    def off(self) -> int:
        """By how much the machine's clock is ahead of the house."""
        return wall() - self.now()

    def compare(self) -> None:
        """Tells the operator, once, when the machine's clock and the house part."""
        off = self.off()
        if abs(off - self.told) >= WORTH_TELLING:
            self.told = off
            log.warning(
                "the machine's clock differs; the house keeps its own time until it starts anew",
                extra={"seconds": off // 1000},
            )
