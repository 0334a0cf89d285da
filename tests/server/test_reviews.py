"""Reviews as the house keeps them: how many, for how long, and what becomes of one that fails."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from athanor.contract import BadRequest
from athanor.server.house.hub import Hub
from athanor.server.house.replays import Replay
from athanor.server.house.reviews import INTEREST, KEPT, Reviewing, Reviews
from athanor.server.wire.replays import ReviewInfo, ReviewMove

MOVES = 6


class Desk(Reviews):
    """Judges when it is told to, in a house whose time a test sets."""

    def __init__(self) -> None:
        self.now = 0.0
        loop = SimpleNamespace(
            time=lambda: self.now, create_task=lambda work: asyncio.ensure_future(work)
        )
        budgets = SimpleNamespace(
            check=lambda *_: None, spend=lambda address, what: self.paid.append(address)
        )
        super().__init__(cast(Hub, SimpleNamespace(loop=loop, budgets=budgets)))
        self.paid: list[str] = []
        self.answers: asyncio.Queue[int | None] = asyncio.Queue()

    async def judge(self, review: Reviewing, step: int) -> ReviewMove:
        cost = await self.answers.get()
        if cost is None:
            raise BadRequest("no-worker")
        action: Any = {"type": "pass"}
        return ReviewMove(
            step=step,
            chance=0.5,
            played=action,
            better=action,
            cost=cost / 10,
            reason="best",
            facts={},
        )

    async def judged(self, *costs: int | None) -> None:
        for cost in costs:
            self.answers.put_nowait(cost)
        for _ in range(20):
            await asyncio.sleep(0)
        assert self.answers.empty()

    def ask(self, name: str = "replay", seat: int = 1, by: str = "::1") -> ReviewInfo:
        movers = [number % 2 for number in range(2 * MOVES)]
        info = SimpleNamespace(id=name, seats=["Ada", "Ben"], movers=movers)
        return self.look(cast(Replay, SimpleNamespace(info=info)), seat, by)


def run(scene: Callable[[Desk], Awaitable[None]]) -> None:
    async def on_loop() -> None:
        await scene(Desk())

    asyncio.run(on_loop())


def test_so_many_are_kept_and_those_asked_for_last() -> None:
    async def scene(desk: Desk) -> None:
        names = [f"replay-{number}" for number in range(KEPT)]
        for name in (*names, names[0], "another"):
            desk.ask(name)
        assert [id for id, _ in desk.kept] == [*names[2:], names[0], "another"]
        for review in desk.kept.values():
            assert review.task is not None
            review.task.cancel()

    run(scene)


def test_one_sees_it_coming_along_and_the_three_worst_in_their_order() -> None:
    async def scene(desk: Desk) -> None:
        assert (desk.ask().done, desk.ask().total) == (0, MOVES)
        await desk.judged(3, 0, 5)
        found = desk.ask()
        assert (found.done, [move.step for move in found.mistakes]) == (3, [1, 5])
        await desk.judged(1, 9, 4)
        found = desk.ask()
        assert [step for step, _ in found.chances] == [1, 3, 5, 7, 9, 11]
        assert [move.step for move in found.mistakes] == [5, 9, 11]
        assert desk.paid == ["::1"]

    run(scene)


def test_it_stops_when_nobody_asks_and_goes_on_when_somebody_does() -> None:
    async def scene(desk: Desk) -> None:
        desk.ask()
        await desk.judged(0)
        desk.now += INTEREST
        await desk.judged(0)
        desk.now += 0.1
        await desk.judged(0)  # what was being judged is kept
        assert [review.task for review in desk.kept.values()] == [None]
        assert desk.ask(by="::2").done == 3
        await desk.judged(0, 0, 0)
        assert desk.ask().done == MOVES
        assert desk.paid == ["::1"]  # what was begun is paid for

    run(scene)


def test_one_that_failed_says_so_once_and_can_be_tried_again() -> None:
    async def scene(desk: Desk) -> None:
        desk.ask()
        await desk.judged(0, None)
        with pytest.raises(BadRequest, match="no-advice"):
            desk.ask()
        assert desk.ask().done == 1
        await desk.judged(0, 0, 0, 0, 0)
        assert desk.ask().done == MOVES

    run(scene)


@pytest.mark.parametrize("seat", (-1, 2))
def test_there_are_no_other_seats(seat: int) -> None:
    async def scene(desk: Desk) -> None:
        with pytest.raises(BadRequest) as refused:
            desk.ask(seat=seat)
        assert (refused.value.code, refused.value.facts) == (
            "no-such-seat",
            {"seat": seat, "seats": 2},
        )

    run(scene)
