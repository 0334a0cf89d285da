"""Taking back a move in the browser: the button says beforehand how, and twice of each works.
Afterwards the replay tells of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.records.support import taken_back
from tests.server.house import Server
from tests.web.people import Person
from tests.web.screens import complaints


def seated(house: Server, come: Callable[..., Person], hand: str) -> tuple[Person, Person]:
    """Ada and Nour at a table of three, with a bot that deals, so that Ada begins."""
    table, keys = house.open("", "", "random", options={"hand": hand, "first_dealer": 2})
    people = [come("Ada"), come("Nour", phone=True, dark=True)]
    for seat, each in enumerate(people):
        each.page.goto(f"/t/{table}#seat={seat}&key={keys[seat]}")
    people[0].find("start").click()
    for each in people:
        expect(each.prompt).to_be_visible()
    return people[0], people[1]


def way(person: Person, wanted: str) -> Any:
    button = person.find("undo")
    expect(button).to_have_attribute("data-way", wanted)
    return button


def test_two_moves_are_taken_back_freely(house: Server, person: Callable[..., Person]) -> None:
    ada, nour = seated(house, person, "full")
    cards = ada.hand()
    for _ in range(2):
        ada.pour()
        expect(way(ada, "free")).to_have_text("Take back")
        ada.find("undo").click()
        ada.page.mouse.move(5, 5)
        expect(ada.cards).to_have_count(len(cards))
        assert ada.hand() == cards
        ada.await_turn()
        expect(nour.page.locator(".hand.asked")).to_have_count(0)
    expect(ada.find("undo")).to_have_count(0)
    assert complaints(ada.page) == []


def test_two_moves_are_taken_back_by_agreement(
    house: Server, person: Callable[..., Person]
) -> None:
    ada, nour = seated(house, person, "short")
    cards = ada.hand()
    for round in range(2):
        ada.go_on()
        ada.cards.first.click()
        ada.page.locator(".cauldron.lit").first.click()
        expect(way(ada, "agree")).to_have_text("Ask to take back")
        ada.find("undo").click()
        expect(ada.find("undo-wish")).to_contain_text("Waiting for P1")
        expect(nour.find("undo-wish")).to_contain_text("Ada would like to take back a move.")
        if round == 0:
            for each in (ada, nour):
                assert complaints(each.page) == []
            nour.find("undo-refuse").click()
            expect(ada.find("undo-wish")).to_have_count(0)
            way(ada, "agree").click()
        nour.find("undo-agree").click()
        ada.await_turn()
        assert ada.hand() == cards
        expect(nour.find("undo-wish")).to_have_count(0)


def test_a_replay_tells_what_was_taken_back(person: Callable[..., Person], tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    file.write_bytes(taken_back().json())
    ada = person("Ada")
    ada.page.goto("/replay")
    ada.find("record-file").set_input_files(file)
    undone = ada.find("undone")
    expect(undone.locator("summary")).to_have_text(
        ["Cleo takes back 2 moves.", "Bea takes back a move."]
    )
    first = undone.first
    expect(first.locator("li").first).to_be_hidden()
    first.locator("summary").focus()
    ada.page.keyboard.press("Enter")
    told = first.locator("li")
    expect(told.first).to_be_visible()
    expect(told).to_contain_text(["Cleo pours", "Cleo draws", "Ada pours", "Ada draws"])
    openly = told.all_inner_texts()
    assert "a card" not in " ".join(openly)
    assert complaints(ada.page) == []

    # It stands before what was done in its place, and is no step.
    before = first.locator("xpath=following::button[@data-step][1]")
    expect(before).to_have_attribute("data-step", "3")
    ada.page.keyboard.press("End")
    expect(ada.find("where")).to_contain_text("Action 4 of 4")

    # By Bea's eyes nobody knows what the others drew.
    ada.find("eyes").select_option("1")
    expect(told.nth(1)).to_have_text("Cleo draws a card.")
    expect(told.nth(3)).to_have_text("Ada draws a card.")
    ada.find("eyes").select_option("0")
    expect(told.nth(1)).to_have_text("Cleo draws a card.")
    expect(told.nth(3)).to_have_text(openly[3])
