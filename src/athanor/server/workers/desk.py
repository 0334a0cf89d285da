"""Where work is handed in whose size a guest chose: reading a box, a record or a roster, working
out a replay, playing a long game again.

None of it is done by the process that serves tables. It goes to one of two clerks (`clerk.py`): one
for what is `QUICK`, one for what may take `LONG`, so that a box is not read after a hundred
records. Each has its own limits of time and memory, and a queue that is short, also for each
address: who comes when it is full is told so at once. What a job cost is charged to the address
that asked for it.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from athanor.contract import BadRequest

from .. import platform
from .clerk import Refusal, Report, Task

log: Final = logging.getLogger("athanor.desk")

#: How many jobs a clerk may have before it, and how many of them of one address.
WAITING: Final = 24
EACH: Final = 6
#: Processor seconds of a quick job.
QUICK_SECONDS: Final = 2.0
#: Limits of time are in the processor's. By the clock on the wall a clerk may take so many times
#: that, for others may need the processor; then it is ended.
PATIENCE: Final = 30
#: And so many seconds more to begin.
STARTING: Final = 60.0
#: A clerk that has had nothing to do for so long goes home.
IDLE: Final = 120.0
#: How long a clerk whose answers have ended may take to be gone.
FAREWELL: Final = 5.0
#: The house itself asks: nobody is charged.
HOUSE: Final = ""

BEGIN: Final = "import sys; sys.path[:] = {path!r}; from {module} import main; main()"
_reports: Final = msgspec.msgpack.Decoder(Report)
Process = platform.Child | asyncio.subprocess.Process


class Shares(Protocol):
    def check(self, address: str, what: str) -> None: ...
    def charge(self, address: str, what: str, amount: float) -> None: ...


class Clerk:
    """One process, there when it is needed, and the jobs that wait for it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.process: Process | None = None
        self.free = asyncio.Lock()
        self.waiting: Counter[str] = Counter()
        self.idle: asyncio.TimerHandle | None = None
        self.leaving: asyncio.Task[None] | None = None
        self.hired = 0

    def admit(self, address: str) -> None:
        if self.waiting.total() >= WAITING or (address and self.waiting[address] >= EACH):
            raise BadRequest("desk-busy")

    async def do(self, task: Task) -> Report:
        """Hands over a task and waits for what comes of it, whatever becomes of the clerk."""
        if self.idle is not None:
            self.idle.cancel()
        process = self.process
        if process is None or process.returncode is not None:
            process = await self.hire()
        allowed = STARTING + task.seconds * PATIENCE
        try:
            report = await asyncio.wait_for(speak(process, task), allowed)
        except TimeoutError:
            report = failed("work-too-long", task.seconds, seconds=int(task.seconds))
        except (EOFError, OSError):
            report = await lost(process, task)
        if report.last:
            await self.dismiss()
        self.idle = asyncio.get_running_loop().call_later(IDLE, self.rest)
        return report

    async def hire(self) -> Process:
        code = BEGIN.format(path=sys.path, module=Task.__module__)
        self.process = await platform.start_process(sys.executable, "-c", code)
        self.hired += 1
        return self.process

    async def dismiss(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            await see_off(process)

    def rest(self) -> None:
        if not self.free.locked() and self.process is not None:
            process, self.process = self.process, None
            self.leaving = asyncio.get_running_loop().create_task(see_off(process))

    async def close(self) -> None:
        if self.idle is not None:
            self.idle.cancel()
        await self.dismiss()
        if self.leaving is not None:
            await self.leaving


class Desk:
    def __init__(self, shares: Shares) -> None:
        self.shares = shares
        self.quick = Clerk("quick")
        self.long = Clerk("long")
        self.running: set[asyncio.Task[bytes]] = set()
        self.jobs = 0
        self.refused = 0
        self.spent = 0.0

    async def brief(self, address: str, work: Callable[..., bytes], *given: object) -> bytes:
        """Has something quick done for an address."""
        return await self.have_done(self.quick, QUICK_SECONDS, address, work, given)

    async def lengthy(
        self, address: str, seconds: float, work: Callable[..., bytes], *given: object
    ) -> bytes:
        """Has something done that may take so many seconds of processor time."""
        return await self.have_done(self.long, seconds, address, work, given)

    async def have_done(
        self,
        clerk: Clerk,
        seconds: float,
        address: str,
        work: Callable[..., bytes],
        given: tuple[object, ...],
    ) -> bytes:
        if address:
            self.shares.check(address, "work")
        try:
            clerk.admit(address)
        except BadRequest:
            self.refused += 1
            raise
        clerk.waiting[address] += 1
        task = Task(f"{work.__module__}:{work.__qualname__}", seconds, list(given))
        job = asyncio.get_running_loop().create_task(self.carry_out(clerk, address, task))
        self.running.add(job)
        job.add_done_callback(self.finished)
        return await asyncio.shield(job)  # a guest who goes away does not disturb the clerk

    def finished(self, job: asyncio.Task[bytes]) -> None:
        self.running.discard(job)
        if not job.cancelled():
            job.exception()  # whoever asked is told; nobody may be left

    async def carry_out(self, clerk: Clerk, address: str, task: Task) -> bytes:
        try:
            async with clerk.free:
                report = await clerk.do(task)
        finally:
            clerk.waiting[address] -= 1
            if not clerk.waiting[address]:
                del clerk.waiting[address]
        self.jobs += 1
        self.spent += report.spent
        if address:
            self.shares.charge(address, "work", report.spent)
        if report.refusal is not None:
            refusal = report.refusal
            log.debug("a clerk refused", extra={"code": refusal.code})
            raise BadRequest(refusal.code, refusal.rule, **refusal.facts)
        assert report.answer is not None
        return report.answer

    def gauges(self) -> dict[str, int]:
        """For whoever watches the house: jobs that wait or run now; done, refused, and seconds
        spent, since it began."""
        return {
            "desk_jobs": self.quick.waiting.total() + self.long.waiting.total(),
            "desk_jobs_done": self.jobs,
            "desk_jobs_refused": self.refused,
            "desk_seconds": int(self.spent),
        }

    async def close(self) -> None:
        for job in list(self.running):
            job.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
        await asyncio.gather(self.quick.close(), self.long.close())


async def speak(process: Process, task: Task) -> Report:
    assert process.stdin is not None
    assert process.stdout is not None
    body = msgspec.msgpack.encode(task)
    process.stdin.write(len(body).to_bytes(4, "big") + body)
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(4), "big")
    return _reports.decode(await process.stdout.readexactly(size))


async def lost(process: Process, task: Task) -> Report:
    """A clerk that ended while it was at work, or has at least nothing more to say. It is left to
    end by itself first: killing who is ending could take its exit code from who waits for it."""
    try:
        async with asyncio.timeout(FAREWELL):
            code = await process.wait()
    except TimeoutError:
        end(process)
        code = await process.wait()
    if platform.ran_out_of_time(code):
        return failed("work-too-long", task.seconds, seconds=int(task.seconds))
    return failed("work-failed", 0.0)


def failed(code: str, spent: float, **facts: str | int) -> Report:
    log.warning("a clerk was lost", extra={"code": code})
    return Report(spent, 0, True, None, Refusal(code, "", facts))


async def see_off(process: Process) -> None:
    end(process)
    await process.wait()


def end(process: Process) -> None:
    try:
        process.kill()
    except ProcessLookupError:
        return
