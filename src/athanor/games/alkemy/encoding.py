"""Alkemy for machines that learn."""

from __future__ import annotations

from typing import Final

from athanor.contract import Action, BadRequest, Encoding, View

from .actions import CARDS, AlkemyAction, Begin
from .body import ComponentBody, FigureBody, MarkerBody, SceneryBody
from .cards import COLOURS, FORMULAS, SKILLS
from .model import SCENERY_NAMES
from .tables import ELEMENTS
from .view import AlkemyView

#: How many of each there is room for: more of a kind than any table has had.
ORDERS: Final = 1280  # two crossbows on one card, at every inch to every enemy of 500 points
FIGURES: Final = 24
MARKERS: Final = 3
PIECES: Final = 14
COMPONENTS: Final = 16

TYPES: Final = [each.__struct_config__.tag for each in AlkemyAction.__args__]
KINDS: Final = (
    *("muster", "scenery", "component", "deploy", "champion", "begin", "hand", "act", "card"),
    *("keep", "reroll", "react", "tester", "attacker", "cover", "harvest", "improve"),
    "opportunity",
    *("flawless", "feint", "counter", "chain", "push", "acrobat", "empathy", "marksman"),
    "free-attack",
    *("benevolence", "wave", "undine", "breath", "breath-damage", "mastery", "ancients"),
    *("inspiration", "preempt", "decline", "decline-heal", "guard", "victim", "trick"),
    *("prank", "graft", "summon"),
)
#: What an order may name besides figures and places.
WORDS: Final = (*CARDS, *FORMULAS, *SCENERY_NAMES, *SKILLS)
#: What counts as one, of the numbers of a figure.
MOST_BOXES: Final = 20
MOST_POINTS: Final = 12
MOST_TURNS: Final = 30

ORDER: Final = 8
FIGURE: Final = 14 + len(COLOURS)
MARKER: Final = 4
PIECE: Final = 3 + len(SCENERY_NAMES)
COMPONENT: Final = 2 + len(ELEMENTS)


class AlkemyEncoding(Encoding):
    """A table is continuous, so actions have no numbers of their own: number n is the nth that the
    view offers. What each of them is stands in the observation, which holds, in this order:

    - the turn / 30; points, own and theirs, / 12; whether one has the hand; what is asked (44);
    - 24 figures of one's own and 24 of theirs: is there one, is it on the table, alive, where (x
      and y), action points / 6, boxes ticked / 20, in combat, has run, has charged, has
      concentrated, components / 12, stones / 12, its card is played, and its colour (white,
      yellow, red);
    - 3 markers: is there one, where, and 1, 0.5 or 0 for one's own, nobody's and theirs;
    - 14 pieces of scenery: where, how turned, which (one number for each kind);
    - 16 components: where, and the element (4);
    - 1280 offered actions: is there one; its type, counted among all and divided by their number;
      figure and first target, counted in the order above from 1 and divided by 48, 0 for none;
      where (x and y); its count (inches, dice, stones) / 40; and the combat card, formula, piece
      of scenery or skill it names, counted from 1 among `WORDS` and divided by their number, or
      whether it gives oneself the hand. What else there is (a company, an improvement, further
      targets) is told by nothing but the order in which actions are offered.

    Places run from 0 to 1 as one's own side sees them: the second seat looks from the other side.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.actions = ORDERS
        self.length = (
            (4 + len(KINDS))
            + 2 * FIGURES * FIGURE
            + MARKERS * MARKER
            + PIECES * PIECE
            + COMPONENTS * COMPONENT
            + ORDERS * ORDER
        )

    def index(self, view: View, action: Action) -> int:
        return view.actions.index(action)

    def offered(self, view: View) -> list[int]:
        return list(range(min(len(view.actions), ORDERS)))

    def action(self, view: View, index: int) -> Action:
        if index >= len(view.actions):
            raise BadRequest("not-offered", index=index, count=len(view.actions))
        return view.actions[index]

    def observe(self, view: View) -> list[float]:
        if not isinstance(view, AlkemyView):
            raise BadRequest("foreign-view", game=view.game, wanted="alkemy")
        own = view.seat or 0
        table = view.table
        eyes = Eyes(view, own)
        asked = view.decision.kind if view.decision is not None else ""
        numbers = [
            share(table.turn, MOST_TURNS),
            share(table.points[own], MOST_POINTS),
            share(table.points[1 - own], MOST_POINTS),
            float(table.hand == own),
        ]
        numbers += [float(asked == kind) for kind in KINDS]
        played = {name for card in table.cards if card.played for name in card.figures}
        for side in eyes.sides:
            numbers += padded([eyes.figure(each, played) for each in side], FIGURES, FIGURE)
        numbers += padded([eyes.marker(each) for each in table.markers], MARKERS, MARKER)
        numbers += padded([eyes.piece(each) for each in table.scenery], PIECES, PIECE)
        numbers += padded(
            [eyes.component(each) for each in table.components], COMPONENTS, COMPONENT
        )
        numbers += padded([eyes.order(each) for each in view.actions], ORDERS, ORDER)
        return numbers


class Eyes:
    """One side's way to look at a table."""

    def __init__(self, view: AlkemyView, own: int) -> None:
        self.own = own
        self.width, self.height = view.width, view.height
        figures = view.table.figures
        self.sides = [[f for f in figures if f.seat == seat] for seat in (own, 1 - own)]
        self.slots = {
            figure.name: (side * FIGURES + slot + 1) / (2 * FIGURES)
            for side, company in enumerate(self.sides)
            for slot, figure in enumerate(company[:FIGURES])
        }

    def place(self, x: int, y: int) -> list[float]:
        across, down = share(x, self.width), share(y, self.height)
        return [1.0 - across, 1.0 - down] if self.own else [across, down]

    def figure(self, figure: FigureBody, played: set[str]) -> list[float]:
        return [
            1.0,
            float(figure.placed),
            float(figure.alive),
            *(self.place(figure.x, figure.y) if figure.placed else (0.0, 0.0)),
            share(figure.ap, 6),
            share(figure.ticked, MOST_BOXES),
            float(bool(figure.foes)),
            float(figure.ran),
            float(figure.charged),
            float(figure.concentration > 0),
            share(figure.components, 12),
            share(figure.stones, 12),
            float(figure.name in played),
            *(float(figure.state == colour) for colour in COLOURS),
        ]

    def marker(self, marker: MarkerBody) -> list[float]:
        owner = 0.5 if marker.owner is None else float(marker.owner == self.own)
        return [1.0, *self.place(marker.x, marker.y), owner]

    def piece(self, piece: SceneryBody) -> list[float]:
        kinds = [float(piece.scenery == name) for name in SCENERY_NAMES]
        return [*self.place(piece.x, piece.y), piece.turn % 32 / 32, *kinds]

    def component(self, component: ComponentBody) -> list[float]:
        elements = [float(component.element == element) for element in ELEMENTS]
        return [*self.place(component.x, component.y), *elements]

    def order(self, action: Action) -> list[float]:
        named = [getattr(action, field, "") for field in ("figure", "target")]
        if not named[1]:
            named[1] = next(iter(getattr(action, "targets", ())), "")
        x, y = getattr(action, "x", None), getattr(action, "y", None)
        counts = ("inches", "count", "boost", "die", "marker", "component", "first", "turn")
        count = next((getattr(action, field) for field in counts if hasattr(action, field)), 0)
        return [
            1.0,
            (TYPES.index(action.__struct_config__.tag) + 1) / len(TYPES),
            *(self.slots.get(name, 0.0) for name in named),
            *((0.0, 0.0) if x is None or y is None else self.place(x, y)),
            share(count, 40),
            self.word(action),
        ]

    def word(self, action: Action) -> float:
        if isinstance(action, Begin):
            return float(action.first_seat == self.own)
        fields = (getattr(action, field, "") for field in ("card", "formula", "scenery", "skill"))
        named = next((word for word in fields if word), "")
        return (WORDS.index(named) + 1) / len(WORDS) if named else 0.0


def share(number: int, most: int) -> float:
    return min(max(number / most, 0.0), 1.0)


def padded(rows: list[list[float]], room: int, width: int) -> list[float]:
    """The rows one after another, and zeros where there could be more."""
    numbers = [number for row in rows[:room] for number in row]
    return numbers + [0.0] * (room * width - len(numbers))
