"""Who takes a table, who lets go of it, and where people are sent meanwhile."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from athanor.contract import BadRequest
from athanor.server.house.caretaker import Caretaker
from athanor.server.house.circle import Circle, Elsewhere
from athanor.server.house.hub import Hub
from athanor.server.store import leases
from athanor.server.store.leases import Node
from athanor.server.store.postgres import PostgresStore
from athanor.server.store.store import Lease, Row, Unreadable

from .postgres import Postgres


def test_a_table_that_another_server_holds_keeps_no_other_asleep() -> None:
    """Of those whose clock is over, some may have been taken by others a moment ago."""
    woken: list[str] = []

    async def due(now: int) -> list[str]:
        return ["ours", "theirs", "broken", "awake", "ours-too"]

    async def find(id: str) -> SimpleNamespace:
        if id == "theirs":
            raise Elsewhere(Node(2, "http://there", "word"))
        return SimpleNamespace(ask_on=lambda: woken.append(id))

    hub = SimpleNamespace(
        loop=SimpleNamespace(time=lambda: 0.0),
        now=lambda: 0,
        actors={"awake": None},
        aside=SimpleNamespace(refusals={"broken": None}),
        store=SimpleNamespace(due=due),
        find=find,
    )
    asyncio.run(Caretaker(cast(Hub, hub)).wake())
    assert woken == ["ours", "ours-too"]


@pytest.mark.parametrize(
    "error, dropped",
    [
        (Elsewhere(Node(2, "http://there", "word")), False),
        (Unreadable(), False),
        (BadRequest("not-stored"), False),
        (BadRequest("table-broken"), True),
    ],
)
def test_a_table_that_nobody_can_read_is_let_go_of(error: Exception, dropped: bool) -> None:
    done: list[tuple[Any, ...]] = []

    async def find(id: str) -> None:
        raise error

    async def change(*given: Any) -> None:
        done.append(given)

    store = SimpleNamespace(epoch=7, change=change)
    circle = Circle(cast(Hub, SimpleNamespace(store=store, find=find)))
    asyncio.run(circle.adopt("table", asyncio.Semaphore(1)))
    assert done == ([(leases.drop, "table", 7)] if dropped else [])


def test_who_leaves_sends_people_to_who_holds_their_table_or_to_anybody(postgres: Postgres) -> None:
    url = postgres.new()

    async def opened(store: PostgresStore, table: str) -> None:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        row = Row(table, 1, 1, b"x", "playing")
        store.append(Lease(store.epoch), [row], answer.set_result)
        assert await answer
        await store.change(leases.claim, table, store.epoch, store.silence)

    async def scene() -> None:
        loop = asyncio.get_running_loop()
        ours, theirs = [PostgresStore(url, loop, f"http://{n}", lease=600) for n in "ab"]
        tasks: list[asyncio.Task[None]] = []
        supervisor = SimpleNamespace(start=lambda work: tasks.append(loop.create_task(work)))
        circle = Circle(cast(Hub, SimpleNamespace(store=ours, supervisor=supervisor)))
        for store, table in ((ours, "ours"), (theirs, "theirs")):
            await opened(store, table)
        assert (await circle.claim("ours")).node.address == "http://a"
        for table in ("theirs", "ours", ""):
            assert (await circle.another(table)).address == "http://b"
        ours.leaving = True
        with pytest.raises(Elsewhere) as found:
            await circle.claim("ours")
        assert found.value.node.address == "http://b"
        await theirs.change(leases.beat, theirs.epoch, True)
        assert (await circle.another("theirs")).address == "http://b"  # as long as it holds it
        with pytest.raises(Unreadable):
            await circle.another("ours")  # nobody is left who stays
        circle.let_go("ours")
        assert not tasks  # who leaves hands over
        ours.leaving = False
        circle.let_go("ours")
        await asyncio.gather(*tasks)
        assert await ours.look(leases.holder, "ours") is None
        for store in (ours, theirs):
            await asyncio.to_thread(store.close)

    asyncio.run(scene())
