"""A live table and the disk: what waits for it, in which order, and that nobody sees too much. The
store here answers when it is told to."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from athanor.server.house.hub import Hub
from athanor.server.settings import Settings
from athanor.server.store.sqlite import SqliteStore
from athanor.server.store.store import Done, Lease, Row, Work
from athanor.server.table import receive
from athanor.server.table.actor import Actor
from athanor.server.table.guest import SPECTATOR, Viewers
from athanor.server.table.progress import Pending, Phase, Progress
from athanor.server.wire.messages import Chat, Hello, Leave, Rename, Start
from athanor.server.wire.resources import OpenTable, SeatPlan, Sit
from athanor.server.workers.thinkers import Thinkers
from tests.server.house import Json

# -- the machine by itself


def entry(row: int) -> Pending:
    return Pending(row, row, "", 0.0)


def test_it_is_settled_when_the_last_entry_has_arrived() -> None:
    progress = Progress()
    first, second = entry(1), entry(2)
    progress.submit(first)
    progress.submit(second)
    seen = [progress.phase]
    assert not progress.acknowledge(first)
    seen.append(progress.phase)
    assert progress.acknowledge(second)
    seen.append(progress.phase)
    assert progress.catch_up()
    seen.append(progress.phase)
    assert seen == [Phase.WRITING, Phase.WRITING, Phase.CATCHING_UP, Phase.SETTLED]


def test_what_waits_is_done_in_order_when_it_is_settled() -> None:
    progress = Progress()
    done: list[str] = []
    progress.when_settled(lambda: done.append("at once"))
    progress.first_when_settled("presence", lambda: done.append("this too"))
    progress.submit(entry(1))
    progress.when_settled(lambda: done.append("a"))
    progress.first_when_settled("presence", lambda: done.append("presence, too early"))
    progress.when_settled(lambda: done.append("b"))
    progress.first_when_settled("presence", lambda: done.append("presence"))
    assert done == ["at once", "this too"]
    assert progress.acknowledge(progress.pending[1])
    assert done == ["at once", "this too"], "before the others are told"
    assert progress.catch_up()
    assert done[2:] == ["presence", "a", "b"]


def test_what_writes_again_makes_the_rest_wait_again() -> None:
    progress = Progress()
    done: list[str] = []
    progress.submit(entry(1))
    progress.when_settled(lambda: progress.submit(entry(2)))
    progress.when_settled(lambda: done.append("after"))
    assert progress.acknowledge(progress.pending[1])
    assert not progress.catch_up()
    assert (progress.phase, done) == (Phase.WRITING, [])
    assert progress.acknowledge(progress.pending[2])
    assert progress.catch_up()
    assert done == ["after"]


def test_one_that_fails_does_not_keep_the_others_waiting() -> None:
    progress = Progress()
    done: list[str] = []
    progress.submit(entry(1))
    progress.when_settled(lambda: done.append(str(1 // 0)))
    progress.when_settled(lambda: done.append("after"))
    assert progress.acknowledge(progress.pending[1])
    assert progress.catch_up()
    assert done == ["after"]


def test_nothing_happens_at_a_closed_table() -> None:
    progress = Progress()
    done: list[str] = []
    progress.submit(entry(1))
    progress.when_settled(lambda: done.append("waiting"))
    progress.close()
    assert not progress.acknowledge(progress.pending[1])
    assert not progress.catch_up()
    progress.when_settled(lambda: done.append("late"))
    progress.first_when_settled("presence", lambda: done.append("late"))
    assert (progress.phase, done) == (Phase.CLOSED, [])
    assert not progress.first, "nothing is kept for later"
    assert not progress.waiting
    with pytest.raises(AssertionError):
        progress.submit(entry(2))


# -- a table with a store that answers when it is told to


class PatientStore(SqliteStore):
    """Keeps its answers back while `patient`."""

    patient = False

    def append(
        self, lease: Lease, rows: Sequence[Row], done: Done, work: Work | None = None
    ) -> None:
        if not self.patient:
            super().append(lease, rows, done, work)
            return
        self.withheld.append((lease, rows, done, work))

    async def go_on(self, durable: bool = True) -> None:
        kept = self.withheld[:]
        self.withheld.clear()
        for lease, rows, done, work in kept:
            if not durable:
                lease.broken = True
                done(False)
                continue
            answer: asyncio.Future[bool] = self.loop.create_future()
            super().append(lease, rows, answer.set_result, work)
            done(await answer)

    withheld: list[tuple[Lease, Sequence[Row], Done, Work | None]]


class Listener:
    """A guest who writes down what it is told."""

    address = "10.0.0.1"

    def __init__(self) -> None:
        self.seats: tuple[int, ...] = ()
        self.viewers: Viewers = SPECTATOR
        self.open = True
        self.heard: list[Json] = []

    def send(self, frame: bytes) -> None:
        self.heard += [json.loads(each) for each in payloads(frame)]

    def close(self, code: int, reason: str) -> None:
        self.open = False
        self.heard.append({"type": "closed", "reason": reason})

    def types(self) -> list[str]:
        return [message["type"] for message in self.heard]


def payloads(frame: bytes) -> list[bytes]:
    found = []
    while frame:
        size, start = frame[1], 2
        if size == 126:
            size, start = int.from_bytes(frame[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(frame[2:10], "big"), 10
        found.append(frame[start : start + size])
        frame = frame[start + size :]
    return found


Scene = Callable[[Hub, Actor, list[str], PatientStore], Awaitable[None]]


def at_a_table(tmp_path: Path, scene: Scene) -> None:
    """A scene at a table of three people, who are not there yet."""

    async def live() -> None:
        loop = asyncio.get_running_loop()
        settings = Settings(data=tmp_path, shares={"every": 0})
        store = PatientStore(tmp_path / "log.sqlite3", loop)
        store.withheld = []
        hub = Hub(settings, store, cast(Thinkers, NoThinkers()))
        seated = await hub.open(
            OpenTable(game="poison", name="Ada", seats=[SeatPlan()] * 3), "127.0.0.1"
        )
        actor = await hub.find(seated.table.id)
        keys = [seated.key]
        for seat in (1, 2):
            keys.append((await hub.sit(seated.table.id, seat, Sit(name=f"P{seat}"))).key)
        store.patient = True
        try:
            await scene(hub, actor, keys, store)
        finally:
            store.close()

    asyncio.run(live())


class NoThinkers:
    async def choose(self, *_: Any) -> Any:
        await asyncio.Event().wait()


def test_whoever_comes_while_something_is_written_is_shown_nothing_of_it(tmp_path: Path) -> None:
    async def scene(hub: Hub, actor: Actor, keys: list[str], store: PatientStore) -> None:
        ada, spectator, late = Listener(), Listener(), Listener()
        actor.enter(ada, Hello(id="h", keys=[keys[0]]))
        receive.receive(actor, ada, Rename(id="r", seat=0, name="Zelda"))
        actor.enter(spectator, Hello(id="h"))
        receive.receive(actor, spectator, Hello(id="again"))
        assert spectator.heard == []
        receive.receive(actor, ada, Chat(id="c", seat=0, text="hello"))
        actor.enter(late, Hello(id="h", keys=[keys[1]]))
        assert "Zelda" not in json.dumps(ada.heard + spectator.heard + late.heard)
        assert late.heard == spectator.heard == []
        await store.go_on()
        assert spectator.types()[0] == late.types()[0] == "welcome"
        assert spectator.heard[0]["table"]["seats"][0]["name"] == "Zelda"
        assert ada.types().count("done") == 2

    at_a_table(tmp_path, scene)


def test_what_is_lost_was_shown_to_nobody(tmp_path: Path) -> None:
    async def scene(hub: Hub, actor: Actor, keys: list[str], store: PatientStore) -> None:
        ada, late = Listener(), Listener()
        actor.enter(ada, Hello(id="h", keys=[keys[0]]))
        receive.receive(actor, ada, Rename(id="r", seat=0, name="Zelda"))
        receive.receive(actor, ada, Start(id="s"))
        actor.enter(late, Hello(id="h"))
        await store.go_on(durable=False)
        assert late.heard == []
        assert "Zelda" not in json.dumps(ada.heard)
        assert ada.types()[-1] == "closed"
        assert actor.progress.phase is Phase.CLOSED
        receive.receive(actor, ada, Chat(id="c", seat=0, text="anybody?"))
        assert ada.heard[-1]["code"] == "not-stored"
        again = await hub.find(actor.table.id)
        assert again is not actor
        assert again.table.seats[0].name == "Ada"

    at_a_table(tmp_path, scene)


def test_whoever_leaves_is_told_before_what_was_on_its_way(tmp_path: Path) -> None:
    async def scene(hub: Hub, actor: Actor, keys: list[str], store: PatientStore) -> None:
        ada, bob = Listener(), Listener()
        actor.enter(ada, Hello(id="h", keys=[keys[0]]))
        actor.enter(bob, Hello(id="h", keys=[keys[1]]))
        receive.receive(actor, ada, Chat(id="c", seat=0, text="hello"))
        receive.receive(actor, bob, Leave(id="l", seat=1))
        kinds = [actor.table.seats[1].kind]
        await store.go_on()
        assert "said" in bob.types()
        kinds.append(actor.table.seats[1].kind)
        assert kinds == ["person", "open"]
        await store.go_on()
        assert bob.heard[-1]["type"] == "done"

    at_a_table(tmp_path, scene)


def test_presence_is_told_once_and_after_the_disk(tmp_path: Path) -> None:
    async def scene(hub: Hub, actor: Actor, keys: list[str], store: PatientStore) -> None:
        ada, bob, cleo = Listener(), Listener(), Listener()
        for number, guest in enumerate((ada, bob, cleo)):
            actor.enter(guest, Hello(id="h", keys=[keys[number]]))
        receive.receive(actor, ada, Chat(id="c", seat=0, text="hello"))
        ada.heard.clear()
        actor.leave(bob)
        actor.leave(cleo)
        assert ada.heard == []
        await store.go_on()
        assert ada.types() == ["said", "done", "changed"]
        assert [seat["here"] for seat in ada.heard[-1]["table"]["seats"]] == [True, False, False]

    at_a_table(tmp_path, scene)


def test_no_view_is_written_that_nobody_waits_for(tmp_path: Path) -> None:
    async def scene(hub: Hub, actor: Actor, keys: list[str], store: PatientStore) -> None:
        ada = Listener()
        actor.enter(ada, Hello(id="h", keys=[keys[0]]))
        receive.receive(actor, ada, Start(id="s"))
        await store.go_on()
        seen = actor.table.views
        assert [bool(written) for written in seen.written] == [True, False, False, False]
        nour = Listener()
        actor.enter(nour, Hello(id="h", keys=[keys[1]]))
        assert [bool(written) for written in seen.written] == [True, True, False, False]
        assert nour.heard[0]["feeds"][0]["view"]["seat"] == 1

    at_a_table(tmp_path, scene)


# -- memory


async def play_a_little(hub: Hub) -> list[weakref.ref[Any]]:
    """Opens a table, plays at it and drops it. What was in the memory for it?"""
    seated = await hub.open(
        OpenTable(game="poison", name="Ada", seats=[SeatPlan()] * 3), "127.0.0.1"
    )
    actor = await hub.find(seated.table.id)
    keys = [seated.key]
    for seat in (1, 2):
        keys.append((await hub.sit(seated.table.id, seat, Sit(name=f"P{seat}"))).key)
    ada = Listener()
    actor.enter(ada, Hello(id="h", keys=keys))
    receive.receive(actor, ada, Start(id="s"))
    receive.receive(actor, ada, Chat(id="c", seat=0, text="hello"))
    while actor.pending:
        await asyncio.sleep(0.01)
    assert actor.table.recorder is not None
    parts = [actor, actor.table, actor.table.recorder, actor.table.recorder.state]
    parts += [actor.steward, actor.hints]
    actor.leave(ada)
    hub.drop(actor, 1001, "idle")
    return [weakref.ref(part) for part in parts if hasattr(type(part), "__weakref__")]


def test_a_dropped_table_leaves_the_memory_at_once(tmp_path: Path) -> None:
    async def live() -> None:
        store = SqliteStore(tmp_path / "log.sqlite3", asyncio.get_running_loop())
        settings = Settings(data=tmp_path, shares={"every": 0})
        hub = Hub(settings, store, cast(Thinkers, NoThinkers()))
        gone = await play_a_little(hub)
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(gone) >= 4
        assert [ref() for ref in gone if ref() is not None] == []
        store.close()

    gc.collect()
    gc.disable()
    try:
        asyncio.run(live())
    finally:
        gc.enable()
