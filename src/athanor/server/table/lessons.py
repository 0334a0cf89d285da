"""Lessons: a first game for one person among bots, with known cards and moves written beforehand.

Nothing is at stake in a lesson, so its seed is no secret. For the same reason nobody else may sit
at such a table, and it is never listed.
"""

from __future__ import annotations

from typing import Any

from athanor.contract import BadRequest

from ..wire.resources import OpenTable
from .table import Table


def seed_of(wanted: OpenTable) -> str:
    """The seed of a lesson, 32 bytes as every table has them."""
    assert wanted.lesson is not None
    return wanted.lesson.seed.to_bytes(32, "big").hex()


def check_lesson(wanted: OpenTable) -> None:
    """One person, among bots, unlisted."""
    if wanted.public or sum(not plan.bot for plan in wanted.seats) != 1:
        raise BadRequest("lesson-seats")


def waits(table: Table, seat: int) -> bool:
    """Whether a bot lets another go first: both are asked at once, and the script has the other's
    move before its own."""
    if not table.script or table.recorder is None:
        return False
    state = table.recorder.state
    if state.step >= len(table.script):
        return False
    whose = table.script[state.step][0]
    return whose != seat and whose in state.actors()


def scripted(table: Table, seat: int) -> dict[str, Any] | None:
    """What the script has this seat do now, or None: it is over, or the game has left it."""
    if not table.script or table.recorder is None:
        return None
    state = table.recorder.state
    if state.step >= len(table.script):
        return None
    whose, action = table.script[state.step]
    if whose != seat or state.check(seat, table.game.action(action)) is not None:
        return None
    return action
