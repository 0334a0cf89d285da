"""Straight ways of a disc, and those with a turn or two.

A `Walker` is one disc that wants to go somewhere over a `Ground`, with the other discs that are in
its way. `paths.py` finds the cheapest way where a turn or two will not do.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .ground import FINE, Ground, Piece, Wall, segment_hits, surcharge
from .numbers import ceil_root, floor_root, rounded
from .shapes import TOUCH, Disc, Polygon, segment_nearer, square_gap

NEVER: Final = 1 << 60
#: Among how many turning points ways with two turns are looked for.
MOST_TURNS: Final = 8
UNKNOWN: Final = -1
#: Shared by all that have none of these, and never changed.
NOBODY: Final[list[Disc]] = []
NOWHERE: Final[list[int]] = []
NO_WALLS: Final[list[Wall]] = []
NO_PIECES: Final[list[Piece]] = []


def meets_box(polygon: Polygon, left: i64, right: i64, low: i64, high: i64) -> bool:
    return (
        polygon.left <= right
        and polygon.right >= left
        and polygon.low <= high
        and polygon.high >= low
    )


@final
@mypyc_attr(acyclic=True)
class Turn:
    """A point where a way may turn. What is known of it is worked out when it is asked for: whether
    the disc fits there (`stands`: the ground has room), and what the straight leg to it from the
    start costs and the one from it to the goal, in eighths (UNKNOWN; NEVER: something is in the
    way). `near` and `rest` are no more than how long the two are."""

    def __init__(self, x: i64, y: i64, stands: bool) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.stands: bool = stands
        self.asked: bool = False
        self.fits: bool = False
        self.near: i64 = 0
        self.rest: i64 = 0
        self.there: i64 = UNKNOWN
        self.onward: i64 = UNKNOWN


def shortest(turns: list[Turn], ax: i64, ay: i64, bx: i64, by: i64) -> Turn | None:
    """The turn over which the way would be shortest if nothing were in it; of all turns it is noted
    how long the two legs would be at least."""
    best: Turn | None = None
    least: i64 = NEVER
    for turn in turns:
        turn.near = floor_root(square_gap(ax, ay, turn.x, turn.y))
        turn.rest = floor_root(square_gap(turn.x, turn.y, bx, by))
        if turn.near + turn.rest < least:
            least = turn.near + turn.rest
            best = turn
    return best


def may_bend(promising: Turn, below: i64) -> bool:
    """Whether any way with a turn or two can cost less than `below`: none with two is shorter than
    the shortest with one, but for the rounding of its last two legs."""
    return FINE * (promising.near + promising.rest - 2) < below


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Walker:
    """One disc of radius r on its way, and the other `discs`; those it `shuns` it may not even
    touch. After a way was found, `path_xs` and `path_ys` are its points, in eighths."""

    def __init__(self, ground: Ground, r: i64, discs: list[Disc]) -> None:
        self.ground = ground
        self.r: i64 = r
        self.discs: list[Disc] = discs
        self.shunned: list[Disc] = NOBODY
        self.walls: list[Wall] = ground.walls(r)
        self.costing: list[Piece] = ground.costing
        self.path_xs: list[int] = NOWHERE
        self.path_ys: list[int] = NOWHERE

    def stay_near(self, x: i64, y: i64, most: i64) -> None:
        """From now on all ways lead over points within `most` of this one: what lies farther away
        is no longer looked at."""
        far: i64 = most + self.r
        left: i64 = x - far
        right: i64 = x + far
        low: i64 = y - far
        high: i64 = y + far
        walls = NO_WALLS
        for wall in self.walls:
            if meets_box(wall.polygon, left, right, low, high):
                if len(walls) == 0:
                    walls = [wall]
                else:
                    walls.append(wall)
        self.walls = walls
        costing = NO_PIECES
        for piece in self.costing:
            if meets_box(piece.polygon, left, right, low, high):
                if len(costing) == 0:
                    costing = [piece]
                else:
                    costing.append(piece)
        self.costing = costing

    def fits(self, x: i64, y: i64) -> bool:
        """Whether the disc may stand here: on the ground, in nobody."""
        return self.apart(x, y) and self.ground.stands(x, y, self.r)

    def apart(self, x: i64, y: i64) -> bool:
        """Whether it would be in none of the others."""
        r: i64 = self.r
        for disc in self.discs:
            reach: i64 = disc.r + r
            if square_gap(x, y, disc.x, disc.y) < reach * reach:
                return False
        return True

    def shuns(self, x: i64, y: i64) -> bool:
        """Whether it would touch one it must not."""
        near: i64 = self.r + TOUCH
        for disc in self.shunned:
            reach: i64 = disc.r + near
            if square_gap(x, y, disc.x, disc.y) <= reach * reach:
                return True
        return False

    def straight(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether nothing stops the disc on the straight way. The ends are in whole units."""
        if not self.passes_discs(ax, ay, bx, by):
            return False
        for wall in self.walls:
            if segment_hits(wall.polygon, ax, ay, bx, by, self.r):
                return False
        return True

    def straight_afar(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """The same, for a way that leads farther away than the walker is to stay."""
        if not self.passes_discs(ax, ay, bx, by):
            return False
        for piece in self.ground.stopping:
            if segment_hits(piece.polygon, ax, ay, bx, by, self.r):
                return False
        return True

    def passes_discs(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether none of them is nearer to the way than they may be: `segment_nearer` for each,
        with what is the same for all worked out once."""
        r: i64 = self.r
        dx: i64 = bx - ax
        dy: i64 = by - ay
        length: i64 = dx * dx + dy * dy
        for disc in self.discs:
            px: i64 = disc.x - ax
            py: i64 = disc.y - ay
            reach: i64 = disc.r + r
            along: i64 = px * dx + py * dy
            if along <= 0:
                if px * px + py * py < reach * reach:
                    return False
            elif along >= length:
                if square_gap(disc.x, disc.y, bx, by) < reach * reach:
                    return False
            else:
                cross: i64 = px * dy - py * dx
                if cross * cross < reach * reach * length:
                    return False
        return True

    def costs_more(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether a piece that costs something may be on the straight way; if none is, the way
        costs what it is long."""
        left: i64 = min(ax, bx)
        right: i64 = max(ax, bx)
        low: i64 = min(ay, by)
        high: i64 = max(ay, by)
        for piece in self.costing:
            if meets_box(piece.polygon, left, right, low, high):
                return True
        return False

    def straight_cost(self, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """What the straight way costs if nothing stops it, in whole units, rounded up."""
        cost: i64 = self.leg(FINE * ax, FINE * ay, FINE * bx, FINE * by)
        return (cost + FINE - 1) // FINE

    def leg(self, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """What one straight leg costs, all in eighths."""
        length: i64 = ceil_root(square_gap(ax, ay, bx, by))
        cost: i64 = length
        for piece in self.costing:
            cost += surcharge(piece, ax, ay, bx, by, length)
        return cost

    def free_leg(self, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """What a straight leg between whole points costs, in eighths; NEVER if it is blocked."""
        if not self.straight(ax, ay, bx, by):
            return NEVER
        return self.leg(FINE * ax, FINE * ay, FINE * bx, FINE * by)

    def bend(self, ax: i64, ay: i64, bx: i64, by: i64, most: i64) -> i64:
        """What the cheapest way with one turn costs, or else with two, round the corners and discs
        that block the straight one; or -1 if none costs at most `most`. The disc must fit at B."""
        if square_gap(ax, ay, bx, by) > most * most:
            return -1
        turns = self.turns(ax, ay, bx, by)
        promising = shortest(turns, ax, ay, bx, by)
        if promising is None:
            return -1
        below: i64 = FINE * most + 1
        best: i64 = self.turn_once(turns, promising, ax, ay, bx, by, below)
        if best >= below and may_bend(promising, below):
            best = self.turn_twice(turns, ax, ay, bx, by, below)
        return -1 if best >= below else (best + FINE - 1) // FINE

    def bends(self, ax: i64, ay: i64, bx: i64, by: i64, most: i64) -> bool:
        """Whether `bend` finds a way: the first that is good enough will do."""
        below: i64 = FINE * most + 1
        turns = self.turns(ax, ay, bx, by)
        promising = shortest(turns, ax, ay, bx, by)
        if promising is None or not may_bend(promising, below):
            return False
        if self.cost_over(promising, ax, ay, bx, by, below) < below:
            return True
        for turn in turns:
            if turn is not promising and self.cost_over(turn, ax, ay, bx, by, below) < below:
                return True
        return self.turn_twice(turns, ax, ay, bx, by, below) < below

    def cost_over(self, turn: Turn, ax: i64, ay: i64, bx: i64, by: i64, below: i64) -> i64:
        """What the way over one turn costs, in eighths, if that is less than `below`; or NEVER."""
        there: i64 = FINE * turn.near
        onward: i64 = FINE * turn.rest
        if there + onward >= below or not self.turn_fits(turn):
            return NEVER
        there = self.cost_there(turn, ax, ay)
        if there + onward >= below:
            return NEVER
        return there + self.cost_onward(turn, bx, by)

    def turn_once(
        self, turns: list[Turn], promising: Turn, ax: i64, ay: i64, bx: i64, by: i64, below: i64
    ) -> i64:
        """The least cost of a way with one turn that is less than `below`, in eighths, or `below`.
        Leaves the way in the walker. What costs more than the way over the promising turn need not
        be looked at."""
        best: i64 = min(below, self.cost_over(promising, ax, ay, bx, by, below) + 1)
        for turn in turns:
            cost: i64 = self.cost_over(turn, ax, ay, bx, by, best)
            if cost < best:
                best = cost
                self.path_xs = [FINE * ax, FINE * turn.x, FINE * bx]
                self.path_ys = [FINE * ay, FINE * turn.y, FINE * by]
        return best

    def turn_twice(self, turns: list[Turn], ax: i64, ay: i64, bx: i64, by: i64, below: i64) -> i64:
        """The same with two turns, unless there are too many to choose from."""
        fitting = turns
        if len(turns) > MOST_TURNS:
            fitting = [turn for turn in turns if self.turn_fits(turn)]
            if len(fitting) > MOST_TURNS:
                return below
        best: i64 = below
        for first in fitting:
            if FINE * first.near >= best or not self.turn_fits(first):
                continue
            there: i64 = self.cost_there(first, ax, ay)
            if there >= best:
                continue
            for second in fitting:
                if second is first:
                    continue
                rest: i64 = FINE * second.rest
                if there + rest >= best:
                    continue
                between: i64 = FINE * floor_root(square_gap(first.x, first.y, second.x, second.y))
                if there + between + rest >= best or not self.turn_fits(second):
                    continue
                rest = self.cost_onward(second, bx, by)
                if there + between + rest >= best:
                    continue
                cost: i64 = there + rest + self.free_leg(first.x, first.y, second.x, second.y)
                if cost < best:
                    best = cost
                    self.path_xs = [FINE * ax, FINE * first.x, FINE * second.x, FINE * bx]
                    self.path_ys = [FINE * ay, FINE * first.y, FINE * second.y, FINE * by]
        return best

    def turn_fits(self, turn: Turn) -> bool:
        if not turn.asked:
            turn.asked = True
            if self.apart(turn.x, turn.y):
                turn.fits = turn.stands or self.ground.stands(turn.x, turn.y, self.r)
        return turn.fits

    def cost_there(self, turn: Turn, ax: i64, ay: i64) -> i64:
        if turn.there == UNKNOWN:
            turn.there = self.free_leg(ax, ay, turn.x, turn.y)
        return turn.there

    def cost_onward(self, turn: Turn, bx: i64, by: i64) -> i64:
        if turn.onward == UNKNOWN:
            turn.onward = self.free_leg(turn.x, turn.y, bx, by)
        return turn.onward

    def turns(self, ax: i64, ay: i64, bx: i64, by: i64) -> list[Turn]:
        """Points beside what blocks the straight way."""
        found: list[Turn] = []
        for wall in self.walls:
            if segment_hits(wall.polygon, ax, ay, bx, by, self.r):
                for beyond in wall.turns:
                    found.append(Turn(beyond.x, beyond.y, True))
        dx: i64 = bx - ax
        dy: i64 = by - ay
        whole: i64 = 0
        for disc in self.discs:
            reach: i64 = disc.r + self.r
            if segment_nearer(disc.x, disc.y, ax, ay, bx, by, reach):
                if whole == 0:
                    whole = max(1, floor_root(dx * dx + dy * dy))
                out: i64 = reach * 9 // 8 + 1
                sx: i64 = rounded(-dy * out, whole)
                sy: i64 = rounded(dx * out, whole)
                found.append(Turn(disc.x + sx, disc.y + sy, False))
                found.append(Turn(disc.x - sx, disc.y - sy, False))
        return found
