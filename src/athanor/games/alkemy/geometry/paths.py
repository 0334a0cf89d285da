"""The cheapest way of a disc over ground with things on it.

Where a turn or two will not do (`bends.py`), A* searches over points worth turning at: those of a
compass round each corner and each disc, and points along the edge of costly ground.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .bends import NEVER, Walker
from .ground import FINE, Piece, segment_hits
from .numbers import CIRCLE, COSINES, SINES, UNIT, ceil_root, floor_root, rounded, to_unit
from .shapes import Disc, Polygon, polygon_nearer, square_gap

#: Points round a corner: all of the compass, out where their connecting lines clear it.
TURNS: Final = 32
WIDENED: Final = 65853  # UNIT / cos(pi / 32), so that the chord between two of them clears the disc
EDGE_STEP: Final = 20


def passable(walker: Walker, ax: i64, ay: i64, bx: i64, by: i64, most: i64) -> i64:
    """The cost of a way that is no longer than `most`, or -1: of the straight one if it will do,
    else of one with a turn or two, else of the cheapest. This is enough to know whether a disc can
    get there, and far quicker than `least_cost`."""
    if square_gap(ax, ay, bx, by) > most * most or not walker.fits(bx, by):
        return -1
    if walker.straight(ax, ay, bx, by):
        direct: i64 = walker.straight_cost(ax, ay, bx, by)
        if direct <= most:
            walker.path_xs = [FINE * ax, FINE * bx]
            walker.path_ys = [FINE * ay, FINE * by]
            return direct
    turning: i64 = walker.bend(ax, ay, bx, by, most)
    return turning if turning >= 0 else least_cost(walker, ax, ay, bx, by, most)


def least_cost(walker: Walker, ax: i64, ay: i64, bx: i64, by: i64, most: i64) -> i64:
    """The cost of the cheapest way from A to B in whole units, or -1 if none costs at most
    `most`."""
    walker.path_xs = [FINE * ax, FINE * bx]
    walker.path_ys = [FINE * ay, FINE * by]
    if square_gap(ax, ay, bx, by) > most * most:
        return -1
    if not walker.fits(bx, by):
        return -1
    direct: i64 = NEVER
    if walker.straight(ax, ay, bx, by):
        direct = walker.leg(FINE * ax, FINE * ay, FINE * bx, FINE * by)
        bare: i64 = ceil_root(FINE * FINE * square_gap(ax, ay, bx, by))
        if direct == bare:
            return (direct + FINE - 1) // FINE if direct <= FINE * most else -1
    found: i64 = Search(walker, ax, ay, bx, by, most).run(direct)
    if found > FINE * most:
        return -1
    return (found + FINE - 1) // FINE


@final
@mypyc_attr(acyclic=True)
class Node:
    """A point of the search. `cost` is what the cheapest way known costs that leads here, `came`
    where it comes from; `rest` is no more than what is left to the goal; `place` is where it stands
    among those to which a cheaper way may yet be found."""

    def __init__(self, x: i64, y: i64, number: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.number: i64 = number
        self.cost: i64 = NEVER
        self.rest: i64 = 0
        self.place: i64 = 0
        self.came: Node | None = None


@final
class Search:
    """A* from A to B, all in eighths. Only things that a way of the allowed cost could touch are
    looked at. The nodes are the start, the `goals` (B alone, or several within `radius` of it: see
    `to_any`), and points worth turning at; `reached` is the goal that was found. No way is
    worth finding that would come to more than `bound`: to more than is allowed, or than a way that
    is already known."""

    def __init__(
        self, walker: Walker, ax: i64, ay: i64, bx: i64, by: i64, most: i64, radius: i64 = 0
    ) -> None:
        self.walker = walker
        self.ax: i64 = FINE * ax
        self.ay: i64 = FINE * ay
        self.bx: i64 = FINE * bx
        self.by: i64 = FINE * by
        self.most: i64 = FINE * (most + radius)
        self.r: i64 = FINE * walker.r
        self.discs: list[Disc] = []  # each with the radius it keeps the walker's centre away
        self.walls: list[Piece] = []
        self.start: Node = Node(self.ax, self.ay, 0)
        self.goals: list[Node] = [Node(self.bx, self.by, 1)]
        self.turns: list[Node] = []
        self.radius: i64 = FINE * radius
        self.reached: Node = self.goals[0]
        self.gather()
        self.most = FINE * most
        self.bound: i64 = self.most

    def near(self, x: i64, y: i64, radius: i64) -> bool:
        """Whether a way of the allowed cost can come within `radius` of a point."""
        longest: i64 = self.most + 2 * radius
        there: i64 = square_gap(self.ax, self.ay, x, y)
        back: i64 = square_gap(self.bx, self.by, x, y)
        if longest > 0 and 4 * there <= longest * longest and 4 * back <= longest * longest:
            return True  # neither is more than half of it
        return floor_root(there) + floor_root(back) <= longest

    def gather(self) -> None:
        walker = self.walker
        for disc in walker.discs:
            x: i64 = FINE * disc.x
            y: i64 = FINE * disc.y
            reach: i64 = FINE * (disc.r + walker.r)
            if self.near(x, y, reach):
                self.discs.append(Disc(x, y, reach))
        for piece in walker.ground.stopping:
            if self.near(piece.fine.x, piece.fine.y, piece.fine.radius + self.r):
                self.walls.append(piece)
        for disc in self.discs:
            self.turning_points(disc.x, disc.y, disc.r)
        for piece in self.walls:
            for i in range(piece.fine.n):
                self.turning_points(piece.fine.xs[i], piece.fine.ys[i], self.r)
        for piece in walker.ground.costing:
            if self.near(piece.fine.x, piece.fine.y, piece.fine.radius):
                self.edge_points(piece.fine)

    def turning_points(self, x: i64, y: i64, reach: i64) -> None:
        for step in range(0, CIRCLE, CIRCLE // TURNS):
            out: i64 = reach * WIDENED // UNIT + 2
            self.add_node(x + to_unit(out * COSINES[step]), y + to_unit(out * SINES[step]))

    def edge_points(self, polygon: Polygon) -> None:
        """Points just outside the edge of costly ground, where a way may bend."""
        for i in range(polygon.n):
            ax, ay = polygon.xs[i - 1], polygon.ys[i - 1]
            bx, by = polygon.xs[i], polygon.ys[i]
            length = int(ceil_root(square_gap(ax, ay, bx, by)))
            steps = max(1, length // (FINE * EDGE_STEP))
            nx, ny = rounded(3 * (by - ay), length), rounded(3 * (ax - bx), length)
            tx, ty = rounded(3 * (bx - ax), length), rounded(3 * (by - ay), length)
            for step in range(1, steps):
                x: i64 = ax + (bx - ax) * step // steps
                y: i64 = ay + (by - ay) * step // steps
                self.add_node(x + nx, y + ny)
            self.add_node(ax + nx - tx, ay + ny - ty)  # out of the corners along both edges
            self.add_node(bx + nx + tx, by + ny + ty)

    def add_node(self, x: i64, y: i64) -> None:
        ground = self.walker.ground
        r: i64 = self.r
        if x < r or y < r or x > FINE * ground.width - r or y > FINE * ground.height - r:
            return
        if not self.near(x, y, 0):
            return
        for disc in self.discs:
            if square_gap(x, y, disc.x, disc.y) < disc.r * disc.r:
                return
        for piece in self.walls:
            if polygon_nearer(piece.fine, x, y, r):
                return
        self.turns.append(Node(x, y, 0))

    def free(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether nothing is in the way of a straight leg: `segment_nearer` for each disc, with
        what is the same for all worked out once."""
        dx: i64 = bx - ax
        dy: i64 = by - ay
        length: i64 = dx * dx + dy * dy
        for disc in self.discs:
            px: i64 = disc.x - ax
            py: i64 = disc.y - ay
            reach: i64 = disc.r * disc.r
            along: i64 = px * dx + py * dy
            if along <= 0:
                if px * px + py * py < reach:
                    return False
            elif along >= length:
                if square_gap(disc.x, disc.y, bx, by) < reach:
                    return False
            else:
                cross: i64 = px * dy - py * dx
                if cross * cross < reach * length:
                    return False
        for piece in self.walls:
            if segment_hits(piece.fine, ax, ay, bx, by, self.r):
                return False
        return True

    def run(self, direct: i64) -> i64:
        """The least cost in eighths, or more than `most`. Leaves the way in the walker."""
        nodes = self.goals + self.turns
        number: i64 = 1
        for node in nodes:
            node.number = number
            node.place = number - 1
            away: i64 = ceil_root(square_gap(node.x, node.y, self.bx, self.by)) - self.radius
            node.rest = away if away > 0 else 0
            number += 1
        self.start.cost = 0
        first = self.goals[0]
        first.cost = direct
        first.came = self.start
        frontier: list[Node] = [] if direct >= NEVER else [first]
        goals: i64 = len(self.goals)
        self.bound = min(self.most, direct + first.rest)
        node = self.start
        while True:
            self.look_round(node, nodes, frontier)
            place: i64 = cheapest(frontier)
            if place < 0 or frontier[place].cost + frontier[place].rest > self.most:
                break
            node = frontier[place]
            if node.number <= goals:
                self.reached = node
                break
            frontier[place] = frontier[len(frontier) - 1]
            frontier.pop()
            last = nodes.pop()  # in place of the one that is done
            if last is not node:
                last.place = node.place
                nodes[node.place] = last
        self.trace()
        return self.reached.cost

    def look_round(self, node: Node, nodes: list[Node], frontier: list[Node]) -> None:
        """Where one can go on straight from a node, if that is cheaper than what is known."""
        x: i64 = node.x
        y: i64 = node.y
        so_far: i64 = node.cost
        goals: i64 = len(self.goals)
        for other in nodes:
            known: i64 = other.cost
            room: i64 = min(self.bound - other.rest + 1, known) - so_far
            # A straight line is no longer than `room` - 1, in whole numbers.
            if room <= 0 or square_gap(x, y, other.x, other.y) >= room * room:
                continue
            if self.free(x, y, other.x, other.y):
                total: i64 = so_far + self.walker.leg(x, y, other.x, other.y)
                if total < known:
                    if known >= NEVER:
                        frontier.append(other)
                    other.cost = total
                    other.came = node
                    if other.number <= goals:
                        self.bound = min(self.bound, total + other.rest)

    def trace(self) -> None:
        if self.reached.cost >= NEVER:
            return
        way_xs: list[int] = []
        way_ys: list[int] = []
        node: Node | None = self.reached
        while node is not None:
            way_xs.append(node.x)
            way_ys.append(node.y)
            node = node.came
        way_xs.reverse()
        way_ys.reverse()
        self.walker.path_xs = way_xs
        self.walker.path_ys = way_ys

    def turning_places(self) -> list[int]:
        """The start and the points worth turning at, in whole units: x, y, x, y …"""
        places: list[int] = [self.ax // FINE, self.ay // FINE]
        for node in self.turns:
            places.append(node.x // FINE)
            places.append(node.y // FINE)
        return places

    def to_any(self, goals: list[int]) -> list[int]:
        """x, y and cost of the goal that is cheapest to come to, or nothing. All of them are within
        `radius` of B, and the disc must fit at each."""
        if len(goals) == 0:
            return []
        self.goals = [
            Node(FINE * goals[i], FINE * goals[i + 1], 0) for i in range(0, len(goals), 2)
        ]
        self.reached = self.goals[0]
        cost: i64 = self.run(NEVER)
        if cost > self.most:
            return []
        last = self.reached
        return [int(last.x // FINE), int(last.y // FINE), int((cost + FINE - 1) // FINE)]


def cheapest(frontier: list[Node]) -> i64:
    """The place of the open node from which the goal may be nearest, of several the one with the
    least number; -1 if there is none."""
    best: i64 = -1
    lowest: i64 = NEVER
    number: i64 = 0
    place: i64 = 0
    while place < len(frontier):
        node = frontier[place]
        total: i64 = node.cost + node.rest
        if total < lowest or (total == lowest and node.number < number):
            lowest = total
            number = node.number
            best = place
        place += 1
    return best
