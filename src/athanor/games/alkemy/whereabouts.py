"""Places in words: nobody at a table speaks in hundredths of an inch.

A sentence about a place names the marker within reach, the piece of scenery it lies by, or else the
part of the table, as the reader sees it: each side has its own edge before it. The browser does the
same in `web/src/games/alkemy/whereabouts.ts`; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from .formats import INCH, MARKER_RADIUS, SCENARIOS

if TYPE_CHECKING:
    from .body import FigureBody, MarkerBody, SceneryBody
    from .view import AlkemyView

Words = dict[str, object]
#: How far a base, or what is laid down, reaches from its middle if nobody says otherwise.
RADIUS: Final = 50
#: Scenery as near as this to the edge of a base is worth mentioning.
BESIDE: Final = INCH
NONE: Final = "none"
#: What is fought for, by scenario.
MARKS: Final = {"djinn": "marker", "knolls": "knoll", "stones": "stone"}


#: How a figure stands on each kind of scenery.
STANDS: Final = {
    **dict.fromkeys(("cluttered", "water"), "in"),
    **dict.fromkeys(("hill", "obstructing", "hindering"), "on"),
}
#: Where an action that may name a place names none.
NOWHERE: Final[dict[str, object]] = {
    **dict.fromkeys(("mark", "landmark", "of_landmark", "bearing", "region", "heading"), NONE),
    "rank": 0,
}


class Whereabouts:
    """Words for the places in one seat's actions and events."""

    def __init__(self, view: AlkemyView) -> None:
        self.view = view
        #: The first seat sits across (as spectators do), and sees the table turned by half a turn.
        self.turned: Final = view.seat != 1
        scenario = str(view.options["scenario"])
        self.mark: Final = MARKS.get(scenario, "marker")
        self.reach: Final = SCENARIOS[scenario].reach
        self.figures: Final[dict[str, FigureBody]] = {f.name: f for f in view.table.figures}
        self.ranks: dict[tuple[object, ...], list[tuple[int, int]]] | None = None

    def __call__(self, struct: Struct) -> Words:
        x, y = getattr(struct, "x", None), getattr(struct, "y", None)
        words: Words = {}
        marker, turn = getattr(struct, "marker", None), getattr(struct, "turn", None)
        if isinstance(marker, int):
            words |= {"mark": self.mark_named(marker), "taken": self.mark}
        if isinstance(x, int) and isinstance(y, int):
            words |= self.place(struct, x, y)
            words["rank"] = self.rank(struct, words, x, y)
        elif hasattr(struct, "x"):
            words |= NOWHERE
        if isinstance(turn, int):
            words["lying"] = lying(turn)
        return words

    # -- what lies there

    def place(self, struct: Struct, x: int, y: int) -> Words:
        figure = self.figures.get(getattr(struct, "figure", ""))
        radius = RADIUS if figure is None else figure.radius
        laid = hasattr(struct, "scenery")
        piece = None if laid else self.beside(x, y, radius)
        landmark, bearing, owner = NONE, NONE, self.owner(struct, figure)
        if piece is not None:
            landmark = piece.scenery
            stands = figure is not None and inside(piece.corners, x, y)
            bearing = STANDS[piece.kind] if stands else self.bearing(piece, x, y, owner)
        mark = NONE if laid else self.mark_near(x, y, radius)
        return {
            "mark": mark,
            "landmark": landmark,
            "of_landmark": landmark,
            "bearing": bearing,
            "region": self.region(x, y),
            "heading": self.heading(start_of(struct, figure), x, y, owner),
        }

    def owner(self, struct: Struct, figure: FigureBody | None) -> int:
        """Whose place it is: behind is what lies towards that side's own edge."""
        if figure is not None:
            return figure.seat
        seat = getattr(struct, "seat", None)
        return seat if isinstance(seat, int) else self.reader

    @property
    def reader(self) -> int:
        return 0 if self.turned else 1

    def seen(self, x: float, y: float) -> tuple[float, float]:
        """As it lies before the reader: to the right, and towards them."""
        if self.turned:
            return self.view.width - x, self.view.height - y
        return x, y

    def region(self, x: int, y: int) -> str:
        across, down = self.seen(x, y)
        return f"{third(down, self.view.height, 'far', 'level', 'near')}-{self.side(across)}"

    def side(self, across: float) -> str:
        return third(across, self.view.width, "left", "middle", "right")

    def mark_named(self, number: int) -> str:
        markers: Sequence[MarkerBody] = self.view.table.markers
        if not 0 <= number < len(markers):
            return NONE
        return f"{self.mark}-{self.side(self.seen(markers[number].x, markers[number].y)[0])}"

    def mark_near(self, x: int, y: int, radius: int) -> str:
        limit = radius + MARKER_RADIUS + self.reach
        near = [
            (square, number)
            for number, spot in enumerate(self.view.table.markers)
            if spot.bearer is None
            if (square := (x - spot.x) ** 2 + (y - spot.y) ** 2) <= limit**2
        ]
        return self.mark_named(min(near)[1]) if near else NONE

    def beside(self, x: int, y: int, radius: int) -> SceneryBody | None:
        """The piece of scenery that lies nearest, if it lies near enough."""
        found: SceneryBody | None = None
        limit = float((radius + BESIDE) ** 2)
        for piece in self.view.table.scenery:
            qx, qy = nearest(piece.corners, x, y)
            square = 0.0 if inside(piece.corners, x, y) else (x - qx) ** 2 + (y - qy) ** 2
            if square < limit:
                found, limit = piece, square
        return found

    def bearing(self, piece: SceneryBody, x: int, y: int, owner: int) -> str:
        """On which side of it; what was laid against it lies half on it."""
        within = inside(piece.corners, x, y)
        from_there = (piece.x, piece.y) if within else nearest(piece.corners, x, y)
        here, there = self.seen(x, y), self.seen(*from_there)
        across, down = here[0] - there[0], here[1] - there[1]
        if abs(across) > abs(down):
            return "right" if across > 0 else "left"
        return "behind" if (down > 0) == (owner == self.reader) else "beyond"

    def heading(self, start: Sequence[int], x: int, y: int, owner: int) -> str:
        """Which way it is from there."""
        if not start or (start[0], start[1]) == (x, y):
            return NONE
        here, there = self.seen(start[0], start[1]), self.seen(x, y)
        across, down = there[0] - here[0], there[1] - here[1]
        sideways = "right" if across > 0 else "left"
        if 2 * abs(down) < abs(across):
            return sideways
        ahead = "back" if (down > 0) == (owner == self.reader) else "ahead"
        return ahead if 2 * abs(across) < abs(down) else f"{ahead}-{sideways}"

    # -- moves that would read alike

    def rank(self, struct: Struct, words: Words, x: int, y: int) -> int:
        """Which of several offers it is that go by the same words; 0 if there is but one."""
        if self.ranks is None:
            self.ranks = {}
            for action in self.view.actions:
                offered: Any = action
                at = getattr(offered, "x", None), getattr(offered, "y", None)
                if isinstance(at[0], int) and isinstance(at[1], int):
                    key = self.key(offered, self.place(offered, at[0], at[1]))
                    self.ranks.setdefault(key, []).append((at[0], at[1]))
        alike = self.ranks.get(self.key(struct, words), [])
        return alike.index((x, y)) + 1 if len(alike) > 1 and (x, y) in alike else 0

    def key(self, struct: Struct, words: Words) -> tuple[object, ...]:
        named = tuple(words[each] for each in ("mark", "landmark", "bearing"))
        where = () if named[:2] != (NONE, NONE) else (words["region"], words["heading"])
        more = (getattr(struct, "scenery", ""), lying(getattr(struct, "turn", 0)))
        return (type(struct), getattr(struct, "figure", ""), *named, *where, *more)


def start_of(struct: Struct, figure: FigureBody | None) -> Sequence[int]:
    """Where a move begins, if it is one."""
    if getattr(struct, "path", ()):
        path: Sequence[int] = getattr(struct, "path")  # noqa: B009
        return path[:2]
    return (figure.x, figure.y) if figure is not None and figure.placed else ()


def third(at: float, size: int, *words: str) -> str:
    return words[0] if 3 * at < size else words[2] if 3 * at > 2 * size else words[1]


def lying(turn: int) -> str:
    """How a piece of scenery lies, which is longer than it is wide; `turn` counts 32nds."""
    return {0: "upright", 8: "across"}.get(turn % 16, "aslant")


def nearest(corners: Sequence[int], x: int, y: int) -> tuple[float, float]:
    """The point of a polygon's outline that lies nearest."""
    best, found = -1.0, (0.0, 0.0)
    for i in range(0, len(corners), 2):
        ax, ay, bx, by = corners[i - 2], corners[i - 1], corners[i], corners[i + 1]
        dx, dy = bx - ax, by - ay
        along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
        along = min(1.0, max(0.0, along))
        qx, qy = ax + along * dx, ay + along * dy
        square = (x - qx) * (x - qx) + (y - qy) * (y - qy)
        if best < 0 or square < best:
            best, found = square, (qx, qy)
    return found


def inside(corners: Sequence[int], x: int, y: int) -> bool:
    """Whether a point is within a convex polygon, whichever way round its corners run."""
    left = right = False
    for i in range(0, len(corners), 2):
        ax, ay, bx, by = corners[i - 2], corners[i - 1], corners[i], corners[i + 1]
        turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        left, right = left or turn > 0, right or turn < 0
    return not (left and right)
