from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it. None of them may make it stumble."""
    with running(tmp_path_factory.mktemp("house") / "data") as house:
        yield house
        assert house.metric("internal_errors_total") == 0, house.log.read_text()
