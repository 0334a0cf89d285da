"""By keyboard alone to the end of a game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from athanor import State
from athanor.games.alakazoo.cards import PART_NAMES
from tests.games.alakazoo.support import seat, tabled
from tests.games.kazaam.support import position as at_kazaam
from tests.games.poison.support import position as at_poison
from tests.server.openhouse import OpenHouse
from tests.web.people import Person

Come = Callable[..., Person]

#: Which of these the focus is on, and whether one sees that it is.
FOCUS = """selector => {
  const { activeElement: at } = document
  return [at.matches(selector), getComputedStyle(at).outlineStyle !== 'none']
}"""


def sit(house: OpenHouse, guest: Come, game: str, state: State, **options: object) -> Person:
    """Ada before a position; bots that play anything have the other seats."""
    bots = ["random"] * (state.seats - 1)
    table, keys = house.open("", *bots, game=game, options=options)
    with house.join(table, keys[0]) as wire:
        wire.ask("start")
    house.swap(table, lambda _: state)
    ada = guest("Ada")
    ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
    expect(ada.find("actions")).to_have_count(1)
    return ada


def tab_to(ada: Person, selector: str, key: str = "Tab") -> None:
    """Tab, and Tab again, as often as one would put up with."""
    expect(ada.page.locator(selector).first).to_be_visible()
    for _ in range(70):
        ada.page.keyboard.press(key)
        there, seen = ada.page.evaluate(FOCUS, selector)
        if there:
            assert seen, f"nobody sees that {selector} has the focus"
            return
    raise AssertionError(f"{selector} cannot be reached")


def press(ada: Person, selector: str) -> None:
    tab_to(ada, selector)
    ada.page.keyboard.press("Enter")


def to_the_count(ada: Person) -> None:
    """The game is over: the count, the table once more, and back."""
    expect(ada.page.locator(".ranking")).to_be_visible()
    press(ada, "[data-test=look-back]")
    press(ada, "[data-test=to-count]")
    expect(ada.page.locator(".ranking")).to_be_visible()


def test_poison_to_its_end_by_keyboard(open_house: OpenHouse, guest: Come) -> None:
    hands = ["red-1 blue-2 poison", "red-2 blue-1 purple-1", "red-4 blue-4 purple-2"]
    state = at_poison(hands, pad=[[1, 2, 3]] * 5)
    ada = sit(open_house, guest, "poison", state, first_dealer=2)
    for left in (2, 1, 0):
        ada.await_turn()
        press(ada, "[data-hand]")
        expect(ada.page.locator(".cauldron.lit").first).to_be_focused()
        ada.page.keyboard.press("Enter")
        expect(ada.cards).to_have_count(left)
    to_the_count(ada)


def test_kazaam_to_its_end_by_keyboard(open_house: OpenHouse, guest: Come) -> None:
    parts = "left-ear right-ear left-hand right-hand left-leg right-leg torso tail"
    body = " ".join(f"fire-{part}" for part in parts.split())
    state = at_kazaam(body, "bone-tail", hands=["fire-head", ""], ingredients=["all*3", ""])
    ada = sit(open_house, guest, "kazaam", state, first=0)
    press(ada, "[data-test=draw]")
    expect(ada.prompt).to_contain_text("2 actions")
    press(ada, "[data-hand=fire-head]")
    expect(ada.page.locator("[data-test=detail] :focus")).to_have_count(1)
    if not ada.page.locator("[data-test=play]:focus").count():
        tab_to(ada, "[data-test=play]")
    ada.page.keyboard.press("Enter")
    to_the_count(ada)


def test_alakazoo_to_its_end_by_keyboard(open_house: OpenHouse, guest: Come) -> None:
    spells = " ".join(f"dragon-{part}" for part in PART_NAMES if part != "head")
    own = seat(hand="dragon-head", spells=spells, ready="head")
    state = tabled(own, seat(), columns=("minotaur-tail", "", "", ""))
    ada = sit(open_house, guest, "alakazoo", state, first=0)
    press(ada, "[data-column] .all")
    expect(ada.page.locator("[data-key='hand:minotaur-tail']")).to_be_visible()
    press(ada, "[data-key='hand:dragon-head']")
    expect(ada.page.locator("[data-key='place:head']")).to_be_focused()
    ada.page.keyboard.press("Enter")
    to_the_count(ada)
