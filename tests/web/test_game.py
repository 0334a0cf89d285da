"""A whole game of Poison between two people and two bots, with all that can happen on the way."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from athanor.contract import Record, verify
from athanor.games.poison.actions import PLACES
from tests.games.poison.support import position
from tests.server.house import Server
from tests.server.openhouse import OpenHouse
from tests.web.people import Person

Come = Callable[..., Person]


def gather(person: Come) -> tuple[Person, Person]:
    """Ada opens a table with two bots and invites Nour, who comes with a phone."""
    ada = person("Ada").open_table("open", "novice", "novice")
    nour = person("Nour", phone=True).sit(ada.link)
    expect(ada.page.locator("ol")).to_contain_text("Nour")
    return ada, nour


def test_two_people_and_two_bots_play_a_whole_game(person: Come, house: Server) -> None:
    ada, nour = gather(person)
    expect(nour.page.get_by_role("status")).to_contain_text("Ada begins the game")
    ada.find("start").click()
    for _ in range(2):
        ada.pour()
        nour.pour()

    # A reload brings back the same seat and the same hand.
    ada.await_turn()
    before = nour.hand()
    nour.page.reload()
    expect(nour.cards).to_have_count(len(before))
    assert nour.hand() == before

    # Offline the last view stays, says so, and the others see who is away.
    nour.context.set_offline(True)
    expect(nour.page.locator(".lost")).to_contain_text("Connection lost")
    assert nour.hand() == before
    expect(ada.page.locator("[data-seat='1']")).to_contain_text("away")
    ada.pour()
    nour.context.set_offline(False)
    expect(nour.page.get_by_text("Connection lost")).to_have_count(0)
    expect(ada.page.locator("[data-seat='1']")).to_contain_text("here")
    nour.pour()

    ada.play_on()
    nour.play_to_the_end()
    ada.play_to_the_end()
    assert ada.ranking() == nour.ranking()
    assert len(ada.ranking()) == 4

    # The record of the game can be downloaded, and proves itself.
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the record").click()
    record = msgspec.json.decode(download.value.path().read_bytes(), type=Record)
    assert verify(record).over
    assert [seat.name for seat in record.header.seats][:2] == ["Ada", "Nour"]

    # Again, with the same people in the same seats.
    ada.find("rematch").click()
    expect(ada.prompt.or_(ada.find("start"))).to_be_visible()
    nour.page.get_by_role("link", name="Next game").click()
    expect(nour.page.locator("ol, .hand").first).to_be_visible()
    assert ada.page.url == nour.page.url
    expect(ada.page.locator("main")).to_contain_text("Nour")


def test_a_spectator_sees_no_hand(person: Come) -> None:
    ada, nour = gather(person)
    watcher = person("Watcher")
    watch = ada.page.locator("input[readonly]").nth(1).input_value()
    ada.find("start").click()
    ada.pour()
    watcher.page.goto(watch)
    expect(watcher.page.locator(".cauldron")).to_have_count(3)
    expect(watcher.page.locator("header")).to_contain_text("Spectator")
    nour.pour()
    ada.pour()
    expect(watcher.cards).to_have_count(0)
    expect(watcher.find("actions")).to_have_count(0)
    for view in watcher.views():
        assert view["seat"] is None
        assert view["hand"] is None
        assert view["actions"] == []
        assert all(e["cards"] is None for e in view["events"] if e["type"] == "dealt")


def test_the_log_shows_only_what_may_be_looked_back_on(person: Come) -> None:
    ada = person("Ada").play_now()
    log = ada.page.get_by_role("log", name="Log")
    expect(log).to_contain_text("Round 1 of 4")
    ada.pour()
    ada.await_turn()
    ada.pour()
    ada.await_turn()
    expect(log).not_to_contain_text("Round 1 of 4")
    expect(log).to_contain_text("You have to remember")
    assert log.locator("li").count() <= 8


def test_what_was_not_answered_is_sent_again_and_done_once(person: Come, house: Server) -> None:
    """The answer to a move is lost together with the connection; the move is not."""
    ada = person("Ada")
    lost: list[str] = []

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            server.send(message)
            if json.loads(message)["type"] == "play":
                lost.append(json.loads(message)["id"])
                if len(lost) == 1:
                    server.on_message(lambda _: None)
                    socket.close(code=1011)

        socket.on_message(pass_on)
        server.on_message(socket.send)

    ada.page.route_web_socket("**/socket", route)
    ada.play_now()
    ada.await_turn()
    before = ada.cards.count()
    ada.cards.first.click()
    ada.page.locator(".cauldron.lit").first.click()
    expect(ada.cards).to_have_count(before - 1)
    ada.await_turn()
    assert len(lost) == 2
    assert lost[0] == lost[1]
    expect(ada.cards).to_have_count(before - 1)


def test_a_bot_covers_a_seat_and_hands_it_back(person: Come) -> None:
    ada, nour = gather(person)
    ada.find("start").click()
    nour.page.locator("[data-seat='1']").click()
    nour.find("cover").click()
    expect(nour.prompt).to_contain_text("A bot is playing for you")
    expect(ada.page.locator("[data-seat='1']")).to_contain_text("a bot plays")
    ada.pour()
    ada.pour()
    nour.find("take-back").click()
    expect(nour.find("take-back")).to_have_count(0)
    ada.play_on(1)
    nour.pour()


def test_somebody_who_is_away_can_be_covered_by_others(person: Come) -> None:
    ada, nour = gather(person)
    ada.find("start").click()
    expect(nour.cards.first).to_be_visible()
    nour.page.goto("about:blank")
    expect(ada.page.locator("[data-seat='1']")).to_contain_text("away")
    ada.page.wait_for_timeout(300)  # others may after a while only (`away` in the settings)
    ada.page.locator("[data-seat='1']").click()
    ada.page.get_by_role("button", name="Let a bot play for Nour").click()
    for _ in range(3):
        ada.pour()
    nour.page.go_back()
    expect(nour.prompt).to_contain_text("A bot is playing for you")
    nour.find("take-back").click()
    expect(nour.find("take-back")).to_have_count(0)


def test_a_seat_travels_to_another_device_by_link(person: Come, house: Server) -> None:
    ada = person("Ada").play_now()
    ada.await_turn()
    ada.page.locator("[data-seat='0']").click()
    ada.page.get_by_text("Continue on another device").click()
    link = ada.page.get_by_label("Seat of").input_value()
    path, fragment = link.split("#")
    assert "key=" in fragment
    other = person("Ada's phone", phone=True)
    asked: list[str] = []
    other.page.on("request", lambda request: asked.append(request.url))
    other.page.goto(link)
    other.await_turn()
    assert other.hand() == ada.hand()
    assert other.page.url == path
    key = fragment.split("key=")[1]
    assert not [url for url in asked if key in url.split("#")[0]]


def test_public_tables_are_on_the_home_page_and_own_tables_too(person: Come) -> None:
    ada = person("Ada").home()
    ada.page.locator("a[href='/open/poison']").click()
    ada.page.locator("input[autocomplete=nickname]").fill("Ada Public")
    ada.page.get_by_role("radio", name="Anyone: listed").check()
    ada.page.locator("form button.large").click()
    expect(ada.find("start")).to_be_visible()
    nour = person("Nour").home()
    row = nour.page.locator("li", has_text="Ada Public")
    row.get_by_role("link", name="Join").click()
    expect(nour.find("sit")).to_be_visible()
    ada.home()
    ada.page.locator("li", has_text="Ada Public").get_by_role("link", name="Back").click()
    expect(ada.find("start")).to_be_visible()


def test_chat_in_words_and_phrases_each_in_their_language_and_muted(person: Come) -> None:
    ada, nour = gather(person)
    ada.page.get_by_placeholder("Write to the table").fill("<b>good</b> evening")
    ada.page.get_by_role("button", name="Send").click()
    said = nour.page.get_by_role("log", name="Chat")
    expect(said).to_contain_text("<b>good</b> evening")
    nour.find("settings").click()
    nour.find("language").select_option("fr")
    nour.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Well played.").click()
    expect(nour.page.get_by_role("log")).to_contain_text("Bien joué.")
    nour.page.get_by_role("button", name="Couper").click()
    expect(nour.page.get_by_role("log")).not_to_contain_text("Bien joué.")
    nour.page.get_by_role("button", name="Rétablir").click()
    expect(nour.page.get_by_role("log")).to_contain_text("Bien joué.")


def test_a_card_can_be_dragged_and_a_move_doubted(person: Come) -> None:
    ada = person("Ada", still=False).play_now()
    ada.await_turn()
    before = ada.cards.count()
    drag(ada.page)
    expect(ada.cards).to_have_count(before - 1)
    ada.find("settings").click()
    ada.page.get_by_label("Ask again before each move").check()
    ada.page.keyboard.press("Escape")
    ada.await_turn()
    ada.cards.first.click()
    ada.page.locator(".cauldron.lit").first.click()
    expect(ada.prompt).to_contain_text("Sure?")
    ada.page.get_by_role("button", name="No", exact=True).click()
    expect(ada.cards).to_have_count(before - 1)
    ada.cards.first.click()
    ada.page.locator(".cauldron.lit").first.click()
    ada.page.get_by_role("button", name="Yes").click()
    expect(ada.cards).to_have_count(before - 2)


def drag(page: Page) -> None:
    """Drags the first card to the cauldron that lights up under way."""
    card = page.locator("[data-hand='0']").bounding_box()
    assert card is not None
    page.mouse.move(card["x"] + 20, card["y"] + 30)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] - 30, steps=4)
    pot = page.locator(".cauldron.lit").first.bounding_box()
    assert pot is not None
    page.mouse.move(pot["x"] + pot["width"] / 2, pot["y"] + pot["height"] / 2, steps=6)
    page.mouse.up()


def test_an_address_without_a_table_says_so(person: Come) -> None:
    ada = person("Ada")
    ada.page.goto("/t/nothing-here")
    expect(ada.page.get_by_role("alert")).to_contain_text("There is no table at this link")
    ada.errors.clear()  # the browser notes the 404
    ada.page.get_by_role("link", name="Home").last.click()
    expect(ada.find("play-now").first).to_be_visible()


def test_before_a_card_is_poured_the_board_tells_what_it_would_come_to(
    open_house: OpenHouse, guest: Come
) -> None:
    """As the rules say it: the browser works nothing out."""
    table, keys = open_house.open("", "", "")
    with open_house.join(table, keys[0]) as wire:
        assert wire.ask("start")["type"] == "done"
    hands = ["red-2 poison", "red-1", "red-1"]
    open_house.swap(table, lambda _: position(hands, left="red-7 red-4", middle="blue-2"))
    ada = guest("Ada")
    ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
    ada.await_turn()
    after = {place: ada.page.locator(f"[data-place=cauldron-{place}] .after") for place in PLACES}
    ada.page.locator("[data-card=red-2]").click()
    expect(after["left"]).to_have_text("13")
    expect(after["middle"]).to_have_count(0)
    ada.page.locator("[data-card=poison]").click()
    expect(after["left"]).to_contain_text("15")
    expect(after["left"]).to_contain_text("would overflow")
    expect(after["middle"]).to_have_text("6")
