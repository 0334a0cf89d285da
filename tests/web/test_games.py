"""The frame takes every game there is: with its board, or in plain sentences until it has one."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import athanor
from tests.server.house import Server
from tests.web.people import Person
from tests.web.screens import complaints


@pytest.mark.parametrize("game", athanor.game_ids())
def test_a_game_with_a_board_is_on_the_home_page(person: Callable[..., Person], game: str) -> None:
    ada = person("Ada").home()
    ada.page.locator(f"[data-test=play-now][data-game={game}]").click()
    expect(ada.prompt).to_be_visible()
    expect(ada.find("plain-board")).to_have_count(0)


def without_board(person: Person, game: str) -> None:
    """All games have a board; so this browser is given a client that knows of none for this one."""

    def forget(route: Route) -> None:
        response = route.fetch()
        headers = {k: v for k, v in response.headers.items() if k != "content-encoding"}
        body = response.text().replace(f"/games/{game}/index.ts", "/games/nothing/index.ts")
        route.fulfill(status=response.status, headers=headers, body=body)

    person.page.route(re.compile(r"/assets/shared-[^/]*\.js$"), forget)


@pytest.mark.parametrize("game", athanor.game_ids())
def test_a_game_without_a_board_is_offered_and_played_in_sentences(
    person: Callable[..., Person], game: str
) -> None:
    ada = person("Ada")
    without_board(ada, game)
    ada.home().page.locator(f"[data-test=play-now][data-game={game}]").click()
    board = ada.find("plain-board")
    expect(board).to_be_visible()
    expect(ada.find("plain-things").locator("dt").first).to_be_visible()
    assert complaints(ada.page) == []
    for _ in range(2):
        expect(board.locator(".moves button:enabled").first).to_be_visible()
        before = ada.views()[-1]["step"]
        board.locator(".moves button").first.click()
        while ada.views()[-1]["step"] <= before:
            ada.page.wait_for_timeout(10)


def test_the_plain_board_says_what_lies_on_the_table_and_finds_moves(
    person: Callable[..., Person], house: Server
) -> None:
    ada = person("Ada")
    without_board(ada, "poison")
    table, keys = house.open("", "random", "random", game="poison")
    ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
    ada.find("start").click()
    board = ada.find("plain-board")
    moves = board.locator(".moves button")
    expect(moves.first).to_be_enabled()
    expect(ada.page.locator(".cauldron")).to_have_count(0)
    view = ada.views()[-1]
    expect(moves).to_have_count(len(view["actions"]))
    # The hand is in words, and every cauldron and player has a row.
    things = ada.find("plain-things").inner_text()
    colour, number = view["hand"][0].rsplit("-", 1) if "-" in view["hand"][0] else ("poison", "")
    assert f"{colour} {number}".strip() in things
    assert view["hand"][0] not in things or colour == "poison"
    rows = ada.find("plain-things").locator("tbody tr")
    assert rows.count() >= len(view["players"]) + len(view["cauldrons"])
    # A move is found by its words.
    words = moves.first.inner_text()
    if ada.find("plain-find").count():
        ada.find("plain-find").fill(words)
        expect(moves).not_to_have_count(len(view["actions"]))
        expect(moves.first).to_have_text(words)
