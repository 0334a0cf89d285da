"""The first game along a script: every game that has one, played to its last word."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.server.house import Server
from tests.web.people import Person
from tests.web.screens import in_order

Come = Callable[..., Person]

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
TOURS = sorted(path.parent.name for path in BOARDS.glob("*/tour.ts"))
#: The last words of the tour that is followed by pressing what its rings show.
LAST = "two actions left"

#: When the rings are where the step that is said now wants them.
SETTLED = """() => new Promise(settled => {
  const look = () => document.querySelector('[data-test=tour-next], .tour-ring')
    ? requestAnimationFrame(() => requestAnimationFrame(settled))
    : requestAnimationFrame(look)
  look()
})"""

#: When the tour has gone on, or shows one more thing to press.
ANSWERED = """([step, rings]) =>
  document.querySelector('[data-test=tour] p').innerText !== step ||
  document.querySelectorAll('.tour-ring').length > rings"""


def words(learner: Person) -> str:
    return learner.find("tour-words").inner_text()


def settled_words(learner: Person) -> str:
    """What is said once the others have moved."""
    learner.page.evaluate(SETTLED)
    return words(learner)


def begin(learner: Person, game: str) -> None:
    learner.home().page.locator(f"a[href='/tour/{game}']").click()
    expect(learner.find("tour-next")).to_be_visible()
    assert "/t/" in learner.page.url


def pour(learner: Person, card: str, place: str) -> None:
    learner.page.locator(f"[data-card={card}]").first.click()
    learner.page.locator(f"[data-place=cauldron-{place}]").click()


def follow(learner: Person) -> None:
    """One step: goes on where there is nothing to do, or presses what the rings show, in turn."""
    page = learner.page
    step = learner.find("tour").locator("p").first
    number, pressed, looked = step.inner_text(), 0, 0
    if learner.find("tour-next").count():
        learner.find("tour-next").click()
        return
    while step.inner_text() == number:
        box = resting(learner, pressed)
        if box is None:  # not there yet, or the next word came meanwhile
            looked += 1
            assert looked < 5000, number
            continue
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        pressed += 1
        page.wait_for_function(ANSWERED, arg=[number, pressed])


def resting(learner: Person, which: int) -> dict[str, float] | None:
    """Where a ring is, once it no longer moves; None if it went away."""
    before: object = None
    ring = learner.page.locator(".tour-ring").nth(which)
    while True:
        learner.page.wait_for_timeout(20)
        if not ring.count():
            return None
        try:
            box: Any = ring.bounding_box(timeout=2000)
        except Late:
            return None
        if box and box == before:
            found: dict[str, float] = box
            return found
        before = box
        learner.page.wait_for_timeout(120)


def test_the_rings_lead_to_the_last_word(person: Come) -> None:
    ada = person("Ada", phone=True, dark=True)
    begin(ada, "kazaam")
    said = []
    while LAST not in settled_words(ada):
        said.append(words(ada))
        if len(said) % 3 == 1:
            in_order(ada, said[-1])
        follow(ada)
    assert len(set(said)) == len(said) > 7
    ada.find("tour-next").click()
    expect(ada.find("tour")).to_have_count(0)
    ada.await_turn()


def test_the_tour_of_kazaam_teaches_it_by_playing(person: Come) -> None:
    ada = person("Ada")
    begin(ada, "kazaam")

    def until(text: str) -> None:
        while text not in settled_words(ada):
            follow(ada)

    # The theft is foreseen, and after a reload still asks to be; nothing answers by itself.
    until("wants to steal")
    ada.page.reload()
    expect(ada.find("tour-words")).to_contain_text("wants to steal")
    ada.find("let-pass").click()
    expect(ada.page.get_by_role("alert").filter(has_text="ring")).to_be_visible()
    until("Your tile is safe")
    assert ada.views()[-1]["hand"] == ["wood-torso"]
    until("7 points")
    points = ada.views()[-1]["players"][0]["points"]
    told = {"parts": 3, "favourites": 2, "kinship": 2, "finisher": 0, "total": 7}
    assert {name: points[name] for name in told} == told

    # Nothing is taken back or ordered beforehand while the tour goes on; afterwards it may be.
    expect(ada.find("undo")).to_have_count(0)
    expect(ada.find("orders")).to_have_count(0)
    ada.find("tour-skip").click()
    expect(ada.find("undo")).to_be_visible()
    expect(ada.find("orders")).to_be_visible()
    ada.find("draw").click()
    expect(ada.cards).to_have_count(2)


@pytest.mark.parametrize("phone", [True, False])
def test_the_tour_of_poison_teaches_it_by_playing(person: Come, phone: bool) -> None:
    ada = person("Ada", phone=phone)
    page = ada.page
    begin(ada, "poison")
    next = ada.find("tour-next")
    expect(page.locator(".tour-ring")).to_have_count(1)

    # Nothing is played before it is asked for, and nothing but what is asked for.
    before = ada.hand()
    pour(ada, "red-7", "left")
    expect(page.get_by_role("alert").filter(has_text="ring")).to_be_visible()
    next.click()
    pour(ada, "blue-7", "left")
    expect(page.get_by_role("alert").filter(has_text="ring")).to_be_visible()
    assert ada.hand() == before

    # What the rings show is not hidden by the words about it.
    bubble = ada.find("tour").bounding_box()
    card = page.locator("[data-card=red-5]").bounding_box()
    assert bubble
    assert card
    assert bubble["y"] + bubble["height"] <= card["y"] or bubble["y"] >= card["y"] + card["height"]

    pour(ada, "red-5", "left")
    expect(ada.find("tour-words")).to_contain_text("only red")
    page.reload()  # the tour goes on where it was
    expect(ada.find("tour-words")).to_contain_text("only red")
    next.click()
    pour(ada, "poison", "left")
    expect(ada.find("tour-words")).to_contain_text("overflowed")
    expect(page.locator("[data-seat='1']")).to_contain_text("3 cards drunk")
    next.click()
    pour(ada, "blue-2", "middle")
    expect(ada.find("tour-words")).to_contain_text("two blue cards")
    expect(page.locator("[data-seat='0']")).to_contain_text("2 cards drunk")
    next.click()
    expect(page.locator(".tour-ring")).to_have_count(1)
    next.click()
    expect(ada.find("tour-words")).to_contain_text("That is all")
    next.click()
    expect(ada.find("tour")).to_have_count(0)
    ada.pour()  # and the game goes on
    page.reload()
    ada.await_turn()
    expect(ada.find("tour")).to_have_count(0)


def test_the_tour_by_keyboard_and_skipped(person: Come) -> None:
    ada = person("Ada")
    begin(ada, "poison")
    press = ada.page.keyboard.press
    expect(ada.find("tour-next")).to_be_focused()
    press("Enter")
    expect(ada.page.locator("[data-card=red-5]")).to_be_focused()
    press("Enter")
    expect(ada.page.locator("[data-place=cauldron-left]")).to_be_focused()
    press("Enter")
    expect(ada.find("tour-words")).to_contain_text("only red")
    ada.find("tour-skip").press("Enter")
    expect(ada.find("tour")).to_have_count(0)
    ada.pour()
    ada.page.go_back()
    expect(ada.find("tour-link").first).to_be_visible()


@pytest.mark.parametrize("game", TOURS)
def test_every_tour_is_accepted_and_its_words_are_there(
    person: Come, house: Server, game: str
) -> None:
    """The server plays the script through when it opens the table, so a tour that no longer fits
    the rules would be refused here."""
    zoe = person("Zoé", language="fr")
    begin(zoe, game)
    assert len(words(zoe)) > 20
    assert "tour-" not in words(zoe)
    # The cards of a lesson are known, so the browser gave no secret that the record would lack.
    given = "Object.values(JSON.parse(localStorage['athanor.promises'])).map(p => p.nonces)"
    assert zoe.page.evaluate(given) == [{}]


def test_a_tour_that_is_not_there(person: Come) -> None:
    ada = person("Ada")
    ada.page.goto("/tour/xyzzy")
    expect(ada.page.get_by_role("alert")).to_contain_text("nothing at this address")
