"""The named moments of the rules at which skills have something to say (A-87).

A new skill is a class in `own_skills.py` that answers at one of these moments, or in `auras.py` if
it acts on others, and a test. Some skills are a choice in the middle of a fight or an action of
their own; those the rules name where the choice is put.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import Profile
from ..model import Figure, Table

NO_CARDS: Final[list[int]] = []
NO_SKILLS: Final[list[int]] = []


class Skill:
    """The moments. Each answers with what changes nothing."""

    # -- fighting

    def com_dice(self, card: i64, enemy: Figure) -> i64:
        """Bonus dice on a COM roll with that combat card."""
        return 0

    def expert(self) -> bool:
        """Whether clairvoyance makes it useless."""
        return False

    def charge_dice(self) -> i64:
        """Further bonus dice on the attack of a charge."""
        return 0

    def charge_shift(self) -> i64:
        """Columns to the right for the damage of a charge."""
        return 0

    def tough(self) -> i64:
        """How much less a COM or shooting roll hurts."""
        return 0

    def pierces(self, shot: bool, enemy: Figure) -> bool:
        """Whether tough does not help against its shots, or its blows."""
        return False

    def second_table(self, figure: Figure, enemy: Figure, card: i64) -> bool:
        """Whether its blows against that enemy are read in the second damage table."""
        return False

    def chains(self, table: Table, figure: Figure, enemy: Figure) -> bool:
        """Whether a hit gives it a second roll."""
        return False

    def steady_chain(self) -> bool:
        """Whether the extra roll of a chain attack is read without the shift to the left."""
        return False

    def keeps_dice(self) -> bool:
        """Whether the bonus dice of an attack also count for the chain attack after it."""
        return False

    def thrust(self) -> i64:
        """A combat card of its own, or -1."""
        return -1

    def may_parry(self) -> bool:
        return True

    def picks_card_last(self) -> bool:
        """Whether the enemy must show its combat card first."""
        return False

    def back_damage(self, colour: i64) -> i64:
        """What an enemy in contact takes back when its attack damages this figure."""
        return 0

    def poisons(self) -> bool:
        """Whether whom it damages is poisoned."""
        return False

    def white_die(self) -> bool:
        """Whether one of its dice on COM is white whatever its state."""
        return False

    def parry_returns(self, better: i64) -> bool:
        """Whether a parry better than the attack by so much gives back its AP."""
        return False

    def explodes(self, column: i64) -> bool:
        """Whether damage read in that column sets off its explosion."""
        return False

    # -- a combat that starts

    def frightens(self) -> i64:
        """The number to beat on MND for whoever meets it in combat; 0: none."""
        return 0

    def fearless(self) -> bool:
        return False

    def nets(self) -> bool:
        """Whether it tries to entangle whoever meets it in combat."""
        return False

    def answers_charge(self) -> bool:
        """Whether it may strike a charger first."""
        return False

    # -- being a target

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

    def guards(self) -> bool:
        """Whether it may take a friend's place as a target."""
        return False

    def guards_fighting(self) -> bool:
        """Whether it may do so in a combat in which nobody touches it."""
        return False

    def untouched_by_alchemy(self) -> bool:
        return False

    def unaided(self) -> bool:
        """Whether nothing that friends do can help it."""
        return False

    # -- shooting

    def aim_colour(self, colour: i64) -> i64:
        """The colour of the bonus die for aim."""
        return colour

    def coverless_shots(self) -> i64:
        """How many of its shots a turn may leave the target no cover."""
        return 0

    # -- moving

    def leaps(self) -> bool:
        return False

    def free_walk(self) -> bool:
        return False

    def slips_away(self) -> bool:
        """Whether it disengages without a roll."""
        return False

    def strikes_leavers(self) -> bool:
        """Whether it strikes whoever leaves contact with it."""
        return False

    # -- minds

    def needs_no_sight(self) -> bool:
        return False

    def initiative_colour(self, colour: i64) -> i64:
        return colour

    def initiative_dice(self) -> i64:
        return 0

    def lends_mind(self, friend: Figure) -> bool:
        """Whether that friend, within MND inches, may use its MND."""
        return False

    # -- alchemy

    def keeps_focus(self, points: i64, concentration: i64) -> bool:
        """Whether so much damage costs it no concentration."""
        return False

    def fetches(self) -> bool:
        """Whether it harvests though it is no alchemist."""
        return False

    # -- the turn and the company

    def follows(self, profile: Profile) -> bool:
        """Whether it may be played at once after a figure of that profile."""
        return False

    def claims(self) -> bool:
        """Whether it can do what a scenario asks for."""
        return True

    def wastes(self) -> bool:
        """Whether it takes 1 damage at the end of each turn."""
        return False

    def gives(self, profile: Profile) -> list[int]:
        """Skills that figures of another profile of the company have while it is in play."""
        return NO_SKILLS
