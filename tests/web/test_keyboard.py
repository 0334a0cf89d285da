"""By keyboard alone to the end of a game, and what a turn is to somebody who listens."""

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


#: A turn as it is read out: who is there, what lies on the table, what is asked, what one holds.
POISON = """
- heading "Poison" [level=1]
- list "Players":
  - listitem:
    - button /Geber bot, random .* 3 cards in hand 0 cards drunk 10 points/
  - listitem:
    - button /Maria bot, random .* 3 cards in hand 0 cards drunk 15 points dealer/
- button "the left cauldron, red, 5 of 13 – a red 5"
- button "the middle cauldron, blue, 8 of 13 – a blue 4 and a poison"
- button "the right cauldron, empty, 0 of 13"
- strong: Your turn.
- text: Pour a card into a cauldron.
- 'button "The rule on this: Pour a card into a cauldron."'
- group: All moves (5)
- 'button /to play: Ada .you..* 3 cards in hand 0 cards drunk 5 points/'
- list "Your hand":
  - listitem:
    - button "a red 1"
  - listitem:
    - button "a blue 2"
  - listitem:
    - button "a poison"
"""

KAZAAM = """
- list "Players":
  - listitem:
    - 'button /Geber .* Favourites: sulphur and the homunculus of scale 2 tiles in hand 2 points/'
    - list "The homunculus of Geber":
      - listitem:
        - button "The right ear of bone, face up"
      - listitem:
        - button "The right leg of bone, face down"
- button "Draw a tile. 62 tiles in the pile"
- button "0 tiles in the discards"
- strong: Your turn.
- text: You have 3 actions left.
- list "Your homunculus":
  - listitem:
    - button "The left ear of fire, face up"
  - listitem:
    - button "The torso of fire, face up"
- list "Your hand":
  - listitem:
    - button "The left ear of bone. Costs mandrake and unicorn horn"
- group "What you can do":
  - button "Draw a tile."
  - button "Turn all your tiles face up." [disabled]
  - button "End your turn."
"""

ALAKAZOO = """
- group "The columns":
  - text: Column 1 the minotaur’s tail
  - button "Take column 1"
- 'button "the owl: 3 magic, 0 dark, Gardener"'
- group "Your portal": /head. empty, moon .covered., leaf .covered. .* torso. the dragon’s torso/
- strong: Your turn.
- text: Roll the dice, take spells, or ask your guardian for help.
- list "Your hand":
  - listitem:
    - button "the dragon’s head"
- button "Roll one die."
- button "Ask your guardian"
"""


def test_a_turn_is_told_to_who_listens(open_house: OpenHouse, guest: Come) -> None:
    hands = ["red-1 blue-2 poison", "red-2 blue-1 purple-1", "red-4 blue-4 purple-2"]
    poison = at_poison(hands, left="red-5", middle="blue-4 poison", pad=[[1, 2, 3]] * 5)
    bench = ("fire-left-ear fire-torso", "bone-right-ear ~bone-right-leg", "")
    held = ["wood-torso bone-left-ear", "fur-tail fur-head", ""]
    kazaam = at_kazaam(*bench, hands=held, ingredients=["all*3", "mercury", ""])
    own = seat(hand="dragon-head griffin-tail", ready="head", spells="dragon-torso")
    alakazoo = tabled(own, seat(), columns=("minotaur-tail", "dragon-tail", "", ""))
    first: dict[str, object] = {"first": 0}
    for game, state, options, wanted in (
        ("poison", poison, {"first_dealer": 2}, POISON),
        ("kazaam", kazaam, first, KAZAAM),
        ("alakazoo", alakazoo, first, ALAKAZOO),
    ):
        ada = sit(open_house, guest, game, state, **options)
        expect(ada.page.locator("main > .table")).to_match_aria_snapshot(wanted)
