"""Two people play a whole Blitz game of Alkemy in the browser, one by mouse and one by touch.

    python bench/alkemy_whole.py [--turns 4] [--seed 1] [--chromium /usr/bin/chromium]

Nothing is prepared but the table: they build their companies, sit down, place scenery,
components and figures, and play until somebody has won, by pressing what is on their screens. They
like to fight: whoever can charge does, two enemies at once where it can be; they shoot, cast and
react. In the first fight one of them loses the connection, and before every fight both screens are
looked through for the other's card. Says at the end what happened how often; fails if the game has
no end, a page complains, or a secret was seen. Takes some minutes.
"""

from __future__ import annotations

import argparse
import math
import random
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import expect, sync_playwright  # noqa: E402
from tests.server.house import Server, running  # noqa: E402
from tests.web.battlefield import (  # noqa: E402
    arrive,
    await_kind,
    body,
    look,
    moved_on,
    shown,
    together,
)
from tests.web.conftest import FLAGS  # noqa: E402
from tests.web.hands import Hand, build, holds_no_secret  # noqa: E402
from tests.web.people import Person  # noqa: E402

Json = dict[str, Any]

COMPANIES = (
    ("The Wall", ("lee_ping", "crystal_sun_disciple", "triadic_guard", "militia_archers")),
    ("The Dunes", ("araoui", "sorhna_oracle", "malikh_tuareg", "malikh_jaraya")),
)
#: What a figure would rather do, first things first.
WISHES = ("claim", "charge", "fight", "shoot", "cast", "concentrate", "run", "walk", "done")
#: How long a page is waited for that may refuse, in milliseconds.
PATIENCE = 4000
MOST_STEPS = 6000
#: The events that are worth counting.
DEEDS = (
    "charge-declared",
    "cards-shown",
    "shot-declared",
    "reacted",
    "concentrated",
    "harvested",
    "formula-cast",
    "marker-turned",
    "fell",
)


class Player:
    """Wants something of every decision, and gets it with the hands."""

    def __init__(self, hand: Hand, rng: random.Random) -> None:
        self.hand = hand
        self.person = hand.person
        self.rng = rng
        #: Orders of this activation that the page would not carry out.
        self.refused: set[str] = set()

    def play(self) -> None:
        shown(self.person)
        view = look(self.person)
        kind = view["decision"]["kind"]
        if kind == "muster":
            self.hand.play("own-company")
        elif kind in ("scenery", "component", "deploy"):
            self.hand.play("place-one")
        elif kind == "hand":
            self.give_the_hand(view)
        elif kind == "act":
            self.act(view)
        elif kind == "react":
            self.react(view)
        else:
            self.answer(view, kind)

    def give_the_hand(self, view: Json) -> None:
        self.refused.clear()
        able = [a["figure"] for a in view["actions"] if a["type"] == "activate"]
        if able:
            self.hand.activate(self.rng.choice(able))
        else:
            self.hand.play("pass")

    def act(self, view: Json) -> None:
        for wish in WISHES:
            found = [a for a in view["actions"] if a["type"] == wish and wish not in self.refused]
            if found and self.order(view, self.best(view, found)):
                return
            if found:
                self.refused.add(wish)
        raise AssertionError(f"nothing can be done: {view['actions']}")

    def react(self, view: Json) -> None:
        shots = [a for a in view["actions"] if a["type"] == "react-shoot"]
        if not shots or not self.order(view, shots[0]):
            self.hand.play("order", "[data-order=stand-fast]")

    def answer(self, view: Json, kind: str) -> None:
        if kind == "card":
            cards = [a["card"] for a in view["actions"]]
            self.hand.play("combat-card", f"[data-card={self.rng.choice(cards)}]")
        elif kind == "keep":
            self.hand.play("keep")
        elif any(a["type"] == "harvest" for a in view["actions"]):
            self.hand.play("answer", "[data-answer=harvest]")
        else:
            self.hand.play("answer")

    def best(self, view: Json, actions: list[Json]) -> Json:
        """The nearest to what is wanted: an enemy, or a marker that is not one's own."""
        if "x" not in actions[0] or actions[0]["x"] is None:
            return self.rng.choice(actions)
        table = view["table"]
        wanted = [m for m in table["markers"] if m["owner"] != view["seat"]]
        wanted += [f for f in table["figures"] if f["seat"] != view["seat"] and f["alive"]]
        return min(actions, key=lambda a: min(apart(a, goal) for goal in wanted))

    def order(self, view: Json, action: Json) -> bool:
        """Says it and means it; False if the page does not let it be done."""
        which = f"[data-order={action['type']}]"
        if action["type"] == "cast":
            which += f"[data-formula={action['formula']}]"
        step = view["step"]
        self.hand.press("order", which)
        if not {"x", "target", "targets", "others"} & set(action):
            moved_on(self.person, step)
            return True
        targets = action.get("targets", [t for t in [action.get("target")] if t])
        if action["type"] == "charge":
            return self.charge(view, action)
        if targets:
            self.aim(targets)
        elif action.get("x") is not None:
            self.hand.point(action["x"], action["y"])
        if action["type"] == "shoot":
            self.person.find("estimate").fill(str(self.estimate(action)))
        return self.confirm()

    def charge(self, view: Json, action: Json) -> bool:
        """Two at once, where two stand side by side; else the one."""
        first = body(self.person, action["target"])
        beside = [
            f["name"]
            for f in view["table"]["figures"]
            if f["seat"] == first["seat"] and f["alive"] and 0 < apart(f, first) < 250
        ]
        offered = {a["target"] for a in view["actions"] if a["type"] == "charge"}
        for other in offered.intersection(beside):
            self.aim([first["name"], other])
            if self.confirm():
                return True
            self.hand.press("order", "[data-order=charge]")
        self.aim([first["name"]])
        return self.confirm()

    def aim(self, targets: list[str]) -> None:
        for name in targets:
            button = self.person.page.locator(f"[data-target='{name}']")
            if button.count() and button.get_attribute("aria-pressed") != "true":
                self.hand.use(button)

    def estimate(self, action: Json) -> int:
        one, other = body(self.person, action["figure"]), body(self.person, action["target"])
        return math.ceil((apart(one, other) - one["radius"] - other["radius"]) / 100)

    def confirm(self) -> bool:
        yes = self.person.page.locator("[data-test=confirm]:enabled")
        try:
            yes.wait_for(timeout=PATIENCE)
        except Exception:
            cancel = self.person.page.get_by_role("button", name="Cancel")
            if cancel.count():
                self.hand.use(cancel.first)
            return False
        self.hand.play("confirm")
        return True


def apart(one: Json, other: Json) -> float:
    return math.hypot(one["x"] - other["x"], one["y"] - other["y"])


def sit_down(house: Server, players: list[Player], turns: int) -> None:
    """At a table with options that anybody may choose."""
    ada, nour = players
    options = {"turns": turns, "wipeout": "win", "time_up": "points"}
    id, keys = house.open("", "", game="alkemy", options=options)
    with house.join(id, keys[0]) as wire:
        assert wire.ask("start")["type"] == "done"
    for seat, player in enumerate((ada, nour)):
        arrive(player.person, f"/t/{id}#seat={seat}&key={keys[seat]}")


def whole(players: list[Player]) -> Json:
    """From the companies to the result."""
    people = [player.person for player in players]
    lost = False
    for _ in range(MOST_STEPS):
        together(*people)
        views = [look(person) for person in people]
        if views[0]["result"]:
            return views[0]
        asked = [index for index, view in enumerate(views) if view["actions"]]
        if not asked:
            people[0].page.wait_for_timeout(10)
            continue
        kind = views[0]["decision"]["kind"]
        if kind == "card" and not lost:
            lost = True
            people[1].page.reload()
            await_kind(people[1], "card")
        players[asked[0]].play()
        if kind == "card" and len(asked) == 2:
            picked = look(people[asked[0]])["pick"]
            together(*people)
            if picked and look(people[1])["decision"]["kind"] == "card":
                holds_no_secret(people[1 - asked[0]], picked)
    raise AssertionError("the game did not end")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chromium", default=shutil.which("chromium") or "chromium")
    wish = parser.parse_args()
    data = Path(tempfile.mkdtemp()) / "data"
    with running(data) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=wish.chromium, args=FLAGS)
        players = []
        for index, (name, phone) in enumerate((("Ada", False), ("Nour", True))):
            person = Person(browser, house.address, name, phone=phone)
            hand = Hand(person, phone)
            build(hand, *[COMPANIES[index][0], *COMPANIES[index][1]])
            players.append(Player(hand, random.Random(wish.seed + index)))
        sit_down(house, players, wish.turns)
        end = whole(players)
        for player in players:
            expect(player.person.page.locator(".ranking")).to_be_visible()
        errors = [error for player in players for error in player.person.errors]
        said = [line for player in players[:1] for line in logged(player.person)]
        browser.close()
    deeds = Counter(event["type"] for line in said for event in line["events"])
    print(f"a whole game of {end['table']['turn']} turns in {end['step']} steps, by hand")
    print(f"points {end['table']['points']}, won by {end['result']['winners'] or 'nobody'}")
    print(", ".join(f"{deeds[deed]} {deed}" for deed in DEEDS))
    for error in errors:
        print(error)
    return 1 if errors else 0


def logged(person: Person) -> list[Json]:
    """The log as this browser was sent it, each step once."""
    lines = {
        line["step"]: line
        for heard in person.heard
        for feed in heard.get("feeds", ())
        for line in feed["log"]
    }
    return [lines[step] for step in sorted(lines)]


if __name__ == "__main__":
    sys.exit(main())
