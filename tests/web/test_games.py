"""The frame takes every game there is: with its board, or in plain sentences until it has one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import athanor
from tests.server.house import Server
from tests.web.people import Person

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
DRAWN = [id for id in athanor.game_ids() if (BOARDS / id / "index.ts").exists()]
PLAIN = [id for id in athanor.game_ids() if id not in DRAWN]


@pytest.mark.parametrize("game", DRAWN)
def test_a_game_with_a_board_is_on_the_home_page(person: Callable[..., Person], game: str) -> None:
    ada = person("Ada").home()
    ada.page.locator(f"[data-test=play-now][data-game={game}]").click()
    expect(ada.prompt).to_be_visible()


@pytest.mark.parametrize("game", PLAIN)
def test_a_game_without_a_board_is_played_in_sentences(
    person: Callable[..., Person], house: Server, game: str
) -> None:
    count = athanor.game(game).meta.least_seats
    plan = [{"bot": "random" if seat else ""} for seat in range(count)]
    sat = house.post("/api/tables", {"game": game, "name": "Ada", "seats": plan})
    ada = person("Ada")
    ada.page.goto(f"/t/{sat['table']['id']}#seat={sat['seat']}&key={sat['key']}")
    ada.find("start").click()
    expect(ada.prompt).to_be_visible()
