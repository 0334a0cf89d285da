"""Alkemy at the table: whole games, secret cards, foresight, shots."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.house import Server
from tests.web.battlefield import (
    TABLET,
    Come,
    arrive,
    await_kind,
    look,
    moved_on,
    order,
    play_out,
    point,
    press,
    sure,
    tap,
    together,
)
from tests.web.people import Person
from tests.web.screens import complaints
from tests.web.skirmish import Skirmish, face_to_face, set_up_quickly


@pytest.fixture
def ready(house: Server) -> Skirmish:
    return set_up_quickly(house)


def test_two_people_play_a_whole_blitz_game(person: Come, house: Server) -> None:
    game = Skirmish(house, setup="quick")
    ada = arrive(person("Ada"), game.link(0))
    nour = person("Nour")
    nour.page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    arrive(nour, game.link(1))
    play_out(ada, nour)
    expect(ada.page.locator(".ranking")).to_be_visible()
    assert ada.ranking()[0].startswith("1") or "Ada" in ada.ranking()[0]
    assert look(ada)["result"]["winners"] == [0]
    assert look(ada)["result"]["reason"] == "points"
    assert look(nour)["table"]["points"][0] == 3
    the_end_is_a_story(ada, turns=look(ada)["table"]["turn"])


def the_end_is_a_story(person: Person, turns: int) -> None:
    """Turn by turn with its points, the best figure, a map with everybody's trails."""
    expect(person.find("chapter")).to_have_count(turns)
    expect(person.find("chapter").last).to_contain_text("3 : 0")
    # In which turn a marker is taken first, the dice decide.
    expect(person.find("chapter").filter(has_text="takes the").first).to_be_visible()
    expect(person.find("best")).to_be_visible()
    trails = person.find("map").locator(".trail")
    whole = trails.count()
    assert whole > 0
    person.find("map-turn").fill("1")
    assert trails.count() <= whole
    assert complaints(person.page) == []


def test_a_person_beats_the_novice_bot(person: Come, house: Server) -> None:
    ada = person("Ada")
    for _ in range(6):
        game = Skirmish(house, "novice", setup="quick", turns=1, wipeout="win", time_up="points")
        ada.page.goto("about:blank")
        ada.heard.clear()  # the last game's
        arrive(ada, game.link(0))
        play_out(ada, most=6000)
        if look(ada)["result"]["winners"] == [0]:
            break
    assert look(ada)["result"]["winners"] == [0]


def test_secret_cards_survive_a_reload_and_are_shown_at_once(person: Come, house: Server) -> None:
    game = face_to_face(house)
    ada = arrive(person("Ada"), game.link(0))
    nour = arrive(person("Nour"), game.link(1))
    ada.page.locator("[data-card='lotharius-1']").click()
    press(ada, "activate")
    tap(ada, "chen_sze-1")
    expect(ada.find("bubble")).to_contain_text("in sight")
    assert "inches" not in ada.find("bubble").inner_text()
    sure(ada)
    await_kind(ada, "card")
    press(ada, "combat-card", "[data-card=brutal]")
    expect(ada.find("picked")).to_contain_text("Brutal attack")
    ada.page.reload()
    expect(ada.find("picked")).to_contain_text("Brutal attack")
    assert look(nour)["picked"] == [True, False]
    assert look(nour)["pick"] is None
    expect(nour.page.locator("[data-test=combat-card]")).to_have_count(5)
    press(nour, "combat-card", "[data-card=parry]")
    together(ada, nour)
    while look(ada)["decision"]["kind"] in ("keep", "counter"):
        # Where total and damage pull apart, dice are kept by hand; a fine parry may strike back.
        asked = ada if look(ada)["actions"] else nour
        kind = look(asked)["decision"]["kind"]
        press(asked, *(("keep",) if kind == "keep" else ("answer", "[data-answer=decline]")))
        together(ada, nour)
    for each in (ada, nour):
        expect(each.find("results")).to_be_visible()
        expect(each.find("results").locator("svg.die").first).to_be_visible()
    # The sentence opens to the whole sum.
    ada.find("results").locator("summary").first.click()
    expect(ada.find("results").locator("details[open] p").first).to_contain_text("rolls")


def test_both_may_pick_at_the_same_moment(person: Come, ready: Skirmish) -> None:
    """The news that the other has picked is on its way while one's own pick is."""
    ada = person("Ada")
    held: list[Callable[[], None]] = []
    refused: list[str] = []
    holding = False

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def pass_on(message: str | bytes) -> None:
            if '"refused"' in str(message):
                refused.append(str(message))
            if holding and '"update"' in str(message):
                held.append(lambda: socket.send(message))
            else:
                socket.send(message)

        server.on_message(pass_on)

    ada.page.route_web_socket(re.compile("/socket$"), relay)
    arrive(ada, ready.link(0))
    expect(ada.page.locator("[data-answer=champion]").first).to_be_visible()
    holding = True
    ready.do("champion", seat=1, figure="araoui-1")
    ada.page.locator("[data-answer=champion]").first.click()
    while not refused:
        ada.page.wait_for_timeout(10)
    assert "table-moved-on" in refused[0]
    holding = False
    for send in held:
        send()
    expect(ada.page.locator("[data-answer=champion]")).to_have_count(0)
    assert ready.kind == "begin"
    expect(ada.find("refused")).to_have_count(0)


def test_a_foresight_that_was_lost_is_asked_for_again(person: Come, ready: Skirmish) -> None:
    """The connection goes between a question and its answer; the order is not stuck for that."""
    ready.begin_turn(0)
    ready.do("activate", figure="lee_ping-1")
    ada = person("Ada")
    broken: list[WebSocketRoute] = []

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def pass_on(message: str | bytes) -> None:
            if '"previewed"' in str(message) and not broken:
                broken.append(socket)
                socket.close(code=1012)
            else:
                socket.send(message)

        server.on_message(pass_on)

    ada.page.route_web_socket(re.compile("/socket$"), relay)
    arrive(ada, ready.link(0))
    there = next(a for a in look(ada)["actions"] if a["type"] == "walk")
    point(ada, there["x"], there["y"])
    while not broken:
        ada.page.wait_for_timeout(10)
    expect(ada.find("confirm")).to_be_enabled()
    sure(ada)


# -- a shot


def hide_behind_a_hedge(game: Skirmish) -> None:
    """A hedge between the archers and whom they will shoot at, who stand in its middle."""
    behind = {"scenery": "hedge", "x": 1200, "y": 2075, "turn": 8}
    placed = False
    while game.kind == "scenery":
        seat = game.actors[0]
        if seat == 1 and not placed:
            game.do("place-scenery", seat=1, **behind)
            placed = True
            continue
        actions = [a for a in game.view(seat)["actions"] if a["scenery"] != "hedge"]
        game.do(**max(actions, key=lambda a: abs(a["x"] - 1200)), seat=seat)
    while game.kind == "deploy":
        seat = game.actors[0]
        actions = game.view(seat)["actions"]
        first = [a for a in actions if a["figure"].startswith(("militia_archers", "ibrahim"))]
        game.do(**min(first or actions, key=lambda a: abs(a["x"] - 1200)), seat=seat)


def shoot_until_one_hits(game: Skirmish) -> None:
    """And the hedge has its say."""
    for _ in range(40):
        if any(event["type"] == "cover-taken" for event in game.view(0)["events"]):
            break
        game.go_on("hand", "champion")
        if game.kind == "champion":
            game.begin_turn(0)
        archers = [a for a in game.view(0)["actions"] if a.get("figure", "").startswith("militia_")]
        if game.actors != [0] or not archers:
            game.do("pass")
            continue
        game.do(**archers[0], seat=0)
        while game.kind == "act":
            actions = game.view(0)["actions"]
            aimed = [a for a in actions if a.get("target") == "ibrahim-1" and a.get("inches") == 20]
            game.do(**(aimed or actions)[-1], seat=0)
        while game.kind == "react":
            game.do("stand-fast")
    else:
        raise AssertionError("forty volleys and no hit")


def test_a_shot_with_estimate_cover_and_a_reaction(person: Come, house: Server) -> None:
    game = Skirmish(house).muster("triad-warriors", "khaliman-warriors")
    hide_behind_a_hedge(game)
    game.begin_turn(0)
    ada = arrive(person("Ada"), game.link(0))
    nour = arrive(person("Nour", phone=True), game.link(1))
    ada.page.locator("[data-card='militia_archers-1']").click()
    press(ada, "activate")
    order(ada, "shoot")
    tap(ada, "ibrahim-1")
    expect(ada.find("bubble")).to_contain_text("in sight")
    assert ada.find("confirm").count() == 0  # nothing is sure before the estimate
    ada.find("estimate").fill("20")
    sure(ada)
    order(ada, "done")  # the other archer of the card
    await_kind(nour, "react")
    expect(nour.prompt).to_contain_text("may react")
    step = look(nour)["step"]
    order(nour, "stand-fast")
    moved_on(nour, step)
    together(ada, nour)
    expect(ada.find("results")).to_contain_text("estimating 20")
    shoot_until_one_hits(game)
    expect(ada.find("results")).to_contain_text("for cover")
    expect(nour.find("results")).to_contain_text("for cover")
