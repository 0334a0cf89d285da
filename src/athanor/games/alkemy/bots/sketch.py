"""Alkemy as networks are shown it: what speaks for either side, and how far the game has come.

- the traits of the own side, then those of the other (`outlook.py`);
- the turn, how late in it, passes in a row; for each scenario whether it is played, and whether it
  is and the own side has the hand;
- for the own side, then for the other: points, those that it would have if the turn ended now (both
  as shares of what wins), whether it would have won, and that again the later the more.

Nothing of this is hidden from anybody: what is secret in Alkemy is picked and shown before a turn
goes on.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from athanor.contract.sketch import Sketch
from athanor.contract.state import State

from ..formats import HOME, MORE
from ..model import Table
from ..rules.space import in_zone
from ..rules.state import AlkemyState
from .goals import holder
from .outlook import TRAITS, lateness, traits

SCENARIOS: Final = 3
CLOCK: Final = 2 * len(TRAITS)
SCENARIO: Final = CLOCK + 3
SIDES: Final = SCENARIO + 2 * SCENARIOS
SIDE: Final = 4
LENGTH: Final = SIDES + 2 * SIDE


@final
class Outlook:
    """All that is counted of a table, for both sides at once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.traits = [traits(table, 0), traits(table, 1)]
        self.late = lateness(table)
        self.due = [float(points) for points in coming(table)]

    def draw(self, seat: i64, out: vec[float]) -> None:
        table = self.table
        ours = self.traits[seat]
        theirs = self.traits[1 - seat]
        at: i64 = 0
        while at < len(TRAITS):
            out[at] = ours[at]
            out[at + len(TRAITS)] = theirs[at]
            at += 1
        out[CLOCK] = float(table.turn)
        out[CLOCK + 1] = self.late
        out[CLOCK + 2] = float(table.passes)
        kind: i64 = table.scenario.taken
        out[SCENARIO + kind] = 1.0
        out[SCENARIO + SCENARIOS + kind] = 1.0 if table.hand == seat else 0.0
        self.draw_side(seat, SIDES, out)
        self.draw_side(1 - seat, SIDES + SIDE, out)

    def draw_side(self, seat: i64, at: i64, out: vec[float]) -> None:
        wins = float(self.table.scenario.wins)
        due = self.due[seat]
        won = 1.0 if due >= wins and due > self.due[1 - seat] else 0.0
        out[at] = float(self.table.points[seat]) / wins
        out[at + 1] = due / wins
        out[at + 2] = won
        out[at + 3] = won * self.late


def coming(table: Table) -> list[int]:
    """The points of each side if the turn ended now."""
    points = table.points[:]
    held: list[int] = [0, 0]
    for marker in table.markers:
        if table.scenario.scores == HOME:
            if marker.bearer >= 0:
                figure = table.figures[marker.bearer]
                if in_zone(table, figure.seat, figure.x, figure.y, figure.r):
                    points[figure.seat] += 1
            continue
        owner: i64 = holder(table, marker)
        if owner >= 0:
            held[owner] += 1
    for seat in range(2):
        if table.scenario.scores == MORE:
            points[seat] += 1 if held[seat] > held[1 - seat] else 0
        else:
            points[seat] += held[seat]
    return points


@final
class AlkemySketch(Sketch):
    def __init__(self, seats: int) -> None:
        self.length = LENGTH

    def draw(self, state: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, AlkemyState)
        Outlook(state).draw(seat, out)
