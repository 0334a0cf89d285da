"""Games that are over: looked through, by link, from a file, and played on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import athanor
from athanor.texts import Texts
from tests.cli.support import refused
from tests.contract.support import games
from tests.records.support import played
from tests.server.house import Server, play_out
from tests.web.people import Person
from tests.web.screens import complaints

Come = Callable[..., Person]


@pytest.fixture(scope="session")
def over(house: Server) -> str:
    """A table with one person and three bots, played to its end."""
    table, keys = house.open("", "random", "random", "random")
    with house.join(table, *keys) as wire:
        wire.ask("start")
        wire.until(lambda m: m.get("feeds"))
        play_out(wire)
    return table


def view(house: Server, table: str, viewer: object, step: int) -> dict[str, Any]:
    info = house.get(f"/api/tables/{table}/replay")
    piece, place = divmod(step, info["chunk"])
    found = house.get(f"/api/replays/{info['id']}/views/{viewer}/{piece}")
    seen: dict[str, Any] = found["views"][place]
    return seen


def at(person: Person, step: int) -> None:
    expect(person.find("where")).to_contain_text(f"Action {step} of")


def words(cards: list[str]) -> list[str]:
    texts = Texts("en", "poison")
    return [texts(f"card-{card}") for card in cards]


def test_a_game_is_looked_through_step_by_step(person: Come, house: Server, over: str) -> None:
    ada = person("Ada")
    page = ada.page
    page.goto(f"/t/{over}")
    ada.find("replay").click()
    at(ada, 0)
    ada.find("on").click()
    at(ada, 1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(ada, 3)
    page.keyboard.press("ArrowLeft")
    at(ada, 2)
    ada.find("back").click()
    at(ada, 1)

    # The slider, by keyboard too; and the log, whose lines lead to their moment.
    ada.find("slider").fill("30")
    at(ada, 30)
    ada.find("slider").press("ArrowRight")
    at(ada, 31)
    log = page.get_by_role("log", name="Log")
    log.locator("[data-step='7']").click()
    at(ada, 7)
    expect(log.locator("[aria-current=step]")).to_have_attribute("data-step", "7")
    told = log.locator("[aria-current=step] .line").first.inner_text()
    expect(ada.prompt).to_contain_text(told)

    # Openly everyone's hand is there; by one's eyes only theirs, and it is the one they had.
    for seat in range(4):
        cards = page.locator(f"[data-seat='{seat}'] li .spoken")
        assert cards.all_inner_texts() == words(view(house, over, seat, 7)["hand"])
    ada.find("eyes").select_option("2")
    own = view(house, over, 2, 7)["hand"]
    expect(ada.cards).to_have_count(len(own))
    assert ada.hand() == words(own)
    expect(page.locator("[data-seat='1'] li")).to_have_count(0)
    page.keyboard.press("End")
    expect(ada.prompt).to_contain_text("The game is over")
    expect(ada.find("play-on")).to_be_disabled()
    page.keyboard.press("Home")
    at(ada, 0)


def test_a_link_leads_to_a_moment(person: Come, house: Server, over: str) -> None:
    ada = person("Ada")
    ada.page.goto(f"/t/{over}/replay")
    at(ada, 0)
    ada.find("slider").fill("21")
    ada.find("eyes").select_option("1")
    link = ada.page.get_by_label("Link to this moment")
    expect(link).to_have_value(re.compile(rf"/t/{over}/replay/21/1$"))
    expect(ada.page).to_have_url(link.input_value())
    nour = person("Nour", phone=True)
    nour.page.goto(link.input_value())
    at(nour, 21)
    own = view(house, over, 1, 21)["hand"]
    expect(nour.cards).to_have_count(len(own))
    assert nour.hand() == words(own)
    nour.page.goto(f"/t/{over}/replay/99999/17")
    expect(nour.prompt).to_contain_text("The game is over")


def test_a_game_that_is_not_over_keeps_its_secrets(person: Come, house: Server) -> None:
    table, keys = house.open("", "random", "random")
    with house.join(table, *keys) as wire:
        wire.ask("start")
        ada = person("Ada")
        ada.page.goto(f"/t/{table}/replay")
        expect(ada.page.get_by_role("alert")).to_contain_text("This game is not over")
        ada.errors.clear()  # the browser notes the 409


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_record_of_every_game_is_opened_from_a_file(
    person: Come, tmp_path: Path, game: athanor.Game
) -> None:
    record = played(game, seed=4)
    if record.seed is None:
        pytest.skip("this random game did not end")
    file = tmp_path / f"{game.id}.json"
    file.write_bytes(record.json())
    ada = person("Ada").home()
    ada.page.get_by_role("link", name="Open a record").click()
    ada.find("record-file").set_input_files(file)
    at(ada, 0)
    expect(ada.prompt).to_be_visible()
    for step in range(1, 6):
        ada.page.keyboard.press("ArrowRight")
        at(ada, step)
    ada.find("eyes").select_option("0")
    ada.page.keyboard.press("End")
    expect(ada.prompt).to_contain_text("The game is over")
    expect(ada.page).to_have_url(re.compile(rf"/replay/{len(record.moves)}/0$"))
    ada.page.reload()
    expect(ada.prompt).to_contain_text("The game is over")


def test_a_bad_file_gets_one_clear_sentence(person: Come, tmp_path: Path) -> None:
    ada = person("Ada")
    ada.page.goto("/replay")
    document = json.loads(played(seed=4).json())
    document["moves"][5]["action"]["cauldron"] = "attic"
    early = json.loads(played(seed=4).json())
    early["moves"][2] = early["moves"][1]
    refused = "Action 3 of the record is against the rules. The table would have said: “It is not"
    for name, text, sentence in [
        ("holiday.json", "not a record", "holiday.json is not a record: it stops being JSON"),
        ("list.json", "[1, 2]", "list.json is not a record of a game"),
        ("forged.json", json.dumps(document), "Action 6 of the record is against the rules"),
        ("early.json", json.dumps(early), f"{refused} your turn; Player 1 is playing."),
    ]:
        (tmp_path / name).write_text(text)
        ada.find("record-file").set_input_files(tmp_path / name)
        expect(ada.page.get_by_role("alert").first).to_contain_text(sentence)
    ada.errors.clear()  # the browser notes the refusals


def test_the_browser_proves_the_game_it_was_promised(person: Come, house: Server) -> None:
    ada = person("Ada").open_table("random", "random")
    ada.await_turn()
    ada.page.get_by_text("How the shuffle is kept fair").click()
    shown = ada.page.locator("[data-test=fair] code").inner_text()
    ada.finish(house)
    table = ada.page.url.rsplit("/", 1)[1]
    record = house.get(f"/api/tables/{table}/record")
    assert record["header"]["commitment"] == shown
    ada.find("prove").click()
    proof = ada.find("proof")
    expect(proof).to_contain_text("Verified.")
    expect(proof).to_contain_text(f"all {len(record['moves'])} actions")
    shuffles = sum(draw["kind"] == "shuffle" for draw in record["draws"])
    expect(proof).to_contain_text(f"{shuffles} shuffles")
    expect(proof).to_contain_text("the promise this browser was shown before the game")

    # Another game with good seals of its own is not the one that was promised.
    other = played(seed=3, seats=3).json()
    ada.page.route("**/record", lambda route: route.fulfill(body=other))
    ada.page.reload()
    ada.find("prove").click()
    expect(proof).to_contain_text("not the game promised to this browser")


def test_a_changed_byte_is_found_in_the_browser_and_on_the_command_line(
    person: Come, tmp_path: Path
) -> None:
    good = played(seed=8).json()
    ada = person("Ada")
    ada.page.goto("/replay")
    changes = [
        (good.replace(b"Player 1", b"Player 7"), "The header of the record was changed"),
        (good.replace(b'"at":9000', b'"at":9001'), "Action 10 of the record was changed"),
        (good[:-5] + b"x" + good[-4:], "The end of the record was changed"),
        (good.replace(b'"seed":"00', b'"seed":"01'), "The seed in the record is not the one"),
        (good.replace(b'"moves":[', b'"moves";['), "stops being JSON at byte"),
    ]
    for number, (data, sentence) in enumerate(changes):
        assert data != good
        file = tmp_path / f"changed-{number}.json"
        file.write_bytes(data)
        ada.find("record-file").set_input_files(file)
        expect(ada.find("proof")).to_contain_text(sentence)
        assert sentence in " ".join(refused("verify", file, "--lang", "en").split())
        again = ada.page.get_by_role("button", name="Open another record")
        if again.count():
            again.click()
    (tmp_path / "good.json").write_bytes(good)
    ada.find("record-file").set_input_files(tmp_path / "good.json")
    expect(ada.find("proof")).to_contain_text("Verified.")
    ada.errors.clear()  # the browser notes the refusals


def test_one_plays_on_from_a_moment_against_bots(person: Come, house: Server, over: str) -> None:
    ada = person("Ada")
    info = house.get(f"/api/tables/{over}/replay")
    # A moment at which seat 0 is to play, with cards left.
    step = next(n for n, seat in enumerate(info["movers"]) if seat == 0 and n > 20)
    ada.page.goto(f"/t/{over}/replay/{step}/open")
    ada.find("play-on").click()
    expect(ada.find("play-on-seat")).to_have_value("0")
    ada.page.locator("input[autocomplete=nickname]").fill("Ada")
    ada.find("play-on-now").click()
    ada.await_turn()
    assert ada.hand() == words(view(house, over, 0, step)["hand"])
    ada.pour()
    ada.await_turn()
    expect(ada.page.locator("[data-seat='1']")).to_contain_text("bot")


#: How many shapes a sign is drawn of: bars and arrows.
SHAPES = "each => each.querySelector('path').getAttribute('d').split(/(?=M)/).length"


def test_one_arrow_plays_and_an_arrow_with_a_bar_is_one_step(
    person: Come, house: Server, over: str
) -> None:
    """As on every player of films: an arrow alone runs, with a bar it is a step."""
    ada = person("Ada")
    ada.page.goto(f"/t/{over}/replay")
    expect(ada.find("on")).to_be_enabled()
    shapes = {each: ada.find(each).evaluate(SHAPES) for each in ("run", "on", "back", "last")}
    assert shapes == {"run": 1, "on": 2, "back": 2, "last": 3}


def test_who_looks_through_a_game_hears_of_the_next_one(person: Come, house: Server) -> None:
    table, keys = house.open("", "", "random")
    ada = person("Ada")
    with house.join(table, *keys) as both:
        both.ask("start")
        both.until(lambda m: m.get("feeds"))
        play_out(both)
    with house.join(table, keys[1]) as other:
        ada.page.goto(f"/t/{table}#seat=0&key={keys[0]}")
        ada.find("replay").click()
        expect(ada.find("where")).to_be_visible()
        expect(ada.find("next-game")).to_have_count(0)
        assert other.ask("rematch")["type"] == "done"
        expect(ada.find("next-game")).to_contain_text("The others have gone on")
    assert complaints(ada.page) == []
    ada.find("next-game").locator("a").click()
    expect(ada.find("next-game")).to_have_count(0)
    ada.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(ada.page.locator("main")).to_contain_text("Ada")
