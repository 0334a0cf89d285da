"""“What would you do?”: answered from the view of the seat that asks, and nothing else.

The same view gets the same answer. A table may do without: then nobody is told anything. A hint is
thought about as long as somebody waits for it; when the table has moved on, or who asked has gone,
it is let go.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from athanor.contract import AthanorError, BadRequest

from ..wire import frames
from ..wire.messages import Hint, Hinted
from ..workers.thinkers import Asked

if TYPE_CHECKING:
    from .actor import Actor, Guest

SIMULATIONS: Final = 400
#: A seat may ask for this many hints in that many seconds.
MOST: Final = 6
SECONDS: Final = 20.0


class Given:
    """What a seat is told at a step, and who wait for it."""

    def __init__(self, step: int, answer: asyncio.Task[bytes]) -> None:
        self.step = step
        self.answer = answer
        self.asking: list[tuple[Guest, Hint]] = []


class Hints:
    """Of one live table: what each seat was told last."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.given: dict[int, Given] = {}
        self.times: dict[int, list[float]] = {}

    def ask(self, guest: Guest, message: Hint) -> None:
        """Whether the seat is the guest's own has been checked."""
        table = self.actor.table
        seat = message.seat
        if not table.hints:
            raise BadRequest("hints-off")
        if table.recorder is None:
            raise BadRequest("not-started")
        state = table.recorder.state
        if state.over:
            raise BadRequest("game-over")
        if message.step != state.step:
            raise BadRequest("table-moved-on")
        if seat not in state.actors():
            raise BadRequest("hint-not-now")
        given = self.given.get(seat)
        if given is None or given.step != state.step or failed(given.answer):
            given = self.begin(guest, seat, state.step)
        given.asking.append((guest, message))
        if given.answer.done():
            self.tell(given)

    def begin(self, guest: Guest, seat: int, step: int) -> Given:
        self.count(guest, seat)
        table = self.actor.table
        budgets = self.actor.hub.budgets
        asked = Asked(
            table.game.id,
            table.views[seat],
            table.id,
            budgets.place(guest.address),
            lambda seconds: budgets.charge(guest.address, "work", seconds),
        )
        milliseconds = self.actor.hub.settings.advise
        thinkers = self.actor.hub.thinkers
        answer = self.actor.hub.loop.create_task(thinkers.hint(asked, SIMULATIONS, milliseconds))
        given = Given(step, answer)
        self.given[seat] = given
        answer.add_done_callback(lambda _: self.tell(given))
        return given

    def count(self, guest: Guest, seat: int) -> None:
        now = self.actor.hub.loop.time()
        recent = [time for time in self.times.get(seat, ()) if now - time < SECONDS]
        if len(recent) >= MOST:
            raise BadRequest("hint-too-fast")
        budgets = self.actor.hub.budgets
        budgets.check(guest.address, "work")
        budgets.spend(guest.address, "hints")
        self.times[seat] = [*recent, now]

    def tell(self, given: Given) -> None:
        failed(given.answer)  # whoever asked is told; nobody may be left
        asking, given.asking = given.asking, []
        for guest, message in asking:
            guest.send(said(given.answer, message))

    # -- nobody waits for it any more

    def move_on(self) -> None:
        """The table has moved: what was asked before is no longer the question."""
        recorder = self.actor.table.recorder
        for seat, given in list(self.given.items()):
            if recorder is None or given.step != recorder.state.step:
                given.answer.cancel()
                del self.given[seat]

    def leave(self, guest: Guest) -> None:
        for seat, given in list(self.given.items()):
            given.asking = [each for each in given.asking if each[0] is not guest]
            if not given.asking and not given.answer.done():
                given.answer.cancel()
                del self.given[seat]

    def stop(self) -> None:
        for given in self.given.values():
            given.answer.cancel()


def said(answer: asyncio.Task[bytes], message: Hint) -> bytes:
    if answer.cancelled():
        return frames.write_refusal(message.id, BadRequest("table-moved-on"))
    error = answer.exception()
    if isinstance(error, AthanorError):
        return frames.write_refusal(message.id, error)
    raw = msgspec.Raw(answer.result())
    return frames.write(Hinted(id=message.id, seat=message.seat, step=message.step, hints=raw))


def failed(task: asyncio.Task[bytes]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
