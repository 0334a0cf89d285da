"""The profile cards and the dice, as the engine uses them, from the tables in data/.

Skills have numbers (`SKILLS` is their order); a set of them is bits of two words. A profile is
*offered* unless it only enters in the course of a game.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from .geometry.numbers import bit
from .tables import (
    ELEMENTS,
    PEOPLES,
    AlchemistRow,
    ProfileRow,
    read_alchemists,
    read_dice,
    read_formulas,
    read_profiles,
    read_skills,
)

#: Skills by number, in the order of data/skills.tsv.
ACROBAT: Final = 0
ALCHEMICAL_CONTROL: Final = 1
ALCHEMICAL_DECLINE: Final = 2
ALCHEMICAL_EXPLOSION: Final = 3
ALCHEMICAL_MASTERY: Final = 4
ALCHEMICAL_NECROSIS: Final = 5
ALCHEMICAL_SERVANT: Final = 6
ALCHEMICAL_SUPPORT: Final = 7
ALCHEMICAL_WEAPON: Final = 8
ALCHEMIST_INNER_AIR: Final = 9
ALCHEMIST_INNER_EARTH: Final = 10
ALCHEMIST_INNER_WATER: Final = 11
ALCHEMIST_OUTER_AIR: Final = 12
ALCHEMIST_OUTER_EARTH: Final = 13
ALCHEMIST_OUTER_WATER: Final = 14
ARMOUR_PIERCING_COMBAT: Final = 15
ARMOUR_PIERCING_SHOT: Final = 16
BEES: Final = 17
BRUTAL_BLOW: Final = 18
CAVALRY: Final = 19
CHAIN_ATTACK: Final = 20
CHAINS: Final = 21
CHAOTIC_INSPIRATION: Final = 22
CLAIRVOYANT: Final = 23
CUMBERSOME: Final = 24
DEADLY_DANCE: Final = 25
DIPLOMATIC_IMMUNITY: Final = 26
DOUBLE_GRAFT: Final = 27
EMPATHY: Final = 28
ENTANGLE: Final = 29
ESCAPED: Final = 30
EXPERT_BRUTAL: Final = 31
EXPERT_NORMAL: Final = 32
EXPERT_PARRY: Final = 33
EXPERT_QUICK_NORMAL: Final = 34
FEARLESS: Final = 35
FEINT: Final = 36
FLAWLESS: Final = 37
FRIGHTENING_14: Final = 38
FRIGHTENING_15: Final = 39
GUARD: Final = 40
HEMOTOXIC: Final = 41
HIGH_DIGNITARY: Final = 42
HIVE_THROW: Final = 43
ICON: Final = 44
IFRIT_HUNTER: Final = 45
IMPASSIVE: Final = 46
IRON_GRIP: Final = 47
LACKEY: Final = 48
LAYING_ON_OF_HANDS: Final = 49
LEADER: Final = 50
LEAP: Final = 51
LIGHTNING_FAST: Final = 52
MARKSMAN_1: Final = 53
MARKSMAN_2: Final = 54
MASTER_COMBAT: Final = 55
MUTAGENIC_METABOLISM: Final = 56
ONE_EYED: Final = 57
OPPORTUNIST: Final = 58
PACIFIST: Final = 59
PACK_SPIRIT: Final = 60
POISONED_WEAPONS: Final = 61
PREEMPTIVE_STRIKE: Final = 62
PRESCIENCE: Final = 63
RAVEN_SWARM: Final = 64
REACH: Final = 65
RELIGIOUS_AUTHORITY: Final = 66
ROARING_WAVE: Final = 67
SACRED_CENSERS: Final = 68
SERGEANT: Final = 69
SPIRIT: Final = 70
SPIRIT_VISION: Final = 71
STEALTH: Final = 72
STRATEGIST: Final = 73
STUBBORN: Final = 74
SUPERIOR_WILL: Final = 75
TACTICIAN: Final = 76
TAMER: Final = 77
TELLURIC_SHOCK: Final = 78
TEMPLAR_CONSTABLE: Final = 79
TEMPLE_VETERAN: Final = 80
TENDON_CUTTER: Final = 81
THRUST_DUEL: Final = 82
THRUST_RAGING_ATTACK: Final = 83
THRUST_STURDY: Final = 84
THRUST_WALOSI_TRICK: Final = 85
TOUGH_1: Final = 86
TOUGH_2: Final = 87
TOXIC_BATRACHIANS: Final = 88
TRACKER: Final = 89
VITAL_TRANSFER: Final = 90
WAGA_POSSESSION: Final = 91
WAR_DRUM: Final = 92
WAR_HORN: Final = 93
WILD_ANIMAL: Final = 94
WILL_OF_THE_ANCIENTS: Final = 95
WOLF_LEADER: Final = 96

SKILLS: Final[list[str]] = read_skills()
SKILL_INDEX: Final[dict[str, int]] = {name: number for number, name in enumerate(SKILLS)}
#: How many skills one machine word holds.
WORD: Final = 60

#: Sets of skills that figures have had, as two words each: a kit is a place in this list.
KITS: Final[list[tuple[int, int]]] = []
KIT_INDEX: Final[dict[tuple[int, int], int]] = {}


def kit_of(low: i64, high: i64) -> i64:
    """The number of a set of skills: what is worked out from a set is kept under it."""
    key: tuple[int, int] = (int(low), int(high))
    found = KIT_INDEX.get(key)
    if found is None:
        found = len(KITS)
        KITS.append(key)
        KIT_INDEX[key] = found
    return found


#: Formulas in the order of their numbers.
FORMULA_ROWS: Final = read_formulas()
FORMULAS: Final[list[str]] = list(FORMULA_ROWS)
FORMULA_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(FORMULAS)}
FORMULA_LEVEL: Final[list[int]] = [row.level for row in FORMULA_ROWS.values()]
FORMULA_COMPONENTS: Final[list[int]] = [row.components for row in FORMULA_ROWS.values()]
FORMULA_RANGE: Final[list[int]] = [100 * row.range for row in FORMULA_ROWS.values()]
FORMULA_AUTO: Final[list[bool]] = [row.threshold == "auto" for row in FORMULA_ROWS.values()]

#: Radii of bases by size (dice.md: 30 mm, 40 mm, 50 mm across), in hundredths of an inch.
RADIUS: Final[list[int]] = [0, 59, 59, 79, 98]

WHITE: Final = 0
YELLOW: Final = 1
RED: Final = 2
COLOURS: Final[list[str]] = ["white", "yellow", "red"]
SYMBOLS: Final[list[str]] = ["sword", "axe", "mace"]

DICE: Final = read_dice()
#: NUMBER[colour * 6 + face], SYMBOL[colour * 6 + face]
NUMBER: Final[list[int]] = [face[0] for faces in DICE for face in faces]
SYMBOL: Final[list[int]] = [face[1] for faces in DICE for face in faces]
#: What a die shows, in a word: white-6-mace.
FACES: Final[list[str]] = [
    f"{COLOURS[die // 6]}-{NUMBER[die]}-{SYMBOLS[SYMBOL[die]]}" for die in range(18)
]
#: COLUMN[symbol * 3 + symbol]: A-65.
COLUMN: Final[list[int]] = [0, 1, 2, 1, 3, 4, 2, 4, 5]


@final
class Profile:
    """One profile card. Movements are in hundredths of an inch; `run` 0: it cannot; `mnd` -1: it
    has none. `peoples` is a set of bits in the order of `PEOPLES`."""

    def __init__(self, index: int, row: ProfileRow, alchemist: AlchemistRow | None) -> None:
        self.index: int = index
        self.id: str = row.id
        self.peoples: i64 = 0
        for people in row.peoples:
            self.peoples |= 1 << PEOPLES.index(people)
        self.hero: bool = row.kind.startswith("hero")
        self.alchemist: bool = row.kind.endswith("alchemist")
        self.cost: i64 = row.cost
        self.most_cards: i64 = row.max
        self.figures: i64 = row.figures
        self.size: i64 = row.size
        self.radius: i64 = RADIUS[row.size]
        self.ap: i64 = row.ap
        self.walk: i64 = 100 * row.walk
        self.charge: i64 = 100 * row.charge
        self.run: i64 = 100 * (row.run or 0)
        self.mnd: i64 = -1 if row.mnd is None else row.mnd
        self.ref: i64 = row.ref
        self.com: i64 = row.com
        self.defence: i64 = row.def_
        self.white: i64 = row.white
        self.yellow: i64 = row.yellow
        self.health: i64 = row.white + row.yellow + row.red
        self.damage: list[int] = row.dom
        self.shooter: bool = row.weapon is not None
        self.shot_com: i64 = row.weapon_com
        self.shot_range: i64 = 100 * row.weapon_range
        self.second_damage: list[int] = row.weapon_dom
        self.read_skills(row.skills)
        self.formulas: list[int] = [FORMULA_INDEX[formula] for formula in row.formulas]
        self.read_alchemy(alchemist)
        self.offered: bool = row.max > 0

    def read_skills(self, skills: list[str]) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        for skill in skills:
            number: i64 = SKILL_INDEX[skill]
            if number < WORD:
                self.low |= bit(number)
            else:
                self.high |= bit(number - WORD)
        self.kit: i64 = kit_of(self.low, self.high)

    def read_alchemy(self, alchemist: AlchemistRow | None) -> None:
        self.stones: i64 = 0
        self.store: i64 = 0
        self.element: i64 = -1
        self.inner: bool = False
        if alchemist is not None:
            self.stones = alchemist.stones
            self.store = alchemist.store
            self.element = ELEMENTS.index(alchemist.element)
            self.inner = alchemist.circle == "inner"

    def has(self, skill: i64) -> bool:
        if skill < WORD:
            return self.low >> skill & 1 != 0
        return self.high >> (skill - WORD) & 1 != 0

    def colour(self, ticked: i64) -> i64:
        """A-02: the first free box gives the state."""
        if ticked < self.white:
            return WHITE
        return YELLOW if ticked < self.white + self.yellow else RED


def load() -> list[Profile]:
    alchemists = read_alchemists()
    return [
        Profile(index, row, alchemists.get(row.id)) for index, row in enumerate(read_profiles())
    ]


PROFILES: Final[list[Profile]] = load()
PROFILE_INDEX: Final[dict[str, int]] = {profile.id: profile.index for profile in PROFILES}
