"""What people and the house write down, the same in every database; and databases of before."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select

from athanor.contract import BadRequest
from athanor.server.store import (
    accounts,
    house,
    leases,
    logs,
    positions,
    ratings,
    reports,
)
from athanor.server.store.files import open_connection, open_database
from athanor.server.store.migrations.versions import version_2
from athanor.server.store.postgres import PostgresStore
from athanor.server.store.postgres import open_connection as connect_to
from athanor.server.store.ratings import Outcome
from athanor.server.store.reports import Report
from athanor.server.store.schema import SCHEMA_VERSION, metadata, nodes
from athanor.server.store.store import Lease, Row, Store

from .databases import Scene
from .postgres import Postgres

HOUR = 3_600_000
DAY = 24 * HOUR


def test_a_game_is_counted_once_with_its_last_move(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        ada, nour = [await store.change(accounts.create, name, 0) for name in ("Ada", "Nour")]
        outcome = Outcome("poison", [ada, nour], [0, 1], ["full", "full"], [False, False])

        def count(connection: Connection) -> None:
            ratings.count(connection, "t", 5, outcome)

        for number in (1, 2):
            answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            store.append(Lease(store.epoch), [Row("t", number, 5, b"x")], answer.set_result, count)
            assert await answer
        ladder = [each for each in await store.look(ratings.ladder, "poison") if each.name]
        assert [(each.name, each.games) for each in ladder] == [("Ada", 1), ("Nour", 1)]
        assert [each.seat for each in await store.look(ratings.rated_seats, "t")] == [0, 1]
        assert await store.look(ratings.rated_seats, "another") == []

    play(scene)


def test_clocks_rosters_reports_and_what_is_set_aside(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        loop = asyncio.get_running_loop()
        for table, due in (("a", 10), ("b", 20), ("c", 30)):
            answer: asyncio.Future[bool] = loop.create_future()
            row = Row(table, 1, 1, b"x", "playing", True, due)
            store.append(Lease(store.epoch), [row], answer.set_result)
            assert await answer
        assert await store.due(25) == ["a", "b"]
        await store.change(house.put_aside, [house.SetAside("a", 1, "no", "x" * 900)])
        assert await store.due(25) == ["b"]
        assert len((await store.look(house.all_aside))[0].reason) == house.REASON_LIMIT
        await store.change(house.bring_back, "a")
        answer = loop.create_future()
        row = Row("b", 2, 2, b"x", "over", True, 0)
        store.append(Lease(store.epoch), [row], answer.set_result)
        assert await answer
        assert await store.due(25) == ["a"]
        assert dict(await store.look(house.count_stages)) == {"playing": 2, "over": 1}
        for body in (b"first", b"second"):
            answer = loop.create_future()
            store.keep("poison", "id", body, answer.set_result)
            assert await answer
        assert await store.kept("poison", "id") == b"first"
        assert await store.kept("poison", "other") is None
        for words in ("once", "again"):
            report = Report("t", 1, 0, 5, "Zoe", "", "insults", words, ["a line"])
            await store.change(reports.keep, report)
        assert [each.words for each in await store.look(reports.kept)] == ["again"]
        assert await store.change(reports.clear, "t") == 1
        await store.change(positions.put_all, "a", {0: b"past", 1: b"latest"})
        await store.change(positions.put, "a", 1, b"later")
        assert await store.look(positions.get, "a") == {0: b"past", 1: b"later"}
        for at in (7, 3):
            await store.change(house.beat, at)
        assert await store.look(house.last_lived) == 7
        once = await store.change(house.secret, "word")
        assert await store.change(house.secret, "word") == once

    play(scene)


# -- databases of before, and of later


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    known = set(metadata.tables)
    found = compare_metadata(context, metadata)
    return [each for each in found if "alembic_version" not in str(each) and known]


@pytest.mark.parametrize("version", [1, 2])
def test_a_database_of_before_is_brought_up_to_date_after_a_backup(
    tmp_path: Path, version: int
) -> None:
    path = tmp_path / "athanor.sqlite3"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(version_2.TABLES)
        if version == 1:
            for name in ("used", "device", "recovery"):
                old.execute(f"ALTER TABLE sessions DROP COLUMN {name}")
            old.execute("DROP TABLE reports")
            old.execute("INSERT INTO sessions VALUES ('t', 'ada', 1)")
        old.execute("INSERT INTO log VALUES ('a', 1, 5, x'00')")
        old.execute(f"PRAGMA user_version = {version}")
        old.commit()
    with closing(open_database(path)) as connection:
        assert logs.read(connection, "a") == [(5, b"\0")]
        assert differences(connection) == []
    copies = [each for each in tmp_path.iterdir() if "version" in each.name]
    assert len(copies) == 1
    assert copies[0].stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(copies[0])) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (version,)
        assert copy.execute("SELECT * FROM log").fetchall() == [("a", 1, 5, b"\0")]
    with closing(open_database(path)):
        pass  # the second time there is nothing to do
    assert len([each for each in tmp_path.iterdir() if "version" in each.name]) == 1


def test_an_upgrade_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "athanor.sqlite3"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(version_2.TABLES)
        old.execute("CREATE TABLE leases (mine TEXT)")  # stands in the way
        old.execute("PRAGMA user_version = 2")
    with pytest.raises(BadRequest):
        open_database(path)
    with closing(sqlite3.connect(path)) as old:
        assert old.execute("PRAGMA user_version").fetchone() == (2,)
        assert len(old.execute("PRAGMA table_info(log)").fetchall()) == 4


def test_a_new_database_is_what_the_description_says(tmp_path: Path, postgres: Postgres) -> None:
    with closing(open_database(tmp_path / "a.sqlite3")) as connection:
        assert differences(connection) == []

    async def scene() -> None:
        store = PostgresStore(postgres.new(), asyncio.get_running_loop())
        assert await store.look(differences) == []
        store.close()

    asyncio.run(scene())


def test_a_database_of_a_later_program_is_refused(tmp_path: Path, postgres: Postgres) -> None:
    later = f"UPDATE alembic_version SET version_num = '{SCHEMA_VERSION + 1}'"
    open_database(tmp_path / "a.sqlite3").close()
    with closing(open_connection(tmp_path / "a.sqlite3")) as connection:
        connection.exec_driver_sql(later)
    with pytest.raises(BadRequest, match="database-newer"):
        open_database(tmp_path / "a.sqlite3")
    url = postgres.new()

    async def scene() -> None:
        store = PostgresStore(url, asyncio.get_running_loop())
        await store.change(lambda connection: connection.exec_driver_sql(later))
        store.close()
        with pytest.raises(BadRequest, match="database-newer"):
            PostgresStore(url, asyncio.get_running_loop())

    asyncio.run(scene())


def test_what_is_no_database_is_refused_in_one_line(postgres: Postgres) -> None:
    async def scene() -> None:
        loop = asyncio.get_running_loop()
        for url, code in (
            ("mysql://localhost/a", "database-unsupported"),
            ("nonsense", "database-unsupported"),
            (postgres.url("nothing_here"), "database-unreachable"),
            ("postgresql://athanor:secret@127.0.0.1:1/a", "database-unreachable"),
        ):
            with pytest.raises(BadRequest, match=code) as refused:
                PostgresStore(url, loop)
            assert "secret" not in str(refused.value.facts)

    asyncio.run(scene())


@pytest.mark.parametrize(("version", "found"), [(90_624, 9), (130_022, 13), (140_000, None)])
def test_a_postgres_that_is_too_old_is_refused(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, version: int, found: int | None
) -> None:
    """PostgreSQL tells 13.22 as 130022; before version 10 it was 9.6.24 and 90624."""
    older = SimpleNamespace(info=SimpleNamespace(server_version=version))
    monkeypatch.setattr("athanor.server.store.postgres.driver_of", lambda _: older)
    if found is None:
        connect_to(postgres.new()).close()
        return
    with pytest.raises(BadRequest, match="database-old") as refused:
        connect_to(postgres.new())
    assert refused.value.facts == {"found": found, "least": 14}


# -- the fence


@pytest.mark.parametrize(("since", "remembered"), [(DAY - 1, True), (DAY, True), (DAY + 1, False)])
def test_a_reign_that_ended_is_remembered_for_a_day(
    play: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch, since: int, remembered: bool
) -> None:
    clock = [DAY]
    monkeypatch.setattr(leases, "now", lambda _: clock[0])

    def reigns(connection: Connection) -> list[int]:
        first = leases.join(connection, "here", "word")
        assert leases.end(connection, first)
        clock[0] += since
        second = leases.join(connection, "there", "word")
        assert second > first
        known = connection.scalars(select(nodes.c.epoch)).all()
        return [each for each in known if each in (first, second)]

    async def scene(store: Store) -> None:
        assert len(await store.change(reigns)) == 1 + remembered

    play(scene)


def test_nothing_is_written_after_a_reign_has_ended(postgres: Postgres) -> None:
    url = postgres.new()

    async def write(store: Store, lease: Lease, number: int) -> bool:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        store.append(lease, [Row("t", number, number, b"x", "playing")], answer.set_result)
        return await answer

    async def scene() -> None:
        loop = asyncio.get_running_loop()
        first = PostgresStore(url, loop, lease=60)
        second = PostgresStore(url, loop, lease=60)
        assert first.epoch < second.epoch
        old = Lease(first.epoch)
        assert await write(first, old, 1)
        held = await second.change(leases.claim, "t", second.epoch, 60_000)
        assert held.node.epoch == first.epoch  # who lives keeps what it holds
        assert await second.change(leases.end, first.epoch)
        held = await second.change(leases.claim, "t", second.epoch, 60_000)
        assert held.node.epoch == second.epoch
        assert held.silent_since > 0
        assert not await write(first, old, 2)
        with pytest.raises(BadRequest, match="not-stored"):
            await first.change(house.beat, 1)
        assert await write(second, Lease(second.epoch), 2)
        assert not await write(second, Lease(first.epoch), 3)
        for store in (first, second):
            store.close()

    asyncio.run(scene())


def test_a_reign_that_ended_is_followed_by_another(postgres: Postgres) -> None:
    async def scene() -> None:
        loop = asyncio.get_running_loop()
        store = PostgresStore(postgres.new(), loop, lease=0.4)
        fell = asyncio.Event()
        store.fallen = fell.set
        before = store.epoch
        await store.change(leases.end, before)
        await asyncio.wait_for(fell.wait(), 60)
        while store.epoch <= before:
            await asyncio.sleep(0.05)
        await store.change(house.beat, 1)
        store.close()

    asyncio.run(scene())


def test_a_line_that_breaks_in_the_middle_of_some_work_is_followed_by_another(
    postgres: Postgres,
) -> None:
    def break_the_line(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")

    async def scene() -> None:
        store = PostgresStore(postgres.new(), asyncio.get_running_loop(), lease=60)
        for _ in range(2):
            with pytest.raises(BadRequest, match="not-stored"):
                await store.change(break_the_line)
            assert not store.check()
            await store.change(house.beat, 1)
            assert store.check()
        store.close()

    asyncio.run(scene())


def test_a_table_that_another_has_taken_is_not_taken_from_it_again(postgres: Postgres) -> None:
    async def scene() -> None:
        loop = asyncio.get_running_loop()
        url = postgres.new()
        mine, other = PostgresStore(url, loop, lease=60), PostgresStore(url, loop, lease=60)
        written: asyncio.Future[bool] = loop.create_future()
        rows = [Row(table, 1, 1, b"x", "playing") for table in ("theirs", "gone")]
        other.append(Lease(other.epoch), rows, written.set_result)
        assert await written
        await other.change(leases.orphan, "gone", other.epoch)
        for table in ("theirs", "gone"):
            await mine.change(leases.drop, table, mine.epoch)
        theirs = await mine.look(leases.holder, "theirs")
        assert theirs is not None
        assert theirs.epoch == other.epoch
        assert await mine.look(leases.orphans, 10) == []
        for store in (mine, other):
            store.close()

    asyncio.run(scene())
