"""Where a figure would like to stand: near markers that count, out of harm, in reach of prey."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..cards import CUMBERSOME
from ..formats import MARKER_RADIUS, STANDING
from ..geometry.numbers import bit
from ..geometry.shapes import gap, polygon_gap
from ..model import INCH, Figure, Table
from ..rules.manners import always_covered, charged_from
from ..rules.space import covers, put
from .estimates import best_exchange, shot_worth, worth
from .goals import holder, in_play, margin, wanted, way_home

#: How much a marker draws, by whose it is.
NEED_ENEMY: Final = 1.05
NEED_NEUTRAL: Final = 1.0
NEED_OWN: Final = 0.6
#: What a stone is worth to its bearer at home, less for each inch of the way there.
CARRIED: Final = 24.0
#: How much of what an enemy could do counts against a place, and of what could be done from it.
FEAR: Final = 0.35
HOPE: Final = 0.2


@final
class Post:
    """One figure looking for a place: prepared once, asked about many."""

    def __init__(self, table: Table, figure: Figure) -> None:
        self.table = table
        self.figure = figure
        self.enemies: list[Figure] = []
        self.fears: list[float] = []
        self.hopes: list[float] = []
        self.shooters: list[Figure] = []
        for other in table.figures:
            if not other.alive or not other.placed or other.seat == figure.seat:
                continue
            fear = 0.0
            if other.foes == 0 or other.foes == bit(figure.id):
                fear = max(0.0, best_exchange(other, figure, 1))
                if other.ap == 0 or other.charged:
                    fear *= 0.7  # only next turn
            self.enemies.append(other)
            self.fears.append(FEAR * fear)
            self.hopes.append(HOPE * max(0.0, best_exchange(figure, other, 1)))
            if other.profile.shooter and other.foes == 0:
                self.shooters.append(other)
        self.margins: list[i64] = []
        self.crowds: list[list[i64]] = []
        self.look_round_markers()

    def look_round_markers(self) -> None:
        """Who of its side is near each; where ground is held, by how many they are ahead there."""
        table = self.table
        figure = self.figure
        for marker in table.markers:
            if table.scenario.taken == STANDING:
                self.margins.append(margin(table, marker, figure.seat, figure.id))
            near: list[i64] = []
            for other in table.figures:
                if other.seat != figure.seat or other.id == figure.id:
                    continue
                if other.alive and other.placed:
                    away: i64 = gap(other.x, other.y, other.r, marker.x, marker.y, MARKER_RADIUS)
                    if away < 3 * INCH:
                        near.append(away)
            self.crowds.append(near)

    def at(self, x: i64, y: i64) -> float:
        return self.pull(x, y) + self.combat(x, y)

    def pull(self, x: i64, y: i64) -> float:
        """Near a marker that must be won or held, and where not too many friends are already."""
        figure = self.figure
        table = self.table
        if figure.bears >= 0:
            return CARRIED - float(way_home(table, figure, x, y)) / 100.0
        best = -20.0
        for i in range(len(table.markers)):
            marker = table.markers[i]
            if not in_play(table, marker):
                continue
            if table.scenario.taken == STANDING:
                best = max(best, wanted(table, figure, marker, self.margins[i], x, y))
                continue
            away: i64 = gap(x, y, figure.r, marker.x, marker.y, MARKER_RADIUS)
            owner: i64 = holder(table, marker)
            need = NEED_NEUTRAL
            if owner == figure.seat:
                need = NEED_OWN
            elif owner >= 0:
                need = NEED_ENEMY
            crowd = 0
            for theirs in self.crowds[i]:
                if theirs < away:
                    crowd += 1
            near = 14.0 if away <= INCH else 12.0 - float(away) / 100.0
            value = need * near / (1.0 + 0.35 * float(crowd))
            if value > best:
                best = value
        return best

    def combat(self, x: i64, y: i64) -> float:
        figure = self.figure
        value = 0.0
        hope = 0.0
        close = False
        for i in range(len(self.enemies)):
            other = self.enemies[i]
            away: i64 = gap(x, y, figure.r, other.x, other.y, other.r)
            if away <= other.profile.charge:
                value -= self.fears[i]
                close = True
            if away <= figure.profile.charge:
                limit: i64 = charged_from(other)
                if limit < 0 or away <= limit:
                    hope = max(hope, self.hopes[i])
        value += hope
        if figure.profile.shooter:
            value += self.shooting(x, y, close)
        if len(self.shooters) > 0:
            value -= self.exposure(x, y)
        return value

    def shooting(self, x: i64, y: i64, close: bool) -> float:
        """A shooter likes to have somebody in range, and nobody close."""
        figure = self.figure
        for other in self.enemies:
            if gap(x, y, figure.r, other.x, other.y, other.r) <= figure.profile.shot_range:
                return 0.5 if close else 1.5
        return 0.0

    def exposure(self, x: i64, y: i64) -> float:
        """What the enemy's shooters would do to it there, less behind cover."""
        figure = self.figure
        table = self.table
        lost = 0.0
        for other in self.shooters:
            away: i64 = gap(x, y, figure.r, other.x, other.y, other.r)
            if away > other.profile.shot_range:
                continue
            shots = 0.5 if other.has(CUMBERSOME) else 0.8
            close: bool = away <= other.profile.charge
            covered: bool = always_covered(figure)
            if not covered and self.beside_scenery(x, y):
                home_x: i64 = figure.x
                home_y: i64 = figure.y
                put(table, figure, x, y)
                covered = len(covers(table, other, figure)) > 0
                put(table, figure, home_x, home_y)
            lost += shots * shot_worth(other, figure, True, close, covered)
        return 0.5 * lost

    def beside_scenery(self, x: i64, y: i64) -> bool:
        for piece in self.table.scenery:
            if piece.hides and polygon_gap(piece.polygon, x, y, self.figure.r) <= INCH:
                return True
        return False


def leaving(table: Table, figure: Figure) -> float:
    """What it costs to leave a combat."""
    if figure.foes == 0 or figure.slippery:
        return 0.0
    hurtful = 1.0
    for foe in table.figures:
        if figure.foes >> foe.id & 1:
            hurtful += 0.2 * max(0.0, best_exchange(foe, figure, 0)) + 0.3 * worth(figure)
    return hurtful
