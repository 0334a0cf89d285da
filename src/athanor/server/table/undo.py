"""Taking back a move: at once while nothing was revealed, afterwards if the others agree.

`way` says beforehand which it will be. That takes some imagining (`contract/undo.py`), so it is
worked out in the bots' processes, from the mover's own views, and only when somebody asks.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Literal

from athanor.contract import AthanorError, BadRequest
from athanor.contract.record import plain

from ..wire import frames
from ..wire.messages import AnswerUndo, MayUndo, Undo, Undoable
from .entries import UndoAnswered, UndoAsked, Undone

if TYPE_CHECKING:
    from .actor import Actor, Guest

#: In one game, and one after the other without a move between them.
MOST_UNDOS: Final = 200
MOST_IN_A_ROW: Final = 12

Way = Literal["free", "agree", "none"]


class TakingBack:
    """Of one live table. A wish is first *looked into* (one at a time), and if the others have to
    agree they are *asked*, until they answer or `timer` ends it."""

    def __init__(self) -> None:
        self.looking = False
        self.wish: UndoAsked | None = None
        self.timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        if self.looking:
            raise BadRequest("undo-asked-already")
        self.looking = True

    def looked(self, _: object = None) -> None:
        self.looking = False

    def is_new(self, wish: UndoAsked | None) -> bool:
        return self.wish is not wish

    def ask(self, wish: UndoAsked | None, timer: asyncio.TimerHandle) -> None:
        self.close()
        self.wish, self.timer = wish, timer

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


async def way(actor: Actor, seat: int) -> Way:
    """How the last move of a seat would be taken back."""
    table = actor.table
    step = table.last_move(seat)
    recorder = table.recorder
    if step is None or recorder is None or table.over or is_spent(actor):
        return "none"
    if not anyone_else(actor, seat) and rolled_since(actor, step):
        return "none"  # a roll is not had for free: bots agree to all but that
    moved = table.moved[step]
    if step + 1 < len(table.moved) or moved is None or moved.chance or not moved.before:
        return "agree"
    after, undos = table.views[seat], table.undos
    free = await actor.hub.thinkers.foretold(
        table.game.id, moved.before, plain(moved.action), after, table.id
    )
    if table.undos != undos or table.last_move(seat) != step:
        return await way(actor, seat)
    return "free" if free and step + 1 == len(table.moved) else "agree"


def is_spent(actor: Actor) -> bool:
    table = actor.table
    return table.undos >= MOST_UNDOS or table.undos_in_a_row >= MOST_IN_A_ROW


def anyone_else(actor: Actor, seat: int) -> bool:
    """Whether another person sits there, whom it might hurt and who may agree."""
    return any(
        number != seat and other.kind == "person" and not other.cover
        for number, other in enumerate(actor.table.seats)
    )


def rolled_since(actor: Actor, step: int) -> bool:
    """Whether chance decided something in the moves that would be taken back."""
    return any(moved is None or moved.chance for moved in actor.table.moved[step:])


def people(actor: Actor, guest: Guest, seat: int) -> list[int]:
    """Who has to agree: people who sit elsewhere. Those at the same screen can talk."""
    return [
        number
        for number, other in enumerate(actor.table.seats)
        if number != seat
        and number not in guest.seats
        and other.kind == "person"
        and not other.cover
    ]


async def tell_way(actor: Actor, guest: Guest, message: MayUndo) -> None:
    step = actor.table.last_move(message.seat)
    found = await way(actor, message.seat)
    guest.send(frames.write(Undoable(id=message.id, seat=message.seat, step=step or 0, way=found)))


async def undo(actor: Actor, guest: Guest, message: Undo, by: int) -> None:
    """Carries out the wish, or puts it to the others."""
    try:
        table = actor.table
        found = await way(actor, message.seat)
        step = table.last_move(message.seat)
        check(actor, message)
        if step is None:
            raise BadRequest("undo-limit" if is_spent(actor) else "nothing-to-undo")
        if found == "none":
            raise BadRequest("undo-limit" if is_spent(actor) else "undo-chance")
        asked = people(actor, guest, message.seat)
        if found == "free" or not asked:
            done = Undone(
                by=by,
                id=message.id,
                seat=message.seat,
                step=step,
                way="free" if found == "free" else "alone",
            )
            pending = actor.append(done)
        else:
            pending = actor.append(
                UndoAsked(by=by, id=message.id, seat=message.seat, step=step, people=asked)
            )
    except AthanorError as error:
        actor.hub.metrics.refusals += 1
        guest.send(frames.write_refusal(message.id, error))
    else:
        pending.asked.append(guest)


def check(actor: Actor, message: Undo) -> None:
    recorder = actor.table.recorder
    if recorder is None:
        raise BadRequest("not-started")
    if actor.table.over:
        raise BadRequest("game-over")
    if actor.table.wish is not None:
        raise BadRequest("undo-asked-already")
    if message.step != recorder.state.step:
        raise BadRequest("table-moved-on")


def answer(actor: Actor, message: AnswerUndo, by: int) -> UndoAnswered:
    wish = actor.table.undo_wish()
    if wish is None:
        raise BadRequest("no-undo-wish")
    own = message.seat == wish.seat and not message.agreed
    if not own and message.seat not in wish.waiting:
        raise BadRequest("undo-not-asked")
    return UndoAnswered(by=by, id=message.id, seat=message.seat, agreed=message.agreed)


def go_back_if_agreed(actor: Actor) -> None:
    """When the last one has agreed, or nobody is left to ask, the table goes back."""
    wish = actor.table.undo_wish()
    if wish is None or actor.pending:
        return
    if not wish.waiting:
        actor.append(Undone(seat=wish.seat, step=wish.step, way=agreement(actor, wish.seat)))
    elif actor.taking_back.is_new(actor.table.wish):
        timer = actor.hub.loop.call_later(actor.hub.settings.undo, lapse, actor, actor.table.wish)
        actor.taking_back.ask(actor.table.wish, timer)


def agreement(actor: Actor, seat: int) -> Literal["agreed", "alone"]:
    """Whether everybody else whose rating is at stake has agreed: only then does the game no longer
    count. Otherwise, as when there are only bots to ask, who took back cannot gain by it."""
    table = actor.table
    others = {n for n, other in enumerate(table.seats) if other.account and n != seat}
    return "agreed" if others and others <= table.agreed else "alone"


def lapse(actor: Actor, wish: UndoAsked | None) -> None:
    """Bots hold still while a wish is open, so it is not open for ever."""
    if wish is not None and actor.table.wish is wish and not actor.lease.broken:
        actor.append(UndoAnswered(seat=wish.seat, agreed=False))
