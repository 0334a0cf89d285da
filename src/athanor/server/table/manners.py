"""People among people: the host may ask somebody to leave before the game, and anybody at the table
may report another. From where people sat down is known only while the table is in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from athanor.contract import AthanorError, BadRequest

from ..store.reports import Report as KeptReport
from ..store.reports import keep
from ..wire import frames
from ..wire.messages import Remove, Report
from ..wire.words import check_text
from .entries import Removed

if TYPE_CHECKING:
    from .actor import Actor, Guest

#: Who was removed does not sit down at that table again for so long.
BARRED_SECONDS: Final = 600.0
#: So many of the last things somebody said go with a report.
LINES: Final = 20


class Manners:
    """Of one live table. `places` has from where each seat was taken, `barred` until when, in the
    loop's time, nobody from a place may take one."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.opened_from = ""
        self.places: dict[int, str] = {}
        self.barred: dict[str, float] = {}

    def opened(self, seat: int, place: str) -> None:
        self.opened_from = place
        self.places[seat] = place

    def check_welcome(self, place: str, account: str) -> None:
        until = self.barred.get(place, 0.0)
        barred = account and account in self.actor.table.barred
        if barred or self.actor.hub.loop.time() < until:
            raise BadRequest("removed-here")

    def remove(self, guest: Guest, message: Remove, by: int) -> Removed:
        """The entry that frees a seat, asked for by the host."""
        table = self.actor.table
        check_seat(self.actor, message.seat)
        if table.host not in guest.seats:
            raise BadRequest("host-only")
        if table.recorder is not None:
            raise BadRequest("already-started")
        if message.seat in guest.seats or table.seats[message.seat].kind != "person":
            raise BadRequest("not-removable")
        place = self.places.pop(message.seat, "")
        if place and place != self.places.get(table.host):  # a family behind one address stays
            self.barred[place] = self.actor.hub.loop.time() + BARRED_SECONDS
        return Removed(by=by, id=message.id, seat=message.seat)

    def report(self, guest: Guest, message: Report, by: int) -> None:
        table = self.actor.table
        if not guest.seats:
            raise BadRequest("not-your-seat")
        check_seat(self.actor, message.seat)
        seat = table.seats[message.seat]
        if message.seat in guest.seats or not (seat.kind == "person" or seat.gave_up):
            raise BadRequest("not-reportable")
        self.actor.hub.budgets.spend(guest.address, "reports")
        said = [line.text or line.phrase for line in table.chat if line.seat == message.seat]
        report = KeptReport(
            table.id,
            message.seat,
            by,
            self.actor.hub.now(),
            seat.name,
            seat.account,
            message.reason,
            check_text(message.words) if message.words else "",
            said[-LINES:],
        )
        self.actor.start(self.keep(guest, message.id, report))

    async def keep(self, guest: Guest, id: str, report: KeptReport) -> None:
        try:
            await self.actor.hub.store.change(keep, report)
        except AthanorError as error:
            guest.send(frames.write_refusal(id, error))
        else:
            guest.send(frames.write_done(id, self.actor.table.sequence))


def check_seat(actor: Actor, seat: int) -> None:
    seats = len(actor.table.seats)
    if not 0 <= seat < seats:
        raise BadRequest("no-such-seat", seat=seat, seats=seats)
