"""The frame takes every game there is: with its board, or in plain sentences until it has one."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import athanor
from tests.server.house import Server
from tests.web.people import Person


@pytest.mark.parametrize("game", athanor.game_ids())
def test_a_game_with_a_board_is_on_the_home_page(person: Callable[..., Person], game: str) -> None:
    ada = person("Ada").home()
    ada.page.locator(f"[data-test=play-now][data-game={game}]").click()
    expect(ada.prompt).to_be_visible()
    expect(ada.find("plain-board")).to_have_count(0)


def test_a_game_without_a_board_is_played_in_sentences(
    person: Callable[..., Person], house: Server
) -> None:
    """All games have one; so this browser is given a client that knows of no board for Poison."""
    ada = person("Ada")
    table, keys = house.open("", "random", "random", game="poison")

    def forget(route: Route) -> None:
        response = route.fetch()
        headers = {k: v for k, v in response.headers.items() if k != "content-encoding"}
        body = response.text().replace("../games/poison/index.ts", "../games/nothing/index.ts")
        route.fulfill(status=response.status, headers=headers, body=body)

    ada.page.route(re.compile(r"/assets/shared-[^/]*\.js$"), forget)
    ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
    ada.find("start").click()
    expect(ada.find("plain-board")).to_be_visible()
    expect(ada.page.locator(".cauldron")).to_have_count(0)
    for _ in range(2):
        expect(ada.find("prompt")).to_contain_text("Your turn")
        before = ada.views()[-1]["step"]
        ada.find("plain-board").locator(".moves button").first.click()
        while ada.views()[-1]["step"] <= before:
            ada.page.wait_for_timeout(10)
