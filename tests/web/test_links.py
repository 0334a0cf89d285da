"""Nobody is robbed by a link: what it brings is asked about, and what a browser holds stays."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Route, expect

from tests.server.house import Server
from tests.web.people import Person
from tests.web.screens import complaints

Come = Callable[..., Person]

#: As many as a browser takes from links.
MOST_TABLES = 200


def stored(person: Person, key: str) -> Any:
    return json.loads(person.page.evaluate(f"localStorage['athanor.{key}'] ?? 'null'"))


def keys_at(person: Person, table: str) -> list[tuple[int, str]]:
    held = (stored(person, "tables") or {}).get(table, {"seats": []})
    return [(each["seat"], each["key"]) for each in held["seats"]]


def begun(house: Server, *seats: str) -> tuple[str, list[str]]:
    """A table that has begun, and the keys of its people."""
    table, keys = house.open(*seats)
    with house.join(table, *keys) as wire:
        wire.ask("start")
        wire.until(lambda m: m["type"] == "update")
    return table, keys


def make_account(person: Person, name: str) -> None:
    person.page.goto("/account")
    person.find("account-name").fill(name)
    person.find("account-submit").click()
    expect(person.find("recovery")).to_be_visible()


def recovery_link(person: Person) -> str:
    person.find("recovery").click()
    field = person.page.locator("input[readonly]")
    expect(field).to_be_visible()
    return field.input_value()


def packed(tables: dict[str, list[tuple[int, str]]]) -> str:
    return quote(json.dumps([[table, [list(each) for each in tables[table]]] for table in tables]))


# -- accounts


def test_a_recovery_link_asks_and_keeps_the_account_that_was_there(person: Come) -> None:
    mallory = person("Mallory")
    make_account(mallory, "Mallory")
    link = recovery_link(mallory)

    ada = person("Ada")
    make_account(ada, "Ada")
    token = stored(ada, "account")
    ada.page.goto(link)
    expect(ada.find("recovery-ask")).to_contain_text("Ada")
    assert "#" not in ada.page.url
    assert stored(ada, "account") == token
    assert complaints(ada.page) == []
    ada.find("recovery-no").click()
    expect(ada.find("recovery-ask")).to_have_count(0)
    expect(ada.find("account-name")).to_have_value("Ada")
    assert stored(ada, "account") == token
    # Going back in the history does not bring the link again.
    ada.page.goto("/")
    ada.page.go_back()
    expect(ada.find("account-name")).to_have_value("Ada")
    expect(ada.find("recovery-ask")).to_have_count(0)

    # Whoever says yes is somebody else now, and goes back whenever they like.
    ada.page.goto(link)
    ada.find("recovery-yes").click()
    expect(ada.find("account-name")).to_have_value("Mallory")
    expect(ada.find("former-account")).to_contain_text("Ada")
    ada.page.reload()
    ada.find("former-account").get_by_role("button").click()
    expect(ada.find("account-name")).to_have_value("Ada")
    expect(ada.find("former-account")).to_contain_text("Mallory")
    assert stored(ada, "account") == token


def test_a_recovery_link_that_is_not_good_takes_nothing(person: Come) -> None:
    ada = person("Ada")
    make_account(ada, "Ada")
    token = stored(ada, "account")
    ada.page.goto("/account#recover=nonsense")
    ada.find("recovery-yes").click()
    expect(ada.find("refused")).to_be_visible()
    expect(ada.find("account-name")).to_have_value("Ada")
    expect(ada.find("former-account")).to_have_count(0)
    assert stored(ada, "account") == token
    ada.errors.clear()  # the browser notes the refusal


# -- seats


def test_a_seat_link_with_a_wrong_key_takes_nothing(house: Server, person: Come) -> None:
    table, keys = begun(house, "", "", "")
    ada = person("Ada")
    ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
    expect(ada.page.locator(".hand")).to_be_visible()
    ada.page.goto("/")
    ada.page.goto(f"/t/{table}#seat=0&key=garbage")
    expect(ada.find("refused")).to_contain_text("link")
    assert "#" not in ada.page.url
    assert keys_at(ada, table) == [(0, keys[0])]
    expect(ada.page.locator(".hand")).to_be_visible()

    # Nor is anything kept of it by somebody who holds nothing yet.
    nour = person("Nour")
    nour.page.goto(f"/t/{table}#seat=1&key=garbage")
    expect(nour.find("refused")).to_contain_text("link")
    assert keys_at(nour, table) == []
    nour.page.goto(f"/t/{table}#seat=1&key={keys[1]}")
    expect(nour.page.locator(".hand")).to_be_visible()
    assert keys_at(nour, table) == [(1, keys[1])]


def test_a_link_to_a_further_seat_asks(house: Server, person: Come) -> None:
    table, keys = begun(house, "", "", "")
    ada = person("Ada")
    ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
    expect(ada.page.locator(".hand")).to_be_visible()
    ada.page.goto("/")
    ada.page.goto(f"/t/{table}#seat=1&key={keys[1]}")
    expect(ada.find("seat-ask")).to_be_visible()
    assert complaints(ada.page) == []
    ada.find("seat-no").click()
    expect(ada.find("seat-ask")).to_have_count(0)
    assert keys_at(ada, table) == [(0, keys[0])]
    # On the very page of the table too.
    ada.page.evaluate(f"location.hash = 'seat=1&key={keys[1]}'")
    ada.find("seat-yes").click()
    # Two seats in one browser: the cards are hidden until somebody says who looks.
    hidden = ada.page.get_by_text("The cards are hidden")
    expect(ada.find("unveil").or_(hidden).first).to_be_visible()
    assert sorted(keys_at(ada, table)) == [(0, keys[0]), (1, keys[1])]


# -- lists


def test_a_list_of_tables_is_added_after_asking_and_evicts_nothing(
    house: Server, person: Come
) -> None:
    table, keys = begun(house, "", "", "")
    ada = person("Ada")
    ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
    expect(ada.page.locator(".hand")).to_be_visible()
    garbage = {f"nothing-{n}": [(0, f"key-{n}")] for n in range(60)}
    ada.page.goto(f"/mine#{packed(garbage)}")
    expect(ada.find("list-ask")).to_contain_text("60")
    assert "#" not in ada.page.url
    assert complaints(ada.page) == []
    ada.find("list-no").click()
    expect(ada.find("mine").locator("li")).to_have_count(1)
    assert list(stored(ada, "tables")) == [table]

    ada.page.goto("/")
    ada.page.goto(f"/mine#{packed(garbage)}")
    ada.find("list-yes").click()
    expect(ada.find("mine").locator("li")).to_have_count(61)
    assert keys_at(ada, table) == [(0, keys[0])]

    # Too much is refused as a whole.
    flood = {f"flood-{n}": [(0, f"key-{n}")] for n in range(MOST_TABLES)}
    ada.page.goto("/rules/poison")
    ada.page.goto(f"/mine#{packed(flood)}")
    ada.find("list-yes").click()
    expect(ada.find("refused")).to_contain_text(str(MOST_TABLES))
    assert len(stored(ada, "tables")) == 61
    ada.page.goto("about:blank")
    ada.errors.clear()  # the browser notes that there are no such tables


def test_a_list_with_a_wrong_key_for_a_seat_that_is_held(house: Server, person: Come) -> None:
    table, keys = begun(house, "", "", "")
    ada = person("Ada")
    ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
    expect(ada.page.locator(".hand")).to_be_visible()
    ada.page.goto(f"/mine#{packed({table: [(0, 'garbage'), (0, keys[0])]})}")
    ada.find("list-yes").click()
    expect(ada.find("list-ask")).to_have_count(0)
    ada.page.wait_for_function(
        "([table, key]) => { const held = JSON.parse(localStorage['athanor.tables'])[table].seats;"
        " return held.length === 1 && held[0].key === key }",
        arg=[table, keys[0]],
    )
    ada.page.goto(f"/t/{table}")
    expect(ada.page.locator(".hand")).to_be_visible()
    # What is no list is not asked about.
    ada.page.goto("/mine#nonsense")
    expect(ada.find("mine").locator("li")).to_have_count(1)
    expect(ada.find("list-ask")).to_have_count(0)


def test_a_house_in_trouble_costs_nobody_their_seat(house: Server, person: Come) -> None:
    table, keys = begun(house, "", "", "")
    ada = person("Ada")
    ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
    expect(ada.page.locator(".hand")).to_be_visible()

    def trouble(route: Route) -> None:
        route.fulfill(status=503, content_type="text/plain", body="a proxy in trouble")

    ada.page.route(f"**/api/tables/{table}", trouble)
    with ada.page.expect_response(f"**/api/tables/{table}"):
        ada.page.goto("/")
    expect(ada.find("play-now").first).to_be_visible()
    assert keys_at(ada, table) == [(0, keys[0])]
    with ada.page.expect_response(f"**/api/tables/{table}"):
        ada.page.goto(f"/t/{table}")
    # Either the socket was faster, or the screen says that something is wrong.
    expect(ada.find("refused").or_(ada.page.locator(".hand"))).to_be_visible()
    assert keys_at(ada, table) == [(0, keys[0])]
    ada.page.goto("about:blank")
    ada.errors.clear()  # the browser notes the trouble
