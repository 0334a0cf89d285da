"""Skills: small objects that hook into named moments of the rules (A-87).

The rules never ask for a skill by name where a moment will do: they ask all skills of a figure what
they have to say. A new skill is a class here, a bit in `cards.py`, and a test. Some skills are a
choice in the middle of a fight or an action of their own; those the rules name by their bit, at
the place where the choice is put (`fight.py`, `damage.py`, `orders.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import (
    ALCHEMICAL_WEAPON,
    ARMOUR_PIERCING_COMBAT,
    ARMOUR_PIERCING_SHOT,
    DEADLY_DANCE,
    DIPLOMATIC_IMMUNITY,
    ESCAPED,
    EXPERT_BRUTAL,
    FEARLESS,
    HEMOTOXIC,
    LEADER,
    LEAP,
    MARKSMAN_2,
    ONE_EYED,
    PRESCIENCE,
    REACH,
    RED,
    SKILLS,
    STEALTH,
    TEMPLAR_CONSTABLE,
    TOUGH_1,
    TRACKER,
    WHITE,
    WOLF_LEADER,
    Profile,
)
from ..model import BRUTAL, INCH, NONE, Figure


class Skill:
    """The moments. Each answers with what changes nothing."""

    def com_dice(self, card: i64) -> i64:
        """Bonus dice on a COM roll with that combat card."""
        return 0

    def tough(self) -> i64:
        """How much less a COM or shooting roll hurts."""
        return 0

    def pierces(self, shot: bool) -> bool:
        """Whether tough does not help against its shots, or its blows."""
        return False

    def second_table(self, enemy: Profile) -> bool:
        """Whether its blows against that enemy are read in the second damage table."""
        return False

    def steady_chain(self) -> bool:
        """Whether the extra roll of a chain attack is read without the shift to the left."""
        return False

    def always_covered(self) -> bool:
        """Whether it counts as in cover against shots."""
        return False

    def charged_from(self) -> i64:
        """The most from which it can be charged or engaged; 0: no limit."""
        return 0

    def refuses_charges(self) -> bool:
        """Whether a charger must first win an opposed MND roll."""
        return False

    def ignores_refusal(self) -> bool:
        return False

    def aim_colour(self, colour: i64) -> i64:
        """The colour of the bonus die for aim."""
        return colour

    def initiative_colour(self, colour: i64) -> i64:
        return colour

    def lends_mind(self) -> bool:
        """Whether friends within MND inches may use its MND."""
        return False

    def back_damage(self, colour: i64) -> i64:
        """What an enemy in contact takes back when its attack damages this figure."""
        return 0

    def gives(self, profile: Profile) -> i64:
        """Skills that figures of another profile of the company have while it is in play."""
        return 0

    def reach(self) -> bool:
        return False

    def leaps(self) -> bool:
        return False

    def needs_no_sight(self) -> bool:
        return False

    def picks_card_last(self) -> bool:
        """Whether the enemy must show its combat card first."""
        return False

    def free_walk(self) -> bool:
        return False

    def coverless_shots(self) -> i64:
        """How many of its shots a turn may leave the target no cover."""
        return 0

    def fearless(self) -> bool:
        """Whether tests of fright are passed without a roll."""
        return False


class ExpertBrutal(Skill):
    def com_dice(self, card: i64) -> i64:
        return 1 if card == BRUTAL else 0


class Tough1(Skill):
    def tough(self) -> i64:
        return 1


class ArmourPiercingCombat(Skill):
    def pierces(self, shot: bool) -> bool:
        return not shot


class ArmourPiercingShot(Skill):
    def pierces(self, shot: bool) -> bool:
        return shot


class AlchemicalWeapon(Skill):
    def second_table(self, enemy: Profile) -> bool:
        return enemy.alchemist


class DeadlyDance(Skill):
    def steady_chain(self) -> bool:
        return True


class Stealth(Skill):
    def always_covered(self) -> bool:
        return True

    def charged_from(self) -> i64:
        return 4 * INCH


class DiplomaticImmunity(Skill):
    def refuses_charges(self) -> bool:
        return True


class Escaped(Skill):
    def ignores_refusal(self) -> bool:
        return True


class OneEyed(Skill):
    def aim_colour(self, colour: i64) -> i64:
        return RED


class Leader(Skill):
    def initiative_colour(self, colour: i64) -> i64:
        return WHITE

    def lends_mind(self) -> bool:
        return True


class Hemotoxic(Skill):
    def back_damage(self, colour: i64) -> i64:
        return 0 if colour == WHITE else 1


class TemplarConstable(Skill):
    def gives(self, profile: Profile) -> i64:
        return EXPERT_BRUTAL if profile.id == "temple_novice" else 0


class WolfLeader(Skill):
    def gives(self, profile: Profile) -> i64:
        return STEALTH if profile.id == "wolf_thunder_warrior" else 0


class Reach(Skill):
    def reach(self) -> bool:
        return True


class Leap(Skill):
    def leaps(self) -> bool:
        return True


class Prescience(Skill):
    def needs_no_sight(self) -> bool:
        return True

    def picks_card_last(self) -> bool:
        return True


class Tracker(Skill):
    def free_walk(self) -> bool:
        return True


class Marksman(Skill):
    def coverless_shots(self) -> i64:
        return 2


class Fearless(Skill):
    def fearless(self) -> bool:
        return True


PLAIN: Final = Skill()
OBJECTS: Final[dict[int, Skill]] = {
    EXPERT_BRUTAL: ExpertBrutal(),
    TOUGH_1: Tough1(),
    ARMOUR_PIERCING_COMBAT: ArmourPiercingCombat(),
    ARMOUR_PIERCING_SHOT: ArmourPiercingShot(),
    ALCHEMICAL_WEAPON: AlchemicalWeapon(),
    DEADLY_DANCE: DeadlyDance(),
    STEALTH: Stealth(),
    DIPLOMATIC_IMMUNITY: DiplomaticImmunity(),
    ESCAPED: Escaped(),
    ONE_EYED: OneEyed(),
    LEADER: Leader(),
    HEMOTOXIC: Hemotoxic(),
    TEMPLAR_CONSTABLE: TemplarConstable(),
    WOLF_LEADER: WolfLeader(),
    REACH: Reach(),
    LEAP: Leap(),
    PRESCIENCE: Prescience(),
    TRACKER: Tracker(),
    MARKSMAN_2: Marksman(),
    FEARLESS: Fearless(),
}
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


def passes_fright(figure: Figure) -> bool:
    for skill in skills_of(figure):
        if skill.fearless():
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
