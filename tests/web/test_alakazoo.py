"""Alakazoö! in the browser: draft to count with all expansions, alone lost and won, by thumb and by
keyboard, in three languages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.server.house import Server, Wire
from tests.web.people import Person
from tests.web.screens import Reader, in_order

Come = Callable[..., Person]

ALL: dict[str, Any] = {"tommy": True, "university": True, "book": "bonus"}
KEYS = "power|wizard|tommy|creature|portal|place|page|guardian|rune|die|count"

#: Plays from the list of moves: any of those that fit the first pattern that some fit, or any.
WISHES = """wishes => {
  clearInterval(window.hands)
  const patterns = wishes.map(each => new RegExp(each))
  window.hands = setInterval(() => {
    const moves = [...document.querySelectorAll('[data-test=actions] button:not(:disabled)')]
    if (!moves.length) return
    const wanted = patterns.map(each => moves.filter(move => each.test(move.textContent)))
      .find(found => found.length) ?? moves
    wanted[Math.floor(Math.random() * wanted.length)].click()
  }, 4)
}"""

#: Plays alone, rests after every dark power: one die at a time, tokens in pairs, spells that fit.
PATIENCE = """() => {
  const all = (selector, from = document) => [...from.querySelectorAll(selector)]
  const part = card => card.slice(card.indexOf('-') + 1)
  const best = (list, worth) => list.reduce((one, other) => worth(other) > worth(one) ? other : one)
  window.hands = setInterval(() => {
    const moves = all('[data-test=actions] button:not(:disabled)')
    if (!moves.length) return
    const move = pattern => moves.find(each => pattern.test(each.textContent))
    const held = all('[data-hand] [data-card]').map(each => part(each.dataset.card))
    const filled = all('.portal .place.filled').map(each => each.dataset.place)
    const lacking = card => !filled.includes(part(card)) && !held.includes(part(card))
    const covered = rune => all('.covered', rune.closest('.place')).length
    const fits = rune => held.includes(rune.closest('.place').dataset.place)
    const free = all('button.rune.lit:not(.covered)')
    const spare = all('button.rune.lit.covered')
    const useless = held.filter((each, at) => filled.includes(each) || held.indexOf(each) < at)
    const columns = all('[data-column]').map(column => {
      const cards = all('[data-card]', column).map(each => each.dataset.card)
      return { take: column.querySelector('.all'), useful: cards.filter(lacking).length,
        many: cards.length }
    }).filter(({ take }) => take)
    const good = columns.filter(({ useful, many }) =>
      useful && held.length - useless.length + many < 6)
    const waiting = held.length - useless.length + filled.length < 9
    const sure = move(/^Place the/) ?? move(/^Rest/)
    if (sure) sure.click()
    else if (free.length) best(free, rune => 2 * covered(rune) + fits(rune)).click()
    else if (spare.length) best(spare, rune => -2 * covered(rune) - fits(rune)).click()
    else if (move(/^Discard/)) {
      const cards = all('[data-hand] [data-key]')
      const card = cards.find((_, at) =>
        filled.includes(held[at]) || held.indexOf(held[at]) < at) ?? cards[0]
      const way = document.querySelector('[data-test=way]')
      if (way) way.click()
      else card.click()
    } else if (good.length) best(good, ({ useful, many }) => 2 * useful - many).take.click()
    else if (columns.length && waiting && Math.random() < 0.25)
      best(columns, ({ many }) => -many).take.click()
    else (move(/^Roll one/) ?? moves[Math.floor(Math.random() * moves.length)]).click()
  }, 4)
}"""

#: A careful person at a table, who puts spells on the portal whenever that is possible.
PLACE_AND_ROLL = ["^Place the", "^Roll 2|^Take column|^Place nothing"]
#: Rolls all dice and never uses a spell: lost before long.
ONLY_ROLL = ["^Place nothing", "^Roll 3"]


def sit(
    person: Come,
    house: Server,
    seats: int,
    *,
    manner: dict[str, object] | None = None,
    **options: object,
) -> Person:
    """Ada at a table with bots, which waits for her first choice."""
    plan = [{"bot": "novice" if seat else ""} for seat in range(seats)]
    wish = {"game": "alakazoo", "name": "Ada", "seats": plan, "options": {"first": 0} | options}
    sat = house.post("/api/tables", wish)
    ada = person("Ada", **(manner or {}))
    ada.page.goto(f"/t/{sat['table']['id']}#seat={sat['seat']}&key={sat['key']}")
    ada.find("start").click()
    await_turn(ada)
    return ada


def await_turn(ada: Person) -> None:
    expect(ada.find("actions")).to_have_count(1)


def play_out(ada: Person, script: str, *wishes: str) -> None:
    ada.page.evaluate(script, list(wishes))
    ada.await_end()


def offers(ada: Person) -> Locator:
    return ada.page.locator("[data-key^='offer:']")


def draft(ada: Person) -> None:
    """Four spells, by tapping one and keeping it."""
    for left in (4, 3, 2):
        expect(offers(ada)).to_have_count(left)
        await_turn(ada)
        offers(ada).first.click()
        ada.find("way").click()
        expect(ada.find("way")).to_have_count(0)
    expect(offers(ada)).not_to_have_count(2)


def test_four_players_and_all_expansions_from_draft_to_count(person: Come, house: Server) -> None:
    ada = sit(person, house, 4, **ALL)
    page = ada.page

    page.get_by_role("button", name="Take the portal of the yeti").last.click()
    expect(page.locator(".portal .place")).to_have_count(9)
    page.get_by_role("button", name="Choose the owl").last.click()
    draft(ada)

    page.get_by_role("radio").first.check()
    page.get_by_role("radio").last.check()
    ada.find("enrol").click()
    page.locator("button.leaf").first.click()

    # Two dice, each put where it fits.
    await_turn(ada)
    page.locator("[data-roll='2']").click()
    expect(page.locator("[data-key^='die:']").first).to_be_visible()
    page.locator("[data-key^='die:']").first.click()
    rune = page.locator("button.rune.lit").first
    rune.click()
    expect(page.locator(".rune.covered").first).to_be_visible()
    in_order(ada, "a turn", fits=False)

    play_out(ada, WISHES, *PLACE_AND_ROLL)
    in_order(ada, "the count", fits=False)
    for column in range(4):
        lines = page.locator(f"table tbody tr td:nth-of-type({column + 1})").all_inner_texts()
        total = page.locator(f"tfoot tr:first-child td:nth-of-type({column + 1})").inner_text()
        assert sum(int(line or 0) for line in lines) == int(total)
        assert total in page.locator(".ranking .score").all_inner_texts()

    with page.expect_download() as download:
        ada.find("save-picture").first.click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_choice_is_made_however_many_others_choose_meanwhile(person: Come, house: Server) -> None:
    """Whenever Ada's choice is on its way another makes theirs, so that it comes a moment late."""
    table, keys = house.open("", "", "", "", game="alakazoo", options={"portals": "random"})
    ada = person("Ada")
    with ExitStack() as stack:
        others = [stack.enter_context(house.join(table, key)) for key in keys[1:]]
        tries: list[int] = []

        def relay(socket: WebSocketRoute) -> None:
            server = socket.connect_to_server()

            def pass_on(message: str | bytes) -> None:
                asked = json.loads(message)
                if asked["type"] == "play":
                    tries.append(asked["step"])
                    if len(tries) <= len(others):
                        choose(others[len(tries) - 1], len(tries))
                server.send(message)

            socket.on_message(pass_on)
            server.on_message(socket.send)

        ada.page.route_web_socket(re.compile("/socket$"), relay)
        ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
        ada.find("start").click()
        await_turn(ada)
        offers(ada).first.click()
        ada.find("way").click()
        expect(offers(ada)).to_have_count(3)
        assert tries == [0, 1, 2, 3]
        expect(ada.find("refused")).to_have_count(0)


def choose(other: Wire, seat: int) -> None:
    while not other.views.get(seat) or other.views[seat]["step"] < seat - 1:
        other.receive()
    assert other.play_first(seat)["type"] == "done"


def test_alone_and_lost(person: Come, house: Server) -> None:
    ada = sit(person, house, 1, portals="random")
    expect(ada.page.locator(".guardian")).to_have_count(2)
    play_out(ada, WISHES, *ONLY_ROLL)
    expect(ada.page.locator(".end")).to_contain_text("A guardian held three dark powers")
    expect(ada.page.locator(".verdict")).to_contain_text("dark powers were quicker")


def test_alone_and_won(person: Come, house: Server) -> None:
    ada = sit(person, house, 1, portals="random", solo_rest=True)
    play_out(ada, PATIENCE)
    expect(ada.page.locator(".end")).to_contain_text("The portal was complete in time")
    expect(ada.page.locator(".verdict")).to_contain_text("come through the portal")
    expect(ada.page.locator(".gallery .place.filled")).to_have_count(9)


def test_a_reload_in_the_draft_keeps_and_tells_nothing(person: Come, house: Server) -> None:
    """Nour has not chosen, so Ada's choice waits: for her to see, and for nobody else."""
    plan = [{"bot": ""}, {"bot": ""}]
    options = {"portals": "random"}
    ask = {"game": "alakazoo", "name": "Ada", "seats": plan, "options": options}
    sat = house.post("/api/tables", ask)
    ada, nour = person("Ada"), person("Nour", phone=True)
    ada.page.goto(f"/t/{sat['table']['id']}#seat={sat['seat']}&key={sat['key']}")
    nour.sit(f"/t/{sat['table']['id']}")
    ada.find("start").click()
    for each in (ada, nour):
        expect(offers(each)).to_have_count(4)
    offered = offers(nour).all_inner_texts()
    offers(ada).nth(1).click()
    ada.find("way").click()
    expect(ada.page.locator(".kept")).to_contain_text("still choosing")
    expect(nour.page.locator("[data-seat='0']")).to_contain_text("chosen")
    kept = ada.page.locator(".kept").inner_text()
    for each in (ada, nour):
        each.page.reload()
        expect(offers(each)).to_have_count(4)
    assert ada.page.locator(".kept").inner_text() == kept
    assert offers(nour).all_inner_texts() == offered
    assert all(view["choice"] is None for view in nour.views())
    offers(nour).first.click()
    nour.find("way").click()
    expect(offers(ada)).to_have_count(3)
    expect(offers(nour)).to_have_count(3)


def test_who_waits_sees_which_portals_are_taken(person: Come, house: Server) -> None:
    plan = [{"bot": ""}, {"bot": ""}]
    sat = house.post("/api/tables", {"game": "alakazoo", "name": "Ada", "seats": plan})
    ada, nour = person("Ada"), person("Nour", phone=True)
    ada.page.goto(f"/t/{sat['table']['id']}#seat={sat['seat']}&key={sat['key']}")
    nour.sit(f"/t/{sat['table']['id']}")
    ada.find("start").click()
    expect(ada.prompt).to_be_visible()
    expect(nour.prompt).to_be_visible()
    on_turn = ada.views()[-1]["decision"]["seats"][0]
    chooser, other = (ada, nour) if on_turn == 0 else (nour, ada)
    plates = other.find("chosen").locator(".chosen")
    expect(plates).to_have_count(2)
    expect(other.find("chosen").locator(".waiting")).to_have_count(2)
    chooser.page.locator("button.choice").first.click()
    expect(other.find("chosen").locator(".waiting")).to_have_count(1)
    expect(plates.nth(on_turn)).to_contain_text(chooser.name)
    in_order(other, "others choose", fits=False)


def test_a_spell_stays_picked_up_while_another_chooses(person: Come, house: Server) -> None:
    plan = [{"bot": ""}, {"bot": ""}]
    ask = {"game": "alakazoo", "name": "Ada", "seats": plan, "options": {"portals": "random"}}
    sat = house.post("/api/tables", ask)
    ada, nour = person("Ada"), person("Nour")
    ada.page.goto(f"/t/{sat['table']['id']}#seat={sat['seat']}&key={sat['key']}")
    nour.sit(f"/t/{sat['table']['id']}")
    ada.find("start").click()
    offers(ada).nth(1).click()
    way = ada.find("way").inner_text()
    offers(nour).first.click()
    nour.find("way").click()
    expect(ada.page.locator("[data-seat='1']")).to_contain_text("chosen")
    expect(ada.find("way")).to_have_text(way)
    ada.find("way").click()
    expect(offers(ada)).to_have_count(3)


def test_a_turn_by_keyboard_alone(person: Come, house: Server) -> None:
    ada = sit(person, house, 2, portals="random")
    page = ada.page

    def press(selector: str) -> None:
        expect(page.locator(selector).first).to_be_visible()
        page.locator(selector).first.focus()
        page.keyboard.press("Enter")

    for left in (4, 3, 2):
        expect(offers(ada)).to_have_count(left)
        await_turn(ada)
        press("[data-key^='offer:']")
        expect(ada.find("way")).to_be_focused()
        page.keyboard.press("Enter")
    press("[data-roll='2']")
    expect(page.locator("[data-key^='die:']").first).to_be_visible()
    press("[data-key^='die:']")
    expect(page.locator(":focus")).to_have_attribute("data-key", re.compile("rune:"))
    page.keyboard.press("Enter")
    expect(page.locator(".rune.covered").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_phone_in_three_languages(person: Come, house: Server, language: str) -> None:
    """Every screen of a small game fits, is in order, and speaks one language."""
    manner = {"phone": True, "language": language, "dark": language == "it"}
    ada = sit(person, house, 2, manner=manner, **(ALL | {"portals": "random"}))
    page = ada.page
    reader = Reader(language, "alakazoo", KEYS)

    def read(screen: str) -> None:
        if language != "fr":  # light and dark were looked at
            in_order(ada, screen, fits=False)
        reader.read(page, screen)

    read("draft")
    draft(ada)
    expect(page.get_by_role("radio").first).to_be_visible()
    read("university")
    page.get_by_role("radio").first.check()
    page.get_by_role("radio").last.check()
    ada.find("enrol").click()
    expect(page.locator("button.leaf").first).to_be_visible()
    read("book")
    page.locator("button.leaf").first.click()
    expect(page.locator("[data-roll='1']")).to_be_visible()
    read("a turn")
    ada.find("ask-guardian").click()
    expect(ada.find("powers")).to_be_visible()
    read("the guardian")
    page.keyboard.press("Escape")
    page.locator(".tabs button").first.click()
    read("points")
    page.keyboard.press("Escape")
    page.locator("[data-seat='1']").click()
    read("a player")


def test_a_die_is_dragged_to_its_rune(person: Come, house: Server) -> None:
    ada = sit(person, house, 2, portals="random")
    page = ada.page
    draft(ada)
    page.locator("[data-roll='1']").click()
    die = page.locator("button[data-key^='die:']").bounding_box()
    rune = page.locator("button.rune.lit").last.bounding_box()
    assert die is not None
    assert rune is not None
    page.mouse.move(die["x"] + 20, die["y"] + 20)
    page.mouse.down()
    page.mouse.move(rune["x"] + rune["width"] / 2, rune["y"] + rune["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator(".rune.covered")).to_have_count(1)
