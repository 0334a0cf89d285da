"""Every screen, on a phone and on a laptop, by day and by night: nothing for axe to find, nothing
that has to be scrolled sideways, nothing too small for a thumb."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import expect

import athanor
from tests.server.house import Server
from tests.web.people import Person
from tests.web.screens import Reader, complaints, in_order

Theme = Literal["light", "dark"]


class Walk:
    """Somebody who looks at one screen after the other, by day and by night."""

    def __init__(self, house: Server, zoe: Person, phone: bool, language: str) -> None:
        self.house = house
        self.zoe = zoe
        self.page = zoe.page
        self.phone = phone
        self.theme: Theme = "dark" if phone else "light"
        self.other: Theme = "light" if phone else "dark"
        self.reader = Reader(language)

    def look(self, screen: str, fits: bool = False) -> None:
        in_order(self.zoe, screen, fits=fits, plain=True)
        self.page.emulate_media(color_scheme=self.other)
        assert complaints(self.page, "color-contrast") == [], (screen, self.other)
        self.page.emulate_media(color_scheme=self.theme)
        self.read(screen)

    def read(self, screen: str) -> None:
        self.reader.read(self.page, screen)


@pytest.mark.parametrize(("phone", "language"), [(True, "fr"), (False, "it")])
def test_every_screen_is_in_order_and_in_one_language(
    person: Callable[..., Person], house: Server, phone: bool, language: str
) -> None:
    """English, the shortest of the three, is what all other tests speak."""
    zoe = person("Zoé", phone=phone, dark=phone, language=language)
    walk = Walk(house, zoe, phone, language)
    around_the_house(walk)
    to_a_table(walk)
    at_the_table(walk)
    to_the_end_of_the_game(walk)
    after_the_game(walk)


def around_the_house(walk: Walk) -> None:
    """Home, settings, rules, ratings, account."""
    zoe, page = walk.zoe, walk.page
    zoe.home()
    walk.look("home")
    zoe.find("settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    walk.look("settings")
    page.goto("/rules/poison#P-15")
    expect(page.locator("[data-rule=P-15]")).to_be_focused()
    walk.look("rules")
    page.goto("/ratings/poison")
    expect(zoe.find("ladder")).to_be_visible()
    walk.look("ratings")
    page.goto("/account")
    expect(zoe.find("account-name")).to_be_visible()
    walk.read("account, signed out")
    zoe.find("account-name").fill("Zoé")
    zoe.find("account-submit").click()
    zoe.find("recovery").click()
    expect(page.locator("input[readonly]")).to_be_visible()
    walk.look("account")


def to_a_table(walk: Walk) -> None:
    """The tour, a new table, the invitation, the curtain."""
    zoe, page = walk.zoe, walk.page
    page.goto("/tour/poison")
    expect(zoe.find("tour-next")).to_be_visible()
    walk.look("the tour", fits=True)
    page.goto("/open/poison")
    expect(zoe.find("plan").first).to_be_visible()
    zoe.find("plan").first.select_option("here")
    page.locator("label.check", has=page.locator("[type=checkbox]")).last.click()
    walk.look("open a table")
    page.locator("form button.large").click()
    expect(zoe.find("start")).to_be_visible()
    for summary in page.locator("main summary").all():
        summary.click()
    walk.look("invite")
    zoe.find("start").click()
    expect(zoe.find("unveil")).to_be_visible()
    walk.look("curtain", fits=True)


def at_the_table(walk: Walk) -> None:
    """A hint, the rules at hand, chat, score pad, a player."""
    zoe, page = walk.zoe, walk.page
    zoe.find("unveil").click()
    zoe.await_turn()
    walk.look("the table", fits=True)
    zoe.find("hint").click()
    expect(zoe.find("hints").locator("li").first).to_be_visible()
    walk.look("a hint", fits=True)
    page.keyboard.press("Escape")
    zoe.cards.first.click()
    walk.read("a card that is chosen")
    zoe.find("rules-at-hand").click()
    expect(zoe.find("rules").locator("li").first).to_be_visible()
    walk.look("rules at hand")
    page.keyboard.press("Escape")
    if walk.phone:
        page.locator(".tabs button").last.click()
        page.locator(".phrases button").first.click()
        walk.look("chat", fits=True)
        page.locator(".tabs button").first.click()
        walk.look("score pad", fits=True)
        page.keyboard.press("Escape")
    page.locator("[data-seat='2']").click()
    walk.look("a player")
    page.keyboard.press("Escape")


def to_the_end_of_the_game(walk: Walk) -> None:
    """The middle of it, the count, and the table once more."""
    zoe, page = walk.zoe, walk.page
    zoe.play_on(30)
    zoe.pause()
    walk.read("the middle of the game")
    zoe.finish(walk.house)
    page.evaluate("() => document.querySelectorAll('details').forEach(each => (each.open = true))")
    walk.look("the count")
    page.locator("[data-test=look-back]").click()
    expect(page.locator("[data-test=to-count]")).to_be_visible()
    expect(page.locator("h1")).to_have_count(1)
    walk.look("the table after the game", fits=True)
    page.locator("[data-test=to-count]").click()


def after_the_game(walk: Walk) -> None:
    """The replay, a review, a proof, playing on."""
    zoe, page = walk.zoe, walk.page
    zoe.find("replay").click()
    expect(zoe.find("where")).to_contain_text(re.compile(r"\b0\b"))
    page.keyboard.press("PageDown")
    expect(zoe.find("where")).to_contain_text(re.compile(r"\b10\b"))
    walk.look("a replay, openly", fits=not walk.phone)
    zoe.find("eyes").select_option("1")
    expect(zoe.cards.first).to_be_visible()
    zoe.find("prove").click()
    expect(zoe.find("proof").locator("li").first).to_be_visible()
    zoe.find("review-run").click()
    expect(zoe.find("chances").locator("circle").first).to_be_visible()
    walk.look("somebody's eyes, a review and a proof", fits=not walk.phone)
    zoe.find("play-on").click()
    expect(zoe.find("play-on-now")).to_be_visible()
    walk.look("playing on")
    page.goto("/replay")
    expect(zoe.find("record-file")).to_be_visible()
    walk.look("choosing a record")


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_what_every_game_has_beside_its_table_is_in_order(
    person: Callable[..., Person], phone: bool
) -> None:
    """Opening a table and the ratings; rules and tours have tests of their own."""
    ada = person("Ada", phone=phone, dark=not phone)
    for game in athanor.game_ids():
        for page, there in (("open", "plan"), ("ratings", "ladder")):
            ada.page.goto(f"/{page}/{game}")
            expect(ada.find(there).first).to_be_visible()
            in_order(ada, f"{page} {game}", fits=False, plain=True)


def test_on_a_phone_hand_and_prompt_are_within_the_thumb(person: Callable[..., Person]) -> None:
    ada = person("Ada", phone=True).play_now()
    ada.await_turn()
    prompt = ada.prompt.bounding_box()
    first, last = ada.cards.first.bounding_box(), ada.cards.last.bounding_box()
    assert prompt
    assert first
    assert last
    assert prompt["y"] > 370
    assert first["y"] > prompt["y"]
    assert last["y"] + last["height"] <= 740
    ada.cards.first.tap()
    ada.page.locator(".cauldron.lit").first.tap()
    ada.await_turn()


def test_the_memory_aid_leaves_room_for_the_cauldrons_on_a_phone(
    person: Callable[..., Person],
) -> None:
    ada = person("Ada", phone=True)
    ada.page.goto("/open/poison")
    ada.page.get_by_label("Memory aid").check()
    for plan in ada.find("plan").all():
        plan.select_option("novice")
    ada.page.locator("form button.large").click()
    ada.await_turn()
    assert ada.page.locator("[data-seat] .tally").count() == 4
    pot = ada.page.locator("svg.pot").first.bounding_box()
    assert pot
    assert pot["height"] > 70
    assert ada.page.evaluate("() => document.documentElement.scrollHeight") == 740


def test_six_players_fit_on_both_screens(person: Callable[..., Person]) -> None:
    for phone in (False, True):
        ada = person("Ada", phone=phone).open_table(*["novice"] * 5)
        ada.await_turn()
        width, height = ada.page.evaluate(
            "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert (width, height) == ((360, 740) if phone else (1280, 720))
        ada.pour()


def test_the_whole_way_by_keyboard(person: Callable[..., Person]) -> None:
    ada = person("Ada").home()
    press = ada.page.keyboard.press

    def tab_to(selector: str) -> None:
        for _ in range(60):
            press("Tab")
            if ada.page.evaluate("s => document.activeElement.matches(s)", selector):
                outline = "() => getComputedStyle(document.activeElement).outlineStyle"
                assert ada.page.evaluate(outline) != "none", "nobody sees where they are"
                return
        raise AssertionError(f"{selector} cannot be reached")

    tab_to("[data-test=play-now][data-game=poison]")
    press("Enter")
    ada.await_turn()
    before = ada.cards.count()

    # A card, then the cauldron that lights up; Escape puts the card back.
    tab_to("[data-hand]")
    press("Enter")
    expect(ada.page.locator(".cauldron.lit").first).to_be_focused()
    press("Escape")
    expect(ada.page.locator("[data-hand='0']")).to_be_focused()
    expect(ada.page.locator(".cauldron.lit")).to_have_count(0)
    press("Enter")
    expect(ada.page.locator(".cauldron.lit").first).to_be_focused()
    press("Enter")
    expect(ada.cards).to_have_count(before - 1)

    # Or a sentence from the list of all moves.
    ada.await_turn()
    tab_to(".prompt summary")
    press("Enter")
    tab_to("[data-test=actions] button")
    press("Enter")
    expect(ada.cards).to_have_count(before - 2)
    live = ada.prompt.get_attribute("aria-live")
    assert live == "polite"


def test_things_move_unless_one_asked_them_not_to(person: Callable[..., Person]) -> None:
    moving = person("Ada", still=False).play_now()
    moving.await_turn()
    count = (
        "() => { window.flown = 0; new MutationObserver(all => all.forEach(each => "
        "each.addedNodes.forEach(node => node.classList?.contains('flight') && window.flown++)))"
        ".observe(document.body, { childList: true, subtree: true }) }"
    )
    moving.page.evaluate(count)
    moving.pour()
    moving.await_turn()
    assert moving.page.evaluate("() => window.flown") >= 1
    still = person("Nour", still=True).play_now()
    still.await_turn()
    still.page.evaluate(count)
    still.pour()
    still.await_turn()
    assert still.page.evaluate("() => window.flown") == 0
    running = "() => document.getAnimations().filter(each => each.playState === 'running').length"
    assert still.page.evaluate(running) == 0
