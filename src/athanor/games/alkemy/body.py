"""What lies on the table, as plain data: for positions and for views."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from msgspec import Struct

from .actions import CARDS, CombatCard
from .cards import COLOURS, FORMULA_INDEX, PROFILE_INDEX, PROFILES
from .figures import EFFECTS, LASTS, USES, Effect
from .model import (
    NONE,
    SCENERY_NAMES,
    SCENERY_ROWS,
    Card,
    Figure,
    Hive,
    Scenery,
    Spot,
    Table,
)
from .rules.skills import grant
from .rules.space import perch_at
from .stack import bits_of, formulas_of, names_of
from .tables import ELEMENTS
from .words import EffectKind, EffectLasts


class FigureBody(Struct, frozen=True):
    """One figure. `foes` are those it is in combat with, `barred` those it may not charge again,
    `cast` the formulas it has worked this turn, `used` what it can use once a turn and `spent` once
    a game. `state`, `left`, `radius` and `size` can be worked
    out from the rest and are there for those who draw it."""

    name: str
    profile: str
    seat: int
    card: int
    x: int
    y: int
    placed: bool
    alive: bool
    ap: int
    ticked: int
    foes: Sequence[str]
    immune: bool
    concentration: int
    components: int
    stones: int
    circus: int
    circus_lasts: bool
    circus_used: bool
    uchronia: bool
    uchronia_lasts: bool
    uchronia_used: bool
    brambles: int
    prayer: int
    premonition: int
    charged: bool
    ran: bool
    cowed: bool
    harvested: bool
    cast: Sequence[str]
    barred: Sequence[str]
    tracked: bool
    supported: bool
    mastered: bool
    pushed: bool
    marked: int
    shot_last: bool
    swift: bool
    slippery: bool
    hurt: bool
    effects: Sequence[EffectBody]
    used: Sequence[str]
    spent: Sequence[str]
    state: str
    left: int
    radius: int
    size: int


class EffectBody(Struct, frozen=True):
    """What lasts on a figure: of which `kind`, how long, by whom, and its numbers."""

    kind: EffectKind
    amount: int
    lasts: EffectLasts
    by: str | None
    extra: int
    used: bool


class CardBody(Struct, frozen=True):
    seat: int
    figures: Sequence[str]
    played: bool


class SceneryBody(Struct, frozen=True):
    """`corners`: x, y, x, y …"""

    scenery: str
    x: int
    y: int
    turn: int
    kind: str
    size: int
    corners: Sequence[int]


class MarkerBody(Struct, frozen=True):
    """`owner` is a seat, or None; `bearer` the figure that carries it, if one does."""

    x: int
    y: int
    owner: int | None
    bearer: str | None = None


class ComponentBody(Struct, frozen=True):
    x: int
    y: int
    element: str


class HiveBody(Struct, frozen=True):
    """A hive, who threw it, and whom it has stung this turn."""

    x: int
    y: int
    thrower: str
    stung: Sequence[str]


class TableBody(Struct, frozen=True, kw_only=True):
    """What all may see. `hand` is whose play it is, `passes` how many passed in a row, `obliged`
    who may not pass, if anybody; `forced` who must be activated next; `shown` is each side's
    combat card in the last fight."""

    turn: int
    hand: int
    passes: int
    obliged: int | None
    forced: str | None
    points: Sequence[int]
    companies: Sequence[str]
    shown: Sequence[CombatCard | None]
    figures: Sequence[FigureBody]
    cards: Sequence[CardBody]
    scenery: Sequence[SceneryBody]
    markers: Sequence[MarkerBody]
    components: Sequence[ComponentBody]
    hives: Sequence[HiveBody]


#: Fields of a figure that are told as they are: up to `foes`, up to `cast`, and up to `effects`.
BEFORE_FOES: Final = ("seat", "card", "x", "y", "placed", "alive", "ap", "ticked")
BEFORE_CAST: Final = (
    *("immune", "concentration", "components", "stones", "circus", "circus_lasts", "circus_used"),
    *("uchronia", "uchronia_lasts", "uchronia_used", "brambles", "prayer", "premonition"),
    *("charged", "ran", "cowed", "harvested"),
)
BEFORE_EFFECTS: Final = (
    *("tracked", "supported", "mastered", "pushed", "marked", "shot_last", "swift", "slippery"),
    "hurt",
)
PLAIN_FIELDS: Final = (*BEFORE_FOES, *BEFORE_CAST, *BEFORE_EFFECTS)
before_foes: Final = attrgetter(*BEFORE_FOES)
before_cast: Final = attrgetter(*BEFORE_CAST)
before_effects: Final = attrgetter(*BEFORE_EFFECTS)
plain_values: Final = attrgetter(*PLAIN_FIELDS)
#: All that is told of a figure that is in no combat and on which nothing lasts.
all_values: Final = attrgetter("name", "profile.id", "r", "cast", "used", "spent", *PLAIN_FIELDS)
#: What was told of figures last. From one action to the next most stay as they are.
TOLD: Final[dict[tuple[Any, ...], FigureBody]] = {}
MOST_TOLD: Final = 1024


def write_table(table: Table) -> TableBody:
    return TableBody(
        turn=table.turn,
        hand=table.hand,
        passes=table.passes,
        obliged=or_none(table.obliged),
        forced=None if table.forced < 0 else table.figures[table.forced].name,
        points=table.points[:],
        companies=table.companies[:],
        shown=[None if card == NONE else CARDS[card] for card in table.shown],
        figures=[figure_body(table, figure) for figure in table.figures],
        cards=[
            CardBody(card.seat, [table.figures[id].name for id in card.figures], card.played)
            for card in table.cards
        ],
        scenery=[scenery_body(piece) for piece in table.scenery],
        markers=[marker_body(table, spot) for spot in table.markers],
        components=[ComponentBody(c.x, c.y, ELEMENTS[c.owner]) for c in table.components],
        hives=[
            HiveBody(h.x, h.y, table.figures[h.thrower].name, names_of(table, h.stung))
            for h in table.hives
        ],
    )


def marker_body(table: Table, spot: Spot) -> MarkerBody:
    bearer = None if spot.bearer == NONE else table.figures[spot.bearer].name
    return MarkerBody(spot.x, spot.y, or_none(spot.owner), bearer)


def or_none(number: int) -> int | None:
    return None if number == NONE else number


def or_nobody(seat: int | None) -> int:
    return NONE if seat is None else seat


def figure_body(table: Table, figure: Figure) -> FigureBody:
    if figure.foes or figure.barred or figure.effects:
        return new_body(table, figure)
    values = all_values(figure)
    told = TOLD.get(values)
    if told is None:
        if len(TOLD) >= MOST_TOLD:
            TOLD.clear()
        told = TOLD[values] = new_body(table, figure)
    return told


def new_body(table: Table, figure: Figure) -> FigureBody:
    """In the order of the fields, not by name: every view and position writes all figures."""
    profile = figure.profile
    told: list[Any] = [
        figure.name,
        profile.id,
        *before_foes(figure),
        names_of(table, figure.foes),
        *before_cast(figure),
        formulas_of(figure.cast),
        names_of(table, figure.barred),
        *before_effects(figure),
        [effect_body(table, effect) for effect in figure.effects],
        uses_of(figure.used),
        uses_of(figure.spent),
        COLOURS[figure.colour()] if figure.alive else "out",
        profile.health - figure.ticked,
        figure.r,
        profile.size,
    ]
    return FigureBody(*told)


def effect_body(table: Table, effect: Effect) -> EffectBody:
    by = None if effect.by < 0 else table.figures[effect.by].name
    kind: Any = EFFECTS[effect.kind]
    lasts: Any = LASTS[effect.lasts]
    return EffectBody(kind, effect.amount, lasts, by, effect.extra, effect.used)


def read_effect(table: Table, told: EffectBody) -> Effect:
    by = NONE if told.by is None else table.names[told.by]
    kind, lasts = EFFECTS.index(told.kind), LASTS.index(told.lasts)
    return Effect(kind, told.amount, lasts, by, told.extra, told.used)


def uses_of(bits: int) -> list[str]:
    if bits == 0:
        return []
    return [use for number, use in enumerate(USES) if bits >> number & 1]


def bits_of_uses(uses: Sequence[str]) -> int:
    return sum(1 << USES.index(use) for use in set(uses)) if uses else 0


@lru_cache(maxsize=256)
def scenery_body(piece: Scenery) -> SceneryBody:
    """A piece never changes once placed."""
    name = SCENERY_NAMES[piece.kind]
    corners = [n for corner in zip(piece.polygon.xs, piece.polygon.ys, strict=True) for n in corner]
    row = SCENERY_ROWS[name]
    return SceneryBody(name, piece.x, piece.y, piece.turn, row.kind, row.size, corners)


@lru_cache(maxsize=256)
def placed_scenery(kind: str, x: int, y: int, turn: int) -> Scenery:
    """So tables that are read time and again share it."""
    return Scenery(SCENERY_NAMES.index(kind), x, y, turn)


def read_table(body: TableBody, table: Table) -> None:
    """Fills a laid-out table."""
    table.turn = body.turn
    table.hand = body.hand
    table.passes = body.passes
    table.obliged = or_nobody(body.obliged)
    table.points = list(body.points)
    table.companies = list(body.companies)
    table.shown = [NONE if card is None else CARDS.index(card) for card in body.shown]
    table.set_scenery([placed_scenery(p.scenery, p.x, p.y, p.turn) for p in body.scenery])
    table.components = [Spot(c.x, c.y, ELEMENTS.index(c.element)) for c in body.components]
    read_figures(body, table)
    table.forced = NONE if body.forced is None else table.names[body.forced]
    table.hives = []
    for told in body.hives:
        hive = Hive(told.x, told.y, table.names[told.thrower])
        hive.stung = bits_of(table, told.stung)
        table.hives.append(hive)
    table.markers = []
    for seen in body.markers:
        bearer = NONE if seen.bearer is None else table.names[seen.bearer]
        if bearer != NONE:
            table.figures[bearer].bears = len(table.markers)
        table.markers.append(Spot(seen.x, seen.y, or_nobody(seen.owner), bearer))


@lru_cache(maxsize=1024)
def plain_figure(id: int, name: str, profile: str, values: tuple[Any, ...]) -> Figure:
    """A figure with its plain fields, to be cloned. Of those on a table few change at a time."""
    seat, card = values[:2]
    figure = Figure(id, seat, card, PROFILES[PROFILE_INDEX[profile]], name)
    for field, value in zip(PLAIN_FIELDS, values, strict=True):
        setattr(figure, field, value)
    return figure


def read_figures(body: TableBody, table: Table) -> None:
    table.names = {figure.name: id for id, figure in enumerate(body.figures)}
    figures: list[Figure] = []
    for id, seen in enumerate(body.figures):
        figure = plain_figure(id, seen.name, seen.profile, plain_values(seen)).clone()
        figure.foes = bits_of(table, seen.foes)
        figure.barred = bits_of(table, seen.barred)
        if seen.cast:
            figure.cast = sum(1 << FORMULA_INDEX[name] for name in set(seen.cast))
        figure.used = bits_of_uses(seen.used)
        figure.spent = bits_of_uses(seen.spent)
        figure.effects = [read_effect(table, effect) for effect in seen.effects]
        if figure.placed:
            figure.perch = perch_at(table, figure.x, figure.y)
        figures.append(figure)
    table.figures = figures
    grant(table)
    table.cards = []
    for id, seen_card in enumerate(body.cards):
        card = Card(id, seen_card.seat, [table.names[name] for name in seen_card.figures])
        card.played = seen_card.played
        table.cards.append(card)
