"""The things of the game as numbers, and every action there is, made once.

A *spell* is a number from 0 to 71: creature × 9 + part. At most six creatures are in a game, so
inside a game spells are numbered anew, by the creature's rank in the game: from 0 to 53, which fits
the bits of one native number. Sets of spells (a hand, a column, the spells on a portal) are such
numbers. `Table` translates at its borders. Cards above 53 in the pile are Tommy's.

A *rune* is its place, or its place + 9 for the second one: then `tokens & (tokens >> 9)` are the
places with both runes covered.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action

from .actions import (
    Charge,
    ChooseGuardian,
    ChoosePortal,
    Cover,
    Darken,
    Discard,
    Done,
    Draft,
    Draw,
    Enrol,
    Forgo,
    Give,
    Invoke,
    KeepPage,
    NameCreature,
    Offer,
    Place,
    Rest,
    Roll,
    Shadow,
    Swap,
    SwapPortals,
    Take,
    TakeColumn,
    Target,
    Uncover,
)
from .tables import CREATURES, PAGES, PORTALS, POWERS, STAR, TOMMY, UNIVERSITY

CREATURE_NAMES: Final[list[str]] = CREATURES.creatures
PART_NAMES: Final[list[str]] = CREATURES.parts
GUARDIAN_NAMES: Final[list[str]] = CREATURES.guardians
SPELL_NAMES: Final[list[str]] = [f"{c}-{p}" for c in CREATURE_NAMES for p in PART_NAMES]
SPELL_OF: Final[dict[str, int]] = {name: spell for spell, name in enumerate(SPELL_NAMES)}
SYMBOL_NAMES: Final[list[str]] = PORTALS.symbols
#: The faces of dice: the star is 0, symbols follow.
FACE_NAMES: Final[list[str]] = [STAR, *SYMBOL_NAMES]
POWER_NAMES: Final[list[str]] = [
    card.name for card in [*POWERS.common, *POWERS.ability, *UNIVERSITY.card]
]
WIZARD_NAMES: Final[list[str]] = [card.name for card in UNIVERSITY.wizard]
TOMMY_NAMES: Final[list[str]] = [card.name for card in [*TOMMY.once, *TOMMY.lasting]]
PAGE_NAMES: Final[list[str]] = [f"{CREATURE_NAMES[a]}-{CREATURE_NAMES[b]}" for a, b in PAGES]
PAGE_CREATURES: Final[list[tuple[int, int]]] = PAGES

NONE: Final = -1
CREATURE_COUNT: Final = 8
PARTS: Final = 9
SPELLS: Final = 54  # in a game, at most
SYMBOLS: Final = 5
GUARDIANS: Final = 4
ABILITY: Final = 4  # the first ability card among the powers
LESSON: Final = 9  # the first guardian card of the university among the powers
POWER_COUNT: Final = 22
WIZARDS: Final = 13
PAGE_COUNT: Final = 28
TOMMY_CARD: Final = 64  # the first of Tommy's cards
TOMMY_ONCE: Final = 12
TOMMY_CARDS: Final = 24

ALL_PLACES: Final = 511
#: The same place in each of six creatures: places × COPIES is a set of spells.
EVERY_CREATURE: Final = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36 | 1 << 45

#: RUNES[portal * 5 + symbol]: the runes of that symbol, as a set.
RUNES: Final[list[int]] = [
    sum(
        1 << (place + 9 * second)
        for place, pair in enumerate(places)
        for second, shown in enumerate(pair)
        if shown == symbol
    )
    for places in PORTALS.portals.values()
    for symbol in SYMBOL_NAMES
]
#: SYMBOL[portal * 18 + rune]
SYMBOL: Final[list[int]] = [
    SYMBOL_NAMES.index(pair[second])
    for places in PORTALS.portals.values()
    for second in range(2)
    for pair in places
]
#: RUNE[(portal * 9 + place) * 5 + symbol]: the rune, or NONE.
RUNE: Final[list[int]] = [
    place + 9 * pair.index(symbol) if symbol in pair else NONE
    for places in PORTALS.portals.values()
    for place, pair in enumerate(places)
    for symbol in SYMBOL_NAMES
]
#: FACES[die * 6 + side]
FACES: Final[list[int]] = [FACE_NAMES.index(face) for die in PORTALS.dice for face in die]

# Where each family of actions begins in ACTIONS.
PORTAL: Final = 0
GUARDIAN: Final = PORTAL + CREATURE_COUNT
DRAFT: Final = GUARDIAN + GUARDIANS
ENROL: Final = DRAFT + 72
KEEP: Final = ENROL + 169
REST: Final = KEEP + PAGE_COUNT
ROLL: Final = REST + 1
COLUMN: Final = ROLL + 3
DISCARD: Final = COLUMN + 4
DRAW: Final = DISCARD + 72
INVOKE: Final = DRAW + 1
PLACE: Final = INVOKE + 88
DONE: Final = PLACE + 72
UNCOVER: Final = DONE + 1
COVER: Final = UNCOVER + 45
CHARGE: Final = COVER + 270
DARKEN: Final = CHARGE + GUARDIANS
FORGO: Final = DARKEN + 6
SHADOW: Final = FORGO + 6
TARGET: Final = SHADOW + GUARDIANS
OFFER: Final = TARGET + 4
NAME: Final = OFFER + 72
GIVE: Final = NAME + CREATURE_COUNT
TAKE: Final = GIVE + 72
SWAP: Final = TAKE + 72
SWAP_PORTALS: Final = SWAP + 648
ACTION_COUNT: Final = SWAP_PORTALS + 36


def make_actions() -> list[Action]:
    """In the order of the families above. A card of a family is its number; families of two words
    count the second word faster."""
    actions: list[Action] = []
    actions += [ChoosePortal(name) for name in CREATURE_NAMES]
    actions += [ChooseGuardian(name) for name in GUARDIAN_NAMES]
    actions += [Draft(name) for name in SPELL_NAMES]
    actions += [Enrol(wizard, power) for wizard in WIZARD_NAMES for power in POWER_NAMES[LESSON:]]
    actions += [KeepPage(name) for name in PAGE_NAMES]
    actions += [Rest()]
    actions += [Roll(dice) for dice in (1, 2, 3)]
    actions += [TakeColumn(column) for column in (1, 2, 3, 4)]
    actions += [Discard(name) for name in SPELL_NAMES]
    actions += [Draw()]
    actions += [Invoke(power, name) for power in POWER_NAMES for name in GUARDIAN_NAMES]
    actions += [Place(name) for name in SPELL_NAMES]
    actions += [Done()]
    actions += [Uncover(place, rune) for place in PART_NAMES for rune in SYMBOL_NAMES]
    for die in FACE_NAMES:
        actions += [Cover(die, place, rune) for place in PART_NAMES for rune in SYMBOL_NAMES]
    actions += [Charge(name) for name in GUARDIAN_NAMES]
    actions += [Darken(name) for name in FACE_NAMES]
    actions += [Forgo(name) for name in FACE_NAMES]
    actions += [Shadow(name) for name in GUARDIAN_NAMES]
    actions += [Target(seat) for seat in range(4)]
    actions += [Offer(name) for name in SPELL_NAMES]
    actions += [NameCreature(name) for name in CREATURE_NAMES]
    actions += [Give(name) for name in SPELL_NAMES]
    actions += [Take(name) for name in SPELL_NAMES]
    actions += [Swap(name, place) for name in SPELL_NAMES for place in PART_NAMES]
    actions += [SwapPortals(seat, place) for seat in range(4) for place in PART_NAMES]
    return actions


ACTIONS: Final[list[Action]] = make_actions()
#: For `add_each`, where the members of a set are numbered as their actions are.
AS_IT_IS: Final[list[int]] = list(range(64))
INDEX: Final[dict[Action, int]] = {action: index for index, action in enumerate(ACTIONS)}


#: For `add_each`: by portal, which place and symbol each rune is.
RUNE_OFFSETS: Final[list[list[int]]] = [
    [rune % PARTS * SYMBOLS + SYMBOL[portal * 2 * PARTS + rune] for rune in range(2 * PARTS)]
    for portal in range(CREATURE_COUNT)
]


def one(card: i64) -> i64:
    """The set that holds one card."""
    # Compiled, a literal 1 is a C int and too short to be shifted this far; this is 64 bits long.
    return (card & 0 | 1) << card


def add_each(actions: list[Action], first: i64, members: i64, offsets: list[int]) -> None:
    """The action of each member of a set: `offsets` says how far behind the `first` it is."""
    rest: i64 = members
    member: i64 = 0
    while rest != 0:
        if rest & 1:
            actions.append(ACTIONS[first + offsets[member]])
        rest >>= 1
        member += 1


def all_of(creature: i64) -> i64:
    """The nine spells of a creature, by its rank in the game."""
    return (creature & 0 | 511) << (creature * 9)


def size(cards: i64) -> i64:
    """How many are in a set."""
    count: i64 = 0
    rest: i64 = cards
    while rest != 0:
        rest &= rest - 1
        count += 1
    return count


def nth(cards: i64, n: i64) -> i64:
    """The member of a set that has n smaller ones before it."""
    rest: i64 = cards
    skip: i64 = n
    while skip > 0:
        rest &= rest - 1
        skip -= 1
    card: i64 = 0
    while (rest >> card) & 1 == 0:
        card += 1
    return card


def members(cards: i64) -> list[int]:
    """The members of a set in order."""
    found: list[int] = []
    rest: i64 = cards
    card: i64 = 0
    while rest != 0:
        if rest & 1:
            found.append(card)
        rest >>= 1
        card += 1
    return found


assert len(ACTIONS) == len(INDEX) == ACTION_COUNT
assert len(POWER_NAMES) == len(set(POWER_NAMES)) == POWER_COUNT
assert len(TOMMY_NAMES) == len(set(TOMMY_NAMES)) == TOMMY_CARDS
