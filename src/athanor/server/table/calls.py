"""What only one of those at a table is told: that it is their turn, by push, if they are away and
wished it; and which standing orders they have given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..wire import frames
from ..wire.messages import OrdersNow
from ..wire.resources import Subscription
from .entries import Subscribed

if TYPE_CHECKING:
    from .actor import Actor


def call_absent(actor: Actor, mover: int) -> None:
    """Whoever is asked now and is not here."""
    if actor.hub.push is None:
        return
    for number, seat in enumerate(actor.table.seats):
        asked = seat.asked is not None and seat.asked[0] == len(actor.table.moved)
        if asked and number != mover and seat.told_at and actor.presence.away[number] is not None:
            if not seat.player:
                actor.start(call(actor, number, seat.told_at))


async def call(actor: Actor, number: int, where: Subscription) -> None:
    assert actor.hub.push is not None
    message = {"table": actor.table.id, "words": where.words}
    wanted = await actor.hub.push.send(where, message)
    if not wanted and actor.table.seats[number].told_at == where and not actor.lease.broken:
        actor.append(Subscribed(seat=number, where=None))


def tell_orders(actor: Actor, seat: int) -> None:
    for guest in actor.guests:
        if seat in guest.seats:
            orders = actor.table.standing_orders(guest.seats)
            guest.send(frames.write(OrdersNow(orders=orders)))
