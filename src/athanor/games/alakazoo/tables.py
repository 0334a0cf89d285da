"""The tables in data/, read and checked. What is wrong in one is said with its file and place."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import combinations
from typing import Final, Literal, TypeVar

import msgspec

PLACES: Final = 9
RUNES_OF_A_PLACE: Final = 2
STAR: Final = "star"

Source = Literal["hand", "columns", "discards"]
Reason = Literal["die", "tokens", "hand", "swap"]


class Creatures(msgspec.Struct, forbid_unknown_fields=True):
    creatures: list[str]
    parts: list[str]
    guardians: list[str]


class Portals(msgspec.Struct, forbid_unknown_fields=True):
    symbols: list[str]
    dice: list[list[str]]
    portals: dict[str, list[tuple[str, str]]]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A card with an effect: `kind` names the effect, the rest are its figures."""

    name: str
    kind: str
    amount: int = 1
    solo: bool = True
    source: Source = "hand"
    reason: Reason = "die"
    symbol: str = ""
    parts: list[str] = []


class Powers(msgspec.Struct, forbid_unknown_fields=True):
    common: list[Card]
    ability: list[Card]


class University(msgspec.Struct, forbid_unknown_fields=True):
    wizard: list[Card]
    card: list[Card]


class Tommy(msgspec.Struct, forbid_unknown_fields=True):
    once: list[Card]
    lasting: list[Card]


class Line(msgspec.Struct, forbid_unknown_fields=True):
    first: int
    second: int
    joker: int


class Book(msgspec.Struct, forbid_unknown_fields=True):
    line: list[Line]


Table = TypeVar("Table", bound=msgspec.Struct)


def load(name: str, kind: type[Table]) -> Table:
    text = files(__package__).joinpath("data", f"{name}.toml").read_text("utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"data/{name}.toml: {error}") from None


def check_creatures(table: Creatures) -> None:
    _distinct("creatures.toml", table.creatures, 8)
    _distinct("creatures.toml", table.parts, PLACES)
    _distinct("creatures.toml", table.guardians, 4)


def check_portals(table: Portals, creatures: list[str]) -> None:
    """Z-03: five symbols, one star on each die, 4 + 4 + 4 + 3 + 3 runes, all portals different."""
    _distinct("portals.toml", table.symbols, 5)
    _expect("portals.toml", len(table.dice) == 3, "three dice")
    for die in table.dice:
        _expect("portals.toml", len(die) == 6 and die.count(STAR) == 1, "one star in six faces")
        _expect("portals.toml", set(die) <= {STAR, *table.symbols}, f"faces of {die}")
    _expect("portals.toml", list(table.portals) == creatures, "a portal for each creature")
    for name, places in table.portals.items():
        _expect("portals.toml", len(places) == PLACES, f"nine places on {name}")
        for pair in places:
            _expect("portals.toml", len(set(pair)) == RUNES_OF_A_PLACE, f"{pair} on {name}")
        counts = Counter(symbol for pair in places for symbol in pair)
        _expect("portals.toml", set(counts) == set(table.symbols), f"symbols of {name}")
        _expect("portals.toml", sorted(counts.values()) == [3, 3, 4, 4, 4], f"runes of {name}")
    layouts = {tuple(tuple(sorted(pair)) for pair in each) for each in table.portals.values()}
    _expect("portals.toml", len(layouts) == len(table.portals), "portals that differ")


def check_cards(name: str, cards: list[Card], wanted: int, parts: list[str]) -> None:
    _distinct(f"{name}.toml", [card.name for card in cards], wanted)
    for card in cards:
        _expect(f"{name}.toml", set(card.parts) <= set(parts), f"parts of {card.name}")


def check_book(table: Book) -> None:
    for line in table.line:
        _expect("book.toml", line.first + line.second + line.joker == 3, "three spells a line")
        _expect("book.toml", min(line.first, line.second, line.joker) >= 0, "counts")
    _expect("book.toml", len(table.line) == 3, "three lines")


def _distinct(file: str, names: list[str], wanted: int) -> None:
    _expect(file, len(names) == len(set(names)) == wanted, f"{wanted} different names")


def _expect(file: str, true: bool, what: str) -> None:
    if not true:
        raise ValueError(f"data/{file}: expected {what}")


CREATURES: Final = load("creatures", Creatures)
check_creatures(CREATURES)
PORTALS: Final = load("portals", Portals)
check_portals(PORTALS, CREATURES.creatures)
POWERS: Final = load("powers", Powers)
check_cards("powers", POWERS.common, 4, CREATURES.parts)
check_cards("powers", POWERS.ability, 5, CREATURES.parts)
UNIVERSITY: Final = load("university", University)
check_cards("university", UNIVERSITY.wizard, 13, CREATURES.parts)
check_cards("university", UNIVERSITY.card, 13, CREATURES.parts)
TOMMY: Final = load("tommy", Tommy)
check_cards("tommy", TOMMY.once, 12, CREATURES.parts)
check_cards("tommy", TOMMY.lasting, 12, CREATURES.parts)
BOOK: Final = load("book", Book)
check_book(BOOK)

#: The two creatures of each page of the book, by index (Z-68).
PAGES: Final = list(combinations(range(len(CREATURES.creatures)), 2))
