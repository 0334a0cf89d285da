"""The count at the end of a round: P-19 to P-25."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Result, ranked

from ..cards import COLOURS, KINDS, NAMES, POISON, copies, potions
from ..events import GameEnded, Pile, RoundScored
from ..model import Table

POTION_POINTS: Final = 1
POISON_POINTS: Final = 2
COLOUR_COUNT: Final = 3


def tally(table: Table) -> list[list[int]]:
    """How many cards of each colour (and, last, of poison) each seat has taken."""
    return [by_colour(player.taken) for player in table.players]


def by_colour(bag: i64) -> list[int]:
    return [potions(bag, 0), potions(bag, 1), potions(bag, 2), copies(bag, POISON)]


def immune_seat(counts: list[list[int]], colour: int) -> int:
    """P-21, P-22: the seat that alone holds the most of a colour, or -1."""
    best = 0
    holder = -1
    for seat in range(len(counts)):
        held = counts[seat][colour]
        if held > best:
            best = held
            holder = seat
        elif held == best:
            holder = -1
    return holder


def penalties(counts: list[list[int]]) -> list[int]:
    points: list[int] = []
    for taken in counts:
        points.append(POISON_POINTS * taken[COLOUR_COUNT])  # P-23: never immune
    for colour in range(COLOUR_COUNT):
        immune = immune_seat(counts, colour)
        for seat in range(len(counts)):
            if seat != immune:
                points[seat] += POTION_POINTS * counts[seat][colour]
    return points


def score_round(table: Table) -> None:
    counts = tally(table)
    points = penalties(counts)
    table.pad = [*table.pad, points]
    for seat in range(table.seats):
        table.players[seat].score += points[seat]
    if table.tracing:
        tell_round(table, counts, points)


def tell_round(table: Table, counts: list[list[int]], points: list[int]) -> None:
    immune = [immune_seat(counts, colour) for colour in range(COLOUR_COUNT)]
    piles: list[Pile] = []
    for seat in range(table.seats):
        taken = tally_by_name(table.players[seat].taken)
        colours = [COLOURS[colour] for colour in range(COLOUR_COUNT) if immune[colour] == seat]
        piles.append(Pile(seat, taken, colours, points[seat]))
    table.events.append(RoundScored(table.round + 1, piles))


def tally_by_name(bag: i64) -> dict[str, int]:
    return {NAMES[kind]: copies(bag, kind) for kind in range(KINDS) if copies(bag, kind)}


def end_game(table: Table) -> None:
    table.finished = True
    if table.tracing:
        result = final_result(table)
        table.events.append(GameEnded(result.scores, result.winners))


def final_result(table: Table) -> Result:
    """P-25: the lowest total wins, and equal lowest totals share the win."""
    scores: list[int] = [player.score for player in table.players]
    ranking = ranked(scores, lowest_wins=True)
    return Result(scores, ranking, ranking[0], "all-dealt")
