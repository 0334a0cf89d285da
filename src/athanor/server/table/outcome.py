"""What a finished game counts for."""

from __future__ import annotations

from ..store.ratings import BOT, Outcome
from .table import Table


def outcome_of(table: Table) -> Outcome | None:
    """What there is to count at a table whose game is over; None if it does not count: a lesson,
    a game played on from another, or one in which a move was taken back."""
    result = table.result
    if result is None or table.script is not None or table.past is not None or table.undos:
        return None
    players = [seat.account or (BOT + seat.bot if seat.bot else "") for seat in table.seats]
    if not all(players) or len(set(players)) < 2 or not any(seat.account for seat in table.seats):
        return None
    ranks = [0] * len(players)
    for place, group in enumerate(result.ranking):
        for seat in group:
            ranks[seat] = place
    return Outcome(table.game.id, players, [seat.helped for seat in table.seats], ranks)
