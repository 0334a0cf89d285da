"""Positions of Alkemy: the complete snapshot that tests, puzzles and bug reports are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from athanor.contract import BadPosition, Json

from .body import FigureBody, TableBody, or_nobody, or_none, read_table, write_table
from .cards import FORMULA_INDEX, PROFILE_INDEX, PROFILES
from .geometry.shapes import overlap
from .model import SCENERY_NAMES
from .pending import Pending
from .picks import picks, restore_pick
from .rules.state import AlkemyState
from .stack import read_stack, write_stack
from .tables import ELEMENTS

MOST_FIGURES: Final = 60


class Position(TableBody, frozen=True, kw_only=True):
    """The table, `frames` (the whole stack, see `pending.py`) and `picks`, which are secret until
    both are made. A finished game has no frames; `winner` is None for a draw."""

    picks: Sequence[str | None]
    frames: Sequence[Pending]
    finished: bool
    reason: str
    winner: int | None


def write(state: AlkemyState) -> Json:
    table = write_table(state)
    position = Position(
        **{name: getattr(table, name) for name in table.__struct_fields__},
        picks=picks(state),
        frames=write_stack(state),
        finished=state.finished,
        reason=state.reason,
        winner=or_none(state.winner),
    )
    written: Json = msgspec.to_builtins(position)
    return written


def read(position: Json, state: AlkemyState) -> None:
    """Fills a laid-out table, or refuses what no game could have come to."""
    try:
        found = msgspec.convert(position, Position)
    except msgspec.ValidationError as error:
        raise BadPosition("position-shape", reason=str(error)) from None
    check(found)
    if len(found.markers) != len(state.markers):
        raise BadPosition("position-shape", "A-93", reason="markers")
    read_table(found, state)
    state.frames = read_stack(state, found.frames)
    state.finished = found.finished
    state.reason = found.reason
    state.winner = or_nobody(found.winner)
    if not found.finished:
        check_question(found, state)


def check(position: Position) -> None:
    """Refuses what no game could have come to."""
    check_figures(position)
    check_places(position)
    for card in position.cards:
        known = {figure.name for figure in position.figures}
        if not card.figures or not set(card.figures) <= known or card.seat not in (0, 1):
            raise BadPosition("position-card", "A-03", place="cards")
    for piece in position.scenery:
        if piece.scenery not in SCENERY_NAMES:
            raise BadPosition("no-such-scenery", "A-94", scenery=piece.scenery)
    for component in position.components:
        if component.element not in ELEMENTS:
            raise BadPosition("position-component", "A-95", place=component.element)
    pairs = (position.points, position.companies, position.shown, position.picks)
    if any(len(pair) != 2 for pair in pairs) or not sound_markers(position):
        raise BadPosition("position-shape", "A-31", reason="points, companies, picks or markers")
    if position.hand not in (0, 1):
        raise BadPosition("position-shape", "A-35", reason="hand")
    if position.finished == bool(position.frames):
        raise BadPosition("position-frame", "A-98", place="frames", kind="–")


def sound_markers(position: Position) -> bool:
    """Each has at most one bearer, who is on the table and carries no other."""
    bearers = [marker.bearer for marker in position.markers if marker.bearer is not None]
    standing = {figure.name for figure in position.figures if figure.alive and figure.placed}
    return len(bearers) == len(set(bearers)) and set(bearers) <= standing


def check_figures(position: Position) -> None:
    names = {figure.name for figure in position.figures}
    if len(names) != len(position.figures) or len(names) > MOST_FIGURES:
        raise BadPosition("position-figures", "A-03", count=len(position.figures))
    for figure in position.figures:
        if figure.profile not in PROFILE_INDEX:
            raise BadPosition("unknown-profile", "A-06", profile=figure.profile)
        if not sound(figure, names, len(position.cards)):
            raise BadPosition("position-figure", "A-01", figure=figure.name)


def sound(figure: FigureBody, names: set[str], cards: int) -> bool:
    health = PROFILES[PROFILE_INDEX[figure.profile]].health
    return (
        figure.seat in (0, 1)
        and 0 <= figure.card < cards
        and {*figure.foes, *figure.barred} <= names
        and set(figure.cast) <= FORMULA_INDEX.keys()
        and 0 <= figure.ticked <= health
        and figure.alive == (figure.ticked < health)
        and min(figure.ap, figure.components, figure.stones, figure.concentration) >= 0
    )


def check_places(position: Position) -> None:
    standing = [figure for figure in position.figures if figure.placed and figure.alive]
    for i, one in enumerate(standing):
        for other in standing[i + 1 :]:
            if overlap(one.x, one.y, one.radius, other.x, other.y, other.radius):
                raise BadPosition("position-overlap", "A-40", figure=one.name, target=other.name)


def check_question(position: Position, state: AlkemyState) -> None:
    """The last frame must ask something that somebody can answer."""
    kind = str(position.frames[-1].__struct_config__.tag)
    try:
        for seat, pick in enumerate(position.picks):
            restore_pick(state, seat, pick)
        answers = [len(state.legal(seat)) for seat in state.actors()]
        state.decision()
    except (LookupError, ValueError, AssertionError) as error:
        raise BadPosition("position-frame", "A-98", place=str(error), kind=kind) from None
    if not answers or 0 in answers:
        raise BadPosition("position-frame", "A-98", place="frames", kind=kind)
