"""Alkemy at the table: a formula, keys, refusals, sizes, set-up by hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.house import Server
from tests.web.battlefield import (
    TABLET,
    Come,
    Json,
    arrive,
    await_kind,
    body,
    look,
    moved_on,
    on_screen,
    order,
    point,
    press,
    sure,
    together,
)
from tests.web.people import Person
from tests.web.screens import in_order
from tests.web.skirmish import Skirmish, face_to_face, set_up_quickly


@pytest.fixture
def ready(house: Server) -> Skirmish:
    return set_up_quickly(house)


def test_a_formula_with_an_improvement(person: Come, ready: Skirmish) -> None:
    ready.begin_turn(0)
    ada = arrive(person("Ada"), ready.link(0))
    ada.page.locator("[data-card='crystal_sun_disciple-1']").click()
    press(ada, "activate")
    ada.page.locator("[data-order=cast]").first.click()
    ada.page.locator("[data-target='crystal_sun_disciple-1']").click()
    sure(ada)
    await_kind(ada, "improve")
    press(ada, "answer", ":has-text('Both effects')")
    press(ada, "answer", "[data-answer=decline]")
    disciple = body(ada, "crystal_sun_disciple-1")
    assert disciple["swift"]
    assert disciple["slippery"]
    assert disciple["stones"] == 8 - 4 - 1


#: What is pressed for what is asked, once a charge is under way.
ANSWERED_WITH = {
    "card": "[data-test=combat-card]:not(:disabled)",
    "keep": "[data-test=keep]",
    "act": "[data-order=done]",
    "react": "[data-order=stand-fast]",
}

#: Everything on the table, by what a screen reader says of it.
NAMED = """() => [...document.querySelectorAll('[data-figure], [data-marker], [data-component]')]
  .map(each => each.getAttribute('role') === 'img' ? each.getAttribute('aria-label') : '')"""


class Keys:
    """Somebody who has nothing but a keyboard."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def enter(self, selector: str) -> None:
        for _ in range(80):
            if self.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {selector}")

    def play(self, selector: str) -> None:
        step = look(self.person)["step"]
        self.enter(selector)
        moved_on(self.person, step)

    def walk(self, game: Skirmish, name: str) -> None:
        self.enter("[data-order=walk]")
        expect(self.page.get_by_role("application")).to_be_focused()
        x, y, keys = free_way(game, body(self.person, name))
        for key in keys:
            self.page.keyboard.press(key)
        expect(self.person.find("confirm")).to_be_enabled()
        self.play("[role=application]")
        after = body(self.person, name)
        assert (after["x"], after["y"]) == (x, y)


def test_a_whole_activation_by_keyboard_alone(person: Come, house: Server) -> None:
    game = face_to_face(house)
    ada = arrive(person("Ada"), game.link(0))
    everything_has_a_name(ada)
    keys = Keys(ada)
    keys.enter("[data-card='lotharius-1']")
    keys.play("[data-test=activate]")
    keys.walk(game, "lotharius-1")
    keys.enter("[data-order=charge]")
    keys.enter("[data-target='chen_sze-1']")
    expect(ada.find("confirm")).to_be_enabled()
    keys.play("[data-test=confirm]")
    while (kind := look(ada)["decision"]["kind"]) != "hand":
        if look(ada)["step"] != game.view()["step"]:
            ada.page.wait_for_timeout(10)  # one of the two has not heard yet
        elif look(ada)["actions"]:
            keys.play(ANSWERED_WITH.get(kind, "[data-test=answer]"))
        else:
            game.answer_quietly(1)
    assert game.actors == [1]
    assert "charge-declared" in [event["type"] for line in logged(ada) for event in line["events"]]


def everything_has_a_name(person: Person) -> None:
    table = look(person)["table"]
    names = person.page.evaluate(NAMED)
    assert len(names) == len(table["figures"]) + len(table["markers"]) + len(table["components"])
    assert all(names)
    heroes = [name for name in names if "Lotharius" in name or "Chen Sze" in name]
    assert sorted("(Ada)" in name for name in heroes) == [False, True]


def logged(person: Person) -> list[Json]:
    """The log as this browser was sent it."""
    return [
        line for heard in person.heard for feed in heard.get("feeds", ()) for line in feed["log"]
    ]


def free_way(game: Skirmish, figure: Json) -> tuple[int, int, tuple[str, ...]]:
    """A short walk by arrow keys, seen from the first seat, that no scenery stands in."""
    for along, across in ((2, 0), (2, -1), (2, 1), (1, -1), (1, 1), (1, 0), (0, 1), (0, -1)):
        x, y = figure["x"] - 10 - 100 * across, figure["y"] + 100 * along
        action = {"type": "walk", "figure": figure["name"], "x": x, "y": y}
        if game.wire.ask("ask", seat=0, action=action)["preview"]["allowed"]:
            sideways = "ArrowRight" if across > 0 else "ArrowLeft"
            keys = ("ArrowUp",) * along + (sideways,) * abs(across)
            return x, y, (*keys, "Shift+ArrowRight")
    raise AssertionError("no way out")


#: Keeps what the bubble says at every frame, where its middle is, and whether one may confirm.
WATCH_BUBBLE = """() => {
    window.heard = []
    const look = () => {
        const bubble = document.querySelector('[data-test=bubble]')
        if (bubble) {
            const { x, y, width, height } = bubble.getBoundingClientRect()
            const { disabled } = document.querySelector('[data-test=confirm]') ?? {}
            heard.push([bubble.textContent, x + width / 2, y + height / 2, disabled === true])
        }
        if (heard.length < 2000) requestAnimationFrame(look)
    }
    look()
}"""


def test_a_refusal_stands_where_one_pointed_and_names_its_rule(
    person: Come, ready: Skirmish
) -> None:
    ready.begin_turn(0)
    ready.do("activate", figure="lee_ping-1")
    ada = arrive(person("Ada", language="fr"), ready.link(0))
    start = body(ada, "lee_ping-1")
    bubble = ada.find("bubble")
    x, y = on_screen(ada, 1000, 2335)
    ada.page.evaluate(WATCH_BUBBLE)  # it soon says how far she can go instead
    point(ada, 1000, 2335)
    ada.page.wait_for_function("() => heard.some(([text]) => text.includes('A-41'))")
    refusals = [each for each in ada.page.evaluate("heard") if "trop loin" in each[0]]
    assert any("A-41" in text and disabled for text, _, _, disabled in refusals), refusals
    assert any(abs(a - x) < 60 and abs(b - y) < 110 for _, a, b, _ in refusals), refusals
    # Closer by the wheel, and back to the whole table by a button.
    ground = ada.page.locator("svg.ground")
    whole = ground.bounding_box()
    ada.page.mouse.wheel(0, -400)
    ada.page.wait_for_function(
        "wide => document.querySelector('svg.ground').getBoundingClientRect().width > 1.3 * wide",
        arg=whole["width"] if whole else 0,
    )
    ada.page.get_by_label("Toute la table").click()
    assert ground.bounding_box() == whole
    # A figure that is dragged shows its way, and that it can go there; not the inches.
    ada.page.mouse.move(*on_screen(ada, start["x"], start["y"]))
    ada.page.mouse.down()
    there = next(a for a in look(ada)["actions"] if a["type"] == "walk")
    ada.page.mouse.move(*on_screen(ada, there["x"], there["y"]), steps=4)
    ada.page.mouse.up()
    expect(bubble).to_contain_text("elle peut y aller")
    expect(bubble).not_to_contain_text("pouces")
    expect(ada.page.locator("[data-reach]")).to_have_count(0)
    sure(ada)
    after = body(ada, "lee_ping-1")
    assert abs(after["x"] - there["x"]) + abs(after["y"] - there["y"]) < 20


def test_a_charge_ends_on_the_side_one_points_at(person: Come, house: Server) -> None:
    game = face_to_face(house)
    game.do("activate", figure="lotharius-1")
    ada = arrive(person("Ada"), game.link(0))
    foe = body(ada, "chen_sze-1")
    order(ada, "charge")
    ada.page.locator("[data-target='chen_sze-1']").click()
    expect(ada.find("charge-end")).to_contain_text("where the charge ends")
    point(ada, foe["x"] + 140, foe["y"] + 20)
    expect(ada.find("charge-anywhere")).to_be_visible()
    sure(ada)
    after = body(ada, "lotharius-1")
    assert after["foes"] == ["chen_sze-1"]
    assert after["x"] > foe["x"] + 100  # beside it, not straight ahead


@pytest.mark.parametrize("size", ["phone", "tablet", "laptop"])
def test_the_table_fits(person: Come, ready: Skirmish, size: str) -> None:
    ready.begin_turn(0)
    ready.do("activate", figure="lee_ping-1")
    ada = person("Ada", phone=size == "phone", dark=size == "tablet")
    if size == "tablet":
        ada.page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    arrive(ada, ready.link(0))
    order(ada, "charge")
    ada.page.locator("[data-test=target]").first.click()
    expect(ada.find("bubble")).to_be_visible()
    in_order(ada, size, plain=True)


# -- set-up


def test_setting_up_by_hand_with_distances_enforced(person: Come, house: Server) -> None:
    game = Skirmish(house).muster("triad-alchemist", "khaliman-warriors")
    ada = arrive(person("Ada"), game.link(0))
    nour = arrive(person("Nour"), game.link(1))
    placer = ada if look(ada)["actions"] else nour
    placer.page.locator("[data-scenery=ruins]").click()
    point(placer, 1200, 1200)
    expect(placer.find("bubble")).to_contain_text("3 inches from the markers")
    expect(placer.find("confirm")).to_be_disabled()
    point(placer, 600, 600)
    sure(placer)
    together(ada, nour)
    assert look(ada)["table"]["scenery"][0]["scenery"] == "ruins"
    # The rest is laid out in one tap each.
    for each in (nour, ada) if placer is ada else (ada, nour):
        expect(each.find("place-all")).to_be_visible()
        each.find("place-all").click()
    await_kind(ada, "champion")
    assert all(f["placed"] for f in look(ada)["table"]["figures"])
