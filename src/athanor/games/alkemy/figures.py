"""Figures and their cards, and what lasts on figures."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .cards import WORD, Profile
from .geometry.shapes import Disc

NONE: Final = -1

#: What may last on a figure, by number; `words.EffectKind` has the same words.
EFFECTS: Final[list[str]] = [
    "afraid",
    "dread",
    "poison",
    "net",
    "frightening",
    "wind",
    "down",
    "whirl",
    "breath",
    "swiftness",
    "lance",
    "angelus",
    "oil",
    "blessing",
    "benevolence",
    "helped",
    "exposed",
    "orison",
    "pranks",
    "scimitar",
    "guard-waves",
    "white-waves",
    "doubled",
    "trickster",
    "toxic",
    "vision",
    "veil",
    "unseen",
    "graft",
    "sapped",
    "rooted",
    "toad",
    "steeled",
    "possession",
    "hives",
    "doomed",
    "willed",
    "aimless",
    "summoned",
]
AFRAID: Final = 0  # malus on all rolls while in combat with `by`
DREAD: Final = 1  # malus on all rolls
POISON: Final = 2
NET: Final = 3  # entangled by `by`
FRIGHTENS: Final = 4  # `amount` is the number to beat
WIND: Final = 5
DOWN: Final = 6
WHIRL: Final = 7  # an area of `amount`, as are those that say so
BREATH: Final = 8  # area; `extra` stones spent this turn
SWIFTNESS: Final = 9
LANCE: Final = 10
ANGELUS: Final = 11
OIL: Final = 12
BLESSING: Final = 13
BENEVOLENCE: Final = 14
HELPED: Final = 15  # by benevolence, in the roll being made
EXPOSED: Final = 16  # DEF is `amount`
ORISON: Final = 17  # area; `extra` more tough
PRANKS: Final = 18  # `extra` 1: the alchemist's player picks
SCIMITAR: Final = 19
GUARD_WAVES: Final = 20  # area; `extra` markers left
WHITE_WAVES: Final = 21  # area; `extra` markers left
DOUBLED: Final = 22
TRICKSTER: Final = 23  # `extra` 1: playing it is free
TOXIC: Final = 24
VISION: Final = 25
VEIL: Final = 26
UNSEEN: Final = 27
GRAFT: Final = 28  # `amount` is which
SAPPED: Final = 29
ROOTED: Final = 30
TOAD: Final = 31  # `amount` is which
STEELED: Final = 32  # `amount` more tough against the next COM roll of `by`
POSSESSION: Final = 33  # `amount` boxes ticked
HIVES: Final = 34  # `amount` thrown
DOOMED: Final = 35
WILLED: Final = 36
AIMLESS: Final = 37  # shots at it have no aim
SUMMONED: Final = 38

#: How long an effect lasts.
LASTS: Final[list[str]] = [
    "turn",
    "once",
    "turn-of-use",
    "turn-of-wound",
    "wound",
    "combat",
    "focus",
    "play",
]
TURN: Final = 0
ONCE: Final = 1
TURN_OF_USE: Final = 2
TURN_OF_WOUND: Final = 3
WOUND: Final = 4
COMBAT: Final = 5  # with `by`
FOCUS: Final = 6  # while `by` has concentration
PLAY: Final = 7

#: What is used once a turn (`Figure.used`) or once a game (`Figure.spent`), as bits.
USES: Final[list[str]] = [
    "chains",
    "roaring_wave",
    "telluric_shock",
    "superior_will",
    "spirit_vision",
    "chaotic_inspiration",
    "icon",
    "hive_throw",
    "raven_swarm",
    "vital_transfer",
    "follow",
    "toxic_batrachians",
    "alchemical_necrosis",
    "sap",
    "anchored",
    "moving",
    "budding",
    "ancestor",
    "hero",
]


CHAINS_USE: Final = 0
WAVE_USE: Final = 1
SHOCK_USE: Final = 2
WILL_USE: Final = 3
VISION_USE: Final = 4
INSPIRATION_USE: Final = 5
ICON_USE: Final = 6
HIVE_USE: Final = 7
RAVENS_USE: Final = 8
TRANSFER_USE: Final = 9
FOLLOW_USE: Final = 10
TOADS_USE: Final = 11
NECROSIS_USE: Final = 12
SAP_USE: Final = 13
ANCESTOR_USE: Final = 17
HERO_USE: Final = 18


@final
@mypyc_attr(acyclic=True)
class Effect:
    """Something that lasts on a figure; it never changes, but is put in another's place."""

    def __init__(
        self,
        kind: i64 = 0,
        amount: i64 = 0,
        lasts: i64 = TURN,
        by: i64 = NONE,
        extra: i64 = 0,
        used: bool = False,
    ) -> None:
        self.kind: i64 = kind
        self.amount: i64 = amount
        self.lasts: i64 = lasts
        self.by: i64 = by
        self.extra: i64 = extra
        self.used: bool = used


NO_EFFECTS: Final[list[Effect]] = []


@final
@mypyc_attr(acyclic=True)
class Figure:
    """One painted figure. `id` is its place in `Table.figures`; `foes` are the ids of those it is
    in combat with, as bits. What lasts for a turn is put back by `refresh`. Traits, movements and
    skills are those of its card unless something lasts on it: `skills.equip` sets them."""

    def __init__(self, id: i64, seat: i64, card: i64, profile: Profile, name: str) -> None:
        self.id: i64 = id
        self.seat: i64 = seat
        self.card: i64 = card
        self.profile: Profile = profile
        self.name: str = name
        self.x: i64 = NONE
        self.y: i64 = NONE
        self.r: i64 = profile.radius
        self.known_base: Disc | None = None
        self.perch: i64 = NONE  # the scenery it stands on
        self.ap: i64 = 0
        self.ticked: i64 = 0
        self.foes: i64 = 0
        self.low: i64 = profile.low
        self.high: i64 = profile.high
        self.kit: i64 = profile.kit
        self.com: i64 = profile.com
        self.ref: i64 = profile.ref
        self.defence: i64 = profile.defence
        self.walk: i64 = profile.walk
        self.charge: i64 = profile.charge
        self.run: i64 = profile.run
        self.concentration: i64 = 0
        self.components: i64 = 0
        self.stones: i64 = profile.stones
        self.bears: i64 = NONE  # the marker it carries
        self.effects: list[Effect] = NO_EFFECTS  # replaced, never changed
        self.spent: i64 = 0  # what may be used once a game
        # Formulas that last
        self.circus: i64 = 0  # the REF of travelling_circus
        self.brambles: i64 = 0
        self.prayer: i64 = 0  # the area of prayer_to_stones round it
        self.premonition: i64 = 0  # the area of premonition round it
        # What is true or not is said together, here and in `refresh`: a byte each, and no gaps.
        self.placed: bool = False
        self.alive: bool = True
        self.immune: bool = True  # diplomatic immunity, until its first attack
        self.circus_lasts: bool = False
        self.circus_used: bool = False
        self.uchronia: bool = False
        self.uchronia_lasts: bool = False
        self.uchronia_used: bool = False
        self.refresh()

    def refresh(self) -> None:
        """A-30, and the end of all that lasts for a turn."""
        self.ap = self.profile.ap
        self.charged: bool = False
        self.ran: bool = False
        self.cowed: bool = False  # a failed charge: only parry or inactive
        self.harvested: bool = False
        self.tracked: bool = False
        self.supported: bool = False  # used its free gift (support, hands, authority)
        self.mastered: bool = False
        self.pushed: bool = False
        self.shot_last: bool = False
        self.swift: bool = False  # wind_lightness: tracker
        self.slippery: bool = False  # wind_lightness: disengages without a roll
        self.hurt: bool = False
        self.cast: i64 = 0  # formulas cast, as bits
        self.barred: i64 = 0  # figures it may not charge again (diplomatic immunity)
        self.marked: i64 = 0  # uses of marksman
        self.used: i64 = 0  # what may be used once a turn

    def has(self, skill: i64) -> bool:
        """Whether it has a skill, its own or one that is given to it."""
        if skill < WORD:
            return self.low >> skill & 1 != 0
        return self.high >> (skill - WORD) & 1 != 0

    def base(self) -> Disc:
        """Where it stands, for as long as it does not move."""
        base = self.known_base
        if base is None:
            base = Disc(self.x, self.y, self.r)
            self.known_base = base
        else:
            base.x = self.x
            base.y = self.y
            base.r = self.r
        return base

    def colour(self) -> i64:
        return self.profile.colour(self.ticked)

    def clone(self) -> Figure:
        copy = Figure(self.id, self.seat, self.card, self.profile, self.name)
        copy.x = self.x
        copy.y = self.y
        copy.perch = self.perch
        copy.placed = self.placed
        copy.alive = self.alive
        copy.ap = self.ap
        copy.ticked = self.ticked
        copy.foes = self.foes
        copy.immune = self.immune
        copy.concentration = self.concentration
        copy.components = self.components
        copy.stones = self.stones
        copy.bears = self.bears
        copy.spent = self.spent
        self.copy_traits(copy)
        self.copy_formulas(copy)
        self.copy_turn(copy)
        return copy

    def copy_traits(self, copy: Figure) -> None:
        copy.low = self.low
        copy.high = self.high
        copy.kit = self.kit
        copy.com = self.com
        copy.ref = self.ref
        copy.defence = self.defence
        copy.walk = self.walk
        copy.charge = self.charge
        copy.run = self.run
        copy.effects = self.effects

    def copy_formulas(self, copy: Figure) -> None:
        copy.circus = self.circus
        copy.circus_lasts = self.circus_lasts
        copy.circus_used = self.circus_used
        copy.uchronia = self.uchronia
        copy.uchronia_lasts = self.uchronia_lasts
        copy.uchronia_used = self.uchronia_used
        copy.brambles = self.brambles
        copy.prayer = self.prayer
        copy.premonition = self.premonition

    def copy_turn(self, copy: Figure) -> None:
        copy.charged = self.charged
        copy.ran = self.ran
        copy.cowed = self.cowed
        copy.harvested = self.harvested
        copy.cast = self.cast
        copy.barred = self.barred
        copy.tracked = self.tracked
        copy.supported = self.supported
        copy.mastered = self.mastered
        copy.pushed = self.pushed
        copy.marked = self.marked
        copy.shot_last = self.shot_last
        copy.swift = self.swift
        copy.slippery = self.slippery
        copy.hurt = self.hurt
        copy.used = self.used


@final
@mypyc_attr(acyclic=True)
class Card:
    """A profile card with its figures (A-03). `played`: activated this turn."""

    def __init__(self, id: i64, seat: i64, figures: list[int]) -> None:
        self.id: i64 = id
        self.seat: i64 = seat
        self.figures: list[int] = figures
        self.played: bool = False

    def clone(self) -> Card:
        copy = Card(self.id, self.seat, self.figures)
        copy.played = self.played
        return copy
