"""The deck, read from data/cards.toml.

Cards of one colour and value are the same card. There are sixteen *kinds*: five potions in each of
three colours, and poison, which is the last. Inside the engine a kind is its index in these lists.

A *bag* of cards is one number: two bits for the count of each potion (there are three of a kind at
most), and above them the count of poisons. Bags are added and subtracted like numbers.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from athanor.contract.action import Action

from .actions import PLACES, Pour

DATA: Final = tomllib.loads(files(__package__).joinpath("data/cards.toml").read_text("utf-8"))
POTIONS: Final[dict[str, int]] = DATA["potions"]
COLOURS: Final[list[str]] = DATA["colours"]

NAMES: Final[list[str]] = [f"{colour}-{value}" for colour in COLOURS for value in POTIONS] + [
    "poison"
]
VALUES: Final[list[int]] = [int(v) for v in POTIONS] * len(COLOURS) + [DATA["poison"]["value"]]
COPIES: Final[list[int]] = [*POTIONS.values()] * len(COLOURS) + [DATA["poison"]["count"]]
#: The colour of each kind; poison counts as one colour more.
COLOUR_OF: Final[list[int]] = [kind // len(POTIONS) for kind in range(len(NAMES))]

KINDS: Final = 16
POISON: Final = 15
DECK: Final[list[int]] = [kind for kind in range(KINDS) for _ in range(COPIES[kind])]
KIND_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(NAMES)}

#: Every action there is, made once: POURS[kind * 3 + cauldron].
POURS: Final[list[Pour]] = [Pour(name, place) for name in NAMES for place in PLACES]
POUR_INDEX: Final[dict[Action, int]] = {pour: index for index, pour in enumerate(POURS)}


#: The values of all kinds once more, as hexadecimal digits of one number, the first kind lowest.
VALUE_DIGITS: Final[i64] = sum(value << (4 * kind) for kind, value in enumerate(VALUES))

COLOUR_BITS: Final = 10
POISON_SHIFT: Final = 30


def value_of(kind: i64) -> i64:
    """`VALUES[kind]`, for inner loops."""
    return (VALUE_DIGITS >> (4 * kind)) & 15


def colour_of(kind: i64) -> i64:
    """`COLOUR_OF[kind]`, for inner loops."""
    return kind // 5


def one(kind: i64) -> i64:
    """The bag that holds one card."""
    return 1 << (2 * kind)


def copies(bag: i64, kind: i64) -> i64:
    """How many of a kind are in a bag."""
    if kind == POISON:
        return bag >> POISON_SHIFT
    return (bag >> (2 * kind)) & 3


def potions(bag: i64, colour: i64) -> i64:
    """How many potions of a colour are in a bag: its five pairs of bits, added up."""
    pairs: i64 = bag >> (COLOUR_BITS * colour)
    fours: i64 = (pairs & 0x33) + ((pairs >> 2) & 0x33)
    return (fours & 15) + (fours >> 4) + ((pairs >> 8) & 3)


def kinds(bag: i64) -> list[int]:
    """The cards of a bag, one by one, in order."""
    cards: list[int] = []
    for kind in range(KINDS):
        for _ in range(copies(bag, kind)):
            cards.append(kind)
    return cards


def names(bag: i64) -> list[str]:
    """The cards of a bag by name."""
    return [NAMES[kind] for kind in kinds(bag)]


def bag_of(cards: list[int]) -> i64:
    bag: i64 = 0
    for kind in cards:
        bag += one(kind)
    return bag


# What a bag can hold, and what the numbers above take for granted:
assert len(NAMES) == KINDS
assert len(COLOURS) * COLOUR_BITS == POISON_SHIFT == 2 * POISON
assert max(COPIES[:-1]) <= 3
assert max(VALUES) <= 15
assert all(colour_of(kind) == COLOUR_OF[kind] for kind in range(KINDS))
