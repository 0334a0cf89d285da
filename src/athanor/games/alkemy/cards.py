"""The profile cards and the dice, as the engine uses them, from the tables in data/.

Skills that work are bits of one number (`SKILLS` is their order). A profile is *offered* when all
its skills and formulas work.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .tables import (
    ELEMENTS,
    PEOPLES,
    AlchemistRow,
    ProfileRow,
    read_alchemists,
    read_dice,
    read_formulas,
    read_profiles,
)

ACROBAT: Final = 1 << 0
ALCHEMICAL_SUPPORT: Final = 1 << 1
ALCHEMICAL_WEAPON: Final = 1 << 2
ALCHEMIST_OUTER_AIR: Final = 1 << 3
ALCHEMIST_OUTER_EARTH: Final = 1 << 4
ALCHEMIST_OUTER_WATER: Final = 1 << 5
ARMOUR_PIERCING_COMBAT: Final = 1 << 6
ARMOUR_PIERCING_SHOT: Final = 1 << 7
BRUTAL_BLOW: Final = 1 << 8
CHAIN_ATTACK: Final = 1 << 9
CUMBERSOME: Final = 1 << 10
DEADLY_DANCE: Final = 1 << 11
DIPLOMATIC_IMMUNITY: Final = 1 << 12
EMPATHY: Final = 1 << 13
ESCAPED: Final = 1 << 14
EXPERT_BRUTAL: Final = 1 << 15
FEARLESS: Final = 1 << 16  # no rule of this edition frightens anybody
FEINT: Final = 1 << 17
FLAWLESS: Final = 1 << 18
HEMOTOXIC: Final = 1 << 19
LAYING_ON_OF_HANDS: Final = 1 << 20
LEADER: Final = 1 << 21
LEAP: Final = 1 << 22
MARKSMAN_2: Final = 1 << 23
MASTER_COMBAT: Final = 1 << 24
ONE_EYED: Final = 1 << 25
OPPORTUNIST: Final = 1 << 26
PRESCIENCE: Final = 1 << 27
REACH: Final = 1 << 28
RELIGIOUS_AUTHORITY: Final = 1 << 29
STEALTH: Final = 1 << 30
TEMPLAR_CONSTABLE: Final = 1 << 31
TOUGH_1: Final = 1 << 32
TRACKER: Final = 1 << 33
WOLF_LEADER: Final = 1 << 34

SKILLS: Final[list[str]] = [
    "acrobat",
    "alchemical_support",
    "alchemical_weapon",
    "alchemist_outer_air",
    "alchemist_outer_earth",
    "alchemist_outer_water",
    "armour_piercing_combat",
    "armour_piercing_shot",
    "brutal_blow",
    "chain_attack",
    "cumbersome",
    "deadly_dance",
    "diplomatic_immunity",
    "empathy",
    "escaped",
    "expert_brutal",
    "fearless",
    "feint",
    "flawless",
    "hemotoxic",
    "laying_on_of_hands",
    "leader",
    "leap",
    "marksman_2",
    "master_combat",
    "one_eyed",
    "opportunist",
    "prescience",
    "reach",
    "religious_authority",
    "stealth",
    "templar_constable",
    "tough_1",
    "tracker",
    "wolf_leader",
]
SKILL_BIT: Final[dict[str, int]] = {name: 1 << bit for bit, name in enumerate(SKILLS)}

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
        self.skills: i64 = 0
        for skill in row.skills:
            self.skills |= SKILL_BIT.get(skill, 0)
        self.formulas: list[int] = [FORMULA_INDEX[f] for f in row.formulas if f in FORMULA_INDEX]
        self.read_alchemy(alchemist)
        works = all(skill in SKILL_BIT for skill in row.skills)
        self.offered: bool = (
            works and len(self.formulas) == len(row.formulas) and row.max > 0 and row.core
        )

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
