"""What is seen, covered and measured on the battlefield, and a charge by hand."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.server.house import Server
from tests.web.battlefield import Come, arrive, body, look, on_screen, order, point, press, sure
from tests.web.people import Person
from tests.web.skirmish import Skirmish, face_to_face, set_up_quickly


def activate(person: Person, name: str) -> None:
    person.page.locator(f"[data-card='{name}']").click()
    press(person, "activate")


def test_a_planned_place_shows_whom_one_would_see_without_measures(
    person: Come, house: Server
) -> None:
    game = face_to_face(house)
    ada = arrive(person("Ada"), game.link(0))
    activate(ada, "lotharius-1")
    began = body(ada, "lotharius-1")
    order(ada, "walk")
    point(ada, began["x"] + 250, began["y"] - 150)
    sight = ada.find("prospects")
    expect(sight).to_have_attribute("data-of", "lotharius-1")
    expect(ada.page.locator("[data-sight='chen_sze-1']")).to_have_count(1)
    expect(ada.find("bubble")).to_contain_text("sees ")
    expect(ada.find("bubble")).not_to_contain_text("inches")
    expect(ada.page.locator("[data-ring]")).to_have_count(0)
    ada.find("sights").click()
    expect(sight).to_have_count(0)
    ada.find("sights").click()
    # The other side's view of things, from where it stands.
    ada.page.get_by_role("button", name="Cancel").click()
    foe = body(ada, "chen_sze-1")
    ada.page.mouse.move(*on_screen(ada, foe["x"], foe["y"]))
    expect(sight).to_have_attribute("data-of", "chen_sze-1")


def free_place(game: Skirmish, figure: dict[str, Any]) -> tuple[int, int]:
    """Somewhere near by, wherever scenery and friends happen to stand."""
    for dx, dy in ((0, 150), (150, 0), (-150, 0), (0, -150), (150, 150), (-150, 150)):
        x, y = figure["x"] + dx, figure["y"] + dy
        walk = {"type": "walk", "figure": figure["name"], "x": x, "y": y}
        if game.wire.ask("ask", seat=0, action=walk)["preview"]["allowed"]:
            return x, y
    raise AssertionError(f"no place near {figure['name']}")


def test_a_training_table_shows_how_far_one_charges_and_shoots(person: Come, house: Server) -> None:
    game = Skirmish(house, setup="quick", training=True)
    game.muster("triad-warriors", "khaliman-warriors").begin_turn(0)
    ada = arrive(person("Ada"), game.link(0))
    activate(ada, "militia_archers-1")
    archer = body(ada, "militia_archers-1")
    order(ada, "walk")
    point(ada, *free_place(game, archer))
    expect(ada.page.locator("[data-ring=charge]")).to_have_count(1)
    expect(ada.page.locator("[data-ring=shot]")).to_have_count(1)


def test_a_figure_dragged_into_an_enemy_charges_it_where_it_is_let_go(
    person: Come, house: Server
) -> None:
    game = face_to_face(house)
    ada = arrive(person("Ada"), game.link(0))
    activate(ada, "lotharius-1")
    mine, foe = body(ada, "lotharius-1"), body(ada, "chen_sze-1")
    mouse = ada.page.mouse
    mouse.move(*on_screen(ada, mine["x"], mine["y"]))
    mouse.down()
    mouse.move(*on_screen(ada, foe["x"] + 60, foe["y"] - 20), steps=5)
    mouse.up()
    expect(ada.find("charge-anywhere")).to_be_visible()
    # Dragged on, it ends on another side.
    mouse.move(*on_screen(ada, mine["x"], mine["y"]))
    mouse.down()
    mouse.move(*on_screen(ada, foe["x"] + 140, foe["y"] + 20), steps=5)
    mouse.up()
    sure(ada)
    after = body(ada, "lotharius-1")
    assert after["foes"] == ["chen_sze-1"]
    assert after["x"] > foe["x"] + 100
    measured = next(e for e in look(ada)["events"] if e["type"] == "charge-declared")["inches"]
    expect(ada.find("ruler").first).to_have_attribute("data-inches", measured)


def test_a_finger_looks_and_drags_too(person: Come, house: Server) -> None:
    game = set_up_quickly(house).begin_turn(1)
    nour = arrive(person("Nour", phone=True), game.link(1))
    oracle = body(nour, "sorhna_oracle-1")
    nour.page.touchscreen.tap(*on_screen(nour, oracle["x"], oracle["y"]))
    expect(nour.find("prospects")).to_have_attribute("data-of", "sorhna_oracle-1")
    press(nour, "activate")
    start, end = (on_screen(nour, oracle["x"], oracle["y"] - ahead) for ahead in (0, 250))
    ghost = nour.page.locator("svg.ghost")
    fingers = nour.context.new_cdp_session(nour.page)

    def touch(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    # It is let go of when a second finger comes, or the browser wants the finger for something
    # else: then it no longer hangs over the place where it was.
    for kind, *spots in (("touchStart", end, on_screen(nour, 1200, 1200)), ("touchCancel",)):
        touch("touchStart", start)
        touch("touchMove", end)
        expect(ghost).to_have_count(1)
        touch(kind, *spots)
        expect(ghost).to_have_count(0)
        if spots:
            touch("touchEnd")
