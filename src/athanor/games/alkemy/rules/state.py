"""A game of Alkemy in progress: the stack is run until it asks something."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from athanor.contract.action import Action, Decision, Result
from athanor.contract.errors import IllegalAction

from ..model import NONE, Table
from .components import PlacingComponents
from .damage import bury
from .deployment import Deployment
from .muster import Mustering
from .possession import possess
from .scenery import PlacingScenery
from .turn import Turn, check_wipeout

if TYPE_CHECKING:
    from athanor.contract.view import Preview


@final
class AlkemyState(Table):
    def actors(self) -> list[int]:
        if self.finished:
            return []
        return self.frames[len(self.frames) - 1].actors(self)

    def legal(self, seat: int) -> list[Action]:
        if self.finished:
            return []
        frame = self.frames[len(self.frames) - 1]
        if not frame.awaits(self, seat):
            return []
        self.offered = frame.legal(self, seat)
        self.offered_to = seat
        return self.offered[:]

    def check(self, seat: int, action: Action) -> IllegalAction | None:
        if self.offered_to == seat:
            for offered in self.offered:
                if offered is action:
                    return None
        if self.finished:
            return IllegalAction("game-over", "A-98")
        frame = self.frames[len(self.frames) - 1]
        if not frame.awaits(self, seat):
            turn_seat = frame.actors(self)[0]
            return IllegalAction("not-your-turn", "A-35", seat=seat, turn_seat=turn_seat)
        return frame.check(self, seat, action)

    def apply(self, seat: int, action: Action) -> None:
        self.offered_to = NONE
        self.frames[len(self.frames) - 1].answer(self, seat, action)
        run(self)

    def clone(self) -> AlkemyState:
        rng = self.rng.clone()
        copy = AlkemyState(self.game, self.options, self.seats, rng, self.tracing)
        self.copy_to(copy)
        return copy

    def decision(self) -> Decision | None:
        if self.finished:
            return None
        frame = self.frames[len(self.frames) - 1]
        about: dict[str, str | int] = {}
        if frame.figure >= 0:
            about["figure"] = self.figures[frame.figure].name
        return Decision(frame.asks(self), frame.actors(self), about)

    def preview(self, seat: int, action: Action) -> Preview | None:
        from ..preview import preview  # which stays plain Python, and knows these rules

        return preview(self, seat, action, self.check(seat, action))

    @property
    def over(self) -> bool:
        return self.finished

    @property
    def result(self) -> Result | None:
        if not self.finished:
            return None
        scores = self.points[:]
        if self.winner < 0:
            return Result(scores, [[0, 1]], [], self.reason)
        winner = int(self.winner)
        return Result(scores, [[winner], [1 - winner]], [winner], self.reason)


def run(table: Table) -> None:
    """Goes on until an answer is awaited or the game is over."""
    while not table.finished:
        frame = table.frames[len(table.frames) - 1]
        waits: bool = frame.resume(table)
        if waits or frame.rests():
            changed: bool = False
            if len(table.auras) > 0 and frame.rests():
                changed = bury(table, False) or possess(table)
            if table.turn > 0 and not table.finished:
                check_wipeout(table)
            if waits and not changed:
                return


def begin(state: AlkemyState) -> None:
    state.lay_out()
    state.push(Turn())
    state.push(Deployment())
    state.push(PlacingComponents())
    state.push(PlacingScenery())
    state.push(Mustering())
    run(state)
