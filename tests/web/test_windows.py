"""Every board in windows from 320 to 2560 pixels, upright and turned, with few and with many
players, tiles and expansions: nothing is cut, covered or out of reach."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.house import Server
from tests.server.openhouse import OpenHouse
from tests.web.people import Person
from tests.web.test_alakazoo import ALL, draft
from tests.web.test_alakazoo import sit as sit_at_alakazoo
from tests.web.test_kazaam import BENCH, WORKSHOP, spot
from tests.web.test_kazaam import sit as sit_at_kazaam
from tests.web.windows import FEW_SIZES, faults

Come = Callable[..., Person]

#: Everything that lies over the table while one decides.
OVER = ".leaf, .over, .moment, .scored, .tommy, .panel, .hints"

#: Laptops with the bars of a browser.
LOW = [(1024, 600), (1366, 625)]

#: What of a table may be scrolled on a phone.
SCROLLED = ".middle, .choices, .over section"

FULL_HAND = "wood-torso bone-left-ear fire-head scale-left-hand chitin-tail stone-right-leg"
BODY = "fire-left-ear fire-torso fire-tail fire-left-leg fire-right-hand ~fire-right-leg"

RICH = ["mercury*12 sulphur*11 mandrake*10 dragon-blood*3", "unicorn-horn*12 phoenix-feather*10"]


def told(found: list[str]) -> None:
    assert not found, f"{len(found)} faults\n" + "\n".join(found)


def test_poison_fits_every_window(person: Come, house: Server) -> None:
    found = []
    for seats, language in ((3, "fr"), (6, "it")):
        plan = ("", *["novice"] * (seats - 1))
        table, keys = house.open(*plan, clock={"kind": "bank", "seconds": 600})
        ada = person("Ada", language=language)
        ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
        ada.find("start").click()
        ada.await_turn()
        if seats == 3:
            found += faults(ada, "poison, 3 players, begun")
            continue
        ada.pour()
        ada.await_turn()
        expect(ada.find("undo")).to_be_visible()
        ada.cards.last.click()
        found += faults(ada, "poison, 6 players, a card chosen")
    told(found)


def test_kazaam_fits_every_window(open_house: OpenHouse, guest: Come) -> None:
    ada, nour = sit_at_kazaam(open_house, guest, "fire-left-hand", "bone-head", hands=["", ""])
    spot(ada, 0, "left-hand").click()
    found = faults(ada, "kazaam, 2 players, a part chosen", over=OVER)
    ada.find("use").click()
    expect(nour.find("foresee")).to_be_visible()
    found += faults(nour, "kazaam, a window", FEW_SIZES, over=OVER)

    rich = {"hands": [FULL_HAND, "fur-tail fur-head"], "ingredients": RICH}
    boards = (BODY, "bone-right-hand", "~bone-right-ear", "bone-tail", "~wood-head")
    ada, _ = sit_at_kazaam(open_house, guest, *boards, manner={"language": "it"}, **rich)
    found += faults(ada, "kazaam, 5 players")
    ada, _ = sit_at_kazaam(open_house, guest, *boards[:3], manner={"language": "fr"}, **rich)
    ada.page.locator("[data-hand=chitin-tail]").click()
    found += faults(ada, "kazaam, 3 players, a tile chosen", over=OVER)
    told(found)


def test_kazaam_searches_and_mixes_in_every_window(open_house: OpenHouse, guest: Come) -> None:
    ada, _ = sit_at_kazaam(open_house, guest, *BENCH, **WORKSHOP)
    spot(ada, 0, "left-leg").click()
    ada.find("use").click()
    expect(ada.find("search")).to_be_visible()
    found = faults(ada, "kazaam, a search", FEW_SIZES, over=OVER, scrolled=SCROLLED)
    ada.find("search").get_by_role("button").first.click()
    spot(ada, 0, "torso").click()
    ada.find("use").click()
    expect(ada.find("gather")).to_be_visible()
    found += faults(ada, "kazaam, a mixture", FEW_SIZES, over=OVER, scrolled=SCROLLED)
    told(found)


def test_alakazoo_fits_every_window(person: Come, house: Server) -> None:
    ada = sit_at_alakazoo(person, house, 4, manner={"language": "fr"}, **ALL)
    page = ada.page
    found = faults(ada, "alakazoo, portals", FEW_SIZES, scrolled=SCROLLED)
    ada.press(page.locator(".choice").first)
    ada.press(page.locator(".choice").first)
    expect(page.locator("[data-key^='offer:']")).to_have_count(4)
    found += faults(ada, "alakazoo, draft", FEW_SIZES, scrolled=SCROLLED)
    draft(ada)
    expect(page.get_by_role("radio").first).to_be_visible()
    found += faults(ada, "alakazoo, university", FEW_SIZES, scrolled=SCROLLED)
    page.get_by_role("radio").first.check()
    page.get_by_role("radio").last.check()
    ada.find("enrol").click()
    expect(page.locator("button.leaf").first).to_be_visible()
    found += faults(ada, "alakazoo, book", FEW_SIZES, scrolled=SCROLLED)
    page.locator("button.leaf").first.click()
    expect(page.locator("[data-roll='1']")).to_be_visible()
    found += faults(ada, "alakazoo, a turn", scrolled=SCROLLED)
    page.locator("[data-roll='2']").click()
    expect(page.locator("[data-key^='die:']").first).to_be_visible()
    found += faults(ada, "alakazoo, dice", FEW_SIZES, scrolled=SCROLLED)
    for die in page.locator("[data-key^='die:']").all():
        die.click()
        found += faults(ada, "alakazoo, a die picked", LOW, scrolled=SCROLLED)
    told(found)


def test_the_whole_portal_is_in_sight_while_dice_are_used(person: Come, house: Server) -> None:
    ada = sit_at_alakazoo(
        person, house, 4, portals="random", manner={"language": "fr", "phone": True}
    )
    page = ada.page
    draft(ada)
    page.locator("[data-roll='2']").click()
    expect(page.locator("[data-key^='die:']").first).to_be_visible()
    for width, height in ((360, 740), (375, 667), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        prompt = page.locator(".ask").bounding_box()
        portal = page.locator(".own-portal .portal").bounding_box()
        assert prompt
        assert portal
        assert portal["y"] + portal["height"] <= prompt["y"], (width, height)


def test_alakazoo_alone_fits_every_window(person: Come, house: Server) -> None:
    ada = sit_at_alakazoo(person, house, 1, portals="random")
    told(faults(ada, "alakazoo, alone", scrolled=SCROLLED))


def test_a_company_is_mustered_in_every_window(person: Come, house: Server) -> None:
    table, keys = house.open("", "novice", game="alkemy")
    ada = person("Ada")
    ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
    ada.find("start").click()
    expect(ada.find("company").first).to_be_visible()
    told(faults(ada, "alkemy, companies", FEW_SIZES, over=".instead"))
