from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

import athanor
from athanor.server.gate.pages import FOLDER
from tests.server.house import Server, running
from tests.server.openhouse import OpenHouse
from tests.web.people import Person

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CHROMIUM = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


def find_chromium() -> str | None:
    named = os.environ.get("ATHANOR_CHROMIUM")
    return named or next((found for name in CHROMIUM if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once."""
    if not (FOLDER / "index.html").exists():
        pytest.fail("The browser client is not built. Run: make web")
    with running(tmp_path_factory.mktemp("web") / "data") as server:
        yield server
        assert server.metric("internal_errors_total") == 0, server.log.read_text()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        pytest.fail("Chromium is not here. Run: sh tests/web/find_chromium.sh")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A server in this process, under whose tables a test may put a position."""
    opened = OpenHouse(tmp_path_factory.mktemp("open") / "data")
    opened.start()
    opened.run_clock()
    yield opened
    opened.halt()


@pytest.fixture
def unhurried(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """At that house, time to answer that no machine is too busy for."""
    for id in athanor.game_ids():
        game = athanor.game(id)
        monkeypatch.setattr(type(game), "windows", dict.fromkeys(game.windows, 3600))


@pytest.fixture
def person(house: Server, chromium: Browser) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own: `person("Ada", phone=True, language="fr")`. At the end
    nobody may have seen an error in their console, or broken the content policy."""
    yield from visitors(house, chromium)


@pytest.fixture
def guest(open_house: OpenHouse, chromium: Browser) -> Iterator[Callable[..., Person]]:
    """The same at the house whose tables are open to the test."""
    yield from visitors(open_house, chromium)


def visitors(server: Server, chromium: Browser) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def come(name: str, **manner: object) -> Person:
        people.append(Person(chromium, server.address, name, **manner))  # type: ignore[arg-type]
        return people[-1]

    yield come
    errors = [error for each in people for error in each.errors]
    for each in people:
        each.context.close()
    assert errors == []
