"""Formats and scenarios: how many points on what table, and what is fought for. A-07, A-93 to A-98.

Blitz is a game of 180 points on a small table, *300* one on a large table; any other number of
points is played on the table it fits. Scenarios are rows of `data/scenarios.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from athanor.contract.options import OptionValue

from .tables import ScenarioRow, read_scenarios

BLITZ: Final = "blitz"
#: The points that can be chosen; any number between the first and the last can be named.
LEAST_POINTS: Final = 100
MOST_POINTS: Final = 500
FORMATS: Final = [BLITZ, "300", "100", "150", "200", "250", "350", "400", "450", "500"]
BLITZ_POINTS: Final = 180
#: Up to so many points are played on the small table. A-08 draws its first line there too.
SMALL_UP_TO: Final = 200

TAKEN: Final = ["turning", "standing", "carrying"]
TURNING: Final = 0
STANDING: Final = 1
CARRYING: Final = 2

SCORES: Final = ["more", "each", "home"]
MORE: Final = 0
EACH: Final = 1
HOME: Final = 2

INCH: Final = 100
MARKER_RADIUS: Final = 50


@final
class Format:
    """`width` and `height` of the table; how many pieces of `scenery` in all and `components` for
    each side; `apart` is the distance between the centres of two markers, `line` how far from its
    own edge a side deploys."""

    def __init__(self, points: i64) -> None:
        large: bool = points > SMALL_UP_TO
        self.points: i64 = points
        self.large: bool = large
        self.width: i64 = (48 if large else 24) * INCH
        self.height: i64 = (36 if large else 24) * INCH
        self.scenery: i64 = 10 if large else 6
        self.components: i64 = 5 if large else 3
        self.apart: i64 = (13 if large else 8) * INCH  # 12 or 7 inches from edge to edge
        #: A-96: more than 9 inches from the markers, or 14 from the middle line.
        clear: i64 = 14 * INCH if large else 9 * INCH + MARKER_RADIUS
        self.line: i64 = self.height // 2 - clear


@final
class Scenario:
    """What is fought for; see `data/scenarios.toml`."""

    def __init__(self, id: str, row: ScenarioRow) -> None:
        self.id: str = id
        self.across: list[int] = [place[0] for place in row.markers]
        self.up: list[int] = [place[1] for place in row.markers]
        self.taken: i64 = TAKEN.index(row.taken)
        self.reach: i64 = row.reach * INCH
        self.scores: i64 = SCORES.index(row.scores)
        self.wins: i64 = row.wins
        self.diagonal: bool = row.deployed == "diagonal"


SCENARIOS: Final[dict[str, Scenario]] = {
    id: Scenario(id, row) for id, row in read_scenarios().items()
}
KNOWN: Final[dict[str, Format]] = {}


def points_of(format: str) -> int:
    return BLITZ_POINTS if format == BLITZ else int(format)


def format_of(options: Mapping[str, OptionValue]) -> Format:
    name = options["format"]
    assert isinstance(name, str)
    found = KNOWN.get(name)
    if found is None:
        found = Format(points_of(name))
        KNOWN[name] = found
    return found


def scenario_of(options: Mapping[str, OptionValue]) -> Scenario:
    name = options["scenario"]
    assert isinstance(name, str)
    return SCENARIOS[name]
