"""What is being resolved of alchemy, and of skills with a course of their own; see `pending.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from .words import Formula, PendingFrame, Way, Who


class PendingFormula(PendingFrame, frozen=True, tag="formula"):
    seat: int
    figure: Who
    stage: Literal["to-cast", "cast-rolled", "cast-over", "mastery-asked"]
    formula: Formula
    way: Way
    boost: int
    short: int
    targets: Sequence[Who]


class PendingImprovement(PendingFrame, frozen=True, tag="improvement"):
    seat: int
    figure: Who
    stage: Literal["buying", "guards", "guard-asked"]
    formula: Formula
    way: Way
    spent: int
    strength: int
    second: int
    lasting: bool
    targets: Sequence[Who]
    friends: Sequence[Who]
    next: int


class PendingHarvest(PendingFrame, frozen=True, tag="harvest"):
    seat: int
    figure: Who
    components: Sequence[int]


# Skills and formulas with a course of their own


class PendingGuard(PendingFrame, frozen=True, tag="guard"):
    seat: int
    figure: Who
    guards: Sequence[Who]


class PendingMeeting(PendingFrame, frozen=True, tag="meeting"):
    seat: int
    figure: Who
    stage: Literal[
        "to-answer",
        "answered",
        "comer-tests",
        "met-tests",
        "comer-nets",
        "met-nets",
        "all-done",
    ]
    others: Sequence[Who]
    charge: bool
    waiting: bool


class PendingTrick(PendingFrame, frozen=True, tag="trick"):
    seat: int
    figure: Who


class PendingPrank(PendingFrame, frozen=True, tag="prank"):
    seat: int
    figure: Who


class PendingGraft(PendingFrame, frozen=True, tag="graft"):
    seat: int
    figure: Who


class PendingTurnEnd(PendingFrame, frozen=True, tag="turn-end"):
    stage: Literal["next-one", "relief-asked", "healing-asked"]
    next: int
    helper: Who | None


class PendingWill(PendingFrame, frozen=True, tag="will"):
    seat: int
    figure: Who
    target: Who


class PendingWave(PendingFrame, frozen=True, tag="wave"):
    seat: int
    figure: Who
    stage: Literal["to-pick", "picked"]
    targets: Sequence[Who]


class PendingDrag(PendingFrame, frozen=True, tag="drag"):
    seat: int
    figure: Who
    target: Who


class PendingSting(PendingFrame, frozen=True, tag="sting"):
    seat: int
    figure: Who
    thrower: Who
    x: int
    y: int
    rolled: bool


class PendingTornado(PendingFrame, frozen=True, tag="tornado"):
    seat: int
    figure: Who
    stage: Literal["to-rise", "risen", "next-one", "one-rolled"]
    reach: int
    power: int
    total: int
    next: int


class PendingHowl(PendingFrame, frozen=True, tag="howl"):
    seat: int
    figure: Who
    stage: Literal["next-one", "one-rolled"]
    reach: int
    number: int
    next: int


class PendingCalm(PendingFrame, frozen=True, tag="calm"):
    seat: int
    figure: Who
    target: Who


class PendingSummoning(PendingFrame, frozen=True, tag="summoning"):
    seat: int
    figure: Who
    shaman: Who
    reach: int


class PendingBond(PendingFrame, frozen=True, tag="bond"):
    seat: int
    figure: Who
    stage: Literal["to-pick", "picked"]
    points: int
    enemies: Sequence[Who]
    shares: Sequence[int]
