"""A table of Alkemy that a test holds both seats of: it plays up to the moment that matters, and
people with browsers take over from there."""

from __future__ import annotations

from typing import Any

from tests.server.house import Server, Wire

Json = dict[str, Any]


class Skirmish:
    def __init__(self, house: Server, *bots: str, **options: object) -> None:
        plan = [{"bot": ""}, {"bot": bots[0] if bots else ""}]
        wish = {"game": "alkemy", "name": "Ada", "seats": plan, "options": options}
        first = house.post("/api/tables", wish)
        self.id: str = first["table"]["id"]
        self.keys = [first["key"]]
        if not bots:
            sat = house.post(f"/api/tables/{self.id}/seats/1", {"name": "Nour"})
            self.keys.append(sat["key"])
        self.wire: Wire = house.join(self.id, *self.keys)
        assert self.wire.ask("start")["type"] == "done"

    def link(self, seat: int = 0) -> str:
        return f"/t/{self.id}#seat={seat}&key={self.keys[seat]}"

    def view(self, seat: int = 0) -> Json:
        for message in self.wire.quiet(0.01):
            del message
        return self.wire.views[seat]

    @property
    def kind(self) -> str:
        decision = self.view()["decision"]
        return decision["kind"] if decision else "over"

    @property
    def actors(self) -> list[int]:
        actors: list[int] = self.view()["actors"]
        return actors

    def figure(self, name: str) -> Json:
        found: Json = next(f for f in self.view()["table"]["figures"] if f["name"] == name)
        return found

    def do(self, type: str, seat: int | None = None, **fields: object) -> Json:
        """Plays an action; by whoever has to act, if nobody is named."""
        view = self.view()
        who = view["actors"][0] if seat is None else seat
        step = view["step"]
        action = {"type": type} | fields
        answer = self.wire.ask("play", seat=who, step=step, action=action)
        assert answer["type"] == "done", (answer, action)
        while self.wire.views[0]["step"] == step:
            self.wire.receive()
        return self.view(who)

    def muster(self, one: str, other: str) -> Skirmish:
        self.do("muster", 0, company=one)
        self.do("muster", 1, company=other)
        return self

    def begin_turn(self, first: int = 0) -> Skirmish:
        """Initiative, whoever wins it; then that seat has the hand."""
        while self.kind == "champion":
            seat = self.actors[0]
            self.do(**self.view(seat)["actions"][0], seat=seat)
        self.do("begin", first_seat=first)
        return self

    def go_on(self, *kinds: str, most: int = 400) -> Skirmish:
        """Whoever is asked passes, stands fast or says no, until one of these is asked."""
        for _ in range(most):
            if self.kind in kinds or self.kind == "over":
                return self
            self.answer_quietly(self.actors[0])
        raise AssertionError(f"nobody was asked for {kinds}")

    def answer_quietly(self, seat: int) -> None:
        actions = self.view(seat)["actions"]
        quiet = ("pass", "stand-fast", "decline", "done", "play-card", "keep")
        chosen = [a for a in actions if a["type"] in quiet and a.get("card") != "brutal"]
        self.do(**(chosen or actions)[-1], seat=seat)


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


def set_up_quickly(house: Server) -> Skirmish:
    return Skirmish(house, setup="quick").muster("triad-alchemist", "khaliman-alchemist")
