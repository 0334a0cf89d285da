"""What a link shows before anybody follows it, and where others find the house."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from athanor.server.gate.pages import FOLDER
from athanor.server.gate.previews import language_of
from athanor.server.house import reach
from athanor.server.settings import Settings
from tests.server.house import Server, running

pytestmark = pytest.mark.skipif(
    not (FOLDER / "index.html").exists(), reason="the browser client is not built"
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("previews") / "data") as server:
        yield server


def tags(house: Server, path: str, language: str = "") -> tuple[int, dict[str, str]]:
    """The status, and what a messenger reads."""
    headers = {"Accept-Language": language} if language else {}
    status, _, body = house.request("GET", path, headers=headers)
    page = body.decode()
    found = re.findall(r'<meta\s+(?:property|name)="([^"]+)"\s+content="([^"]*)"', page)
    title = re.search(r"<title>(.*?)</title>", page)
    assert title is not None
    return status, {name: unescape(each) for name, each in found} | {"title": unescape(title[1])}


def test_a_link_tells_who_invites_to_what_for_how_long(house: Server) -> None:
    table, keys = house.open("", "", "novice", name='Ada <&"', clock=None)
    # Somebody sits already: the last open seat is what the invitation is for.
    status, shown = tags(house, f"/t/{table}")
    assert status == 200
    assert "Poison" in shown["og:title"]
    other = house.post(
        "/api/tables",
        {
            "game": "kazaam",
            "name": 'Ada <&"',
            "seats": [{"bot": ""}, {"bot": ""}],
            "clock": {"kind": "move", "seconds": 30},
        },
    )
    path = f"/t/{other['table']['id']}"
    status, shown = tags(house, path)
    assert status == 200
    assert shown["og:title"] == shown["title"] == 'Ada <&" invites you to Kazaam!'
    assert "40 minutes · 2 players · 30 seconds for each move" in shown["og:description"]
    assert shown["og:url"] == house.address + path
    assert shown["robots"] == "noindex"
    french = tags(house, path, "fr-CA,fr;q=0.9,en;q=0.5")[1]
    assert french["og:title"] == 'Ada <&" vous invite à une partie de Kazaam\u202f!'
    picture = shown["og:image"].removeprefix(house.address)
    status, headers, body = house.request("GET", picture)
    assert (status, headers["content-type"]) == (200, "image/jpeg")
    assert len(body) < 150_000
    assert all(key not in str(shown) for key in (*keys, other["key"]))


def test_what_is_not_there_is_not_found(house: Server) -> None:
    for path, wanted in {
        "/": 200,
        "/rules/poison": 200,
        "/mine": 200,
        "/nothing": 404,
        "/wp-admin/setup": 404,
        "/t/abcdefghjkmnpq": 404,
        "/t": 404,
    }.items():
        status, shown = tags(house, path)
        assert status == wanted, path
        assert shown["title"] == "Athanor"


def test_the_first_language_that_the_house_speaks() -> None:
    assert language_of("de-DE, it;q=0.8, en;q=0.5") == "it"
    assert language_of("") == language_of("xx") == "en"


def test_who_is_alone_says_so_and_knows_its_address(
    house: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert house.get("/api/house")["alone"] is True
    monkeypatch.setattr(reach, "home_address", lambda: "192.168.1.20")
    data = Path("data")
    for host, public, alone, address in (
        ("127.0.0.1", "", True, "http://192.168.1.20:8000"),
        ("localhost", "", True, "http://192.168.1.20:8000"),
        ("::1", "", True, "http://192.168.1.20:8000"),
        ("0.0.0.0", "", False, "http://192.168.1.20:8000"),
        ("10.0.0.7", "", False, "http://10.0.0.7:8000"),
        ("127.0.0.1", "https://games.example/", False, "https://games.example"),
    ):
        settings = Settings(data=data, host=host, public_address=public)
        assert reach.is_alone(settings) is alone, host
        assert reach.address_for_others(settings) == address, host


def test_the_home_address_is_none_of_this_computer_alone() -> None:
    found = reach.home_address()
    assert not found.startswith("127.")
    assert found != "0.0.0.0"
