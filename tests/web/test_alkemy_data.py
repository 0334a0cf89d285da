"""Alkemy's board draws what the server's handbook says, and nothing it knows by itself."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.server.house import Server
from tests.web.battlefield import Come, arrive
from tests.web.skirmish import set_up_quickly

DATA = "**/api/games/alkemy/data"


def test_a_card_that_was_changed_on_the_server_is_what_the_board_shows(
    person: Come, house: Server
) -> None:
    game = set_up_quickly(house).begin_turn(0)
    ada = person("Ada")

    def changed(route: Route) -> None:
        book = route.fetch().json()
        card = next(each for each in book["profiles"] if each["id"] == "lee_ping")
        card["def"] = 17
        route.fulfill(body=json.dumps(book), content_type="application/json")

    ada.page.route(DATA, changed)
    arrive(ada, game.link(0))
    ada.page.locator("[data-card='lee_ping-1']").click()
    expect(ada.page.locator("section.sheet dl")).to_contain_text("17")


def test_without_the_handbook_the_board_says_so_and_tries_again(
    person: Come, house: Server
) -> None:
    game = set_up_quickly(house).begin_turn(0)
    ada = person("Ada")
    refused: list[str] = []

    def lost(route: Route) -> None:
        refused.append(route.request.url)
        route.abort()

    ada.page.route(DATA, lost)
    ada.page.goto(game.link(0))
    again = ada.page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    expect(ada.find("refused")).to_be_visible()
    assert refused
    ada.page.unroute(DATA)
    again.click()
    expect(ada.find("field")).to_be_visible()
    assert all("Failed to load resource" in error for error in ada.errors)
    ada.errors.clear()  # that was the point
