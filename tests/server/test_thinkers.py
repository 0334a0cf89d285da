"""Who thinks about what: the queue before the workers, and the workers themselves, for real."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from athanor.contract import BadRequest, game
from athanor.contract.record import plain
from athanor.server.workers import planner, queue
from athanor.server.workers.planner import Planner
from athanor.server.workers.queue import Job, Lane, allotment
from athanor.server.workers.thinkers import Asked, Thinkers
from athanor.server.workers.worker import Worker
from tests.server.house import PATIENT

POISON = game("poison").new(4, 3)
VIEW = POISON.view(POISON.actors()[0]).json()
ACTIONS = [str(action) for action in POISON.view(POISON.actors()[0]).actions]


@asynccontextmanager
async def thinkers(workers: int = 1, patience: float = 60.0) -> AsyncIterator[Thinkers]:
    made = Thinkers(workers, 100, patience)
    made.warm_up()
    try:
        yield made
    finally:
        await made.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(PATIENT):
            await work

    asyncio.run(bounded())


async def until(holds: Callable[[], object]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


def asked(address: str, table: str = "", game_id: str = "poison", view: bytes = VIEW) -> Asked:
    return Asked(game_id, view, table, address, lambda _: None)


def legal(action: dict[str, Any]) -> bool:
    return str(game("poison").action(action)) in ACTIONS


def note_begun(plan: Planner) -> list[Job]:
    """All that is begun or gone on with from now on, in order."""
    begun: list[Job] = []
    begin = plan.begin

    def noting(worker: Worker, job: Job) -> None:
        begun.append(job)
        begin(worker, job)

    plan.begin = noting  # type: ignore[method-assign]
    return begun


# -- the queue


def nothing() -> bytes:
    return b""


def jobs(*owners: str) -> list[Job]:
    return [Job("move", owner[0], owner, nothing, ()) for owner in owners]


def test_tables_take_turns_and_so_do_addresses() -> None:
    async def work() -> None:
        lane = Lane()
        for job in jobs("a1", "a1", "a1", "a2", "a3", "b1"):
            lane.add(job)
        served = []
        while (taken := lane.take()) is not None:
            served.append(taken.table)
            lane.charge(taken.address, 1.0)
        assert served == ["a1", "b1", "a2", "a3", "a1", "a1"]
        assert lane.count == 0
        assert not lane.demand

    run(work())


def test_what_must_begin_again_is_next_of_its_address() -> None:
    async def work() -> None:
        lane = Lane()
        for job in jobs("a1", "a2", "a1", "a3"):
            lane.add(job)
        begun = lane.take()
        assert begun is not None
        lane.add(begun, first=True)
        assert lane.take() is begun
        assert [job.table for job in iter(lane.take, None)] == ["a2", "a3", "a1"]

    run(work())


def test_who_was_quiet_has_saved_up_nothing_and_who_used_much_waits() -> None:
    async def work() -> None:
        lane = Lane()
        for _ in range(10):
            lane.add(jobs("a1")[0])
            assert lane.take() is not None
            lane.charge("a", 1.0)
        for job in jobs("b1", "b1", "b1", "b1", "a1"):
            lane.add(job)
        served = []
        while (found := lane.take()) is not None:
            served.append(found.address)
            lane.charge(found.address, 1.0)
        assert served in (list("bbabb"), list("babbb")), "nobody catches up on the past"

    run(work())


def test_whoever_wants_little_gets_it_and_leaves_the_rest() -> None:
    demand = {"a": 100.0, "b": 0.1, "c": 100.0}
    assert allotment(demand, 2.1, "b") == pytest.approx(0.1)
    assert allotment(demand, 2.1, "a") == allotment(demand, 2.1, "c") == pytest.approx(1.0)
    assert allotment({"a": 1.0}, 2.0, "a") == 1.0


# -- workers


def test_a_move_is_the_levels_own_and_has_all_its_search() -> None:
    async def work() -> None:
        async with thinkers() as some:
            choice = await some.choose("poison", "master", VIEW)
            assert legal(choice.action)
            assert choice.percent == 100
            assert some.state().waiting == {"move": 0, "hint": 0, "review": 0}
            assert some.plan.clocks == {}, "nobody waits for it any more"

    run(work())


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_dies_or_hangs_is_replaced_and_its_move_is_made(number: int) -> None:
    async def work() -> None:
        async with thinkers(patience=0.5) as some:
            await until(lambda: some.plan.workers and some.plan.workers[0].ready)
            first = some.plan.workers[0]
            assert first.process.pid is not None
            choosing = asyncio.create_task(some.choose("poison", "master", VIEW))
            await asyncio.sleep(0)
            os.kill(first.process.pid, number)
            choice = await choosing
            assert legal(choice.action)
            assert choice.percent == 100
            assert some.state().restarts >= 1
            assert first not in some.plan.workers

    run(work())


def test_what_kills_every_worker_is_given_up_and_the_others_are_served() -> None:
    async def work() -> None:
        async with thinkers() as some:
            killer = Job("hint", "a", "", os.abort, ())
            with pytest.raises(BadRequest, match="no-advice"):
                await some.plan.see_through(killer)
            assert some.state().restarts == planner.TRIES
            assert legal((await some.choose("poison", "master", VIEW)).action)

    run(work())


def test_a_move_that_fails_again_and_again_is_tried_again_and_told_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(planner, "PAUSE", 0.01)

    async def work() -> None:
        async with thinkers() as some:
            choosing = asyncio.create_task(some.choose("poison", "nobody", VIEW))
            await until(lambda: some.state().failing)
            tries = some.plan.retries
            await until(lambda: some.plan.retries > tries)
            assert not choosing.done()
            choosing.cancel()
            await until(choosing.done)
            assert some.state().failing == 0

    run(work())


# -- many wait


def test_when_many_wait_all_think_less_and_none_at_random() -> None:
    async def work() -> None:
        async with thinkers() as some:
            await some.choose("poison", "master", VIEW)
            some.costs["poison", "master"] = 0.1
            many = [
                asyncio.create_task(some.choose("poison", "master", VIEW, str(table), "a"))
                for table in range(40)
            ]
            await asyncio.sleep(0)
            assert some.state().percent < 50
            assert some.gauges()["thinking_waiting_moves"] >= 39
            choices = await asyncio.gather(*many)
            assert all(legal(choice.action) for choice in choices)
            assert sum(choice.percent < 50 for choice in choices) >= 20
            assert some.counts["bot_moves_brief"] >= 20
            assert (await some.choose("poison", "master", VIEW)).percent == 100

    run(work())


def test_one_who_opens_many_tables_shortens_nobody_elses_search() -> None:
    async def work() -> None:
        async with thinkers() as some:
            some.costs["poison", "master"] = 0.1
            crowd = [
                asyncio.create_task(some.choose("poison", "master", VIEW, str(table), "crowd"))
                for table in range(60)
            ]
            one = asyncio.create_task(some.choose("poison", "master", VIEW, "mine", "me"))
            assert (await one).percent == 100
            assert sum(task.done() for task in crowd) < 30, "nor is it last in the queue"
            assert min(choice.percent for choice in await asyncio.gather(*crowd)) < 20

    run(work())


# -- advice


def alkemy_view() -> bytes:
    state = game("alkemy").new(2, 5)
    return state.view(state.actors()[0]).json()


def test_hints_come_after_bots_one_for_each_address_and_a_bot_waits_for_one_slice() -> None:
    async def work() -> None:
        async with thinkers() as some:
            await until(lambda: some.plan.workers[0].ready)
            begun = note_begun(some.plan)
            view = alkemy_view()
            flood = [
                asyncio.create_task(
                    some.hint(asked("a", str(table), "alkemy", view), 100_000, 60_000)
                )
                for table in range(45)
            ]
            await until(lambda: len(begun) >= 3)
            assert len({job.table for job in begun}) == 1, "one at a time for each address"
            for _ in range(5):
                before = len(begun)
                await some.choose("poison", "master", VIEW, "mine", "b")
                kinds = [job.kind for job in begun[before:]]
                assert kinds.index("move") == 0, "only the slice that was being thought goes first"
            for hint in flood:
                hint.cancel()
            await until(lambda: not some.plan.underway("hint"))

    run(work())


def test_nothing_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(queue.TURN_AFTER, "hint", 0.05)
    monkeypatch.setitem(queue.TURN_AFTER, "review", 0.05)

    async def work() -> None:
        async with thinkers() as some:

            async def table(number: int) -> None:
                while True:
                    await some.choose("poison", "adept", VIEW, str(number), "a")

            busy = [asyncio.create_task(table(number)) for number in range(8)]
            action = plain(POISON.view(POISON.actors()[0]).actions[0])
            await some.hint(asked("b"), 40, 20_000)
            await some.review(asked("c"), action, 10, 20_000)
            for each in busy:
                each.cancel()

    run(work())


def test_a_hint_that_nobody_waits_for_is_let_go() -> None:
    async def work() -> None:
        async with thinkers() as some:
            begun = note_begun(some.plan)
            view = alkemy_view()
            first = asyncio.create_task(some.hint(asked("a", "1", "alkemy", view), 10**6, 10**6))
            await until(lambda: len(begun) > 2)
            first.cancel()
            await until(lambda: not some.plan.underway("hint"))
            hints = await some.hint(asked("a"), 40, 20_000)
            assert hints.startswith(b"[")

    run(work())
