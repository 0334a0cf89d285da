"""The battlefield itself: how much of the screen it has, what is one tap away, what is measured."""

from __future__ import annotations

import math

from playwright.sync_api import expect

from tests.server.house import Server
from tests.web.battlefield import (
    Come,
    arrive,
    body,
    look,
    order,
    point,
    press,
    shown,
    sure,
    tap,
    together,
)
from tests.web.people import Person
from tests.web.skirmish import Skirmish, face_to_face, set_up_quickly

HEADER = 49


def ground(person: Person) -> dict[str, float]:
    """The mat as it lies on the screen."""
    box = person.page.locator("svg.ground").bounding_box()
    assert box is not None
    return dict(box)  # type: ignore[arg-type]


def test_the_battlefield_fills_the_screen_and_log_and_chat_are_one_tap_away(
    person: Come, house: Server
) -> None:
    ada = arrive(person("Ada"), set_up_quickly(house).begin_turn(0).link(0))
    size = ada.page.viewport_size
    assert size is not None
    assert ground(ada)["height"] > 0.94 * (size["height"] - HEADER)
    assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    log = ada.page.get_by_role("log", name="Log")
    expect(log).to_be_hidden()
    ada.find("tab-log").click()
    expect(log).to_be_visible()
    ada.find("tab-chat").click()
    expect(log).to_be_hidden()
    expect(ada.page.get_by_placeholder("Write to the table")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.find("fold").click()
    expect(ada.find("activate")).to_be_hidden()
    expect(ada.prompt).to_be_visible()
    ada.find("fold").click()
    expect(ada.find("activate")).to_be_visible()


def test_on_a_phone_the_table_and_the_next_step_are_both_in_sight(
    person: Come, house: Server
) -> None:
    nour = arrive(person("Nour", phone=True), set_up_quickly(house).begin_turn(1).link(1))
    size = nour.page.viewport_size
    assert size is not None
    for _ in range(2):
        mat = ground(nour)
        assert mat["width"] > 0.6 * min(size["width"], size["height"])
        assert mat["y"] >= HEADER
        assert mat["y"] + mat["height"] <= size["height"]
        expect(nour.find("activate")).to_be_in_viewport()
        expect(nour.prompt).to_be_in_viewport()
        assert nour.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        size = {"width": size["height"], "height": size["width"]}
        nour.page.set_viewport_size(size)
        nour.page.wait_for_function(
            "document.querySelector('svg.ground').getBoundingClientRect().top > 0"
        )


def test_a_figure_that_is_rested_on_shows_everything_about_it(person: Come, house: Server) -> None:
    ada = arrive(person("Ada"), set_up_quickly(house).begin_turn(0).link(0))
    where = ada.page.locator("[data-figure='sorhna_oracle-1'] .rim").bounding_box()
    assert where is not None
    ada.page.mouse.move(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
    card = ada.find("glance")
    expect(card).to_be_visible()
    for words in ("Sorhna Oracle", "MND", "DEF", "Prescience"):
        expect(card).to_contain_text(words)
    ada.page.mouse.move(640, 60)
    expect(card).to_have_count(0)


def test_whoever_has_the_hand_sees_whom_to_activate(person: Come, house: Server) -> None:
    ada = arrive(person("Ada"), set_up_quickly(house).begin_turn(0).link(0))
    cards = {f["card"] for f in look(ada)["table"]["figures"] if f["seat"] == 0}
    expect(ada.find("ready")).to_have_count(len(cards))
    expect(ada.find("activate")).to_contain_text("Lee Ping")
    ada.find("ready").nth(1).click()
    expect(ada.find("activate")).not_to_contain_text("Lee Ping")


def test_a_way_that_is_too_long_ends_where_the_figure_can_go(person: Come, house: Server) -> None:
    game = face_to_face(house)
    ada = arrive(person("Ada"), game.link(0))
    ada.page.locator("[data-card='lotharius-1']").click()
    press(ada, "activate")
    began = body(ada, "lotharius-1")
    order(ada, "walk")
    point(ada, began["x"] + 900, began["y"] - 300)
    expect(ada.find("confirm")).to_be_enabled()
    sure(ada)
    ended = body(ada, "lotharius-1")
    gone = math.hypot(ended["x"] - began["x"], ended["y"] - began["y"])
    assert 300 < gone <= 400


def in_sight(game: Skirmish, shooter: str) -> str:
    """An enemy it can shoot at."""
    for name in [f["name"] for f in game.view(0)["table"]["figures"] if f["seat"] == 1]:
        shot = {"type": "shoot", "figure": shooter, "target": name, "inches": 20}
        if game.wire.ask("ask", seat=0, action=shot)["preview"]["allowed"]:
            return str(name)
    raise AssertionError("nobody is in sight")


def test_at_a_training_table_the_dial_knows_the_right_estimate(person: Come, house: Server) -> None:
    game = Skirmish(house, setup="quick", training=True)
    game.muster("triad-warriors", "khaliman-warriors").begin_turn(0)
    ada = arrive(person("Ada"), game.link(0))
    ada.page.locator("[data-card='militia_archers-1']").click()
    press(ada, "activate")
    order(ada, "shoot")
    tap(ada, in_sight(game, "militia_archers-1"))
    expect(ada.find("dial")).to_be_visible()
    right = ada.find("guess")
    expect(right).to_be_visible()
    number = right.inner_text().split()[-1]
    right.click()
    expect(ada.find("estimate")).to_have_value(number)
    expect(ada.find("confirm")).to_be_enabled()


def fight(game: Skirmish, first: str, second: str) -> None:
    game.do("activate", figure="lotharius-1", seat=0)
    blows = [a for a in game.view(0)["actions"] if a["type"] in ("charge", "fight", "engage")]
    game.do(**blows[0], seat=0)
    game.go_on("card")
    game.do("play-card", seat=0, card=first)
    game.do("play-card", seat=1, card=second)


def test_a_fight_is_played_out_over_the_table_and_can_be_skipped(
    person: Come, house: Server
) -> None:
    game = face_to_face(house)
    ada = arrive(person("Ada", still=False), game.link(0))
    still = arrive(person("Nour"), game.link(1))
    fight(game, "normal", "parry")
    scene = ada.find("clash")
    expect(scene).to_be_visible()
    expect(scene).to_contain_text("Parry")
    expect(scene.locator("svg[data-portrait='chen_sze']")).to_be_visible()
    ada.find("skip").click()
    expect(scene).to_have_count(0)
    together(ada, still)
    shown(still)
    assert still.find("clash").count() == 0


#: Writes down both rolls and the sum of every beat of a scene in which two have rolled.
NOTE_SUMS = """() => {
  window.sums = []
  new MutationObserver(() => {
    const sum = document.querySelector('.clash .sum')?.firstChild?.textContent.trim()
    const rolls = [...document.querySelectorAll('.clash .roll b')].map(
      each => each.textContent.split('→').at(-1).trim())
    if (sum && rolls.length > 1) window.sums.push([rolls, sum])
  }).observe(document.body, { subtree: true, childList: true })
}"""


def test_a_blow_through_a_parry_is_measured_by_the_roll_against_it(
    person: Come, house: Server
) -> None:
    for _ in range(6):  # until one comes through, most likely
        game = face_to_face(house)
        ada = arrive(person("Ada", still=False), game.link(0))
        ada.page.evaluate(NOTE_SUMS)
        fight(game, "normal", "parry")
        expect(ada.find("clash")).to_be_visible()
        expect(ada.find("clash")).to_have_count(0)
        sums = ada.page.evaluate("() => window.sums")
        ada.context.close()
        assert all(sum == " : ".join(rolls) for rolls, sum in sums), sums
        if sums:
            break


def test_both_fighters_stand_side_by_side_while_cards_are_picked(
    person: Come, house: Server
) -> None:
    game = face_to_face(house)
    ada, nour = arrive(person("Ada"), game.link(0)), arrive(person("Nour"), game.link(1))
    game.do("activate", figure="lotharius-1", seat=0)
    blows = [a for a in game.view(0)["actions"] if a["type"] in ("charge", "fight", "engage")]
    game.do(**blows[0], seat=0)
    game.go_on("card")
    game.do("play-card", seat=0, card="brutal")
    for each in (ada, nour):
        expect(each.find("duel").locator("svg[data-portrait]")).to_have_count(2)
    expect(ada.find("duel").locator("[data-card=brutal]")).to_have_count(1)
    expect(nour.find("duel").locator("[data-card=brutal]")).to_have_count(0)
