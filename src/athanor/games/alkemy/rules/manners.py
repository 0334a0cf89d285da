"""What the skills of a figure say at the other moments: being a target, moving, minds, alchemy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import Profile
from ..figures import FRIGHTENS
from ..model import NONE, Figure
from .moments import Skill
from .skills import SETS, skills_of

#: What is asked about figures time and again, as bits: kept by kit.
ALWAYS_COVERED: Final = 1
UNTOUCHED: Final = 2
UNAIDED: Final = 4
LEAPS: Final = 8
TRACKS: Final = 16
SIGHTLESS: Final = 32
CLAIMS: Final = 64
MANNERS: Final[list[int]] = []


def manners_of(figure: Figure) -> i64:
    kit: i64 = figure.kit
    if kit >= len(MANNERS):
        skills_of(figure)  # which finds the skills of all kits that there are by now
        while len(MANNERS) < len(SETS):
            MANNERS.append(manners(SETS[len(MANNERS)]))
    return MANNERS[kit]


def manners(skills: list[Skill]) -> int:
    found = CLAIMS
    for skill in skills:
        found |= ALWAYS_COVERED if skill.always_covered() else 0
        found |= UNTOUCHED if skill.untouched_by_alchemy() else 0
        found |= UNAIDED if skill.unaided() else 0
        found |= LEAPS if skill.leaps() else 0
        found |= TRACKS if skill.free_walk() else 0
        found |= SIGHTLESS if skill.needs_no_sight() else 0
    for skill in skills:
        if not skill.claims():
            found &= ~CLAIMS
    return found


# -- a combat that starts


def frightens(figure: Figure) -> i64:
    """The number to beat on MND, 0 if it frightens nobody."""
    number: i64 = 0
    for skill in skills_of(figure):
        number = max(number, skill.frightens())
    for effect in figure.effects:
        if effect.kind == FRIGHTENS:
            number = max(number, effect.amount)
    return number


def is_fearless(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.fearless():
            return True
    return figure.profile.mnd < 0


def nets(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.nets():
            return True
    return False


def answers_charge(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.answers_charge():
            return True
    return False


# -- being a target


def always_covered(figure: Figure) -> bool:
    return manners_of(figure) & ALWAYS_COVERED != 0


def charged_from(figure: Figure) -> i64:
    """The most from which it can be charged, or NONE."""
    for skill in skills_of(figure):
        limit: i64 = skill.charged_from()
        if limit > 0:
            return limit
    return NONE


def refuses(figure: Figure, charger: Figure) -> bool:
    """Diplomatic immunity: not once it has attacked, not against those who ignore it."""
    if not figure.immune:
        return False
    for skill in skills_of(charger):
        if skill.ignores_refusal():
            return False
    for skill in skills_of(figure):
        if skill.refuses_charges():
            return True
    return False


def is_guard(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.guards():
            return True
    return False


def guards_fighting(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.guards_fighting():
            return True
    return False


def untouched_by_alchemy(figure: Figure) -> bool:
    return manners_of(figure) & UNTOUCHED != 0


def unaided(figure: Figure) -> bool:
    return manners_of(figure) & UNAIDED != 0


# -- shooting


def coverless_shots(figure: Figure) -> i64:
    shots: i64 = 0
    for skill in skills_of(figure):
        shots += skill.coverless_shots()
    return shots


def aim_colour(figure: Figure) -> i64:
    colour: i64 = figure.colour()
    for skill in skills_of(figure):
        colour = skill.aim_colour(colour)
    return colour


# -- moving


def leaps(figure: Figure) -> bool:
    return manners_of(figure) & LEAPS != 0


def may_track(figure: Figure) -> bool:
    """Tracker, its own or lent by wind_lightness (which does not give it a second time)."""
    if figure.tracked:
        return False
    return figure.swift or manners_of(figure) & TRACKS != 0


def slips_away(figure: Figure) -> bool:
    if figure.slippery:
        return True
    for skill in skills_of(figure):
        if skill.slips_away():
            return True
    return False


def strikes_leavers(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.strikes_leavers():
            return True
    return False


# -- minds


def needs_no_sight(figure: Figure) -> bool:
    return manners_of(figure) & SIGHTLESS != 0


def initiative_colour(figure: Figure) -> i64:
    colour: i64 = figure.colour()
    for skill in skills_of(figure):
        colour = skill.initiative_colour(colour)
    return colour


def initiative_dice(figure: Figure) -> i64:
    dice: i64 = 0
    for skill in skills_of(figure):
        dice += skill.initiative_dice()
    return dice


def lends_mind(figure: Figure, friend: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.lends_mind(friend):
            return True
    return False


# -- alchemy, the turn


def keeps_focus(figure: Figure, points: i64) -> bool:
    for skill in skills_of(figure):
        if skill.keeps_focus(points, figure.concentration):
            return True
    return False


def fetches(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.fetches():
            return True
    return False


def follows(figure: Figure, profile: Profile) -> bool:
    for skill in skills_of(figure):
        if skill.follows(profile):
            return True
    return False


def claims(figure: Figure) -> bool:
    return manners_of(figure) & CLAIMS != 0


def wastes(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.wastes():
            return True
    return False
