"""A whole table as plain data: what positions are made of, and, with secrets left out, views.

The numbers of a frame are documented where the frame is defined, in `rules/`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from athanor.contract import BadPosition

from .cards import COLOURS, PROFILE_INDEX, PROFILES
from .geometry.shapes import overlap
from .model import (
    NONE,
    SCENERY_NAMES,
    SCENERY_ROWS,
    Card,
    Figure,
    Frame,
    Scenery,
    Spot,
    Table,
)
from .rules.skills import grant
from .rules.space import perch_at
from .rules.state import frame_of
from .tables import ELEMENTS


class FigureBody(Struct, frozen=True, kw_only=True):
    """One figure. `foes` are those it is in combat with. What follows `state` can be worked out
    from the rest and is there for those who draw it."""

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
    cast: int
    barred: int
    tracked: bool
    supported: bool
    mastered: bool
    pushed: bool
    marked: int
    shot_last: bool
    swift: bool
    slippery: bool
    hurt: bool
    state: str
    left: int
    radius: int
    size: int


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
    """`owner` is a seat, or -1."""

    x: int
    y: int
    owner: int


class ComponentBody(Struct, frozen=True):
    x: int
    y: int
    element: str


class FrameBody(Struct, frozen=True):
    kind: int
    seat: int
    figure: int
    target: int
    stage: int
    numbers: Sequence[int]
    items: Sequence[int]


class Body(Struct, frozen=True, kw_only=True):
    """Everything on the table and on the stack. `shown` are the combat cards of the last fight, by
    seat, in the order of `actions.CARDS`. `secret` and `secret_words` hold picks that are not
    yet shown: -1 and "" for none; in a view, -2 and "?" for one that is hidden."""

    turn: int
    hand: int
    passes: int
    obliged: int
    opportunity: bool
    finished: bool
    reason: str
    winner: int
    points: Sequence[int]
    companies: Sequence[str]
    secret: Sequence[int]
    secret_words: Sequence[str]
    shown: Sequence[int]
    figures: Sequence[FigureBody]
    cards: Sequence[CardBody]
    scenery: Sequence[SceneryBody]
    markers: Sequence[MarkerBody]
    components: Sequence[ComponentBody]
    frames: Sequence[FrameBody]


FIGURE_FIELDS = [
    field
    for field in FigureBody.__struct_fields__
    if field not in ("name", "profile", "seat", "card", "foes", "state", "left", "radius", "size")
]
HIDDEN = -2
HIDDEN_WORD = "?"


def write(table: Table) -> Body:
    return Body(
        turn=table.turn,
        hand=table.hand,
        passes=table.passes,
        obliged=table.obliged,
        opportunity=table.opportunity,
        finished=table.finished,
        reason=table.reason,
        winner=table.winner,
        points=table.points[:],
        companies=table.companies[:],
        secret=table.secret[:],
        secret_words=table.secret_words[:],
        shown=table.shown[:],
        figures=[figure_body(table, figure) for figure in table.figures],
        cards=[
            CardBody(card.seat, [table.figures[id].name for id in card.figures], card.played)
            for card in table.cards
        ],
        scenery=[scenery_body(piece) for piece in table.scenery],
        markers=[MarkerBody(spot.x, spot.y, spot.owner) for spot in table.markers],
        components=[ComponentBody(c.x, c.y, ELEMENTS[c.owner]) for c in table.components],
        frames=[frame_body(frame) for frame in table.frames],
    )


def figure_body(table: Table, figure: Figure) -> FigureBody:
    fields = {field: getattr(figure, field) for field in FIGURE_FIELDS}
    left = figure.profile.health - figure.ticked
    return FigureBody(
        name=figure.name,
        profile=figure.profile.id,
        seat=figure.seat,
        card=figure.card,
        foes=[other.name for other in table.figures if figure.foes >> other.id & 1],
        state=COLOURS[figure.colour()] if figure.alive else "out",
        left=left,
        radius=figure.r,
        size=figure.profile.size,
        **fields,
    )


def scenery_body(piece: Scenery) -> SceneryBody:
    name = SCENERY_NAMES[piece.kind]
    corners = [n for corner in zip(piece.polygon.xs, piece.polygon.ys, strict=True) for n in corner]
    row = SCENERY_ROWS[name]
    return SceneryBody(name, piece.x, piece.y, piece.turn, row.kind, row.size, corners)


def frame_body(frame: Frame) -> FrameBody:
    return FrameBody(
        frame.kind,
        frame.seat,
        frame.figure,
        frame.target,
        frame.stage,
        [frame.a, frame.b, frame.c, frame.d, frame.e, frame.f],
        frame.items[:],
    )


def read(body: Body, table: Table) -> None:
    """Fills a laid-out table, or refuses what cannot be one."""
    check(body)
    table.turn = body.turn
    table.hand = body.hand
    table.passes = body.passes
    table.obliged = body.obliged
    table.opportunity = body.opportunity
    table.finished = body.finished
    table.reason = body.reason
    table.winner = body.winner
    table.points = list(body.points)
    table.companies = list(body.companies)
    table.secret = list(body.secret)
    table.secret_words = list(body.secret_words)
    table.shown = list(body.shown)
    table.set_scenery(
        [Scenery(SCENERY_NAMES.index(p.scenery), p.x, p.y, p.turn) for p in body.scenery]
    )
    table.markers = [Spot(spot.x, spot.y, spot.owner) for spot in body.markers]
    table.components = [Spot(c.x, c.y, ELEMENTS.index(c.element)) for c in body.components]
    read_figures(body, table)
    table.frames = [read_frame(frame, len(body.figures)) for frame in body.frames]


def read_figures(body: Body, table: Table) -> None:
    table.names = {figure.name: id for id, figure in enumerate(body.figures)}
    figures: list[Figure] = []
    for id, seen in enumerate(body.figures):
        profile = PROFILES[PROFILE_INDEX[seen.profile]]
        figure = Figure(id, seen.seat, seen.card, profile, seen.name)
        for field in FIGURE_FIELDS:
            setattr(figure, field, getattr(seen, field))
        for foe in seen.foes:
            figure.foes |= 1 << table.names[foe]
        if figure.placed:
            figure.perch = perch_at(table, figure.x, figure.y)
        figures.append(figure)
    table.figures = figures
    grant(figures)
    table.cards = []
    for id, seen_card in enumerate(body.cards):
        card = Card(id, seen_card.seat, [table.names[name] for name in seen_card.figures])
        card.played = seen_card.played
        table.cards.append(card)


def read_frame(seen: FrameBody, figures: int) -> Frame:
    if len(seen.numbers) != 6 or not -1 <= seen.figure < figures or not -1 <= seen.target < 64:
        raise BadPosition("position-frame", place="frames", kind=seen.kind)
    frame = frame_of(seen.kind)
    frame.seat = seen.seat
    frame.figure = seen.figure
    frame.target = seen.target
    frame.stage = seen.stage
    frame.a, frame.b, frame.c, frame.d, frame.e, frame.f = seen.numbers
    frame.items = list(seen.items)
    return frame


def check(body: Body) -> None:
    """Refuses what no game could have come to."""
    names = {figure.name for figure in body.figures}
    if len(names) != len(body.figures) or len(body.figures) > 60:
        raise BadPosition("position-figures", "A-03", count=len(body.figures))
    for figure in body.figures:
        if figure.profile not in PROFILE_INDEX:
            raise BadPosition("unknown-profile", "A-06", profile=figure.profile)
        health = PROFILES[PROFILE_INDEX[figure.profile]].health
        wrong = (
            figure.seat not in (0, 1)
            or not 0 <= figure.card < len(body.cards)
            or not set(figure.foes) <= names
            or not 0 <= figure.ticked <= health
            or figure.alive != (figure.ticked < health)
            or min(figure.ap, figure.components, figure.stones, figure.concentration) < 0
        )
        if wrong:
            raise BadPosition("position-figure", "A-01", figure=figure.name)
    standing = [f for f in body.figures if f.placed and f.alive]
    for i, one in enumerate(standing):
        for other in standing[i + 1 :]:
            if overlap(one.x, one.y, one.radius, other.x, other.y, other.radius):
                raise BadPosition("position-overlap", "A-40", figure=one.name, target=other.name)
    for card in body.cards:
        if not card.figures or not set(card.figures) <= names or card.seat not in (0, 1):
            raise BadPosition("position-card", "A-03", place="cards")
    for piece in body.scenery:
        if piece.scenery not in SCENERY_NAMES:
            raise BadPosition("no-such-scenery", "A-94", scenery=piece.scenery)
    for component in body.components:
        if component.element not in ELEMENTS:
            raise BadPosition("position-component", "A-95", place=component.element)
    pairs = (body.points, body.companies, body.secret, body.secret_words, body.shown)
    if any(len(pair) != 2 for pair in pairs) or len(body.markers) != 3 or body.hand not in (0, 1):
        raise BadPosition("position-shape", "A-31", reason="points, companies, picks or hand")
    if body.finished == bool(body.frames):
        raise BadPosition("position-frame", "A-98", place="frames", kind=NONE)
    if any(frame.kind not in range(26) for frame in body.frames):
        raise BadPosition("position-frame", "A-98", place="frames", kind=NONE)
