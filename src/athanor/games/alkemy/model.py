"""The table of Alkemy: figures, cards, scenery, markers, and what is being resolved.

Interrupts are frames on a stack (`Table.frames`). The last one is the open question, or what goes
on next. Each kind of frame is a class of its own in `rules/`, with named fields and named stages;
`pending.py` says how each is written in positions and views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction
from athanor.contract.state import State

from .figures import Card as Card
from .figures import Figure as Figure
from .formats import Format, Scenario, format_of, scenario_of
from .geometry.ground import Ground, Piece
from .geometry.shapes import Polygon, rectangle
from .tables import SceneryRow, read_scenery

if TYPE_CHECKING:
    from athanor.contract.action import Event

NONE: Final = -1
INCH: Final = 100
AURA: Final = 128

SCENERY_ROWS: Final[dict[str, SceneryRow]] = read_scenery()
SCENERY_NAMES: Final[list[str]] = list(SCENERY_ROWS)

#: The combat cards, in the order of `actions.CARDS`.
BRUTAL: Final = 0
NORMAL: Final = 1
QUICK: Final = 2
PARRY: Final = 3
INACTIVE: Final = 4
DUEL: Final = 5
RAGING: Final = 6
STURDY: Final = 7
TRICK: Final = 8


@final
@mypyc_attr(acyclic=True)
class Scenery:
    """A piece on the table; never changes once placed."""

    def __init__(self, kind: int, x: i64, y: i64, turn: int) -> None:
        name = SCENERY_NAMES[kind]
        row = SCENERY_ROWS[name]
        self.kind: int = kind
        self.x: i64 = x
        self.y: i64 = y
        self.turn: int = turn
        self.size: i64 = row.size
        self.polygon: Polygon = rectangle(x, y, row.width, row.depth, turn)
        self.hill: bool = row.kind == "hill"
        hindering = row.kind == "hindering" or (row.kind == "obstructing" and row.size <= 2)
        stops = row.kind == "water" or (row.kind == "obstructing" and row.size >= 3)
        climbed = row.kind == "cluttered" and row.size >= 1
        self.stops: bool = stops
        self.piece: Piece = Piece(
            self.polygon,
            stops,
            row.kind == "cluttered",
            INCH if hindering or climbed else 0,
            INCH if climbed else 0,
        )
        #: Where one may stand: A-24.
        self.perch: bool = row.size >= 1 and not stops and not self.hill
        self.hides: bool = row.size >= 1 and row.kind != "water" and not self.hill


@final
@mypyc_attr(acyclic=True)
class Spot:
    """A marker (`owner` is a seat or NONE, `bearer` the figure that carries it) or a component
    (`owner` is an element)."""

    def __init__(self, x: i64, y: i64, owner: i64, bearer: i64 = NONE) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.owner: i64 = owner
        self.bearer: i64 = bearer

    def clone(self) -> Spot:
        return Spot(self.x, self.y, self.owner, self.bearer)


@final
class Hive:
    """A hive on the table: who threw it, and whom it has stung this turn (bits)."""

    def __init__(self, x: i64, y: i64, thrower: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.thrower: i64 = thrower
        self.stung: i64 = 0

    def clone(self) -> Hive:
        copy = Hive(self.x, self.y, self.thrower)
        copy.stung = self.stung
        return copy


class Frame:
    """Something being resolved. `seat` is who is asked, `figure` whom it is about (NONE: nobody in
    particular), `stage` how far it has come, in the words of each kind."""

    def __init__(self, seat: i64 = 0, figure: i64 = NONE) -> None:
        self.seat: i64 = seat
        self.figure: i64 = figure
        self.stage: i64 = 0

    def clone(self) -> Frame:
        raise AssertionError("abstract")

    def resume(self, table: Table) -> bool:
        """Goes on. True: it waits for an answer. False: something else is to go on now."""
        raise AssertionError("abstract")

    def rests(self) -> bool:
        """Whether nothing is under way between its steps: then it is seen who is out."""
        return False

    def actors(self, table: Table) -> list[int]:
        return [self.seat]

    def awaits(self, table: Table, seat: i64) -> bool:
        """Whether a seat is among the actors."""
        return int(seat) in self.actors(table)

    def asks(self, table: Table) -> str:
        """The kind of the open decision."""
        raise AssertionError("abstract")

    def legal(self, table: Table, seat: i64) -> list[Action]:
        raise AssertionError("abstract")

    def check(self, table: Table, seat: i64, action: Action) -> IllegalAction | None:
        for each in self.legal(table, seat):
            if each == action:
                return None
        return IllegalAction("not-offered", self.rule(), decision=self.asks(table))

    def rule(self) -> str:
        return ""

    def answer(self, table: Table, seat: i64, action: Action) -> None:
        raise AssertionError("abstract")


#: Shared by all that have offered nothing, and never changed.
NO_ACTIONS: Final[list[Action]] = []


class Table(State):
    """`hand` is the seat whose play it is; `passes` how many passed in a row; `obliged` who
    may not pass (A-31). `secret` and `secret_words` are picks that are not yet shown; words, and
    the companies that they become, are replaced and never changed. `offered` is
    what `legal` has just found for the seat `offered_to`; nothing has happened since. The fields at
    the end carry what a frame came to from the moment it ends to the moment the one below goes
    on; no answer is ever awaited in between."""

    def lay_out(self) -> None:
        format = format_of(self.options)
        scenario = scenario_of(self.options)
        self.format: Format = format
        self.scenario: Scenario = scenario
        self.width: i64 = format.width
        self.height: i64 = format.height
        self.turn: i64 = 0
        self.hand: i64 = 0
        self.passes: i64 = 0
        self.obliged: i64 = NONE
        self.finished: bool = False
        self.reason: str = ""
        self.winner: i64 = NONE
        self.points: list[int] = [0, 0]
        self.companies: list[str] = ["", ""]
        self.secret: list[int] = [NONE, NONE]
        self.secret_words: list[str] = ["", ""]
        #: Each side's combat card in the last fight: what was shown once stays in the views.
        self.shown: list[int] = [NONE, NONE]
        self.figures: list[Figure] = []
        self.names: dict[str, int] = {}
        self.cards: list[Card] = []
        self.scenery: list[Scenery] = []
        self.markers: list[Spot] = []
        for i in range(len(scenario.across)):
            x: i64 = self.width // 2 + scenario.across[i] * format.apart
            y: i64 = self.height // 2 + scenario.up[i] * INCH
            self.markers.append(Spot(x, y, NONE))
        self.components: list[Spot] = []
        self.hives: list[Hive] = []
        #: Skills that act on others near: owner * AURA + skill. `skills.grant` finds them.
        self.auras: list[int] = []
        self.forced: i64 = NONE  # superior_will: whom the next activation must be
        self.frames: list[Frame] = []
        self.ground: Ground = Ground(self.width, self.height, [])
        self.forget()

    def forget(self) -> None:
        """Clears what the last frame came to, and what was offered."""
        self.offered: list[Action] = NO_ACTIONS
        self.offered_to: i64 = NONE
        self.total: i64 = 0
        self.column: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0
        self.won: bool = False
        self.answered: i64 = 0
        self.stalled: bool = False

    def keep_word(self, seat: i64, word: str) -> None:
        """A pick that is a word, not yet shown."""
        words = self.secret_words[:]
        words[seat] = word
        self.secret_words = words

    def set_scenery(self, scenery: list[Scenery]) -> None:
        self.scenery = scenery
        self.ground = Ground(self.width, self.height, [each.piece for each in scenery])

    def push(self, frame: Frame) -> None:
        self.frames.append(frame)

    def pop(self) -> None:
        self.frames.pop()

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def copy_to(self, other: Table) -> None:
        other.step = self.step
        other.events = self.events
        other.format = self.format
        other.scenario = self.scenario
        other.width = self.width
        other.height = self.height
        other.turn = self.turn
        other.hand = self.hand
        other.passes = self.passes
        other.obliged = self.obliged
        other.finished = self.finished
        other.reason = self.reason
        other.winner = self.winner
        other.points = self.points[:]
        other.companies = self.companies
        other.secret = self.secret[:]
        other.secret_words = self.secret_words
        other.shown = self.shown[:]
        other.figures = [figure.clone() for figure in self.figures]
        other.names = self.names  # replaced, never changed
        other.cards = [card.clone() for card in self.cards]
        other.scenery = self.scenery  # replaced, never changed
        other.ground = self.ground
        other.markers = [marker.clone() for marker in self.markers]
        other.components = self.components[:]
        other.hives = [hive.clone() for hive in self.hives]
        other.auras = self.auras  # replaced, never changed
        other.forced = self.forced
        other.frames = [frame.clone() for frame in self.frames]
        other.forget()


def inches(hundredths: i64) -> str:
    """530 -> "5.3" """
    return f"{hundredths // 100}.{hundredths % 100 // 10}"
