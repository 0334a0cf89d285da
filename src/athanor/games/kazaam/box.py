"""Reading a box: the standard one, or a table's own.

A box is a TOML text (see data/box.toml for its form). It enters a game as the option `box`, whose
value is the word "standard" or the text itself, so that a record carries the box it was played
with. A text that is not a box is refused with file, line and reason.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from athanor.contract.errors import BadRequest, Fact

from .tiles import (
    HOMUNCULI,
    INGREDIENTS,
    KINDS,
    MOST_OF_ONE,
    PARTS,
    TILE_IDS,
    TILE_NAMES,
    TILE_OF,
    Alchemist,
    Box,
    bag_of,
)

STANDARD: Final = "standard"
STANDARD_FILE: Final = "data/box.toml"
TILE_COUNT: Final = 70
TILES_EACH: Final = 10
ALCHEMISTS: Final = 6
FEWEST_SYMBOLS: Final = 2
MOST_SYMBOLS: Final = 5
MOST_ALIKE: Final = 2
LONGEST_TEXT: Final = 32_000
LONGEST_NAME: Final = 24
#: No box nests deeper, dots in names counted, and no number in it is longer.
DEEPEST: Final = 8
LONGEST_NUMBER: Final = 9
LONG_NUMBER: Final = re.compile(rf"[\d_]{{{LONGEST_NUMBER + 1}}}|0[xob]\w{{{LONGEST_NUMBER + 1}}}")


class BadBox(BadRequest):
    """A box file that is none. Facts: `file`, `line`, and what the reason mentions."""


class BoxText:
    """A text with the name it goes by; knows on which line a table or a key of it stands."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file

    def line_of(self, table: str, key: str = "") -> int:
        """The line of a key, or of its table if it has no such key, or the first."""
        here = ""
        found = 1
        for number, line in enumerate(self.text.splitlines(), start=1):
            header = re.match(r"\s*\[\s*([^\]]*?)\s*\]", line)
            if header:
                here = header[1].strip("\"'")
                if here == table:
                    found = number
            elif key and here == table:
                start = re.match(r"\s*(?:\"([^\"]*)\"|'([^']*)'|([\w-]+))\s*=", line)
                if start and key in start.groups():
                    return number
        return found

    def refuse(self, code: str, rule: str, table: str = "", key: str = "", **facts: Fact) -> BadBox:
        return BadBox(code, rule, file=self.file, line=self.line_of(table, key), **facts)


def read_box_file(path: str | Path) -> str:
    """The text of a box file, checked: what the option `box` takes."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadBox("box-unreadable", file=str(path), line=1, reason=reason) from None
    parse_box(text, str(path))
    return text


@lru_cache(maxsize=32)
def box_of(option: str) -> Box:
    """The box that the option `box` names or holds."""
    if option == STANDARD:
        text = files(__package__).joinpath(STANDARD_FILE).read_text("utf-8")
        return parse_box(text, STANDARD_FILE)
    return parse_box(option, "box")


def parse_box(text: str, file: str) -> Box:
    source = BoxText(text, file)
    if len(text) > LONGEST_TEXT:
        raise source.refuse("box-too-long", "", count=len(text), most=LONGEST_TEXT)
    check_depth(text, file)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # TOML, or what Python makes of it
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else max(1, len(text.splitlines()))
        raise BadBox("box-syntax", file=file, line=line, reason=str(error)) from None
    for name in data:
        if name not in ("supply", "alchemists", *HOMUNCULI):
            is_table = isinstance(data[name], dict)
            raise source.refuse(
                "box-unknown-name", "K-03", name if is_table else "", name, name=name
            )
    price = [0] * TILE_IDS
    gain = [0] * TILE_IDS
    for homunculus in HOMUNCULI:
        read_homunculus(source, homunculus, data.get(homunculus), price, gain)
    return Box(
        price, gain, read_alchemists(source, data.get("alchemists")), read_supply(source, data)
    )


def check_depth(text: str, file: str) -> None:
    """Before anything is read. The time that reading takes grows with the square of the depth, and
    a text may come from anyone. Brackets and dots within quotes count too: a box has none."""
    depth = 0
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition("#")[0]
        if words.count(".") > DEEPEST:
            raise BadBox("box-too-deep", "", file=file, line=number, most=DEEPEST)
        if LONG_NUMBER.search(words):
            raise BadBox("box-number", "", file=file, line=number, most=LONGEST_NUMBER)
        for letter in re.findall(r"[\[\]{}]", words):
            depth = depth + 1 if letter in "[{" else max(0, depth - 1)
            if depth > DEEPEST:
                raise BadBox("box-too-deep", "", file=file, line=number, most=DEEPEST)


def read_supply(source: BoxText, data: dict[str, object]) -> int:
    supply = data.get("supply", 16)
    if not isinstance(supply, int) or isinstance(supply, bool) or not 1 <= supply <= MOST_OF_ONE:
        raise source.refuse(
            "box-supply", "K-05", "", "supply", value=str(supply), low=1, high=MOST_OF_ONE
        )
    return supply


def read_homunculus(
    source: BoxText, homunculus: str, parts: object, price: list[int], gain: list[int]
) -> None:
    """K-03: each part once, and one of them twice."""
    if not isinstance(parts, dict):
        raise source.refuse("box-missing-homunculus", "K-03", homunculus=homunculus)
    for part in parts:
        if part not in PARTS:
            raise source.refuse("box-unknown-part", "K-02", homunculus, part, name=part)
    tiles = 0
    for part in PARTS:
        if part not in parts:
            raise source.refuse(
                "box-missing-part", "K-03", homunculus, homunculus=homunculus, part=part
            )
        shown = parts[part] if isinstance(parts[part], list) else [parts[part]]
        if not 1 <= len(shown) <= 2 or not all(isinstance(tile, str) for tile in shown):
            raise source.refuse(
                "box-part-shape", "K-03", homunculus, part, homunculus=homunculus, part=part
            )
        for copy, symbols in enumerate(shown):
            tile = TILE_OF[f"{homunculus}-{part}"] + copy
            paid, _, yielded = symbols.partition("->")
            price[tile] = read_symbols(source, homunculus, part, paid)
            gain[tile] = read_symbols(source, homunculus, part, yielded or paid)
            tiles += 1
    if tiles != TILES_EACH:
        raise source.refuse(
            "box-tile-count",
            "K-03",
            homunculus,
            homunculus=homunculus,
            count=tiles,
            wanted=TILES_EACH,
        )


def read_symbols(source: BoxText, homunculus: str, part: str, symbols: str) -> int:
    """K-04: two to five symbols, never more than two alike."""
    words = symbols.split()
    for word in words:
        if word not in INGREDIENTS:
            raise source.refuse("box-unknown-ingredient", "K-04", homunculus, part, name=word)
        if words.count(word) > MOST_ALIKE:
            raise source.refuse(
                "box-alike", "K-04", homunculus, part, ingredient=word, most=MOST_ALIKE
            )
    if not FEWEST_SYMBOLS <= len(words) <= MOST_SYMBOLS:
        raise source.refuse(
            "box-symbols",
            "K-04",
            homunculus,
            part,
            count=len(words),
            low=FEWEST_SYMBOLS,
            high=MOST_SYMBOLS,
        )
    return bag_of([INGREDIENTS.index(word) for word in words])


def read_alchemists(source: BoxText, boards: object) -> list[Alchemist]:
    """K-06: six boards, each with a favourite ingredient and a favourite homunculus."""
    count = len(boards) if isinstance(boards, dict) else 0
    if not isinstance(boards, dict) or count != ALCHEMISTS:
        raise source.refuse("box-alchemists", "K-06", "alchemists", count=count, wanted=ALCHEMISTS)
    alchemists: list[Alchemist] = []
    for name, board in boards.items():
        if not isinstance(board, dict) or set(board) != {"ingredient", "homunculus"}:
            raise source.refuse("box-alchemist-shape", "K-06", "alchemists", name, name=name)
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
            raise source.refuse("box-alchemist-name", "K-06", "alchemists", name, name=name)
        if board["ingredient"] not in INGREDIENTS:
            raise source.refuse(
                "box-unknown-ingredient", "K-06", "alchemists", name, name=str(board["ingredient"])
            )
        if board["homunculus"] not in HOMUNCULI:
            raise source.refuse(
                "box-unknown-homunculus", "K-06", "alchemists", name, name=str(board["homunculus"])
            )
        alchemists.append(
            Alchemist(
                name,
                INGREDIENTS.index(board["ingredient"]),
                HOMUNCULI.index(board["homunculus"]),
            )
        )
    return alchemists


assert len(TILE_NAMES) == TILE_IDS
assert TILES_EACH * len(HOMUNCULI) == TILE_COUNT
assert len(INGREDIENTS) == KINDS
