"""Skills: small objects that hook into named moments of the rules (A-87).

A new skill is a class here, a bit in `cards.py`, and a test. Some skills are a choice in the middle
of a fight or an action of their own; those the rules name by their bit, at the place where the
choice is put (`fight.py`, `strike.py`, `damage.py`, `order_checks.py`).
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
    HEMOTOXIC,
    LEADER,
    LEAP,
    MARKSMAN_2,
    ONE_EYED,
    PRESCIENCE,
    RED,
    STEALTH,
    TEMPLAR_CONSTABLE,
    TOUGH_1,
    TRACKER,
    WHITE,
    WOLF_LEADER,
    Profile,
)
from ..model import BRUTAL, INCH


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
    LEAP: Leap(),
    PRESCIENCE: Prescience(),
    TRACKER: Tracker(),
    MARKSMAN_2: Marksman(),
}
