from __future__ import annotations

from collections.abc import Iterator

import pytest

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
