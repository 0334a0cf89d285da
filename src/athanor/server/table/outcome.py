"""What a finished game counts for."""

from __future__ import annotations

from ..store.ratings import BOT, Outcome
from .bots import thought_briefly
from .table import Table


def outcome_of(table: Table) -> Outcome | None:
    """What there is to count at a table whose game is over; None if it does not count: a lesson,
    a game played on from another, or one in which a move was taken back. A bot that thought too
    briefly is left out, as if it had not been there."""
    result = table.result
    if result is None or table.script is not None or table.past is not None or table.undos:
        return None
    players = [seat.account or (BOT + seat.bot if seat.bot else "") for seat in table.seats]
    if not all(players):
        return None
    seats = [
        number
        for number, seat in enumerate(table.seats)
        if seat.account or not thought_briefly(table, number)
    ]
    counted = [players[seat] for seat in seats]
    if len(set(counted)) < 2 or not any(table.seats[seat].account for seat in seats):
        return None
    ranks = [0] * len(players)
    for place, group in enumerate(result.ranking):
        for seat in group:
            ranks[seat] = place
    helped = [table.seats[seat].helped for seat in seats]
    return Outcome(table.game.id, counted, helped, [ranks[seat] for seat in seats], seats)
