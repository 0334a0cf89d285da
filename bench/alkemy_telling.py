"""A lesson of Alkemy while it is written: moves with names, on a seed that must play along."""

from __future__ import annotations

import math
from typing import Any

import athanor
from athanor.contract import Action, Recorder, SeatInfo
from athanor.games.alkemy.actions import Done, Pass

OPTIONS = {"format": "blitz", "setup": "quick", "training": True}


class Otherwise(Exception):
    """Chance took another way."""


class Telling:
    """A lesson as the server plays it, with the names of its moves."""

    def __init__(self, seed: int) -> None:
        seats = [SeatInfo("", ""), SeatInfo("", "")]
        self.seed = seed
        self.recorder = Recorder(
            athanor.game("alkemy"),
            seats,
            seed.to_bytes(32, "big"),
            ["", ""],
            started=0,
            **OPTIONS,
        )
        self.state: Any = self.recorder.state
        self.moves: list[tuple[int, Action]] = []
        self.names: dict[str, int] = {}

    def ask(self, kind: str, *seats: int) -> None:
        decision = self.state.decision()
        if decision is None or decision.kind != kind or tuple(self.state.actors()) != seats:
            raise Otherwise(f"{decision} instead of {kind}")

    def play(self, seat: int, action: Action, name: str = "") -> None:
        if name:
            self.names[name] = len(self.moves)
        if self.state.check(seat, action) is not None:
            raise Otherwise(f"{action} is refused")
        self.recorder.play(seat, action, 0)
        self.moves.append((seat, action))

    def offered(self, seat: int, kind: type[Action], **fields: object) -> list[Any]:
        return [
            action
            for action in self.state.legal(seat)
            if isinstance(action, kind)
            and all(getattr(action, name) == value for name, value in fields.items())
        ]

    def first(self, seat: int, kind: type[Action], **fields: object) -> Any:
        found = self.offered(seat, kind, **fields)
        if not found:
            raise Otherwise(f"no {kind.__name__} {fields}")
        return found[0]

    def nearest(self, seat: int, kind: type[Action], figure: str, x: int, y: int) -> Any:
        found = self.offered(seat, kind, figure=figure)
        if not found:
            raise Otherwise(f"no {kind.__name__} of {figure}")
        return min(found, key=lambda action: math.dist((action.x, action.y), (x, y)))

    def figure(self, name: str) -> Any:
        return self.state.figures[self.state.names[name]]

    def must(self, holds: bool, what: str) -> None:
        if not holds:
            raise Otherwise(what)


def finish(story: Telling, seat: int, figure: str) -> None:
    if story.state.decision().kind == "act":
        story.play(seat, Done(figure))


def let_pass(story: Telling) -> None:
    """The other side passes, where it is asked at all (A-117)."""
    decision = story.state.decision()
    if decision.kind == "hand" and tuple(story.state.actors()) == (1,):
        story.play(1, Pass())
