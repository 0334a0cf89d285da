"""What the skills of a figure say at the moments of the rules (A-87).

The rules do not ask for a skill by name where a moment will do: they ask all skills of a figure
what they have to say.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import REACH, SKILLS
from ..model import NONE, Figure
from .moments import OBJECTS, Skill

SETS: Final[dict[int, list[Skill]]] = {}


def skills_of(figure: Figure) -> list[Skill]:
    """The skills of a figure that hook into moments."""
    bits: int = figure.skills
    found = SETS.get(bits)
    if found is None:
        found = [
            OBJECTS[1 << bit]
            for bit in range(len(SKILLS))
            if bits >> bit & 1 and 1 << bit in OBJECTS
        ]
        SETS[bits] = found
    return found


def com_dice(figure: Figure, card: i64) -> i64:
    dice: i64 = 0
    for skill in skills_of(figure):
        dice += skill.com_dice(card)
    return dice


def own_tough(figure: Figure) -> i64:
    tough: i64 = 0
    for skill in skills_of(figure):
        tough += skill.tough()
    return tough


def pierces(figure: Figure, shot: bool) -> bool:
    for skill in skills_of(figure):
        if skill.pierces(shot):
            return True
    return False


def damage_table(figure: Figure, enemy: Figure) -> list[int]:
    for skill in skills_of(figure):
        if skill.second_table(enemy.profile):
            return figure.profile.second_damage
    return figure.profile.damage


def chain_shift(figure: Figure) -> i64:
    for skill in skills_of(figure):
        if skill.steady_chain():
            return 0
    return -1


def always_covered(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.always_covered():
            return True
    return False


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


def has_reach(figure: Figure) -> bool:
    return figure.skills & REACH != 0


def leaps(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.leaps():
            return True
    return False


def needs_no_sight(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.needs_no_sight():
            return True
    return False


def picks_card_last(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.picks_card_last():
            return True
    return False


def may_track(figure: Figure) -> bool:
    """Tracker, its own or lent by wind_lightness (which does not give it a second time)."""
    if figure.tracked:
        return False
    if figure.swift:
        return True
    for skill in skills_of(figure):
        if skill.free_walk():
            return True
    return False


def coverless_shots(figure: Figure) -> i64:
    shots: i64 = 0
    for skill in skills_of(figure):
        shots += skill.coverless_shots()
    return shots


def back_damage(figure: Figure, colour: i64) -> i64:
    points: i64 = 0
    for skill in skills_of(figure):
        points += skill.back_damage(colour)
    return points


def aim_colour(figure: Figure) -> i64:
    colour: i64 = figure.colour()
    for skill in skills_of(figure):
        colour = skill.aim_colour(colour)
    return colour


def initiative_colour(figure: Figure) -> i64:
    colour: i64 = figure.colour()
    for skill in skills_of(figure):
        colour = skill.initiative_colour(colour)
    return colour


def lends_mind(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.lends_mind():
            return True
    return False


def grant(figures: list[Figure]) -> None:
    """Hands out the skills that figures in play give to others of their company."""
    for figure in figures:
        figure.granted = 0
    for giver in figures:
        if giver.alive:
            for skill in skills_of(giver):
                for figure in figures:
                    if figure.seat == giver.seat and figure.id != giver.id:
                        figure.granted |= skill.gives(figure.profile)
