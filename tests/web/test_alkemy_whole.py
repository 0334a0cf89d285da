"""Two people from building a company to the last point: one with a mouse, one with a finger. The
middle of the game is a prepared position, so that everything worth seeing happens in one turn: a
reaction, a charge on two targets, a fight through a lost connection, Prescience, a formula. The
same in a whole game, with nothing prepared, is `bench/alkemy_whole.py`."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from athanor.contract import State
from tests.games.alkemy.support import table as laid_out
from tests.server.openhouse import OpenHouse
from tests.web.battlefield import arrive, await_kind, body, look, order, shown, together
from tests.web.hands import Hand, build, holds_no_secret, until
from tests.web.people import Person

Come = Callable[..., Person]

MINE = ("lee_ping", "crystal_sun_disciple", "triadic_guard")
THEIRS = ("araoui", "sorhna_oracle", "malikh_tuareg", "malikh_jaraya")


def close_quarters(_: State) -> State:
    """Everybody within reach of somebody; one more point wins, and the marker for it is held."""
    state = laid_out(
        (0, "lee_ping", 1200, 800),
        (0, "crystal_sun_disciple", 900, 500),
        (0, "triadic_guard", 1700, 900),
        (1, "araoui", 300, 2100),
        (1, "malikh_tuareg", 1130, 1050),
        (1, "malikh_jaraya", 1270, 1050),
        (1, "sorhna_oracle", 1700, 1250),
        setup="quick",
    )
    state.points = [2, 0]
    state.markers[1].owner = 0
    return state


@pytest.fixture
def table(open_house: OpenHouse) -> tuple[str, list[str]]:
    found: tuple[str, list[str]] = open_house.open(
        "", "", game="alkemy", options={"setup": "quick"}
    )
    return found


def test_two_people_from_a_company_to_the_last_point(
    open_house: OpenHouse, guest: Come, table: tuple[str, list[str]]
) -> None:
    id, keys = table
    ada, nour = Hand(guest("Ada"), False), Hand(guest("Nour", phone=True), True)
    build(ada, "The Wall", *MINE)
    build(nour, "The Dunes", *THEIRS)
    with open_house.join(id, keys[0]) as wire:
        assert wire.ask("start")["type"] == "done"
    for seat, hand in enumerate((ada, nour)):
        arrive(hand.person, f"/t/{id}#seat={seat}&key={keys[seat]}")
        hand.play("own-company")
    together(ada.person, nour.person)
    await_kind(ada.person, "champion")
    open_house.swap(id, close_quarters)
    for hand in (ada, nour):
        hand.person.page.reload()
        await_kind(hand.person, "hand")
    the_charge(ada, nour)
    the_prescience(ada, nour)
    the_formula(ada, nour)
    assert until(("over",), ada, nour) == "over"
    expect(ada.person.page.locator(".ranking")).to_be_visible()
    expect(nour.person.find("story")).to_be_visible()
    assert look(nour.person)["result"]["winners"] == [0]


def the_charge(ada: Hand, nour: Hand) -> None:
    """On two at once; one of them shoots back. In the fight a connection is lost."""
    ada.activate("lee_ping-1")
    order(ada.person, "charge")
    ada.tap("malikh_tuareg-1")
    ada.tap("malikh_jaraya-1")
    ada.play("confirm")
    together(ada.person, nour.person)
    await_kind(nour.person, "react")
    nour.press("order", "[data-order=react-shoot]")
    nour.play("confirm")
    assert until(("card",), ada, nour) == "card"
    lee = body(ada.person, "lee_ping-1")
    assert sorted(lee["foes"]) == ["malikh_jaraya-1", "malikh_tuareg-1"]
    ada.play("combat-card", "[data-card=normal]")
    together(ada.person, nour.person)
    holds_no_secret(nour.person, "normal")
    nour.person.page.reload()
    await_kind(nour.person, "card")
    expect(nour.person.find("combat-card").first).to_be_visible()
    holds_no_secret(nour.person, "normal")
    nour.play("combat-card", "[data-card=parry]")


def the_prescience(ada: Hand, nour: Hand) -> None:
    """The Oracle charges: the other card is shown before hers is picked, and both know it."""
    for _ in range(40):
        assert until(("hand", "over"), ada, nour) == "hand"
        if look(nour.person)["actions"]:
            break
        ada.play("pass")
    nour.activate("sorhna_oracle-1")
    order(nour.person, "charge")
    nour.tap("triadic_guard-1")
    nour.play("confirm")
    assert until(("card",), ada, nour) == "card"
    expect(ada.person.find("prescience")).to_contain_text("It is not secret")
    expect(nour.person.find("prescience")).to_contain_text("before choosing")
    ada.play("combat-card", "[data-card=parry]")
    together(ada.person, nour.person)
    shown(nour.person)
    expect(nour.person.find("duel").locator("[data-card=parry]")).to_have_count(1)


def the_formula(ada: Hand, nour: Hand) -> None:
    for _ in range(40):
        assert until(("hand", "over"), ada, nour) == "hand"
        if look(ada.person)["actions"]:
            break
        nour.play("pass")
    ada.activate("crystal_sun_disciple-1")
    ada.use(ada.person.page.locator("[data-order=cast]").first)
    ada.use(ada.person.page.locator("[data-target='crystal_sun_disciple-1']"))
    ada.play("confirm")
    await_kind(ada.person, "improve")
    ada.play("answer", ":has-text('Both effects')")
    ada.play("answer", "[data-answer=decline]")
    disciple = body(ada.person, "crystal_sun_disciple-1")
    assert disciple["swift"]
    assert disciple["slippery"]
