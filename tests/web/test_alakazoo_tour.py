"""The first game of Alakazoö!, played as it is taught."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.screens import in_order

Come = Callable[..., Person]

WAY = "[data-test=way]"


def key(name: str) -> str:
    return f"[data-key='{name}']"


#: What is tapped at each step; nothing where something is only said.
TAPS: list[list[str]] = [
    [],
    [key("offer:dragon-right-hand"), WAY],
    [key("offer:dragon-left-hand"), WAY],
    [key("offer:dragon-left-leg"), WAY],
    ["[data-roll='2']"],
    [key("die:drop"), key("rune:tail:drop")],
    [key("rune:tail:sun")],
    [key("hand:minotaur-tail"), key("place:tail")],
    [key("column:4")],
    [key("hand:gargoyle-tail"), WAY],
    [],
    ["[data-test=ask-guardian]", "[data-power=swap-own]"],
    [key("hand:dragon-tail"), key("place:tail")],
    [],
]

#: Whether a finger would touch it: it is not scrolled away, and nothing lies over it.
IN_REACH = """selector => {
  const meant = document.querySelector(selector)
  const { x, y, width, height } = meant?.getBoundingClientRect() ?? new DOMRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return there !== null && (meant?.contains(there) ?? false)
}"""


def begin(learner: Person) -> None:
    learner.home().page.locator("a[href='/tour/alakazoo']").click()
    await_step(learner, 1)


def await_step(learner: Person, number: int) -> None:
    """The words of a step, once its rings are there."""
    expect(learner.find("tour").locator("p").first).to_contain_text(f"{number} ")
    expect(learner.page.locator(".tour-ring").first).to_be_visible()


def follow(learner: Person, step: int) -> None:
    for selector in TAPS[step]:
        learner.page.locator(selector).first.click()
    if not TAPS[step]:
        learner.find("tour-next").click()


def words(learner: Person) -> str:
    return learner.find("tour-words").inner_text()


def test_the_first_game_is_played_to_its_last_word(person: Come) -> None:
    ada = person("Ada")
    page = ada.page
    begin(ada)
    ada.find("tour-next").press("Enter")

    # Another spell than the one in the ring is not kept; the right one is, by keyboard.
    await_step(ada, 2)
    expect(page.locator(key("offer:dragon-right-hand"))).to_be_focused()
    page.locator(key("offer:gargoyle-left-hand")).click()
    page.locator(WAY).click()
    expect(page.get_by_role("alert").filter(has_text="ring")).to_be_visible()
    page.locator(key("offer:dragon-right-hand")).press("Enter")
    expect(page.locator(WAY)).to_be_focused()
    page.keyboard.press("Enter")

    for step in range(2, len(TAPS) - 1):
        await_step(ada, step + 1)
        follow(ada, step)
        if step == 7:
            page.reload()  # the tour goes on where it was
    await_step(ada, len(TAPS))
    expect(ada.find("tour-words")).to_contain_text("every rule is in the book")
    expect(page.locator(".tour-ring")).to_have_count(2)
    expect(page.locator(".pad tbody tr").first).to_contain_text("+1")
    expect(page.locator(".portal .place.filled")).to_contain_text("dragon’s tail")
    ada.find("tour-next").click()
    expect(ada.find("tour")).to_have_count(0)
    page.locator("[data-roll='1']").click()  # and the game goes on
    expect(page.locator(key("hand:minotaur-tail"))).to_be_visible()


def test_the_first_game_on_a_phone(person: Come) -> None:
    """What is meant is scrolled to and not hidden by the words about it."""
    zoe = person("Zoé", phone=True, language="it", dark=True)
    page = zoe.page
    begin(zoe)
    for step, taps in enumerate(TAPS):
        await_step(zoe, step + 1)
        assert len(words(zoe)) > 20
        assert "tour-" not in words(zoe)
        if step in (0, 5, 8, 13):
            in_order(zoe, f"step {step}", fits=False)
        for selector in taps:
            page.wait_for_function(IN_REACH, arg=selector)
            page.locator(selector).first.click()
        if not taps:
            zoe.find("tour-next").click()
    expect(zoe.find("tour")).to_have_count(0)
