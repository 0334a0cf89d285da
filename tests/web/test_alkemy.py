"""Alkemy at the table: the battlefield, orders, secret cards, shots, formulas, set-up."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import WebSocketRoute, expect

from tests.server.house import Server
from tests.web.people import Person
from tests.web.screens import in_order
from tests.web.skirmish import Skirmish

Come = Callable[..., Person]
Json = dict[str, Any]

TABLET = {"width": 820, "height": 1180}
NEAR_MARKER = 59 + 50 + 96


# -- what somebody does at this table


def look(person: Person) -> Json:
    """The newest view this browser was sent; not every message has one."""
    for message in reversed(person.heard):
        for feed in reversed(message.get("feeds", ())):
            view: Json = feed["view"]
            return view
    raise AssertionError("no view was sent yet")


#: Whether the page shows a step, and nothing is under way; or the count.
SHOWS = """step => {
  if (document.querySelector('.ranking')) return true
  const { step: shown, busy } = document.querySelector('main[data-step]')?.dataset ?? {}
  return Number(shown) >= step && busy === undefined
}"""


def shown(person: Person) -> None:
    """Waits until the newest view is not only sent but seen: a hand that is faster would reach for
    what lay there before."""
    person.page.wait_for_function(SHOWS, arg=look(person)["step"])


def on_screen(person: Person, x: int, y: int) -> tuple[float, float]:
    """Where a place of the table is on the screen; the first seat looks from the other side."""
    view = look(person)
    box = person.page.locator("svg.ground").bounding_box()
    assert box is not None
    across, down = x / view["width"], y / view["height"]
    if view["seat"] == 0:
        across, down = 1 - across, 1 - down
    return box["x"] + across * box["width"], box["y"] + down * box["height"]


def point(person: Person, x: int, y: int) -> None:
    person.page.mouse.click(*on_screen(person, x, y))


def tap(person: Person, name: str) -> None:
    figure = body(person, name)
    point(person, figure["x"], figure["y"])


def body(person: Person, name: str) -> Json:
    found: Json = next(f for f in look(person)["table"]["figures"] if f["name"] == name)
    return found


def order(person: Person, type: str) -> None:
    person.page.locator(f"[data-order={type}]").first.click()


def sure(person: Person) -> None:
    """Carries out what was pointed at, and waits until the table has moved on."""
    step = look(person)["step"]
    person.find("confirm").click()
    moved_on(person, step)


def press(person: Person, test: str, which: str = "") -> None:
    """Presses a button; it may be gone because the other side was faster, and then so be it."""
    step = look(person)["step"]
    for _ in range(12):
        try:
            person.page.locator(f"[data-test={test}]{which}").first.click(timeout=500)
            break
        except Late:
            if look(person)["step"] > step:
                return
    moved_on(person, step)


def moved_on(person: Person, step: int) -> None:
    for _ in range(2000):
        if look(person)["step"] > step:
            shown(person)
            return
        person.page.wait_for_timeout(10)
    raise AssertionError("the table did not move on")


def together(*people: Person) -> None:
    """Waits until all have been sent the newest view."""
    for _ in range(2000):
        if len({look(person)["step"] for person in people}) == 1:
            return
        people[0].page.wait_for_timeout(10)


def await_kind(person: Person, *kinds: str) -> str:
    for _ in range(2000):
        view = look(person) if person.views() else None
        if view is not None:
            kind = view["decision"]["kind"] if view["decision"] else "over"
            if kind in kinds:
                shown(person)
                return str(kind)
        person.page.wait_for_timeout(10)
    raise AssertionError(f"nobody was asked for {kinds}")


def arrive(person: Person, link: str) -> Person:
    person.page.goto(link)
    expect(person.prompt).to_be_visible()
    for _ in range(2000):
        if person.views():
            break
        person.page.wait_for_timeout(10)
    shown(person)
    return person


# -- a game


def take_step(person: Person, ambitious: bool) -> None:
    """One step of somebody who wants a marker (or nothing at all), by hand."""
    shown(person)
    view = look(person)
    kind, actions = view["decision"]["kind"], view["actions"]
    if kind == "muster":
        press(person, "company", "[data-company=triad-alchemist]")
    elif kind == "hand":
        seize(person, view, ambitious)
    elif kind == "act":
        act(person, view)
    elif kind == "react":
        step = view["step"]
        order(person, "stand-fast")
        moved_on(person, step)
    elif kind == "begin":
        own = next(index for index, a in enumerate(actions) if a["first_seat"] == view["seat"])
        press(person, "answer", f"[data-answer=begin] >> nth={own}")
    elif kind == "card":
        press(person, "combat-card", ":not(:disabled)")
    elif kind == "keep":
        press(person, "keep")
    else:
        press(person, "answer", f"[data-answer={actions[0]['type']}]")


def seize(person: Person, view: Json, ambitious: bool) -> None:
    """The hero first, if it can still do something; else nobody."""
    hero = next(f for f in view["table"]["figures"] if f["seat"] == view["seat"])
    mine = [m for m in view["table"]["markers"] if m["owner"] == view["seat"]]
    able = [a["figure"] for a in view["actions"] if a["type"] == "activate"]
    passing = any(a["type"] == "pass" for a in view["actions"])
    if passing and (not ambitious or mine or hero["name"] not in able):
        press(person, "pass")
        return
    chosen = hero["name"] if hero["name"] in able else able[0]
    person.page.locator(f"[data-card='{chosen}']").click()
    press(person, "activate")


def act(person: Person, view: Json) -> None:
    actions = view["actions"]
    step = view["step"]
    if any(a["type"] == "claim" for a in actions):
        order(person, "claim")
        moved_on(person, step)
        return
    moves = [a for a in actions if a["type"] in ("run", "walk")]
    if not moves:
        order(person, "done" if any(a["type"] == "done" for a in actions) else actions[0]["type"])
        moved_on(person, step)
        return
    free = [m for m in view["table"]["markers"] if m["owner"] != view["seat"]]

    def gap(move: Json) -> float:
        near = min(((m["x"] - move["x"]) ** 2 + (m["y"] - move["y"]) ** 2) ** 0.5 for m in free)
        return max(near, NEAR_MARKER)

    best = min(moves, key=gap)
    order(person, best["type"])
    point(person, best["x"], best["y"])
    sure(person)


def play_out(*people: Person, most: int = 200) -> None:
    for _ in range(most):
        together(*people)
        for index, person in enumerate(people):
            view = look(person)
            if view["result"]:
                return
            if view["actions"]:
                take_step(person, ambitious=index == 0)
                break
        else:
            people[0].page.wait_for_timeout(15)
    raise AssertionError("the game did not end")


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


def test_a_person_beats_the_novice_bot(person: Come, house: Server) -> None:
    ada = person("Ada")
    for _ in range(6):
        game = Skirmish(house, "novice", setup="quick", turns=1, wipeout="win")
        ada.page.goto("about:blank")
        ada.heard.clear()  # the last game's
        arrive(ada, game.link(0))
        play_out(ada, most=6000)
        if look(ada)["result"]["winners"] == [0]:
            break
    assert look(ada)["result"]["winners"] == [0]


# -- a fight


def face_to_face(house: Server, **options: object) -> Skirmish:
    """Two heroes a step apart in the middle of the table; the scenery stands aside."""
    game = Skirmish(house, **options).muster("avalon-warriors", "triad-warriors")
    set_aside(game)
    while game.kind == "deploy":
        seat = game.actors[0]
        actions = game.view(seat)["actions"]
        hero = [a for a in actions if a["figure"] in ("lotharius-1", "chen_sze-1")]
        game.do(**min(hero or actions, key=lambda a: abs(a["x"] - 1200)), seat=seat)
    game.begin_turn(0)
    for name, y in (("lotharius-1", 1090), ("chen_sze-1", 1280)):
        game.do("activate", figure=name)
        x = game.figure(name)["x"]
        game.do("run", figure=name, x=x if abs(x - 1200) < 150 else 1200, y=y)
        game.go_on("hand")
    return game.go_on("champion").begin_turn(0)


def set_aside(game: Skirmish) -> None:
    while game.kind in ("scenery", "component"):
        seat = game.actors[0]
        actions = game.view(seat)["actions"]
        low = [a for a in actions if a.get("scenery") not in ("house", "barn", "grove", "rock")]
        game.do(**max(low or actions, key=lambda a: abs(a["x"] - 1200)), seat=seat)


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


def test_a_shot_with_estimate_cover_and_a_reaction(person: Come, house: Server) -> None:
    game = Skirmish(house).muster("triad-warriors", "khaliman-warriors")
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
    expect(ada.find("results")).to_contain_text("says 20")
    # Until one hits, and the hedge has its say.
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
    expect(ada.find("results")).to_contain_text("for cover")
    expect(nour.find("results")).to_contain_text("for cover")


# -- a formula, keys, refusals, sizes: one figure each of a table that is set up quickly


@pytest.fixture
def ready(house: Server) -> Skirmish:
    return Skirmish(house, setup="quick").muster("triad-alchemist", "khaliman-alchemist")


def test_a_formula_with_an_improvement(person: Come, ready: Skirmish) -> None:
    ready.begin_turn(0)
    ada = arrive(person("Ada"), ready.link(0))
    ada.page.locator("[data-card='crystal_sun_disciple-1']").click()
    press(ada, "activate")
    ada.page.locator("[data-order=cast]").first.click()
    ada.page.locator("[data-target='crystal_sun_disciple-1']").click()
    sure(ada)
    await_kind(ada, "improve")
    press(ada, "answer", ":has-text('Both effects')")
    press(ada, "answer", "[data-answer=decline]")
    disciple = body(ada, "crystal_sun_disciple-1")
    assert disciple["swift"]
    assert disciple["slippery"]
    assert disciple["stones"] == 8 - 4 - 1


def test_by_keyboard_alone(person: Come, ready: Skirmish) -> None:
    ready.begin_turn(0)
    ada = arrive(person("Ada"), ready.link(0))
    page = ada.page

    def reach(selector: str) -> None:
        for _ in range(80):
            if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {selector}")

    def enter(selector: str) -> None:
        reach(selector)
        page.keyboard.press("Enter")

    before = body(ada, "lee_ping-1")
    enter("[data-card='lee_ping-1']")
    step = look(ada)["step"]
    enter("[data-test=activate]")
    moved_on(ada, step)
    step += 1
    enter("[data-order=walk]")
    expect(page.get_by_role("application")).to_be_focused()
    x, y, keys = free_way(ready, before)
    for key in keys:
        page.keyboard.press(key)
    expect(ada.find("confirm")).to_be_enabled()
    page.keyboard.press("Enter")
    moved_on(ada, step)
    after = body(ada, "lee_ping-1")
    assert (after["x"], after["y"]) == (x, y)


def free_way(game: Skirmish, figure: Json) -> tuple[int, int, tuple[str, ...]]:
    """A short walk by arrow keys, seen from the first seat, that no scenery stands in."""
    for along, across in ((2, 0), (2, -1), (2, 1), (1, -1), (1, 1), (1, 0), (0, 1), (0, -1)):
        x, y = figure["x"] - 10 - 100 * across, figure["y"] + 100 * along
        action = {"type": "walk", "figure": figure["name"], "x": x, "y": y}
        if game.wire.ask("ask", seat=0, action=action)["preview"]["allowed"]:
            sideways = "ArrowRight" if across > 0 else "ArrowLeft"
            keys = ("ArrowUp",) * along + (sideways,) * abs(across)
            return x, y, (*keys, "Shift+ArrowRight")
    raise AssertionError("no way out")


def test_a_refusal_stands_where_one_pointed_and_names_its_rule(
    person: Come, ready: Skirmish
) -> None:
    ready.begin_turn(0)
    ready.do("activate", figure="lee_ping-1")
    ada = arrive(person("Ada", language="fr"), ready.link(0))
    start = body(ada, "lee_ping-1")
    point(ada, 1000, 2335)
    bubble = ada.find("bubble")
    expect(bubble).to_contain_text("trop loin")
    expect(bubble).to_contain_text("A-41")
    expect(ada.find("confirm")).to_be_disabled()
    x, y = on_screen(ada, 1000, 2335)
    box = bubble.bounding_box()
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - x) < 60
    assert abs(box["y"] + box["height"] / 2 - y) < 110
    # Closer by the wheel, and back to the whole table by a button.
    ground = ada.page.locator("svg.ground")
    whole = ground.bounding_box()
    ada.page.mouse.wheel(0, -400)
    ada.page.wait_for_function(
        "wide => document.querySelector('svg.ground').getBoundingClientRect().width > 1.3 * wide",
        arg=whole["width"] if whole else 0,
    )
    ada.page.get_by_label("Toute la table").click()
    assert ground.bounding_box() == whole
    # A figure that is dragged shows its way and its price.
    ada.page.mouse.move(*on_screen(ada, start["x"], start["y"]))
    ada.page.mouse.down()
    there = next(a for a in look(ada)["actions"] if a["type"] == "walk")
    ada.page.mouse.move(*on_screen(ada, there["x"], there["y"]), steps=4)
    ada.page.mouse.up()
    expect(bubble).to_contain_text("pouces sur 4")
    sure(ada)
    after = body(ada, "lee_ping-1")
    assert abs(after["x"] - there["x"]) + abs(after["y"] - there["y"]) < 20


@pytest.mark.parametrize("size", ["phone", "tablet", "laptop"])
def test_the_table_fits(person: Come, ready: Skirmish, size: str) -> None:
    ready.begin_turn(0)
    ready.do("activate", figure="lee_ping-1")
    ada = person("Ada", phone=size == "phone", dark=size == "tablet")
    if size == "tablet":
        ada.page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    arrive(ada, ready.link(0))
    order(ada, "charge")
    ada.page.locator("[data-test=target]").first.click()
    expect(ada.find("bubble")).to_be_visible()
    in_order(ada, size, plain=True)


# -- set-up


def test_setting_up_by_hand_with_distances_enforced(person: Come, house: Server) -> None:
    game = Skirmish(house).muster("triad-alchemist", "khaliman-warriors")
    ada = arrive(person("Ada"), game.link(0))
    nour = arrive(person("Nour"), game.link(1))
    placer = ada if look(ada)["actions"] else nour
    placer.page.locator("[data-scenery=ruins]").click()
    point(placer, 1200, 1200)
    expect(placer.find("bubble")).to_contain_text("3 inches from the markers")
    expect(placer.find("confirm")).to_be_disabled()
    point(placer, 600, 600)
    sure(placer)
    together(ada, nour)
    assert look(ada)["table"]["scenery"][0]["scenery"] == "ruins"
    # The rest is laid out in one tap each.
    for each in (nour, ada) if placer is ada else (ada, nour):
        expect(each.find("place-all")).to_be_visible()
        each.find("place-all").click()
    await_kind(ada, "champion")
    assert all(f["placed"] for f in look(ada)["table"]["figures"])
