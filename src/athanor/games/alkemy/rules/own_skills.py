"""Skills: small objects that answer at the moments of the rules. Each is told in skills.md's words
on its card (`texts/cards-*.ftl`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .. import cards as c
from ..cards import RED, WHITE, YELLOW, Profile
from ..model import (
    BRUTAL,
    DUEL,
    INCH,
    NORMAL,
    PARRY,
    QUICK,
    RAGING,
    STURDY,
    TRICK,
    Figure,
    Table,
)
from .moments import NO_SKILLS, Skill


class Expert(Skill):
    """A bonus die with one or two of the combat cards."""

    def __init__(self, card: i64, second: i64) -> None:
        self.card: i64 = card
        self.second: i64 = second

    def expert(self) -> bool:
        return True

    def com_dice(self, card: i64, enemy: Figure) -> i64:
        return 1 if card == self.card or card == self.second else 0


class Tough(Skill):
    def __init__(self, points: i64) -> None:
        self.points: i64 = points

    def tough(self) -> i64:
        return self.points


class ArmourPiercingCombat(Skill):
    def pierces(self, shot: bool, enemy: Figure) -> bool:
        return not shot


class ArmourPiercingShot(Skill):
    def pierces(self, shot: bool, enemy: Figure) -> bool:
        return shot


class IfritHunter(Skill):
    def com_dice(self, card: i64, enemy: Figure) -> i64:
        return 1 if enemy.profile.size == 3 else 0

    def pierces(self, shot: bool, enemy: Figure) -> bool:
        return not shot and enemy.profile.size == 3


class AlchemicalWeapon(Skill):
    def second_table(self, figure: Figure, enemy: Figure, card: i64) -> bool:
        return enemy.profile.alchemist


class Cavalry(Skill):
    def charge_dice(self) -> i64:
        return 1

    def charge_shift(self) -> i64:
        return 1


class ChainAttack(Skill):
    def chains(self, table: Table, figure: Figure, enemy: Figure) -> bool:
        return True


class PackSpirit(Skill):
    """A chain attack on whom another of the pack fights."""

    def chains(self, table: Table, figure: Figure, enemy: Figure) -> bool:
        for other in table.figures:
            if other.id != figure.id and enemy.foes >> other.id & 1:
                if other.has(c.PACK_SPIRIT) and other.seat == figure.seat:
                    return True
        return False


class DeadlyDance(Skill):
    def steady_chain(self) -> bool:
        return True


class TendonCutter(Skill):
    def keeps_dice(self) -> bool:
        return True


class Thrust(Skill):
    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    def thrust(self) -> i64:
        return self.card


class RagingAttack(Thrust):
    def second_table(self, figure: Figure, enemy: Figure, card: i64) -> bool:
        return card == RAGING and figure.colour() == YELLOW


class PoisonedWeapons(Skill):
    def poisons(self) -> bool:
        return True


class IronGrip(Skill):
    def white_die(self) -> bool:
        return True


class TempleVeteran(Skill):
    def parry_returns(self, better: i64) -> bool:
        return better >= 5


class AlchemicalExplosion(Skill):
    """The card stars sword-mace and axe-axe."""

    def explodes(self, column: i64) -> bool:
        return column == 2 or column == 3


class Frightening(Skill):
    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def frightens(self) -> i64:
        return self.number


class Fearless(Skill):
    def fearless(self) -> bool:
        return True


class Entangle(Skill):
    def nets(self) -> bool:
        return True


class Spirit(Skill):
    def fearless(self) -> bool:
        return True

    def untouched_by_alchemy(self) -> bool:
        return True

    def slips_away(self) -> bool:
        return True


class PreemptiveStrike(Skill):
    def answers_charge(self) -> bool:
        return True

    def guards_fighting(self) -> bool:
        return True


class Guard(Skill):
    def guards(self) -> bool:
        return True


class Stubborn(Skill):
    def unaided(self) -> bool:
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


class Marksman(Skill):
    def __init__(self, shots: i64) -> None:
        self.shots: i64 = shots

    def coverless_shots(self) -> i64:
        return self.shots


class Leader(Skill):
    def initiative_colour(self, colour: i64) -> i64:
        return WHITE

    def lends_mind(self, friend: Figure) -> bool:
        return not friend.has(c.WILD_ANIMAL)


class Tactician(Skill):
    def initiative_dice(self) -> i64:
        return 1


class Tamer(Skill):
    """The animals are played after their tamer; see `WildAnimal.follows`."""

    def lends_mind(self, friend: Figure) -> bool:
        return friend.has(c.WILD_ANIMAL)


class WildAnimal(Skill):
    def may_parry(self) -> bool:
        return False

    def claims(self) -> bool:
        return False

    def follows(self, profile: Profile) -> bool:
        return profile.has(c.TAMER)


class Opportunist(Skill):
    def follows(self, profile: Profile) -> bool:
        return profile.id == "shadow" or profile.id == "whisper"


class Hemotoxic(Skill):
    def back_damage(self, colour: i64) -> i64:
        return 0 if colour == WHITE else 1


class Giver(Skill):
    """Lends a skill to all figures of a profile."""

    def __init__(self, profile: str, skill: int) -> None:
        self.profile: str = profile
        self.skills: list[int] = [skill]

    def gives(self, profile: Profile) -> list[int]:
        return self.skills if profile.id == self.profile else NO_SKILLS


class MutagenicMetabolism(Skill):
    def gives(self, profile: Profile) -> list[int]:
        if profile.id == "toad_medicine_shaman":
            return [c.HEMOTOXIC]
        return [c.LEAP] if profile.id == "toad_hive_thrower" else NO_SKILLS


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


class LightningFast(Skill):
    def strikes_leavers(self) -> bool:
        return True


class AlchemicalControl(Skill):
    def keeps_focus(self, points: i64, concentration: i64) -> bool:
        return points <= concentration


class Lackey(Skill):
    def fetches(self) -> bool:
        return True


class Wasting(Skill):
    """alchemical_decline and alchemical_necrosis."""

    def wastes(self) -> bool:
        return True


OBJECTS: Final[dict[int, Skill]] = {
    c.EXPERT_BRUTAL: Expert(BRUTAL, BRUTAL),
    c.EXPERT_NORMAL: Expert(NORMAL, NORMAL),
    c.EXPERT_PARRY: Expert(PARRY, PARRY),
    c.EXPERT_QUICK_NORMAL: Expert(QUICK, NORMAL),
    c.IFRIT_HUNTER: IfritHunter(),
    c.TOUGH_1: Tough(1),
    c.TOUGH_2: Tough(2),
    c.ARMOUR_PIERCING_COMBAT: ArmourPiercingCombat(),
    c.ARMOUR_PIERCING_SHOT: ArmourPiercingShot(),
    c.ALCHEMICAL_WEAPON: AlchemicalWeapon(),
    c.CAVALRY: Cavalry(),
    c.CHAIN_ATTACK: ChainAttack(),
    c.PACK_SPIRIT: PackSpirit(),
    c.DEADLY_DANCE: DeadlyDance(),
    c.TENDON_CUTTER: TendonCutter(),
    c.THRUST_DUEL: Thrust(DUEL),
    c.THRUST_RAGING_ATTACK: RagingAttack(RAGING),
    c.THRUST_STURDY: Thrust(STURDY),
    c.THRUST_WALOSI_TRICK: Thrust(TRICK),
    c.POISONED_WEAPONS: PoisonedWeapons(),
    c.IRON_GRIP: IronGrip(),
    c.TEMPLE_VETERAN: TempleVeteran(),
    c.ALCHEMICAL_EXPLOSION: AlchemicalExplosion(),
    c.FRIGHTENING_14: Frightening(14),
    c.FRIGHTENING_15: Frightening(15),
    c.FEARLESS: Fearless(),
    c.ENTANGLE: Entangle(),
    c.SPIRIT: Spirit(),
    c.PREEMPTIVE_STRIKE: PreemptiveStrike(),
    c.GUARD: Guard(),
    c.STUBBORN: Stubborn(),
    c.STEALTH: Stealth(),
    c.DIPLOMATIC_IMMUNITY: DiplomaticImmunity(),
    c.ESCAPED: Escaped(),
    c.ONE_EYED: OneEyed(),
    c.MARKSMAN_1: Marksman(1),
    c.MARKSMAN_2: Marksman(2),
    c.LEADER: Leader(),
    c.TACTICIAN: Tactician(),
    c.TAMER: Tamer(),
    c.WILD_ANIMAL: WildAnimal(),
    c.OPPORTUNIST: Opportunist(),
    c.HEMOTOXIC: Hemotoxic(),
    c.TEMPLAR_CONSTABLE: Giver("temple_novice", c.EXPERT_BRUTAL),
    c.WOLF_LEADER: Giver("wolf_thunder_warrior", c.STEALTH),
    c.SERGEANT: Giver("triadic_guard", c.EXPERT_PARRY),
    c.HIGH_DIGNITARY: Giver("suleman_ghulam", c.EXPERT_PARRY),
    c.MUTAGENIC_METABOLISM: MutagenicMetabolism(),
    c.LEAP: Leap(),
    c.PRESCIENCE: Prescience(),
    c.TRACKER: Tracker(),
    c.LIGHTNING_FAST: LightningFast(),
    c.ALCHEMICAL_CONTROL: AlchemicalControl(),
    c.LACKEY: Lackey(),
    c.ALCHEMICAL_DECLINE: Wasting(),
    c.ALCHEMICAL_NECROSIS: Wasting(),
}
