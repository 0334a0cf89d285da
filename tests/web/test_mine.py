"""Clocks and play by correspondence in the browser: one's tables, here and on another device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.server.house import Server
from tests.web.people import Person
from tests.web.screens import complaints

#: What the page puts on its icon, and what it says while nobody looks.
LISTEN = """
navigator.setAppBadge = count => { window.badge = count; return Promise.resolve() }
navigator.clearAppBadge = () => { window.badge = 0; return Promise.resolve() }
window.said = []
window.Notification = class {
  static permission = 'granted'
  static requestPermission = () => Promise.resolve('granted')
  constructor(title) { window.said.push(title) }
}
"""


def start(house: Server, **more: Any) -> tuple[str, list[str], int]:
    """A table of three people that has begun; and whose turn it is."""
    table, keys = house.open("", "", "", **more)
    with house.join(table, *keys) as wire:
        wire.ask("start")
        wire.until(lambda m: m["type"] == "update")
        turn = next(seat for seat, view in wire.views.items() if view["actions"])
        assert turn is not None
        return table, keys, turn


def sit(person: Person, table: str, seat: int, key: str) -> None:
    person.page.goto(f"/t/{table}#seat={seat}&key={key}")
    expect(person.prompt).to_be_visible()


#: What of the top bar lies over its neighbour.
COVERED = """() => {
  const nodes = [...document.querySelectorAll('header > a, header .middle > *, header .tools')]
  const ends = nodes.map(node =>
    node.getBoundingClientRect().left + Math.max(node.offsetWidth, node.scrollWidth))
  return nodes.slice(1).filter((node, at) => node.getBoundingClientRect().left < ends[at])
    .map(node => node.outerHTML.slice(0, 120))
}"""


#: Rows in which what a table waits for does not stand below the names, in line with them.
LINED_UP = """() => [...document.querySelectorAll('[data-test=mine] a')].filter(row => {
  const [what, how] = ['.what', '.how'].map(each => row.querySelector(each))
  const first = how.firstChild
  const range = document.createRange()
  range.selectNodeContents(first)
  return Math.abs(range.getBoundingClientRect().left - what.getBoundingClientRect().left) > 2
}).map(row => row.textContent)"""


def test_my_tables_and_the_way_to_another_device(
    house: Server, person: Callable[..., Person]
) -> None:
    clock = {"kind": "days", "seconds": 3 * 86400}
    first, keys, turn = start(house, clock=clock)
    second, more, other = start(house)
    ada = person("Ada")
    ada.context.add_init_script(LISTEN)
    sit(ada, first, turn, keys[turn])
    waiting = (other + 1) % 3
    sit(ada, second, waiting, more[waiting])
    # At the second table the first one calls.
    expect(ada.find("next-table")).to_be_visible()
    expect(ada.page).to_have_title("(1) Poison")
    ada.page.goto("/mine")
    rows = ada.find("mine").locator("li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Your turn")
    expect(rows.first).to_contain_text("until")
    expect(rows.last).to_contain_text("Waiting for")
    expect(ada.page).to_have_title("(1) Your tables – Athanor")
    assert ada.page.evaluate("window.badge") == 1
    assert complaints(ada.page) == []
    ada.find("notify").check()

    link = ada.page.evaluate(
        "location.origin + '/mine#' + encodeURIComponent(JSON.stringify("
        "Object.entries(JSON.parse(localStorage['athanor.tables'])).map(([id, held]) => "
        "[id, held.seats.map(({seat, key}) => [seat, key])])))"
    )
    phone = person("Ada's phone", phone=True, dark=True)
    phone.page.goto(link)
    phone.find("list-yes").click()
    expect(phone.find("mine").locator("li")).to_have_count(2)
    assert "#" not in phone.page.url
    assert complaints(phone.page) == []
    assert phone.page.evaluate(LINED_UP) == []
    code = phone.find("move-code").locator("svg")
    expect(code).to_be_hidden()
    phone.find("move-code").locator("summary").click()
    expect(code).to_be_visible()
    phone.find("mine").locator(f"[data-table='{first}']").click()
    phone.await_turn()
    expect(phone.find("clock")).to_have_count(3)

    # There too the first table calls from the second, and covers nothing.
    phone.page.goto(f"/t/{second}")
    expect(phone.find("next-table")).to_be_visible()
    assert phone.page.evaluate(COVERED) == []


def test_a_clock_is_chosen_in_plain_words_and_shown_on_the_plates(
    person: Callable[..., Person],
) -> None:
    ada = person("Ada")
    ada.home().page.locator("a[href='/open/poison']").click()
    ada.find("clock-plan").select_option(label="30 seconds for each move")
    ada.find("clock-zero").select_option("lose")
    assert complaints(ada.page) == []
    for plan in ada.find("plan").all():
        plan.select_option("random")
    ada.page.locator("form button.large").click()
    expect(ada.find("clock")).to_have_count(1)
    expect(ada.find("clock")).to_contain_text("0:")
    assert complaints(ada.page) == []
