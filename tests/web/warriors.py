"""What two people at a table of Alkemy want who like to see everything once: shots and formulas,
answers to them, a charge on two at once, somebody who foresees. Only then do they care for points.
They know what their own views tell, and nothing else."""

from __future__ import annotations

import math
from typing import Any

Json = dict[str, Any]

#: What has to be seen before anybody goes for the markers.
DEEDS = ("reaction", "charge on two", "alchemy", "prescience")
#: Companies that can do all of it: the first has an alchemist and somebody to charge, the second a
#: seer and two who shoot back.
COMPANIES = (
    ("The Wall", ("lee_ping", "crystal_sun_disciple", *["triadic_guard"] * 3, "militia_archers")),
    ("The Dunes", ("araoui", "sorhna_oracle", "malikh_tuareg", "malikh_jaraya", "malikh_jaraya")),
)
SEER = "sorhna_oracle-1"
#: Those who stand side by side to be charged together.
PAIR = ("malikh_tuareg-1", "malikh_jaraya-1")
SIDE_BY_SIDE = 140
#: From so far a charge may well succeed.
IN_REACH = 600
#: How far from the middle of a figure one has to point so as not to mean it: the first has a phone.
FINGER, MOUSE = 230, 90


def apart(one: Json, other: Json) -> float:
    return math.hypot(one["x"] - other["x"], one["y"] - other["y"])


class Warrior:
    """One of them. `seen` is what both have seen so far, and both write into it."""

    def __init__(self, seat: int, seen: set[str]) -> None:
        self.seat = seat
        self.seen = seen

    @property
    def content(self) -> bool:
        return self.seen.issuperset(DEEDS)

    def wishes(self, view: Json) -> list[Json]:
        """What to do now, first things first; some of it may be refused."""
        kind, actions = view["decision"]["kind"], view["actions"]
        if kind == "hand":
            return self.hand(view)
        if kind == "act":
            return self.act(view)
        if kind == "react":
            return sorted(actions, key=lambda each: REACTIONS.index(each["type"]))
        if kind == "card":
            return sorted(actions, key=lambda each: CARDS.index(each["card"]))
        if kind == "begin":
            return sorted(actions, key=lambda each: bool(each["first_seat"] != self.seat))
        return sorted(actions, key=lambda each: bool(each["type"] == "decline"))

    # -- whom to activate

    def hand(self, view: Json) -> list[Json]:
        able = [each for each in view["actions"] if each["type"] == "activate"]
        rest = [each for each in view["actions"] if each["type"] == "pass"]
        return sorted(able, key=lambda each: self.rank(view, each["figure"])) + rest

    def rank(self, view: Json, name: str) -> float:
        """Who is nearest to an enemy comes first, but one of a pair waits for the other side."""
        figure = named(view, name)
        near = min((apart(figure, foe) for foe in self.foes(view)), default=0.0)
        return near + (10_000 if name in PAIR and "charge on two" not in self.seen else 0)

    # -- what to do with it

    def act(self, view: Json) -> list[Json]:
        actions: list[Json] = view["actions"]
        doing = actions[0]["figure"]
        wishes: list[Json] = []
        for type in self.orders(doing):
            found = [each for each in actions if each["type"] == type]
            if type == "two":
                charges = [each for each in actions if each["type"] == "charge"]
                wishes += self.pairs(view, charges)
            elif type in ("run", "walk"):
                wishes += self.nearest(view, found)
            else:
                wishes += sorted(found, key=lambda each: self.distance(view, each))
        return wishes + sorted(actions, key=lambda each: not away(view, each))

    def orders(self, name: str) -> tuple[str, ...]:
        formula = () if "alchemy" in self.seen else ("cast", "concentrate")
        if self.content:
            return ("claim", "fight", "run", "walk", "done")
        if "charge on two" not in self.seen:
            charge = ("two",) if self.seat == 0 else ()
            return (*charge, *formula, "run", "walk", "done")
        return (*formula, "charge", "fight", "shoot", "run", "walk", "done")

    def pairs(self, view: Json, charges: list[Json]) -> list[Json]:
        """Two who stand side by side, where both can be charged."""
        return [
            one | {"others": [other["target"]]}
            for one in charges
            for other in charges
            if one["target"] != other["target"]
            and apart(named(view, one["target"]), named(view, other["target"])) < 2 * SIDE_BY_SIDE
        ]

    def nearest(self, view: Json, moves: list[Json]) -> list[Json]:
        """The move that ends nearest to what is wanted, if it leads there at all."""
        if not moves:
            return []
        figure = named(view, moves[0]["figure"])
        goals = self.goals(view, figure)
        off = [each for each in moves if away(view, each)]
        best = sorted(off, key=lambda each: min(apart(each, goal) for goal in goals))[:3]
        return [
            each
            for each in best
            if min(apart(each, goal) for goal in goals) + 20
            < min(apart(figure, goal) for goal in goals)
        ]

    def goals(self, view: Json, figure: Json) -> list[Json]:
        if self.content:
            wanted = [each for each in view["table"]["markers"] if each["owner"] != self.seat]
            return wanted or self.foes(view)
        if "charge on two" in self.seen:
            return self.foes(view)
        if figure["name"] == PAIR[1]:
            other = named(view, PAIR[0])
            beside = SIDE_BY_SIDE if other["x"] < view["width"] / 2 else -SIDE_BY_SIDE
            return [{"x": other["x"] + beside, "y": other["y"]}]
        if figure["name"] == PAIR[0]:
            return [{"x": view["width"] / 2, "y": view["height"] / 2}]
        if self.seat == 0:
            pair = [named(view, name) for name in PAIR]
            return [each for each in pair if apart(each, figure) > IN_REACH] or [figure]
        return [figure]

    def foes(self, view: Json) -> list[Json]:
        return [f for f in view["table"]["figures"] if f["seat"] != self.seat and f["alive"]]

    def distance(self, view: Json, action: Json) -> float:
        target = action.get("target") or next(iter(action.get("targets", ())), None)
        return apart(named(view, action["figure"]), named(view, target)) if target else 0.0

    # -- what happened

    def played(self, action: Json) -> None:
        if action["type"] == "charge" and action["others"]:
            self.seen.add("charge on two")

    def look(self, view: Json) -> None:
        for event in view["events"]:
            if event["type"] in WITNESSED:
                self.seen.add(WITNESSED[event["type"]])
        if foreseen(view):
            self.seen.add("prescience")


def foreseen(view: Json) -> bool:
    """Whether the other has to show a card before one's own seer picks hers."""
    fight = view["open"] or {}
    picking = fight.get("type") == "fight" and fight["stage"] == "picking"
    if not picking or SEER not in (fight["figure"], fight["target"]):
        return False
    return bool(named(view, SEER)["seat"] == view["seat"] and view["seat"] not in view["actors"])


WITNESSED = {"reacted": "reaction", "formula-cast": "alchemy"}
REACTIONS = ("react-shoot", "react-engage", "react-move", "stand-fast")
CARDS = ("normal", "quick", "parry", "feint", "brutal", "inactive")


def away(view: Json, action: Json) -> bool:
    """Whether a move ends where nobody stands, friend or foe: a tap on a base means the figure."""
    if action["type"] not in ("run", "walk"):
        return False
    near = FINGER if view["seat"] == 0 else MOUSE
    return all(apart(action, each) > near for each in view["table"]["figures"] if each["alive"])


def named(view: Json, name: str) -> Json:
    found: Json = next(f for f in view["table"]["figures"] if f["name"] == name)
    return found
