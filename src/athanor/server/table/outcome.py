"""What a finished game counts for."""

from __future__ import annotations

from ..store.ratings import BOT, Outcome, Stake
from .bots import thought_briefly
from .table import Table


def players_of(table: Table) -> list[str]:
    """Who plays on each seat as far as ratings go; empty for a guest. Open seats become bots'."""
    return [
        seat.account or (BOT + (seat.bot or "open") if seat.kind != "person" else "")
        for seat in table.seats
    ]


def counts(table: Table) -> bool:
    """Whether the game at this table counts for ratings, or would if it began now. Lessons do not,
    nor games that go on from another, nor those whose players all agreed to take back a move that
    had revealed something."""
    if table.script is not None or table.past is not None or table.friendly:
        return False
    players = players_of(table)
    some = any(seat.account for seat in table.seats)
    return some and all(players) and len(set(players)) > 1


def outcome_of(table: Table) -> Outcome | None:
    """What there is to count at a table whose game is over; None if it does not count."""
    result = table.result
    if result is None or not counts(table):
        return None
    ranks = [0] * len(table.seats)
    for place, group in enumerate(result.ranking):
        for seat in group:
            ranks[seat] = place
    for number, each in enumerate(table.seats):
        if each.gave_up:
            ranks[number] = len(table.seats)  # as who lost on time: behind all who stayed
    return Outcome(
        table.game.id,
        players_of(table),
        ranks,
        [stake(table, number) for number in range(len(table.seats))],
        [seat.went_on for seat in table.seats],
    )


def stake(table: Table, number: int) -> Stake:
    seat = table.seats[number]
    if seat.kind == "bot":
        return "out" if thought_briefly(table, number) else "full"
    if seat.gave_up or seat.lost:
        return "loss"
    if seat.stood_in:
        return "none" if seat.cover or seat.helped else "gain"
    return "loss" if seat.helped else "full"
