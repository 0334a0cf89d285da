"""The table of Alkemy: figures, cards, scenery, markers, and what is being resolved.

Interrupts are frames on a stack (`Table.frames`). The last one is the open question, or what goes
on next. Each kind of frame is a class of its own in `rules/`, with named fields and named stages;
`pending.py` says how each is written in positions and views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from athanor.contract.action import Action
from athanor.contract.errors import IllegalAction
from athanor.contract.state import State

from .cards import Profile
from .formats import Format, Scenario, format_of, scenario_of
from .geometry.ground import Ground, Piece
from .geometry.shapes import Disc, Polygon, rectangle
from .tables import SceneryRow, read_scenery

if TYPE_CHECKING:
    from athanor.contract.action import Event

NONE: Final = -1
INCH: Final = 100

SCENERY_ROWS: Final[dict[str, SceneryRow]] = read_scenery()
SCENERY_NAMES: Final[list[str]] = list(SCENERY_ROWS)

#: The combat cards, in the order of `actions.CARDS`.
BRUTAL: Final = 0
NORMAL: Final = 1
QUICK: Final = 2
PARRY: Final = 3
INACTIVE: Final = 4


@mypyc_attr(acyclic=True)
class Figure:
    """One painted figure. `id` is its place in `Table.figures`; `foes` are the ids of those it is
    in combat with, as bits. What lasts for a turn is put back by `refresh`."""

    def __init__(self, id: i64, seat: i64, card: i64, profile: Profile, name: str) -> None:
        self.id: i64 = id
        self.seat: i64 = seat
        self.card: i64 = card
        self.profile: Profile = profile
        self.name: str = name
        self.x: i64 = NONE
        self.y: i64 = NONE
        self.r: i64 = profile.radius
        self.known_base: Disc | None = None
        self.perch: i64 = NONE  # the scenery it stands on
        self.placed: bool = False
        self.alive: bool = True
        self.ap: i64 = 0
        self.ticked: i64 = 0
        self.foes: i64 = 0
        self.granted: i64 = 0  # skills that others give it
        self.immune: bool = True  # diplomatic immunity, until its first attack
        self.concentration: i64 = 0
        self.components: i64 = 0
        self.stones: i64 = profile.stones
        self.bears: i64 = NONE  # the marker it carries
        # Formulas that last
        self.circus: i64 = 0  # the REF of travelling_circus
        self.circus_lasts: bool = False
        self.circus_used: bool = False
        self.uchronia: bool = False
        self.uchronia_lasts: bool = False
        self.uchronia_used: bool = False
        self.brambles: i64 = 0
        self.prayer: i64 = 0  # the area of prayer_to_stones round it
        self.premonition: i64 = 0  # the area of premonition round it
        self.refresh()

    def refresh(self) -> None:
        """A-30, and the end of all that lasts for a turn."""
        self.ap = self.profile.ap
        self.charged: bool = False
        self.ran: bool = False
        self.cowed: bool = False  # a failed charge: only parry or inactive
        self.harvested: bool = False
        self.cast: i64 = 0  # formulas cast, as bits
        self.barred: i64 = 0  # figures it may not charge again (diplomatic immunity)
        self.tracked: bool = False
        self.supported: bool = False  # used its free gift (support, hands, authority)
        self.mastered: bool = False
        self.pushed: bool = False
        self.marked: i64 = 0  # uses of marksman
        self.shot_last: bool = False
        self.swift: bool = False  # wind_lightness: tracker
        self.slippery: bool = False  # wind_lightness: disengages without a roll
        self.hurt: bool = False

    @property
    def skills(self) -> i64:
        return self.profile.skills | self.granted

    def base(self) -> Disc:
        """Where it stands, for as long as it does not move."""
        base = self.known_base
        if base is None:
            base = Disc(self.x, self.y, self.r)
            self.known_base = base
        else:
            base.x = self.x
            base.y = self.y
            base.r = self.r
        return base

    def colour(self) -> i64:
        return self.profile.colour(self.ticked)

    def clone(self) -> Figure:
        copy = Figure(self.id, self.seat, self.card, self.profile, self.name)
        copy.x = self.x
        copy.y = self.y
        copy.perch = self.perch
        copy.placed = self.placed
        copy.alive = self.alive
        copy.ap = self.ap
        copy.ticked = self.ticked
        copy.foes = self.foes
        copy.granted = self.granted
        copy.immune = self.immune
        copy.concentration = self.concentration
        copy.components = self.components
        copy.stones = self.stones
        copy.bears = self.bears
        copy.circus = self.circus
        copy.circus_lasts = self.circus_lasts
        copy.circus_used = self.circus_used
        copy.uchronia = self.uchronia
        copy.uchronia_lasts = self.uchronia_lasts
        copy.uchronia_used = self.uchronia_used
        copy.brambles = self.brambles
        copy.prayer = self.prayer
        copy.premonition = self.premonition
        copy.charged = self.charged
        copy.ran = self.ran
        copy.cowed = self.cowed
        copy.harvested = self.harvested
        copy.cast = self.cast
        copy.barred = self.barred
        copy.tracked = self.tracked
        copy.supported = self.supported
        copy.mastered = self.mastered
        copy.pushed = self.pushed
        copy.marked = self.marked
        copy.shot_last = self.shot_last
        copy.swift = self.swift
        copy.slippery = self.slippery
        copy.hurt = self.hurt
        return copy


@mypyc_attr(acyclic=True)
class Card:
    """A profile card with its figures (A-03). `played`: activated this turn."""

    def __init__(self, id: i64, seat: i64, figures: list[int]) -> None:
        self.id: i64 = id
        self.seat: i64 = seat
        self.figures: list[int] = figures
        self.played: bool = False

    def clone(self) -> Card:
        copy = Card(self.id, self.seat, self.figures)
        copy.played = self.played
        return copy


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

    def actors(self, table: Table) -> list[int]:
        return [self.seat]

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


class Table(State):
    """`hand` is the seat whose play it is; `passes` how many passed in a row; `obliged` who
    may not pass (A-31). `secret` and `secret_words` are picks that are not yet shown. The fields at
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
        self.opportunity: bool = False  # opportunist, used this turn
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
        self.frames: list[Frame] = []
        self.ground: Ground = Ground(self.width, self.height, [])
        self.forget()

    def forget(self) -> None:
        """Clears what the last frame came to."""
        self.total: i64 = 0
        self.column: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0
        self.won: bool = False
        self.answered: i64 = 0
        self.stalled: bool = False

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
        other.opportunity = self.opportunity
        other.finished = self.finished
        other.reason = self.reason
        other.winner = self.winner
        other.points = self.points[:]
        other.companies = self.companies[:]
        other.secret = self.secret[:]
        other.secret_words = self.secret_words[:]
        other.shown = self.shown[:]
        other.figures = [figure.clone() for figure in self.figures]
        other.names = self.names  # replaced, never changed
        other.cards = [card.clone() for card in self.cards]
        other.scenery = self.scenery  # replaced, never changed
        other.ground = self.ground
        other.markers = [marker.clone() for marker in self.markers]
        other.components = self.components[:]
        other.frames = [frame.clone() for frame in self.frames]
        other.forget()


def inches(hundredths: i64) -> str:
    """530 -> "5.3" """
    return f"{hundredths // 100}.{hundredths % 100 // 10}"
