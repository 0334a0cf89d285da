"""Several people around one screen, with a curtain between their turns."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.house import Server
from tests.web.people import Person

Come = Callable[..., Person]


def test_three_people_and_one_screen(person: Come) -> None:
    ada = person("Ada").open_table("here", "here", "novice")
    passing = ada.page.get_by_role("heading", level=1)

    # The table was complete, so it began at once, behind a curtain: nobody's cards are on the page.
    expect(passing).to_have_text("Pass the screen to Ada")
    expect(ada.cards).to_have_count(0)
    ada.page.get_by_role("button", name="I am Ada").click()
    first = ada.hand()
    ada.pour()

    expect(passing).to_have_text("Pass the screen to Seat 2")
    expect(ada.cards).to_have_count(0)
    ada.find("unveil").click()
    assert ada.hand() != first
    ada.pour()
    expect(passing).to_have_text("Pass the screen to Seat 3")

    # After a reload nobody is looking.
    ada.page.reload()
    expect(passing).to_have_text("Pass the screen to Seat 3")
    expect(ada.cards).to_have_count(0)
    ada.find("unveil").click()
    ada.pour()

    # One who waits may look at their cards, and hide them again.
    ada.find("unveil").click()
    ada.page.locator("[data-seat='0']").click()
    ada.page.get_by_role("button", name="Hide the cards").click()
    expect(ada.cards).to_have_count(0)
    ada.page.get_by_role("button", name="Look as Seat 2").click()
    expect(passing).to_have_text("Pass the screen to Ada")

    ada.play_to_the_end()
    assert len(ada.ranking()) == 4


def test_a_player_joins_on_the_same_device_at_the_table(person: Come) -> None:
    ada = person("Ada").open_table("open", "novice")
    ada.page.get_by_role("button", name="Add a player on this device").click()
    ada.page.get_by_label("Name for Seat 2").fill("Bo")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("ol")).to_contain_text("Bo")
    ada.find("start").click()
    ada.find("unveil").click()
    ada.pour()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Pass the screen to Bo")


def test_who_missed_a_turn_does_not_open_the_next_hand(person: Come, house: Server) -> None:
    """Somebody else moves for the one who was called (a bot whose hour has come, another screen):
    then the next hand stays closed until its owner says so."""
    ada = person("Ada").open_table("here", "random")
    ada.find("unveil").click()
    ada.pour()
    passing = ada.page.get_by_role("heading", level=1)
    expect(passing).to_have_text("Pass the screen to Seat 2")
    table = ada.page.url.rsplit("/", 1)[1]
    held = ada.page.evaluate("JSON.parse(localStorage['athanor.tables'])")
    with house.join(table, *[seat["key"] for seat in held[table]["seats"]]) as wire:
        wire.play_first(1)
    expect(passing).to_have_text("Pass the screen to Ada")
    expect(ada.cards).to_have_count(0)
