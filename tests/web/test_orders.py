"""Standing orders and the window for an answer, as a person sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.games.kazaam.support import position
from tests.server.openhouse import OpenHouse
from tests.web.people import Person
from tests.web.screens import complaints


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("phone", [False, True])
def test_an_order_answers_and_without_one_there_is_a_countdown(
    open_house: OpenHouse, guest: Callable[..., Person], phone: bool
) -> None:
    table, keys = open_house.open("", "", game="kazaam")
    ada = open_house.join(table, keys[0])
    ada.ask("start")
    open_house.swap(table, lambda _: position("fire-left-hand fire-right-hand", "bone-head"))
    nour = guest("Nour", phone=phone, dark=phone)
    nour.page.goto(f"/t/{table}#seat=1&key={keys[1]}")

    named = nour.find("orders").locator(".short" if phone else ".label")
    expect(named).to_have_text("Answers" if phone else "Automatic answers")
    expect(named).to_be_visible()
    nour.find("orders").click()
    sheet = nour.page.locator("dialog")
    expect(sheet.locator("input:checked")).to_have_value("")
    assert complaints(nour.page) == []
    sheet.get_by_label("Let everything pass").check()
    nour.page.keyboard.press("Escape")
    expect(nour.find("orders")).to_contain_text("Let everything pass")

    steal(ada, 0, "left-hand")
    ada.until(lambda m: m["type"] == "update" and m["feeds"][0]["view"]["step"] == 2)
    expect(nour.find("countdown")).to_have_count(0)

    nour.find("orders").click()
    nour.page.locator("dialog").get_by_label("Ask me").check()
    nour.page.keyboard.press("Escape")
    steal(ada, 2, "right-hand")
    expect(nour.prompt).to_contain_text("Will you turn your head face down")
    expect(nour.find("countdown")).to_be_visible()
    nour.page.reload()
    expect(nour.find("countdown")).to_be_visible()
    assert complaints(nour.page) == []
    nour.page.locator(".prompt summary").click()
    stop = nour.find("actions").get_by_text("Turn your head face down and stop it.")
    stop.press("Enter")
    ada.until(lambda m: m["type"] == "update" and m["feeds"][0]["view"]["step"] == 4)
    expect(nour.find("countdown")).to_have_count(0)
    ada.socket.close()


def steal(ada: Any, step: int, part: str) -> None:
    action = {"type": "steal", "part": part, "target_seat": 1}
    assert ada.ask("play", seat=0, step=step, action=action)["type"] == "done"
