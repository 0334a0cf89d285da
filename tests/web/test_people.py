"""People among people in the browser: removing, reporting, blocking, sessions, what counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from athanor.server.store import reports
from athanor.server.store.files import open_connection
from tests.server.house import Server
from tests.web.people import Person
from tests.web.test_account import make_account

Come = Callable[..., Person]


def open_for(host: Person, *guests: Person) -> None:
    host.open_table("open", "open")
    link = host.link
    for guest in guests:
        guest.sit(link)


def test_the_host_removes_somebody_who_is_told_so(person: Come) -> None:
    ada, nour, zoe = person("Ada"), person("Nour"), person("Zoe", phone=True)
    open_for(ada, nour, zoe)
    expect(nour.find("remove")).to_have_count(0)
    ada.page.get_by_label("Remove Nour from the table").click()
    expect(nour.page.get_by_role("alert")).to_contain_text("asked you to leave")
    expect(nour.find("sit")).to_be_visible()
    expect(zoe.page.get_by_text("The host asked Nour to leave.")).to_be_visible()
    expect(ada.find("remove")).to_have_count(1)


def test_a_name_that_looks_like_anothers_is_refused_and_guests_are_numbered(
    person: Come,
) -> None:
    ada, double, first, second = (person(name) for name in ("Ada", "АDА", "", ""))
    ada.open_table("open", "open", "open")
    link = ada.link
    double.page.goto(link)
    double.page.locator("input[autocomplete=nickname]").fill(double.name)
    double.find("sit").click()
    expect(double.page.get_by_role("alert")).to_contain_text("look too much alike")
    first.sit(link)
    second.sit(link)
    expect(ada.page.locator("li strong")).to_have_text(["Ada", "Guest", "Guest 2"])
    double.errors.clear()  # the browser notes the refusal


def test_somebody_is_reported_and_blocked_at_all_tables(person: Come, house: Server) -> None:
    ada, nour = person("Ada"), person("Nour")
    for each in (ada, nour):
        each.page.goto("/account")
        make_account(each, each.name)
    open_for(ada, nour)
    nour.page.get_by_placeholder("Write to the table").fill("something unkind")
    nour.page.get_by_role("button", name="Send").click()
    expect(ada.page.get_by_role("log")).to_contain_text("something unkind")
    ada.find("start").click()
    ada.page.locator("[data-seat='1']").click()
    ada.find("report").click()
    ada.find("report-reason").select_option("chat")
    ada.page.get_by_label("What happened").fill("every evening")
    ada.find("report-send").click()
    expect(ada.page.get_by_text("The operator will read it")).to_be_visible()
    connection = open_connection(house.data / "athanor.sqlite3")
    found = [each for each in reports.kept(connection) if each.words == "every evening"]
    connection.close()
    assert [(each.name, each.reason, list(each.lines)) for each in found] == [
        ("Nour", "chat", ["something unkind"])
    ]
    ada.find("block").click()
    expect(ada.find("block")).to_have_text("No longer block Nour")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("log", name="Chat")).not_to_contain_text("something unkind")

    # At another's table Nour is not heard; at Ada's own she does not get a seat.
    open_for(nour, ada)
    nour.page.get_by_placeholder("Write to the table").fill("again unkind")
    nour.page.get_by_role("button", name="Send").click()
    expect(nour.page.get_by_role("log")).to_contain_text("again unkind")
    expect(ada.page.get_by_role("log")).to_contain_text("Ada sits down")
    expect(ada.page.get_by_role("log")).not_to_contain_text("again unkind")
    ada.open_table("open", "open")
    nour.page.goto(ada.link)
    nour.find("sit").click()
    expect(nour.page.get_by_role("alert")).to_contain_text("would rather play without you")
    nour.errors.clear()

    ada.page.goto("/account")
    expect(ada.find("blocked")).to_contain_text("Nour")
    ada.find("blocked").get_by_role("button").click()
    expect(ada.find("blocked")).to_have_count(0)


def test_what_counts_is_told_before_the_game(person: Come) -> None:
    ada, nour = person("Ada"), person("Nour")
    ada.page.goto("/account")
    make_account(ada, "Ada")
    ada.open_table("open", "random")
    expect(ada.find("counts")).to_contain_text("This game is rated")
    ada.find("counts").locator("summary").click()
    expect(ada.find("counts")).to_contain_text("each move may take three days")
    ada.find("stand-in").select_option("master")
    nour.sit(ada.link)
    expect(ada.find("counts")).to_have_count(0)  # with a guest it does not
    nour.page.reload()
    assert nour.heard_table()["seats"][0]["stand_in"] == "master"


def test_in_a_game_that_counts_all_others_have_to_wish_a_bot(person: Come) -> None:
    ada, nour, zoe = person("Ada"), person("Nour"), person("Zoe")
    for each in (ada, nour, zoe):
        each.page.goto("/account")
        make_account(each, each.name)
    open_for(ada, nour, zoe)
    ada.find("start").click()
    expect(nour.cards.first).to_be_visible()
    nour.page.goto("about:blank")
    for each in (ada, zoe):
        expect(each.page.locator("[data-seat='1']")).to_contain_text("away")
    ada.page.wait_for_timeout(300)  # others may after a while only (`away` in the settings)
    ada.page.locator("[data-seat='1']").click()
    expect(ada.find("wished")).to_contain_text("only if all others here agree")
    ada.find("cover").click()
    zoe.page.locator("[data-seat='1']").click()
    zoe.find("cover").click()
    expect(zoe.page.locator("[data-seat='1']")).to_contain_text("a bot plays")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_sessions_are_listed_and_ended(person: Come, language: str) -> None:
    ada, phone = person("Ada"), person("Ada", phone=True, language=language)
    ada.page.goto("/account")
    make_account(ada, "Ada")
    expect(ada.find("session")).to_have_count(1)
    expect(ada.find("end-others")).to_have_count(0)
    ada.find("recovery").click()
    link = ada.page.locator("input[readonly]").input_value()
    phone.page.goto(link)
    accept = phone.find("recovery-yes")
    accept.or_(phone.find("sessions")).first.wait_for()
    if accept.count():
        accept.click()
    expect(phone.find("session")).to_have_count(2)
    # The link is used up; the next one is shown at once.
    following = phone.page.locator("input[readonly]").input_value()
    assert "#recover=" in following
    assert following != link
    ada.page.reload()
    expect(ada.find("session")).to_have_count(2)
    expect(ada.find("session").first).to_contain_text("Chrome")
    ada.find("end-others").click()
    expect(ada.find("session")).to_have_count(1)
    phone.page.reload()
    expect(phone.find("sessions")).to_have_count(0)
    expect(phone.find("account-submit")).to_be_visible()
    phone.errors.clear()  # the browser notes the refusal


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_ones_own_plate_says_what_lies_behind_it(person: Come, phone: bool) -> None:
    ada = person("Ada", phone=phone).play_now()
    ada.await_turn()
    plate = ada.page.get_by_role("button", name="your name, a bot for you, leaving")
    expect(plate.locator("svg.more")).to_be_visible()
    plate.click()
    sheet = ada.page.get_by_role("dialog")
    for way in ("Change", "Leave; a bot plays on"):
        expect(sheet.get_by_role("button", name=way)).to_be_visible()
