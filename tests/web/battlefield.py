"""What somebody does at a table of Alkemy with a browser: look, point, tap, order, play on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.web.people import Person

Come = Callable[..., Person]
Json = dict[str, Any]

TABLET = {"width": 820, "height": 1180}
NEAR_MARKER = 59 + 50 + 96


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
    for _ in range(180):
        try:
            person.page.locator(f"[data-test={test}]{which}").first.click(timeout=500)
            break
        except Late:
            if look(person)["step"] > step:
                return
    moved_on(person, step)


def moved_on(person: Person, step: int) -> None:
    for _ in range(9000):
        if look(person)["step"] > step:
            shown(person)
            return
        person.page.wait_for_timeout(10)
    raise AssertionError("the table did not move on")


def together(*people: Person) -> None:
    """Waits until all have been sent the newest view."""
    for _ in range(9000):
        if len({look(person)["step"] for person in people}) == 1:
            return
        people[0].page.wait_for_timeout(10)


def await_kind(person: Person, *kinds: str) -> str:
    for _ in range(9000):
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
    person.prompt.wait_for()
    for _ in range(9000):
        if person.views():
            break
        person.page.wait_for_timeout(10)
    shown(person)
    expect(person.find("field").or_(person.find("company")).first).to_be_visible()
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
    moves = [a for a in actions if a["type"] in ("run", "walk") and leaves_its_base(view, a)]
    if not moves:
        order(person, "done" if any(a["type"] == "done" for a in actions) else actions[0]["type"])
        moved_on(person, step)
        return
    free = [m for m in view["table"]["markers"] if m["owner"] != view["seat"]]

    def gap(move: Json) -> float:
        near: float = min(
            ((m["x"] - move["x"]) ** 2 + (m["y"] - move["y"]) ** 2) ** 0.5 for m in free
        )
        return max(near, NEAR_MARKER)

    best = min(moves, key=gap)
    order(person, best["type"])
    point(person, best["x"], best["y"])
    sure(person)


def leaves_its_base(view: Json, move: Json) -> bool:
    """Whether a move ends off the base it starts from: a click on that means the figure itself."""
    figure = next(f for f in view["table"]["figures"] if f["name"] == move["figure"])
    away = ((figure["x"] - move["x"]) ** 2 + (figure["y"] - move["y"]) ** 2) ** 0.5
    return bool(away > figure["radius"] + 10)


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
