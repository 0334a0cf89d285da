"""Who plays for somebody who is not here.

One's own seat may be given to a bot at any time. Another's may not, unless its player has been away
for a while and only by the level that player chose (`Seat.substitute`); with a clock of days never:
there everybody is away most of the time, and the clock decides.

In a game that counts for ratings nobody has it in their own hands alone: all others who are at the
table have to wish it. Whoever wished it can only lose by that seat, and its player cannot
(`store/ratings.py`), so nothing is gained by waiting until somebody sleeps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from athanor.contract import BadRequest

from ..wire.messages import Cover
from .entries import Covered
from .outcome import counts

if TYPE_CHECKING:
    from .actor import Actor, Guest


class Absence:
    """Of one live table. `wishes` holds for a seat since when it was away when others wished that
    a bot plays for it, and who did: when its player comes back they are void."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.wishes: dict[int, tuple[int, set[int]]] = {}

    def wished(self, seat: int) -> set[int]:
        """Who wishes that a bot plays for this seat, as long as it is away."""
        since, wishing = self.wishes.get(seat, (0, set()))
        covered = self.actor.table.seats[seat].cover
        return wishing if since == self.actor.presence.seen(seat) and not covered else set()

    def is_gone(self, seat: int) -> bool:
        """Away for so long that the others need not wait for a word."""
        away = self.actor.presence.seen(seat)
        patience = self.actor.hub.settings.away * 1000
        return away is not None and self.actor.hub.now() - away >= patience

    def awaited(self, seat: int) -> set[int]:
        """Whose wish it takes, apart from the one who asks."""
        table = self.actor.table
        if not counts(table):
            return set()
        return {
            number
            for number, other in enumerate(table.seats)
            if number != seat
            and other.kind == "person"
            and not (other.cover or other.lost or self.is_gone(number))
        }

    def wish(self, message: Cover, guest: Guest, by: int) -> Covered | None:
        """Notes the wish of who asks; the entry, when nobody is left whose wish it takes."""
        seat = message.seat
        self.check(message)
        away = self.actor.presence.seen(seat)
        assert away is not None
        wishing = self.wished(seat) | set(guest.seats)
        self.wishes[seat] = (away, wishing)
        if self.awaited(seat) - wishing:
            return None
        return Covered(by=by, id=message.id, seat=seat, bot=message.bot, agreed=sorted(wishing))

    def check(self, message: Cover) -> None:
        """Whether another's seat may be given to that bot now."""
        actor, seat = self.actor, self.actor.table.seats[message.seat]
        if not message.bot:
            raise BadRequest("not-your-seat")
        if seat.cover:
            raise BadRequest("bot-seat")
        chosen = actor.table.chosen_clock
        if chosen is not None and chosen.kind == "days":
            raise BadRequest("clock-decides")
        if not self.is_gone(message.seat):
            raise BadRequest("not-away", seconds=int(actor.hub.settings.away))
        if message.bot != seat.substitute:
            raise BadRequest("cover-level", bot=seat.substitute)
