"""What the skills of a figure say at the moments of the rules (A-87).

The rules do not ask for a skill by name where a moment will do: they ask all skills of a figure
what they have to say. Skills that act on others near are asked in `auras.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import (
    ARMOUR_PIERCING_COMBAT,
    EXPERT_BRUTAL,
    EXPERT_NORMAL,
    HEMOTOXIC,
    KITS,
    LEAP,
    REACH,
    SKILLS,
    STEALTH,
    THRUST_WALOSI_TRICK,
    TRACKER,
    WORD,
    kit_of,
)
from ..figures import (
    ANGELUS,
    DOWN,
    EXPOSED,
    GRAFT,
    LANCE,
    NET,
    SAPPED,
    SCIMITAR,
    SWIFTNESS,
    TOAD,
    TOXIC,
    TRICKSTER,
    VEIL,
    VISION,
    Effect,
)
from ..geometry.numbers import bit
from ..model import AURA, INCH, NONE, Figure, Table
from .aura_names import AURAS
from .moments import Skill
from .own_skills import OBJECTS

#: By kit: the skills that hook into moments.
SETS: Final[list[list[Skill]]] = []
#: double_graft and toxic_batrachians: which.
SAP: Final = 1
ANCHORED: Final = 2
MOVING: Final = 3
BUDDING: Final = 4
BULL_TOAD: Final = 1
YELLOW_FROG: Final = 2
BLACK_FROG: Final = 3
#: alchemical_scimitar
SCIMITAR_DAMAGE: Final[list[int]] = [4, 4, 5, 5, 6, 6]


def skills_of(figure: Figure) -> list[Skill]:
    """The skills of a figure that hook into moments."""
    while len(SETS) < len(KITS):
        low, high = KITS[len(SETS)]
        found: list[Skill] = []
        for number in range(len(SKILLS)):
            here = low >> number & 1 if number < WORD else high >> (number - WORD) & 1
            if here and number in OBJECTS:
                found.append(OBJECTS[number])
        SETS.append(found)
    return SETS[figure.kit]


# -- what a figure has


def grant(table: Table) -> None:
    """Hands out the skills that figures in play give to others of their company, and finds those
    that act on others near."""
    auras: list[int] = []
    for figure in table.figures:
        equip(table, figure)
        if figure.alive:
            for skill in AURAS:
                if figure.profile.has(skill):
                    auras.append(figure.id * AURA + skill)
    table.auras = auras


def equip(table: Table, figure: Figure) -> None:
    """Its skills, traits and movements: those of its card, what others of its company give it,
    and what lasts on it."""
    profile = figure.profile
    figure.low = profile.low
    figure.high = profile.high
    for giver in table.figures:
        if giver.seat == figure.seat and giver.alive and giver.id != figure.id:
            for skill in skills_of_card(giver):
                for number in skill.gives(profile):
                    add_skill(figure, number)
    figure.com = profile.com
    figure.ref = profile.ref
    figure.defence = profile.defence
    figure.walk = profile.walk
    figure.charge = profile.charge
    figure.run = profile.run
    for effect in figure.effects:
        lend(figure, effect)
        bend(figure, effect)
    figure.kit = kit_of(figure.low, figure.high)


def skills_of_card(figure: Figure) -> list[Skill]:
    """Those printed on its card; only they give skills to others."""
    kit: i64 = figure.kit
    figure.kit = figure.profile.kit
    found = skills_of(figure)
    figure.kit = kit
    return found


def add_skill(figure: Figure, skill: i64) -> None:
    if skill < WORD:
        figure.low |= bit(skill)
    else:
        figure.high |= bit(skill - WORD)


def drop_skill(figure: Figure, skill: i64) -> None:
    if skill < WORD:
        figure.low &= ~bit(skill)
    else:
        figure.high &= ~bit(skill - WORD)


def lend(figure: Figure, effect: Effect) -> None:
    """Skills that an effect gives or takes."""
    kind: i64 = effect.kind
    if kind == LANCE:
        add_skill(figure, REACH)
        add_skill(figure, EXPERT_BRUTAL)
        add_skill(figure, ARMOUR_PIERCING_COMBAT)
    elif kind == ANGELUS:
        add_skill(figure, EXPERT_NORMAL if effect.extra else EXPERT_BRUTAL)
    elif kind == TOXIC:
        add_skill(figure, HEMOTOXIC)
    elif kind == TRICKSTER:
        add_skill(figure, LEAP)
        add_skill(figure, THRUST_WALOSI_TRICK)
    elif kind == VEIL:
        add_skill(figure, STEALTH)
    elif kind == VISION:
        drop_skill(figure, STEALTH)
    elif kind == TOAD and effect.amount == YELLOW_FROG:
        add_skill(figure, TRACKER)


def bend(figure: Figure, effect: Effect) -> None:
    """Traits and movements that an effect changes."""
    kind: i64 = effect.kind
    if kind == NET:
        figure.defence -= 2
    elif kind in (EXPOSED, DOWN):
        figure.defence = min(figure.defence, effect.amount)
    elif kind == SAPPED:
        figure.com = min(figure.com, effect.amount)
    elif kind == SWIFTNESS:
        figure.walk += INCH
        figure.charge += INCH
        if figure.run > 0:
            figure.run += 2 * INCH
    elif kind == GRAFT and effect.amount == BUDDING:
        figure.walk = 5 * INCH
        figure.charge = 7 * INCH
        figure.run = 12 * INCH
    elif kind == TOAD and effect.amount == YELLOW_FROG:
        figure.ref += 2
    elif kind == TOAD and effect.amount == BLACK_FROG:
        figure.com += 1


# -- fighting


def com_dice(figure: Figure, card: i64, enemy: Figure, clouded: bool = False) -> i64:
    """Bonus dice on COM with a combat card; `clouded`: without the use of expert skills."""
    dice: i64 = 0
    for skill in skills_of(figure):
        if not clouded or not skill.expert():
            dice += skill.com_dice(card, enemy)
    for effect in figure.effects:
        if effect.kind == SCIMITAR:
            dice += 1
    return dice


def charge_dice(figure: Figure) -> i64:
    """A-44: one, and more for cavalry."""
    dice: i64 = 1
    for skill in skills_of(figure):
        dice += skill.charge_dice()
    return dice


def charge_shift(figure: Figure) -> i64:
    shift: i64 = 0
    for skill in skills_of(figure):
        shift += skill.charge_shift()
    return shift


def own_tough(figure: Figure) -> i64:
    tough: i64 = 0
    for skill in skills_of(figure):
        tough += skill.tough()
    for effect in figure.effects:
        if effect.kind == GRAFT and effect.amount == ANCHORED and tough == 0:
            tough = 1
        elif effect.kind == TOAD and effect.amount == BULL_TOAD:
            tough += 1
    return tough


def pierces(figure: Figure, shot: bool, enemy: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.pierces(shot, enemy):
            return True
    return False


def damage_table(figure: Figure, enemy: Figure, card: i64 = NONE) -> list[int]:
    for effect in figure.effects:
        if effect.kind == SCIMITAR:
            return SCIMITAR_DAMAGE
    for skill in skills_of(figure):
        if skill.second_table(figure, enemy, card):
            return figure.profile.second_damage
    return figure.profile.damage


def chains(table: Table, figure: Figure, enemy: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.chains(table, figure, enemy):
            return True
    return False


def chain_shift(figure: Figure) -> i64:
    for skill in skills_of(figure):
        if skill.steady_chain():
            return 0
    return -1


def keeps_dice(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.keeps_dice():
            return True
    return False


def thrusts(figure: Figure) -> list[int]:
    """The combat cards of its own."""
    found: list[int] = []
    for skill in skills_of(figure):
        card: i64 = skill.thrust()
        if card >= 0:
            found.append(int(card))
    return found


def may_parry(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if not skill.may_parry():
            return False
    return True


def poisons(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.poisons():
            return True
    return False


def has_white_die(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.white_die():
            return True
    return False


def parry_returns(figure: Figure, better: i64) -> bool:
    for skill in skills_of(figure):
        if skill.parry_returns(better):
            return True
    return False


def explodes(figure: Figure, column: i64) -> bool:
    for skill in skills_of(figure):
        if skill.explodes(column):
            return True
    return False


def back_damage(figure: Figure, colour: i64) -> i64:
    points: i64 = 0
    for skill in skills_of(figure):
        points += skill.back_damage(colour)
    return points


def has_reach(figure: Figure) -> bool:
    return figure.has(REACH)


def picks_card_last(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.picks_card_last():
            return True
    return False
