"""Every screen, on a phone and on a laptop, by day and by night: nothing for axe to find, nothing
that has to be scrolled sideways, nothing too small for a thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.web.people import Person

Theme = Literal["light", "dark"]

SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary')]
  .filter(node => node.checkVisibility({ visibilityProperty: true }))
  .filter(node => !node.closest('label.check'))
  .map(node => [node.getBoundingClientRect(), node.outerHTML.slice(0, 120)])
  .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([box, html]) => `${box.width}x${box.height} ${html}`)"""

TINY = """() => [...document.querySelectorAll('body *')]
  .filter(node => !node.closest('svg') && node.checkVisibility() &&
    [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim()))
  .filter(node => parseFloat(getComputedStyle(node).fontSize) < 14)
  .map(node => node.outerHTML.slice(0, 120))"""


CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}


@pytest.mark.parametrize("phone", [True, False])
def test_every_screen_is_in_order(person: Callable[..., Person], phone: bool) -> None:
    ada = person("Ada", phone=phone, dark=phone)
    page = ada.page
    theme: Theme = "dark" if phone else "light"
    other: Theme = "light" if phone else "dark"

    def look(screen: str, fits: bool = False) -> None:
        found = Axe().run(page)
        assert not found.response["violations"], (screen, found.generate_report())
        page.emulate_media(color_scheme=other)
        found = Axe().run(page, options=CONTRAST)
        assert not found.response["violations"], (screen, other, found.generate_report())
        page.emulate_media(color_scheme=theme)
        width, height = page.evaluate(
            "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        size = page.viewport_size
        assert size is not None
        assert width <= size["width"], (screen, width)
        if fits:
            assert height <= size["height"], (screen, height)
        assert page.evaluate(SMALL) == [], screen
        assert page.evaluate(TINY) == [], screen

    ada.home()
    look("home")
    ada.find("settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look("settings")
    page.goto("/rules/poison#P-15")
    expect(page.locator("[data-rule=P-15]")).to_be_focused()
    look("rules")
    page.goto("/ratings/poison")
    expect(ada.find("ladder")).to_be_visible()
    look("ratings")
    page.goto("/account")
    ada.find("account-name").fill("Ada")
    ada.find("account-submit").click()
    ada.find("recovery").click()
    expect(page.locator("input[readonly]")).to_be_visible()
    look("account")
    page.goto("/tour/poison")
    expect(ada.find("tour-next")).to_be_visible()
    look("the tour", fits=True)
    page.goto("/open/poison")
    expect(ada.find("plan").first).to_be_visible()
    ada.find("plan").first.select_option("here")
    look("open a table")
    page.locator("form button.large").click()
    expect(ada.find("start")).to_be_visible()
    look("invite")
    ada.find("start").click()
    expect(ada.find("unveil").or_(ada.prompt)).to_be_visible()
    look("curtain", fits=True)
    ada.play_on(0)
    ada.find("unveil").or_(page.locator(".curtain li button")).first.click()
    expect(ada.prompt).to_be_visible()
    look("the table", fits=True)
    if ada.find("hint").count():
        ada.find("hint").click()
        expect(ada.find("hints").locator("li").first).to_be_visible()
        look("a hint", fits=True)
        page.keyboard.press("Escape")
    ada.find("rules-at-hand").click()
    expect(ada.find("rules").locator("li").first).to_be_visible()
    look("rules at hand")
    page.keyboard.press("Escape")
    if phone:
        page.locator(".tabs button").last.click()
        look("chat", fits=True)
        page.locator(".tabs button").first.click()
        look("score pad", fits=True)
        page.keyboard.press("Escape")
    page.locator("[data-seat='2']").click()
    look("a player")
    page.keyboard.press("Escape")
    ada.play_to_the_end()
    look("the count")
    page.get_by_role("button", name="Look at the table").click()
    look("the table after the game", fits=True)
    page.get_by_role("button", name="To the count").click()
    ada.find("replay").click()
    expect(ada.find("where")).to_contain_text("Action 0 of")
    page.keyboard.press("PageDown")
    expect(ada.find("where")).to_contain_text("Action 10 of")
    look("a replay, openly", fits=not phone)
    ada.find("eyes").select_option("1")
    expect(ada.cards.first).to_be_visible()
    look("a replay by somebody's eyes", fits=not phone)
    ada.find("prove").click()
    expect(ada.find("proof")).to_contain_text("Proved.")
    ada.find("review-run").click()
    expect(ada.find("chances").locator("circle").first).to_be_visible()
    look("a review and a proof", fits=not phone)
    ada.find("play-on").click()
    expect(ada.find("play-on-now")).to_be_visible()
    look("playing on")
    page.goto("/replay")
    expect(ada.find("record-file")).to_be_visible()
    look("choosing a record")


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
