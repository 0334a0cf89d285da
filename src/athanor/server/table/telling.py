"""What a table tells: all of it to who comes, what was missed to who comes back, and what is new to
everyone who is here. Each viewer's part is written once, however many look through their eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..wire import frames
from ..wire.messages import Feed, Hello, Said, Welcome
from .entries import SECRET, Entries, Played, Spoke, Undone
from .guest import Guest, Viewers

if TYPE_CHECKING:
    from .actor import Actor
    from .progress import Pending

#: What changes nothing about the table or its people.
WITHIN: Final = (Played, Spoke, *SECRET)


def welcome(actor: Actor, guest: Guest, hello: Hello) -> Welcome:
    """All there is to know, or what was missed `since`."""
    table = actor.table
    known = table.step_known(hello.since)
    since = 0 if known is None else hello.since
    return Welcome(
        id=hello.id,
        sequence=table.sequence,
        since=since,
        now=actor.hub.now(),
        table=actor.info(),
        seats=guest.seats,
        feeds=feeds(actor, guest.viewers, known),
        # The line of `since` too: the connection may have broken just before it.
        chat=[line for line in table.chat if line.sequence >= since],
        undos=table.undos,
        times=table.times(),
        orders=table.standing_orders(guest.seats),
    )


def feeds(actor: Actor, viewers: Viewers, known: int | None) -> list[Feed]:
    """For who knows the game as far as a step, or not at all; none if there is nothing new."""
    table = actor.table
    if table.recorder is None or known == table.step:
        return []
    first = 0 if known is None else known + 1
    found = []
    for viewer in viewers:
        index = -1 if viewer is None else viewer
        lines = table.log(index, first, table.step)
        found.append(frames.feed(viewer, table.views[index], lines))
    return found


def prepare(
    actor: Actor,
    pending: Pending,
    entry: Entries,
    new_stage: bool,
    log_before: list[int],
    chat_before: int,
) -> None:
    """All that this entry will make the table say, as it stands after it."""
    table = actor.table
    if isinstance(entry, (Played, Undone)) or (new_stage and table.recorder is not None):
        prepare_updates(actor, pending, log_before, isinstance(entry, Undone))
    if table.chat and table.chat[-1].sequence > chat_before:
        pending.everyone += frames.write(Said(line=table.chat[-1]))
    if new_stage or not isinstance(entry, WITHIN):
        pending.everyone += actor.changed(pending.sequence)


def prepare_updates(actor: Actor, pending: Pending, log_before: list[int], back: bool) -> None:
    table = actor.table
    step = table.step
    before, after = frames.update_around(pending.sequence, table.undos, table.times())
    for viewers in {guest.viewers for guest in actor.guests}:
        pieces = [before]
        for viewer in viewers:
            if len(pieces) > 1:
                pieces.append(b",")
            index = -1 if viewer is None else viewer
            lines = table.log(index, 0, step) if back else table.last_line(index)
            if not back and log_before and table.log_from[index] < log_before[index]:
                lines = table.log(index, 0, log_before[index] - 1) + lines
            pieces += frames.write_feed(viewer, table.views[index], lines)
        pending.updates[viewers] = frames.frame(*pieces, after)
