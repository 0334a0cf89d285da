"""Clocks: how much time a person has, told by the log alone.

A clock runs from the moment its seat is asked. All times are in the log, so clocks go on through a
restart of the server; a table that nobody looks at is woken when a clock of it is over (`due` in
the store). A bank is what is left of it when its seat is asked, plus the increment after each move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import structs

from athanor.contract import BadRequest, Result

from ..wire.resources import ClockPlan, SeatClock

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .seat import Seat

DAY: Final = 24 * 3600
#: The least and the most seconds of each kind.
RANGES: Final = {"move": (5, 3600), "bank": (30, 4 * 3600), "days": (DAY, 30 * DAY)}
MOST_INCREMENT: Final = 300
#: What a game that counts for ratings has if its table has none: whoever does not come back for
#: three days has given up.
PATIENCE: Final = ClockPlan("days", 3 * DAY, zero="lose")


def check(plan: ClockPlan | None) -> ClockPlan | None:
    """A clock that a table may have, or the reason why not."""
    if plan is None:
        return None
    low, high = RANGES[plan.kind]
    if not low <= plan.seconds <= high:
        raise BadRequest("clock-range", seconds=plan.seconds, low=low, high=high)
    if not 0 <= plan.increment <= (MOST_INCREMENT if plan.kind == "bank" else 0):
        raise BadRequest("clock-increment", increment=plan.increment, high=MOST_INCREMENT)
    if plan.kind == "days" and plan.pause:
        raise BadRequest("clock-pause")
    return plan


def of_the_house(chosen: ClockPlan | None) -> ClockPlan | None:
    """What the house puts in the place of a table's clock in a game that counts, so that nobody
    escapes by not coming back; None where the table's own will do."""
    if chosen is None:
        return PATIENCE
    return structs.replace(chosen, pause=False) if chosen.pause else None


def wind_up(plan: ClockPlan | None, seat: Seat) -> None:
    """Before the first move, and, but for a bank, before every other."""
    seat.left = 0 if plan is None else plan.seconds * 1000


def ask(plan: ClockPlan | None, seat: Seat, at: int) -> None:
    """The seat is asked: if a person answers, its clock runs."""
    if plan is not None and seat.runs_from is None and not seat.player:
        seat.runs_from = at


def stop(plan: ClockPlan | None, seat: Seat, at: int, still_since: int, moved: bool) -> None:
    """The seat is no longer asked: it has moved, or it was taken back, or a bot took over."""
    if plan is None or seat.runs_from is None:
        return
    used = max(0, (still_since or at) - seat.runs_from)
    seat.runs_from = None
    if plan.kind == "bank":
        seat.left = max(0, seat.left - used) + (plan.increment * 1000 if moved else 0)


def resume(seat: Seat, since: int, at: int) -> None:
    """After a pause: the time that stood still is not counted."""
    if seat.runs_from is not None:
        seat.runs_from += at - max(since, seat.runs_from)


def shown(plan: ClockPlan | None, seats: Sequence[Seat], since: int) -> list[SeatClock]:
    if plan is None:
        return []
    return [SeatClock(left(seat, since), deadline(seat, since)) for seat in seats]


def left(seat: Seat, since: int) -> int:
    """Of a clock that does not run now."""
    used = max(0, since - seat.runs_from) if since and seat.runs_from is not None else 0
    return max(0, seat.left - used)


def deadline(seat: Seat, since: int) -> int | None:
    return None if seat.runs_from is None or since else seat.runs_from + seat.left


def result(found: Result | None, lost: Sequence[int], seats: int) -> Result | None:
    """Whoever lost on time is last, however the game ended; and if one seat is left it has won."""
    if not lost:
        return found
    if found is None:
        others = [seat for seat in range(seats) if seat not in lost]
        if len(others) > 1:
            return None
        ranking = [others, list(lost)] if others else [list(lost)]
        return Result([0] * seats, ranking, others, "time")
    groups = [[seat for seat in group if seat not in lost] for group in found.ranking]
    ranking = [*(group for group in groups if group), list(lost)]
    winners = [seat for seat in found.winners if seat not in lost]
    if found.winners and not winners:
        winners = list(ranking[0])
    return Result(found.scores, ranking, winners, found.reason)
