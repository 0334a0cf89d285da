"""What is fought for: markers that are turned, held or carried, and what they score. A-93, A-97,
A-98, and the scenarios of our own (`data/scenarios.toml`)."""

from __future__ import annotations

from mypy_extensions import i64

from athanor.contract.errors import IllegalAction

from ..events import GroundHeld, MarkerTurned, StoneDropped, StoneHome, StoneLifted
from ..formats import CARRYING, EACH, HOME, STANDING, TURNING
from ..model import NONE, Figure, Table
from .manners import claims
from .space import in_zone, near_spot


def refuse_claim(table: Table, figure: Figure, marker: i64) -> IllegalAction | None:
    """A-97; of a stone: whether the figure may lift it."""
    if not claims(figure):
        return IllegalAction("cannot-claim", "A-87", figure=figure.name)
    if not 0 <= marker < len(table.markers):
        return IllegalAction("no-such-marker", "A-93", marker=int(marker))
    spot = table.markers[marker]
    if table.scenario.taken == STANDING:
        return IllegalAction("held-by-standing", "A-93", marker=int(marker))
    if table.scenario.taken == CARRYING:
        if spot.owner != NONE:
            return IllegalAction("stone-home", "A-93", marker=int(marker))
        if spot.bearer != NONE or figure.bears != NONE:
            return IllegalAction("stone-carried", "A-93", marker=int(marker))
        if figure.foes != 0:
            return IllegalAction("in-combat", "A-54", figure=figure.name)
    elif spot.owner == figure.seat:
        return IllegalAction("own-marker", "A-97", marker=int(marker))
    if not near_spot(figure, spot.x, spot.y, table.scenario.reach):
        return IllegalAction("too-far", "A-97", marker=int(marker))
    return None


def claim(table: Table, figure: Figure, marker: i64) -> None:
    """A-97: a neutral marker becomes its side's; an enemy's becomes neutral. A stone is lifted."""
    spot = table.markers[marker]
    if table.scenario.taken == TURNING:
        spot.owner = figure.seat if spot.owner == NONE else NONE
        if table.tracing:
            table.tell(MarkerTurned(figure.seat, figure.name, marker, word_for(spot.owner)))
        return
    spot.bearer = figure.id
    spot.x = figure.x
    spot.y = figure.y
    figure.bears = marker
    if table.tracing:
        table.tell(StoneLifted(figure.seat, figure.name, marker))


def drop(table: Table, figure: Figure) -> None:
    """What a figure carries stays where it falls."""
    if figure.bears >= 0:
        marker: i64 = figure.bears
        table.markers[marker].bearer = NONE
        figure.bears = NONE
        if table.tracing:
            table.tell(StoneDropped(figure.seat, figure.name, marker))


def score(table: Table) -> list[int]:
    """What each side scores at the end of a turn."""
    if table.scenario.taken == STANDING:
        hold_ground(table)
    if table.scenario.scores == HOME:
        return bring_home(table)
    held: list[int] = [0, 0]
    for marker in table.markers:
        if marker.owner >= 0:
            held[marker.owner] += 1
    if table.scenario.scores == EACH:
        return held
    return [1 if held[0] > held[1] else 0, 1 if held[1] > held[0] else 0]


def hold_ground(table: Table) -> None:
    """Ground belongs to the side with more figures on it, to nobody if they are as many."""
    for marker in range(len(table.markers)):
        spot = table.markers[marker]
        balance: i64 = 0
        for figure in table.figures:
            if (
                figure.alive
                and claims(figure)
                and near_spot(figure, spot.x, spot.y, table.scenario.reach)
            ):
                balance += 1 if figure.seat == 0 else -1
        owner: i64 = NONE if balance == 0 else 0 if balance > 0 else 1
        if owner != spot.owner:
            spot.owner = owner
            if table.tracing:
                table.tell(GroundHeld(marker, word_for(owner)))


def bring_home(table: Table) -> list[int]:
    """A stone whose bearer stands wholly in its own deployment zone is laid down there for good."""
    points: list[int] = [0, 0]
    for marker in range(len(table.markers)):
        spot = table.markers[marker]
        if spot.bearer >= 0:
            figure = table.figures[spot.bearer]
            if in_zone(table, figure.seat, figure.x, figure.y, figure.r):
                spot.bearer = NONE
                figure.bears = NONE
                spot.owner = figure.seat
                points[figure.seat] += 1
                if table.tracing:
                    table.tell(StoneHome(figure.seat, figure.name, marker))
    return points


def home_of(table: Table, figure: Figure) -> list[int]:
    """The nearest place that lies wholly where its side deploys: x, y."""
    along: i64 = figure.x if figure.seat == 0 else table.width - figure.x
    deep: i64 = figure.y if figure.seat == 0 else table.height - figure.y
    deep = max(figure.r, min(deep, table.format.line - figure.r - 1))
    if table.scenario.diagonal:
        along = max(figure.r, min(along, table.width // 2 - figure.r - 1))
    if figure.seat == 0:
        return [int(along), int(deep)]
    return [int(table.width - along), int(table.height - deep)]


def word_for(owner: i64) -> str:
    return "none" if owner == NONE else str(owner)
