"""The first minute: from the home page to a first card, to a friend's table, to a lesson."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.house import Server, running
from tests.web.people import Person
from tests.web.screens import in_order

Come = Callable[..., Person]


def test_home_begins_with_the_easiest_game_and_shows_it(person: Come) -> None:
    ada = person("Ada", phone=True).home()
    first = ada.page.locator(".games > li").first
    expect(first.get_by_role("heading")).to_have_text("Poison")
    picture = first.get_by_role("img", name="Poison, being played")
    expect(picture).to_be_visible()
    assert picture.evaluate("node => node.naturalWidth") > 400
    ways = first.locator(".ways > *").all_inner_texts()
    assert ways == ["Play now", "Play with a friend", "Learn in two minutes"]
    minutes = re.findall(r"(\d+) minutes", ada.page.locator(".games").inner_text())
    assert [int(each) for each in minutes] == sorted(int(each) for each in minutes)
    # The picture and the ways lie on the first screen of a phone.
    box = first.locator(".ways").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 740
    level = ada.page.get_by_label("Bots’ level")
    level.select_option("random")
    expect(ada.page.locator("label", has=level)).to_contain_text("Plays anything it may")


def test_a_friend_is_invited_at_once_and_told_everything(person: Come) -> None:
    ada = person("Ada").home()
    ada.page.locator("[data-test=play-friend][data-game=kazaam]").click()
    expect(ada.find("start")).to_be_visible()
    expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()
    # This house listens to this computer alone, and says so.
    expect(ada.find("alone")).to_contain_text("This link works on this computer only")
    expect(ada.find("alone")).to_contain_text("--host 0.0.0.0")
    in_order(ada, "an invitation", fits=False)

    nour = person("Nour", phone=True)
    nour.page.goto(ada.link)
    expect(nour.find("invited")).to_have_text("Guest invites you to Kazaam!")
    expect(nour.page.locator("main")).to_contain_text("40 minutes · 2 players")
    expect(nour.find("terms")).to_contain_text("No clock: think as long as you like")
    expect(nour.find("learn-first")).to_have_attribute("href", "/tour/kazaam")
    in_order(nour, "invited", fits=False, plain=True)
    nour.page.locator("input[autocomplete=nickname]").fill("Nour")
    nour.find("sit").click()
    expect(ada.page.locator("ol")).to_contain_text("Nour")
    ada.find("start").click()
    expect(nour.prompt).to_be_visible()


def test_the_clock_is_told_wherever_a_table_is(person: Come, house: Server) -> None:
    clock = {"kind": "days", "seconds": 3 * 86400, "zero": "lose"}
    table, _ = house.open("", "novice", "novice", public=True, clock=clock, name="Berta")
    plan = [{"bot": ""}, {"bot": ""}, {"bot": ""}]
    wish = {"game": "poison", "name": "Carla", "seats": plan, "clock": clock, "public": True}
    other = house.post("/api/tables", wish)["table"]["id"]
    ada = person("Ada").home()
    told = "3 days for each move. Whoever runs out of it loses"
    row = ada.page.locator(".tables li", has_text="Carla")
    expect(row).to_contain_text(told)
    ada.page.goto(f"/t/{other}")
    expect(ada.find("terms")).to_contain_text(told)
    assert table != other


def test_an_address_that_leads_nowhere_says_so(person: Come) -> None:
    ada = person("Ada")
    ada.page.goto("/nowhere/at/all")
    expect(ada.page.get_by_role("heading", name="404")).to_be_visible()
    in_order(ada, "nowhere")
    ada.page.goto("/t/abcdefghjkmnpq")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Try now")).to_have_count(0)
    # The browser itself tells of an address that is not there, and of a table without a socket.
    ada.errors = [each for each in ada.errors if "404" not in each and "WebSocket" not in each]


@pytest.mark.parametrize("public", ["", "https://games.example"])
def test_the_link_has_an_address_that_others_can_follow(
    chromium: object, tmp_path_factory: pytest.TempPathFactory, public: str
) -> None:
    """A house that listens to its network is asked from this computer: the link names the
    network's address, or the public one."""
    data = tmp_path_factory.mktemp("reach") / "data"
    host = {"public_address": public} if public else {"host": "0.0.0.0"}
    with running(data, **host) as server:
        found = server.get("/api/house")
        ada = Person(chromium, server.address, "Ada")  # type: ignore[arg-type]
        ada.home().page.locator("[data-test=play-friend][data-game=poison]").click()
        expect(ada.find("start")).to_be_visible()
        expect(ada.find("alone")).to_have_count(0)
        wanted = found["address"] or server.address
        expect(ada.page.locator("input[readonly]").first).to_have_value(
            re.compile(re.escape(f"{wanted}/t/"))
        )
        ada.context.close()
