"""Kazaam! in the browser: a whole game, the window for a head, every part used, by thumb and by
keyboard, in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.games.kazaam.support import position
from tests.server.house import Server, play_out
from tests.server.openhouse import OpenHouse
from tests.web import screens
from tests.web.people import Person
from tests.web.screens import Reader
from tests.web.test_alakazoo import WISHES

Come = Callable[..., Person]

STANDARD = files("athanor.games.kazaam").joinpath("data/box.toml").read_text("utf-8")

KEYS = "tile|part|power|ingredient|homunculus|alchemist|order|material"

#: Somebody in a hurry: plays what can be paid, and gets ready to. Uses no part, so that hardly a
#: window opens: each takes as long as an answer is held back.
HURRY = ["^Play ", "^Let it pass", "^Take ", "^Draw", "^Extract", "^End your turn"]

#: By how many pixels the prompt lies over what is above it.
SQUEEZED = """() => document.querySelector('.market').getBoundingClientRect().bottom -
  document.querySelector('.mine').parentElement.querySelector('.asking').getBoundingClientRect().top
"""

#: Everybody has something to use, and a head that may answer.
WORKSHOP: dict[str, Any] = {
    "hands": ["wood-torso bone-left-ear", "fur-tail fur-head"],
    "ingredients": ["all*3", "mercury"],
    "discards": "scale-torso scale-left-leg",
}
BENCH = (
    "fire-left-ear fire-torso fire-tail fire-left-leg",
    "bone-right-ear ~bone-right-leg",
    "~chitin-torso",
)


def sit(
    open_house: OpenHouse, guest: Come, *boards: str, manner: object = None, **more: Any
) -> list[Person]:
    """Ada and Nour before a position; whoever else sits there does not come."""
    table, keys = open_house.open(*[""] * len(boards), game="kazaam", options={"first": 0})
    with open_house.join(table, keys[0]) as wire:
        wire.ask("start")
    hands = more.pop("hands") + [""] * (len(boards) - 2)
    open_house.swap(table, lambda _: position(*boards, hands=hands, **more))
    kinds: Any = manner or {}
    people = [guest(name, **kinds) for name in ("Ada", "Nour")]
    for seat, each in enumerate(people):
        each.page.goto(f"/t/{table}#seat={seat}&key={keys[seat]}")
        expect(each.prompt).to_be_visible()
    return people


def spot(person: Person, seat: int, part: str) -> Locator:
    return person.page.locator(f"[data-place='{seat}-{part}']")


def in_order(person: Person, screen: str) -> None:
    at_table = not person.page.locator(".ranking").count()
    screens.in_order(person, screen, fits=at_table)
    if at_table:
        assert person.page.evaluate(SQUEEZED) <= 1, screen


def play_to_the_end(people: list[Person], house: Server, table: str, keys: list[str]) -> None:
    """The first in a browser, the others on sockets: what nobody looks at need not be drawn."""
    people[0].page.evaluate(WISHES, HURRY)
    with house.join(table, keys[1], keys[2]) as wire:
        for each in people[1:]:
            each.page.goto("about:blank")
        play_out(wire)
    for each in people[1:]:
        each.page.goto(f"/t/{table}")
    for each in people:
        each.await_end()


def test_three_people_and_a_bot_play_a_whole_game(person: Come, house: Server) -> None:
    table, keys = house.open("", "", "", "greedy", game="kazaam", options={"first": 0})
    people = [person("Ada"), person("Nour", phone=True), person("Zoé", dark=True)]
    for seat, each in enumerate(people):
        each.page.goto(f"/t/{table}#seat={seat}&key={keys[seat]}")
    ada = people[0]
    ada.find("start").click()

    # A tile from the pile, one extracted on the discards, and a third action by its button.
    ada.await_turn()
    ada.find("pile").click()
    expect(ada.cards).to_have_count(4)
    ada.cards.first.click()
    ada.find("discards").click()
    expect(ada.cards).to_have_count(3)
    expect(ada.prompt).to_contain_text("You have one action left")
    ada.find("draw").click()
    expect(people[1].prompt).to_contain_text("Your turn")

    play_to_the_end(people, house, table, keys)
    assert people[0].ranking() == people[1].ranking() == people[2].ranking()
    assert len(ada.ranking()) == 4

    # The count, point by point: each column adds up to its total, and that is the score.
    scores = ada.page.locator(".ranking .score").all_inner_texts()
    for seat in range(4):
        column = ada.page.locator(f".count tbody tr:not(.level) td:nth-of-type({seat + 1})")
        lines = [int(line) for line in column.all_inner_texts()[:5]]
        assert sum(lines[:4]) == lines[4]
        assert str(lines[4]) in scores
    expect(ada.page.locator(".count .finisher")).to_have_count(1)
    in_order(ada, "the count")


@pytest.mark.rule("K-30")
@pytest.mark.usefixtures("unhurried")
def test_a_head_answers_a_hand_and_a_reload_finds_the_window_again(
    open_house: OpenHouse, guest: Come
) -> None:
    ada, nour = sit(open_house, guest, "fire-left-hand", "bone-head", hands=["", "wood-torso"])
    spot(ada, 0, "left-hand").click()
    expect(ada.find("detail")).to_contain_text("Thieving")
    ada.find("use").click()

    window = nour.find("window")
    expect(window).to_contain_text("uses the left hand on")
    expect(window).to_contain_text("aimed at you")
    expect(nour.find("countdown")).to_be_visible()
    expect(ada.find("window")).to_be_visible()
    expect(ada.find("foresee")).to_have_count(0)
    in_order(nour, "a window")

    nour.page.reload()
    expect(nour.find("foresee")).to_be_visible()
    expect(window).to_contain_text("aimed at you")
    nour.find("foresee").click()
    expect(window).to_have_count(0)
    expect(ada.page.get_by_role("log", name="Log")).to_contain_text("Foreseen:")
    expect(nour.cards).to_have_count(1)
    expect(ada.cards).to_have_count(0)
    expect(spot(ada, 1, "head")).to_have_attribute("aria-label", re.compile("face down"))


@pytest.mark.rule("K-32")
@pytest.mark.usefixtures("unhurried")
def test_a_head_answers_a_head(open_house: OpenHouse, guest: Come) -> None:
    ada, nour = sit(
        open_house, guest, "fire-left-hand fire-head", "bone-head", hands=["", "wood-torso"]
    )
    spot(ada, 0, "left-hand").click()
    ada.find("use").click()
    nour.find("foresee").click()
    expect(ada.find("window").locator("li")).to_have_count(2)
    ada.find("foresee").click()
    expect(ada.cards).to_have_count(1)
    expect(nour.cards).to_have_count(0)


def test_each_part_does_its_work(open_house: OpenHouse, guest: Come) -> None:
    ada, _ = sit(open_house, guest, *BENCH, **WORKSHOP)

    # An ear looks, and what it saw stays known; only the one who looked sees it.
    spot(ada, 0, "left-ear").click()
    ada.page.get_by_role("button", name="to look at the hand of P1").click()
    peek = ada.find("peek")
    expect(peek.locator("li")).to_have_count(2)
    expect(peek).to_contain_text("The tail of fur")
    in_order(ada, "a peek")
    ada.find("go-on").click()
    expect(peek).to_have_count(0)
    expect(ada.find("known")).to_contain_text("The tail of fur")
    ada.page.reload()
    expect(ada.find("known")).to_contain_text("The tail of fur")
    if peek.count():
        ada.find("go-on").click()

    # A leg searches the discards, a torso mixes ingredients.
    spot(ada, 0, "left-leg").click()
    ada.find("use").click()
    in_order(ada, "a search")
    ada.find("search").get_by_role("button", name="The torso of scale").click()
    expect(ada.cards).to_have_count(3)
    spot(ada, 0, "torso").click()
    ada.find("use").click()
    for kind in ("mercury", "mercury", "sulphur"):
        ada.page.locator(f"[data-kind={kind}]").click()
    in_order(ada, "a mixture")
    ada.find("take-mixture").click()
    expect(ada.page.locator("[data-bag='0'] [data-ingredient=mercury]")).to_contain_text("5")


def test_a_tail_strikes_what_lights_up_and_a_tile_is_dragged(
    open_house: OpenHouse, guest: Come
) -> None:
    ada, nour = sit(open_house, guest, *BENCH, **WORKSHOP)
    # Reading about another tile first does nothing.
    spot(ada, 1, "right-ear").click()
    expect(ada.find("detail")).to_contain_text("Prying")
    spot(ada, 0, "tail").click()
    ada.find("aim").click()
    expect(ada.page.locator(".lit .spot")).to_have_count(6)
    spot(ada, 1, "right-leg").click()
    for each in (nour, ada):
        expect(spot(each, 1, "right-leg")).to_have_count(0)
    ada.await_turn()

    bone = ada.page.locator("[data-hand=bone-left-ear]")
    bone.hover()
    ada.page.mouse.down()
    where = ada.page.locator("[data-discards]").bounding_box()
    assert where
    ada.page.mouse.move(where["x"] + 20, where["y"] + 20, steps=30)
    ada.page.mouse.up()
    expect(bone).to_have_count(0)
    expect(ada.page.locator("[data-discards] .count")).to_have_text("4")


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_three_or_five_players_on_a_phone_in_three_languages(
    open_house: OpenHouse, guest: Come, language: str
) -> None:
    manner = {"phone": True, "language": language, "dark": language == "it"}
    boards = BENCH[:2] if language == "en" else (*BENCH, "")
    ada, nour = sit(open_house, guest, *boards, "stone-head", manner=manner, **WORKSHOP)
    reader = Reader(language, "kazaam", KEYS)

    def read(who: Person, screen: str) -> None:
        if language != "en":  # light and dark were looked at
            in_order(who, screen)
        reader.read(who.page, screen)

    read(ada, "a turn")
    ada.find("draw").click()
    expect(ada.find("undo")).to_be_visible()
    read(ada, "a turn and a button to take it back")
    ada.cards.first.click()
    expect(ada.find("detail")).to_be_visible()
    read(ada, "a tile of the hand")
    ada.page.keyboard.press("Escape")
    ada.page.locator(".tabs button").first.click()
    read(ada, "notes")
    ada.page.keyboard.press("Escape")

    # A board too small for a thumb is looked at closer, and struck there.
    spot(ada, 0, "tail").click()
    ada.find("aim").click()
    ada.find("closer").first.click()
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.locator(".lit")).to_have_count(2)
    read(ada, "closer")
    sheet.locator("[data-place='1-right-leg']").click()
    expect(nour.find("window")).to_be_visible()
    read(nour, "a window")


def test_a_turn_by_keyboard_alone(open_house: OpenHouse, guest: Come) -> None:
    ada, _ = sit(open_house, guest, *BENCH, **WORKSHOP)
    page = ada.page

    def press(target: Locator) -> None:
        target.focus()
        page.keyboard.press("Enter")

    # A tile, what can be done with it, and back.
    tile = page.locator("[data-hand=bone-left-ear]")
    press(tile)
    expect(ada.find("extract")).to_be_focused()
    page.keyboard.press("Escape")
    expect(tile).to_be_focused()
    expect(ada.find("detail")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(tile).to_have_count(0)

    # A part, and the tile it is aimed at.
    press(spot(ada, 0, "tail"))
    expect(ada.find("aim")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".lit :focus")).to_have_count(1)
    press(spot(ada, 1, "right-leg"))
    expect(spot(ada, 1, "right-leg")).to_have_count(0)
    press(ada.find("end-turn"))
    expect(ada.page.locator(".hand.asked")).to_have_count(0)


@pytest.mark.rule("K-03")
def test_a_table_brings_its_own_box(person: Come, tmp_path: Path) -> None:
    wrong, right = tmp_path / "wrong.toml", tmp_path / "right.toml"
    wrong.write_text(STANDARD.replace('right-ear = "unicorn-horn dragon-blood"\n', "", 1), "utf-8")
    right.write_text(STANDARD.replace("supply = 16", "supply = 9"), "utf-8")
    ada = person("Ada")
    ada.page.goto("/open/kazaam")
    expect(ada.find("plan")).to_have_count(3)
    for plan in ada.find("plan").all():
        plan.select_option("novice")
    ada.page.get_by_label("Who starts").select_option(index=1)
    ada.find("own-file").set_input_files(wrong)
    expect(ada.page.get_by_role("option", name="wrong.toml")).to_have_count(1)
    ada.page.locator("form button.large").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("line 18")
    assert "400" in ada.errors.pop()
    ada.find("own-file").set_input_files(right)
    expect(ada.page.get_by_role("option", name="right.toml")).to_have_count(1)
    ada.page.locator("form button.large").click()
    ada.await_turn()
    expect(ada.page.locator("[data-supply]")).to_contain_text("9")


def test_who_is_asked_next_answers_meanwhile(open_house: OpenHouse, guest: Come) -> None:
    """Two heads, one question: nobody waits for one after the other."""
    boards = ("fire-left-leg", "bone-head", "wood-head")
    table, keys = open_house.open("", "", "", game="kazaam", options={"first": 0})
    with open_house.join(table, keys[0]) as wire:
        wire.ask("start")
    state = position(*boards, hands=["", "", ""], discards="scale-torso wood-tail")
    open_house.swap(table, lambda _: state)
    people = [guest(name) for name in ("Ada", "Nour", "Léa")]
    for seat, each in enumerate(people):
        each.page.goto(f"/t/{table}#seat={seat}&key={keys[seat]}")
        expect(each.prompt).to_be_visible()
    ada, nour, lea = people
    spot(ada, 0, "left-leg").click()
    ada.find("use").click()
    expect(nour.prompt).to_contain_text("Your answer.")
    expect(lea.find("early-let-pass")).to_be_visible()
    expect(ada.find("early-let-pass")).to_have_count(0)
    lea.find("early-let-pass").click()
    expect(lea.find("early-let-pass")).to_have_attribute("aria-pressed", "true")
    nour.find("let-pass").click()
    expect(ada.find("search")).to_be_visible()  # without another word from Léa


def test_what_lay_among_the_discards_is_not_forgotten(open_house: OpenHouse, guest: Come) -> None:
    """A leg takes a tile unseen: the others are still noted, with a doubt."""
    ada, nour = sit(
        open_house,
        guest,
        "",
        "fire-left-leg",
        hands=["scale-torso wood-tail", ""],
        ingredients=["", ""],
        discards="",
    )
    for tile in ("scale-torso", "wood-tail"):
        ada.page.locator(f"[data-hand='{tile}']").click()
        ada.find("extract").click()
        expect(ada.page.locator(f"[data-hand='{tile}']")).to_have_count(0)
    expect(ada.find("known").locator("li")).to_have_count(2)
    ada.find("end-turn").click()
    expect(nour.prompt).to_contain_text("Your turn")
    spot(nour, 1, "left-leg").click()
    nour.find("use").click()
    nour.find("search").locator("button").first.click()
    expect(ada.page.get_by_role("log", name="Log")).to_contain_text("takes a tile from the discard")
    expect(ada.find("known")).to_contain_text("unless it was taken from there")
    expect(ada.find("known").locator("li")).to_have_count(4)  # perhaps here, perhaps there
