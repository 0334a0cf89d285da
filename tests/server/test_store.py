"""The promises of a store, the same for every backend."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection

from athanor.contract import BadRequest
from athanor.server.command import backup
from athanor.server.store import logs
from athanor.server.store.group import OTHERS_IN_ONE_COMMIT, GroupStore, Job
from athanor.server.store.sqlite import SqliteStore
from athanor.server.store.store import Lease, Row, Store, Unreadable

Opener = Callable[[], Store]
Scene = Callable[[Opener], Awaitable[None]]


@pytest.fixture
def play(open_store: Opener) -> Callable[[Scene], None]:
    """Runs a scene on an event loop, with a function that opens the store (again)."""

    async def on_loop(scene: Scene) -> None:
        await scene(open_store)

    return lambda scene: asyncio.run(on_loop(scene))


async def append(store: Store, lease: Lease, *rows: Row) -> bool:
    answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.append(lease, rows, answer.set_result)
    return await answer


def row(table: str, sequence: int, text: str = "x") -> Row:
    stage = "gathering" if sequence == 1 else None
    return Row(table, sequence, 1000 + sequence, text.encode(), stage)  # type: ignore[arg-type]


def test_what_is_written_is_read_back_in_order_after_a_restart(
    play: Callable[[Scene], None],
) -> None:
    async def scene(open: Opener) -> None:
        store = open()
        lease = Lease(store.epoch)
        assert await append(store, lease, row("a", 1), row("a", 2, "second"))
        assert await append(store, lease, row("a", 3, "third"))
        store.close()
        store = open()
        assert await store.read("a") == [(1001, b"x"), (1002, b"second"), (1003, b"third")]
        assert await store.read("b") == []
        assert store.check()
        store.close()

    play(scene)


def test_answers_come_in_the_order_of_the_calls(play: Callable[[Scene], None]) -> None:
    async def scene(open: Opener) -> None:
        store = open()
        answered: list[tuple[int, bool]] = []
        lease = Lease(store.epoch)
        for n in range(1, 501):
            store.append(lease, [row("a", n)], lambda well, n=n: answered.append((n, well)))  # type: ignore[misc]
        while len(answered) < 500:
            await asyncio.sleep(0.01)
        assert answered == [(n, True) for n in range(1, 501)]
        store.close()

    play(scene)


def test_what_is_asked_for_in_one_turn_of_the_loop_is_one_commit(
    play: Callable[[Scene], None],
) -> None:
    async def scene(open: Opener) -> None:
        store = open()
        assert isinstance(store, GroupStore)
        lease = Lease(store.epoch)
        assert await append(store, lease, row("a", 1))
        before = store.commits
        wanted = [append(store, lease, row(f"t{n}", 1)) for n in range(300)]
        assert all(await asyncio.gather(*wanted))
        assert store.commits == before + 1
        store.close()

    play(scene)


def test_what_was_asked_for_is_written_before_the_store_closes(
    play: Callable[[Scene], None],
) -> None:
    async def scene(open: Opener) -> None:
        store = open()
        answered: list[bool] = []
        store.append(Lease(store.epoch), [row("a", 1)], answered.append)
        await asyncio.to_thread(store.close)
        while not answered:
            await asyncio.sleep(0)
        assert answered == [True]
        store = open()
        assert await store.read("a") == [(1001, b"x")]
        store.close()

    play(scene)


def test_a_move_is_not_written_after_a_crowd_of_other_work(play: Callable[[Scene], None]) -> None:
    async def scene(open: Opener) -> None:
        store = open()
        assert isinstance(store, GroupStore)
        free, asked, elsewhere = threading.Event(), 0, None

        def work(connection: Connection) -> tuple[int, bool]:
            nonlocal asked, elsewhere
            free.wait()  # until all of them stand in line, and the move behind them
            asked += 1
            elsewhere = elsewhere or store.connect()
            seen = bool(logs.read(elsewhere, "a"))
            elsewhere.rollback()
            return asked, seen

        crowd = [asyncio.ensure_future(store.change(work)) for _ in range(200)]
        await asyncio.sleep(0)
        moved = asyncio.ensure_future(append(store, Lease(store.epoch), row("a", 1)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # asked for in the first round, handed to the writer in the next
        free.set()
        assert await moved
        answers = await asyncio.gather(*crowd)
        assert [number for number, _ in answers] == list(range(1, 201))  # in their order
        before = sum(not written for _, written in answers)
        assert before <= 2 * OTHERS_IN_ONE_COMMIT
        last = asyncio.ensure_future(store.change(work))
        await asyncio.sleep(0)
        store.close()  # what stands in line is done first
        assert await last == (201, True)
        assert elsewhere is not None
        elsewhere.close()

    play(scene)


def test_no_number_is_written_twice_and_nothing_after_a_gap(
    play: Callable[[Scene], None],
) -> None:
    async def scene(open: Opener) -> None:
        store = open()
        first, second = Lease(store.epoch), Lease(store.epoch)
        assert await append(store, first, row("a", 1), row("a", 2, "mine"))
        assert not await append(store, second, row("a", 2, "theirs"))
        assert not await append(store, second, row("a", 3, "what would follow"))
        assert await append(store, first, row("a", 3, "mine too"))
        assert [entry for _, entry in await store.read("a")] == [b"x", b"mine", b"mine too"]
        store.close()

    play(scene)


def test_one_failure_in_a_batch_harms_no_other_table(play: Callable[[Scene], None]) -> None:
    async def scene(open: Opener) -> None:
        store = open()
        await append(store, Lease(store.epoch), row("a", 1))
        answers = await asyncio.gather(
            append(store, Lease(store.epoch), row("b", 1)),
            append(store, Lease(store.epoch), row("a", 1, "again")),
            append(store, Lease(store.epoch), row("c", 1), row("a", 1, "and again")),
            append(store, Lease(store.epoch), row("d", 1)),
        )
        assert list(answers) == [True, False, False, True]
        assert await store.read("c") == []
        store.close()

    play(scene)


def test_finding_and_forgetting(play: Callable[[Scene], None]) -> None:
    async def scene(open: Opener) -> None:
        store = open()
        for table in ("a", "b"):
            await append(store, Lease(store.epoch), row(table, 1))
        await append(store, Lease(store.epoch), Row("b", 2, 2000, b"x", "playing", True))
        found = await store.find(["gathering"], before=5000, public=False, most=10)
        assert found == ["a"]
        assert await store.find(["gathering"], before=1001, public=False, most=10) == []
        gone: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        store.forget(["a"], gone.set_result)
        assert await gone
        assert await store.read("a") == []
        assert len(await store.read("b")) == 2
        store.close()

    play(scene)


def test_what_is_on_the_disk_is_acknowledged_although_the_table_was_dropped(
    tmp_path: Path,
) -> None:
    class Late(SqliteStore):
        def transact(self, jobs: list[Job]) -> None:
            super().transact(jobs)
            for job in jobs:
                job.lease.broken = True  # as somebody else may, between the disk and the answer

    async def scene() -> None:
        store = Late(tmp_path / "log.sqlite3", asyncio.get_running_loop())
        lease = Lease(store.epoch)
        assert await append(store, lease, row("a", 1))
        assert not await append(store, lease, row("a", 2))
        assert len(await store.read("a")) == 1
        store.close()

    asyncio.run(scene())


def test_commits_reach_the_disk(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "log.sqlite3", asyncio.get_running_loop())
        connection = store.driver
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        store.close()

    asyncio.run(scene())
    assert (tmp_path / "log.sqlite3").stat().st_mode & 0o077 == 0


def test_a_backup_is_made_while_the_store_is_written_to(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()

    async def scene() -> None:
        store = SqliteStore(data / "athanor.sqlite3", asyncio.get_running_loop())
        lease = Lease(store.epoch)
        for n in range(1, 200):
            store.append(lease, [row("a", n)], lambda well: None)
            if n == 100:
                await asyncio.to_thread(backup, data, tmp_path / "copy.sqlite3")
        store.close()

    asyncio.run(scene())
    copy = sqlite3.connect(tmp_path / "copy.sqlite3")
    numbers = [n for (n,) in copy.execute("SELECT sequence FROM log ORDER BY sequence")]
    copy.close()
    assert numbers == list(range(1, len(numbers) + 1))
    with pytest.raises(SystemExit) as refused:
        backup(data, tmp_path / "copy.sqlite3")
    assert refused.value.code == 2


def test_a_mistake_in_what_is_asked_for_says_nothing_about_the_disk(
    play: Callable[[Scene], None],
) -> None:
    async def scene(open: Opener) -> None:
        store = open()
        with pytest.raises(BadRequest) as refused:
            await store.change(lambda connection: 1 // 0)
        assert refused.value.code == "not-stored"
        assert (store.check(), store.failures) == (True, 1)
        assert await append(store, Lease(store.epoch), row("a", 1))
        store.close()

    play(scene)


def test_a_store_that_cannot_be_reached_says_so_and_is_read_again_when_it_can(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether a line breaks in the middle of a read or none can be made."""

    async def scene(open: Opener) -> None:
        store = open()
        assert isinstance(store, GroupStore)

        def fail(*_: object) -> Connection:
            raise OSError("no way there")

        assert await store.look(logs.count) == 0
        while store.reading:  # until each reader has lost its line
            with pytest.raises(Unreadable):
                await store.look(fail)
        with monkeypatch.context() as broken:
            broken.setattr(store, "connect", fail)
            for _ in range(3):
                with pytest.raises(Unreadable):
                    await store.look(logs.count)
        assert await store.look(logs.count) == 0
        store.close()

    play(scene)
