"""The first game of Alkemy, played as it is taught."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import expect

import athanor
from athanor.games.alkemy.view import AlkemyView
from athanor.texts import Texts
from tests.web.people import Person

WRITTEN: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "web/src/games/alkemy/first-game.json").read_text("utf-8")
)
#: How many things are told before a move.
TOLD = {"champion-1": 2, "done-sheikh-1": 1, "fight-2": 1, "champion-3": 1}


def begin(learner: Person) -> None:
    learner.home().page.locator("a[href='/tour/alkemy']").click()
    expect(learner.find("tour-next")).to_be_visible()


def listen(learner: Person, name: str) -> None:
    for _ in range(TOLD.get(name, 0)):
        expect(learner.find("tour-next")).to_be_visible()
        learner.find("tour-next").click()


def do(learner: Person, name: str) -> None:
    """The move of that name, from the list of all moves."""
    seat, move = WRITTEN["moves"][WRITTEN["names"][name]]
    assert seat == 0
    action = athanor.game("alkemy").action(move)
    names = [seat["name"] for seat in learner.heard_table()["seats"]]
    wording = msgspec.convert(learner.views()[-1], AlkemyView).wording()
    sentence = Texts("en", "alkemy").tell("action", action, names, wording=wording)
    button = learner.find("actions").locator("button").get_by_text(sentence, exact=True)
    expect(button).to_have_count(1)
    expect(button).to_be_enabled()
    button.evaluate("button => button.click()")


def test_the_first_game_is_played_to_its_last_word(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    begin(ada)
    names = [name for name in WRITTEN["names"] if name not in ("muster", "end")]
    for name in names:
        listen(ada, name)
        expect(ada.find("tour-next")).to_have_count(0)
        do(ada, name)
    expect(ada.find("tour-words")).to_contain_text("the recruit is out")
    ada.find("tour-next").click()
    expect(ada.find("tour-words")).to_contain_text("Play on from here")
    ada.find("tour-next").click()
    expect(ada.find("tour")).to_have_count(0)
    assert ada.views()[-1]["table"]["points"] == [1, 0]


def test_a_walk_is_pointed_at(person: Callable[..., Person]) -> None:
    """Near the place is near enough: the figure stands where the lesson wants it."""
    ada = person("Ada")
    begin(ada)
    for name in ("champion-1", "begin-1", "activate-sheikh-1"):
        listen(ada, name)
        do(ada, name)
    expect(ada.find("tour-words")).to_contain_text("Walk him straight ahead")

    def centre(selector: str) -> tuple[float, float]:
        box = ada.page.locator(selector).first.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    (fx, fy), (mx, my) = centre("[data-figure=araoui-1]"), centre("[data-marker='0']")
    part = 440 / 1010  # of the way to the marker
    ada.page.mouse.click(fx + (mx - fx) * part, fy + (my - fy) * part)
    ada.find("confirm").click()
    expect(ada.find("tour-words")).to_contain_text("Shooting costs 1 AP")
    move = WRITTEN["moves"][WRITTEN["names"]["walk"]][1]
    sheikh = ada.views()[-1]["table"]["figures"][0]
    assert (sheikh["x"], sheikh["y"]) == (move["x"], move["y"])
