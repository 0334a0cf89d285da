from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from athanor.server.store.postgres import PostgresStore
from athanor.server.store.sqlite import SqliteStore
from athanor.server.store.store import Store
from tests.server.databases import Scene
from tests.server.house import Server, running
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it. None of them may make it stumble."""
    with running(tmp_path_factory.mktemp("house") / "data") as house:
        yield house
        assert house.metric("internal_errors_total") == 0, house.log.read_text()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that tests share, each with a database of its own."""
    house = Postgres()
    try:
        house.start()
        yield house
    finally:
        house.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Opens a store of each kind, again and again the same, on the event loop that runs."""
    url = request.getfixturevalue("postgres").new() if request.param == "postgres" else ""

    def opened() -> Store:
        loop = asyncio.get_running_loop()
        return PostgresStore(url, loop) if url else SqliteStore(tmp_path / "log.sqlite3", loop)

    return opened


@pytest.fixture
def play(open_store: Callable[[], Store]) -> Callable[[Scene], None]:
    """Plays a scene in a store of each kind."""

    def run(scene: Scene) -> None:
        async def on_loop() -> None:
            store = open_store()
            try:
                await scene(store)
            finally:
                store.close()

        asyncio.run(on_loop())

    return run
