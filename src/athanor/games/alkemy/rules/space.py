"""Measure, sight and cover on the table: A-18 to A-29, A-53, A-112. Bridges rules and geometry."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..figures import ORISON, VISION, WHIRL
from ..formats import MARKER_RADIUS
from ..geometry.approach import blocked_stretch, touches
from ..geometry.bends import Walker
from ..geometry.ground import FINE
from ..geometry.numbers import bit
from ..geometry.paths import passable
from ..geometry.shapes import (
    Disc,
    Polygon,
    contains,
    gap,
    polygon_within,
    ring,
    square_gap,
    within,
)
from ..geometry.sight import Corridor
from ..model import INCH, NONE, Figure, Table
from .effects import after_combat, effect_of, under
from .manners import (
    always_covered,
    charged_from,
    leaps,
    lends_mind,
    needs_no_sight,
    unaided,
    untouched_by_alchemy,
)
from .skills import has_reach

#: Covers are named by figure id, or by this plus the number of a piece of scenery.
PIECE: Final = 100
#: More than any way can cost.
FAR: Final = 10000
#: Bits in the order of `tables.PEOPLES`.
KHALIMAN: Final = 1 << 1
AURLOK: Final = 1 << 3 | 1 << 4
WALOSI: Final = 1 << 4
AVALONIAN: Final = 1 << 5 | 1 << 6


def in_zone(table: Table, seat: i64, x: i64, y: i64, r: i64) -> bool:
    """A-96: whether a base lies wholly where a side deploys."""
    own: i64 = y if seat == 0 else table.height - y
    if own + r >= table.format.line:
        return False
    if table.scenario.diagonal:
        along: i64 = x if seat == 0 else table.width - x
        return along + r < table.width // 2
    return True


def distance(a: Figure, b: Figure) -> i64:
    return gap(a.x, a.y, a.r, b.x, b.y, b.r)


def near(a: Figure, b: Figure, most: i64) -> bool:
    return within(a.x, a.y, a.r, b.x, b.y, b.r, most)


def near_spot(figure: Figure, x: i64, y: i64, most: i64) -> bool:
    """Whether a marker at (x, y) is within `most` of a figure."""
    return within(figure.x, figure.y, figure.r, x, y, MARKER_RADIUS, most)


def elevation(table: Table, figure: Figure) -> i64:
    """The height it stands at, in inches."""
    return 0 if figure.perch < 0 else table.scenery[figure.perch].size


def height(figure: Figure) -> i64:
    """A-24: one more on scenery."""
    return figure.profile.size + (1 if figure.perch >= 0 else 0)


def perch_at(table: Table, x: i64, y: i64) -> i64:
    for i in range(len(table.scenery)):
        piece = table.scenery[i]
        if piece.perch and contains(piece.polygon, x, y):
            return i
    return NONE


def put(table: Table, figure: Figure, x: i64, y: i64) -> None:
    figure.x = x
    figure.y = y
    figure.perch = perch_at(table, x, y)
    if figure.bears >= 0:
        table.markers[figure.bears].x = x
        table.markers[figure.bears].y = y


def put_back(table: Table, figure: Figure, x: i64, y: i64, perch: i64) -> None:
    """To where it stood before it was only looked at elsewhere."""
    figure.x = x
    figure.y = y
    figure.perch = perch
    if figure.bears >= 0:
        table.markers[figure.bears].x = x
        table.markers[figure.bears].y = y


def touching(table: Table, a: Figure, b: Figure) -> bool:
    """Base contact; across one inch of height at most (A-55)."""
    if not touches(a.x, a.y, a.r, b.x, b.y, b.r):
        return False
    if a.perch == b.perch:
        return True
    up: i64 = elevation(table, a) - elevation(table, b)
    return -1 <= up <= 1


def reaches(table: Table, a: Figure, b: Figure) -> bool:
    """Whether A can strike B: in contact, or within its reach (A-53)."""
    if has_reach(a) and near(a, b, INCH):
        up: i64 = elevation(table, a) - elevation(table, b)
        return -1 <= up <= 1
    return touching(table, a, b)


def meet(table: Table, a: Figure, b: Figure) -> bool:
    """Whether a combat between the two goes on: one touches or reaches the other."""
    return reaches(table, a, b) or reaches(table, b, a)


def bind(a: Figure, b: Figure) -> None:
    a.foes |= bit(b.id)
    b.foes |= bit(a.id)


def unbind(table: Table, a: Figure, b: Figure) -> None:
    a.foes &= ~bit(b.id)
    b.foes &= ~bit(a.id)
    after_combat(table, a)
    after_combat(table, b)


def keep_combats(table: Table, figure: Figure) -> None:
    """A-53, A-115: after a figure has moved, combats that no longer hold are over."""
    if figure.foes == 0:
        return
    for other in table.figures:
        if figure.foes >> other.id & 1 and not meet(table, figure, other):
            unbind(table, figure, other)


def foes_of(table: Table, figure: Figure) -> list[Figure]:
    found: list[Figure] = []
    if figure.foes != 0:
        for other in table.figures:
            if figure.foes >> other.id & 1:
                found.append(other)
    return found


def sees(table: Table, a: Figure, b: Figure) -> bool:
    """A-20, A-22."""
    tall: i64 = max(height(a), height(b))
    if tall < 4:
        taller: list[Figure] = []
        for other in table.figures:
            if other.profile.size > tall and other.alive and other.placed:
                if other.id != a.id and other.id != b.id:
                    taller.append(other)
        if len(taller) > 0:
            corridor = Corridor(a.x, a.y, a.r, b.x, b.y, b.r)
            figures: list[Polygon] = []
            for other in taller:
                if corridor.crossed_by_ring(other.x, other.y, other.r):
                    figures.append(ring(other.x, other.y, other.r))
            if len(figures) > 0:
                return corridor.open(blocking_scenery(table, a, b, tall) + figures)
    glance = table.ground.glance(a.x, a.y, a.r, b.x, b.y, b.r, tall)
    if not glance.known:
        glance.known = True
        between = Corridor(a.x, a.y, a.r, b.x, b.y, b.r)
        glance.free = between.open(blocking_scenery(table, a, b, tall))
    return glance.free


def blocking_scenery(table: Table, a: Figure, b: Figure, tall: i64) -> list[Polygon]:
    """A-22: what is taller than both. A-29: a hill hides those on either side of it."""
    found: list[Polygon] = []
    for piece in table.scenery:
        polygon = piece.polygon
        if piece.hill:
            if not contains(polygon, a.x, a.y) and not contains(polygon, b.x, b.y):
                found.append(polygon)
        elif piece.size > tall or (piece.stops and piece.size >= 4):
            found.append(polygon)
    return found


def may_see(table: Table, figure: Figure, target: Figure) -> bool:
    return needs_no_sight(figure) or sees(table, figure, target)


def covers(table: Table, shooter: Figure, target: Figure) -> list[int]:
    """A-23, A-112: what the target stands behind, as seen from the shooter."""
    found: list[int] = []
    corridor = Corridor(shooter.x, shooter.y, shooter.r, target.x, target.y, target.r)
    for i in range(len(table.scenery)):
        piece = table.scenery[i]
        if piece.hides and polygon_within(piece.polygon, target.x, target.y, target.r + INCH):
            if corridor.crossed_by(piece.polygon):
                found.append(PIECE + i)
    for other in table.figures:
        if other.alive and other.placed and other.id != shooter.id and other.id != target.id:
            if near(other, target, INCH):
                if corridor.crossed_by_ring(other.x, other.y, other.r):
                    found.append(other.id)
    return found


def walker_for(table: Table, figure: Figure, most: i64 = FAR) -> Walker:
    """The figure on its way of at most `most`, everybody else who could be in it (A-40). It shuns
    its enemies."""
    discs: list[Disc] = []
    enemies: list[Disc] = []
    for other in table.figures:
        if other.alive and other.placed and other.id != figure.id:
            if within(figure.x, figure.y, figure.r, other.x, other.y, other.r, most + 4):
                base = other.base()
                discs.append(base)
                if other.seat != figure.seat:
                    enemies.append(base)
    walker = Walker(table.ground, figure.r, discs)
    walker.shunned = enemies
    if most < FAR:
        walker.stay_near(figure.x, figure.y, most + 4)
    return walker


def way_cost(table: Table, walker: Walker, figure: Figure, x: i64, y: i64, most: i64) -> i64:
    """What a way to a place costs, or -1. With *leap* one jump may be part of it."""
    cost: i64 = passable(walker, figure.x, figure.y, x, y, most)
    if cost >= 0 or not leaps(figure):
        return cost
    return jump_cost(table, walker, figure, x, y, most)


def jump_cost(table: Table, walker: Walker, figure: Figure, x: i64, y: i64, most: i64) -> i64:
    """What a straight way costs of which the part that is blocked is jumped, or -1."""
    if square_gap(figure.x, figure.y, x, y) > most * most or not walker.fits(x, y):
        return -1
    if blocked_stretch(walker, figure.x, figure.y, x, y) > figure.walk:
        return -1
    if jumps_too_high(table, figure, x, y):
        return -1
    walker.path_xs = [FINE * figure.x, FINE * x]
    walker.path_ys = [FINE * figure.y, FINE * y]
    return gap(figure.x, figure.y, 0, x, y, 0)


def jumps_too_high(table: Table, figure: Figure, x: i64, y: i64) -> bool:
    """Scenery of size 4 in the way; nobody jumps over that."""
    corridor = Corridor(figure.x, figure.y, figure.r, x, y, figure.r)
    for piece in table.scenery:
        if piece.stops and piece.size >= 4 and corridor.crossed_by(piece.polygon):
            return True
    return False


def touches_enemy(table: Table, figure: Figure, x: i64, y: i64) -> bool:
    """Whether the figure would be in contact with an enemy at a place."""
    for other in table.figures:
        if other.alive and other.placed and other.seat != figure.seat:
            if touches(x, y, figure.r, other.x, other.y, other.r):
                return True
    return False


def path_points(walker: Walker) -> list[int]:
    """The walker's last way in whole units: x, y, x, y …"""
    points: list[int] = []
    for i in range(len(walker.path_xs)):
        points.append(walker.path_xs[i] // FINE)
        points.append(walker.path_ys[i] // FINE)
    return points


def mind(table: Table, figure: Figure) -> i64:
    """MND, or that of a leader near enough; NONE if it makes no MND rolls."""
    best: i64 = figure.profile.mnd
    if best < 0:
        return NONE
    if unaided(figure):
        return best
    for other in table.figures:
        if other.seat == figure.seat and other.alive and other.placed and other.id != figure.id:
            lent: i64 = other.profile.mnd
            if lent > best and lends_mind(other, figure) and near(other, figure, lent * INCH):
                best = lent
    return best


def tough_area(table: Table, figure: Figure) -> i64:
    """prayer_to_stones and orison_of_rock: more tough near the priest, for Avalonians and Templars,
    or near the prioress; tough from several formulas does not add up."""
    most: i64 = orison_round(table, figure)
    if most > 0:
        return most
    if unaided(figure):
        return 0
    for priest in table.figures:
        if priest.prayer > 0 and priest.alive and priest.seat == figure.seat:
            if priest.id == figure.id:
                return 1
            if figure.profile.peoples & AVALONIAN and near(priest, figure, priest.prayer):
                return 1
    return 0


def foreseen(table: Table, figure: Figure) -> bool:
    """premonition: an inactive Khaliman near the Oracle may react as if it had AP."""
    if figure.ap > 0:
        return False
    for oracle in table.figures:
        if oracle.premonition > 0 and oracle.alive and oracle.seat == figure.seat:
            if oracle.id == figure.id:
                return True
            if figure.profile.peoples & KHALIMAN and near(oracle, figure, oracle.premonition):
                return True
    return False


def round_whom(table: Table, figure: Figure, kind: i64) -> Figure | None:
    """A friend, or the figure itself, with an area of that kind in which the figure stands."""
    for owner in table.figures:
        if len(owner.effects) > 0 and owner.alive and owner.seat == figure.seat:
            effect = effect_of(owner, kind)
            if effect is not None:
                if owner.id == figure.id:
                    return owner
                if near(owner, figure, effect.amount) and not untouched(figure):
                    return owner
    return None


def untouched(figure: Figure) -> bool:
    """Whom no friendly formula can help: spirits, and the stubborn."""
    return unaided(figure) or untouched_by_alchemy(figure)


def orison_round(table: Table, figure: Figure) -> i64:
    """How much tougher orison_of_rock makes a figure."""
    owner = round_whom(table, figure, ORISON)
    if owner is None:
        return 0
    effect = effect_of(owner, ORISON)
    return 0 if effect is None else effect.extra


def is_stealthy(table: Table, figure: Figure) -> bool:
    """Stealth, its own or that of a blinding whirl round it."""
    if always_covered(figure):
        return True
    return not under(figure, VISION) and round_whom(table, figure, WHIRL) is not None


def most_charged_from(table: Table, figure: Figure) -> i64:
    """The most from which it can be charged, or NONE."""
    limit: i64 = charged_from(figure)
    if limit < 0 and is_stealthy(table, figure):
        return 4 * INCH
    return limit


def in_whirl(table: Table, target: Figure) -> bool:
    """blinding_whirl: shots at a figure with stealth in the area have a malus die."""
    return round_whom(table, target, WHIRL) is not None and is_stealthy(table, target)
