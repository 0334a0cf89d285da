"""“What would you do?”: answered from the view of the seat that asks, and nothing else.

The same view gets the same answer. A table may do without: then nobody is told anything.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from athanor.contract import AthanorError, BadRequest

from ..wire import frames
from ..wire.messages import Hint, Hinted
from ..workers.thinkers import give_hints

if TYPE_CHECKING:
    from .actor import Actor, Guest

SIMULATIONS: Final = 400
#: A seat may ask for this many hints in that many seconds.
MOST: Final = 6
SECONDS: Final = 20.0


class Hints:
    """Of one live table: what each seat was told last, and at which step."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.given: dict[int, tuple[int, asyncio.Task[bytes]]] = {}
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
        step, answer = self.given.get(seat, (-1, None))
        if answer is None or step != state.step or (answer.done() and failed(answer)):
            self.count(seat)
            answer = self.actor.hub.loop.create_task(self.think(table.game.id, table.views[seat]))
            self.given[seat] = (state.step, answer)
        answer.add_done_callback(lambda done: self.tell(guest, message, done))

    async def think(self, game: str, view: bytes) -> bytes:
        hub = self.actor.hub
        return await hub.thinkers.run(give_hints, game, view, SIMULATIONS, hub.settings.advise)

    def count(self, seat: int) -> None:
        now = self.actor.hub.loop.time()
        recent = [time for time in self.times.get(seat, ()) if now - time < SECONDS]
        if len(recent) >= MOST:
            raise BadRequest("hint-too-fast")
        self.times[seat] = [*recent, now]

    def tell(self, guest: Guest, message: Hint, done: asyncio.Task[bytes]) -> None:
        if done.cancelled():
            return
        error = done.exception()
        if isinstance(error, AthanorError):
            guest.send(frames.write_refusal(message.id, error))
        else:
            raw = msgspec.Raw(done.result())
            guest.send(
                frames.write(Hinted(id=message.id, seat=message.seat, step=message.step, hints=raw))
            )


def failed(task: asyncio.Task[bytes]) -> bool:
    return task.cancelled() or task.exception() is not None
