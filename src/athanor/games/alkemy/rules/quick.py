"""Quick set-up: the table lays itself out, alike for both sides. A-94 to A-96.

Each side's pieces of scenery go to its own half, at places drawn at random among those the rules
allow; components likewise. Both companies are deployed in the same order of battle.
"""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.action import Action

from ..actions import Deploy, PlaceScenery
from ..model import Figure, Table
from .dice import below


def is_quick(table: Table) -> bool:
    return table.options["setup"] == "quick"


def draw_place(table: Table, options: list[Action]) -> Action:
    return options[below(table, len(options), "place")]


def draw_scenery(table: Table, seat: i64, options: list[Action]) -> Action:
    """On one's own half, if there is room on it."""
    middle: i64 = table.height // 2
    own: list[Action] = []
    for option in options:
        if isinstance(option, PlaceScenery) and (option.y < middle) == (seat == 0):
            own.append(option)
    return draw_place(table, own if len(own) > 0 else options)


def station(table: Table, options: list[Action]) -> Action:
    """The first card's next figure at the place nearest to its station: all abreast, those who
    shoot or work formulas behind the others where there is room."""
    best = options[0]
    assert isinstance(best, Deploy)
    figure = table.figures[table.names[best.figure]]
    x, y = wanted(table, figure)
    least: i64 = 1 << 40
    for option in options:
        if isinstance(option, Deploy) and option.figure == figure.name:
            away: i64 = (option.x - x) * (option.x - x) + (option.y - y) * (option.y - y)
            if away < least:
                least = away
                best = option
    return best


def wanted(table: Table, figure: Figure) -> tuple[int, int]:
    """Where a figure would stand: the first of a company, its hero, in the middle, the next on
    either side. The other side's are turned by half a turn."""
    before: i64 = 0
    all_of_them: i64 = 0
    for other in table.figures:
        if other.seat == figure.seat:
            all_of_them += 1
            if other.id < figure.id:
                before += 1
    aside: i64 = (before + 1) // 2 if before % 2 == 0 else -((before + 1) // 2)
    x: i64 = table.width // 2 + aside * table.width // all_of_them
    y: i64 = table.height // 4
    if figure.profile.shooter or figure.profile.alchemist:
        y = table.height // 12
    if figure.seat == 1:
        return int(table.width - x), int(table.height - y)
    return int(x), int(y)
