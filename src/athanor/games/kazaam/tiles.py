"""Tiles, ingredients and boxes, as the engine holds them.

A tile is a number: `homunculus * 18 + part * 2 + copy`. A homunculus has each part once and one of
them twice, so of the 126 numbers a box uses 70. Tiles in a row (a hand, a board) are packed into
one number, seven bits each; tiles in a heap (the discards) are two numbers of 63 bits.

Ingredients are packed too: a *bag* holds six counts of six bits each. Bags are added and subtracted
like numbers; `covers` compares all six counts at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .actions import Part

PARTS: Final[list[Part]] = [
    "head",
    "torso",
    "tail",
    "left-hand",
    "right-hand",
    "left-leg",
    "right-leg",
    "left-ear",
    "right-ear",
]
HOMUNCULI: Final[list[str]] = ["fire", "bone", "scale", "wood", "fur", "chitin", "stone"]
INGREDIENTS: Final[list[str]] = [
    "mercury",
    "sulphur",
    "mandrake",
    "unicorn-horn",
    "dragon-blood",
    "phoenix-feather",
]

HEAD: Final = 0
TORSO: Final = 1
TAIL: Final = 2
FIRST_HAND: Final = 3
FIRST_LEG: Final = 5
FIRST_EAR: Final = 7
PART_COUNT: Final = 9
ALL_PARTS: Final = 511
HEAD_BIT: Final = 1

KINDS: Final = 6
TILES_OF_ONE: Final = 18
TILE_IDS: Final = 126
TILES: Final = 70
TILE_BITS: Final = 7
TILE_MASK: Final = 127
HEAP_BITS: Final = 63

TILE_NAMES: Final[list[str]] = [
    f"{homunculus}-{part}{copy}"
    for homunculus in HOMUNCULI
    for part in PARTS
    for copy in ("", "-2")
]
TILE_OF: Final[dict[str, int]] = {name: tile for tile, name in enumerate(TILE_NAMES)}
PART_OF: Final[list[int]] = [tile % TILES_OF_ONE // 2 for tile in range(TILE_IDS)]
HOMUNCULUS_OF: Final[list[int]] = [tile // TILES_OF_ONE for tile in range(TILE_IDS)]

COUNT_BITS: Final = 6
COUNT_MASK: Final = 63
MOST_OF_ONE: Final = 31
#: The bit above every count that `covers` borrows from.
GUARDS: Final = 32 * (1 + (1 << 6) + (1 << 12) + (1 << 18) + (1 << 24) + (1 << 30))


class Heap:
    """A set of tiles."""

    def __init__(self, low: i64, high: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high

    def add(self, tile: i64) -> None:
        if tile < HEAP_BITS:
            self.low |= bit(tile)
        else:
            self.high |= bit(tile - HEAP_BITS)

    def add_all(self, other: Heap) -> None:
        self.low |= other.low
        self.high |= other.high

    def remove_all(self, other: Heap) -> None:
        self.low &= ~other.low
        self.high &= ~other.high


class Alchemist:
    def __init__(self, name: str, ingredient: int, homunculus: int) -> None:
        self.name = name
        self.ingredient = ingredient
        self.homunculus = homunculus


class Box:
    """What is printed on the cardboard: `price` and `gain` are bags by tile (K-04), `tiles` the 70
    numbers in use, `used` the same as a heap and `place` where each is among them, `of_each` how
    many of each ingredient the supply begins with (K-05)."""

    def __init__(
        self, price: list[int], gain: list[int], alchemists: list[Alchemist], of_each: int
    ) -> None:
        self.price = price
        self.gain = gain
        self.alchemists = alchemists
        self.of_each = of_each
        self.tiles: list[int] = [tile for tile in range(TILE_IDS) if price[tile]]
        self.used = Heap(0, 0)
        self.place: list[int] = [-1] * TILE_IDS
        for place, tile in enumerate(self.tiles):
            self.used.add(tile)
            self.place[tile] = place
        self.supply: i64 = 0
        for kind in range(KINDS):
            self.supply += of_each * unit(kind)


def bit(place: i64) -> i64:
    """2 ** place."""
    return shifted(1, place)


def shifted(number: i64, places: i64) -> i64:
    """mypyc writes a literal as a C int, so `1 << 40` would be lost; a parameter has 64 bits."""
    return number << places


def unit(kind: i64) -> i64:
    """The bag of one ingredient."""
    return bit(COUNT_BITS * kind)


def count(bag: i64, kind: i64) -> i64:
    return (bag >> (COUNT_BITS * kind)) & COUNT_MASK


def covers(bag: i64, price: i64) -> bool:
    """Whether a bag holds all of another."""
    return ((bag + GUARDS - price) & GUARDS) == GUARDS


def size(bag: i64) -> i64:
    """How many ingredients are in a bag."""
    total: i64 = 0
    while bag:
        total += bag & COUNT_MASK
        bag >>= COUNT_BITS
    return total


def common(bag: i64, other: i64) -> i64:
    """What two bags both hold."""
    if covers(other, bag):
        return bag
    both: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        one: i64 = count(bag, kind)
        two: i64 = count(other, kind)
        both += (one if one < two else two) * unit(kind)
        kind += 1
    return both


def ingredient_names(bag: i64) -> list[str]:
    """The ingredients of a bag one by one."""
    names: list[str] = []
    for kind in range(KINDS):
        for _ in range(count(bag, kind)):
            names.append(INGREDIENTS[kind])
    return names


def bag_of(kinds: list[int]) -> i64:
    bag: i64 = 0
    for kind in kinds:
        bag += unit(kind)
    return bag


def unpack(row: i64, length: i64) -> list[int]:
    """The tiles of a row."""
    tiles: list[int] = []
    while length > 0:
        tiles.append(row & TILE_MASK)
        row >>= TILE_BITS
        length -= 1
    return tiles


def tile_names(tiles: list[int]) -> list[str]:
    """Tiles by name, in the order of the box, whatever order they are held in."""
    return [TILE_NAMES[tile] for tile in sorted(tiles)]
