"""Following what others do: each move is told, marked and kept in sight until the next, at the
reader's own pace, and nothing on the table moves meanwhile.

With ATHANOR_FILM=docs/following the pictures of the person who follows three bots are taken anew.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import athanor
from athanor.texts import Texts
from tests.games.poison.support import position
from tests.server.house import Server
from tests.server.openhouse import OpenHouse
from tests.web.people import Person
from tests.web.screens import complaints
from tests.web.test_kazaam import sit as sit_at_kazaam

Come = Callable[..., Person]

FILM = os.environ.get("ATHANOR_FILM")
#: After which moves of the bots a picture is taken.
SHOTS = (1, 3, 5)

#: Every step that the table on the page has shown.
WATCH = """() => {
  const main = document.querySelector('main[data-step]')
  window.seen = [Number(main.dataset.step)]
  new MutationObserver(() => {
    const step = Number(main.dataset.step)
    if (step !== window.seen.at(-1)) window.seen.push(step)
  }).observe(main, { attributes: true, attributeFilter: ['data-step'] })
}"""

#: Where the things stand that must not move: the prompt, one's own things, the middle.
PLACES = """selectors => selectors.map(selector => {
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect()
  return [selector, ...[x, y, width, height].map(Math.round)]
})"""


def sit(house: Server, ada: Person, game: str, *others: str, **more: Any) -> tuple[str, list[str]]:
    table, keys = house.open("", *others, game=game, **more)
    ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
    ada.find("start").click()
    expect(ada.prompt).to_be_visible()
    return table, keys


def arrived(ada: Person) -> int:
    """The last step that the browser was told of."""
    return int(ada.views()[-1]["step"])


def shown(ada: Person) -> int:
    return int(ada.page.locator("main[data-step]").get_attribute("data-step") or 0)


def await_step(ada: Person, step: int) -> None:
    ada.page.wait_for_function(
        "step => Number(document.querySelector('main[data-step]').dataset.step) >= step", arg=step
    )


def draw_three(ada: Person) -> None:
    for left in (2, 1, 0):
        expect(ada.find("draw")).to_be_enabled()
        ada.find("draw").click()
        if left:
            expect(ada.prompt).to_contain_text("one action" if left == 1 else "2 actions")


def sentences(ada: Person, first: int) -> dict[int, list[str]]:
    """What the log has to tell of each step, in the words that Python has for it."""
    names = [seat["name"] for seat in ada.heard_table()["seats"]]
    texts, game = Texts("en", "kazaam"), athanor.game("kazaam")
    lines = [line for m in ada.heard for feed in m.get("feeds", ()) for line in feed["log"]]
    return {
        line["step"]: [
            texts.tell("event", game.event(event), names, reader=0) for event in line["events"]
        ]
        for line in lines
        if line["step"] >= first
    }


def keep(ada: Person, name: str) -> None:
    if FILM:
        Path(FILM).mkdir(exist_ok=True)
        ada.page.screenshot(path=Path(FILM) / f"{name}.png")


def press_on(ada: Person, own: int, fixed: list[str], film: str) -> dict[int, str]:
    """Next, and next, until it is one's turn: what was told of each step."""
    where = ada.page.evaluate(PLACES, fixed)
    told: dict[int, str] = {}
    await_step(ada, own + 1)
    while True:
        step = shown(ada)
        told[step] = ada.find("lately").inner_text() if ada.find("lately").count() else ""
        expect(ada.page.locator("[data-told]").first).to_be_visible()
        assert ada.page.evaluate(PLACES, fixed) == where, step
        expect(ada.find("said")).not_to_be_empty()
        if step - own in SHOTS:
            keep(ada, f"{film}-{step - own}")
        if ada.page.locator(".prompt.asked").count():
            break
        expect(ada.find("next-move")).to_be_visible()
        ada.find("next-move").click()
        await_step(ada, step + 1)
    return told


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_person_follows_three_bots(person: Come, house: Server, phone: bool) -> None:
    """Step by step: after their turns the page has told every action, and nothing has moved."""
    ada = person("Ada", pace="step", phone=phone, dark=phone)
    ada.page.set_viewport_size(
        {"width": 390, "height": 844} if phone else {"width": 1366, "height": 625}
    )
    sit(house, ada, "kazaam", "greedy", "greedy", "greedy", options={"first": 0})
    fixed = [".prompt", ".my-body", "[data-pile]", "[data-own-hand]"]
    draw_three(ada)
    own = 3
    told = press_on(ada, own, fixed, "phone" if phone else "laptop")
    last = shown(ada)
    assert last == arrived(ada) >= own + 3
    assert list(told) == list(range(own + 1, last + 1))  # one after another, none left out

    log = sentences(ada, own + 1)
    for step, line in told.items():
        if line:  # in one's own turn the prompt asks instead
            assert line.startswith(log[step][0]), step

    # In one's own turn all of it is told once more, in sentences, until one acts.
    since = ada.find("since")
    expect(since).to_contain_text(f"Since your last turn: {last - own} moves")
    assert complaints(ada.page) == []
    since.click()
    expect(ada.find("recap")).to_be_visible()
    box = ada.find("recap").bounding_box()
    assert box
    assert box["y"] >= 49, "its top lies under the bar"
    keep(ada, f"{'phone' if phone else 'laptop'}-since")
    everything = [line for step in sorted(log) for line in log[step]]
    assert everything.pop() == "Your turn."
    assert ada.find("recap").locator("li").all_inner_texts() == everything
    ada.page.keyboard.press("Escape")
    expect(since).to_be_focused()
    ada.find("end-turn").click()
    expect(since).to_have_count(0)


def test_moves_come_one_after_another_and_can_be_skipped(person: Come, house: Server) -> None:
    ada = person("Ada", pace="normal")
    sit(house, ada, "kazaam", "greedy", "greedy", options={"first": 0})
    ada.page.evaluate(WATCH)
    draw_three(ada)
    expect(ada.find("catch-up")).to_be_visible()
    assert shown(ada) < arrived(ada)
    ada.find("next-move").click()
    expect(ada.page.locator(".prompt.asked")).to_be_visible()
    assert ada.page.evaluate("window.seen") == list(range(arrived(ada) + 1))

    ada.find("end-turn").click()
    ada.find("catch-up").click()
    expect(ada.find("catch-up")).to_have_count(0)
    await_step(ada, arrived(ada))


def test_who_has_a_clock_running_sees_the_table_as_it_is(person: Come, house: Server) -> None:
    ada = person("Ada", pace="step")
    clock = {"kind": "move", "seconds": 300}
    sit(house, ada, "kazaam", "greedy", options={"first": 0}, clock=clock)
    draw_three(ada)
    expect(ada.page.locator(".prompt.asked")).to_be_visible()
    expect(ada.find("since")).to_be_visible()
    await_step(ada, arrived(ada))  # by itself
    expect(ada.find("next-move")).to_have_count(0)


def test_the_end_comes_after_the_last_move_was_shown(open_house: OpenHouse, guest: Come) -> None:
    """Everybody holds the last card of the last round; what comes after one's own is looked at."""
    table, keys = open_house.open("", "", "", options={"first_dealer": 2})
    ada = guest("Ada", pace="step")
    with open_house.join(table, *keys) as wire:
        wire.ask("start")
        last = position(["red-1", "red-2", "red-4"], pad=[[1, 2, 3]] * 5)
        open_house.swap(table, lambda _: last)
        ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
        ada.pour()
        for seat, card in ((1, "red-2"), (2, "red-4")):
            pour = {"type": "pour", "card": card, "cauldron": "left"}
            assert wire.ask("play", seat=seat, step=seat, action=pour)["type"] == "done"
    expect(ada.find("next-move")).to_be_visible()
    while not any(message.get("table", {}).get("stage") == "over" for message in ada.heard):
        ada.page.wait_for_timeout(20)
    assert shown(ada) == 2 < arrived(ada) == 3
    assert not ada.page.locator(".ranking").count()
    ada.find("next-move").click()
    expect(ada.page.locator(".ranking")).to_be_visible()


#: The points on the screen that are not wholly in the window, and how many there are.
OUTSIDE = """() => {
  const won = [...document.querySelectorAll('[data-test=won]')]
  const boxes = won.map(each => [each.textContent, each.getBoundingClientRect()])
  const out = boxes.filter(([, box]) => box.left < 0 || box.right > innerWidth || box.top < 49)
  return [won.length, out.map(([text]) => text)]
}"""


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_points_are_read_whole_at_the_edge_of_a_phone(
    open_house: OpenHouse, guest: Come, language: str
) -> None:
    """The tile at the right edge loses its points, with the longest reason."""
    boards = ("fire-tail", "bone-right-leg", "", "", "stone-head stone-tail")
    manner = {"phone": True, "language": language}
    ada, nour = sit_at_kazaam(open_house, guest, *boards, hands=["", ""], manner=manner)
    nour.page.set_viewport_size({"width": 320, "height": 568})
    ada.page.locator("[data-place='0-tail']").click()
    ada.find("aim").click()
    ada.find("closer").last.click()
    ada.page.get_by_role("dialog").locator("[data-place='4-head']").click()
    expect(nour.find("won").first).to_be_visible()
    count, outside = nour.page.evaluate(OUTSIDE)
    assert count >= 2
    assert outside == []
