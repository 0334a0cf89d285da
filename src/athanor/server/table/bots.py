"""The bots at a table: who is asked, and what becomes of their answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from athanor.contract import AthanorError

from ..workers.thinkers import Choice
from .entries import Played
from .lessons import scripted, waits
from .table import BRIEF, Table

if TYPE_CHECKING:
    from .actor import Actor

log: Final = logging.getLogger("athanor.table")

FULL: Final = 100


def wake(actor: Actor) -> None:
    """Asks every bot whose turn it is, once; those whose turn it is no longer need not answer."""
    table = actor.table
    recorder = table.recorder
    if recorder is None or actor.pending:
        return
    asked: Sequence[int] = () if table.over or table.wish else recorder.state.actors()
    for seat, task in list(actor.thinking.items()):
        if seat not in asked:
            task.cancel()
    for seat in asked:
        if table.seats[seat].player and seat not in actor.thinking and not waits(table, seat):
            begin(actor, seat)


def begin(actor: Actor, seat: int, instead: str = "") -> None:
    """It may be a bot that moves `instead` of a person whose time is over."""
    actor.thinking[seat] = actor.hub.loop.create_task(turn(actor, seat, instead))


async def turn(actor: Actor, seat: int, instead: str) -> None:
    """A bot moves a fixed time after it was asked: how long it thought tells nothing."""
    hub = actor.hub
    table = actor.table
    try:
        asked = hub.loop.time()
        player = table.seats[seat].player
        undos = table.undos
        choice = await choose(actor, seat, instead or player)
        left = asked + hub.settings.pace - hub.loop.time()
        if left > 0:
            await asyncio.sleep(left)
        if actor.lease.broken or table.seats[seat].player != player or table.wish:
            return
        if table.undos != undos:
            return  # it went back: the bot is asked again
        thought = choice.percent
        actor.append(
            Played(seat=seat, action=choice.action, bot=instead or player, thought=thought)
        )
        hub.metrics.bot_moves += 1
        hub.metrics.moves += 1
    except AthanorError as refusal:  # the table moved on while it thought
        log.debug("a bot was refused", extra={"code": refusal.code})
    finally:
        actor.thinking.pop(seat, None)
        if not actor.lease.broken:
            hub.loop.call_soon(actor.ask_on)


async def choose(actor: Actor, seat: int, level: str) -> Choice:
    table = actor.table
    action = scripted(table, seat)
    if action is not None:
        return Choice(action, FULL)
    view = table.views[seat]
    return await actor.hub.thinkers.choose(table.game.id, level, view, table.id, payer(actor))


def payer(actor: Actor) -> str:
    """The address for which the bots of a table think: the host's, or else of any who sit there,
    or who look on. With nobody there, the table pays for itself."""
    guests = sorted(actor.guests, key=lambda guest: actor.table.host not in guest.seats)
    addresses = [guest.address for guest in guests if guest.seats]
    addresses += [guest.address for guest in guests]
    return actor.hub.budgets.place(addresses[0]) if addresses else actor.table.id


def thought_briefly(table: Table, seat: int) -> bool:
    """Whether the bot of this seat was too hurried to be taken at its level's word: it made more
    than half of its moves with less than half of its search, or one of them with none."""
    shares = sorted(
        moved.thought for moved in table.moved if moved and moved.bot and moved.seat == seat
    )
    return bool(shares) and (shares[(len(shares) - 1) // 2] < BRIEF or shares[0] == 0)
