"""Two people play a whole Blitz game of Alkemy in the browser, one with a mouse, one with a finger.

    python bench/alkemy_whole.py [--quick] [--show]

Nothing is prepared: they build their companies, open a table and sit down at it, place scenery,
components and figures, and play until it is over, by pressing what is on their screens. What they
want is in `tests/web/warriors.py`. In the first fight one of them loses the page and comes back,
and whenever cards are picked both screens, and all that was sent to them, are looked through for
the other's card. Fails if there is no end, a page complains, a secret is seen, or if one of these
did not happen: a reaction, a charge on two at once, alchemy, Prescience, the return into a fight.
Dice are dice: about once in twelve games one of these does not come, and then they play another.
`--quick` lets the house place scenery and figures. It takes some minutes; a short game with a
prepared middle is in `make test` (`tests/web/test_alkemy_whole.py`).
"""

from __future__ import annotations

import argparse
import math
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, Locator, expect, sync_playwright  # noqa: E402
from tests.server.house import running  # noqa: E402
from tests.web.battlefield import (  # noqa: E402
    await_kind,
    body,
    look,
    moved_on,
    shown,
    together,
)
from tests.web.conftest import FLAGS, find_chromium  # noqa: E402
from tests.web.hands import Hand, build, holds_no_secret  # noqa: E402
from tests.web.people import Person  # noqa: E402
from tests.web.warriors import COMPANIES, DEEDS, Warrior, apart, foreseen  # noqa: E402

Json = dict[str, Any]

RETURN = "return into a fight"
MOST_STEPS = 3000
MOST_GAMES = 3
#: Milliseconds until an order that is refused is given up.
PATIENCE = 8000
#: Set up by those who play, each in turn.
SETTING_UP = ("scenery", "component", "deploy")
COUNTED = (
    "charge-declared",
    "cards-shown",
    "shot-declared",
    "reacted",
    "formula-cast",
    "harvested",
    "marker-turned",
    "fell",
)


class Player:
    """Somebody who wants things, and the hands that do them."""

    def __init__(self, hand: Hand, warrior: Warrior) -> None:
        self.hand = hand
        self.person = hand.person
        self.warrior = warrior

    def play(self) -> None:
        """One step."""
        shown(self.person)
        view = look(self.person)
        kind = view["decision"]["kind"]
        if kind == "muster":
            self.hand.play("own-company")
        elif kind in SETTING_UP:
            self.hand.play("place-one")
        else:
            self.do_first(view)

    def do_first(self, view: Json) -> None:
        """The first of one's wishes that the page grants."""
        kind = view["decision"]["kind"]
        for wish in self.warrior.wishes(view):
            if kind in ("act", "react"):
                granted = self.order(view, wish)
            else:
                granted = self.answer(view, wish)
            if granted:
                self.warrior.played(wish)
                return
        raise AssertionError(f"nothing can be done: {view['actions']}")

    def answer(self, view: Json, action: Json) -> bool:
        type, actions = action["type"], view["actions"]
        if type == "activate":
            self.hand.activate(action["figure"])
        elif type == "pass":
            self.hand.play("pass")
        elif type == "play-card":
            self.hand.play("combat-card", f"[data-card={action['card']}]")
        elif type == "keep":
            which = [each for each in actions if each["type"] == "keep"].index(action)
            self.hand.play("keep", f" >> nth={which}")
        else:
            alike = [each for each in actions if each["type"] == type]
            self.hand.play("answer", f"[data-answer={type}] >> nth={alike.index(action)}")
        return True

    def order(self, view: Json, action: Json) -> bool:
        """Says it, points at what it is about, and means it; False if the page refuses."""
        type = action["type"]
        which = f"[data-order={type}]"
        if type == "cast":
            which += f"[data-formula={action['formula']}]"
        if not self.pressed(which):
            self.hand.press("order", which)
        targets = [action["target"]] if action.get("target") else list(action.get("targets", ()))
        for name in [*targets, *action.get("others", ())]:
            self.aim(name)
        if type in ("walk", "run", "react-move"):
            self.hand.point(action["x"], action["y"])
            if not self.pressed(which):
                return False
        if type == "shoot":
            self.person.find("estimate").fill(str(self.estimate(action)))
        if look(self.person)["step"] > view["step"] or not self.asks_for_more(type):
            moved_on(self.person, view["step"])
            return True
        return self.confirm()

    def asks_for_more(self, type: str) -> bool:
        return type not in ("done", "claim", "concentrate", "stand-fast", "disengage", "rise")

    def pressed(self, which: str) -> bool:
        button = self.person.page.locator(f"[data-test=order]{which}").first
        return button.get_attribute("aria-pressed") == "true"

    def aim(self, name: str) -> None:
        button = self.person.page.locator(f"[data-target='{name}']")
        if button.count() and button.get_attribute("aria-pressed") != "true":
            self.hand.use(button)

    def estimate(self, action: Json) -> int:
        one, other = body(self.person, action["figure"]), body(self.person, action["target"])
        gap: float = apart(one, other) - one["radius"] - other["radius"]
        return math.ceil(gap / 100)

    def confirm(self) -> bool:
        yes: Locator = self.person.page.locator("[data-test=confirm]:enabled")
        for _ in range(PATIENCE // 50):
            if yes.count():
                self.hand.play("confirm")
                return True
            self.person.page.wait_for_timeout(50)
        print("refused:", look(self.person)["step"], self.person.prompt.inner_text())
        return False


class Evening:
    """The two of them, and what they have seen."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.seen: set[str] = set()
        self.players = []
        for seat, (name, phone) in enumerate((("Ada", True), ("Nour", False))):
            person = Person(browser, address, name, phone=phone)
            self.players.append(Player(Hand(person, phone), Warrior(seat, self.seen)))
        self.people = [player.person for player in self.players]

    def build(self) -> None:
        """Companies of their own, each in their browser."""
        for player, (name, profiles) in zip(self.players, COMPANIES, strict=True):
            build(player.hand, name, *profiles)

    def sit_down(self, quick: bool) -> None:
        """At a table that one opens, by a link that the other follows."""
        ada, nour = self.people
        ada.page.goto("/open/alkemy")
        ada.page.locator("input[autocomplete=nickname]").fill("Ada")
        if quick:
            ada.page.get_by_label("Setting up").select_option("quick")
        self.players[0].hand.use(ada.page.locator("form button.large"))
        nour.page.goto(ada.link)
        nour.page.locator("input[autocomplete=nickname]").fill("Nour")
        self.players[1].hand.press("sit")
        self.players[0].hand.press("start")
        for person in self.people:
            await_kind(person, "muster")

    def play(self) -> Json:
        for _ in range(MOST_STEPS):
            together(*self.people)
            views = [look(person) for person in self.people]
            if views[0]["result"]:
                return views[0]
            for player, view in zip(self.players, views, strict=True):
                player.warrior.look(view)
            asked = [index for index, view in enumerate(views) if view["actions"]]
            if not asked:
                self.people[0].page.wait_for_timeout(10)
                continue
            if views[0]["decision"]["kind"] == "card":
                self.pick(asked)
            else:
                self.players[asked[0]].play()
        raise AssertionError("the game did not end")

    def pick(self, asked: list[int]) -> None:
        """A card, before the other knows it; or in sight, before one who foresees."""
        first, other = self.players[asked[0]], self.players[1 - asked[0]]
        if len(asked) == 1 and foreseen(look(other.person)):
            self.foresee(first, other)
            return
        first.play()
        picked = look(first.person)["pick"]
        together(*self.people)
        if not picked or look(other.person)["decision"]["kind"] != "card":
            return
        holds_no_secret(other.person, picked)
        if RETURN not in self.seen:
            other.person.page.reload()
            await_kind(other.person, "card")
            expect(other.person.find("combat-card").first).to_be_visible()
            holds_no_secret(other.person, picked)
            self.seen.add(RETURN)

    def foresee(self, first: Player, other: Player) -> None:
        expect(first.person.find("prescience")).to_contain_text("It is not secret")
        expect(other.person.find("prescience")).to_contain_text("before choosing")
        card = first.warrior.wishes(look(first.person))[0]["card"]
        first.play()
        together(*self.people)
        shown(other.person)
        expect(other.person.find("duel").locator(f"[data-card={card}]")).to_have_count(1)

    def told(self) -> list[Json]:
        """Every event of the last game as one of them was told it, each step once."""
        table = self.people[0].heard_table()["id"]
        since = [index for index, each in enumerate(self.people[0].heard) if "table" in each]
        first = next(i for i in since if self.people[0].heard[i]["table"]["id"] == table)
        lines = {
            line["step"]: line
            for heard in self.people[0].heard[first:]
            for feed in heard.get("feeds", ())
            for line in feed["log"]
        }
        return [event for step in sorted(lines) for event in lines[step]["events"]]


def spend(evening: Evening, quick: bool) -> list[str]:
    """Companies, then games until everything was seen; what was missing or wrong."""
    evening.build()
    for _ in range(MOST_GAMES):
        whole_game(evening, quick)
        missing = [deed for deed in (*DEEDS, RETURN) if deed not in evening.seen]
        errors = [error for person in evening.people for error in person.errors]
        if errors or not missing:
            break
    return [f"not seen: {deed}" for deed in missing] + errors


def whole_game(evening: Evening, quick: bool) -> None:
    """From an open table to the count."""
    evening.sit_down(quick)
    end = evening.play()
    for person in evening.people:
        expect(person.page.locator(".ranking")).to_be_visible()
        expect(person.find("story")).to_be_visible()
    deeds = Counter(event["type"] for event in evening.told())
    print(f"a whole game of {end['table']['turn']} turns in {end['step']} steps")
    print(f"points {end['table']['points']}, won by {end['result']['winners'] or 'nobody'}")
    print(", ".join(f"{deeds[deed]} {deed}" for deed in COUNTED))


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--show", action="store_true", help="in windows that can be watched")
    wish = parser.parse_args()
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "data") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=FLAGS, headless=not wish.show
        )
        wrong = spend(Evening(browser, house.address), wish.quick)
        browser.close()
    print(f"{time.monotonic() - began:.0f} s")
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
