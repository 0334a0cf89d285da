"""Clerks: whatever a job does to them, whoever asked is answered with a code, and the next one is
served."""

from __future__ import annotations

import asyncio
import mmap
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from athanor.contract import BadRequest
from athanor.server import platform
from athanor.server.workers import desk as desks
from athanor.server.workers.desk import Desk
from tests.server import work
from tests.server.house import PATIENT

ADA, BEN = "192.0.2.1", "192.0.2.2"


class Purse:
    """Shares without end, and what was charged."""

    def __init__(self) -> None:
        self.charged: list[tuple[str, float]] = []
        self.owing: set[str] = set()

    def check(self, address: str, what: str) -> None:
        assert what == "work"
        if address in self.owing:
            raise BadRequest("too-much-work", seconds=1)

    def charge(self, address: str, what: str, amount: float) -> None:
        self.charged.append((address, amount))


def at_a_desk(test: Callable[[Desk, Purse], Awaitable[None]]) -> None:
    async def run() -> None:
        purse = Purse()
        desk = Desk(purse)
        try:
            await test(desk, purse)
        finally:
            await desk.close()

    asyncio.run(run())


async def refused(job: Awaitable[Any]) -> str:
    with pytest.raises(BadRequest) as error:
        await job
    return error.value.code


def test_a_job_is_done_by_another_process() -> None:
    async def test(desk: Desk, purse: Purse) -> None:
        clerk = int(await desk.brief(ADA, work.name_yourself))
        assert clerk != os.getpid()
        assert int(await desk.brief(ADA, work.name_yourself)) == clerk
        assert int(await desk.lengthy(ADA, 5.0, work.name_yourself)) not in (clerk, os.getpid())

    at_a_desk(test)


@pytest.mark.parametrize(
    "job, code",
    [
        (work.spin, "work-too-long"),
        (work.swallow_everything, "work-too-long"),
        (work.be_deaf, "work-too-long"),
        (work.hoard, "work-too-large"),
        (work.fall_over, "work-failed"),
        (work.stumble, "work-failed"),
    ],
)
def test_a_bad_job_has_a_code_and_the_next_is_done(job: Callable[[], bytes], code: str) -> None:
    async def test(desk: Desk, purse: Purse) -> None:
        bad = asyncio.ensure_future(desk.lengthy(ADA, 0.2, job))
        others = [desk.lengthy(BEN, 5.0, work.rest, 0.0), desk.brief(BEN, work.rest, 0.0)]
        assert await asyncio.gather(*others) == [b"rested", b"rested"]
        assert await refused(bad) == code

    at_a_desk(test)


def test_a_clerk_who_hears_nothing_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sleeping costs no processor time, so that only the house's own patience ends it."""
    monkeypatch.setattr(desks, "PATIENCE", -59)

    async def test(desk: Desk, purse: Purse) -> None:
        assert await refused(desk.lengthy(ADA, 1.0, work.rest, 3600.0)) == "work-too-long"
        monkeypatch.setattr(desks, "PATIENCE", 60)
        assert await desk.lengthy(ADA, 1.0, work.rest, 0.0) == b"rested"

    at_a_desk(test)


def test_the_queue_is_short_and_shorter_for_one_address() -> None:
    async def test(desk: Desk, purse: Purse) -> None:
        jobs = [
            asyncio.ensure_future(desk.brief(ADA, work.rest, 0.01)) for _ in range(desks.EACH + 3)
        ]
        others = [
            asyncio.ensure_future(desk.brief(f"192.0.2.{n + 10}", work.rest, 0.0))
            for n in range(desks.WAITING + 3)
        ]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [each == b"rested" for each in done] == [True] * desks.EACH + [False] * 3
        assert {each.code for each in done if isinstance(each, BadRequest)} == {"desk-busy"}
        done = await asyncio.gather(*others, return_exceptions=True)
        assert sum(each == b"rested" for each in done) == desks.WAITING - desks.EACH
        assert await desk.brief(ADA, work.rest, 0.0) == b"rested"

    at_a_desk(test)


def test_what_a_job_cost_is_charged_and_who_owes_waits() -> None:
    async def test(desk: Desk, purse: Purse) -> None:
        assert await refused(desk.lengthy(ADA, 0.2, work.spin)) == "work-too-long"
        ((address, spent),) = purse.charged
        assert address == ADA
        assert spent > 0.05  # the clock of a process is coarse
        purse.owing.add(ADA)
        assert await refused(desk.brief(ADA, work.rest, 0.0)) == "too-much-work"
        assert await desk.brief(BEN, work.rest, 0.0) == b"rested"

    at_a_desk(test)


def test_who_goes_away_disturbs_nobody() -> None:
    async def test(desk: Desk, purse: Purse) -> None:
        clerk = await desk.brief(ADA, work.name_yourself)
        gone = asyncio.ensure_future(desk.brief(ADA, work.rest, 0.2))
        await asyncio.sleep(0.05)
        gone.cancel()
        assert await desk.brief(BEN, work.name_yourself) == clerk

    at_a_desk(test)


@pytest.mark.skipif(sys.platform != "linux", reason="counts what Linux counts")
def test_the_house_is_not_copied_to_make_a_clerk() -> None:
    """If it were, it would have to be given each page of its memory anew when it is written to."""
    import resource

    pages = 10_000
    own = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
    memory = mmap.mmap(-1, pages * mmap.PAGESIZE, flags=own)
    memory.madvise(mmap.MADV_NOHUGEPAGE)

    def write() -> int:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
        for page in range(pages):
            memory[page * mmap.PAGESIZE] = 1
        return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before

    async def hire() -> int:
        desk = Desk(Purse())
        write()
        await desk.brief(ADA, work.name_yourself)
        given = write()
        await desk.close()
        return given

    with asyncio.Runner(loop_factory=platform.new_loop) as runner:
        assert runner.run(hire()) < pages / 2


def test_a_clerk_who_goes_home_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "IDLE", 0.01)

    async def test(desk: Desk, purse: Purse) -> None:
        clerk = int(await desk.brief(ADA, work.name_yourself))
        async with asyncio.timeout(PATIENT):
            while is_there(clerk):
                await asyncio.sleep(0.01)
        assert int(await desk.brief(ADA, work.name_yourself)) != clerk

    at_a_desk(test)


def is_there(pid: int) -> bool:
    """Also one who has ended and was not seen off."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
